"""The rulebook's page on constructing a building, sentence by sentence."""

from __future__ import annotations

from tests.little_town.facts import TILES
from tests.little_town.positions import do, hand, offered, points, refused, stock, table


def test_the_worker_is_placed_at_the_building_area_and_the_tile_on_the_board() -> None:
    town = do(table(hands=["2 wood"]), "build bakery d3")
    view = town.view(None)
    assert view["buildings"] == [{"square": "d3", "tile": "bakery", "owner": 0}]
    assert view["teams"][0]["workers"] == {"all": 5, "in_hand": 4, "on_board": [], "building": 1}
    assert town.to_act() == [1]


def test_the_tile_is_selected_from_the_supply() -> None:
    town = do(table(hands=["2 wood", "2 wood 3 coins"], tiles="bakery well"), "build bakery d3")
    assert "bakery" not in town.view(None)["supply"]
    assert "built already, on d3" in refused(town, "build bakery e3")
    assert "not in this game" in refused(town, "build carpenter e3")


def test_a_building_goes_on_an_empty_grass_field() -> None:
    town = table(built=["well c3"], placed=["d4"], hands=["1 wood"], tiles="bakery well")
    squares = {text.split()[2] for text in offered(town) if text.startswith("build wheat-field")}
    assert len(squares) == 39 - 2
    assert "forest" in refused(town, "build wheat-field c1")
    assert "Well stands" in refused(town, "build wheat-field c3")
    assert "worker stands" in refused(town, "build wheat-field d4")


def test_by_constructing_you_gain_the_effect_when_you_place_a_worker_beside_it() -> None:
    town = do(table(hands=["1 wood"]), "build wheat-field d3", "worker a2", "worker d4", "activate wheat-field d3")
    assert hand(town) == "1 wheat"


def test_the_points_of_the_tile_come_at_the_end_of_the_game() -> None:
    town = do(table(hands=["4 stone"]), "build statue-of-a-hero d3")
    assert points(town) == 0
    assert town.scores()[0] == TILES["statue-of-a-hero"][2]


def test_the_cost_is_paid_and_returned_to_the_stock() -> None:
    town = table(hands=["3 wood 3 stone"])
    assert (stock(town)["wood"], stock(town)["stone"]) == (12, 12)
    do(town, "build watchtower d3")
    assert (stock(town)["wood"], stock(town)["stone"], hand(town)) == (15, 15, "nothing")


def test_without_the_cost_there_is_no_building() -> None:
    town = table(hands=["1 stone 2 coins"])
    assert all(text.startswith("worker") for text in offered(town))
    assert "costs 1 wood" in refused(town, "build wheat-field d3")


def test_a_house_on_the_tile_shows_the_owner() -> None:
    town = do(table(hands=["1 wood", "1 wood"]), "build wheat-field d3", "build wheat-field e3")
    view = town.view(None)
    assert [entry["owner"] for entry in view["buildings"]] == [0, 1]
    assert [team["houses"] for team in view["teams"]] == [6, 6]


def test_construction_can_be_done_even_if_workers_are_already_in_the_building_area() -> None:
    town = table(hands=["2 wood", "2 wood"])
    do(town, *[f"build wheat-field {square}" for square in ("a2", "b2", "c2", "d2")])
    assert len(town.view(None)["buildings"]) == 4
    assert [team["workers"]["building"] for team in town.view(None)["teams"]] == [2, 2]


def test_building_activates_and_gathers_nothing() -> None:
    town = do(table(built=["well d3"], hands=["1 wood"]), "build wheat-field c2")
    assert (hand(town), points(town)) == ("nothing", 0)
