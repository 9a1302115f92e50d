"""Building: what can be built where, and what happens at once when a building is put up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.tiny_towns import actions
from townlet.tiny_towns.cards import (
    ANYWHERE,
    BANK,
    CARDS,
    EFFECT_OF,
    FACTORY,
    FOOTPRINTS,
    GUILD,
    OBELISK,
    RESOURCES,
    SHRINE,
    TYPE_OF,
    UNIVERSITY,
    WATCH,
)
from townlet.tiny_towns.scoring import BUILDING_TYPES, MONUMENT
from townlet.tiny_towns.squares import SQUARES, count
from townlet.tiny_towns.town import BUILD, HOLD, NOTHING, PUT, REPLACE, Town
from townlet.tiny_towns.town import WATCH as WATCH_STEP

# Buildings for Opaleye's Watch, and buildings the Architect's Guild may replace.
WATCHED: Final = 3
REPLACED: Final = 2


# What is offered.


def offer_builds(town: Town, out: vec[i64]) -> i64:
    """Being done, taking what a neighbour's building woke, and every building that can be built."""
    out[0] = actions.DONE
    n: i64 = 1
    if town.claims:
        for kind in range(i64(BUILDING_TYPES)):
            if (town.claims >> kind) & 1:
                n = offer_puts(town, town.cards[kind], n, out)
    for i in range(town.n_fits):
        footprint = town.fits[i]
        card = FOOTPRINTS.card[footprint]
        if town.may_have(card):
            targets = town.real(footprint)
            if EFFECT_OF[card] == ANYWHERE or town.power == OBELISK:
                targets |= town.empty
            square: i64 = 0
            while targets:
                if targets & 1:
                    out[n] = actions.BUILD + footprint * SQUARES + square
                    n += 1
                targets >>= 1
                square += 1
    return n


def offer_puts(town: Town, card: i64, n: i64, out: vec[i64]) -> i64:
    """A building given, on every empty square."""
    if town.may_have(card):
        for square in range(i64(SQUARES)):
            if (town.empty >> square) & 1:
                out[n] = actions.PUT + card * SQUARES + square
                n += 1
    return n


def offer_gift(town: Town, out: vec[i64]) -> i64:
    """Any building on any empty square: Grove University."""
    n: i64 = 0
    for kind in range(i64(BUILDING_TYPES)):
        n = offer_puts(town, town.cards[kind], n, out)
    return n


def offer_replacements(town: Town, out: vec[i64]) -> i64:
    """Any building in the place of another: the Architect's Guild."""
    out[0] = actions.DONE
    n: i64 = 1
    squares = replaceable(town)
    for kind in range(i64(BUILDING_TYPES)):
        card = town.cards[kind]
        for square in range(i64(SQUARES)):
            if (squares >> square) & 1 and may_replace(town, square, card):
                out[n] = actions.REPLACE + card * SQUARES + square
                n += 1
    return n


def offer_holds(town: Town, out: vec[i64]) -> i64:
    """The resources a Factory or Bank just built may hold."""
    n: i64 = 0
    for resource in range(i64(RESOURCES)):
        if town.factory_effect == FACTORY or (town.pledged >> resource) & 1 == 0:
            out[n] = actions.HOLD + resource
            n += 1
    return n


def offer_watch(town: Town, out: vec[i64]) -> i64:
    """The buildings Opaleye's Watch does not have yet."""
    n: i64 = 0
    for kind in range(i64(BUILDING_TYPES)):
        if (town.watch >> kind) & 1 == 0:
            out[n] = actions.WATCH + town.cards[kind]
            n += 1
    return n


def replaceable(town: Town) -> i64:
    """The squares of buildings the Guild may still replace."""
    return town.built & ~town.replaced & ~town.of_kind(MONUMENT)


def may_replace(town: Town, square: i64, card: i64) -> bool:
    """A Bank may take the place of a Bank even when all resources lie on Banks: that one is freed."""
    return town.may_have(card) or EFFECT_OF[town.card_at(square)] == BANK


# What is done.


def build(town: Town, footprint: i64, square: i64) -> i64:
    """Take the cubes away and put the building up; return its card."""
    card = FOOTPRINTS.card[footprint]
    town.clear(town.real(footprint))
    raise_building(town, card, square)
    return card


def replace(town: Town, square: i64, card: i64) -> None:
    """Put a building in the place of another."""
    town.replace_left -= 1
    town.replaced |= 1 << square
    town.pull_down(square)
    raise_building(town, card, square)


def raise_building(town: Town, card: i64, square: i64) -> None:
    """Put a building up and begin what it does when constructed."""
    town.put(card, square)
    effect = EFFECT_OF[card]
    if effect == FACTORY or effect == BANK:
        town.hold_at = square
    elif effect == GUILD:
        town.replace_left = REPLACED
    elif effect == UNIVERSITY:
        town.put_left = 1
    elif effect == WATCH:
        town.watch_left = WATCHED
    elif effect == SHRINE:
        town.shrine = CARDS[card].scoring.entry(count(town.built))


def hold(town: Town, resource: i64) -> None:
    """Lay the chosen resource on the Factory or Bank just built."""
    town.lay(town.hold_at, resource)
    town.hold_at = -1


def watch(town: Town, card: i64) -> None:
    """Put a building on Opaleye's Watch."""
    town.watch |= 1 << TYPE_OF[card]
    town.watch_left -= 1


def claim(town: Town, card: i64) -> None:
    """Take a building from Opaleye's Watch."""
    town.watch &= ~(1 << TYPE_OF[card])
    town.claims &= town.watch


def next_step(town: Town) -> i64:
    """What the player owes once the cube is dealt with: what was just built comes first."""
    if town.hold_at >= 0:
        return HOLD
    if town.watch_left:
        return WATCH_STEP
    if town.replace_left:
        if replaceable(town):
            return REPLACE
        town.replace_left = 0
    if town.put_left:
        if town.empty:
            return PUT
        town.put_left = 0
    return BUILD if may_build(town) else NOTHING


def may_build(town: Town) -> bool:
    """The player is asked for more buildings.

    Whoever still has a monument in secret is asked each time, whether it can be built or not:
    otherwise being asked would tell the others.
    """
    if town.monument >= 0 and not town.raised():
        return True
    if town.claims and town.empty:
        return True
    for i in range(town.n_fits):
        if town.may_have(FOOTPRINTS.card[town.fits[i]]):
            return True
    return False
