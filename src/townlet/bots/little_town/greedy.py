"""What greedy knows of Little Town Builders: what a team will probably be worth in the end.

A team's worth is the points it has, what its cubes and coins may still buy, the hunger that threatens at the round's
end, and what its buildings will bring in the rounds to come.
"""

from __future__ import annotations

from typing import Final

from townlet.core.game import State
from townlet.little_town import sheet
from townlet.little_town.feeding import HUNGER
from townlet.little_town.goods import COINS, CUBE_KINDS, FISH, FOR_A_CUBE, WHEAT, amount
from townlet.little_town.round_end import ROUNDS
from townlet.little_town.squares import AROUND
from townlet.little_town.state import Town
from townlet.little_town.steps import FEED, TURN
from townlet.little_town.team import Team
from townlet.little_town.tiles import ACTIVE, GIVES, GIVES_POINTS, SPECIAL, TAKES, TRADE

# What the first few cubes of a kind are worth, and each one more; food is worth this beyond what is eaten.
CUBE_WORTH: Final = (1.5, 1.9, 1.2, 1.2)
FEW: Final = 4
MORE: Final = 0.5
COIN_WORTH: Final = 0.55
# What is bought with coins for want of food is missing elsewhere.
BOUGHT: Final = 1.0
# Cubes are worth less when few turns are left to use them.
TURNS_TO_USE: Final = 4.0
# How sure the hunger is that threatens now, by the workers still in hand.
HUNGER_SURE: Final = (1.0, 0.8, 0.6, 0.45, 0.35, 0.3)
# How often a building is used in a round: by its owner, for each grass square around it, and by others, who pay rent.
OWN_USE: Final = 0.25
USED_BY_OTHERS: Final = 0.1
MOST_SPOTS: Final = 4
# What a trade of two cubes for two others gains.
TRADE_GAIN: Final = 1.0

# More decisions than any turn has: buildings around, each with a payment and a taking.
WITHIN_TURN: Final = 30


def worth(state: State, seat: int) -> float:
    """What this seat's team will probably be worth."""
    assert isinstance(state, Town)
    team = state.teams[seat]
    total = float(sheet.points(state, team))
    if state.over():
        return total
    return total + larder(state, team, seat) + buildings(state, team)


def larder(town: Town, team: Team, seat: int) -> float:
    """What cubes and coins in hand are worth beside the points they are already, and the hunger that threatens."""
    goods = int(team.goods)
    food = int(amount(goods, FISH) + amount(goods, WHEAT))
    coins = int(amount(goods, COINS))
    workers = int(team.workers)
    crew = int(team.crew)
    if town.step == FEED and not (town.waiting >> seat) & 1:
        # Has eaten already.
        crew = 0
        workers = 0
    eaten = min(food, crew)
    bought = min(coins // FOR_A_CUBE, crew - eaten)
    missing = crew - eaten - bought
    total = -HUNGER * missing * HUNGER_SURE[min(workers, len(HUNGER_SURE) - 1)] - BOUGHT * bought
    use = min(1.0, (workers + int(team.crew) * (ROUNDS - int(town.round))) / TURNS_TO_USE)
    for kind in range(CUBE_KINDS):
        number = int(amount(goods, kind))
        if kind >= FISH:
            # Food is eaten in turn, whichever there is.
            number -= eaten * number // max(food, 1)
        total += use * CUBE_WORTH[kind] * (min(number, FEW) + MORE * max(0, number - FEW))
    return total + use * COIN_WORTH * (coins - FOR_A_CUBE * bought)


def buildings(town: Town, team: Team) -> float:
    """What the team's buildings will bring in the rounds to come."""
    later = ROUNDS - int(town.round)
    total = 0.0
    squares = int(team.buildings)
    square = 0
    while later and squares:
        if squares & 1 and ACTIVE[town.tile_at[square]]:
            around = int(AROUND[square] & town.board.grass & ~town.built)
            spots = min(around.bit_count(), MOST_SPOTS)
            total += later * spots * (OWN_USE * GAIN[town.tile_at[square]] + USED_BY_OTHERS * COIN_WORTH)
        squares >>= 1
        square += 1
    return total


def gain(tile: int) -> float:
    """What activating a tile brings, beside its rent; nobody does it at a loss."""
    if SPECIAL[tile] == TRADE:
        return TRADE_GAIN
    return max(0.0, float(GIVES_POINTS[tile]) + value(int(GIVES[tile])) - value(int(TAKES[tile])))


def value(goods: int) -> float:
    """What goods are worth to somebody who has few."""
    total = COIN_WORTH * int(amount(goods, COINS)) + int(amount(goods, COINS)) / FOR_A_CUBE
    for kind in range(CUBE_KINDS):
        total += CUBE_WORTH[kind] * int(amount(goods, kind))
    return total


GAIN: Final = [gain(tile) for tile in range(len(ACTIVE))]


def worths(state: State, seat: int, legal: list[int]) -> list[float]:
    """What each of these decisions, and the best of the same turn after it, would be worth to this seat."""
    assert isinstance(state, Town)
    found: list[float] = []
    for action in legal:
        after = state.copy()
        after.apply(seat, action)
        for _ in range(WITHIN_TURN):
            if after.turn != state.turn or after.round != state.round or after.step == TURN or after.over():
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
