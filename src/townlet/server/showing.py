"""What is shown of a table: to everybody, and to each seat. The only way from a game to anything that is sent.

Everything a seat gets comes from the engine's `view` or is public; nothing here reads what is hidden.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from townlet.core.game import State
from townlet.server.events import PLAY, SIT, UNDO, Event
from townlet.server.table import OVER, PERSON, Table
from townlet.server.words import WORDS

WATCHER: Final = None


def table_card(table: Table, present: Collection[int], watchers: int) -> dict[str, Any]:
    """What everybody may know of a table."""
    return {
        "table": table.name,
        "game": table.game.name,
        "options": table.game.options,
        "phase": table.phase,
        "version": table.version,
        "listed": table.listed,
        "seats": [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat_name(table, number),
                "bot": seat.bot,
                "present": number in present,
                "host": number == table.host,
            }
            for number, seat in enumerate(table.seats)
        ],
        "watchers": watchers,
        "started": table.events[0].at.isoformat(timespec="seconds") if table.events else None,
        "next": table.next,
    }


def seat_name(table: Table, number: int) -> str:
    """What the seat is called: by its person, or in the language spoken now."""
    seat = table.seats[number]
    if seat.kind == PERSON:
        return seat.name
    return WORDS.say("seat", seat.kind, number=number + 1)


def situation(table: Table, seat: int | None, card: dict[str, Any], told: int) -> dict[str, Any]:
    """The `state` message for a seat that has read the log up to a version; None is a watcher."""
    shown: dict[str, Any] = {
        "type": "state",
        "version": table.version,
        "seat": seat,
        "table": card,
        "view": None,
        "asked": "",
        "legal": [],
        "can_undo": False,
        "outlook": None,
        "sheets": [],
        "log": {"after": told, "entries": log(table, seat, told)},
    }
    if table.started:
        state = table.record.state
        shown["view"] = state.view(seat)
        shown["sheets"] = sheets(table, state)
        if seat is not None:
            shown["asked"] = table.game.asked(shown["view"])
            shown["legal"] = [table.game.text(action) for action in state.legal(seat)]
            shown["can_undo"] = not state.over() and table.record.can_undo(seat)
            shown["outlook"] = state.outlook(seat)
    return shown


def sheets(table: Table, state: State) -> list[dict[str, Any]]:
    """Everybody's score sheet, as if the game ended now."""
    return [state.sheet(seat) for seat in range(table.game.players)]


def log(table: Table, seat: int | None, after: int) -> list[dict[str, Any]]:
    """What happened after a version, as this seat may read it."""
    return [
        entry(table, seat, version, happening)
        for version, happening in enumerate(table.events[after:], start=after + 1)
    ]


def entry(table: Table, seat: int | None, version: int, happening: Event) -> dict[str, Any]:
    """One thing that happened, in the notation and in words."""
    notation = None
    if happening.kind in (PLAY, UNDO):
        player, action = table.taken_back.get(version) or (happening.seat, table.game.parse(happening.text))
        # Nothing is secret once the game is over.
        open_ = table.phase == OVER or player == seat
        notation = table.game.text(action) if open_ else table.game.told(action)
    if happening.kind == PLAY and notation is not None:
        said = table.game.said(notation)
    else:
        taken_back = table.game.said(notation) if notation is not None else ""
        said = WORDS.say("said", happening.kind, said=taken_back)
    return {
        "version": version,
        "seat": happening.seat,
        "name": happening.text if happening.kind == SIT else None,
        "kind": happening.kind,
        "notation": notation,
        "said": said,
    }


def replay(table: Table) -> dict[str, Any]:
    """A finished game as the list of its decisions."""
    return {
        "game": table.game.name,
        "options": table.game.options,
        "seed": table.seed,
        "names": [seat_name(table, number) for number in range(table.game.players)],
        "decisions": [
            {"seat": player, "notation": notation, "said": table.game.said(notation)}
            for player, notation in table.record.log(WATCHER)
        ],
    }


def replay_step(table: Table, number: int, seat: int | None) -> dict[str, Any]:
    """The table of a finished game after so many decisions, as a seat saw it."""
    state = table.record.after(number)
    return {"number": number, "view": state.view(seat), "sheets": sheets(table, state)}
