"""Feeding against trying all assignments: thousands of random towns."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from townlet.tiny_towns.cards import BUILDINGS, BY_SLUG, CARDS, MONUMENTS, Card
from townlet.tiny_towns.scoring import BUILDING_TYPES, COTTAGE, FOOD, NOBODY, Tally
from townlet.tiny_towns.sheet import empty_points, own, tally, town_points
from townlet.tiny_towns.squares import SQUARES
from townlet.tiny_towns.town import Town

TOWNS = 1500

# Those whose points rest on who is fed; the others would only dilute the test.
CHAPELS = ["chapel", "temple"]
KEEN = ["barrett-castle", "grand-mausoleum-of-the-rodina"]


def random_town(food: str, dice: random.Random) -> Town:
    """A crowded town with much to feed, and little to feed it with."""
    by_type = {kind: [card for card in BUILDINGS if card.type == kind] for kind in range(BUILDING_TYPES)}
    cards = [dice.choice(by_type[kind]) for kind in range(BUILDING_TYPES)]
    cards[FOOD] = BY_SLUG[food]
    cards[3] = BY_SLUG[dice.choice(CHAPELS)]
    town = Town(vec[i64]([i64(card.number) for card in cards]))
    squares = list(range(SQUARES))
    dice.shuffle(squares)
    if dice.random() < 0.6:
        monument = BY_SLUG[dice.choice(KEEN)] if dice.random() < 0.8 else dice.choice(MONUMENTS)
        town.monument = monument.number
        town.put(monument.number, squares.pop())
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        town.put(cards[FOOD].number, squares.pop())
    for square in squares[: dice.randrange(3, len(squares))]:
        kind = dice.choices(range(BUILDING_TYPES), [10, 0, 1, 5, 1, 1, 1])[0]
        town.put(cards[kind].number, square)
    return town


def near(one: int, other: int) -> bool:
    """Side by side on the grid."""
    return abs(one % 4 - other % 4) + abs(one // 4 - other // 4) == 1


def groups(cottages: list[int]) -> list[set[int]]:
    """The cottages in groups that hang together."""
    found: list[set[int]] = []
    for square in cottages:
        touching = [group for group in found if any(near(square, other) for other in group)]
        found = [group for group in found if group not in touching]
        found.append({square}.union(*touching))
    return found


def assignments(card: Card, foods: list[int], cottages: list[int]) -> Iterator[set[int]]:
    """Every set of cottages that these food buildings can feed."""
    if card.slug == "farm":
        for number in range(min(4 * len(foods), len(cottages)) + 1):
            yield from (set(chosen) for chosen in itertools.combinations(cottages, number))
    elif card.slug == "greenhouse":
        hanging = groups(cottages)
        for number in range(min(len(foods), len(hanging)) + 1):
            for fed in itertools.combinations(hanging, number):
                yield set().union(*fed)
    elif card.slug == "granary":
        yield {
            square
            for square in cottages
            if any(max(abs(square % 4 - food % 4), abs(square // 4 - food // 4)) == 1 for food in foods)
        }
    else:
        yield {
            square for square in cottages if any(square % 4 == food % 4 or square // 4 == food // 4 for food in foods)
        }


def points_if(town: Town, tallied: Tally, fed: set[int]) -> int:
    """The town's points when just these cottages are fed."""
    tallied.fed = sum(1 << square for square in fed)
    total = sum(CARDS[town.cards[kind]].scoring.points(tallied, own(tallied, kind)) for kind in range(BUILDING_TYPES))
    if town.raised():
        total += CARDS[town.monument].scoring.points(tallied, 1 << town.monument_at)
    return int(total)


@pytest.mark.parametrize("food", ["farm", "granary", "greenhouse", "orchard"])
def test_no_sharing_out_of_the_food_gives_more_points(food: str) -> None:
    dice = random.Random(food)
    mattered = 0
    for _ in range(TOWNS):
        town = random_town(food, dice)
        tallied = tally(town, NOBODY)
        told = points_if(town, tallied, {square for square in range(SQUARES) if (tallied.fed >> square) & 1})
        cottages = [square for square in range(SQUARES) if (tallied.types[COTTAGE] >> square) & 1]
        foods = [square for square in range(SQUARES) if (tallied.types[FOOD] >> square) & 1]
        fed_now = tallied.fed
        possible = [
            (points_if(town, tallied, fed), sum(1 << square for square in fed))
            for fed in assignments(BY_SLUG[food], foods, cottages)
        ]
        assert told == max(points for points, _ in possible)
        assert fed_now in [fed for _, fed in possible]
        assert told + empty_points(town) == town_points(town, NOBODY)
        mattered += len({points for points, _ in possible}) > 1
    if food in ("farm", "greenhouse"):
        assert mattered > TOWNS / 4, "too few towns in which sharing out makes a difference"
