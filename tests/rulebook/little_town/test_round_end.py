"""The rulebook's page on the end of the round, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.little_town.positions import do, hand, offered, points, refused, stock, table


def test_the_effects_of_buildings_are_executed_before_food_is_supplied() -> None:
    """The Residence's wheat feeds a worker of this very round."""
    town = table(built=["residence d3, wheat-field e3"], hands=["4 fish", "5 fish"], workers=[1, 0])
    do(town, "worker g3")
    assert (town.to_act(), offered(town)) == ([0], ["done", "activate wheat-field e3"])
    do(town, "activate wheat-field e3")
    assert (town.round, points(town), hand(town)) == (2, 0, "nothing")


@pytest.mark.parametrize(("players", "food"), [(2, 5), (3, 4), (4, 3)])
def test_each_player_pays_as_much_food_as_workers(players: int, food: int) -> None:
    hands = [f"{food + 1} fish" for _ in range(players)]
    town = do(table(players=players, hands=hands, workers=[1] + [0] * (players - 1)), "worker d4")
    assert [hand(town, seat) for seat in range(players)] == ["1 fish"] * players
    assert stock(town)["fish"] == 15 - players
    assert [points(town, seat) for seat in range(players)] == [0] * players


def test_fish_and_wheat_are_paid_with_any_combination_you_like() -> None:
    town = do(table(players=4, hands=["2 fish 3 wheat"], workers=[1, 0, 0, 0]), "worker d4")
    choices = {"feed 3 wheat", "feed 1 fish 2 wheat", "feed 2 fish 1 wheat"}
    assert set(offered(town, 0)) == choices
    for choice, left in zip(sorted(choices), ["1 fish 1 wheat", "2 wheat", "2 fish"], strict=True):
        assert hand(do(town.copy(), f"0 {choice}")) == left


def test_three_points_are_deducted_for_each_food_that_can_not_be_paid() -> None:
    town = do(table(hands=["3 fish", "1 wheat 2 coins"], workers=[1, 0]), "worker d4")
    assert (points(town, 0), points(town, 1)) == (-6, -12)


def test_victory_points_can_become_negative() -> None:
    town = do(table(hands=["", ""], workers=[1, 0]), "worker d4")
    assert (points(town, 0), town.scores()[0]) == (-15, -15)


def test_everybody_feeds_at_once_and_only_those_who_have_a_choice_are_asked() -> None:
    town = table(players=3, hands=["3 fish 2 wheat", "4 wheat", "4 fish 1 wheat"], workers=[1, 0, 0])
    do(town, "worker d4")
    assert town.to_act() == [0, 2]
    do(town, "2 feed 4 fish")
    assert town.to_act() == [0]
    assert "owes no decision" in refused(town, "feed 3 fish 1 wheat", seat=2)
    do(town, "0 feed 3 fish 1 wheat")
    assert town.round == 2


def test_all_workers_are_returned_and_buildings_and_houses_stay() -> None:
    town = table(built=["well c3"], placed=["d4 b2", "e4"], workers=[1, 0], hands=["5 fish", "5 fish"])
    do(town, "worker a2")
    view = town.view(None)
    for team in view["teams"]:
        assert team["workers"] == {"all": 5, "in_hand": 5, "on_board": [], "building": 0}
    assert view["buildings"] == [{"square": "c3", "tile": "well", "owner": 0}]
    assert view["teams"][0]["houses"] == 6
    assert "worker d4" in offered(town)


@pytest.mark.parametrize(("players", "start"), [(2, 0), (2, 1), (3, 2), (4, 1), (4, 3)])
def test_the_start_player_changes_clockwise(players: int, start: int) -> None:
    last = (start - 1) % players
    workers = [1 if seat == last else 0 for seat in range(players)]
    town = do(table(players=players, start=start, turn=last, workers=workers, hands=[""] * players), "worker d4")
    assert (town.round, town.start, town.to_act()) == (2, (start + 1) % players, [(start + 1) % players])


def test_at_the_fourth_round_of_a_three_player_game_the_player_with_the_fewest_points_starts() -> None:
    town = table(players=3, round=3, start=0, turn=2, workers=[0, 0, 1], hands=["4 fish", "1 fish", "4 fish"])
    do(town, "worker d4")
    assert (town.round, town.start) == (4, 1)
    fewest_last = table(players=3, round=3, start=0, turn=2, workers=[0, 0, 1], hands=["1 fish", "4 fish", "4 fish"])
    do(fewest_last, "worker d4")
    assert (fewest_last.round, fewest_last.start, fewest_last.to_act()) == (4, 0, [0])


def test_in_other_rounds_and_with_other_players_points_do_not_matter() -> None:
    earlier = table(players=3, round=2, start=0, turn=2, workers=[0, 0, 1], hands=["1 fish", "4 fish", "4 fish"])
    assert do(earlier, "worker d4").start == 1
    four = table(players=4, round=3, start=0, turn=3, workers=[0, 0, 0, 1], hands=["1 fish"] + ["3 fish"] * 3)
    assert do(four, "worker d4").start == 1
    two = table(players=2, round=3, start=0, turn=1, workers=[0, 1], hands=["1 fish", "5 fish"])
    assert do(two, "worker d4").start == 1
