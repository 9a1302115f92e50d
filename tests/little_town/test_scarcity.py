"""Tables where hardly anything is left, beside the naive referee: an empty stock, few coins, few houses."""

from __future__ import annotations

import random

import pytest

from tests.little_town.facts import PLAYERS, TILES
from tests.little_town.naive import CUBES, Referee, told
from tests.little_town.positions import offered, table
from tests.little_town.test_perft import at_this_moment
from tests.little_town.test_referee import compare, lively
from townlet.little_town.goals import BY_SLUG as GOALS
from townlet.little_town.squares import NAMES
from townlet.little_town.state import Town

# Tables set for each number of players, and decisions played at each.
TABLES = 60
DECISIONS = 45


def scarce(players: int, dice: random.Random) -> Town:
    """A table in the middle of a round: much is built, and of most kinds the stock has next to nothing."""
    crew, houses, dealt = PLAYERS[players]
    side = dice.choice([1, 2])
    middle = [name for name in NAMES if name[0] in "bcdefg" and name[1] in "2345"]
    grass = [square for square in middle if table(side=side).board.grass >> NAMES.index(square) & 1]
    dice.shuffle(grass)
    tiles = [tile for tile in TILES if tile != "wheat-field"] + ["wheat-field"] * 5
    dice.shuffle(tiles)
    built: list[list[str]] = [[] for _ in range(players)]
    for tile, square in zip(tiles, grass[:12], strict=False):
        owner = dice.randrange(players)
        if len(built[owner]) < houses:
            built[owner].append(f"{tile} {square}")
    left = dict.fromkeys(CUBES, 15) | {"coins": 40}
    hands = []
    for _ in range(players):
        hand = {kind: min(left[kind], dice.choice([0, 0, 1, 1, 2, 5])) for kind in left}
        hand["coins"] = min(left["coins"], dice.choice([0, 0, 1, 2, 3, 4, 6]))
        left = {kind: left[kind] - hand[kind] for kind in left}
        hands.append(told(hand))
    stock = {kind: dice.choice([0, 0, 0, 1, 2, number]) for kind, number in left.items()}
    in_hand = [dice.randrange(1, crew + 1)] * players
    goals = list(GOALS)
    dice.shuffle(goals)
    town = table(
        players=players,
        side=side,
        built=[", ".join(entries) for entries in built],
        hands=hands,
        workers=in_hand,
        goals=[" ".join(goals[seat * dealt : (seat + 1) * dealt]) for seat in range(players)],
        stock=" ".join(f"{number} {kind}" for kind, number in stock.items()),
        round=dice.choice([1, 3, 4]),
        start=0,
    )
    for seat, team in enumerate(town.teams):
        # Those who have placed fewer than all have built: their workers stand beside the board.
        team.workers = in_hand[seat]
    return town


def beside(town: Town) -> Referee:
    """A referee who takes over, and notes with the engine what everybody can see at this moment."""
    referee = at_this_moment(town)
    referee.start = int(town.start)
    referee.look()
    for seat, team in enumerate(town.teams):
        team.met = sum(1 << GOALS[goal].number for goal in referee.met[seat])
    return referee


@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_referee_agree_where_hardly_anything_is_left(players: int) -> None:
    emptied = 0
    for seed in range(TABLES):
        dice = random.Random(seed)
        town = scarce(players, dice)
        referee = beside(town)
        everything = total(town)
        for _ in range(DECISIONS):
            compare(town, referee)
            assert total(town) == everything
            emptied += min(int(number) for number in town.view(None)["stock"].values()) == 0
            if town.over():
                break
            player = dice.choice(town.to_act())
            action = lively(town, player, dice)
            referee.play(player, town.game.text(action))
            town.play(player, action)
    assert emptied > TABLES * DECISIONS // 3


def total(town: Town) -> dict[str, int]:
    """Everything there is, in hands and in the stock."""
    view = town.view(None)
    return {kind: number + sum(team["goods"][kind] for team in view["teams"]) for kind, number in view["stock"].items()}


def test_there_is_always_an_empty_square_so_nobody_is_ever_stuck() -> None:
    """39 squares of grass, and at most 17 tiles and 12 workers on them."""
    for players, (crew, houses, _) in PLAYERS.items():
        assert min(players * houses, 12 + 5) + players * crew < 39
    assert len(offered(table(players=4, placed=["b1", "e1"], hands=["", "", "", ""]))) == 37
