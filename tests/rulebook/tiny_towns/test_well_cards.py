"""The gray cards: Fountain, Millstone, Shed, Well."""

from __future__ import annotations

import pytest

from .table import Table, drawn, score

# Fountain.


def test_fountain_is_worth_2_beside_another() -> None:
    assert score("fountain fountain . .")["fountain"] == 2 + 2


def test_fountain_alone_is_worth_nothing() -> None:
    assert score("fountain cottage . .\nfarm . . .")["fountain"] == 0


def test_fountain_is_never_worth_more_than_2() -> None:
    assert score(". fountain . .\nfountain fountain fountain .\n. fountain . .")["fountain"] == 5 * 2


def test_fountain_diagonal_is_not_adjacent() -> None:
    assert score("fountain . . .\n. fountain . .")["fountain"] == 0


# Millstone.


@pytest.mark.parametrize("neighbour", ["farm", "theater", "granary", "bakery"])
def test_millstone_is_worth_2_beside_a_red_or_a_yellow_building(neighbour: str) -> None:
    assert score(f"millstone {neighbour} . .")["millstone"] == 2


@pytest.mark.parametrize(
    "neighbour", ["cottage", "millstone", "chapel", "tavern", "factory", "silva-forum", "wood", "."]
)
def test_millstone_is_worth_nothing_beside_anything_else(neighbour: str) -> None:
    assert score(f"millstone {neighbour} . .")["millstone"] == 0


def test_millstone_is_never_worth_more_than_2() -> None:
    assert score(". farm . .\nfarm millstone theater .\n. theater . .")["millstone"] == 2


def test_millstone_diagonal_is_not_adjacent() -> None:
    assert score("farm . theater .\n. millstone . .")["millstone"] == 0


# Shed.


def test_shed_is_worth_1() -> None:
    assert score("shed . . .\n. . shed .")["shed"] == 2


def with_shed() -> Table:
    table = Table(cards=["shed"])
    table.draw(0, "wood farm brick .")
    table.play("0 name stone", "0 place a2")
    return table


def test_shed_may_be_placed_on_any_empty_square() -> None:
    table = with_shed()
    table.play("0 build shed a1 a2 at d4")
    assert table.town(0) == drawn(". farm brick .\n. . . .\n. . . .\n. . . shed")


def test_shed_may_be_placed_on_the_squares_its_resources_came_from() -> None:
    table = with_shed()
    table.play("0 build shed a1 a2 at a2")
    assert table.town(0) == drawn(". farm brick .\nshed . . .")


def test_shed_may_not_be_placed_on_a_building_or_a_resource() -> None:
    table = with_shed()
    for square in ("b1", "c1"):
        table.refuses(f"0 build shed a1 a2 at {square}", "Shed goes on")


def test_shed_makes_no_difference_to_other_buildings() -> None:
    table = Table(cards=["shed"])
    table.draw(0, "wheat wheat . .\nwood . . .")
    table.play("0 name wood", "0 place b2")
    table.refuses("0 build farm a1 b1 a2 b2 at d4", "Farm goes on one of the squares its cubes leave")


# Well.


def test_well_is_worth_1_for_each_adjacent_cottage() -> None:
    assert score("cottage well cottage .\n. cottage . .")["well"] == 3


def test_well_counts_fed_and_unfed_cottages() -> None:
    sheet = score("cottage well cottage .\n. . . granary")
    assert sheet.fed == ["c1"]
    assert sheet["well"] == 2


def test_well_is_worth_4_at_most() -> None:
    assert score("cottage cottage cottage .\ncottage well cottage .\ncottage cottage cottage .")["well"] == 4


def test_well_diagonal_is_not_adjacent() -> None:
    assert score("cottage . cottage .\n. well . .\ncottage . cottage .")["well"] == 0


def test_well_counts_no_other_buildings() -> None:
    assert score(". farm . .\ntavern well chapel .\n. well . .")["well"] == 0


def test_well_each_counts_the_same_cottage() -> None:
    assert score("well cottage well .\n. well . .")["well"] == 3
