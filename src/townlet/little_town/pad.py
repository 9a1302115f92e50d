"""The score pad: the points of a game on a real table, from a document that a person can write.

    {"game": "little-town", "board": 1,
     "players": [{"name": "Ann", "points": 12, "coins": 7, "goals": ["no-coins"],
                  "buildings": {"c3": "castle", "c2": "wheat-field"}},
                 {"name": "Ben", "points": -3, "coins": 0, "goals": [], "buildings": {}}]}

`board` is its side, 1 or 2. Of each player, in the order of the seats: `points` won and lost during the four
rounds, without those for buildings, goals and coins; `coins` held; `goals` achieved; `buildings` by square, a1 top
left to i6. `game` and `name` may be left out, and so may whatever is 0 or empty.
"""

from __future__ import annotations

from typing import Any, Final

from townlet.core.options import OptionsError
from townlet.little_town import goals, sheet
from townlet.little_town.boards import BOARDS
from townlet.little_town.building import put_up
from townlet.little_town.game import LittleTown
from townlet.little_town.goods import BOX, ONE_COIN
from townlet.little_town.setup import FEWEST_PLAYERS, MOST_PLAYERS, TILES_IN_PLAY
from townlet.little_town.squares import NAMES
from townlet.little_town.state import Town
from townlet.little_town.team import Team
from townlet.little_town.tiles import BY_SLUG, TILES, WHEAT_FIELD, in_set

KEYS: Final = ["game", "board", "players"]
PLAYER_KEYS: Final = ["name", "points", "coins", "goals", "buildings"]
COINS: Final[int] = BOX["coins"]
# Further than this nobody's marker runs, in either direction.
MOST_POINTS: Final = 999


def score(document: dict[str, Any]) -> dict[str, Any]:
    """Everybody's score sheet, and their places; OptionsError names what is wrong with the document."""
    for key in document:
        if key not in KEYS:
            raise OptionsError(f"{key!r:.60}: a score file has {', '.join(KEYS)}.")
    for key in ("board", "players"):
        if key not in document:
            raise OptionsError(f"{key}: is missing.")
    side, players = document["board"], document["players"]
    if not isinstance(side, int) or isinstance(side, bool) or side not in BOARDS:
        raise OptionsError(f"board: is the side of the board, 1 to {len(BOARDS)}, not {side!r:.60}.")
    if not isinstance(players, list) or not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
        raise OptionsError(f"players: is a list of {FEWEST_PLAYERS} to {MOST_PLAYERS} players.")
    town = empty_town(side, len(players))
    names = [read_player(town, seat, written) for seat, written in enumerate(players)]
    sheets = [{"name": name, **sheet.sheet(town, town.teams[seat])} for seat, name in enumerate(names)]
    return {"players": sheets, "ranking": sheet.ranking(town)}


def empty_town(side: int, players: int) -> Town:
    """A board on which nothing is built, with all tiles at hand."""
    game = LittleTown({"players": players, "board": side})
    town = Town(game, game.setup, BOARDS[side])
    town.put_in_play((1 << len(TILES)) - 1)
    town.stock = COINS * ONE_COIN
    return town


def read_player(town: Town, seat: int, written: object) -> str:
    """Read a player into the town; return the name."""
    at = f"players, {seat + 1}"
    if not isinstance(written, dict):
        raise OptionsError(f"{at}: is an object with {', '.join(PLAYER_KEYS)}.")
    for key in written:
        if key not in PLAYER_KEYS:
            raise OptionsError(f"{at}, {key!r:.60}: a player has {', '.join(PLAYER_KEYS)}.")
    name = written.get("name", f"Player {seat + 1}")
    if not isinstance(name, str) or not name.strip() or len(name) > 60:
        raise OptionsError(f"{at}, name: is a short text.")
    team = Team(town.setup.workers, town.setup.houses)
    town.teams.append(team)
    team.points = whole(written, at, "points", -MOST_POINTS, MOST_POINTS)
    team.goods = whole(written, at, "coins", 0, COINS) * ONE_COIN
    town.stock -= team.goods
    if town.stock < 0:
        raise OptionsError(f"{at}, coins: there are {COINS} coins in the game, and now more are held.")
    build_all(town, team, written.get("buildings", {}), f"{at}, buildings")
    team.goals = read_goals(town, written.get("goals", []), f"{at}, goals")
    team.met = team.goals
    return name


def build_all(town: Town, team: Team, written: object, at: str) -> None:
    """Put up a player's buildings."""
    if not isinstance(written, dict):
        raise OptionsError(f'{at}: is an object such as {{"c3": "castle"}}.')
    if len(written) > town.setup.houses:
        raise OptionsError(f"{at}: {len(written)} are too many, a player has {town.setup.houses} houses.")
    for name, slug in written.items():
        if name not in NAMES:
            raise OptionsError(f"{at}: {name!r:.60} is no square; squares are a1 (top left) to i6 (bottom right).")
        square = NAMES.index(name)
        tile = BY_SLUG.get(slug) if isinstance(slug, str) else None
        if tile is None:
            raise OptionsError(f"{at}, {name}: {slug!r:.60} is no building tile.")
        if not (town.board.grass >> square) & 1:
            raise OptionsError(f"{at}, {name}: buildings stand on grass, and this is {town.board.terrain[square]}.")
        if (town.built >> square) & 1:
            raise OptionsError(f"{at}, {name}: {TILES[town.tile_at[square]].slug} stands there already.")
        if not (town.supply >> tile.number) & 1:
            there = "there are no more" if tile.number == WHEAT_FIELD else "it stands already, and there is only one"
            raise OptionsError(f"{at}, {name}: {tile.slug}: {there}.")
        put_up(town, team, tile.number, square)
        built = len(in_set(int(town.in_play & ~town.supply) & ~(1 << WHEAT_FIELD)))
        if built > TILES_IN_PLAY:
            raise OptionsError(f"{at}, {name}: only {TILES_IN_PLAY} tiles are in play beside the wheat fields.")


def read_goals(town: Town, written: object, at: str) -> int:
    """The goals a player has achieved, as a set."""
    if not isinstance(written, list):
        raise OptionsError(f"{at}: is a list of goals.")
    achieved = 0
    taken = sum(int(team.goals) for team in town.teams)
    for slug in written:
        goal = goals.BY_SLUG.get(slug) if isinstance(slug, str) else None
        if goal is None:
            raise OptionsError(f"{at}: {slug!r:.60} is no goal.")
        if ((achieved | taken) >> goal.number) & 1:
            raise OptionsError(f"{at}: {goal.slug} is there twice, and there is only one.")
        achieved |= 1 << goal.number
    if len(written) > town.setup.goals:
        raise OptionsError(f"{at}: {len(written)} are too many, {town.setup.goals} are dealt to a player.")
    return achieved


def whole(written: dict[str, Any], at: str, key: str, least: int, most: int) -> int:
    """A whole number, 0 when it is left out."""
    value = written.get(key, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise OptionsError(f"{at}, {key}: is a whole number from {least} to {most}, not {value!r:.60}.")
    return value
