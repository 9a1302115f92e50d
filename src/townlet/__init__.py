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
from townlet.core.language import CONTRACT
from townlet.core.options import OptionsError
from townlet.little_town import book as little_town_book
from townlet.little_town.game import NAME as LITTLE_TOWN
from townlet.little_town.game import LittleTown
from townlet.tiny_towns import book as tiny_towns_book
from townlet.tiny_towns.game import NAME as TINY_TOWNS
from townlet.tiny_towns.game import TinyTowns

__all__ = ["GAMES", "Game", "IllegalAction", "OptionsError", "State", "book", "load"]

GAMES: Final[dict[str, Callable[[dict[str, Any]], Game]]] = {TINY_TOWNS: TinyTowns, LITTLE_TOWN: LittleTown}
BOOKS: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    TINY_TOWNS: tiny_towns_book.book,
    LITTLE_TOWN: little_town_book.book,
}

if not COMPILED:
    warnings.warn(
        "The engine runs interpreted, many times slower than compiled. With a C compiler and the Python headers on the "
        "machine, install townlet again to compile it.",
        RuntimeWarning,
        stacklevel=2,
    )


def load(name: str, /, **options: Any) -> Game:
    """The game of this name, configured; OptionsError when it can not be set up as asked."""
    return GAMES[known(name)](options)


def book(name: str) -> dict[str, Any]:
    """What stands in a game's box, as plain data, in the words of the language spoken now."""
    return BOOKS[known(name)]()


def known(name: str) -> str:
    """The name, if there is a game of it; OptionsError otherwise."""
    if name not in GAMES:
        raise OptionsError(CONTRACT.say("option", "no-game", name=name, games=", ".join(GAMES)))
    return name
