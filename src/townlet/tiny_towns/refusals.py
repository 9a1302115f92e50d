"""Why a decision is refused, in one sentence."""

from __future__ import annotations

from townlet.tiny_towns import actions, words
from townlet.tiny_towns.cards import BANK, CARDS, EFFECT_OF, FOOTPRINTS, RESOURCE_NAMES, TYPE_NAMES
from townlet.tiny_towns.deck import Deck
from townlet.tiny_towns.setup import Setup
from townlet.tiny_towns.shapes import lane
from townlet.tiny_towns.squares import NAMES, SQUARES, named
from townlet.tiny_towns.town import (
    BUILD,
    CUBE,
    HOLD,
    KEEP,
    NAME,
    PLACE,
    PUT,
    REPLACE,
    TAKE,
    WATCH,
    Town,
)

# What is expected at each step.
EXPECTED = {
    KEEP: "choose which monument to keep: keep MONUMENT",
    NAME: "name a resource: name RESOURCE",
    TAKE: "choose a resource: take RESOURCE",
    CUBE: "place the cube: place SQUARE",
    PLACE: "place the cube: place SQUARE",
    HOLD: "choose the resource for the building just built: hold RESOURCE",
    WATCH: "choose a building for Opaleye's Watch: watch BUILDING",
    REPLACE: "replace a building: replace SQUARE BUILDING, or done",
    PUT: "put a building on an empty square: put BUILDING SQUARE",
    BUILD: "build, or be done: build CARD SQUARES at SQUARE, or done",
}


def why_not(town: Town, action: int, setup: Setup, deck: Deck) -> str:
    """Why the player of this town, who owes a decision, can not take this one."""
    step = int(town.step)
    if step in (CUBE, PLACE):
        reason = about_cube(town, action, setup)
    elif step in (NAME, TAKE):
        reason = about_resource(step, action, setup, deck)
    elif step == BUILD:
        reason = about_building(town, action)
    elif step == HOLD and actions.HOLD <= action < actions.HOLD + len(RESOURCE_NAMES):
        reason = f"{RESOURCE_NAMES[action - actions.HOLD]} already lies on one of your Banks."
    elif step == KEEP and actions.KEEP <= action < actions.WATCH:
        reason = f"{words.name(CARDS[actions.kept(action)].slug)} is not one of your two monuments."
    elif step in (PUT, REPLACE, WATCH):
        reason = about_given(town, step, action)
    else:
        reason = ""
    return reason or f"Now {EXPECTED[step]}; '{actions.text(action)}' does not fit."


def about_cube(town: Town, action: int, setup: Setup) -> str:
    """A cube that can not go there."""
    cube = RESOURCE_NAMES[town.cube]
    if actions.PLACE <= action < actions.STORE:
        return f"{NAMES[action - actions.PLACE]} is not empty."
    if town.step == PLACE:
        if actions.SWITCH <= action <= actions.CAVERN or actions.STORE <= action < actions.KEEP:
            return "Only a resource that another player or a card names can be answered, and only once: place the cube."
        return ""
    if actions.SWITCH <= action < actions.CAVERN:
        if action - actions.SWITCH == town.cube:
            return f"{cube} is what was named: place it, or choose a different resource."
        return f"No Factory of yours holds {cube}."
    if action == actions.CAVERN:
        if not setup.cavern:
            return "This game is played without the Cavern."
        return "Your Cavern is full: two resources lie in it."
    if actions.STORE <= action < actions.SWAP:
        square = action - actions.STORE
        return about_warehouse(town, square) or f"The Warehouse on {NAMES[square]} is full."
    if actions.SWAP <= action < actions.LAY:
        square, resource = divmod(action - actions.SWAP, len(RESOURCE_NAMES))
        if resource == town.cube:
            return f"Swapping {cube} for {cube} changes nothing: place it."
        return about_warehouse(town, square) or f"No {RESOURCE_NAMES[resource]} lies on {NAMES[square]}."
    if actions.LAY <= action < actions.KEEP:
        square = action - actions.LAY
        if not town.raised() or CARDS[town.monument].slug != "statue-of-the-bondmaker":
            return "You have not built the Statue of the Bondmaker."
        if not (town.built >> square) & 1 or TYPE_NAMES[town.kind(square)] != "cottage":
            return f"No cottage stands on {NAMES[square]}."
        return f"A cube already lies with the cottage on {NAMES[square]}."
    return ""


def about_warehouse(town: Town, square: int) -> str:
    """There is no Warehouse."""
    if (town.built >> square) & 1 and CARDS[town.card_at(square)].slug == "warehouse":
        return ""
    return f"No Warehouse stands on {NAMES[square]}."


def about_resource(step: int, action: int, setup: Setup, deck: Deck) -> str:
    """A resource that can not be named or taken."""
    first = actions.NAME if step == NAME else actions.TAKE
    if not first <= action < first + len(RESOURCE_NAMES):
        return ""
    resource = RESOURCE_NAMES[action - first]
    if setup.solo:
        open_now = sorted({RESOURCE_NAMES[card] for card in deck.open_cards()})
        return f"No card of {resource} is open; open are {', '.join(open_now)}."
    return f"{resource} lies on one of your Banks, so you may not choose it."


def about_building(town: Town, action: int) -> str:
    """A building that can not be built."""
    if actions.PUT <= action < actions.REPLACE:
        card, square = divmod(action - actions.PUT, SQUARES)
        if not (town.claims >> CARDS[card].type) & 1:
            return f"Opaleye's Watch gives you no {words.name(CARDS[card].slug)} now."
        return about_place(town, card, square)
    if not actions.BUILD <= action < actions.ACTIONS:
        return ""
    footprint, square = divmod(action - actions.BUILD, SQUARES)
    card = int(FOOTPRINTS.card[footprint])
    squares = named(FOOTPRINTS.squares[footprint])
    name = words.name(CARDS[card].slug)
    if CARDS[card].type < len(town.cards):
        if town.cards[CARDS[card].type] != card:
            return f"{name} is not in this game."
    elif town.monument != card:
        return f"{name} is not your monument."
    elif town.raised():
        return f"Your {name} stands already."
    if footprint not in [int(town.fits[i]) for i in range(town.n_fits)]:
        found = ", ".join(f"{at} {lying(town, NAMES.index(at))}" for at in squares)
        return f"The cubes do not form the pattern of {name}: {found}."
    if not town.may_have(card):
        return "Every resource lies on one of your Banks, so there is none for another."
    return f"{name} goes on one of the squares its cubes leave: {', '.join(named(town.real(footprint)))}."


def lying(town: Town, square: int) -> str:
    """What lies on a square."""
    if (town.built >> square) & 1:
        return CARDS[town.card_at(square)].slug
    cube = lane(town.cubes, square)
    return RESOURCE_NAMES[cube - 1] if cube else "nothing"


def about_given(town: Town, step: int, action: int) -> str:
    """A building that a card can not give."""
    if step == PUT and actions.PUT <= action < actions.REPLACE:
        card, square = divmod(action - actions.PUT, SQUARES)
    elif step == REPLACE and actions.REPLACE <= action < actions.BUILD:
        card, square = divmod(action - actions.REPLACE, SQUARES)
    elif step == WATCH and actions.WATCH <= action < actions.PUT:
        card, square = action - actions.WATCH, -1
    else:
        return ""
    if card not in list(town.cards):
        return f"{words.name(CARDS[card].slug)} is not in this game."
    if step == WATCH:
        return "That building is on the Watch already: it holds three different ones."
    if step == PUT:
        return about_place(town, card, square)
    if not (town.built >> square) & 1:
        return f"No building stands on {NAMES[square]}."
    if (town.replaced >> square) & 1:
        return f"The building on {NAMES[square]} has just been put there."
    if CARDS[town.card_at(square)].type >= len(town.cards):
        return "A monument can not be replaced."
    return "Every resource lies on one of your Banks, so there is none for another."


def about_place(town: Town, card: int, square: int) -> str:
    """A square where a building can not be put."""
    if not (town.empty >> square) & 1:
        return f"{NAMES[square]} is not empty."
    if EFFECT_OF[card] == BANK and not town.may_have(card):
        return "Every resource lies on one of your Banks, so there is none for another."
    return ""
