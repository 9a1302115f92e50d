"""The chapter "Building Construction Rules", with its example."""

from __future__ import annotations

import pytest

from .table import Table, drawn


def with_cubes(drawing: str) -> Table:
    """Player 0 may build from what is drawn, having just placed a brick on d4."""
    table = Table()
    table.draw(0, drawing)
    table.play("0 name brick", "0 place d4")
    return table


FARM = "wheat wheat . .\nwood wood . ."


# The three steps.


def test_the_resources_are_removed_and_the_building_takes_1_of_their_squares() -> None:
    table = with_cubes(FARM)
    table.play("0 build farm a1 b1 a2 b2 at b2")
    assert table.town(0) == drawn(". . . .\n. farm . .\n. . . .\n. . . brick")


@pytest.mark.parametrize("square", ["a1", "b1", "a2", "b2"])
def test_the_building_may_take_any_square_its_resources_occupied(square: str) -> None:
    table = with_cubes(FARM)
    assert f"build farm a1 a2 b1 b2 at {square}" in table.offers(0)


def test_the_building_may_take_no_other_square() -> None:
    table = with_cubes(FARM)
    table.refuses("0 build farm a1 b1 a2 b2 at c3", "Farm goes on one of the squares its cubes leave: a1, a2, b1, b2.")
    table.refuses("0 build farm a1 b1 a2 b2 at d4", "Farm goes on one of the squares its cubes leave")


def test_only_the_resources_of_the_building_are_removed() -> None:
    table = with_cubes("wheat wheat stone .\nwood wood . .\nglass . . .")
    table.play("0 build farm a1 b1 a2 b2 at a1")
    assert table.town(0) == drawn("farm . stone .\n. . . .\nglass . . .\n. . . brick")


def test_the_correct_resources_are_needed() -> None:
    table = with_cubes("wheat wheat wood stone\nwood brick . .")
    table.refuses(
        "0 build farm a1 b1 a2 b2 at a1",
        "The cubes do not form the pattern of Farm: a1 wheat, a2 wood, b1 wheat, b2 brick.",
    )


def test_no_resource_may_be_missing() -> None:
    table = with_cubes("wheat wheat wood stone\nwood . . .")
    table.refuses("0 build farm a1 b1 a2 b2 at a1", "b2 nothing")


def test_the_correct_shape_is_needed() -> None:
    table = with_cubes("wheat wheat wood stone\n. . . .\nwood wood . .")
    table.refuses("0 build farm a1 b1 a3 b3 at a1", "The pattern of Farm does not lie on a1 b1 a3 b3")
    table.refuses("0 build farm a1 b1 a2 b2 at a1", "The cubes do not form the pattern of Farm")


def test_buildings_are_no_resources() -> None:
    table = with_cubes("wheat farm wood stone\nwood wood . .")
    table.refuses("0 build farm a1 b1 a2 b2 at a1", "The cubes do not form the pattern of Farm")


# Turned and mirrored.

CHAPELS = [
    ". . glass .\nstone glass stone .",
    "glass . . .\nstone glass stone .",
    "stone glass stone .\n. . glass .",
    "stone glass stone .\nglass . . .",
    "stone . . .\nglass . . .\nstone glass . .",
    "stone glass . .\nglass . . .\nstone . . .",
    "glass stone . .\n. glass . .\n. stone . .",
    ". stone . .\n. glass . .\nglass stone . .",
]


@pytest.mark.parametrize("drawing", CHAPELS)
def test_layouts_may_be_mirrored_and_rotated(drawing: str) -> None:
    assert with_cubes(drawing).offers(0, "build chapel")


@pytest.mark.parametrize(
    "drawing",
    [
        ". . stone .\nstone glass glass .",
        ". glass . .\nstone glass stone .",
        ". . . glass\nstone glass stone .",
        "stone glass stone glass",
        "stone glass . .\nglass stone . .",
        "glass . . .\n. stone . .\n. . glass .\n. . . stone",
    ],
)
def test_the_configuration_of_resources_remains_the_same(drawing: str) -> None:
    """The same cubes in another configuration are no Chapel, as in the last picture of the example."""
    table = Table()
    table.draw(0, drawing)
    table.play("0 name brick", "0 place a4")
    assert not table.offers(0, "build chapel")


def test_the_layout_may_lie_anywhere_in_the_town() -> None:
    for drawing in ("stone wood . .", ". . . .\n. wood stone .", ". . . stone\n. . . wood"):
        assert with_cubes(drawing).offers(0, "build well")


# The example: John's Chapel.


def test_the_building_construction_example() -> None:
    """John places the blue cube, removes the 4 cubes, and chooses the rightmost square for his Chapel."""
    table = Table(players=2)
    table.draw(0, "stone glass stone .")
    assert not table.offers(0, "build chapel")
    table.play("0 name glass", "0 place c2")
    assert table.offers(0, "build chapel") == [f"build chapel a1 b1 c1 c2 at {at}" for at in ("a1", "b1", "c1", "c2")]
    table.play("0 build chapel a1 b1 c1 c2 at c1")
    assert table.town(0) == drawn(". . chapel .")


def test_the_example_no_resource_or_building_may_be_placed_in_that_square() -> None:
    table = Table()
    table.draw(0, ". . chapel .\n. wood stone .")
    table.play("0 name glass", "1 place a1")
    table.refuses("0 place c1", "c1 is not empty.")
    table.play("0 place a1")
    table.refuses("0 build well b2 c2 at c1", "Well goes on one of the squares its cubes leave: b2, c2.")


# What follows.


def test_a_resource_can_only_be_used_to_construct_1_building() -> None:
    """The wood is good for one Well, not for both."""
    table = with_cubes("stone wood stone .")
    assert len(table.offers(0, "build")) == 4
    table.play("0 build well a1 b1 at a1")
    assert table.town(0) == drawn("well . stone .\n. . . .\n. . . .\n. . . brick")
    assert not table.offers(0, "build")


def test_every_building_requires_all_of_its_resources() -> None:
    """A Farm and a Well that share a wood can not both be built."""
    table = with_cubes("wheat wheat . .\nwood wood stone .")
    table.play("0 build well b2 c2 at c2")
    assert not table.offers(0, "build farm")


def test_buildings_do_not_have_to_be_constructed_as_soon_as_their_resources_are_in_place() -> None:
    table = Table()
    table.draw(0, "wood . . .")
    table.play("0 name stone", "0 place b1", "0 done", "1 place a1")
    assert table.town(0) == drawn("wood stone . .")


def test_players_may_wait_as_many_rounds_as_they_want() -> None:
    table = Table()
    table.draw(0, "wood stone . .")
    for square in ("a2", "b2", "c2", "d2", "a3"):
        table.round("brick", square, square)
    table.play("1 name brick", "0 place b3", "0 build well a1 b1 at a1")
    assert table.town(0)[0][0] == "well"


def test_players_may_construct_multiple_buildings_at_once() -> None:
    table = with_cubes("wood stone stone wood\nwheat wheat . .\nwood wood . .")
    table.play("0 build well a1 b1 at b1", "0 build farm a2 b2 a3 b3 at a3", "0 build well c1 d1 at c1")
    assert table.town(0) == drawn(". well well .\n. . . .\nfarm . . .\n. . . brick")


def test_players_may_construct_only_some_of_several_buildings() -> None:
    table = with_cubes("wood stone stone wood")
    table.play("0 build well a1 b1 at b1", "0 done")
    assert table.town(0) == drawn(". well stone wood\n. . . .\n. . . .\n. . . brick")


def test_buildings_may_never_be_moved_after_being_placed() -> None:
    """A building stays on its square, and no decision of a later round speaks of it."""
    table = Table(monuments={0: "the-starloom"})
    table.draw(0, "wood stone . .")
    table.play("0 name brick", "0 place d4", "0 build well a1 b1 at a1")
    assert table.offers(0) == ["done"]
    table.play("0 done", "1 place a1")
    table.round("brick", "c4", "b1")
    assert table.town(0)[0] == ["well", ".", ".", "."]


def test_any_player_can_construct_any_of_the_buildings() -> None:
    table = Table(3)
    for seat in range(3):
        table.draw(seat, FARM)
    table.play("0 name brick", *(f"{seat} place d4" for seat in range(3)))
    table.play(*(f"{seat} build farm a1 b1 a2 b2 at a1" for seat in range(3)))
    assert all(table.town(seat)[0][0] == "farm" for seat in range(3))


def test_building_cards_are_not_replaced_when_players_construct_buildings() -> None:
    """The same card may be built again, by the same player too."""
    table = with_cubes("wood stone stone wood")
    cards = table.state.view(None)["cards"]
    table.play("0 build well a1 b1 at b1", "0 build well c1 d1 at c1")
    assert table.state.view(None)["cards"] == cards


def test_nobody_constructs_another_players_monument() -> None:
    table = Table(monuments={0: "the-starloom", 1: "cathedral-of-caterina"})
    table.draw(0, ". wheat . .\nstone glass . .")
    table.draw(1, ". wheat . .\nstone glass . .")
    table.play("0 name brick", "0 place d4", "1 place d4")
    table.refuses("0 build cathedral-of-caterina b1 a2 b2 at b1", "Cathedral of Caterina is not your monument.")
    table.play("1 build cathedral-of-caterina b1 a2 b2 at b1")


def test_nobody_constructs_after_a_resource_has_been_named_without_placing_the_cube_first() -> None:
    table = Table()
    for seat in range(2):
        table.draw(seat, "wood stone . .")
    table.refuses("0 build well a1 b1 at a1", "Now name a resource")
    table.play("0 name brick")
    for seat in range(2):
        table.refuses(f"{seat} build well a1 b1 at a1", "Now place the cube")


def test_who_is_done_constructs_no_more_in_this_round() -> None:
    table = with_cubes("wood stone . .")
    table.play("0 done")
    table.refuses("0 build well a1 b1 at a1", "Seat 0 owes no decision now")


# Feeding your cottages.


@pytest.mark.parametrize("first", ["farm", "cottage"])
def test_cottages_may_be_constructed_before_or_after_food_buildings(first: str) -> None:
    table = with_cubes("wheat wheat . wheat\nwood wood brick glass")
    builds = ["0 build farm a1 b1 a2 b2 at a1", "0 build cottage d1 c2 d2 at d1"]
    table.play(*(builds if first == "farm" else reversed(builds)))
    assert table.sheet(0).fed == ["d1"]
    assert table.sheet(0)["cottage"] == 3
