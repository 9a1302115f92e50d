"""The rulebook's pages on preparing the game, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

import townlet
from tests.little_town.facts import GOALS, SIDES, TILES

SEEDS = range(40)


def view(seat: int | None = None, seed: int = 1, **options: Any) -> dict[str, Any]:
    return townlet.load("little-town", **options).new(seed).view(seat)


@pytest.mark.parametrize(("players", "workers", "houses", "goals"), [(2, 5, 7, 5), (3, 4, 6, 4), (4, 3, 6, 3)])
def test_workers_houses_and_goals_go_by_the_number_of_players(
    players: int, workers: int, houses: int, goals: int
) -> None:
    teams = view(players=players)["teams"]
    assert len(teams) == players
    for team in teams:
        assert team["workers"] == {"all": workers, "in_hand": workers, "on_board": [], "building": 0}
        assert team["houses"] == houses
        assert team["goals"]["hidden"] == goals
        assert team["goals"]["achieved"] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_coins_for_each_player(players: int) -> None:
    for team in view(players=players)["teams"]:
        assert team["goods"] == {"wood": 0, "stone": 0, "fish": 0, "wheat": 0, "coins": 3}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_resources_and_the_remaining_coins_are_all_used(players: int) -> None:
    stock = view(players=players)["stock"]
    assert stock == {"wood": 15, "stone": 15, "fish": 15, "wheat": 15, "coins": 40 - 3 * players}


def test_arrange_the_wheat_fields_and_12_randomly_selected_other_tiles_into_the_supply() -> None:
    drawn = set()
    for seed in SEEDS:
        supply = view(seed=seed)["supply"]
        assert supply.pop("wheat-field") == 5
        assert len(supply) == 12
        assert set(supply.values()) == {1}
        assert set(supply) <= set(TILES)
        drawn.add(tuple(supply))
    assert len(drawn) > 30
    assert {tile for tiles in drawn for tile in tiles} == set(TILES) - {"wheat-field"}


def test_in_the_first_game_these_12_buildings_are_recommended() -> None:
    recommended = {
        *("bakery", "grocery-store", "trading-shop", "stone-shop", "granary", "gold-mine"),
        *("well", "workshop", "factory", "church", "statue-of-a-hero", "castle"),
    }
    for seed in SEEDS:
        assert set(view(seed=seed, tiles="first-game")["tiles"]) == {"wheat-field", *recommended}


def test_goal_tiles_are_shuffled_and_distributed_randomly() -> None:
    hands = []
    for seed in SEEDS:
        state = townlet.load("little-town", players=3).new(seed)
        dealt = [goal for seat in range(3) for goal in state.view(seat)["teams"][seat]["goals"]["in_hand"]]
        assert len(dealt) == len(set(dealt)) == 12
        hands.append(tuple(dealt))
    assert len(set(hands)) == len(hands)
    assert {goal for hand in hands for goal in hand} == set(GOALS)


def test_only_you_can_see_your_goal_tiles() -> None:
    state = townlet.load("little-town", players=3).new(1)
    for seat in (0, 1, 2, None):
        for team in state.view(seat)["teams"]:
            assert (team["goals"]["in_hand"] is not None) == (team["seat"] == seat)


def test_a_goal_that_can_not_be_achieved_is_revealed_discarded_and_another_drawn() -> None:
    """With no fish in any effect, the rulebook's own example."""
    no_fish = [
        *("workshop", "bar", "bakery", "factory", "brewery", "stone-shop"),
        *("carpenter", "church", "fountain", "granary", "well", "castle"),
    ]
    set_aside = 0
    for seed in SEEDS:
        state = townlet.load("little-town", players=2, tiles=no_fish).new(seed)
        for seat in range(2):
            goals = state.view(seat)["teams"][seat]["goals"]
            assert len(goals["in_hand"]) == 5
            assert "fish-building" not in goals["in_hand"]
            shown = state.view(1 - seat)["teams"][seat]["goals"]["set_aside"]
            assert shown == goals["set_aside"]
            set_aside += "fish-building" in shown
    assert set_aside > 0


def test_no_goal_is_impossible_with_the_set_of_tiles_for_the_first_game() -> None:
    for players in (2, 3, 4):
        for seed in SEEDS:
            for team in view(seed=seed, players=players, tiles="first-game")["teams"]:
                assert team["goals"]["set_aside"] == []


def test_player_markers_are_at_0_of_the_victory_point_track() -> None:
    assert [team["points"] for team in view(players=4)["teams"]] == [0, 0, 0, 0]


def test_the_round_marker_is_at_1() -> None:
    assert view()["round"] == 1


def test_the_start_player_is_whoever_won() -> None:
    """The seed plays rock, paper, scissors, unless the table has."""
    assert {view(seed=seed, players=4)["start"] for seed in SEEDS} == {0, 1, 2, 3}
    for seat in range(4):
        start = view(players=4, start=seat)
        assert start["start"] == seat
        assert start["to_act"] == [seat]


@pytest.mark.parametrize("side", [1, 2])
def test_the_board_has_two_sides(side: int) -> None:
    letters = {"mountain": "M", "lake": "L", "forest": "F", "grass": "."}
    rows = view(board=side)["terrain"]
    assert ["".join(letters[name] for name in row) for row in rows] == SIDES[side]
