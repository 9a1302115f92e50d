"""Cubes and coins as one number, eight bits a kind: wood, stone, fish, wheat, and coins on top.

Adding and taking away whole handfuls is one sum, and so is asking whether a price is covered.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from townlet.core.data import toml

CUBE_NAMES: Final = ["wood", "stone", "fish", "wheat"]
NAMES: Final = [*CUBE_NAMES, "coins"]
KINDS: Final = 5
CUBE_KINDS: Final = 4
WOOD: Final = 0
STONE: Final = 1
FISH: Final = 2
WHEAT: Final = 3
COINS: Final = 4

LANE: Final = 8
LANE_MASK: Final = 0xFF
CUBES: Final = 0xFFFFFFFF
COIN_SHIFT: Final = 32
ONE_COIN: Final = 1 << 32
FISH_SHIFT: Final = 16
WHEAT_SHIFT: Final = 24
# No kind ever reaches 128, so the top bit of each lane is free to catch what a subtraction borrows.
_BORROWS: Final = 0x8080808080


BOX: Final = toml("townlet.little_town", "box.toml")
FOR_A_CUBE: Final[int] = BOX["coins_for_a_cube"]
RENT: Final[int] = BOX["rent"]
RENT_COINS: Final[int] = RENT * ONE_COIN


def goods(amounts: dict[str, int]) -> int:
    """Amounts by name, as one number."""
    return sum(amounts.get(name, 0) << (LANE * kind) for kind, name in enumerate(NAMES))


# Everything there is of each kind.
EVERYTHING: Final = goods({**dict.fromkeys(CUBE_NAMES, BOX["cubes_of_each_kind"]), "coins": BOX["coins"]})


def amount(held: i64, kind: i64) -> i64:
    """How many of a kind."""
    return (held >> (LANE * kind)) & LANE_MASK


def coins(held: i64) -> i64:
    """How many coins."""
    return held >> COIN_SHIFT


def cubes(held: i64) -> i64:
    """How many cubes of all kinds."""
    pairs = (held & 0x00FF00FF) + ((held >> LANE) & 0x00FF00FF)
    return (pairs & 0xFFFF) + (pairs >> 16)


def kinds(held: i64) -> i64:
    """The kinds of cubes that are there, one bit each."""
    return (((held & CUBES) | 0x80808080) - 0x01010101) & 0x80808080


def food(held: i64) -> i64:
    """How many fish and wheat."""
    return ((held >> FISH_SHIFT) & LANE_MASK) + ((held >> WHEAT_SHIFT) & LANE_MASK)


def covers(held: i64, price: i64) -> bool:
    """Of every kind there is as much as the price asks."""
    return ((held | _BORROWS) - price) & _BORROWS == _BORROWS


def as_far(stock: i64, wanted: i64) -> i64:
    """What is wanted, as far as the stock has it."""
    if covers(stock, wanted):
        return wanted
    found: i64 = 0
    for kind in range(i64(KINDS)):
        there = amount(stock, kind)
        asked = amount(wanted, kind)
        found |= (there if there < asked else asked) << (LANE * kind)
    return found


def by_name(held: i64) -> dict[str, int]:
    """Cubes and coins as plain data, every kind named."""
    return {name: int(amount(held, kind)) for kind, name in enumerate(NAMES)}


def told(held: i64) -> str:
    """What is held, as people write it: '2 wood 3 coins'; 'nothing' when there is nothing."""
    parts: list[str] = []
    for kind, name in enumerate(NAMES):
        number = int(amount(held, kind))
        if number:
            parts.append(f"{number} {'coin' if kind == COINS and number == 1 else name}")
    return " ".join(parts) or "nothing"
