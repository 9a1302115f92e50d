"""What every bot keeps: it decides for a seat from what that seat can know, and by its own seed alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from townlet.bots.advice import Advice
from townlet.core.chance import PLAYER_STREAM, SEEDS, Chance, mix
from townlet.core.game import State

# Guesses are told apart by this many seeds.
GUESSES: Final = 2**31 - 1


class Bot:
    """A player that decides by itself. It remembers nothing, so one Bot may play many seats and games."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed

    def choose(self, state: State, seat: int, number: int) -> int:
        """The decision this seat owes; `number` is how many decisions were made in the game so far.

        The same seed, number and knowledge give the same decision, whenever it is asked for: after a crash, or in a
        game that was saved in between. (A bot that thinks for a time rather than for a number of nodes can not promise
        that: it depends on how fast the machine is just then.)
        """
        return self.advise(state, seat, number).action

    def advise(self, state: State, seat: int, number: int, cancelled: Callable[[], bool] | None = None) -> Advice:
        """The same decision with its reasons: the one door to a bot, which hands on nothing the seat can not know.

        Once `cancelled` says so, the bot decides at once with what it has found until then.
        """
        legal = state.legal(seat)
        if len(legal) == 1:
            return Advice(legal[0])
        chance = Chance(mix(mix(self.seed, seat), number) % SEEDS, PLAYER_STREAM)
        return self.decide(state.guess(seat, chance.below(GUESSES)), seat, chance, cancelled)

    def decide(self, guessed: State, seat: int, chance: Chance, cancelled: Callable[[], bool] | None) -> Advice:
        """Decide in a state in which all that is hidden was guessed; it is the bot's own and may be played on."""
        raise NotImplementedError
