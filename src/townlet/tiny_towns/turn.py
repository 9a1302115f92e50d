"""One player's turn in that player's own town: what can be decided, and what becomes of it.

The round, the cards and the neighbours are the state's business; so planning for one town goes through this alone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.tiny_towns import actions, answers, building
from townlet.tiny_towns.cards import TYPE_OF
from townlet.tiny_towns.squares import SQUARES
from townlet.tiny_towns.town import BUILD, CUBE, HOLD, NOTHING, PLACE, PUT, REPLACE, TAKE, Town

# No building was put up.
NO_BUILDING: Final = -1


def offers(town: Town, cavern: bool, out: vec[i64]) -> i64:
    """Everything this player can decide once a resource is named or taken."""
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
    return building.offer_watch(town, out)


def act(town: Town, action: i64, solo: bool) -> i64:
    """Carry out a decision; return the type of the building put up, or NO_BUILDING.

    The town's step then tells what comes next in this turn; NOTHING when it has ended.
    """
    step = town.step
    kind: i64 = NO_BUILDING
    if step == PLACE or step == CUBE:
        answers.answer(town, action)
        if town.cube >= 0:
            return kind
    elif step == TAKE:
        town.cube = action - actions.TAKE
        # What one takes freely can not be answered; what the cards name can.
        town.step = CUBE if solo else PLACE
        return kind
    elif step == BUILD:
        if action == actions.DONE:
            town.claims = 0
            town.step = NOTHING
            return kind
        kind = construct(town, action)
    elif step == HOLD:
        building.hold(town, action - actions.HOLD)
    elif step == PUT:
        town.put_left = 0
        kind = construct(town, action)
    elif step == REPLACE:
        if action == actions.DONE:
            town.replace_left = 0
        else:
            chosen = action - actions.REPLACE
            building.replace(town, chosen % SQUARES, chosen // SQUARES)
            kind = TYPE_OF[chosen // SQUARES]
    else:
        building.watch(town, action - actions.WATCH)
    town.step = building.next_step(town)
    return kind


def construct(town: Town, action: i64) -> i64:
    """Put up a building, from cubes or given by a card; return its type."""
    if action >= actions.BUILD:
        chosen = action - actions.BUILD
        card = building.build(town, chosen // SQUARES, chosen % SQUARES)
    else:
        chosen = action - actions.PUT
        card = chosen // SQUARES
        if town.step == BUILD:
            building.claim(town, card)
        building.raise_building(town, card, chosen % SQUARES)
    return TYPE_OF[card]
