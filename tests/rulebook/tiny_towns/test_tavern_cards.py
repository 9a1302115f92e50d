"""The green cards: Almshouse, Feast Hall, Inn, Tavern."""

from __future__ import annotations

import pytest

from .table import Table, score


def so_many(card: str, number: int) -> str:
    """A town with so many of a card."""
    cells = [card] * number + ["."] * (16 - number)
    return "\n".join(" ".join(cells[row : row + 4]) for row in (0, 4, 8, 12))


# Almshouse.


@pytest.mark.parametrize(("number", "points"), [(1, -1), (2, 5), (3, -3), (4, 15), (5, -5), (6, 26)])
def test_almshouse_scores_as_a_group(number: int, points: int) -> None:
    assert score(so_many("almshouse", number))["almshouse"] == points


@pytest.mark.parametrize("number", [7, 8, 16])
def test_almshouse_the_maximum_is_26_though_there_are_more_than_6(number: int) -> None:
    assert score(so_many("almshouse", number))["almshouse"] == 26


def test_almshouse_may_stand_anywhere() -> None:
    assert score("almshouse . . almshouse\n. . . .\n. . . .\nalmshouse . . almshouse")["almshouse"] == 15


# Feast Hall.


def test_feast_hall_is_worth_3_with_more_than_the_player_on_the_right() -> None:
    assert score("feast-hall feast-hall . .", right=1)["feast-hall"] == 6
    assert score("feast-hall feast-hall . .", right=0)["feast-hall"] == 6


def test_feast_hall_is_worth_2_in_a_tie() -> None:
    assert score("feast-hall feast-hall . .", right=2)["feast-hall"] == 4


def test_feast_hall_is_worth_2_with_fewer() -> None:
    assert score("feast-hall feast-hall . .", right=3)["feast-hall"] == 4


def test_feast_hall_in_a_2_player_game_3_to_the_most_and_2_to_the_least() -> None:
    table = Table(2, cards=["feast-hall"])
    table.draw(0, "feast-hall . . .")
    table.draw(1, "feast-hall feast-hall . .")
    assert [table.sheet(seat)["feast-hall"] for seat in range(2)] == [2, 6]


def test_feast_hall_in_a_2_player_game_2_to_both_if_tied() -> None:
    table = Table(2, cards=["feast-hall"])
    table.draw(0, "feast-hall . . .")
    table.draw(1, ". . feast-hall .")
    assert [table.sheet(seat)["feast-hall"] for seat in range(2)] == [2, 2]


def test_feast_hall_compares_with_the_player_on_the_right_alone() -> None:
    """Play goes to the left, so on the right sits the seat before: of 0 it is 2, of 1 it is 0, of 2 it is 1."""
    table = Table(3, cards=["feast-hall"])
    table.draw(0, "feast-hall . . .")
    table.draw(1, "feast-hall feast-hall . .")
    table.draw(2, "feast-hall feast-hall feast-hall .")
    assert [table.sheet(seat)["feast-hall"] for seat in range(3)] == [2, 6, 9]


# Inn.


def test_inn_is_worth_3() -> None:
    assert score("inn . . .")["inn"] == 3


@pytest.mark.parametrize("town", ["inn . . inn", "inn . . .\n. . . .\n. . . .\ninn . . ."])
def test_inn_two_in_the_same_row_or_column_are_both_worth_nothing(town: str) -> None:
    assert score(town)["inn"] == 0


def test_inn_on_the_diagonal_does_not_matter() -> None:
    assert score("inn . . .\n. inn . .\n. . inn .\n. . . inn")["inn"] == 12


def test_inn_other_buildings_in_the_row_do_not_matter() -> None:
    assert score("inn cottage well farm\nchapel . . .")["inn"] == 3


def test_inn_only_those_that_share_a_line_are_worth_nothing() -> None:
    assert score("inn inn . .\n. . inn .")["inn"] == 3


# Tavern.


@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 5), (3, 9), (4, 14), (5, 20)])
def test_tavern_scores_as_a_group(number: int, points: int) -> None:
    """4 Taverns are worth 14 in total."""
    assert score(so_many("tavern", number))["tavern"] == points


@pytest.mark.parametrize("number", [6, 7, 16])
def test_tavern_those_after_the_5th_do_not_increase_the_score(number: int) -> None:
    assert score(so_many("tavern", number))["tavern"] == 20


def test_tavern_may_stand_anywhere() -> None:
    assert score("tavern . . tavern\n. . . .\n. . . .\ntavern . . tavern")["tavern"] == 14
