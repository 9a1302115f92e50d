"""The numbers of weights.toml: what they mean, and where each kind of them begins in one list of all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from townlet.core.data import toml
from townlet.little_town.tiles import KINDS

# How many each entry has.
LENGTHS: Final[dict[str, int]] = {
    # The first, second, ... wood and stone in store, and how much that counts by the own turns left (see PHASES).
    "wood": 8,
    "stone": 8,
    "wood_phase": 9,
    "stone_phase": 9,
    # A food that this round's feeding still needs, by the workers in hand; more food, by the rounds left.
    "food_needed": 6,
    "food_next": 4,
    "food_spare": 4,
    # Each of the first three coins, the next three and so on, beside the points they are, and by the own turns left.
    "coins": 4,
    "coins_phase": 9,
    # A coin that somebody else gets.
    "rent_given": 1,
    # A tile built: at once, and for each own turn left.
    "tile": KINDS,
    "tile_later": KINDS,
    # A house used while so many were left, by the own turns left.
    "house": 8,
    "house_phase": 9,
    # A building's square, when workers can activate it and when not, for each turn left: what is gathered on it, what
    # is gathered on the free squares around, those squares, and buildings that could be activated together with it.
    "spot_active": 4,
    "spot_idle": 4,
    # Goals: points when met, the way to three in a group, to more buildings than workers.
    "goal": 3,
    # The trade of two cubes; a worker beside one's own Cathedral, another's; a Watchtower's square taken, own or not.
    "special": 5,
}


def flat(entries: dict[str, list[float]]) -> list[float]:
    """The numbers of weights.toml in one list, in the order of LENGTHS."""
    found: list[float] = []
    for name, length in LENGTHS.items():
        numbers = entries[name]
        if len(numbers) != length:
            raise ValueError(f"{name} has {len(numbers)} numbers, not {length}.")
        found += [float(number) for number in numbers]
    return found


def first(name: str) -> i64:
    """Where an entry begins in that list."""
    at = 0
    for other, length in LENGTHS.items():
        if other == name:
            return at
        at += length
    raise KeyError(name)


WOOD_AT: Final = first("wood")
STONE_AT: Final = first("stone")
WOOD_PHASE_AT: Final = first("wood_phase")
STONE_PHASE_AT: Final = first("stone_phase")
FOOD_NEEDED_AT: Final = first("food_needed")
FOOD_NEXT_AT: Final = first("food_next")
FOOD_SPARE_AT: Final = first("food_spare")
COINS_AT: Final = first("coins")
COINS_PHASE_AT: Final = first("coins_phase")
RENT_AT: Final = first("rent_given")
TILE_AT: Final = first("tile")
TILE_LATER_AT: Final = first("tile_later")
HOUSE_AT: Final = first("house")
HOUSE_PHASE_AT: Final = first("house_phase")
SPOT_ACTIVE_AT: Final = first("spot_active")
SPOT_IDLE_AT: Final = first("spot_idle")
GOAL_AT: Final = first("goal")
SPECIAL_AT: Final = first("special")

WEIGHTS: Final = flat(toml("townlet.bots.little_town", "weights.toml"))
