"""The levels a person can pick: search, with more and more to think with."""

from __future__ import annotations

from typing import Final, NamedTuple

from townlet.little_town.game import NAME as LITTLE_TOWN
from townlet.tiny_towns.game import NAME as TINY_TOWNS


class Level(NamedTuple):
    """How long a level thinks about a decision."""

    seconds: float | None = None
    nodes: int | None = None


LEVELS: Final[dict[str, Level]] = {
    "easy": Level(nodes=20),
    "normal": Level(nodes=200),
    "hard": Level(seconds=0.12),
    "master": Level(seconds=1.0),
}
# A game whose thinker makes more or less of a node has levels of its own.
BY_GAME: Final[dict[str, dict[str, Level]]] = {
    LITTLE_TOWN: {
        "easy": Level(nodes=1),
        "normal": Level(nodes=4),
        "hard": Level(seconds=0.12, nodes=25),
        "master": Level(seconds=1.0),
    },
    TINY_TOWNS: {
        "easy": Level(nodes=30),
        "normal": Level(nodes=1500),
        "hard": Level(seconds=0.12),
        "master": Level(seconds=1.0),
    },
}


def level(name: str, game: str) -> Level:
    """What a level is in a game."""
    return BY_GAME.get(game, LEVELS)[name]
