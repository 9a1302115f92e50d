"""What greedy knows of Little Town Builders: what a team will probably be worth in the end."""

from __future__ import annotations

from typing import Final

from townlet.core.game import State
from townlet.little_town import sheet
from townlet.little_town.feeding import HUNGER
from townlet.little_town.goods import COINS, FISH, FOR_A_CUBE, STONE, WHEAT, WOOD, amount
from townlet.little_town.round_end import ROUNDS
from townlet.little_town.squares import SQUARES
from townlet.little_town.state import Town
from townlet.little_town.steps import TURN
from townlet.little_town.team import Team
from townlet.little_town.tiles import ACTIVE, GIVES, GIVES_POINTS, TAKES

# What a cube or coin is worth towards building, with many turns to come.
WOOD_WORTH: Final = 1.5
STONE_WORTH: Final = 1.9
FOOD_WORTH: Final = 1.2
COIN_WORTH: Final = 0.55
# The most decisions looked ahead within one's own turn.
WITHIN_TURN: Final = 12


def worth(state: State, seat: int) -> float:
    """What this seat's team will probably be worth."""
    assert isinstance(state, Town)
    team = state.teams[seat]
    total = float(sheet.points(state, team))
    if state.over():
        return total
    turns = turns_left(state, team)
    return total + held(state, team, turns) + houses(state, team)


def turns_left(town: Town, team: Team) -> int:
    """How many turns the team has yet."""
    return int(team.workers + team.crew * (ROUNDS - town.round))


def held(town: Town, team: Team, turns: int) -> float:
    """What cubes and coins in hand are worth beside the points they are already."""
    goods = team.goods
    fish, wheat, coins = int(amount(goods, FISH)), int(amount(goods, WHEAT)), int(amount(goods, COINS))
    food = fish + wheat
    rest = min(1.0, turns / 4)
    # Food for this round's end, and what it would cost to go without.
    hungry = int(team.crew) if town.teams and not fed_already(town, team) else 0
    eaten = min(food, hungry)
    bought = min(coins // FOR_A_CUBE, hungry - eaten)
    missing = hungry - eaten - bought
    # The nearer the end of the round, the surer the hunger.
    total = -HUNGER * missing * HUNGER_SURE[min(int(team.workers), len(HUNGER_SURE) - 1)] - 1.0 * bought
    total += (food - eaten) * FOOD_WORTH * rest
    total += WOOD_WORTH * useful(int(amount(goods, WOOD))) * rest
    total += STONE_WORTH * useful(int(amount(goods, STONE))) * rest
    total += COIN_WORTH * (coins - FOR_A_CUBE * bought) * rest
    return total


HUNGER_SURE: Final = (1.0, 0.8, 0.6, 0.45, 0.35, 0.3)


def fed_already(town: Town, team: Team) -> bool:
    """The team has eaten in this round."""
    return town.turn < 0 and town.step != TURN and not (town.waiting >> seat_of(town, team)) & 1


def seat_of(town: Town, team: Team) -> int:
    """The seat of a team."""
    return next(seat for seat, other in enumerate(town.teams) if other is team)


def useful(number: int) -> float:
    """Many cubes of a kind are worth less each."""
    return min(number, 6) + 0.3 * max(0, number - 6)


def houses(town: Town, team: Team) -> float:
    """What the team's buildings will bring."""
    later = ROUNDS - int(town.round)
    total = 0.0
    for square in range(SQUARES):
        if (team.buildings >> square) & 1 and ACTIVE[town.tile_at[square]]:
            total += use(int(town.tile_at[square])) * later
    return total


def use(tile: int) -> float:
    """What one round's use of a tile brings its owner."""
    gain = float(GIVES_POINTS[tile]) + value(int(GIVES[tile])) - value(int(TAKES[tile]))
    return max(0.3, 0.6 * gain)


def value(goods: int) -> float:
    """What goods are worth."""
    return (
        WOOD_WORTH * int(amount(goods, WOOD))
        + STONE_WORTH * int(amount(goods, STONE))
        + FOOD_WORTH * int(amount(goods, FISH) + amount(goods, WHEAT))
        + (COIN_WORTH + 1 / 3) * int(amount(goods, COINS))
    )


def worths(state: State, seat: int, legal: list[int]) -> list[float]:
    """What each of these decisions, and the best of the same turn after it, would be worth to this seat."""
    assert isinstance(state, Town)
    turn, round_now = state.turn, state.round
    found: list[float] = []
    for action in legal:
        after = state.copy()
        after.apply(seat, action)
        for _ in range(WITHIN_TURN):
            if after.step == TURN or after.turn != turn or after.round != round_now or after.over():
                break
            after = best_next(after, seat)
        found.append(worth(after, seat))
    return found


def best_next(town: Town, seat: int) -> Town:
    """The best that can come of the next decision within the turn, judged by itself."""
    best, most = town, -1e9
    for action in town.legal(seat):
        after = town.copy()
        after.apply(seat, action)
        judged = worth(after, seat)
        if judged > most:
            best, most = after, judged
    return best
