"""What the Spanish review says beyond the rulebook, and where the two differ: there the rulebook stands."""

from __future__ import annotations

import townlet

from .table import Table, drawn, score

# Beyond the rulebook.


def test_7_cards_lie_on_the_table_in_all() -> None:
    assert len(Table().state.view(None)["cards"]) == 7


def test_the_starting_player_is_drawn_at_random() -> None:
    game = townlet.load("tiny-towns", players=4, cards="first-game")
    assert {game.new(seed).to_act()[0] for seed in range(60)} == {0, 1, 2, 3}


def test_the_master_builder_places_the_cube_too() -> None:
    table = Table()
    table.play("0 name wood", "0 place a1")
    assert table.town(0) == drawn("wood . . .")


def test_the_hammer_goes_round_clockwise() -> None:
    """Clockwise is to the left, seat after seat."""
    table = Table(4, start=2)
    builders = []
    for square in ("a1", "b1", "c1"):
        builders.append(table.builder())
        table.round("wood", square, square, square, square)
    assert builders == [2, 3, 0]


def test_as_a_rule_a_square_holds_only_1_element() -> None:
    """The exceptions are cards that say so: cubes on Factories, Banks, Warehouses, and on cottages by the Statue."""
    table = Table(cards=["warehouse"])
    table.draw(0, "farm cottage warehouse wood")
    table.play("0 name brick")
    assert not {"place a1", "place b1", "place c1", "place d1"} & set(table.offers(0))


def test_the_discarded_monuments_and_the_rest_of_the_pile_are_out_of_the_game() -> None:
    """Nobody can keep, put or build what was not kept."""
    game = townlet.load("tiny-towns", players=2)
    state = game.new(4)
    for seat in range(2):
        state.play(seat, state.legal(seat)[0])
    kept = {state.view(seat)["towns"][seat]["monument"] for seat in range(2)}
    assert len(kept) == 2
    assert not any(game.text(action).startswith("keep") for seat in range(2) for action in state.legal(seat))


# Where they differ.


def test_not_only_squares_with_resources_cost_a_point_but_all_without_a_building() -> None:
    assert score("wood . . .").total == -16


def test_a_tie_is_not_won_by_whoever_was_completed_first() -> None:
    """But by the fewest turns as Master Builder."""
    table = Table()
    for seat, finished, turns in ((0, 1, 6), (1, 2, 5)):
        table.draw(seat, "farm farm . .")
        table.state.towns[seat].finished = finished
        table.state.towns[seat].turns = turns
    assert table.state.ranking() == [2, 1]


def test_no_place_in_the_order_of_completed_towns_breaks_a_tie() -> None:
    table = Table()
    for seat in range(2):
        table.draw(seat, "farm farm . .")
        table.state.towns[seat].finished = 1 + seat
    assert table.state.ranking() == [1, 1]


def test_a_player_without_free_squares_who_can_still_build_is_not_out() -> None:
    table = Table()
    table.draw(0, "\n".join(["farm farm farm farm"] * 3) + "\nfarm farm wood .")
    table.play("0 name stone", "0 place d4", "1 place a1", "0 build well c4 d4 at c4")
    assert not table.state.over()
    assert not table.completed(0)


def test_town_hall_turns_up_1_card_in_each_of_two_rounds_and_not_2_in_one() -> None:
    table = Table(mode="town-hall")
    assert table.state.view(None)["named"] is not None
    table.play("0 place a1", "1 place a1")
    assert table.state.round == 2
    assert table.state.view(None)["named"] is not None
    table.play("0 place d4", "1 place d4")
    assert table.state.round == 3
    assert table.state.view(None)["named"] is None


def test_solo_replaces_only_the_chosen_card_and_not_all_three() -> None:
    table = Table(1)
    table.lay_open("wood", "brick", "stone")
    table.stack("glass", "glass", "glass")
    table.play("0 take brick", "0 place a1")
    assert table.state.view(0)["resource_cards"]["open"] == ["wood", "glass", "stone"]
