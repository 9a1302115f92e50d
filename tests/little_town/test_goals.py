"""Every goal: the moment it holds, and one step before it."""

from __future__ import annotations

import random
from itertools import combinations, permutations, product

import pytest

import townlet
from tests.little_town.facts import GOALS, TILES
from tests.little_town.positions import do, met, offered, table
from tests.little_town.test_referee import lively
from townlet.little_town import goals as data
from townlet.little_town.state import Town
from townlet.little_town.tiles import BY_SLUG


def test_the_goals_are_the_seventeen_known() -> None:
    assert {goal.slug: goal.points for goal in data.GOALS} == GOALS


# Buildings that stand together.


def test_three_in_a_group() -> None:
    assert "three-in-a-group" in met(do(table(built=["well c3, bar e3"], hands=["1 wood"]), "build wheat-field d3"))
    assert "three-in-a-group" in met(do(table(built=["well c3, bar d3"], hands=["1 wood"]), "build wheat-field d4"))


def test_three_in_a_group_is_side_by_side_of_one_owner_and_not_around_the_edge() -> None:
    assert "three-in-a-group" not in met(do(table(built=["well c2, bar e4"], hands=["1 wood"]), "build wheat-field d3"))
    assert "three-in-a-group" not in met(
        do(table(built=["well c3", "bar e3"], hands=["1 wood"]), "build wheat-field d3")
    )
    over_the_edge = table(built=["well i2, bar h2"], hands=["1 wood"])
    assert "three-in-a-group" in met(do(over_the_edge.copy(), "build wheat-field g2"))
    assert "three-in-a-group" not in met(do(over_the_edge, "build wheat-field b3"))
    side_two = table(side=2, built=["well i2, bar h2"], hands=["1 wood"])
    assert "three-in-a-group" not in met(do(side_two, "build wheat-field a2"))


@pytest.mark.parametrize(("players", "workers"), [(2, 5), (3, 4), (4, 3)])
def test_more_buildings_than_workers(players: int, workers: int) -> None:
    squares = ["a2", "c2", "e2", "g2", "i2", "b5"]
    tiles = ["well", "bar", "church", "pier", "castle", "bakery"]
    built = [f"{tile} {square}" for tile, square in zip(tiles, squares, strict=True)]
    enough = table(players=players, built=[", ".join(built[:workers])], hands=["1 wood"])
    assert "more-buildings-than-workers" in met(do(enough, "build wheat-field h5"))
    equal = table(players=players, built=[", ".join(built[: workers - 1])], hands=["1 wood"])
    assert "more-buildings-than-workers" not in met(do(equal, "build wheat-field h5"))


@pytest.mark.parametrize(
    ("squares", "reached"),
    [
        ("b2 a5 d2", True),  # b2 has all three around it, a5 a forest, d2 a mountain and a lake
        ("b2 d3 e3", False),  # one building can not be all three
        ("d2 e2 h5", True),  # a mountain and a lake, both ways, and a forest
        ("e2 g2 h2", False),  # no forest
        ("d2 e2 h2", True),
        ("a5 b5 h5", False),  # forests only
        ("b2 a2 b3", True),
        ("b2 b3 e4", False),  # two buildings have all three around them, and there is no third
    ],
)
def test_lake_mountain_forest(squares: str, reached: bool) -> None:
    first, second, last = squares.split()
    town = table(built=[f"well {first}, bar {second}"], hands=["1 wood"])
    assert ("lake-mountain-forest" in met(do(town, f"build wheat-field {last}"))) == reached


def test_three_different_buildings_are_found_as_by_trying_every_choice() -> None:
    """Four buildings; each terrain lies beside any of them."""
    for lake, mountain, forest in product(range(16), repeat=3):
        chosen = any(
            (lake >> one) & (mountain >> other) & (forest >> third) & 1
            for one, other, third in permutations(range(4), 3)
        )
        assert data.three_terrains(lake, mountain, forest) == chosen


# Holding.


@pytest.mark.parametrize(("players", "food"), [(2, 10), (3, 8), (4, 6)])
def test_full_larder(players: int, food: int) -> None:
    enough = table(players=players, built=["wheat-field d3"], hands=[f"2 wheat {food - 3} fish"])
    assert "full-larder" not in met(do(enough, "worker d4"))
    assert "full-larder" in met(do(enough, "activate wheat-field d3"))
    short = table(players=players, built=["wheat-field d3"], hands=[f"{food - 2} fish 9 wood"])
    assert "full-larder" not in met(do(short, "worker d4", "activate wheat-field d3"))


def test_no_coins() -> None:
    assert "no-coins" in met(do(table(hands=["3 coins"]), "build wheat-field d3"))
    assert "no-coins" not in met(do(table(hands=["4 coins"]), "build wheat-field d3"))


def test_no_coins_by_rent_by_an_exchange_or_by_feeding() -> None:
    assert "no-coins" in met(do(table(built=["", "well d3"], hands=["1 coin"]), "worker d4", "activate well d3"))
    assert "no-coins" in met(do(table(built=["fountain d3"], hands=["1 coin"]), "worker d4", "activate fountain d3"))
    fed = do(table(hands=["3 coins", "5 fish"], workers=[1, 0]), "worker d4", "feed 3 coins")
    assert "no-coins" in met(fed)


def test_six_coins() -> None:
    assert "six-coins" in met(do(table(built=["book-store d3"]), "worker d4", "activate book-store d3"))
    assert "six-coins" not in met(do(table(built=["gold-mine d3"]), "worker d4", "activate gold-mine d3"))


def test_six_coins_by_rent() -> None:
    town = do(table(built=["", "well d3"], hands=["1 coin", "5 coins"]), "worker d4", "activate well d3")
    assert "six-coins" in met(town, 1)
    assert "six-coins" not in met(town, 0)


# Building.


@pytest.mark.parametrize("tile", [tile for tile in TILES if tile != "wheat-field"])
def test_goals_for_building_go_by_what_is_printed(tile: str) -> None:
    town = do(
        table(hands=["9 wood 9 stone 9 wheat 6 coins"]), f"build {tile} d3", *["pay " + pay for pay in price(tile)]
    )
    printed, cost = TILES[tile][3], TILES[tile][1]
    assert ("fish-building" in met(town)) == ("F" in printed)
    assert ("wood-or-stone-building" in met(town)) == ("W" in printed or "S" in printed)
    assert ("three-stone-building" in met(town)) == any(part in cost for part in ("3S", "4S", "6S"))
    assert ("three-wood-building" in met(town)) == any(part in cost for part in ("3W", "4W"))
    assert "two-coin-buildings" not in met(town)


def price(tile: str) -> list[str]:
    """The cost as cubes, where there is a choice: six coins can stand for two of them."""
    words = {"W": "wood", "S": "stone", "H": "wheat"}
    return [] if tile == "residence" else [" ".join(f"{part[0]} {words[part[1]]}" for part in TILES[tile][1].split())]


def test_two_coin_buildings() -> None:
    town = table(built=["bakery d3"], hands=["1 wood 1 stone"])
    assert "two-coin-buildings" in met(do(town, "build gold-mine e3"))


def test_two_coin_buildings_are_ones_own_and_have_coins_in_what_they_do() -> None:
    assert "two-coin-buildings" not in met(
        do(table(built=["", "bakery d3"], hands=["1 wood 1 stone"]), "build gold-mine e3")
    )
    # The Residence costs coins, and does nothing with them.
    assert "two-coin-buildings" not in met(do(table(built=["bakery d3"], hands=["6 coins"]), "build residence e3"))


# Feeding.


def test_fed_with_fish() -> None:
    assert "fed-with-fish" in met(do(table(hands=["5 fish", ""], workers=[1, 0]), "worker d4"))
    assert "fed-with-fish" in met(do(table(hands=["6 fish 6 wheat", ""], workers=[1, 0]), "worker d4", "feed 5 fish"))


def test_fed_with_fish_is_all_of_them_and_nothing_else() -> None:
    assert "fed-with-fish" not in met(do(table(hands=["4 fish", ""], workers=[1, 0]), "worker d4"))
    assert "fed-with-fish" not in met(do(table(hands=["4 fish 1 wheat", ""], workers=[1, 0]), "worker d4"))
    bought = do(table(hands=["4 fish 3 coins", ""], workers=[1, 0]), "worker d4", "feed 4 fish 3 coins")
    assert "fed-with-fish" not in met(bought)


# In one turn.


def test_two_kinds_at_once() -> None:
    market = table(built=["marketplace d3"], hands=["1 wood 1 stone 1 fish 1 wheat"])
    assert "two-kinds-at-once" in met(do(market, "worker d4", "activate marketplace d3"))
    restaurant = table(built=["", "restaurant d3"], hands=["1 fish 1 wheat 1 coin"])
    assert "two-kinds-at-once" in met(do(restaurant, "worker d4", "activate restaurant d3"))


def test_two_kinds_at_once_are_taken_by_one_building() -> None:
    town = table(built=["bakery d3, fishmonger e3"], hands=["1 wheat 1 fish"])
    assert "two-kinds-at-once" not in met(do(town, "worker d4", "activate bakery d3", "activate fishmonger e3"))
    grocery = table(built=["grocery-store d3"], hands=["1 coin"])
    assert "two-kinds-at-once" not in met(do(grocery, "worker d4", "activate grocery-store d3"))


def test_spent_at_once() -> None:
    town = do(table(built=["fishmonger e2"], hands=[""]), "worker f2", "activate fishmonger e2")
    assert "spent-at-once" in met(town)
    wheat = do(table(built=["wheat-field d3, bakery e3"], hands=["1 wood"]), "worker d4", "activate wheat-field d3")
    assert "spent-at-once" not in met(wheat)
    assert "spent-at-once" in met(do(wheat, "activate bakery e3"))


def test_spent_at_once_is_a_cube_of_this_very_turn() -> None:
    town = do(table(built=["wheat-field d3, bakery e3"], hands=["1 wheat", ""]), "worker d4", "activate bakery e3")
    assert "spent-at-once" not in met(do(town, "activate wheat-field d3"))
    do(town, "worker a5", "worker e4", "activate bakery e3")
    assert "spent-at-once" not in met(town)


def test_four_buildings_in_a_turn() -> None:
    built = ["wheat-field c3, wheat-field d3, wheat-field e3", "wheat-field c5"]
    town = do(table(built=built), "worker d4", *[f"activate wheat-field {square}" for square in ("c3", "d3", "e3")])
    assert "four-buildings-in-a-turn" not in met(town)
    assert "four-buildings-in-a-turn" in met(do(town, "activate wheat-field c5"))


def test_four_buildings_of_two_turns_are_not_enough() -> None:
    town = table(built=["wheat-field c3, wheat-field d3"], hands=["", ""])
    twice = ["activate wheat-field c3", "activate wheat-field d3"]
    do(town, "worker c4", *twice, "worker a5", "worker d4", *twice)
    assert "four-buildings-in-a-turn" not in met(town)


def test_points_from_two_buildings() -> None:
    town = do(table(built=["well d3, bar e3"]), "worker d4", "activate well d3")
    assert "points-from-two-buildings" not in met(town)
    assert "points-from-two-buildings" in met(do(town, "activate bar e3"))


def test_points_from_one_building_in_each_of_two_turns_are_not_enough() -> None:
    town = do(table(built=["well d3, bar e3"], hands=["", ""]), "worker d4", "activate well d3", "done", "worker a5")
    assert "points-from-two-buildings" not in met(do(town, "worker e4", "activate bar e3"))


def test_five_gathered_in_a_turn() -> None:
    built = ["wheat-field a5, wheat-field c5"]
    town = do(table(built=built, hands=[""]), "worker b5", "activate wheat-field a5")
    assert "five-gathered-in-a-turn" not in met(town)
    assert "five-gathered-in-a-turn" in met(do(town, "activate wheat-field c5"))


def test_five_gathered_are_what_the_stock_really_gave() -> None:
    town = do(table(built=["wheat-field a5, wheat-field c5"], hands=[""], stock="2 wood"), "worker b5")
    do(town, "activate wheat-field a5", "activate wheat-field c5")
    assert "five-gathered-in-a-turn" not in met(town)


# What the tiles in play make impossible.

# Two tiles give points, for four coins together; three coins are there, and no tile gives more.
CHURCH_AND_FOUNTAIN = [
    *("stone-shop", "carpenter", "grocery-store", "church", "fountain", "pier"),
    *("trading-shop", "statue-of-a-hero", "cathedral", "residence", "castle", "watchtower"),
]

OTHERS = [tile for tile in TILES if tile != "wheat-field"]


def brought_about(tiles: tuple[str, ...], widely: bool) -> set[str]:
    """What a player with these tiles and a wheat field can bring about alone: building, then activating in every order.

    The player has plenty of cubes and the three coins of the beginning. With `widely` every way to pay and take is
    tried, else the first alone.
    """
    found: set[str] = set()
    town = table(hands=["9 wood 9 stone 4 wheat 3 coins"])
    for tile, square in zip(tiles, ("b1", "i2", "e4"), strict=False):
        town.turn, town.step, town.waiting = 0, 0, 1
        if f"build {tile} {square}" not in offered(town, 0):
            # The Residence alone: six coins are no matter of cubes, and building it brings nothing about.
            continue
        do(town, f"0 build {tile} {square}")
        if town.step == 2:
            do(town, offered(town)[0])
        found |= met(town) - {"no-coins"}
    built = ", ".join(f"{tile} {square}" for tile, square in zip(tiles, ("a2", "c3", "c2"), strict=False))
    start = table(built=[f"wheat-field b1, {built}"], hands=["5 wood 5 stone 5 fish 4 wheat 3 coins"])
    # Wood, stone and fish lie around b2. A second worker goes to b3.
    todo: list[Town] = [do(start, "worker b2")]
    seen = set()
    while todo:
        town = todo.pop()
        found |= met(town)
        if town.to_act() != [0]:
            if widely and town.teams[0].workers == 4:
                town.turn, town.waiting = 0, 1
                todo.append(do(town, "worker b3"))
            continue
        if town.hash() in seen:
            continue
        seen.add(town.hash())
        choices = offered(town) if widely or town.step == 1 else offered(town)[:1]
        todo += [do(town.copy(), choice) for choice in choices]
    return found


def test_whether_a_goal_is_possible_agrees_with_playing_every_tile_and_every_pair() -> None:
    """Brute force: which tiles bring a goal about; a set of tiles allows it when it has some of those."""
    witnesses: dict[str, list[int]] = {goal: [] for goal in GOALS}
    dear = [("church", "fountain", tile) for tile in OTHERS if tile not in ("church", "fountain")]
    for tiles in [*combinations(OTHERS, 1), *combinations(OTHERS, 2), *dear]:
        mask = sum(1 << BY_SLUG[tile].number for tile in tiles)
        for goal in brought_about(tiles, widely=len(tiles) == 1):
            witnesses[goal].append(mask)
    marked = [goal for goal in data.GOALS if goal.needs]
    assert len(marked) == 9
    dice = random.Random(1)
    verdicts = set()
    for _ in range(4000):
        # Half of the sets lean away from what some goal needs, so that both verdicts come for every goal.
        pile = dice.sample(range(1, 25), 24)
        leant = dice.choice(marked)
        if dice.random() < 0.5:
            pile.sort(key=lambda tile: (int(leant.needs) >> tile) & 1)
        drawn = sum(1 << tile for tile in pile[:12]) | 1
        if dice.random() < 0.01:
            drawn = sum(1 << BY_SLUG[tile].number for tile in CHURCH_AND_FOUNTAIN) | 1
        for marked_goal in marked:
            by_force = any(drawn & witness == witness for witness in witnesses[marked_goal.slug])
            assert marked_goal.possible(drawn) == by_force, (marked_goal.slug, pile[:12])
            verdicts.add((marked_goal.slug, by_force))
    # For every goal there are sets of tiles that allow it, and sets that do not.
    assert len(verdicts) == 18


def test_church_and_fountain_together_want_more_coins_than_there_are() -> None:
    tiles = sum(1 << BY_SLUG[tile].number for tile in CHURCH_AND_FOUNTAIN) | 1
    goal = data.BY_SLUG["points-from-two-buildings"]
    assert not goal.possible(tiles)
    for tile in ("gold-mine", "bakery", "well"):
        assert goal.possible(tiles & ~(1 << BY_SLUG["castle"].number) | 1 << BY_SLUG[tile].number)


def test_goals_without_a_mark_are_possible_with_any_tiles() -> None:
    assert {goal.slug for goal in data.GOALS if not goal.needs} == {
        *("three-in-a-group", "more-buildings-than-workers", "full-larder", "lake-mountain-forest"),
        *("fed-with-fish", "no-coins", "four-buildings-in-a-turn", "five-gathered-in-a-turn"),
    }
    for goal in data.GOALS:
        assert goal.possible(1) == (not goal.needs)


def test_a_goal_called_impossible_is_never_brought_about() -> None:
    """Six coins excepted, which others' rent could bring."""
    names = [goal.slug for goal in data.GOALS if goal.needs and goal.slug != "six-coins"]
    dice = random.Random(5)
    played = set()
    for name in names:
        goal = data.BY_SLUG[name]
        without = [tile for tile in OTHERS if not (goal.needs >> BY_SLUG[tile].number) & 1]
        needed = [tile for tile in OTHERS if tile not in without]
        for seed in range(6):
            dice.shuffle(needed)
            dice.shuffle(without)
            chosen = (needed[: int(goal.least) - 1] + without)[:12]
            if len(chosen) < 12:
                continue
            game = townlet.load("little-town", players=dice.choice([2, 3, 4]), tiles=chosen)
            state = game.new(seed)
            assert not goal.possible(sum(1 << BY_SLUG[tile].number for tile in chosen))
            while not state.over():
                player = dice.choice(state.to_act())
                state.play(player, lively(state, player, dice))
            for team in state.view(None)["teams"]:
                assert name not in team["goals"]["met"]
                assert name not in team["goals"]["in_hand"]
            played.add(name)
    assert played == set(names)


def test_no_twelve_tiles_leave_too_few_goals_to_deal() -> None:
    """At most four are impossible at once, and five can be spared: all ways to draw 12 of 24 tiles."""
    worst = 0
    needs = [(int(goal.needs), int(goal.least)) for goal in data.GOALS if goal.needs]
    # Taking tiles away makes no goal possible, so sets are closed under the goals they leave out.
    for number in range(len(needs) + 1):
        for left_out in combinations(needs, number):
            worst = max(worst, number if room(left_out) else 0)
    assert worst == 4
    assert 17 - worst >= 3 * 4


def room(left_out: tuple[tuple[int, int], ...]) -> bool:
    """Twelve tiles can be drawn so that all these goals are impossible."""
    free = sum(1 << number for number in range(1, 25))
    spared: list[int] = []
    for need, least in left_out:
        if least == 1:
            free &= ~need
        else:
            spared.append(need)
    # Of the others one tile each may stay; try every one, and none.
    best = 0
    for stay in combinations(range(1, 25), len(spared)):
        tiles = free
        for need in spared:
            tiles &= ~need
        for tile in stay:
            with_it = tiles | (1 << tile & free)
            if all((with_it & need).bit_count() < 2 for need in spared):
                tiles = with_it
        best = max(best, tiles.bit_count())
    return best >= 12
