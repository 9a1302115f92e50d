"""The rulebook's pages on turns and on placing a worker, sentence by sentence."""

from __future__ import annotations

import pytest

import townlet
from tests.little_town.positions import do, hand, offered, points, refused, stock, table


@pytest.mark.parametrize(("players", "turns"), [(2, 5), (3, 4), (4, 3)])
def test_it_takes_so_many_turns_for_each_player_in_a_round_clockwise_from_the_start_player(
    players: int, turns: int
) -> None:
    for start in range(players):
        state = townlet.load("little-town", players=players, start=start).new(1)
        seats = []
        while state.view(None)["round"] == 1 and not state.view(None)["round_ending"]:
            seat = state.to_act()[0]
            seats.append(seat)
            # Only grass with nothing around it: nothing is gathered, nothing activated.
            state.play(seat, state.legal(seat)[0])
        assert seats == [(start + turn) % players for turn in range(players * turns)]


def test_in_a_turn_the_player_chooses_one_of_two_actions() -> None:
    town = table(hands=["1 wood"], tiles="bakery")
    verbs = {text.split()[0] for text in offered(town)}
    assert verbs == {"worker", "build"}


def test_both_actions_use_one_worker() -> None:
    town = table(hands=["1 wood", ""])
    do(town, "worker d4")
    assert town.view(0)["teams"][0]["workers"] == {"all": 5, "in_hand": 4, "on_board": ["d4"], "building": 0}
    do(town, "worker e2", "build wheat-field d3")
    assert town.view(0)["teams"][0]["workers"] == {"all": 5, "in_hand": 3, "on_board": ["d4"], "building": 1}


def test_if_all_players_have_run_out_of_workers_the_round_ends() -> None:
    town = table(workers=[1, 0], hands=["5 fish", "5 wheat"])
    do(town, "worker d4")
    assert town.round == 2


def test_a_worker_is_placed_on_an_empty_grassy_field() -> None:
    town = table(built=["well c3"], placed=["d4"])
    squares = {text.split()[1] for text in offered(town) if text.startswith("worker")}
    assert len(squares) == 39 - 2
    assert "forest" in refused(town, "worker c1")
    assert "mountain" in refused(town, "worker a1")
    assert "lake" in refused(town, "worker f1")
    assert "Well" in refused(town, "worker c3")
    assert "worker stands" in refused(town, "worker d4")


@pytest.mark.parametrize(
    ("square", "gathered"),
    [
        ("b5", "3 wood 3 coins"),  # a4, b6 and c6: wood from forest
        ("f2", "1 fish 3 coins"),  # f1: fish from lake
        ("h2", "2 stone 3 coins"),  # h1 and i1: stone from mountain
        ("b2", "1 wood 1 stone 1 fish 3 coins"),  # slantwise too
        ("d4", "3 coins"),  # nothing but grass
    ],
)
def test_you_get_the_effect_of_the_8_squares_around(square: str, gathered: str) -> None:
    assert hand(do(table(), f"worker {square}")) == gathered


def test_connected_terrain_is_treated_as_one_terrain_on_each_square() -> None:
    """The two lakes e6 and f6 give a fish each."""
    assert hand(do(table(), "worker e5")) == "2 fish 3 coins"


def test_resources_are_acquired_from_the_stock_and_placed_at_hand() -> None:
    town = do(table(), "worker h2")
    assert stock(town)["stone"] == 13
    assert hand(town) == "2 stone 3 coins"


def test_a_building_around_the_worker_can_be_activated() -> None:
    town = do(table(built=["wheat-field d3, bakery a6"]), "worker d4")
    assert offered(town) == ["done", "activate wheat-field d3"]
    assert "not around" in refused(town, "activate bakery a6")


def test_activate_the_wheat_field_and_get_wheat() -> None:
    assert hand(do(table(built=["wheat-field d3"]), "worker d4", "activate wheat-field d3")) == "1 wheat 3 coins"


def test_an_arrow_converts_what_is_on_the_left_to_what_is_on_the_right() -> None:
    town = do(table(built=["granary d3"], hands=["2 wheat"]), "worker d4", "activate granary d3")
    assert (hand(town), points(town)) == ("nothing", 5)


def test_what_has_no_arrow_is_simply_acquired() -> None:
    town = do(table(built=["gold-mine d3"], hands=["1 wood"]), "worker d4", "activate gold-mine d3")
    assert hand(town) == "1 wood 2 coins"


def test_for_a_building_of_another_player_1_coin_is_paid_to_the_owner_as_a_rent() -> None:
    town = do(table(built=["", "well d3"]), "worker d4", "activate well d3")
    assert (hand(town, 0), hand(town, 1)) == ("2 coins", "4 coins")
    assert (points(town, 0), points(town, 1)) == (2, 0)


def test_your_own_building_costs_no_rent() -> None:
    town = do(table(built=["well d3"]), "worker d4", "activate well d3")
    assert (hand(town, 0), points(town)) == ("3 coins", 2)


def test_when_coins_run_out_you_can_not_use_the_buildings_of_other_players() -> None:
    town = do(table(built=["wheat-field e3", "well d3"], hands=["5 wood"]), "worker d4")
    assert offered(town) == ["done", "activate wheat-field e3"]
    assert "rent is 1 coin" in refused(town, "activate well d3")


def test_wheat_becomes_4_coins_by_paying_a_rent_of_1_coin() -> None:
    """The example of the bakery of the red player."""
    town = do(table(built=["", "bakery d3"], hands=["1 wheat 1 coin"]), "worker d4", "activate bakery d3")
    assert (hand(town, 0), hand(town, 1)) == ("4 coins", "4 coins")


def test_conversion_is_only_once_in_one_activation_and_2_wheat_are_not_8_coins() -> None:
    town = do(table(built=["bakery d3, well c3"], hands=["2 wheat"]), "worker d4", "activate bakery d3")
    assert hand(town) == "1 wheat 4 coins"
    assert "activated by this worker already" in refused(town, "activate bakery d3")


def test_the_surrounding_squares_are_handled_in_any_order() -> None:
    """The wheat from the wheat field is used at the bakery; the other way round there is none to use."""
    town = do(table(built=["wheat-field d3, bakery e3"], hands=["1 wood"]), "worker d4")
    assert offered(town) == ["done", "activate wheat-field d3"]
    assert offered(do(town, "activate wheat-field d3")) == ["done", "activate bakery e3"]
    assert hand(do(town, "activate bakery e3")) == "1 wood 4 coins"
    other = do(table(built=["wheat-field d3, bakery e3"], hands=["1 wheat"]), "worker d4")
    do(other, "activate bakery e3", "activate wheat-field d3")
    assert hand(other) == "1 wheat 4 coins"


def test_you_do_not_have_to_use_buildings_you_do_not_want_to_use() -> None:
    town = do(table(built=["well d3"]), "worker d4", "done")
    assert (points(town), town.to_act()) == (0, [1])


def test_buildings_you_can_not_use_are_not_asked_for() -> None:
    """A bakery without wheat, and no coins for it: the turn is over at once."""
    town = do(table(built=["bakery d3"], hands=["2 coins"]), "worker d4")
    assert town.to_act() == [1]
