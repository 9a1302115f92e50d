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

from townlet.core.options import OptionsError, quoted
from townlet.little_town import goals, sheet, words
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
            raise wrong("key", entry=quoted(key), keys=", ".join(KEYS))
    for key in ("board", "players"):
        if key not in document:
            raise wrong("missing", entry=key)
    side, players = document["board"], document["players"]
    if not isinstance(side, int) or isinstance(side, bool) or side not in BOARDS:
        raise wrong("board", sides=len(BOARDS), written=quoted(side))
    if not isinstance(players, list) or not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
        raise wrong("players", fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    town = empty_town(side, len(players))
    names = [read_player(town, seat, written) for seat, written in enumerate(players)]
    sheets = [{"name": name, **sheet.sheet(town, town.teams[seat])} for seat, name in enumerate(names)]
    return {"players": sheets, "ranking": sheet.ranking(town)}


def wrong(mistake: str, /, **about: object) -> OptionsError:
    """What is wrong with the document."""
    return OptionsError(words.WORDS.say("pad", mistake, **about))


def empty_town(side: int, players: int) -> Town:
    """A board on which nothing is built, with all tiles at hand."""
    game = LittleTown({"players": players, "board": side})
    town = Town(game, game.setup, BOARDS[side])
    town.put_in_play((1 << len(TILES)) - 1)
    town.stock = COINS * ONE_COIN
    return town


def read_player(town: Town, seat: int, written: object) -> str:
    """Read a player into the town; return the name."""
    at = words.WORDS.say("pad", "player", player=seat + 1)
    if not isinstance(written, dict):
        raise wrong("object", at=at, keys=", ".join(PLAYER_KEYS))
    for key in written:
        if key not in PLAYER_KEYS:
            raise wrong("player-key", at=at, entry=quoted(key), keys=", ".join(PLAYER_KEYS))
    name = written.get("name", words.WORDS.say("pad", "seat", player=seat + 1))
    if not isinstance(name, str) or not name.strip() or len(name) > 60:
        raise wrong("name", at=at)
    team = Team(town.setup.workers, town.setup.houses)
    town.teams.append(team)
    team.points = whole(written, at, "points", -MOST_POINTS, MOST_POINTS)
    team.goods = whole(written, at, "coins", 0, COINS) * ONE_COIN
    town.stock -= team.goods
    if town.stock < 0:
        raise wrong("all-coins", at=at, coins=COINS)
    build_all(town, team, written.get("buildings", {}), f"{at}, buildings")
    team.goals = read_goals(town, written.get("goals", []), f"{at}, goals")
    team.met = team.goals
    return name


def build_all(town: Town, team: Team, written: object, at: str) -> None:
    """Put up a player's buildings."""
    if not isinstance(written, dict):
        raise wrong("buildings", at=at)
    if len(written) > town.setup.houses:
        raise wrong("houses", at=at, built=len(written), houses=town.setup.houses)
    for name, slug in written.items():
        if name not in NAMES:
            raise wrong("no-square", at=at, written=quoted(name))
        square = NAMES.index(name)
        tile = BY_SLUG.get(slug) if isinstance(slug, str) else None
        if tile is None:
            raise wrong("no-tile", at=at, square=name, written=quoted(slug))
        if not (town.board.grass >> square) & 1:
            terrain = words.terrain_name(town.board.terrain[square])
            raise wrong("terrain", at=at, square=name, terrain=terrain)
        if (town.built >> square) & 1:
            raise wrong("taken", at=at, square=name, tile=words.mention(TILES[town.tile_at[square]].slug))
        if not (town.supply >> tile.number) & 1:
            mistake = "no-field-left" if tile.number == WHEAT_FIELD else "built"
            raise wrong(mistake, at=at, square=name, tile=words.mention(tile.slug))
        put_up(town, team, tile.number, square)
        built = len(in_set(int(town.in_play & ~town.supply) & ~(1 << WHEAT_FIELD)))
        if built > TILES_IN_PLAY:
            raise wrong("tiles", at=at, square=name, number=TILES_IN_PLAY)


def read_goals(town: Town, written: object, at: str) -> int:
    """The goals a player has achieved, as a set."""
    if not isinstance(written, list):
        raise wrong("goals", at=at)
    achieved = 0
    taken = sum(int(team.goals) for team in town.teams)
    for slug in written:
        goal = goals.BY_SLUG.get(slug) if isinstance(slug, str) else None
        if goal is None:
            raise wrong("no-goal", at=at, written=quoted(slug))
        if ((achieved | taken) >> goal.number) & 1:
            raise wrong("goal-twice", at=at, goal=words.goal_name(goal.slug))
        achieved |= 1 << goal.number
    if len(written) > town.setup.goals:
        raise wrong("goals-dealt", at=at, number=len(written), dealt=town.setup.goals)
    return achieved


def whole(written: dict[str, Any], at: str, key: str, least: int, most: int) -> int:
    """A whole number, 0 when it is left out."""
    value = written.get(key, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong("whole", at=at, entry=key, least=least, most=most, written=quoted(value))
    return value
