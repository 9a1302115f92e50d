"""The last turn of a game, counted out: nobody else's turn is to come, so the best of all that can be done is known."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from townlet.bots.little_town.instinct import Instinct
from townlet.bots.little_town.rollout import decide
from townlet.core.chance import Chance
from townlet.little_town.round_end import ROUNDS
from townlet.little_town.state import Town
from townlet.little_town.steps import TURN

# So many positions are counted out at most.
MOST: Final = 20000


def is_last_turn(town: Town, seat: int) -> bool:
    """No worker is left in hand but the one this seat is about to use."""
    if town.round != ROUNDS:
        return False
    left: i64 = 0
    for team in town.teams:
        left += team.workers
    return left == (town.teams[seat].workers if town.step == TURN else 0) and left <= 1


class Ending:
    """Counts out what a seat can still reach, the others feeding as they like best: its lead, then its points."""

    def __init__(self, seat: int, mind: Instinct, chance: Chance) -> None:
        self.seat: Final = seat
        self.mind: Final = mind
        self.chance: Final = chance
        # What was found out about positions, by their hashes.
        self.known: Final[dict[int, tuple[int, int]]] = {}

    def best(self, town: Town) -> tuple[int, tuple[int, int]]:
        """The best decision, and what it comes to."""
        out = town.game.scratch
        offered = [int(out[i]) for i in range(town.offers(self.seat, out))]
        found: list[tuple[int, int]] = []
        for action in offered:
            after = town.copy()
            after.apply(self.seat, action)
            found.append(self.comes_to(after))
        most = max(found)
        return offered[found.index(most)], most

    def comes_to(self, town: Town) -> tuple[int, int]:
        """What a position comes to; it is played on."""
        while town.waiting != 0:
            seat: i64 = self.seat
            if (town.waiting >> seat) & 1 == 0:
                seat = 0
                while (town.waiting >> seat) & 1 == 0:
                    seat += 1
            elif len(self.known) < MOST:
                position = town.hash()
                if position not in self.known:
                    self.known[position] = self.best(town)[1]
                return self.known[position]
            town.apply(seat, decide(town, seat, self.mind, self.chance, 0.0))
        scores = town.scores()
        own = scores[self.seat]
        return own - max([score for other, score in enumerate(scores) if other != self.seat]), own
