"""The score sheet of a player: points won on the way and in the end, line by line, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from townlet.little_town import goals, words
from townlet.little_town.goods import BOX, coins
from townlet.little_town.squares import AROUND, SQUARES, count
from townlet.little_town.team import Team
from townlet.little_town.tiles import EACH, GRASS_AROUND, KINDS, OWN_AROUND, POINTS, SPECIAL, TILES

if TYPE_CHECKING:
    from townlet.little_town.state import Town

FOR_A_POINT: Final[int] = BOX["coins_for_a_point"]


def counted_around(town: Town, team: Team, square: i64) -> i64:
    """How many things around count for this building when the game ends."""
    special = SPECIAL[town.tile_at[square]]
    if special == OWN_AROUND:
        return own_around(team, square)
    if special == GRASS_AROUND:
        return grass_around(town, square)
    return 0


def own_around(team: Team, square: i64) -> i64:
    """The Castle: other buildings of its owner around it."""
    return count(AROUND[square] & team.buildings)


def grass_around(town: Town, square: i64) -> i64:
    """The Watchtower: grass without a building around it; the workers have gone home by then."""
    return count(AROUND[square] & town.board.grass & ~town.built)


def building_points(town: Town, team: Team, square: i64) -> i64:
    """What one building is worth in the end."""
    tile = town.tile_at[square]
    return POINTS[tile] + EACH[tile] * counted_around(town, team, square)


def coin_points(team: Team) -> i64:
    """One point for every 3 coins."""
    return coins(team.goods) // FOR_A_POINT


def points(town: Town, team: Team) -> i64:
    """A player's points as they would be if the game ended now."""
    total = team.points + goals.points(team.achieved()) + coin_points(team)
    for square in range(i64(SQUARES)):
        if (team.buildings >> square) & 1:
            total += building_points(town, team, square)
    return total


def sheet(town: Town, team: Team) -> dict[str, Any]:
    """A player's points line by line, as plain data with a sentence for each."""
    lines = [line("during", "during", int(team.points), {})]
    for tile in range(KINDS):
        squares = [
            square for square in range(SQUARES) if (team.buildings >> square) & 1 and town.tile_at[square] == tile
        ]
        if squares:
            lines.append(building_line(town, team, tile, squares))
    lines += [line(goal, "goal", int(goals.BY_SLUG[goal].points), {}) for goal in goals.in_set(int(team.achieved()))]
    held = {"coins": int(coins(team.goods)), "coins_for_a_point": FOR_A_POINT}
    lines.append(line("coins", "coins", int(coin_points(team)), held))
    return {"total": sum(entry["points"] for entry in lines), "lines": lines}


def building_line(town: Town, team: Team, tile: int, squares: list[int]) -> dict[str, Any]:
    """The line of a player's buildings of one kind."""
    total = sum(int(building_points(town, team, square)) for square in squares)
    special = SPECIAL[tile]
    if special in (OWN_AROUND, GRASS_AROUND):
        around = sum(int(counted_around(town, team, square)) for square in squares)
        how = "own-around" if special == OWN_AROUND else "grass-around"
        return line(TILES[tile].slug, how, total, {"around": around, "each": int(EACH[tile])})
    return line(TILES[tile].slug, "building", total, {"built": len(squares), "each": int(POINTS[tile])})


def line(card: str, how: str, won: int, numbers: dict[str, int]) -> dict[str, Any]:
    """One line of the sheet: what gives points, how many, the numbers behind it, and why."""
    return {"card": card, "how": how, "points": won, "numbers": numbers, "why": words.why(how, numbers)}


def ranking(town: Town) -> list[int]:
    """Each player's place: most points; equal points share the place, and the victory."""
    totals = [int(points(town, team)) for team in town.teams]
    return [1 + sum(other > total for other in totals) for total in totals]
