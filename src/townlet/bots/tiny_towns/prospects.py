"""What the buildings of a card may still gain, as two small numbers: the learned tables are looked up by them.

The first tells of those that stand (those not yet beside what they want, cottages not fed), the second of the good
places for one more. Both run from 0 to 3.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.tiny_towns.cards import CARDS
from townlet.tiny_towns.feeding import ANYWHERE, AROUND, GROUP
from townlet.tiny_towns.scoring import COTTAGE, FOOD, NOBODY, Tally
from townlet.tiny_towns.squares import SQUARES, around, beside, column, count, group, lines, row

# Two numbers from 0 to 3 as one.
SHADES: Final = 16

_HOWS: Final = [
    "nothing",
    "fed",
    "beside",
    "per-neighbour",
    "apart",
    "per-fed",
    "zone",
    "beside-fed",
    "more-than-right",
    "alone",
    "row-or-column",
    "types-in-lines",
    "stored",
    "types-built",
    "types-missing",
    "types-beside",
    "largest-group",
    "unfed",
    "group",
    "each",
    "when-built",
    "finished",
]
_FED: Final = 1
_BESIDE: Final = 2
_PER_NEIGHBOUR: Final = 3
_APART: Final = 4
_PER_FED: Final = 5
_ZONE: Final = 6
_BESIDE_FED: Final = 7
_MORE_THAN_RIGHT: Final = 8
_ALONE: Final = 9
_ROW_OR_COLUMN: Final = 10
_TYPES_IN_LINES: Final = 11
_STORED: Final = 12
_TYPES_BUILT: Final = 13
_TYPES_MISSING: Final = 14
_TYPES_BESIDE: Final = 15
_LARGEST_GROUP: Final = 16
_UNFED: Final = 17

HOW_OF: Final = vec[i64]([i64(_HOWS.index(card.how)) for card in CARDS])
FEEDS: Final = vec[i64]([card.feeds for card in CARDS])
PORTIONS: Final = vec[i64]([card.portions for card in CARDS])
WANTS: Final = vec[i64]([card.scoring.kinds for card in CARDS])
ZONES: Final = vec[i64]([card.scoring.zone for card in CARDS])
LEAST: Final = vec[i64]([card.scoring.least for card in CARDS])
# Many squares, in four steps.
FEW: Final = vec[i64]([0, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3])


def up_to_three(number: i64) -> i64:
    """The number, held between 0 and 3."""
    if number < 0:
        return 0
    return number if number < 3 else 3


def would_be_fed(tally: Tally, food_card: i64, free: i64) -> i64:
    """The free squares on which another cottage would be fed."""
    food = tally.types[FOOD]
    if not food:
        return 0
    how = FEEDS[food_card]
    if how == AROUND:
        return around(food) & free
    if how == ANYWHERE:
        return free if PORTIONS[food_card] * count(food) > count(tally.types[COTTAGE]) else 0
    if how == GROUP:
        return free if not tally.types[COTTAGE] else beside(tally.fed) & free
    reached: i64 = 0
    for square in range(i64(SQUARES)):
        if (food >> square) & 1:
            reached |= lines(square)
    return reached & free


def shade(card: i64, kind: i64, food_card: i64, tally: Tally, own: i64, free: i64) -> i64:
    """The two numbers of a card as one: how its buildings could gain, and the places for another."""
    if kind == FOOD:
        return feeding_shade(card, tally, own, free)
    how = HOW_OF[card]
    standing: i64 = 0
    places: i64 = 0
    if how == _FED:
        # A castle looks at cottages as a cottage does.
        standing = count(own & ~tally.fed)
        places = FEW[count(would_be_fed(tally, food_card, free))]
    elif how == _BESIDE:
        good = beside(tally.of(WANTS[card]))
        standing = count(own & ~good & beside(free))
        places = FEW[count(free & good)]
    elif how == _PER_NEIGHBOUR:
        cottages = tally.types[COTTAGE]
        standing = FEW[count(free & beside(own))]
        places = most_beside(free, cottages)
    elif how == _APART:
        standing = FEW[count(free & beside(own))]
        places = FEW[count(free & ~beside(tally.of(WANTS[card])))]
    elif how == _PER_FED:
        standing = count(tally.types[COTTAGE] & ~tally.fed)
        places = count(tally.fed) >> 1
    elif how == _ZONE:
        standing = count(own & ZONES[card])
        places = count(free & ZONES[card])
    elif how == _BESIDE_FED:
        for square in range(i64(SQUARES)):
            near = beside(1 << square)
            fed = tally.cottages(near & tally.fed)
            if (own >> square) & 1:
                if fed < LEAST[card] and fed + count(near & free) >= LEAST[card]:
                    standing += 1
            elif (free >> square) & 1 and fed >= LEAST[card]:
                places += 1
    elif how == _MORE_THAN_RIGHT:
        if tally.right_taverns != NOBODY:
            standing = 1 + up_to_three(1 + count(own) - tally.right_taverns)
    elif how == _ALONE:
        places = FEW[count(free & ~all_lines(own))]
    elif how == _ROW_OR_COLUMN:
        for square in range(i64(SQUARES)):
            if (own >> square) & 1:
                standing = most(standing, most(count(own & row(square)), count(own & column(square))) - 1)
                places = most(places, most(count(free & row(square)), count(free & column(square))))
    elif how == _TYPES_IN_LINES:
        standing, places = theater_shades(tally, own, free)
    elif how == _STORED:
        standing = tally.stored
    elif how == _TYPES_BUILT:
        standing = tally.kinds(0xFFFF) - 3
    elif how == _TYPES_MISSING:
        standing = tally.kinds(0xFFFF) - 2
        places = FEW[count(free)]
    elif how == _TYPES_BESIDE:
        if own:
            standing = count(beside(own) & free)
        else:
            for square in range(i64(SQUARES)):
                if (free >> square) & 1:
                    places = most(places, tally.kinds(beside(1 << square)))
    elif how == _LARGEST_GROUP:
        standing = largest_group(tally) - 1
    elif how == _UNFED:
        standing = count(tally.types[COTTAGE] & ~tally.fed)
    return 4 * up_to_three(standing) + up_to_three(places)


def feeding_shade(card: i64, tally: Tally, own: i64, free: i64) -> i64:
    """Food: the cottages that go hungry, and the room for others at its table."""
    hungry = count(tally.types[COTTAGE] & ~tally.fed)
    room: i64 = 0
    if own:
        how = FEEDS[card]
        if how == ANYWHERE:
            room = (PORTIONS[card] * count(own) - count(tally.types[COTTAGE]) + 1) >> 1
        else:
            room = count(would_be_fed(tally, card, free)) >> 1
    return 4 * up_to_three(hungry) + up_to_three(room)


def theater_shades(tally: Tally, own: i64, free: i64) -> tuple[i64, i64]:
    """Theaters: what they may gain in their lines, and the types that another would see."""
    gain: i64 = 0
    seen: i64 = 0
    for square in range(i64(SQUARES)):
        if (own >> square) & 1:
            gain = most(gain, FEW[count(lines(square) & free)])
        elif (free >> square) & 1:
            seen = most(seen, tally.kinds(lines(square) & ~own))
    return gain, seen >> 1


def most_beside(free: i64, wanted: i64) -> i64:
    """The most wanted buildings that a free square has beside it."""
    best: i64 = 0
    for square in range(i64(SQUARES)):
        if (free >> square) & 1:
            best = most(best, count(beside(1 << square) & wanted))
    return best


def all_lines(own: i64) -> i64:
    """The rows and columns of all these squares."""
    found: i64 = 0
    for square in range(i64(SQUARES)):
        if (own >> square) & 1:
            found |= row(square) | column(square)
    return found


def largest_group(tally: Tally) -> i64:
    """The size of the largest group of one type."""
    best: i64 = 0
    for kind in range(i64(8)):
        left = tally.types[kind]
        while left:
            one = group(left & -left, left)
            left &= ~one
            best = most(best, count(one))
    return best


def most(one: i64, other: i64) -> i64:
    """The greater of two."""
    return one if one > other else other
