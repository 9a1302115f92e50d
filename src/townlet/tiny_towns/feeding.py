"""Feeding cottages: who is fed, shared out so that the town scores most.

A town has one kind of food building, since a game has one food card. Granaries and Orchards feed
whom they reach; a Farm's portions and a Greenhouse's group are the player's choice, and the best
choice is made here. Feeding one more never costs points, so all that can be fed are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from townlet.tiny_towns.scoring import COTTAGE, BesideFed, Scoring, Tally
from townlet.tiny_towns.squares import SQUARES, around, beside, count, group, lines

NO_FOOD: Final = 0
ANYWHERE: Final = 1
AROUND: Final = 2
GROUP: Final = 3
LINES: Final = 4
HOW: Final = {"anywhere": ANYWHERE, "around": AROUND, "group": GROUP, "lines": LINES}


class Meal:
    """The cards of a town whose points rest on who is fed."""

    def __init__(self, tally: Tally) -> None:
        self.tally: Final = tally
        self.ways: Final[list[Scoring]] = []
        self.squares: vec[i64] = vec[i64]()
        # Cottages that are not all alike: beside a Temple, or a castle.
        self.special: i64 = tally.castle

    def add(self, way: Scoring, own: i64) -> None:
        """Count a card in, if it minds feeding at all."""
        if way.minds_feeding:
            self.ways.append(way)
            self.squares = append(self.squares, own)
            if isinstance(way, BesideFed):
                self.special |= beside(own)

    def worth(self, fed: i64) -> i64:
        """The points of these cards when just these cottages are fed."""
        self.tally.fed = fed
        points: i64 = 0
        for i in range(len(self.ways)):
            points += self.ways[i].points(self.tally, self.squares[i])
        return points


def feed(how: i64, portions: i64, food: i64, meal: Meal) -> i64:
    """The squares of cottages fed by the food buildings on `food`."""
    hungry = meal.tally.types[COTTAGE]
    if how == NO_FOOD or not food or not hungry:
        return 0
    if how == ANYWHERE:
        return share_portions(portions * count(food), hungry, meal)
    if how == AROUND:
        return hungry & around(food)
    if how == GROUP:
        return share_groups(count(food), 0, hungry, meal)
    reached: i64 = 0
    for square in range(i64(SQUARES)):
        if (food >> square) & 1:
            reached |= lines(square)
    return hungry & reached


def share_portions(portions: i64, hungry: i64, meal: Meal) -> i64:
    """The best cottages to feed with so many portions.

    Cottages that are not special are all alike, so only the subsets of the special ones are
    tried, and what food is left goes to any others.
    """
    if portions >= count(hungry):
        return hungry
    special = hungry & meal.special
    if not special:
        return first_of(hungry, portions)
    best: i64 = 0
    best_worth: i64 = -1
    chosen = special
    while True:
        left = portions - count(chosen)
        if left >= 0:
            fed = chosen | first_of(hungry & ~special, left)
            worth = meal.worth(fed)
            if worth > best_worth:
                best = fed
                best_worth = worth
        if chosen == 0:
            return best
        chosen = (chosen - 1) & special


def first_of(squares: i64, number: i64) -> i64:
    """So many squares of a set, or all of them if there are fewer."""
    taken: i64 = 0
    while number > 0 and squares:
        first = squares & -squares
        taken |= first
        squares &= ~first
        number -= 1
    return taken


def share_groups(greenhouses: i64, fed: i64, hungry: i64, meal: Meal) -> i64:
    """The best groups to feed, one for each Greenhouse: take or leave the first, then the rest."""
    if greenhouses == 0 or hungry == 0:
        return fed
    first = group(hungry & -hungry, hungry)
    taken = share_groups(greenhouses - 1, fed | first, hungry & ~first, meal)
    if hungry == first:
        return taken
    left = share_groups(greenhouses, fed, hungry & ~first, meal)
    return taken if meal.worth(taken) >= meal.worth(left) else left
