"""The chapters "Round Overview", "Resource Placement" and "The Cavern Rule"."""

from __future__ import annotations

import pytest

from .table import RESOURCES, Table, drawn

# The round.


@pytest.mark.parametrize("resource", RESOURCES)
def test_the_master_builder_names_a_type_of_resource(resource: str) -> None:
    table = Table()
    table.play(f"0 name {resource}")
    assert table.state.view(None)["named"] == resource


def test_nobody_else_names() -> None:
    Table(3).refuses("1 name wood", "Seat 1 owes no decision now")


def test_all_players_must_take_a_cube_of_it() -> None:
    table = Table(3)
    table.play("0 name wood")
    assert [table.seen(seat)["cube"] for seat in range(3)] == ["wood"] * 3


def test_all_players_must_place_it() -> None:
    table = Table(3)
    table.play("0 name wood")
    for seat in range(3):
        table.refuses(f"{seat} done", "Now place the cube")


def test_the_cube_goes_on_any_empty_square() -> None:
    table = Table()
    table.draw(1, "farm wheat . .\n. . . .\n. . . cottage")
    table.play("0 name wood")
    squares = [letter + row for row in "1234" for letter in "abcd"]
    taken = ("a1", "b1", "d3")
    assert table.offers(1) == [f"place {square}" for square in squares if square not in taken]
    table.play("1 place c3")
    assert table.town(1) == drawn("farm wheat . .\n. . . .\n. . wood cottage")


def test_players_place_simultaneously() -> None:
    """In whatever order they like."""
    for order in ("012", "210", "120"):
        table = Table(3)
        table.play("0 name wood")
        assert table.state.to_act() == [0, 1, 2]
        table.play(*(f"{seat} place a1" for seat in order))
        assert table.state.view(None)["round"] == 2


# Resource placement.


def test_resources_may_never_be_moved_after_being_placed() -> None:
    table = Table(monuments={0: "the-starloom"})
    table.play("0 name wood", "0 place a1")
    table.refuses("0 place b1", "Now build")
    assert table.offers(0) == ["done"]


def test_resources_can_only_be_removed_by_constructing_a_building() -> None:
    """They lie through all rounds in which nothing is built."""
    table = Table()
    table.round("wood", "a1", "a1")
    table.round("stone", "b1", "b1")
    table.round("brick", "d4", "d4")
    assert table.town(0) == drawn("wood stone . .\n. . . .\n. . . .\n. . . brick")


def test_only_1_resource_may_occupy_a_square() -> None:
    table = Table()
    table.draw(0, "wood . . .")
    table.play("0 name wood")
    table.refuses("0 place a1", "a1 is not empty.")


def test_no_resource_may_be_placed_on_a_building() -> None:
    table = Table()
    table.draw(0, ". cottage . .")
    table.play("0 name wood")
    table.refuses("0 place b1", "b1 is not empty.")


def test_removed_resources_go_back_to_the_general_supply() -> None:
    """Their squares are empty again, and the resource can be named as before."""
    table = Table()
    table.draw(0, "wood . . .")
    table.play("0 name stone", "0 place b1", "0 build well a1 b1 at a1", "1 place a1")
    assert table.town(0) == drawn("well . . .")
    table.play("1 name stone", "0 place b1")
    assert table.town(0) == drawn("well stone . .")


# Construction in the round.


def test_players_construct_after_placing() -> None:
    table = Table()
    table.draw(0, "wood . . .")
    table.play("0 name stone", "0 place b1")
    assert table.offers(0, "build") == ["build well a1 b1 at a1", "build well a1 b1 at b1"]


def test_players_construct_simultaneously() -> None:
    table = Table()
    for seat in range(2):
        table.draw(seat, "wood . . .")
    table.play("0 name stone", "0 place b1", "1 place b1")
    assert table.state.to_act() == [0, 1]
    table.play("1 build well a1 b1 at b1", "0 build well a1 b1 at a1")
    assert table.town(0) == drawn("well . . .")
    assert table.town(1) == drawn(". well . .")


def test_players_construct_any_buildings_for_which_they_have_the_resources() -> None:
    table = Table()
    table.draw(0, "wood . . .\n. . . .\nwheat wheat . .\nwood wood . .")
    table.play("0 name stone", "0 place b1")
    assert {notation.split()[1] for notation in table.offers(0, "build")} == {"well", "farm"}


def test_a_construction_is_announced() -> None:
    """Everybody sees it at once."""
    table = Table()
    table.draw(0, "wood . . .")
    table.play("0 name stone", "0 place b1", "0 build well a1 b1 at a1")
    assert table.seen(0, by=1)["grid"] == drawn("well . . .")


# The next round.


def test_the_hammer_passes_to_the_player_on_the_left() -> None:
    table = Table(3)
    builders = []
    for square in ("a1", "b1", "c1", "d1"):
        builders.append(table.builder())
        table.round("brick", square, square, square)
    assert builders == [0, 1, 2, 0]


def test_the_new_master_builder_waits_until_all_are_ready() -> None:
    table = Table(3)
    table.play("0 name wood", "0 place a1", "1 place a1")
    table.refuses("1 name wood", "Seat 1 owes no decision now; seats to act: 2.")
    table.play("2 place a1")
    assert table.state.to_act() == [1]


def test_players_have_until_the_next_resource_is_named_to_construct() -> None:
    """Whoever could still build keeps the round open, though all cubes are placed."""
    table = Table(3)
    table.draw(0, "wood . . .")
    table.play("0 name stone", "0 place b1", "1 place a1", "2 place a1")
    assert table.state.to_act() == [0]
    assert table.state.view(None)["round"] == 1
    table.play("0 build well a1 b1 at a1")
    assert table.state.view(None)["round"] == 2


def test_players_still_thinking_hold_up_their_cube() -> None:
    table = Table()
    table.play("0 name wood", "0 place a1")
    assert table.seen(1, by=0)["cube"] == "wood"
    assert table.seen(0, by=1)["cube"] is None


# The Cavern rule.


def test_the_cavern_takes_a_resource_named_by_another_player() -> None:
    table = Table(cavern=True)
    table.play("0 name wood", "1 cavern")
    assert table.town(1) == drawn(". . . .")
    assert table.seen(1)["set_aside"] == 1


def test_the_cavern_is_a_choice() -> None:
    table = Table(cavern=True)
    table.play("0 name wood", "1 place a1")
    assert table.seen(1)["set_aside"] == 0


def test_the_cavern_takes_up_to_2_resources_in_the_game() -> None:
    table = Table(cavern=True)
    for square in ("a1", "b1"):
        table.play("0 name wood", "1 cavern", f"0 place {square}")
        table.round("brick", *(2 * [square.replace("1", "4")]))
    table.play("0 name wood")
    table.refuses("1 cavern", "Your Cavern is full")


def test_the_cavern_does_not_take_what_the_master_builder_names() -> None:
    table = Table(cavern=True)
    table.play("0 name wood")
    table.refuses("0 cavern", "Only a resource that another player or a card names can be answered")


def test_each_player_has_a_cavern() -> None:
    table = Table(3, cavern=True)
    table.play("0 name wood", "1 cavern", "2 cavern", "0 place a1")
    assert [table.seen(seat)["set_aside"] for seat in range(3)] == [0, 1, 1]


def test_resources_in_the_cavern_score_no_points_or_penalties() -> None:
    table = Table(cavern=True)
    before = table.state.scores()[1]
    table.play("0 name wood", "1 cavern")
    assert table.state.scores()[1] == before == -16


def test_without_the_cavern_rule_there_is_no_cavern() -> None:
    table = Table()
    table.play("0 name wood")
    table.refuses("1 cavern", "This game is played without the Cavern.")


def test_a_player_may_build_after_using_the_cavern() -> None:
    table = Table(cavern=True)
    table.draw(1, "wood stone . .")
    table.play("0 name wood", "1 cavern", "1 build well a1 b1 at a1")
    assert table.town(1) == drawn("well . . .")
