"""The orange cards: Abbey, Chapel, Cloister, Temple."""

from __future__ import annotations

import pytest

from .table import score

# Abbey.


def test_abbey_isolated_is_worth_3() -> None:
    assert score("abbey . . .")["abbey"] == 3


@pytest.mark.parametrize("neighbour", ["factory", "warehouse", "tavern", "inn", "theater", "market"])
def test_abbey_beside_a_black_a_green_or_a_yellow_building_is_worth_nothing(neighbour: str) -> None:
    for town in (f"abbey {neighbour} . .", f"{neighbour} . . .\nabbey . . .", f". abbey . .\n. {neighbour} . ."):
        assert score(town)["abbey"] == 0


@pytest.mark.parametrize("neighbour", ["cottage", "farm", "well", "abbey", "silva-forum", "barrett-castle", "wood"])
def test_abbey_does_not_mind_other_neighbours(neighbour: str) -> None:
    sheet = score(f"abbey {neighbour} . .")
    assert sheet["abbey"] == (6 if neighbour == "abbey" else 3)


def test_abbey_does_not_mind_what_is_diagonal() -> None:
    assert score("factory . tavern .\n. abbey . .\ntheater . factory .")["abbey"] == 3


def test_abbey_each_for_itself() -> None:
    assert score("abbey tavern abbey .\n. . . .\nabbey . . .")["abbey"] == 3


# Chapel.


def test_chapel_the_clarification_3_fed_and_1_unfed_make_each_chapel_worth_3() -> None:
    sheet = score("cottage granary cottage .\ncottage . . cottage\nchapel . . chapel")
    assert len(sheet.fed) == 3
    assert sheet["chapel"] == 3 + 3


def test_chapel_earns_nothing_for_unfed_cottages() -> None:
    assert score("chapel cottage cottage .")["chapel"] == 0


def test_chapel_counts_fed_cottages_anywhere() -> None:
    assert score("chapel . . .\n. . . .\n. . . farm\n. cottage . cottage")["chapel"] == 2


def test_chapel_has_no_limit() -> None:
    town = "farm farm farm chapel" + "\ncottage cottage cottage cottage" * 3
    assert score(town)["chapel"] == 12


# Cloister.


def test_cloister_in_a_corner_is_worth_1_for_each_in_a_corner() -> None:
    assert score("cloister . . cloister")["cloister"] == 2 + 2


def test_cloister_not_in_a_corner_still_scores_for_each_in_a_corner() -> None:
    assert score("cloister . . .\n. cloister . .")["cloister"] == 1 + 1


def test_cloister_scores_nothing_if_none_is_in_a_corner() -> None:
    assert score(". cloister . .\n. cloister cloister .")["cloister"] == 0


def test_cloister_is_worth_4_at_most() -> None:
    assert score("cloister . . cloister\n. cloister . .\n. . . .\ncloister . . cloister")["cloister"] == 5 * 4


def test_cloister_only_cloisters_count_in_the_corners() -> None:
    assert score("cloister . . cottage\n. . . .\n. . . .\nfarm . . well")["cloister"] == 1


# Temple.


def test_temple_is_worth_4_beside_2_fed_cottages() -> None:
    assert score("cottage temple cottage farm")["temple"] == 4


def test_temple_is_worth_nothing_beside_1() -> None:
    assert score("cottage temple . farm")["temple"] == 0


def test_temple_is_worth_nothing_if_one_of_the_two_is_not_fed() -> None:
    sheet = score("cottage temple cottage .\n. . . granary")
    assert sheet.fed == ["c1"]
    assert sheet["temple"] == 0


def test_temple_is_worth_4_at_most() -> None:
    assert score(". cottage . .\ncottage temple cottage .\n. cottage . farm")["temple"] == 4


def test_temple_diagonal_is_not_adjacent() -> None:
    assert score("cottage . cottage .\n. temple . .\ncottage . cottage farm")["temple"] == 0


def test_temple_each_for_itself() -> None:
    assert score("temple cottage temple .\ncottage farm cottage temple")["temple"] == 8
