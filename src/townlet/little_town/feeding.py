"""Feeding the workers at the end of a round: fish, wheat, coins, or hunger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.little_town import goals
from townlet.little_town.goods import (
    BOX,
    COIN_SHIFT,
    FISH_SHIFT,
    FOR_A_CUBE,
    LANE_MASK,
    ONE_COIN,
    WHEAT_SHIFT,
    covers,
    food,
)
from townlet.little_town.team import Team

if TYPE_CHECKING:
    from townlet.little_town.state import Town

HUNGER: Final[int] = BOX["hunger"]
MOST_WORKERS: Final[int] = max(numbers["workers"] for numbers in BOX["players"].values())


def all_meals() -> list[int]:
    """Every meal for up to the most workers there can be, as goods: the largest first."""
    return [
        (fish << FISH_SHIFT) + (wheat << WHEAT_SHIFT) + bought * FOR_A_CUBE * ONE_COIN
        for portions in range(MOST_WORKERS, -1, -1)
        for bought in range(portions + 1)
        for fish in range(portions - bought, -1, -1)
        for wheat in [portions - bought - fish]
    ]


MEALS: Final[vec[i64]] = vec[i64]([i64(meal) for meal in all_meals()])
BY_GOODS: Final[dict[int, int]] = {int(MEALS[number]): number for number in range(len(MEALS))}

# The meal of so many fish and so many wheat.
_UNBOUGHT: Final[vec[i64]] = vec[i64](
    [
        i64(BY_GOODS.get((fish << FISH_SHIFT) + (wheat << WHEAT_SHIFT), -1))
        for fish in range(MOST_WORKERS + 1)
        for wheat in range(MOST_WORKERS + 1)
    ]
)


def portions(meal: i64) -> i64:
    """How many workers a meal feeds."""
    return food(meal) + (meal >> COIN_SHIFT) // FOR_A_CUBE


def may_feed(team: Team, meal: i64) -> bool:
    """The team has this, needs no less, and holds no food back while workers go hungry."""
    if not covers(team.goods, meal):
        return False
    fed = portions(meal)
    return fed == team.crew or (fed < team.crew and food(meal) == food(team.goods))


def offer_meals(team: Team, first: i64, out: vec[i64]) -> i64:
    """Every meal that can be served."""
    n: i64 = 0
    for number in range(i64(len(MEALS))):
        if may_feed(team, MEALS[number]):
            out[n] = first + number
            n += 1
    return n


def only_meal(team: Team) -> i64:
    """The number of the one meal there is; -1 when there are several."""
    held = team.goods
    if held >> COIN_SHIFT >= FOR_A_CUBE:
        # With or without a food bought, or one bought in the place of one that is there.
        return -1
    fish = (held >> FISH_SHIFT) & LANE_MASK
    wheat = (held >> WHEAT_SHIFT) & LANE_MASK
    if fish + wheat > team.crew:
        if fish and wheat:
            return -1
        return _UNBOUGHT[team.crew * (MOST_WORKERS + 1) if fish else team.crew]
    return _UNBOUGHT[fish * (MOST_WORKERS + 1) + wheat]


def feed(town: Town, team: Team, meal: i64) -> None:
    """Serve a meal; hunger costs points."""
    team.goods -= meal
    town.stock += meal
    team.points -= HUNGER * (team.crew - portions(meal))
    goals.after_feeding(team, meal)
    if meal >> COIN_SHIFT:
        goals.after_coins(team)
