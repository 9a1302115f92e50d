"""Tiny Towns and Little Town Builders: a fast rules engine.

game = townlet.load("tiny-towns", players=2)
state = game.new(seed=7)
while not state.over():
    for player in state.to_act():
        state.play(player, state.legal(player)[0])
print(state.scores(), state.ranking())
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any, Final

from townlet.core.game import COMPILED, Game, IllegalAction, State
from townlet.core.options import OptionsError
from townlet.little_town.game import NAME as LITTLE_TOWN
from townlet.little_town.game import LittleTown
from townlet.tiny_towns.game import NAME as TINY_TOWNS
from townlet.tiny_towns.game import TinyTowns

__all__ = ["GAMES", "Game", "IllegalAction", "OptionsError", "State", "load"]

GAMES: Final[dict[str, Callable[[dict[str, Any]], Game]]] = {TINY_TOWNS: TinyTowns, LITTLE_TOWN: LittleTown}

if not COMPILED:
    warnings.warn(
        "The engine runs interpreted, many times slower than compiled. With a C compiler and the Python headers on the "
        "machine, install townlet again to compile it.",
        RuntimeWarning,
        stacklevel=2,
    )


def load(name: str, **options: Any) -> Game:
    """The game of this name, configured; OptionsError when it can not be set up as asked."""
    if name not in GAMES:
        raise OptionsError(f"There is no game '{name}'; the games are {', '.join(GAMES)}.")
    return GAMES[name](options)
