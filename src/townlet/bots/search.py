"""A player that thinks as long as it may: it searches through what could come, with what is known of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from townlet.bots import any_game, levels
from townlet.bots.advice import Advice, Think
from townlet.bots.bot import Bot
from townlet.bots.budget import Budget
from townlet.bots.levels import Level
from townlet.bots.little_town.think import think as think_little_town
from townlet.bots.tiny_towns.think import think as think_tiny_towns
from townlet.core.chance import Chance
from townlet.core.game import State
from townlet.little_town.game import NAME as LITTLE_TOWN
from townlet.tiny_towns.game import NAME as TINY_TOWNS

KNOWN: Final[dict[str, Think]] = {TINY_TOWNS: think_tiny_towns, LITTLE_TOWN: think_little_town}


class Search(Bot):
    """Thinks as long as its level does in the game, or within a budget of its own."""

    def __init__(self, seed: int, level: str, seconds: float | None = None, nodes: int | None = None) -> None:
        super().__init__(seed)
        self.level: Final = level
        self.own: Final = None if seconds is None and nodes is None else Level(seconds, nodes)

    def decide(self, guessed: State, seat: int, chance: Chance, cancelled: Callable[[], bool] | None) -> Advice:
        think = KNOWN.get(guessed.game.name, any_game.think)
        seconds, nodes = self.own or levels.level(self.level, guessed.game.name)
        return think(guessed, seat, Budget(seconds, nodes, cancelled), chance)
