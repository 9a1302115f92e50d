"""A player's town: the grid, what lies on it, and what the player still owes this round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.core.chance import mix
from townlet.tiny_towns.cards import (
    BANK,
    EFFECT_OF,
    FACTORY,
    FOOTPRINTS,
    NO_EFFECT,
    RESOURCES,
    TYPE_OF,
    WILD,
)
from townlet.tiny_towns.scoring import FACTORY as FACTORY_TYPE
from townlet.tiny_towns.scoring import MONUMENT
from townlet.tiny_towns.shapes import LANE, LANE_MASK, lane, spread, with_lane
from townlet.tiny_towns.squares import ALL, SQUARES

# What a player owes.
NOTHING: Final = 0
KEEP: Final = 1  # choose a monument
NAME: Final = 2  # name a resource
TAKE: Final = 3  # choose a resource for oneself
CUBE: Final = 4  # place the cube, or answer it
PLACE: Final = 5  # place the cube
HOLD: Final = 6  # choose the resource of a Factory or Bank
WATCH: Final = 7  # choose a building for Opaleye's Watch
REPLACE: Final = 8  # replace buildings by the Architect's Guild
PUT: Final = 9  # put the building that Grove University gives
BUILD: Final = 10  # build, as often as wanted
STEPS: Final = ["", "keep", "name", "take", "cube", "place", "hold", "watch", "replace", "put", "build"]

NO_CUBES: Final = vec[i64]()


class Town:
    """One player's town and everything else before that player."""

    def __init__(self, cards: vec[i64]) -> None:
        # The game's building cards, by type.
        self.cards: vec[i64] = cards
        self.factory_effect: i64 = EFFECT_OF[cards[FACTORY_TYPE]]

        # The grid, three bits a square: cubes (1 + resource), building types, and up to three
        # cubes lying on buildings. `built` and `empty` are sets of squares, `wild` is all lanes
        # of Trading Posts.
        self.cubes: i64 = 0
        self.kinds: i64 = 0
        self.held1: i64 = 0
        self.held2: i64 = 0
        self.held3: i64 = 0
        self.built: i64 = 0
        self.empty: i64 = ALL
        self.wild: i64 = 0
        # The resources lying on Factories or Banks, as a set.
        self.pledged: i64 = 0

        # The footprints on which something can be built now, ascending.
        self.fits: vec[i64] = NO_CUBES
        self.n_fits: i64 = 0

        # The two monuments dealt, the one kept (-1: none yet), and once it stands, its square and effect.
        self.dealt1: i64 = -1
        self.dealt2: i64 = -1
        self.monument: i64 = -1
        self.monument_at: i64 = -1
        self.power: i64 = NO_EFFECT
        self.shrine: i64 = 0
        # The types on Opaleye's Watch, and those a neighbour has just built.
        self.watch: i64 = 0
        self.claims: i64 = 0

        # Cubes in the Cavern, turns as Master Builder, place in the order of completed towns.
        self.set_aside: i64 = 0
        self.turns: i64 = 0
        self.finished: i64 = 0

        # What is owed: the step, the cube in hand (-1: none), and what cards just built still ask for.
        self.step: i64 = NOTHING
        self.cube: i64 = -1
        self.hold_at: i64 = -1
        self.watch_left: i64 = 0
        self.replace_left: i64 = 0
        self.replaced: i64 = 0
        self.put_left: i64 = 0

    def copy(self) -> Town:
        """An equal and independent town."""
        twin = Town(self.cards)
        twin.cubes = self.cubes
        twin.kinds = self.kinds
        twin.held1 = self.held1
        twin.held2 = self.held2
        twin.held3 = self.held3
        twin.built = self.built
        twin.empty = self.empty
        twin.wild = self.wild
        twin.pledged = self.pledged
        twin.n_fits = self.n_fits
        if self.n_fits:
            twin.fits = self.fits[: self.n_fits]
        twin.dealt1 = self.dealt1
        twin.dealt2 = self.dealt2
        twin.monument = self.monument
        twin.monument_at = self.monument_at
        twin.power = self.power
        twin.shrine = self.shrine
        twin.watch = self.watch
        twin.claims = self.claims
        twin.set_aside = self.set_aside
        twin.turns = self.turns
        twin.finished = self.finished
        twin.step = self.step
        twin.cube = self.cube
        twin.hold_at = self.hold_at
        twin.watch_left = self.watch_left
        twin.replace_left = self.replace_left
        twin.replaced = self.replaced
        twin.put_left = self.put_left
        return twin

    def fingerprint(self, h: i64) -> i64:
        """Mix the town into a hash."""
        h = mix(mix(h, self.cubes), self.kinds)
        h = mix(mix(mix(h, self.held1), self.held2), self.held3)
        h = mix(h, self.built | (self.empty << 16))
        h = mix(h, (self.dealt1 + 1) | ((self.dealt2 + 1) << 8) | ((self.monument + 1) << 16))
        h = mix(h, (self.monument_at + 1) | (self.shrine << 8) | (self.watch << 16) | (self.claims << 24))
        h = mix(h, self.set_aside | (self.finished << 8) | (self.turns << 16))
        h = mix(h, self.step | ((self.cube + 1) << 4) | ((self.hold_at + 1) << 8))
        return mix(h, self.watch_left | (self.put_left << 4) | (self.replace_left << 8) | (self.replaced << 16))

    # Looking.

    def kind(self, square: i64) -> i64:
        """The type of the building on a square."""
        return lane(self.kinds, square)

    def card_at(self, square: i64) -> i64:
        """The card of the building on a square."""
        kind = lane(self.kinds, square)
        return self.monument if kind == MONUMENT else self.cards[kind]

    def of_kind(self, kind: i64) -> i64:
        """The squares of all buildings of a type."""
        squares: i64 = 0
        for square in range(i64(SQUARES)):
            if (self.built >> square) & 1 and (self.kinds >> (LANE * square)) & LANE_MASK == kind:
                squares |= 1 << square
        return squares

    def raised(self) -> bool:
        """The player's monument stands."""
        return self.monument_at >= 0

    def holds(self, square: i64, resource: i64) -> bool:
        """A cube of this resource lies on the building."""
        wanted = resource + 1
        if lane(self.held1, square) == wanted or lane(self.held2, square) == wanted:
            return True
        return lane(self.held3, square) == wanted

    def held_on(self, square: i64) -> i64:
        """How many cubes lie on the building."""
        held: i64 = 0
        if lane(self.held1, square):
            held += 1
        if lane(self.held2, square):
            held += 1
        if lane(self.held3, square):
            held += 1
        return held

    def may_have(self, card: i64) -> bool:
        """Another building of this card could be put up: a Bank needs a resource no Bank has."""
        return EFFECT_OF[card] != BANK or self.pledged != (1 << RESOURCES) - 1

    # Changing the grid.

    def place(self, square: i64, resource: i64) -> None:
        """Put a cube on an empty square."""
        self.cubes |= (resource + 1) << (LANE * square)
        self.empty &= ~(1 << square)
        touches = FOOTPRINTS.first_touching
        for kind in range(i64(MONUMENT)):
            k = (self.cards[kind] * SQUARES + square) * RESOURCES + resource
            self.add_fits(touches[k], touches[k + 1])
        if self.monument >= 0 and self.monument_at < 0:
            k = (self.monument * SQUARES + square) * RESOURCES + resource
            self.add_fits(touches[k], touches[k + 1])

    def clear(self, squares: i64) -> None:
        """Take the cubes from these squares."""
        self.cubes &= ~spread(squares)
        self.empty |= squares
        kept: i64 = 0
        for i in range(self.n_fits):
            if FOOTPRINTS.squares[self.fits[i]] & squares == 0:
                self.fits[kept] = self.fits[i]
                kept += 1
        self.n_fits = kept

    def put(self, card: i64, square: i64) -> None:
        """Put a building on an empty square."""
        kind = TYPE_OF[card]
        self.empty &= ~(1 << square)
        self.built |= 1 << square
        self.kinds = with_lane(self.kinds, square, kind)
        if kind == MONUMENT:
            self.monument_at = square
            self.power = EFFECT_OF[card]
            self.refit()
        elif EFFECT_OF[card] == WILD:
            self.wild |= LANE_MASK << (LANE * square)
            self.refit()

    def pull_down(self, square: i64) -> None:
        """Take a building away, with what lies on it."""
        bit: i64 = 1 << square
        self.built &= ~bit
        self.empty |= bit
        self.kinds = with_lane(self.kinds, square, 0)
        self.held1 = with_lane(self.held1, square, 0)
        self.held2 = with_lane(self.held2, square, 0)
        self.held3 = with_lane(self.held3, square, 0)
        self.tell_pledged()
        if self.wild:
            self.wild &= ~(LANE_MASK << (LANE * square))
            self.refit()

    def lay(self, square: i64, resource: i64) -> None:
        """Lay a cube on a building. Cubes lie in order, so that equal towns are equal numbers."""
        cube = resource + 1
        low = lane(self.held1, square)
        middle = lane(self.held2, square)
        if low == 0 or cube < low:
            self.held1 = with_lane(self.held1, square, cube)
            cube = low
        if cube and (middle == 0 or cube < middle):
            self.held2 = with_lane(self.held2, square, cube)
            cube = middle
        if cube:
            self.held3 = with_lane(self.held3, square, cube)
        self.tell_pledged()

    def lift(self, square: i64, resource: i64) -> None:
        """Take a cube of this resource from a building that has it."""
        cube = resource + 1
        if lane(self.held1, square) == cube:
            self.held1 = with_lane(self.held1, square, lane(self.held2, square))
            self.held2 = with_lane(self.held2, square, lane(self.held3, square))
        elif lane(self.held2, square) == cube:
            self.held2 = with_lane(self.held2, square, lane(self.held3, square))
        self.held3 = with_lane(self.held3, square, 0)

    def tell_pledged(self) -> None:
        """Note anew which resources lie on Factories or Banks."""
        if self.factory_effect != FACTORY and self.factory_effect != BANK:
            return
        pledged: i64 = 0
        buildings = self.of_kind(FACTORY_TYPE)
        for square in range(i64(SQUARES)):
            if (buildings >> square) & 1 and lane(self.held1, square):
                pledged |= 1 << (lane(self.held1, square) - 1)
        self.pledged = pledged

    # What can be built.

    def add_fits(self, first: i64, last: i64) -> None:
        """Note which of some variants now lie covered by cubes."""
        cubes = self.cubes
        for k in range(first, last):
            variant = FOOTPRINTS.touching[k]
            if (cubes ^ FOOTPRINTS.variant_cubes[variant]) & FOOTPRINTS.variant_lanes[variant] & ~self.wild == 0:
                self.add_fit(FOOTPRINTS.variant_footprint[variant])

    def add_fit(self, footprint: i64) -> None:
        """Note a footprint, in its order, once."""
        at = self.n_fits
        while at > 0 and self.fits[at - 1] > footprint:
            at -= 1
        if at > 0 and self.fits[at - 1] == footprint:
            return
        if self.n_fits == len(self.fits):
            wider = vec[i64]([0] * (2 * self.n_fits + 4))
            for i in range(self.n_fits):
                wider[i] = self.fits[i]
            self.fits = wider
        i = self.n_fits
        while i > at:
            self.fits[i] = self.fits[i - 1]
            i -= 1
        self.fits[at] = footprint
        self.n_fits += 1

    def refit(self) -> None:
        """Work out all footprints that can be built on, from nothing."""
        self.n_fits = 0
        for kind in range(i64(MONUMENT)):
            self.refit_card(self.cards[kind])
        if self.monument >= 0 and self.monument_at < 0:
            self.refit_card(self.monument)

    def refit_card(self, card: i64) -> None:
        """Note all footprints of one card that lie covered."""
        for variant in range(FOOTPRINTS.first_variant[card], FOOTPRINTS.first_variant[card + 1]):
            real = FOOTPRINTS.variant_lanes[variant] & ~self.wild
            if real and (self.cubes ^ FOOTPRINTS.variant_cubes[variant]) & real == 0:
                self.add_fit(FOOTPRINTS.variant_footprint[variant])

    def real(self, footprint: i64) -> i64:
        """The squares of a footprint from which cubes are taken: all but Trading Posts."""
        return FOOTPRINTS.squares[footprint] & ~self.built
