"""The cards of one player's game laid out for planning: every way each of them can lie, in flat tables."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from townlet.tiny_towns.cards import CARDS, EFFECT_OF, FOOTPRINTS, WILD
from townlet.tiny_towns.scoring import BUILDING_TYPES, FACTORY, MONUMENT

# The slots of a ground: the building types, and the monument.
SLOTS: Final = BUILDING_TYPES + 1


class Ground:
    """The building cards of a game, and the monument in hand (-1: none)."""

    def __init__(self, cards: vec[i64], monument: i64) -> None:
        # The card of each slot, -1 for none.
        self.cards: vec[i64] = vec[i64]([-1] * SLOTS)
        self.wild: Final[bool] = EFFECT_OF[cards[FACTORY]] == WILD
        # Every way a card can lie: what it needs, what it covers, and its slot.
        self.cubes: vec[i64] = vec[i64]()
        self.lanes: vec[i64] = vec[i64]()
        self.squares: vec[i64] = vec[i64]()
        self.slot: vec[i64] = vec[i64]()
        for kind in range(i64(BUILDING_TYPES)):
            self.lay(kind, cards[kind])
        # The ways of the building cards come first.
        self.buildings: i64 = len(self.slot)
        if monument >= 0:
            self.lay(MONUMENT, monument)
        self.size: i64 = len(self.slot)

    def lay(self, slot: i64, card: i64) -> None:
        """Add every way this card can lie."""
        self.cards[slot] = card
        for variant in range(FOOTPRINTS.first_variant[card], FOOTPRINTS.first_variant[card + 1]):
            self.cubes = append(self.cubes, FOOTPRINTS.variant_cubes[variant])
            self.lanes = append(self.lanes, FOOTPRINTS.variant_lanes[variant])
            self.squares = append(self.squares, FOOTPRINTS.squares[FOOTPRINTS.variant_footprint[variant]])
            self.slot = append(self.slot, slot)


def slug(card: i64) -> str:
    """The card's name in the code."""
    return CARDS[card].slug
