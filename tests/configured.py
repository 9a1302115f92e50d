"""Every game in every mode and for every number of players: what the shared checks run over."""

from __future__ import annotations

from typing import Any, Final

import townlet
from townlet import Game

Configuration = tuple[str, dict[str, Any]]


def tiny_towns() -> dict[str, Configuration]:
    """Tiny Towns, in all its modes."""
    found: dict[str, dict[str, Any]] = {
        "solo": {"players": 1},
        "solo-first-game": {"players": 1, "cards": "first-game"},
        "solo-bare": {"players": 1, "monuments": False},
    }
    for players in range(2, 7):
        found |= {
            f"standard-{players}": {"players": players},
            f"first-game-{players}": {"players": players, "cards": "first-game"},
            f"cavern-{players}": {"players": players, "cavern": True},
            f"town-hall-{players}": {"players": players, "mode": "town-hall"},
            f"town-hall-cavern-{players}": {
                "players": players,
                "mode": "town-hall",
                "cavern": True,
                "monuments": False,
            },
        }
    return {f"tiny-towns-{name}": ("tiny-towns", options) for name, options in found.items()}


def little_town() -> dict[str, Configuration]:
    """Little Town Builders, on both sides of the board."""
    found: dict[str, dict[str, Any]] = {}
    for players in range(2, 5):
        found |= {
            f"side-1-{players}": {"players": players},
            f"side-2-{players}": {"players": players, "board": 2},
            f"first-game-{players}": {"players": players, "tiles": "first-game"},
        }
    return {f"little-town-{name}": ("little-town", options) for name, options in found.items()}


CONFIGURATIONS: Final[dict[str, Configuration]] = {**tiny_towns(), **little_town()}


def configured(name: str) -> Game:
    """The game of this configuration."""
    game, options = CONFIGURATIONS[name]
    return townlet.load(game, **options)
