"""The rulebook's pages on the end of the game and its other rules, sentence by sentence."""

from __future__ import annotations

import townlet
from tests.little_town.positions import do, hand, offered, points, refused, stock, table
from townlet.core.chance import Chance
from townlet.core.playout import playout
from townlet.little_town.state import Town


def last_turn(**changes: object) -> Town:
    """Seat 0 places the last worker of the game."""
    return table(round=4, workers=[1, 0], **changes)  # type: ignore[arg-type]


def test_after_4_rounds_the_game_will_end() -> None:
    town = do(last_turn(hands=["5 fish", "5 fish"]), "worker d4")
    assert town.over()
    assert town.to_act() == []
    assert "over" in refused(town, "worker d4", seat=0)
    for players in (2, 3, 4):
        state = townlet.load("little-town", players=players).new(3)
        playout(state, Chance(3))
        assert state.view(None)["round"] == 4


def test_the_victory_points_of_goal_tiles_achieved() -> None:
    hands = ["9 wheat", "5 fish"]
    town = do(
        last_turn(built=["wheat-field d3"], goals=["full-larder six-coins", "no-coins"], hands=hands), "worker d4"
    )
    do(town, "activate wheat-field d3")
    # The wheat field, and the full larder; the two other goals have not been achieved.
    assert town.scores() == [3 + 3, 0]


def test_the_victory_points_of_building_tiles() -> None:
    town = do(
        last_turn(built=["church a2, wheat-field i5, wheat-field i3", "bar a5"], hands=["5 fish", "5 fish"]),
        "worker d4",
    )
    assert town.scores() == [8 + 3 + 3, 7]


def test_1_victory_point_for_every_3_coins() -> None:
    town = do(last_turn(hands=["8 coins", "2 coins"]), "worker d4", "feed nothing")
    assert town.scores() == [-15 + 2, -15 + 0]


def test_the_player_with_the_highest_victory_point_is_the_winner() -> None:
    town = do(last_turn(built=["", "bar d3"], hands=["5 fish", "5 fish"]), "worker a2")
    assert (town.scores(), town.ranking()) == ([0, 7], [2, 1])


def test_two_or_more_players_with_the_highest_victory_point_share_the_victory() -> None:
    town = table(
        players=3, round=4, workers=[1, 0, 0], built=["bar d3", "restaurant e3", "well f3"], hands=["4 fish"] * 3
    )
    do(town, "worker a2")
    assert (town.scores(), town.ranking()) == ([7, 7, 4], [1, 1, 3])


def test_points_go_over_40_and_80() -> None:
    town = table(built=["bar d3"])
    town.teams[0].points = 39
    assert points(do(town, "worker d4", "activate bar d3")) == 42
    town.teams[1].points = 79
    assert points(do(town, "worker e4", "activate bar d3"), 1) == 82


def test_when_there_are_no_resources_in_the_stock_players_can_not_obtain_them() -> None:
    town = do(table(stock="0 stone"), "worker h2")
    assert hand(town) == "3 coins"
    one = do(table(stock="1 stone"), "worker h2")
    assert (hand(one), stock(one)["stone"]) == ("1 stone 3 coins", 0)


def test_when_there_are_no_coins_in_the_stock_players_can_not_obtain_them() -> None:
    town = do(table(built=["book-store d3"], hands=["1 wood"], stock="2 coins"), "worker d4", "activate book-store d3")
    assert (hand(town), stock(town)["coins"]) == ("1 wood 2 coins", 0)


def test_minus_points_are_moved_in_the_opposite_direction() -> None:
    town = table(built=["bar d3"], hands=["", "5 fish"])
    town.teams[0].points = -12
    assert points(do(town, "worker d4", "activate bar d3")) == -9


def test_without_houses_no_building_can_be_constructed() -> None:
    squares = ["a2", "c2", "e2", "g2", "i2", "b3", "d3"]
    tiles = ["wheat-field"] * 5 + ["well", "bar"]
    built = ", ".join(f"{tile} {square}" for tile, square in zip(tiles, squares, strict=True))
    town = table(built=[built], hands=["9 wood 9 stone"])
    assert all(text.startswith("worker") for text in offered(town))
    assert "no house left" in refused(town, "build bakery d5")


def test_maximum_number_of_buildings_is_7_for_2_players_and_6_for_3_and_4() -> None:
    for players, houses in ((2, 7), (3, 6), (4, 6)):
        town = table(players=players, hands=["9 wood 9 stone 9 coins"])
        team = town.teams[0]
        assert team.houses == houses
        team.houses = 1
        do(town, "build wheat-field d3", "pay 1 wood")
        assert team.houses == 0


def test_three_1_coins_and_a_3_coin_are_the_same() -> None:
    """So coins are a number, nothing else."""
    assert table().view(0)["teams"][0]["goods"]["coins"] == 3
    assert "build bakery d3" in offered(table(hands=["1 wood 3 coins"]))
