"""What could come of a player's decisions, for those who show the game: what a worker would get on each square.

The rules themselves are asked. What cannot be seen from the board before a worker stands there is said for the
moment after gathering and before anything is activated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from townlet.little_town import payments, working
from townlet.little_town.goods import RENT, as_far, by_name, food
from townlet.little_town.squares import AROUND, NAMES, SQUARES
from townlet.little_town.steps import ACTIVATE
from townlet.little_town.team import Team
from townlet.little_town.tiles import ACTIVE, SPECIAL, TILES, TRADE

if TYPE_CHECKING:
    from townlet.little_town.state import Town


def outlook(town: Town, player: int) -> dict[str, Any]:
    """Squares for a worker, buildings that may be activated now, and the food needed when the round ends."""
    team = town.teams[player]
    deciding = town.owes(player) and town.step == ACTIVATE
    waiting = team.workers > 0 and town.turn >= 0 and (town.turn != player or not town.in_turn())
    held = int(food(team.goods))
    needed = 0 if town.over() else int(team.crew)
    return {
        "workers": worker_squares(town, team) if waiting else {},
        "buildings": [entry for entry in around(town, team, town.center, town.left, team.goods) if entry["possible"]]
        if deciding
        else [],
        "food": {"needed": needed, "held": held, "missing": max(0, needed - held)},
    }


def worker_squares(town: Town, team: Team) -> dict[str, dict[str, Any]]:
    """For each empty grass square: what a worker there would gather, and the buildings around it."""
    found: dict[str, dict[str, Any]] = {}
    free = town.free()
    for square in range(i64(SQUARES)):
        if (free >> square) & 1:
            gathered = as_far(town.stock, town.board.gathered[square])
            built = AROUND[square] & town.built
            found[NAMES[square]] = {
                "gathers": some(gathered),
                "buildings": around(town, team, square, built, team.goods + gathered) if built else [],
            }
    return found


def around(town: Town, team: Team, center: i64, squares: i64, held: i64) -> list[dict[str, Any]]:
    """The buildings on these squares around one, as they are for a player who holds these goods."""
    found = []
    near = AROUND[center] & squares
    for square in range(i64(SQUARES)):
        if (near >> square) & 1:
            found.append(building(town, team, square, held))
    return found


def building(town: Town, team: Team, square: i64, held: i64) -> dict[str, Any]:
    """One building: whose it is, what it asks and gives, and whether that can be paid."""
    tile = town.tile_at[square]
    owner = town.seat_of_owner(square)
    active = ACTIVE[tile] == 1
    return {
        "square": NAMES[square],
        "tile": TILES[tile].slug,
        "owner": int(owner),
        "rent": RENT if active and (team.buildings >> square) & 1 == 0 else 0,
        "takes": takes(tile),
        "gives": gives(tile),
        "wins": int(TILES[tile].gives_points),
        "possible": active and working.may_activate(town, team, square, held),
    }


def takes(tile: i64) -> dict[str, int]:
    """What activating a tile takes, rent apart."""
    price = payments.takes(tile)
    return payments.by_name(payments.PRICES[price]) if payments.ASKED[price] else {}


def gives(tile: i64) -> dict[str, int]:
    """What activating a tile gives, points apart."""
    return {"any": payments.TRADED} if SPECIAL[tile] == TRADE else some(TILES[tile].gives)


def some(held: i64) -> dict[str, int]:
    """Goods as plain data, without those of which there are none."""
    return {kind: number for kind, number in by_name(held).items() if number} if held else {}
