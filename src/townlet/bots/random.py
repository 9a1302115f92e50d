"""A player without a thought: every legal decision is equally likely."""

from __future__ import annotations

from townlet.bots.bot import Bot
from townlet.core.chance import Chance
from townlet.core.game import State


class Random(Bot):
    """Decides at random."""

    def decide(self, guessed: State, seat: int, chance: Chance) -> int:
        legal = guessed.legal(seat)
        return legal[chance.below(len(legal))]
