"""The hall: all rooms, found, made and forgotten."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any, Final

import townlet
from townlet import bots
from townlet.core.chance import SEEDS
from townlet.core.game import Game
from townlet.core.record import Record
from townlet.server.events import BOT, PLAY, SIT, START, Event, event
from townlet.server.messages import Bot, Open, Person
from townlet.server.opponents import Opponents
from townlet.server.room import Room
from townlet.server.store import Store
from townlet.server.table import OVER, PERSON, Refused, Table
from townlet.server.tokens import fingerprint, new_name, new_token
from townlet.server.words import WORDS

# Rooms in which nobody is are kept up to so many: reading one again takes a moment.
MOST_IDLE: Final = 200
MOST_IN_LOBBY: Final = 50


class Hall:
    """All tables of this server."""

    def __init__(self, store: Store, opponents: Opponents, pace: float) -> None:
        self.store: Final = store
        self.opponents: Final = opponents
        self.pace: Final = pace
        # The one that was looked at longest ago stands first.
        self._rooms: Final[dict[str, Room]] = {}
        self._opening: Final = asyncio.Lock()

    async def room(self, name: str) -> Room:
        """The room of a table; Refused when there is no such table."""
        room = self._rooms.pop(name, None)
        if room is None:
            async with self._opening:
                room = self._rooms.pop(name, None) or await self._open(name)
        self._rooms[name] = room
        return room

    async def _open(self, name: str) -> Room:
        found = await self.store.read(name)
        if found is None:
            raise Refused("no-table")
        row, happenings = found
        table = Table(name, townlet.load(row["game"], **row["options"]), row["seed"], row["listed"])
        table.next = row["next"]
        table.apply_all(happenings)
        self._forget()
        return Room(table, self.store, self.opponents, self.pace)

    def _forget(self) -> None:
        """Let go of rooms in which nobody is."""
        idle = [name for name, room in self._rooms.items() if room.idle()]
        for name in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self._rooms[name]

    async def make(self, game: Game, seed: int, listed: bool, happenings: Sequence[Event]) -> str:
        """A new table at which this has happened already; its name."""
        name = new_name()
        await self.store.make(name, game.name, game.options, seed, listed)
        room = Room(Table(name, game, seed, listed), self.store, self.opponents, self.pace)
        self._forget()
        self._rooms[name] = room
        if happenings:
            await room.do(lambda: list(happenings))
        return name

    async def make_new(
        self, game: Game, seed: int | None, listed: bool, seats: Sequence[Person | Bot | Open]
    ) -> tuple[str, dict[int, str]]:
        """A new table with these seats; its name, and the tokens of who made it."""
        happenings, tokens = take_seats(game, seats)
        name = await self.make(game, secrets.randbelow(SEEDS) if seed is None else seed, listed, happenings)
        return name, tokens

    async def open_record(
        self, record: Record, listed: bool, seats: Sequence[Person | Bot | Open]
    ) -> tuple[str, dict[int, str]]:
        """A table at which a saved game goes on, or can be looked at."""
        happenings, tokens = ([], {}) if record.state.over() else take_seats(record.game, seats)
        played = [event(PLAY, seat, record.game.text(action)) for seat, action in record.decisions]
        name = await self.make(record.game, record.seed, listed, [*happenings, event(START), *played])
        return name, tokens

    async def rematch(self, room: Room) -> str:
        """The same game once more, for the same people."""
        before = room.table
        if before.phase != OVER:
            raise Refused("not-over")
        happenings = [
            Event(SIT, number, seat.name, event(SIT).at, token=seat.token)
            if seat.kind == PERSON
            else event(BOT, number, seat.bot or next(iter(bots.BOTS)))
            for number, seat in enumerate(before.seats)
        ]
        return await room.follow(lambda: self.make(before.game, secrets.randbelow(SEEDS), before.listed, happenings))

    async def lobby(self) -> list[dict[str, Any]]:
        """The listed tables that are not over, the newest first."""
        rooms = [await self.room(name) for name in await self.store.lobby(MOST_IN_LOBBY)]
        return [room.card() for room in rooms if room.table.phase != OVER]

    async def close(self) -> None:
        """The server stops."""
        for room in self._rooms.values():
            await room.close()
        await self.opponents.close()


def take_seats(game: Game, seats: Sequence[Person | Bot | Open]) -> tuple[list[Event], dict[int, str]]:
    """How the seats of a new table are taken, and the tokens of its people."""
    if len(seats) != game.players:
        raise Refused("seats", WORDS.say("refused", "seats", players=game.players, seats=len(seats)))
    happenings = []
    tokens = {}
    for number, seat in enumerate(seats):
        if isinstance(seat, Person):
            tokens[number] = new_token()
            happenings.append(event(SIT, number, seat.name, token=fingerprint(tokens[number])))
        elif isinstance(seat, Bot):
            happenings.append(event(BOT, number, known_bot(seat.bot)))
    return happenings, tokens


def known_bot(name: str) -> str:
    """The name of a bot that there is."""
    if name not in bots.BOTS:
        raise Refused("no-bot", WORDS.say("refused", "no-bot", bots=", ".join(bots.BOTS)))
    return name
