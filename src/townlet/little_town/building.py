"""Building: a tile from the supply, an empty grass square, the price, and a house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from townlet.little_town import actions, goals, payments
from townlet.little_town.squares import SQUARES
from townlet.little_town.steps import PAY
from townlet.little_town.team import Team
from townlet.little_town.tiles import ACTIVE, WHEAT_FIELD

if TYPE_CHECKING:
    from townlet.little_town.state import Town


def offer_turn(town: Town, team: Team, out: vec[i64]) -> i64:
    """Every square for a worker, and every tile that can be paid on every square."""
    free = town.free()
    squares: i64 = 0
    grass = town.board.grass_squares
    for i in range(i64(len(grass))):
        square = grass[i]
        if (free >> square) & 1:
            out[squares] = actions.WORKER + square
            squares += 1
    n = squares
    if team.houses > 0:
        for i in range(i64(len(town.tiles))):
            tile = town.tiles[i]
            if (town.supply >> tile) & 1 and payments.payable(team.goods, tile):
                first = actions.BUILD + tile * SQUARES - actions.WORKER
                for k in range(squares):
                    out[n] = first + out[k]
                    n += 1
    return n


def build(town: Town, team: Team, tile: i64, square: i64) -> None:
    """Choose a tile and its square; pay, if there is but one way to."""
    town.pending = square
    town.pending_tile = tile
    payment = payments.only_way(team.goods, tile)
    if payment >= 0:
        pay(town, team, payment)
    else:
        town.step = PAY


def pay(town: Town, team: Team, payment: i64) -> None:
    """Pay for the tile and put it up."""
    town.lay_down(team, payments.PAYMENTS[payment])
    team.workers -= 1
    put_up(town, team, town.pending_tile, town.pending)
    town.end_turn()


def put_up(town: Town, team: Team, tile: i64, square: i64) -> None:
    """Put a tile of the supply on a square, with a house of this team on it."""
    if tile == WHEAT_FIELD:
        town.wheat_fields -= 1
    if tile != WHEAT_FIELD or town.wheat_fields == 0:
        town.supply &= ~(1 << tile)
    town.tile_at[square] = tile
    town.built |= 1 << square
    if ACTIVE[tile]:
        town.active |= 1 << square
    team.houses -= 1
    team.buildings |= 1 << square
    goals.after_building(team, tile, square, town.board)
