"""Ways to pay: cubes as the price says, or 3 coins in the place of any of them.

A payment is what is laid into the stock. All payments that any price allows are numbered, and each price knows
its own: the cost of tile t is price t, what it takes when activated is price KINDS + t.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.little_town.goods import (
    COIN_SHIFT,
    CUBE_KINDS,
    FOR_A_CUBE,
    KINDS,
    LANE,
    ONE_COIN,
    amount,
    coins,
    covers,
    cubes,
)
from townlet.little_town.goods import by_name as goods_by_name
from townlet.little_town.tiles import KINDS as TILE_KINDS
from townlet.little_town.tiles import TILES, TRADE

# The Trading Shop: any so many cubes for any so many.
TRADED: Final = 2


def ways_to_pay(price: int) -> list[int]:
    """All payments that meet a price."""
    asked = [int(amount(price, kind)) for kind in range(CUBE_KINDS)]
    found: list[int] = []
    for paid in product(*[range(number + 1) for number in asked]):
        instead = sum(asked) - sum(paid)
        laid = sum(number << (LANE * kind) for kind, number in enumerate(paid))
        found.append(laid + (coins(price) + instead * FOR_A_CUBE) * ONE_COIN)
    return found


def handfuls(most: int) -> Iterator[int]:
    """Every choice of up to so many cubes."""
    for number in range(most + 1):
        for chosen in combinations_with_replacement(range(CUBE_KINDS), number):
            yield sum(1 << (LANE * kind) for kind in chosen)


def ways_to_trade() -> list[int]:
    """All payments the Trading Shop takes."""
    return [handful + (TRADED - cubes(handful)) * FOR_A_CUBE * ONE_COIN for handful in handfuls(TRADED)]


def in_order(payment: int) -> tuple[int, ...]:
    """Few coins first, then wood before stone before fish before wheat."""
    return (coins(payment), *(-amount(payment, kind) for kind in range(KINDS)))


# Every price as goods (the Trading Shop's stands for itself), and every way to meet it.
PRICES: Final = [int(tile.cost) for tile in TILES] + [int(tile.takes) for tile in TILES]
_WAYS: Final = [ways_to_pay(price) if price else [] for price in PRICES[:TILE_KINDS]] + [
    ways_to_trade() if tile.special == TRADE else ways_to_pay(tile.takes) if tile.takes else [] for tile in TILES
]
_LISTED: Final = sorted({payment for ways in _WAYS for payment in ways}, key=in_order)

PAYMENTS: Final = vec[i64]([i64(payment) for payment in _LISTED])
BY_GOODS: Final = {payment: number for number, payment in enumerate(_LISTED)}

_PRICE: Final = vec[i64]([i64(price) for price in PRICES])
# 1 where something must be paid at all.
ASKED: Final = vec[i64]([1 if ways else 0 for ways in _WAYS])
# The payments of price p: WAYS[k] for k from FIRST_WAY[p] up to FIRST_WAY[p + 1].
FIRST_WAY: Final = vec[i64]([i64(sum(len(ways) for ways in _WAYS[:price])) for price in range(len(_WAYS) + 1)])
WAYS: Final = vec[i64]([i64(number) for ways in _WAYS for number in sorted(BY_GOODS[payment] for payment in ways)])

# What can be taken from the Trading Shop, and what can be fed: fish, wheat, and coins for food.
TAKINGS: Final = vec[i64]([i64(handful) for handful in handfuls(TRADED) if handful])
TAKEN: Final = {int(TAKINGS[number]): number for number in range(len(TAKINGS))}


def takes(tile: i64) -> i64:
    """The price of activating a tile."""
    return TILE_KINDS + tile


def by_name(price: int) -> dict[str, int]:
    """A price as plain data: what it asks and nothing else; the Trading Shop's is any two cubes."""
    return {kind: number for kind, number in goods_by_name(price).items() if number} or {"any": TRADED}


def payable(held: i64, price: i64) -> bool:
    """With these goods the price can be met in some way."""
    asked = _PRICE[price]
    if asked == 0 and ASKED[price]:
        return cubes(held) + coins(held) // FOR_A_CUBE >= TRADED
    if covers(held, asked):
        return True
    left = (held >> COIN_SHIFT) - (asked >> COIN_SHIFT)
    if left < FOR_A_CUBE:
        return False
    for kind in range(i64(CUBE_KINDS)):
        short = amount(asked, kind) - amount(held, kind)
        if short > 0:
            left -= short * FOR_A_CUBE
    return left >= 0


def meeting(price: i64) -> list[int]:
    """All payments that meet a price, whoever could make them."""
    return [int(PAYMENTS[WAYS[k]]) for k in range(FIRST_WAY[price], FIRST_WAY[price + 1])]


def only_way(held: i64, price: i64) -> i64:
    """The number of the one payment that can be made; -1 when there are several."""
    found: i64 = -1
    for k in range(FIRST_WAY[price], FIRST_WAY[price + 1]):
        if covers(held, PAYMENTS[WAYS[k]]):
            if found >= 0:
                return -1
            found = WAYS[k]
    return found


def offer_ways(held: i64, price: i64, first: i64, out: vec[i64]) -> i64:
    """Every payment that can be made."""
    n: i64 = 0
    for k in range(FIRST_WAY[price], FIRST_WAY[price + 1]):
        if covers(held, PAYMENTS[WAYS[k]]):
            out[n] = first + WAYS[k]
            n += 1
    return n
