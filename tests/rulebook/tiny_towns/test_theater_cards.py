"""The yellow cards: Bakery, Market, Tailor, Theater."""

from __future__ import annotations

import pytest

from .table import score

# Bakery.


@pytest.mark.parametrize("neighbour", ["farm", "orchard", "factory", "warehouse"])
def test_bakery_is_worth_3_beside_a_red_or_a_black_building(neighbour: str) -> None:
    assert score(f"bakery {neighbour} . .")["bakery"] == 3


@pytest.mark.parametrize("neighbour", ["cottage", "well", "chapel", "tavern", "bakery", "silva-forum", "wood"])
def test_bakery_is_worth_nothing_beside_anything_else(neighbour: str) -> None:
    assert score(f"bakery {neighbour} . .")["bakery"] == 0


def test_bakery_is_never_worth_more_than_3() -> None:
    assert score(". farm . .\nfactory bakery farm .\n. factory . .")["bakery"] == 3


def test_bakery_diagonal_is_not_adjacent() -> None:
    assert score("farm . factory .\n. bakery . .")["bakery"] == 0


# Market.


def test_market_scores_1_for_itself() -> None:
    assert score("market . . .")["market"] == 1


def test_market_scores_for_each_in_its_row() -> None:
    assert score("market . market market")["market"] == 3 * 3


def test_market_scores_for_each_in_its_column() -> None:
    assert score("market . . .\n. . . .\nmarket . . .")["market"] == 2 * 2


def test_market_scores_for_either_row_or_column_but_not_both() -> None:
    """The one in the corner has 3 in its row and 2 in its column: it scores 3; the others 3, 3 and 2."""
    assert score("market market market .\nmarket . . .")["market"] == 3 + 3 + 3 + 2


def test_market_is_worth_4_at_most() -> None:
    assert score("\n".join(["market market market market"] * 4))["market"] == 16 * 4


def test_market_diagonal_does_not_count() -> None:
    assert score("market . . .\n. market . .")["market"] == 2


# Tailor.


def test_tailor_outside_the_center_is_worth_1() -> None:
    assert score("tailor . . tailor")["tailor"] == 1 + 1


def test_tailor_outside_the_center_scores_1_for_each_in_the_center() -> None:
    assert score("tailor . . .\n. tailor tailor .")["tailor"] == 3 * (1 + 2)


def test_tailor_in_the_center_counts_itself() -> None:
    assert score(". . . .\n. tailor . .")["tailor"] == 2


def test_tailor_is_worth_5_at_most() -> None:
    assert score("tailor . . .\n. tailor tailor .\n. tailor tailor .")["tailor"] == 5 * 5


def test_tailor_the_center_is_4_squares() -> None:
    for square in range(16):
        cells = ["tailor" if at == square else "." for at in range(16)]
        town = "\n".join(" ".join(cells[row : row + 4]) for row in (0, 4, 8, 12))
        assert score(town)["tailor"] == (2 if square in (5, 6, 9, 10) else 1)


# Theater.


def test_theater_scores_1_for_each_other_building_type_in_its_row_and_column() -> None:
    assert score("theater cottage farm .\nwell . . .\nchapel . . .")["theater"] == 4


def test_theater_does_not_count_theaters() -> None:
    assert score("theater theater . .\ntheater . . .")["theater"] == 0


def test_theater_counts_a_type_only_once() -> None:
    """In the same row, and in both row and column."""
    assert score("theater cottage cottage .\ncottage . . .")["theater"] == 1


def test_theater_is_worth_6_at_most() -> None:
    town = "theater cottage farm well\nchapel . . .\ntavern . . .\nfactory . . ."
    assert score(town)["theater"] == 6


def test_theater_counts_what_is_not_adjacent() -> None:
    assert score("theater . . farm\n. . . .\n. . . .\nwell . . .")["theater"] == 2


def test_theater_does_not_count_what_is_in_other_rows_and_columns() -> None:
    assert score("theater . . .\n. farm . .\n. . well .")["theater"] == 0


def test_theater_a_monument_counts_as_a_type() -> None:
    assert score("theater silva-forum cottage .")["theater"] == 2


def test_theater_barrett_castle_counts_as_a_cottage_and_not_as_a_monument() -> None:
    assert score("theater barrett-castle . .")["theater"] == 1
    assert score("theater barrett-castle cottage .")["theater"] == 1


def test_theater_does_not_count_resources() -> None:
    assert score("theater wood stone .")["theater"] == 0


def test_theater_each_for_itself() -> None:
    assert score("theater farm theater .\n. . well .")["theater"] == 1 + 2
