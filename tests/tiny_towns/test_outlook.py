"""The outlook beside brute force: each resource tried on each empty square, each place of the cube tried on a copy."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import townlet
from tests.configured import CONFIGURATIONS
from tests.tiny_towns.naive import RESOURCES, builds, square_name
from townlet import State

POST_GAME = ["farm", "shed", "temple", "tavern", "bakery", "trading-post"]
BANK_GAME = ["farm", "shed", "temple", "tavern", "bakery", "bank"]
GAMES: dict[str, dict[str, Any]] = {
    **{name: options for name, (game, options) in CONFIGURATIONS.items() if game == "tiny-towns"},
    "trading-posts-solo": {"players": 1, "cards": POST_GAME},
    "trading-posts-3": {"players": 3, "cards": POST_GAME},
    "trading-posts-cavern-2": {"players": 2, "cards": POST_GAME, "cavern": True},
    "banks-3": {"players": 3, "cards": BANK_GAME},
}

# A pattern: its card and squares.
Pattern = tuple[str, tuple[str, ...]]


def covered(view: dict[str, Any], seat: int) -> set[Pattern]:
    """The patterns that lie complete in a town, by brute force."""
    return {(words[1], tuple(words[2:-2])) for words in (notation.split() for notation in sorted(builds(view, seat)))}


def one_cube_away(view: dict[str, Any], seat: int) -> dict[Pattern, list[tuple[str, str]]]:
    """The patterns that one cube would complete, and the cubes that would, by trying all."""
    found: dict[Pattern, list[tuple[str, str]]] = {}
    before = covered(view, seat)
    for row in range(4):
        for column in range(4):
            if view["towns"][seat]["grid"][row][column] != ".":
                continue
            for resource in RESOURCES:
                tried = copy.deepcopy(view)
                tried["towns"][seat]["grid"][row][column] = resource
                for pattern in covered(tried, seat) - before:
                    found.setdefault(pattern, []).append((square_name(row, column), resource))
    return {pattern: sorted(cubes) for pattern, cubes in found.items()}


def told(outlook: dict[str, Any]) -> dict[Pattern, list[tuple[str, str]]]:
    """What the outlook says of patterns that lack one cube."""
    found = {
        (entry["card"], tuple(entry["squares"])): sorted(
            (missing["square"], missing["resource"]) for missing in entry["missing"]
        )
        for entry in outlook["almost"]
    }
    assert len(found) == len(outlook["almost"])
    return found


def completed_by_placing(state: State, player: int, square: str) -> set[Pattern]:
    """The patterns that become buildable when the cube in hand is put there, tried on a copy."""
    twin = state.copy()
    before = covered(state.view(player), player)
    twin.play(player, twin.game.parse(f"place {square}"))
    offered = [twin.game.text(action).split() for action in twin.legal(player)]
    return {(words[1], tuple(words[2:-2])) for words in offered if words[0] == "build"} - before


@pytest.mark.parametrize("name", GAMES)
def test_the_outlook_is_what_trying_finds(name: str) -> None:
    game = townlet.load("tiny-towns", **GAMES[name])
    dice = random.Random(name)
    for seed in range(4):
        state = game.new(seed)
        while not state.over():
            player = dice.choice(state.to_act())
            if dice.random() < 0.1:
                view = state.view(player)
                outlook = state.outlook(player)
                assert json.loads(json.dumps(outlook)) == outlook
                almost = told(outlook)
                assert almost == one_cube_away(view, player)
                cube = view["towns"][player]["cube"]
                completes = {
                    square: {(entry["card"], tuple(entry["squares"])) for entry in entries}
                    for square, entries in outlook["completes"].items()
                }
                for square in (square_name(i, j) for i in range(4) for j in range(4)):
                    at_hand = {pattern for pattern, cubes in almost.items() if (square, cube) in cubes}
                    assert completes.get(square, set()) == at_hand
                    if state.is_legal(player, game.parse(f"place {square}")):
                        assert completed_by_placing(state, player, square) == at_hand
            state.play(player, dice.choice(state.legal(player)))
        for seat in range(game.players):
            assert state.outlook(seat) == {"completes": {}, "almost": []}
