"""The score pad: games from real tables are scored as the engine scores them, and mistakes are named."""

from __future__ import annotations

import copy
import random
import re
from typing import Any

import pytest

import townlet
from tests.little_town.test_referee import lively
from townlet import OptionsError
from townlet.little_town.pad import score

DOCUMENT: dict[str, Any] = {
    "game": "little-town",
    "board": 1,
    "players": [
        {
            "name": "Ann",
            "points": 12,
            "coins": 7,
            "goals": ["no-coins", "fish-building"],
            "buildings": {"d3": "castle", "d2": "wheat-field", "e4": "pier"},
        },
        {"name": "Ben", "points": -3, "coins": 2, "goals": [], "buildings": {"f4": "watchtower"}},
    ],
}


def changed(*path: Any, to: Any) -> dict[str, Any]:
    """The document with one thing changed."""
    document = copy.deepcopy(DOCUMENT)
    place: Any = document
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return document


def test_a_table_is_scored() -> None:
    scored = score(DOCUMENT)
    ann, ben = scored["players"]
    # 12 on the way, wheat field 3, pier 5, castle 4 each for two, goals 3 and 2, coins 2.
    assert (ann["name"], ann["total"]) == ("Ann", 12 + 3 + 5 + 8 + 3 + 2 + 2)
    # Around f4 there are the pier on e4 and the forest g5.
    assert (ben["name"], ben["total"]) == ("Ben", -3 + 2 * 6 + 0)
    assert scored["ranking"] == [1, 2]
    assert sum(line["points"] for line in ann["lines"]) == ann["total"]
    assert [line["card"] for line in ann["lines"]] == [
        *("during", "wheat-field", "pier", "castle", "fish-building", "no-coins", "coins"),
    ]
    castle = next(line for line in ann["lines"] if line["card"] == "castle")
    assert castle["numbers"] == {"around": 2, "each": 4}
    assert castle["why"] == "other buildings of yours around it: 2, 4 each"


def test_what_is_nothing_may_be_left_out() -> None:
    scored = score({"board": 2, "players": [{}, {}, {}]})
    assert [(player["name"], player["total"]) for player in scored["players"]] == [
        ("Player 1", 0),
        ("Player 2", 0),
        ("Player 3", 0),
    ]
    assert scored["ranking"] == [1, 1, 1]


def test_a_finished_game_is_scored_as_the_engine_scores_it() -> None:
    for players in (2, 3, 4):
        for side in (1, 2):
            game = townlet.load("little-town", players=players, board=side)
            for seed in range(4):
                dice = random.Random(seed)
                state = game.new(seed)
                while not state.over():
                    player = dice.choice(state.to_act())
                    state.play(player, lively(state, player, dice))
                view = state.view(None)
                document = {
                    "board": side,
                    "players": [
                        {
                            "points": team["points"],
                            "coins": team["goods"]["coins"],
                            "goals": team["goals"]["achieved"],
                            "buildings": {
                                entry["square"]: entry["tile"] for entry in view["buildings"] if entry["owner"] == seat
                            },
                        }
                        for seat, team in enumerate(view["teams"])
                    ],
                }
                scored = score(document)
                assert [player["total"] for player in scored["players"]] == state.scores()
                assert scored["ranking"] == state.ranking()
                for seat in range(players):
                    assert scored["players"][seat]["lines"] == state.sheet(seat)["lines"]


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        ({"players": [{}, {}]}, "board: is missing."),
        ({"board": 1}, "players: is missing."),
        (changed("side", to=1), "'side': a score file has"),
        (changed("board", to=3), "board: is the side of the board, 1 to 2, not 3."),
        (changed("board", to=True), "board: is the side"),
        (changed("board", to=[1]), "board: is the side"),
        (changed("players", to=[{}]), "players: is a list of 2 to 4 players."),
        (changed("players", to=[{}] * 5), "players: is a list of 2 to 4 players."),
        (changed("players", to={}), "players: is a list"),
        (changed("players", 1, to=[]), "players, 2: is an object with"),
        (changed("players", 0, "houses", to=2), "players, 1, 'houses': a player has"),
        (changed("players", 0, "name", to=""), "players, 1, name: is a short text."),
        (changed("players", 0, "name", to=4), "players, 1, name: is a short text."),
        (changed("players", 0, "points", to=1.5), "players, 1, points: is a whole number from -999 to 999, not 1.5."),
        (changed("players", 0, "points", to=10_000), "players, 1, points: is a whole number"),
        (changed("players", 0, "coins", to=-1), "players, 1, coins: is a whole number from 0 to 40, not -1."),
        (changed("players", 1, "coins", to=34), "players, 2, coins: there are 40 coins"),
        (changed("players", 0, "goals", to="no-coins"), "players, 1, goals: is a list of goals."),
        (changed("players", 0, "goals", to=["rich"]), "players, 1, goals: 'rich' is no goal."),
        (changed("players", 0, "goals", to=[["no-coins"]]), "players, 1, goals: ['no-coins'] is no goal."),
        (changed("players", 1, "goals", to=["no-coins"]), "players, 2, goals: Not a coin left is there twice"),
        (changed("players", 0, "buildings", to=["castle"]), "players, 1, buildings: is an object"),
        (changed("players", 0, "buildings", "j9", to="bar"), "players, 1, buildings: 'j9' is no square"),
        (changed("players", 0, "buildings", "a2", to="farm"), "players, 1, buildings, a2: 'farm' is no building tile."),
        (changed("players", 0, "buildings", "a2", to=3), "players, 1, buildings, a2: 3 is no building tile."),
        (
            changed("players", 0, "buildings", "c1", to="bar"),
            "buildings, c1: buildings stand on grass, and this is forest.",
        ),
        (
            changed("players", 1, "buildings", "d3", to="bar"),
            "players, 2, buildings, d3: the Castle stands there already.",
        ),
        (
            changed("players", 1, "buildings", "a2", to="castle"),
            "a2: the Castle stands already, and there is only one.",
        ),
    ],
)
def test_every_mistake_is_named_with_its_place(document: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionsError, match=re.escape(sentence)):
        score(document)


def test_there_are_only_so_many_houses_goals_fields_and_tiles() -> None:
    fields = {f"{column}2": "wheat-field" for column in "abcdef"}
    with pytest.raises(OptionsError, match="f2: there are no more wheat fields"):
        score({"board": 1, "players": [{"buildings": fields}, {}]})
    many = dict(zip(["a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2"], ["bar"] * 8, strict=True))
    with pytest.raises(OptionsError, match="8 are too many, a player has 7 houses"):
        score({"board": 1, "players": [{"buildings": many}, {}]})
    goals = ["three-in-a-group", "full-larder", "fish-building", "no-coins"]
    with pytest.raises(OptionsError, match="4 are too many, 3 are dealt"):
        score({"board": 1, "players": [{"goals": goals}, {}, {}, {}]})
    tiles = [
        *("workshop", "bar", "bakery", "factory", "brewery", "stone-shop", "carpenter"),
        *("church", "fountain", "granary", "well", "pier", "castle"),
    ]
    first = {f"{column}2": tile for column, tile in zip("abcdef", tiles[:6], strict=True)}
    second = {f"{column}5": tile for column, tile in zip("abcdef", tiles[6:12], strict=True)}
    third = {"e3": tiles[12]}
    with pytest.raises(OptionsError, match="players, 3, buildings, e3: only 12 tiles are in play"):
        score({"board": 1, "players": [{"buildings": first}, {"buildings": second}, {"buildings": third}]})
