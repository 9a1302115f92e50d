"""Why a decision is refused, in one sentence."""

from __future__ import annotations

from townlet.tiny_towns import actions, answers
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
    STEPS,
    TAKE,
    WATCH,
    Town,
)
from townlet.tiny_towns.words import WORDS, name, refused, resource_name


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
        reason = refused("on-a-bank", resource=resource(action - actions.HOLD))
    elif step == KEEP and actions.KEEP <= action < actions.WATCH:
        reason = refused("not-dealt", card=name(CARDS[actions.kept(action)].slug))
    elif step in (PUT, REPLACE, WATCH):
        reason = about_given(town, step, action)
    else:
        reason = ""
    if reason:
        return reason
    return refused("expected", expected=WORDS.say("expected", STEPS[step]), decision=actions.text(action))


def resource(number: int) -> str:
    """A resource's name."""
    return resource_name(RESOURCE_NAMES[number])


def about_cube(town: Town, action: int, setup: Setup) -> str:
    """A cube that can not go there."""
    cube = resource(town.cube)
    if actions.PLACE <= action < actions.STORE:
        return refused("not-empty", square=NAMES[action - actions.PLACE])
    if town.step == PLACE:
        if actions.SWITCH <= action <= actions.CAVERN or actions.STORE <= action < actions.KEEP:
            return refused("no-answer")
        return ""
    if actions.SWITCH <= action < actions.CAVERN:
        if action - actions.SWITCH == town.cube:
            return refused("same-resource", resource=cube)
        return refused("no-factory", resource=cube)
    if action == actions.CAVERN:
        if not setup.cavern:
            return refused("no-cavern")
        return refused("cavern-full", held=answers.CAVERN_HOLDS)
    if actions.STORE <= action < actions.SWAP:
        square = action - actions.STORE
        return about_warehouse(town, square) or refused("warehouse-full", square=NAMES[square])
    if actions.SWAP <= action < actions.LAY:
        square, wanted = divmod(action - actions.SWAP, len(RESOURCE_NAMES))
        if wanted == town.cube:
            return refused("same-swap", resource=cube)
        return about_warehouse(town, square) or refused("not-stored", resource=resource(wanted), square=NAMES[square])
    if actions.LAY <= action < actions.KEEP:
        square = action - actions.LAY
        if not town.raised() or CARDS[town.monument].slug != "statue-of-the-bondmaker":
            return refused("no-bondmaker", card=name("statue-of-the-bondmaker"))
        if not (town.built >> square) & 1 or TYPE_NAMES[town.kind(square)] != "cottage":
            return refused("no-cottage", square=NAMES[square])
        return refused("cottage-has-cube", square=NAMES[square])
    return ""


def about_warehouse(town: Town, square: int) -> str:
    """There is no Warehouse."""
    if (town.built >> square) & 1 and CARDS[town.card_at(square)].slug == "warehouse":
        return ""
    return refused("no-warehouse", square=NAMES[square])


def about_resource(step: int, action: int, setup: Setup, deck: Deck) -> str:
    """A resource that can not be named or taken."""
    first = actions.NAME if step == NAME else actions.TAKE
    if not first <= action < first + len(RESOURCE_NAMES):
        return ""
    if setup.solo:
        open_now = ", ".join(resource(card) for card in sorted(set(deck.open_cards())))
        return refused("not-open", resource=resource(action - first), open=open_now)
    return refused("banked", resource=resource(action - first))


def about_building(town: Town, action: int) -> str:
    """A building that can not be built."""
    if actions.PUT <= action < actions.REPLACE:
        card, square = divmod(action - actions.PUT, SQUARES)
        if not (town.claims >> CARDS[card].type) & 1:
            return refused("no-claim", card=name(CARDS[card].slug))
        return about_place(town, card, square)
    if not actions.BUILD <= action < actions.ACTIONS:
        return ""
    footprint, square = divmod(action - actions.BUILD, SQUARES)
    card = int(FOOTPRINTS.card[footprint])
    squares = named(FOOTPRINTS.squares[footprint])
    called = name(CARDS[card].slug)
    if CARDS[card].type < len(town.cards):
        if town.cards[CARDS[card].type] != card:
            return refused("not-in-game", card=called)
    elif town.monument != card:
        return refused("not-your-monument", card=called)
    elif town.raised():
        return refused("stands-already", card=called)
    if footprint not in [int(town.fits[i]) for i in range(town.n_fits)]:
        found = ", ".join(f"{at} {lying(town, NAMES.index(at))}" for at in squares)
        return refused("no-pattern", card=called, found=found)
    if not town.may_have(card):
        return refused("all-banked")
    return refused("wrong-square", card=called, squares=", ".join(named(town.real(footprint))))


def lying(town: Town, square: int) -> str:
    """What lies on a square."""
    if (town.built >> square) & 1:
        return name(CARDS[town.card_at(square)].slug)
    cube = lane(town.cubes, square)
    return resource(cube - 1) if cube else WORDS.say("resource", "none")


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
        return refused("not-in-game", card=name(CARDS[card].slug))
    if step == WATCH:
        return refused("on-the-watch", card=name(CARDS[card].slug))
    if step == PUT:
        return about_place(town, card, square)
    if not (town.built >> square) & 1:
        return refused("no-building", square=NAMES[square])
    if (town.replaced >> square) & 1:
        return refused("just-put", square=NAMES[square])
    if CARDS[town.card_at(square)].type >= len(town.cards):
        return refused("monument-stays")
    return refused("all-banked")


def about_place(town: Town, card: int, square: int) -> str:
    """A square where a building can not be put."""
    if not (town.empty >> square) & 1:
        return refused("not-empty", square=NAMES[square])
    if EFFECT_OF[card] == BANK and not town.may_have(card):
        return refused("all-banked")
    return ""
