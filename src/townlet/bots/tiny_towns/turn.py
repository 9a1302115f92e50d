"""One player's decisions carried out in that player's town alone: what planning goes through by the thousands.

The engine's own rules do it; only the round, the cards and the neighbours are left out.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from townlet.tiny_towns import actions, answers, building
from townlet.tiny_towns.cards import RESOURCES
from townlet.tiny_towns.squares import SQUARES
from townlet.tiny_towns.town import (
    BUILD,
    CUBE,
    HOLD,
    NAME,
    NOTHING,
    PLACE,
    PUT,
    REPLACE,
    TAKE,
    WATCH,
    Town,
)


def offers(town: Town, resources: i64, cavern: bool, out: vec[i64]) -> i64:
    """Everything this player can decide now, of these resources where one is chosen."""
    step = town.step
    if step == PLACE:
        return answers.offer_places(town, 0, out)
    if step == CUBE:
        return answers.offer_cube(town, cavern, out)
    if step == BUILD:
        return building.offer_builds(town, out)
    if step == HOLD:
        return building.offer_holds(town, out)
    if step == PUT:
        return building.offer_gift(town, out)
    if step == REPLACE:
        return building.offer_replacements(town, out)
    if step == WATCH:
        return building.offer_watch(town, out)
    n: i64 = 0
    if step != NOTHING:
        first: i64 = actions.NAME if step == NAME else actions.TAKE
        for resource in range(i64(RESOURCES)):
            if (resources >> resource) & 1:
                out[n] = first + resource
                n += 1
    return n


def act(town: Town, action: i64, solo: bool) -> None:
    """Carry out a decision; `step` tells what comes next in this turn, and when it has ended."""
    step = town.step
    if step == PLACE or step == CUBE:
        answers.answer(town, action)
        if town.cube >= 0:
            return
    elif step == NAME:
        town.cube = action - actions.NAME
        town.step = PLACE
        return
    elif step == TAKE:
        town.cube = action - actions.TAKE
        town.step = CUBE if solo else PLACE
        return
    elif step == BUILD:
        if action == actions.DONE:
            town.claims = 0
            town.step = NOTHING
            return
        construct(town, action)
    elif step == HOLD:
        building.hold(town, action - actions.HOLD)
    elif step == PUT:
        town.put_left = 0
        construct(town, action)
    elif step == REPLACE:
        if action == actions.DONE:
            town.replace_left = 0
        else:
            chosen = action - actions.REPLACE
            building.replace(town, chosen % SQUARES, chosen // SQUARES)
    elif step == WATCH:
        building.watch(town, action - actions.WATCH)
    town.step = building.next_step(town)


def construct(town: Town, action: i64) -> None:
    """Put up a building, from cubes or given by a card."""
    if action >= actions.BUILD:
        chosen = action - actions.BUILD
        building.build(town, chosen // SQUARES, chosen % SQUARES)
        return
    chosen = action - actions.PUT
    card = chosen // SQUARES
    if town.step == BUILD:
        building.claim(town, card)
    building.raise_building(town, card, chosen % SQUARES)


def gifts_left(town: Town) -> bool:
    """A card just built asks for something before the turn goes on."""
    return town.step == HOLD or town.step == WATCH or town.step == REPLACE or town.step == PUT
