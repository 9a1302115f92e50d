"""The HTTP part of the protocol."""

from __future__ import annotations

from typing import Annotated, Any, Final

import segno
from fastapi import APIRouter, Depends, Header, Request, Response
from starlette.datastructures import URL

import townlet
from townlet import bots
from townlet.core.record import from_document
from townlet.server.hall import Hall, known_bot
from townlet.server.messages import (
    Begin,
    Failure,
    Games,
    Lobby,
    NewTable,
    NewTableMade,
    Rematch,
    Replay,
    ReplayStep,
    Seated,
    SitDown,
    StandIn,
    TableCard,
)
from townlet.server.room import Room
from townlet.server.showing import replay, replay_step
from townlet.server.table import OVER, Refused
from townlet.server.tokens import new_token
from townlet.server.words import WORDS

FAILURES: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": Failure, "description": "Why it was not done."},
}

router = APIRouter(prefix="/api", responses=FAILURES)


def hall(request: Request) -> Hall:
    """The hall of this server."""
    found: Hall = request.app.state.hall
    return found


async def room(table: str, hall: Annotated[Hall, Depends(hall)]) -> Room:
    """The room of the table in the path."""
    return await hall.room(table)


def holder(room: Annotated[Room, Depends(room)], authorization: Annotated[str, Header()] = "") -> int:
    """The seat whose token was sent."""
    scheme, _, token = authorization.partition(" ")
    seat = room.table.holder(token.strip()) if scheme.lower() == "bearer" else None
    if seat is None:
        raise Refused("no-token")
    return seat


TheHall = Annotated[Hall, Depends(hall)]
TheRoom = Annotated[Room, Depends(room)]
Holder = Annotated[int, Depends(holder)]


@router.get("/games", response_model=Games)
async def games() -> Any:
    """The games, and the bots that play them."""
    books = [townlet.book(name) for name in townlet.GAMES]
    cards = [{"game": book["game"], "title": book["title"], "players": book["players"]} for book in books]
    return {"games": cards, "bots": list(bots.BOTS)}


@router.get("/games/{game}")
async def book(game: str) -> dict[str, Any]:
    """What stands in the box of a game: its cards, in words and numbers."""
    if game not in townlet.GAMES:
        raise Refused("no-game")
    return townlet.book(game)


@router.get("/tables", response_model=Lobby)
async def lobby(hall: TheHall) -> Any:
    """The listed tables that are not over, the newest first."""
    return {"tables": await hall.lobby()}


@router.post("/tables", status_code=201, response_model=NewTableMade)
async def make(wanted: NewTable, hall: TheHall) -> Any:
    """Make a table, for a new game or for one that was saved."""
    if wanted.record is not None:
        if wanted.game is not None or wanted.options or wanted.seed is not None:
            raise Refused("options")
        record = from_document(wanted.record, townlet.load)
        name, tokens = await hall.open_record(record, wanted.listed, wanted.seats or [])
    else:
        if wanted.game is None:
            raise Refused("options")
        game = townlet.load(wanted.game, **wanted.options)
        name, tokens = await hall.make_new(game, wanted.seed, wanted.listed, wanted.seats or [])
    return {"table": name, "tokens": tokens}


@router.get("/tables/{table}", response_model=TableCard)
async def look(room: TheRoom) -> Any:
    """One table, as everybody may see it."""
    return room.card()


@router.post("/tables/{table}/seats/{seat}", status_code=201, response_model=Seated)
async def sit(seat: int, person: SitDown, room: TheRoom) -> Any:
    """Sit down on an open seat."""
    token = new_token()
    await room.do(lambda: room.table.check_sit(seat, person.name, token))
    return {"token": token}


@router.post("/tables/{table}/seats/{seat}/leave", response_model=TableCard)
async def leave(seat: int, room: TheRoom, holder: Holder) -> Any:
    """Give the seat up."""
    if seat != holder:
        raise Refused("not-your-seat")
    await room.do(lambda: room.table.check_leave(seat))
    return room.card()


@router.post("/tables/{table}/seats/{seat}/stand-in", response_model=TableCard)
async def stand_in(seat: int, wanted: StandIn, room: TheRoom, holder: Holder) -> Any:
    """Let a bot decide for who is away, or no longer."""
    bot = wanted.bot and known_bot(wanted.bot)
    await room.do(lambda: room.table.check_stand_in(seat, holder, bot, seat in room.present()))
    return room.card()


@router.post("/tables/{table}/start", response_model=TableCard, dependencies=[Depends(holder)])
async def start(wanted: Begin, room: TheRoom) -> Any:
    """Let bots take the open seats, and begin."""
    await room.do(lambda: room.table.check_start(known_bot(wanted.bot)))
    return room.card()


@router.post("/tables/{table}/rematch", response_model=Rematch, dependencies=[Depends(holder)])
async def rematch(room: TheRoom, hall: TheHall) -> Any:
    """The same game once more, for the same people."""
    return {"table": await hall.rematch(room)}


def finished(room: TheRoom) -> Room:
    """A room whose game is over."""
    if room.table.phase != OVER:
        raise Refused("not-over")
    return room


Finished = Annotated[Room, Depends(finished)]


@router.get("/tables/{table}/record")
async def record(room: Finished, response: Response) -> dict[str, Any]:
    """The record of a finished game."""
    name = f"{room.table.game.name}-{room.table.name}.json"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return room.table.record.document()


@router.get("/tables/{table}/replay", response_model=Replay)
async def whole_replay(room: Finished) -> Any:
    """A finished game, decision by decision."""
    return replay(room.table)


@router.get("/tables/{table}/replay/{number}", response_model=ReplayStep)
async def one_step(number: int, room: Finished, seat: int | None = None) -> Any:
    """The table after so many decisions, as a seat saw it."""
    decisions = len(room.table.record.decisions)
    if not 0 <= number <= decisions:
        raise Refused("no-step", WORDS.say("refused", "no-step", decisions=decisions))
    if seat is not None:
        room.table.seat(seat)
    return replay_step(room.table, number, seat)


@router.get("/tables/{table}/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr(room: TheRoom, request: Request) -> Response:
    """The table's link as a QR code."""
    link = URL(str(request.base_url)).replace(path=f"/t/{room.table.name}")
    drawn = segno.make(str(link), micro=False).svg_inline(scale=8, border=2, dark="#000", light="#fff")
    return Response(drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1), media_type="image/svg+xml")


@router.api_route("/{path:path}", methods=["GET", "POST"], include_in_schema=False)
async def nothing() -> None:
    """Paths that there are not."""
    raise Refused("no-path")
