"""A player that looks one decision ahead: it takes what leaves it with the most, as far as it can judge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from townlet.bots import any_game
from townlet.bots.advice import Advice
from townlet.bots.bot import Bot
from townlet.bots.little_town import greedy as little_town
from townlet.bots.tiny_towns import greedy as tiny_towns
from townlet.core.chance import Chance
from townlet.core.game import State
from townlet.little_town.game import NAME as LITTLE_TOWN
from townlet.tiny_towns.game import NAME as TINY_TOWNS

# What each of some decisions would be worth to a seat.
Worths = Callable[[State, int, list[int]], list[float]]

KNOWN: Final[dict[str, Worths]] = {TINY_TOWNS: tiny_towns.worths, LITTLE_TOWN: little_town.worths}


class Greedy(Bot):
    """Takes the decision that is worth most; equals are drawn."""

    def decide(self, guessed: State, seat: int, chance: Chance, cancelled: Callable[[], bool] | None) -> Advice:
        legal = guessed.legal(seat)
        worths = KNOWN.get(guessed.game.name, any_game.worths)(guessed, seat, legal)
        most = max(worths)
        best = [action for action, worth in zip(legal, worths, strict=True) if worth == most]
        return Advice(best[chance.below(len(best))])
