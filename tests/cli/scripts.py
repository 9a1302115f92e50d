"""Scripts of whole games, as a person could type them."""

from __future__ import annotations

from typing import Any

import townlet
from townlet.cli.session import ME, bot_decision
from townlet.core.chance import Chance
from townlet.core.record import Record


def whole_game(seed: int, seats: list[str], options: dict[str, Any], game: str = "tiny-towns") -> Record:
    """A game to its end: people build when they can, bots decide as they do in the terminal."""
    record = Record(townlet.load(game, players=len(seats), **options), seed)
    chance = Chance(seed)
    front = -1
    while not record.state.over():
        waiting = record.state.to_act()
        people = [seat for seat in waiting if seats[seat] == ME]
        if not people:
            record.play(waiting[0], bot_decision(record, seats[waiting[0]], waiting[0]))
            continue
        front = front if front in people else people[0]
        legal = record.state.legal(front)
        better = [action for action in legal if record.game.text(action).startswith(("build", "hold", "put"))] or legal
        record.play(front, better[chance.below(len(better))])
    return record


def typed(record: Record, seats: list[str]) -> str:
    """What the people type to play this game."""
    return "".join(f"{record.game.text(action)}\n" for player, action in record.decisions if seats[player] == ME)
