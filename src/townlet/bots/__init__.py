"""Bots: players that decide by themselves.

bot = bots.make("greedy", seed=7)
state.play(seat, bot.choose(state, seat, number))

`number` is how many decisions were made in the game so far. Give a bot a seed of its own, not the game's where
somebody could learn from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from townlet.bots.bot import Bot
from townlet.bots.greedy import Greedy
from townlet.bots.random import Random

__all__ = ["BOTS", "Bot", "make"]

# How each bot is made from its seed, the weakest first. A level is an entry too.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": Random, "greedy": Greedy}


def make(name: str, seed: int) -> Bot:
    """The bot of this name; ValueError when there is none."""
    if name not in BOTS:
        raise ValueError(f"There is no bot '{name}'; the bots are {', '.join(BOTS)}.")
    return BOTS[name](seed)
