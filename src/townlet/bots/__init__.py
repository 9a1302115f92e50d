"""Bots: players that decide by themselves.

bot = bots.make("hard", seed=7)
state.play(seat, bot.choose(state, seat, number))

`number` is how many decisions were made in the game so far. Give a bot a seed of its own, not the game's where
somebody could learn from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from townlet.bots.advice import Advice
from townlet.bots.bot import Bot
from townlet.bots.greedy import Greedy
from townlet.bots.levels import LEVELS
from townlet.bots.random import Random
from townlet.bots.search import Search

__all__ = ["BOTS", "Advice", "Bot", "make"]

# The bots: the yardsticks, then the levels, the weaker first.
YARDSTICKS: Final[dict[str, Callable[[int], Bot]]] = {"random": Random, "greedy": Greedy}
BOTS: Final = (*YARDSTICKS, *LEVELS)


def make(name: str, seed: int, seconds: float | None = None, nodes: int | None = None) -> Bot:
    """The bot of this name, a level with another budget if one is given; ValueError when there is no such bot."""
    if name in YARDSTICKS:
        return YARDSTICKS[name](seed)
    if name not in LEVELS:
        raise ValueError(f"There is no bot '{name}'; the bots are {', '.join(BOTS)}.")
    return Search(seed, name, seconds, nodes)
