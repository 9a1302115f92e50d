"""Whims: tables that like some cards better and others worse than they should.

One plan after another with the same tables finds much the same town. With a whim it goes for another; the best of
many is better than one made with as much care as all of them together.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.bots.tiny_towns.ground import SLOTS, Ground
from townlet.bots.tiny_towns.prospects import SHADES
from townlet.bots.tiny_towns.value import COVER, LAYOUT, MOST, STAGES
from townlet.core.chance import GUESS_STREAM, Chance

# How strong whims are, in points a building, and the least that a pattern which counts at all still counts for.
STRENGTH: Final = 1.0
LEAST: Final = 0.05
# A cube is so much of a whim that a pattern lacks.
A_CUBE: Final = 1.0 / 6.0


def follow(whim: i64, ground: Ground, learned: vec[float], weights: vec[float]) -> None:
    """Write the tables of this whim into `weights`; whim 0 is none."""
    chance = Chance(whim, GUESS_STREAM)
    for slot in range(i64(SLOTS)):
        card = ground.cards[slot]
        if card < 0:
            continue
        liking = 0.0
        if whim > 0:
            # Nearly normal: the sum of four even draws.
            drawn = chance.below(1000) + chance.below(1000) + chance.below(1000) + chance.below(1000)
            liking = STRENGTH * (float(drawn) - 1998.0) / 577.0
        for number in range(i64(MOST)):
            first = LAYOUT + (card * MOST + number) * SHADES * STAGES
            more = liking * float(number)
            for at in range(first, first + SHADES * STAGES):
                weights[at] = learned[at] + more
            first = COVER + (card * MOST + number) * MOST
            for lacks in range(i64(MOST)):
                worth = learned[first + lacks]
                if worth > 0.0:
                    worth += liking * (1.0 - A_CUBE * float(lacks))
                    worth = worth if worth > LEAST else LEAST
                weights[first + lacks] = worth
