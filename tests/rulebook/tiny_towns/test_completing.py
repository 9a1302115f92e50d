"""The chapter "Completing Your Town"."""

from __future__ import annotations

from .table import Table, drawn

# One square short of full, and nothing in it can be built.
NEARLY_FULL = """
    wood wood wood wood
    wood wood wood wood
    wood wood wood wood
    wood wood wood .
"""
# The last cube can make a Well.
NEARLY_FULL_WITH_WELL = NEARLY_FULL.replace("wood .", "stone .")


def test_a_town_filled_with_resources_in_which_nothing_can_be_constructed_is_completed() -> None:
    table = Table()
    table.draw(0, NEARLY_FULL)
    table.play("0 name wood", "0 place d4", "1 place a1")
    assert table.completed(0)
    assert not table.completed(1)


def test_a_town_filled_with_buildings_is_completed() -> None:
    table = Table()
    table.draw(0, NEARLY_FULL.replace("wood", "farm"))
    table.play("0 name wood", "0 place d4", "1 place a1")
    assert table.completed(0)


def test_a_filled_town_in_which_its_player_chooses_not_to_construct_is_completed() -> None:
    table = Table()
    table.draw(0, NEARLY_FULL_WITH_WELL)
    table.play("0 name wood", "0 place d4", "1 place a1")
    assert not table.completed(0)
    table.play("0 done")
    assert table.completed(0)


def test_a_filled_town_in_which_its_player_constructs_is_not_completed() -> None:
    table = Table()
    table.draw(0, NEARLY_FULL_WITH_WELL)
    table.play("0 name wood", "0 place d4", "1 place a1", "0 build well c4 d4 at c4")
    assert not table.completed(0)
    assert table.town(0)[3] == ["wood", "wood", "well", "."]


def test_a_town_is_filled_only_when_no_square_is_empty() -> None:
    table = Table()
    table.draw(0, NEARLY_FULL.replace("wood .", ". ."))
    table.play("0 name wood", "0 place d4", "1 place a1")
    assert not table.completed(0)


def test_whoever_is_out_places_nothing_more() -> None:
    table = Table(3)
    table.draw(0, NEARLY_FULL)
    table.round("wood", "d4", "a1", "a1")
    table.play("1 name brick")
    assert table.state.to_act() == [1, 2]


def test_whoever_is_out_constructs_nothing_more() -> None:
    table = Table(3)
    table.draw(0, NEARLY_FULL_WITH_WELL)
    table.round("wood", "d4", "a1", "a1")
    table.play("1 name brick")
    table.refuses("0 build well c4 d4 at c4", "Seat 0 owes no decision now")


def test_whoever_is_out_names_no_resources() -> None:
    table = Table(3)
    table.draw(0, NEARLY_FULL)
    table.round("wood", "d4", "a1", "a1")
    builders = []
    for square in ("b1", "c1", "d1"):
        builders.append(table.builder())
        table.round("brick", square, square)
    assert builders == [1, 2, 1]


def test_whoever_is_out_can_calculate_the_score() -> None:
    table = Table(3)
    table.draw(0, NEARLY_FULL.replace("wood wood", "farm cottage"))
    table.round("wood", "d4", "a1", "a1")
    # Seven Farms feed seven cottages; the two squares with wood count as empty.
    assert table.sheet(0).total == 7 * 3 - 2


def test_a_player_may_continue_to_place_and_name_as_long_as_there_is_space() -> None:
    """Even if it will not be possible to construct any buildings: wood alone makes none."""
    table = Table()
    table.draw(0, "wood wood wood wood\nwood wood wood wood")
    for square in ("a3", "b3", "c3", "d3"):
        table.round("wood", square, square)
    assert table.builder() == 0
    table.play("0 name wood", "0 place a4")


def test_the_only_player_left_is_the_sole_master_builder_until_the_town_is_completed() -> None:
    table = Table(3, start=2)
    table.draw(0, NEARLY_FULL)
    table.draw(1, "wood wood wood wood\nwood wood wood wood\nwood wood wood wood")
    table.draw(2, NEARLY_FULL)
    table.round("wood", "d4", "a4", "d4")
    for square in ("b4", "c4"):
        assert table.builder() == 1
        table.round("wheat", square)
    assert not table.state.over()
    table.round("glass", "d4")
    assert table.completed(1)
    assert table.state.over()


def test_players_may_complete_their_towns_in_the_same_round() -> None:
    table = Table(3)
    table.draw(0, NEARLY_FULL)
    table.draw(2, NEARLY_FULL)
    table.round("wood", "d4", "a1", "d4")
    assert [table.completed(seat) for seat in range(3)] == [True, False, True]


def test_a_town_is_completed_only_when_the_round_ends() -> None:
    """Until then its player may still be given a square by what others do; the town stays as it is."""
    table = Table()
    table.draw(0, NEARLY_FULL)
    table.play("0 name wood", "0 place d4")
    assert not table.completed(0)
    assert table.town(0) == drawn(NEARLY_FULL.replace(".", "wood"))
    table.play("1 place a1")
    assert table.completed(0)


def test_a_completed_town_is_seen_by_all() -> None:
    table = Table()
    table.draw(0, NEARLY_FULL)
    table.round("wood", "d4", "a1")
    assert table.seen(0, by=1)["finished"] == 1


# The end of the game.


def test_when_all_towns_are_completed_the_game_ends_immediately() -> None:
    table = Table(3)
    for seat in range(3):
        table.draw(seat, NEARLY_FULL)
    table.play("0 name wood", "0 place d4", "1 place d4")
    assert not table.state.over()
    table.play("2 place d4")
    assert table.state.over()
    assert table.state.to_act() == []
    table.refuses("1 name wood", "The game is over.")
