"""What a bot would do, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from townlet.bots.budget import Budget
from townlet.core.chance import Chance
from townlet.core.game import State


class Advice(NamedTuple):
    """A decision, what is expected to come of it, and what it is for."""

    action: int
    # The points this seat will probably have in the end; None when the bot does not think so far.
    expected: float | None = None
    # The slug of what is being built towards; empty for nothing in particular.
    aim: str = ""


# How a game is thought about: a state in which all that is hidden from this seat was guessed already and that may be
# played on, the seat, how long to think, and the thinker's own chance. Further guesses come from
# `state.guess(seat, chance.below(GUESSES))`.
Think = Callable[[State, int, Budget, Chance], Advice]
