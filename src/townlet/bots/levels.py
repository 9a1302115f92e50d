"""The levels a person can pick: search, with more and more time."""

from __future__ import annotations

from typing import Final, NamedTuple


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
