"""A player without a thought: every legal decision is equally likely."""

from __future__ import annotations

from collections.abc import Callable

from townlet.bots.advice import Advice
from townlet.bots.bot import Bot
from townlet.core.chance import Chance
from townlet.core.game import State


class Random(Bot):
    """Decides at random."""

    def decide(self, guessed: State, seat: int, chance: Chance, cancelled: Callable[[], bool] | None) -> Advice:
        legal = guessed.legal(seat)
        return Advice(legal[chance.below(len(legal))])
