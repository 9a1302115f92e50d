"""What every bot keeps: it decides for a seat from what that seat can know, and by its own seed alone."""

from __future__ import annotations

from typing import Final

from townlet.core.chance import PLAYER_STREAM, SEEDS, Chance, mix
from townlet.core.game import State

# Guesses are told apart by this many seeds.
GUESSES: Final = 2**31 - 1


class Bot:
    """A player that decides by itself. It remembers nothing, so one Bot may play many seats and games."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed

    def choose(self, state: State, seat: int, number: int) -> int:
        """The decision this seat owes: the one door to a bot, and it hands on nothing the seat can not know.

        `number` is how many decisions were made in the game so far. The same seed, number and knowledge give the same
        decision, whenever it is asked for: after a crash, or in a game that was saved in between.
        """
        chance = Chance(mix(mix(self.seed, seat), number) % SEEDS, PLAYER_STREAM)
        return self.decide(state.guess(seat, chance.below(GUESSES)), seat, chance)

    def decide(self, guessed: State, seat: int, chance: Chance) -> int:
        """Decide in a state in which all that is hidden was guessed; it is the bot's own and may be played on."""
        raise NotImplementedError
