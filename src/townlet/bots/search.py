"""A player that thinks as long as it may: it searches through what could come, with what is known of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from townlet.bots import any_game
from townlet.bots.advice import Advice, Think
from townlet.bots.bot import Bot
from townlet.bots.budget import Budget
from townlet.bots.tiny_towns.think import think as think_tiny_towns
from townlet.core.chance import Chance
from townlet.core.game import State
from townlet.tiny_towns.game import NAME as TINY_TOWNS

KNOWN: Final[dict[str, Think]] = {TINY_TOWNS: think_tiny_towns}


class Search(Bot):
    """Thinks for so many seconds, or so many nodes, a decision."""

    def __init__(self, seed: int, seconds: float | None = None, nodes: int | None = None) -> None:
        super().__init__(seed)
        self.seconds: Final = seconds
        self.nodes: Final = nodes

    def decide(self, guessed: State, seat: int, chance: Chance, cancelled: Callable[[], bool] | None) -> Advice:
        think = KNOWN.get(guessed.game.name, any_game.think)
        return think(guessed, seat, Budget(self.seconds, self.nodes, cancelled), chance)
