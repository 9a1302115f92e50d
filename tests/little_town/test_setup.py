"""What can be chosen about a game, and what is refused with which sentence."""

from __future__ import annotations

import random
from typing import Any

import pytest

import townlet
from tests.little_town.facts import PLAYERS, TILES
from townlet import OptionsError
from townlet.little_town.goals import GOALS, possible
from townlet.little_town.setup import EDITION, Setup
from townlet.little_town.tiles import FIRST_GAME

TWELVE = [tile for tile in TILES if tile != "wheat-field"][:12]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"player": 2}, "no option 'player'"),
        ({"players": 1}, "players is a whole number from 2 to 4, not 1"),
        ({"players": 5}, "players is a whole number from 2 to 4, not 5"),
        ({"players": True}, "players is a whole number"),
        ({"players": "two"}, "players is a whole number"),
        ({"board": 3}, "board is a whole number from 1 to 2, not 3"),
        ({"board": 0}, "board is a whole number"),
        ({"start": 2}, "start is a whole number from 0 to 1"),
        ({"edition": EDITION + 1}, "edition is a whole number"),
        ({"tiles": "all"}, "'all' is no set of tiles"),
        ({"tiles": 12}, "tiles is a list of words"),
        ({"tiles": [*TWELVE[:11], 7]}, "tiles is a list of words"),
        ({"tiles": [*TWELVE[:11], "farm"]}, "'farm' is no building tile"),
        ({"tiles": [*TWELVE[:11], "wheat-field"]}, "wheat fields are always in play"),
        ({"tiles": [*TWELVE[:11], TWELVE[0]]}, "listed twice"),
        ({"tiles": TWELVE[:11]}, "12 tiles are in play beside the wheat fields, not 11"),
        ({"tiles": [*TWELVE, "castle"]}, "12 tiles are in play beside the wheat fields, not 13"),
        ({"tiles": []}, "not 0"),
    ],
)
def test_what_can_not_be_set_up_is_told(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionsError, match=sentence):
        townlet.load("little-town", **options)


def test_options_make_the_same_game_again() -> None:
    for options in ({}, {"players": 4, "board": 2}, {"tiles": "first-game", "start": 1}, {"tiles": TWELVE[::-1]}):
        game = townlet.load("little-town", **options)
        again = townlet.load("little-town", **game.options)
        assert again.options == game.options
        assert again.new(5).hash() == game.new(5).hash()


def test_chosen_tiles_are_in_play() -> None:
    assert townlet.load("little-town", tiles=TWELVE).new(1).view(None)["tiles"] == ["wheat-field", *TWELVE]
    named = townlet.load("little-town", tiles="first-game").new(1)
    listed = townlet.load("little-town", tiles=FIRST_GAME).new(1)
    assert named.view(None)["tiles"] == listed.view(None)["tiles"]


def test_the_seed_decides_everything_and_nothing_else_does() -> None:
    game = townlet.load("little-town", players=3)
    assert game.new(7).hash() == game.new(7).hash()
    assert len({game.new(seed).hash() for seed in range(50)}) == 50


def test_dealing_never_deals_what_the_tiles_make_impossible() -> None:
    """Over many tables; what is set aside is exactly what was dealt and impossible."""
    dice = random.Random(3)
    set_aside = 0
    for seed in range(150):
        players = dice.choice([2, 3, 4])
        board = dice.choice([1, 2])
        tiles = dice.sample([tile for tile in TILES if tile != "wheat-field"], 12)
        state = townlet.load("little-town", players=players, board=board, tiles=tiles).new(seed)
        allowed = possible(sum(1 << list(TILES).index(tile) for tile in ["wheat-field", *tiles]))
        names = {goal.slug for goal in GOALS if (allowed >> goal.number) & 1}
        dealt: list[str] = []
        for seat in range(players):
            goals = state.view(seat)["teams"][seat]["goals"]
            assert len(goals["in_hand"]) == PLAYERS[players][2]
            assert set(goals["in_hand"]) <= names
            assert not set(goals["set_aside"]) & names
            dealt += goals["in_hand"] + goals["set_aside"]
            set_aside += len(goals["set_aside"])
        assert len(dealt) == len(set(dealt))
    assert set_aside > 10


def test_every_goal_is_as_likely_as_any_other() -> None:
    """Over 4000 hands of five from seventeen goals, all of them possible."""
    setup = Setup({"tiles": "first-game"})
    from_seed = [townlet.load("little-town", tiles="first-game").new(seed).view(0) for seed in range(1500)]
    counts = dict.fromkeys([goal.slug for goal in GOALS], 0)
    for view in from_seed:
        for goal in view["teams"][0]["goals"]["in_hand"]:
            counts[goal] += 1
    expected = 1500 * setup.goals / len(GOALS)
    assert all(0.8 * expected < number < 1.2 * expected for number in counts.values())
