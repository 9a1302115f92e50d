"""The score sheet of a town: its points, line by line, and who has won."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from townlet.tiny_towns import words
from townlet.tiny_towns.cards import CARDS, FREE_SQUARES, WAREHOUSE
from townlet.tiny_towns.feeding import Meal, feed
from townlet.tiny_towns.scoring import BUILDING_TYPES, COTTAGE, FOOD, MONUMENT, NOBODY, TAVERN, Tally
from townlet.tiny_towns.scoring import FACTORY as FACTORY_TYPE
from townlet.tiny_towns.squares import ALL, SQUARES, count, named
from townlet.tiny_towns.town import Town


def tally(town: Town, right_taverns: i64) -> Tally:
    """The town boiled down to what scoring looks at, with its cottages fed as well as can be."""
    tallied = Tally()
    kinds = town.kinds
    built = town.built
    square: i64 = 0
    while built:
        if built & 1:
            tallied.types[(kinds >> (3 * square)) & 7] |= 1 << square
        built >>= 1
        square += 1
    tallied.shrine = town.shrine
    tallied.finished = town.finished
    tallied.right_taverns = right_taverns
    if town.factory_effect == WAREHOUSE:
        warehouses = tallied.types[FACTORY_TYPE]
        for square in range(i64(SQUARES)):
            if (warehouses >> square) & 1:
                tallied.stored += town.held_on(square)
    if town.raised() and CARDS[town.monument].counts_as:
        # It scores as cottages, and not as a monument.
        tallied.castle = tallied.types[MONUMENT]
        tallied.castle_counts = CARDS[town.monument].counts_as
        tallied.types[COTTAGE] |= tallied.castle
        tallied.types[MONUMENT] = 0
    food = CARDS[town.cards[FOOD]]
    if tallied.types[FOOD] and tallied.types[COTTAGE]:
        meal = Meal(tallied)
        for kind in range(i64(BUILDING_TYPES)):
            meal.add(CARDS[town.cards[kind]].scoring, own(tallied, kind))
        if town.raised():
            meal.add(CARDS[town.monument].scoring, 1 << town.monument_at)
        tallied.fed = feed(food.feeds, food.portions, tallied.types[FOOD], meal)
    return tallied


def own(tallied: Tally, kind: i64) -> i64:
    """The squares of the buildings of a type, without a monument that scores as them."""
    return tallied.types[kind] & ~tallied.castle


def empty_points(town: Town) -> i64:
    """What the squares without a building cost."""
    if town.power == FREE_SQUARES:
        return 0
    return -empty_squares(town)


def empty_squares(town: Town) -> i64:
    """The squares without a building; leftover cubes are taken off before the end is counted."""
    return count(ALL & ~town.built)


def town_points(town: Town, right_taverns: i64) -> i64:
    """All points of a town."""
    tallied = tally(town, right_taverns)
    total = empty_points(town)
    for kind in range(i64(BUILDING_TYPES)):
        squares = own(tallied, kind)
        if squares:
            total += CARDS[town.cards[kind]].scoring.points(tallied, squares)
    if town.raised():
        total += CARDS[town.monument].scoring.points(tallied, 1 << town.monument_at)
    return total


def town_sheet(town: Town, right_taverns: i64) -> dict[str, Any]:
    """The points of a town, line by line, as plain data with a sentence for each."""
    tallied = tally(town, right_taverns)
    lines: list[dict[str, Any]] = []
    for kind in range(i64(BUILDING_TYPES)):
        squares = own(tallied, kind)
        if squares:
            lines.append(line(town.cards[kind], tallied, squares))
    if town.raised():
        lines.append(line(town.monument, tallied, 1 << town.monument_at))
    empty = int(empty_points(town))
    return {
        "total": empty + sum(entry["points"] for entry in lines),
        "lines": lines,
        "empty": empty,
        "fed": named(tallied.fed),
    }


def line(card: i64, tallied: Tally, squares: i64) -> dict[str, Any]:
    """One line of the sheet: a card, what it gives, the numbers behind it, and why."""
    scored = CARDS[card]
    numbers = scored.scoring.numbers(tallied, squares)
    if scored.feeds:
        numbers["fed"] = int(count(tallied.fed))
    return {
        "card": scored.slug,
        "points": int(scored.scoring.points(tallied, squares)),
        "numbers": numbers,
        "why": words.why(scored, numbers),
    }


def right_taverns(towns: list[Town], seat: i64) -> i64:
    """How many Taverns, in the widest sense, the player on the right has."""
    players: i64 = len(towns)
    if players == 1:
        return NOBODY
    return count(towns[(seat + players - 1) % players].of_kind(TAVERN))


def points(towns: list[Town], seat: i64) -> i64:
    """A player's points as they would be if the game ended now."""
    return town_points(towns[seat], right_taverns(towns, seat))


def sheet(towns: list[Town], seat: int) -> dict[str, Any]:
    """A player's score sheet; alone, with the skill level it reaches."""
    written = town_sheet(towns[seat], right_taverns(towns, seat))
    if len(towns) == 1:
        written["level"] = words.solo_level(written["total"])
    return written


def ranking(towns: list[Town]) -> list[int]:
    """Each player's place: most points, then fewest turns as Master Builder, fewest empty squares, most cottages."""
    marks = [
        (-int(points(towns, seat)), int(town.turns), int(empty_squares(town)), -int(count(town.of_kind(COTTAGE))))
        for seat, town in enumerate(towns)
    ]
    return [1 + sum(other < mark for other in marks) for mark in marks]
