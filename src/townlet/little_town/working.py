"""Placing a worker: gathering around it, and activating the buildings there, in the order the player likes.

The Residence activates the buildings around it in the same way at the end of a round, without gathering.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from townlet.little_town import actions, goals, payments
from townlet.little_town.goods import CUBES, RENT_COINS, as_far, covers, cubes
from townlet.little_town.squares import AROUND, NEIGHBOURS
from townlet.little_town.steps import ACTIVATE, PAY, TAKE
from townlet.little_town.team import Team
from townlet.little_town.tiles import GIVES, GIVES_POINTS, KINDS, SPECIAL, TRADE

if TYPE_CHECKING:
    from townlet.little_town.state import Town


# What is offered.


def offer_buildings(town: Town, team: Team, out: vec[i64]) -> i64:
    """Being done, and every building around that can be activated."""
    out[0] = actions.DONE
    n: i64 = 1
    left = town.left
    first = 8 * town.center
    for k in range(first, first + 8):
        square = NEIGHBOURS[k]
        if square >= 0 and (left >> square) & 1 and may_activate(town, team, square, team.goods):
            out[n] = actions.ACTIVATE + square * KINDS + town.tile_at[square]
            n += 1
    return n


def anything_to_activate(town: Town, team: Team) -> bool:
    """Some building around can be activated."""
    left = town.left
    if left == 0:
        return False
    first = 8 * town.center
    for k in range(first, first + 8):
        square = NEIGHBOURS[k]
        if square >= 0 and (left >> square) & 1 and may_activate(town, team, square, team.goods):
            return True
    return False


def may_activate(town: Town, team: Team, square: i64, held: i64) -> bool:
    """With these goods the rent and what the building takes can be paid."""
    if (team.buildings >> square) & 1 == 0:
        if held < RENT_COINS:
            return False
        held -= RENT_COINS
    price = payments.takes(town.tile_at[square])
    return payments.ASKED[price] == 0 or payments.payable(held, price)


def offer_takings(town: Town, out: vec[i64]) -> i64:
    """What the Trading Shop can give: two cubes, or as many as the stock has."""
    n: i64 = 0
    number = to_take(town)
    for k in range(i64(len(payments.TAKINGS))):
        taking = payments.TAKINGS[k]
        if cubes(taking) == number and covers(town.stock, taking):
            out[n] = actions.TAKE + k
            n += 1
    return n


def to_take(town: Town) -> i64:
    """How many cubes the Trading Shop can give."""
    there = cubes(town.stock)
    return there if there < payments.TRADED else payments.TRADED


# What is done.


def place_worker(town: Town, team: Team, square: i64) -> None:
    """Put a worker on a square and gather what lies around it."""
    team.workers -= 1
    team.placed |= 1 << square
    town.placed |= 1 << square
    begin(town, square)
    town.ungathered = town.board.gathered[square]
    gather(town, team)
    go_on(town, team)


def begin(town: Town, square: i64) -> None:
    """The buildings around this square may now be activated."""
    town.center = square
    town.left = AROUND[square] & town.active


def gather(town: Town, team: Team) -> None:
    """Take from the terrain around what the stock has and was not gathered yet."""
    if town.ungathered:
        found = as_far(town.stock, town.ungathered)
        if found:
            town.ungathered -= found
            gain(town, team, found)


def gain(town: Town, team: Team, found: i64) -> None:
    """Take this from the stock."""
    town.stock -= found
    team.goods += found
    if found & CUBES:
        goals.after_food(team)
        if not town.round_ending:
            town.gathered += found & CUBES
            goals.after_gathering(team, town.gathered)
    if found > CUBES:
        goals.after_coins(team)


def activate(town: Town, team: Team, square: i64) -> None:
    """Pay the rent and turn to what the building takes."""
    town.left &= ~(1 << square)
    if (team.buildings >> square) & 1 == 0:
        owner = town.owner_of(square)
        team.goods -= RENT_COINS
        owner.goods += RENT_COINS
        goals.after_coins(team)
        goals.after_coins(owner)
    tile = town.tile_at[square]
    town.pending = square
    price = payments.takes(tile)
    if payments.ASKED[price] == 0:
        take_effect(town, team, tile)
        return
    payment = payments.only_way(team.goods, price)
    if payment >= 0:
        pay(town, team, payment)
    else:
        town.pending_tile = tile
        town.step = PAY


def pay(town: Town, team: Team, payment: i64) -> None:
    """Pay what the building takes; then it does what it does."""
    paid = payments.PAYMENTS[payment]
    tile = town.tile_at[town.pending]
    town.lay_down(team, paid)
    goals.after_paying(team, paid, town.gathered)
    if SPECIAL[tile] != TRADE:
        take_effect(town, team, tile)
        return
    goals.after_trading(team, paid)
    town.pending_tile = tile
    choices = offer_takings(town, town.game.scratch)
    if choices > 1:
        town.step = TAKE
    elif choices == 1:
        take(town, team, payments.TAKINGS[town.game.scratch[0] - actions.TAKE])
    else:
        activated(town, team)


def take(town: Town, team: Team, taking: i64) -> None:
    """Take what was chosen at the Trading Shop."""
    gain(town, team, taking)
    activated(town, team)


def take_effect(town: Town, team: Team, tile: i64) -> None:
    """What the building gives, as far as the stock has it."""
    goals.after_activating(team, tile)
    points = GIVES_POINTS[tile]
    if points:
        team.points += points
        town.giving_points += 1
    gives = GIVES[tile]
    if gives:
        gain(town, team, as_far(town.stock, gives))
    activated(town, team)


def activated(town: Town, team: Team) -> None:
    """A building has been activated."""
    town.pending = -1
    town.pending_tile = -1
    if not town.round_ending:
        town.activations += 1
        goals.after_activations(team, town.activations, town.giving_points)
    # What came back to the stock may be gathered now.
    gather(town, team)
    go_on(town, team)


def go_on(town: Town, team: Team) -> None:
    """Ask for the next building to activate, as long as there is one."""
    if anything_to_activate(town, team):
        town.step = ACTIVATE
    else:
        town.end_working()
