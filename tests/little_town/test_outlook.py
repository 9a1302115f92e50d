"""The outlook beside the engine: every worker it tells of is placed on a copy, and everything found there compared."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import townlet
from tests.little_town.facts import KINDS, TILES, around, effect
from tests.little_town.positions import do, table
from tests.little_town.test_referee import OPTIONS, lively
from townlet import State

CUBES = [*KINDS.values()][:4]


def goods(state: State, seat: int) -> dict[str, int]:
    """What a player holds."""
    return dict(state.view(None)["teams"][seat]["goods"])


def follow(state: State, seat: int, square: str, told: dict[str, Any]) -> None:
    """Place the worker on a copy: what it gathers and what it may activate then is what was told."""
    twin = state.copy()
    before = goods(twin, seat)
    twin.play(seat, twin.game.parse(f"worker {square}"))
    gathered = {kind: number - before[kind] for kind, number in goods(twin, seat).items() if number != before[kind]}
    possible = {f"activate {entry['tile']} {entry['square']}" for entry in told["buildings"] if entry["possible"]}
    if not possible:
        # Nothing can be done there, so nothing is asked: the turn is over, and perhaps the round with its feeding.
        assert twin.view(None)["turn"] is None or twin.view(None)["round_ending"]
        if twin.view(None)["owes"] == "turn" and twin.view(None)["round"] == state.view(None)["round"]:
            assert gathered == told["gathers"]
        return
    assert gathered == told["gathers"]
    assert {"done", *possible} == {twin.game.text(action) for action in twin.legal(seat)}
    assert {f"activate {entry['tile']} {entry['square']}" for entry in twin.outlook(seat)["buildings"]} == possible


def look(state: State, seat: int, outlook: dict[str, Any]) -> None:
    """What stands in an outlook is so."""
    view = state.view(None)
    legal = [state.game.text(action) for action in state.legal(seat)]
    entries = [*outlook["buildings"], *(entry for told in outlook["workers"].values() for entry in told["buildings"])]
    for entry in entries:
        assert {"square": entry["square"], "tile": entry["tile"], "owner": entry["owner"]} in view["buildings"]
        trade = entry["tile"] == "trading-shop"
        active = trade or effect(entry["tile"])[1] != {}
        taken, given = ({"any": 2}, {"any": 2}) if trade else effect(entry["tile"])
        assert entry["rent"] == (1 if active and entry["owner"] != seat else 0)
        assert entry["takes"] == taken
        assert entry["gives"] | ({"points": entry["wins"]} if entry["wins"] else {}) == given
        assert not entry["possible"] or active
    for square, told in outlook["workers"].items():
        built = {building["square"] for building in view["buildings"]}
        assert [entry["square"] for entry in told["buildings"]] == [near for near in around(square) if near in built]
    told_of = [f"activate {entry['tile']} {entry['square']}" for entry in outlook["buildings"]]
    assert told_of == [text for text in legal if text.startswith("activate")]
    held = view["teams"][seat]["goods"]["fish"] + view["teams"][seat]["goods"]["wheat"]
    needed = 0 if state.over() else view["teams"][seat]["workers"]["all"]
    assert outlook["food"] == {"needed": needed, "held": held, "missing": max(0, needed - held)}


@pytest.mark.parametrize("name", OPTIONS)
def test_the_outlook_is_what_trying_finds(name: str) -> None:
    game = townlet.load("little-town", **OPTIONS[name])
    tried = 0
    for seed in range(3):
        dice = random.Random(f"{name} {seed}")
        state = game.new(seed)
        while not state.over():
            player = dice.choice(state.to_act())
            for seat in range(game.players):
                outlook = state.outlook(seat)
                assert json.loads(json.dumps(outlook)) == outlook
                look(state, seat, outlook)
                if seat != player:
                    continue
                workers = [text[7:] for text in map(game.text, state.legal(seat)) if text.startswith("worker")]
                assert sorted(outlook["workers"]) == sorted(workers)
                for square in dice.sample(workers, min(len(workers), 6)):
                    follow(state, seat, square, outlook["workers"][square])
                    tried += 1
            state.play(player, lively(state, player, dice))
        for seat in range(game.players):
            outlook = state.outlook(seat)
            look(state, seat, outlook)
            assert outlook["workers"] == {}
            assert outlook["buildings"] == []
    assert tried > 100


def test_what_is_gathered_may_pay_for_what_stands_there() -> None:
    town = table(built=["workshop b4, bakery c3", "factory c5, stone-shop d3"], hands=["1 stone 3 coins", ""])
    told = town.outlook(0)["workers"]["b3"]
    # A lake at A3 and a forest at A4: no two wood, but one and three coins.
    assert told["gathers"] == {"wood": 1, "fish": 1}
    assert {entry["tile"]: entry["possible"] for entry in told["buildings"]} == {"bakery": True, "workshop": True}
    told = town.outlook(0)["workers"]["d4"]
    assert told["gathers"] == {}
    # Once the rent is paid, two coins are left: no second stone for the Factory, but enough for the Stone Shop.
    possible = {entry["tile"]: (entry["rent"], entry["possible"]) for entry in told["buildings"]}
    assert possible == {"bakery": (0, True), "stone-shop": (1, True), "factory": (1, False)}


def test_gathering_is_told_as_far_as_the_stock_goes() -> None:
    town = table(stock="1 wood 0 fish")
    assert town.outlook(0)["workers"]["b5"]["gathers"] == {"wood": 1}


def test_who_waits_sees_what_a_worker_would_get_too() -> None:
    town = table()
    assert town.outlook(1)["workers"] == town.outlook(0)["workers"]
    assert len(town.outlook(1)["workers"]) == 39
    do(town, "worker b2")
    assert len(town.outlook(0)["workers"]) == 38


def test_nobody_without_a_worker_in_hand_is_told_of_squares() -> None:
    town = table(workers=[1, 1])
    do(town, "worker b2")
    assert town.outlook(0)["workers"] == {}
    assert len(town.outlook(1)["workers"]) == 38


def test_within_a_turn_the_buildings_left_are_told() -> None:
    town = table(built=["well b2, bar c2"], hands=[""])
    do(town, "worker b3")
    assert town.outlook(0)["workers"] == {}
    assert [(entry["square"], entry["wins"]) for entry in town.outlook(0)["buildings"]] == [("b2", 2), ("c2", 3)]
    assert town.outlook(1)["buildings"] == []
    do(town, "activate bar c2")
    assert [entry["square"] for entry in town.outlook(0)["buildings"]] == ["b2"]


def test_the_book_has_every_tile_as_printed() -> None:
    for entry in townlet.book("little-town")["tiles"]:
        first, cost, points, printed = TILES[entry["slug"]]
        taken, given = ({"any": 2}, {"any": 2}) if printed == "trade" else effect(entry["slug"])
        assert entry["first"] == first
        assert " ".join(f"{number}{kind[0]}" for kind, number in entry["cost"].items()) == " ".join(
            f"{part[:-1]}{KINDS[part[-1]][0]}" for part in cost.split()
        )
        assert entry["points"] == points
        assert entry["takes"] == taken
        assert entry["gives"] | ({"points": entry["wins"]} if entry["wins"] else {}) == given
        assert entry["count"] == (5 if entry["slug"] == "wheat-field" else 1)
