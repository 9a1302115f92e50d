"""The chapters "Game End", "Additional Rules" and "Scoring Example"."""

from __future__ import annotations

import pytest

from .table import Table, score

# Game end: the points.


def test_each_empty_square_is_worth_minus_1() -> None:
    assert score(". . . .").total == -16
    assert score("shed shed . .").empty == -14


def test_remaining_cubes_are_removed_so_their_squares_are_empty() -> None:
    assert score("wood wheat brick glass\nstone wood wheat .").empty == -16


def test_cubes_are_not_removed_from_warehouses() -> None:
    sheet = score("warehouse . . .", held={"a1": ["wood", "wood"]})
    assert sheet["warehouse"] == -2
    assert sheet.empty == -15


def test_a_square_with_a_building_is_not_empty_whatever_the_building_scores() -> None:
    sheet = score("""
        cottage  cottage  cottage  cottage
        factory  factory  factory  factory
        farm     farm     farm     farm
        chapel   chapel   chapel   .
    """)
    assert sheet.empty == -1


def test_points_of_all_buildings_are_added_and_penalties_subtracted() -> None:
    sheet = score("cottage farm tavern .\nwell . . .")
    # A fed cottage, a Well beside it, one Tavern; twelve squares empty.
    assert sheet.lines == {"cottage": 3, "farm": 0, "well": 1, "tavern": 2}
    assert sheet.total == 3 + 1 + 2 - 12


def ranked(*towns: str, turns: tuple[int, ...] = ()) -> list[int]:
    """The places of players with these towns and so many turns as Master Builder."""
    table = Table(len(towns), cards=["shed"])
    for seat, drawing in enumerate(towns):
        table.draw(seat, drawing)
        table.state.towns[seat].turns = turns[seat] if turns else 0
    return table.state.ranking()


def test_the_player_with_the_most_points_wins() -> None:
    assert ranked("shed . . .", "shed shed . .", ". . . .") == [2, 1, 3]


def test_a_tie_is_won_by_the_fewest_turns_as_master_builder() -> None:
    assert ranked("shed . . .", "shed . . .", "shed . . .", turns=(5, 3, 4)) == [3, 1, 2]


def test_points_come_before_turns_as_master_builder() -> None:
    assert ranked("shed . . .", "shed shed . .", turns=(0, 9)) == [2, 1]


def test_a_tie_in_turns_too_is_won_by_the_fewest_empty_squares() -> None:
    """One Shed on 16 squares, 1 - 15, is as much as two unfed cottages, 0 - 14."""
    assert ranked("shed . . .", "cottage cottage . .") == [2, 1]


def test_squares_with_leftover_cubes_are_empty_in_a_tie() -> None:
    assert ranked("shed wood wood wood", "cottage cottage . .") == [2, 1]


def test_turns_as_master_builder_come_before_empty_squares() -> None:
    assert ranked("shed . . .", "cottage cottage . .", turns=(1, 2)) == [1, 2]


def test_a_tie_in_empty_squares_too_is_won_by_the_most_cottages() -> None:
    assert ranked("factory factory . .", "cottage factory . .", "cottage cottage . .") == [3, 2, 1]


def test_empty_squares_come_before_cottages() -> None:
    """An unfed cottage and a Shed, 1 - 14, and three Factories, 0 - 13."""
    assert ranked("cottage shed . .", "factory factory factory .") == [2, 1]


def test_if_there_is_still_a_tie_the_players_share_the_victory() -> None:
    assert ranked("cottage shed . .", "shed cottage . .", ". . . .") == [1, 1, 3]


def test_turns_as_master_builder_are_counted() -> None:
    table = Table(3)
    for square in ("a1", "b1", "c1", "d1"):
        table.round("wood", square, square, square)
    assert [table.seen(seat)["turns"] for seat in range(3)] == [2, 1, 1]


# Additional rules.


def test_resource_cubes_are_unlimited() -> None:
    """There are 90 cubes in the box, 18 of a kind; six players may place more of one."""
    table = Table(6)
    for number in range(10):
        squares = ["abcd"[number % 4] + str(1 + number // 4)] * 6
        table.round("wood", *squares)
    placed = sum(row.count("wood") for seat in range(6) for row in table.town(seat))
    assert placed == 60


def test_buildings_are_unlimited() -> None:
    full = "\n".join(["well well well well"] * 3)
    table = Table(6)
    for seat in range(6):
        table.draw(seat, f"{full}\nwood . . .")
    table.play("0 name stone", *(f"{seat} place b4" for seat in range(6)))
    table.play(*(f"{seat} build well a4 b4 at a4" for seat in range(6)))
    assert sum(row.count("well") for seat in range(6) for row in table.town(seat)) == 78


def test_unfed_cottages_remain_on_the_board_but_score_nothing() -> None:
    sheet = score("cottage cottage . .")
    assert sheet["cottage"] == 0
    assert sheet.empty == -14


def test_wells_still_score_from_unfed_cottages() -> None:
    assert score("cottage well . .")["well"] == 1


def test_adjacent_means_up_down_left_and_right() -> None:
    assert score(". cottage . .\ncottage well cottage .\n. cottage . .")["well"] == 4
    assert score("cottage . cottage .\n. well . .\ncottage . cottage .")["well"] == 0


def test_adjacent_does_not_reach_around_the_edge() -> None:
    assert score("well . . cottage")["well"] == 0
    assert score(". . . well\ncottage . . .")["well"] == 0
    assert score("well . . .\n. . . .\n. . . .\ncottage . . .")["well"] == 0


def test_it_is_possible_to_have_a_negative_score() -> None:
    assert score("almshouse . . .").total == -1 - 15


@pytest.mark.parametrize("food", ["farm", "granary", "greenhouse", "orchard"])
def test_food_buildings_never_score_on_their_own(food: str) -> None:
    assert score(f"{food} {food} cottage .")[food] == 0


# The example.

EXAMPLE = """
    cottage well    cottage tavern
    cottage cottage well    tavern
    cottage bakery  chapel  tavern
    .       farm    .       warehouse
"""
STORED = {"d4": ["wood", "wood", "glass"]}


def test_the_scoring_example() -> None:
    """2 Wells 5, 4 fed cottages 12, Chapel 4, 3 Taverns 9, Bakery 3, Warehouse -3, 2 empty squares -2: 28."""
    sheet = score(EXAMPLE, held=STORED)
    assert sheet["well"] == 3 + 2
    assert sheet["cottage"] == 12
    assert sheet["chapel"] == 4
    assert sheet["tavern"] == 9
    assert sheet["bakery"] == 3
    assert sheet["warehouse"] == -3
    assert sheet.empty == -2
    assert sheet.total == 28


def test_the_scoring_example_1_farm_only_feeds_4_of_the_5_cottages() -> None:
    assert len(score(EXAMPLE, held=STORED).fed) == 4
