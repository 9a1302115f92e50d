"""The cube in hand: placing it, or answering it with a Factory, Warehouse, Bondmaker or the Cavern."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.tiny_towns import actions
from townlet.tiny_towns.cards import BONDMAKER, DATA, FACTORY, RESOURCES, WAREHOUSE
from townlet.tiny_towns.scoring import COTTAGE
from townlet.tiny_towns.scoring import FACTORY as FACTORY_TYPE
from townlet.tiny_towns.shapes import lane
from townlet.tiny_towns.squares import SQUARES, count
from townlet.tiny_towns.town import PLACE, Town

CAVERN_HOLDS: Final[int] = DATA["cavern"]
WAREHOUSE_HOLDS: Final = 3


def offer_cube(town: Town, cavern: bool, out: vec[i64]) -> i64:
    """Everything that can be done with a cube named by another player, or by a card."""
    n: i64 = 0
    if town.factory_effect == FACTORY and (town.pledged >> town.cube) & 1:
        for resource in range(i64(RESOURCES)):
            if resource != town.cube:
                out[n] = actions.SWITCH + resource
                n += 1
    if cavern and town.set_aside < CAVERN_HOLDS:
        out[n] = actions.CAVERN
        n += 1
    n = offer_places(town, n, out)
    if town.factory_effect == WAREHOUSE:
        n = offer_warehouses(town, n, out)
    if town.power == BONDMAKER:
        cottages = town.of_kind(COTTAGE)
        for square in range(i64(SQUARES)):
            if (cottages >> square) & 1 and lane(town.held1, square) == 0:
                out[n] = actions.LAY + square
                n += 1
    return n


def may_answer(town: Town, cavern: bool) -> bool:
    """There is more to be done with the named cube than to place it."""
    return offer_cube(town, cavern, vec[i64]([0] * actions.KEEP)) > count(town.empty)


def offer_places(town: Town, n: i64, out: vec[i64]) -> i64:
    """Every empty square."""
    empty = town.empty
    square: i64 = 0
    while empty:
        if empty & 1:
            out[n] = actions.PLACE + square
            n += 1
        empty >>= 1
        square += 1
    return n


def offer_warehouses(town: Town, n: i64, out: vec[i64]) -> i64:
    """Storing the cube where there is room, or swapping it for another resource."""
    warehouses = town.of_kind(FACTORY_TYPE)
    for square in range(i64(SQUARES)):
        if (warehouses >> square) & 1 and town.held_on(square) < WAREHOUSE_HOLDS:
            out[n] = actions.STORE + square
            n += 1
    for square in range(i64(SQUARES)):
        if (warehouses >> square) & 1:
            for resource in range(i64(RESOURCES)):
                if resource != town.cube and town.holds(square, resource):
                    out[n] = actions.SWAP + square * RESOURCES + resource
                    n += 1
    return n


def answer(town: Town, action: i64) -> None:
    """Deal with the cube in hand."""
    cube = town.cube
    if actions.PLACE <= action < actions.STORE:
        town.place(action - actions.PLACE, cube)
        town.cube = -1
    elif actions.SWITCH <= action < actions.CAVERN:
        town.cube = action - actions.SWITCH
        town.step = PLACE
    elif actions.SWAP <= action < actions.LAY:
        square = (action - actions.SWAP) // RESOURCES
        town.cube = (action - actions.SWAP) % RESOURCES
        town.lift(square, town.cube)
        town.lay(square, cube)
        town.step = PLACE
    else:
        if action == actions.CAVERN:
            town.set_aside += 1
        elif action < actions.SWAP:
            town.lay(action - actions.STORE, cube)
        else:
            town.lay(action - actions.LAY, cube)
        town.cube = -1
