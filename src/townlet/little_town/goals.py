"""The goals: when each is achieved, and whether the tiles in play allow it at all.

Goals declare themselves the moment they hold. What a player has brought about is noted for all goals, whoever
holds them (`met`): it happened before everybody's eyes, so a goal is achieved when it is in hand and met.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.core.data import toml
from townlet.little_town.boards import Board
from townlet.little_town.goods import (
    BOX,
    COIN_SHIFT,
    FISH_SHIFT,
    LANE_MASK,
    coins,
    cubes,
    food,
    kinds,
)
from townlet.little_town.squares import beside, count
from townlet.little_town.tiles import KINDS, TAKES, with_trait

if TYPE_CHECKING:
    from townlet.little_town.team import Team


class Goal:
    """A goal tile."""

    def __init__(self, number: int, slug: str, entry: dict[str, Any]) -> None:
        self.number: i64 = number
        self.slug: Final = slug
        self.points: i64 = entry["points"]
        # The tiles without which nobody can bring it about, and how many of them it takes.
        self.needs: i64 = with_trait(entry["needs"]) if "needs" in entry else 0
        self.least: i64 = entry.get("least", 1) if "needs" in entry else 0
        self.edition: Final[int] = entry.get("edition", 1)

    def possible(self, tiles: i64) -> bool:
        """It can be achieved with these tiles in play, without the help of others' rent."""
        needed = tiles & self.needs
        if count(needed) < self.least:
            return False
        return self.slug != "points-from-two-buildings" or two_can_be_paid(needed, tiles)


COINS_AT_START: Final[int] = BOX["coins_at_start"]

_GIVES_COINS: Final = with_trait("gives-coins")

DATA: Final = toml("townlet.little_town", "goals.toml")
GOALS: Final = [Goal(number, slug, entry) for number, (slug, entry) in enumerate(DATA.items())]
BY_SLUG: Final = {goal.slug: goal for goal in GOALS}
POINTS: Final = vec[i64]([goal.points for goal in GOALS])


def two_can_be_paid(needed: i64, tiles: i64) -> bool:
    """Two of the needed tiles can be activated in one turn: the first coins pay both, or some tile gives more coins."""
    if tiles & _GIVES_COINS:
        return True
    dear = sorted([coins(TAKES[tile]) for tile in range(KINDS) if (needed >> tile) & 1])
    return dear[0] + dear[1] <= COINS_AT_START


def _bit(slug: str) -> int:
    return 1 << BY_SLUG[slug].number


_GROUP: Final = _bit("three-in-a-group")
_BUILDINGS: Final = _bit("more-buildings-than-workers")
_LARDER: Final = _bit("full-larder")
_TERRAIN: Final = _bit("lake-mountain-forest")
_TWO_KINDS: Final = _bit("two-kinds-at-once")
_FED_WITH_FISH: Final = _bit("fed-with-fish")
_TWO_COIN_BUILDINGS: Final = _bit("two-coin-buildings")
_NO_COINS: Final = _bit("no-coins")
_SIX_COINS: Final = _bit("six-coins")
_SPENT: Final = _bit("spent-at-once")
_FOUR: Final = _bit("four-buildings-in-a-turn")
_POINTS: Final = _bit("points-from-two-buildings")
_FIVE: Final = _bit("five-gathered-in-a-turn")

COINS_HELD: Final = 6
BUILDINGS_ACTIVATED: Final = 4
GIVING_POINTS: Final = 2
CUBES_GATHERED: Final = 5

_HAS_COINS: Final = with_trait("has-coins")
_TAKES_TWO_KINDS: Final = with_trait("takes-two-kinds")


def _met_by_building(tile: int) -> int:
    """The goals that building this tile achieves, by what is printed on it."""
    traits = {
        "fish-building": "has-fish",
        "wood-or-stone-building": "has-wood-or-stone",
        "three-stone-building": "costs-three-stone",
        "three-wood-building": "costs-three-wood",
    }
    return sum(_bit(goal) for goal, trait in traits.items() if (with_trait(trait) >> tile) & 1)


BY_BUILDING: Final = vec[i64]([i64(_met_by_building(tile)) for tile in range(KINDS)])


def possible(tiles: int) -> int:
    """The set of goals that can be achieved with these tiles in play."""
    return sum(1 << goal.number for goal in GOALS if goal.possible(tiles))


def points(goals: i64) -> i64:
    """What a set of goals is worth."""
    total: i64 = 0
    goal: i64 = 0
    while goals:
        if goals & 1:
            total += POINTS[goal]
        goals >>= 1
        goal += 1
    return total


def in_set(goals: int) -> list[str]:
    """The goals of a set, by slug."""
    return [goal.slug for goal in GOALS if (goals >> goal.number) & 1]


# Moments at which goals come to hold.


def after_coins(team: Team) -> None:
    """Coins have come or gone."""
    held = team.goods >> COIN_SHIFT
    if held == 0:
        team.met |= _NO_COINS
    elif held >= COINS_HELD:
        team.met |= _SIX_COINS


def after_food(team: Team) -> None:
    """Food may have come."""
    if food(team.goods) >= 2 * team.crew:
        team.met |= _LARDER


def after_gathering(team: Team, gathered: i64) -> None:
    """Cubes have been gathered in this turn, so many in all."""
    if cubes(gathered) >= CUBES_GATHERED:
        team.met |= _FIVE


def after_paying(team: Team, paid: i64, gathered: i64) -> None:
    """Cubes have been paid in the turn in which these were gathered."""
    if kinds(paid) & kinds(gathered):
        team.met |= _SPENT


def after_activating(team: Team, tile: i64) -> None:
    """A building whose takes are printed was activated."""
    if (_TAKES_TWO_KINDS >> tile) & 1:
        team.met |= _TWO_KINDS


def after_trading(team: Team, paid: i64) -> None:
    """This was paid to the Trading Shop: two kinds it must be, and coins are none."""
    found = kinds(paid)
    if found & (found - 1):
        team.met |= _TWO_KINDS


def after_activations(team: Team, activated: i64, giving_points: i64) -> None:
    """So many buildings were activated in this turn, and so many of them gave points."""
    if activated >= BUILDINGS_ACTIVATED:
        team.met |= _FOUR
    if giving_points >= GIVING_POINTS:
        team.met |= _POINTS


def after_feeding(team: Team, fed: i64) -> None:
    """The workers were fed with this."""
    if (fed >> FISH_SHIFT) & LANE_MASK == team.crew:
        team.met |= _FED_WITH_FISH


def after_building(team: Team, tile: i64, square: i64, board: Board) -> None:
    """A building of this player has been put up."""
    own = team.buildings
    team.met |= BY_BUILDING[tile]
    if count(own) > team.crew:
        team.met |= _BUILDINGS
    if (_HAS_COINS >> tile) & 1:
        team.coin_buildings += 1
        if team.coin_buildings >= 2:
            team.met |= _TWO_COIN_BUILDINGS
    pair = ((1 << square) | beside(1 << square)) & own
    if count((pair | beside(pair)) & own) >= 3:
        team.met |= _GROUP
    if three_terrains(own & board.near_lake, own & board.near_mountain, own & board.near_forest):
        team.met |= _TERRAIN


def three_terrains(lake: i64, mountain: i64, forest: i64) -> bool:
    """Three different buildings can be chosen, one from each set (Hall's condition)."""
    if not lake or not mountain or not forest:
        return False
    if count(lake | mountain) < 2 or count(lake | forest) < 2 or count(mountain | forest) < 2:
        return False
    return count(lake | mountain | forest) >= 3
