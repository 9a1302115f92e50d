"""Over random whole games of every mode and number of players: things are where they can be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import townlet
from tests.configured import CONFIGURATIONS, configured
from tests.tiny_towns.naive import RESOURCES, builds, card_data, square_name
from townlet import Game, IllegalAction
from townlet.core.chance import PLAYER_STREAM, Chance
from townlet.core.record import Record, read_record

NAMES = [name for name in CONFIGURATIONS if name.startswith("tiny-towns")]

# A whole game: how it is set up, its seed, and which of the legal decisions are taken: the first
# ones as hypothesis likes, so that it can make a failing game small, the others at random.
games = st.tuples(
    st.sampled_from(NAMES), st.integers(0, 2**53 - 1), st.lists(st.integers(0, 50), max_size=60), st.integers(0, 1000)
)
Chosen = tuple[str, int, list[int], int]


def decided(chosen: Chosen) -> Iterator[tuple[Record, int, int]]:
    """Play the game: its record before each decision, whose that is and what it will be."""
    name, seed, choices, rest = chosen
    record = Record(configured(name), seed)
    dice = Chance(rest, PLAYER_STREAM)
    while not record.state.over():
        number = len(record.decisions)
        waiting = record.state.to_act()
        choice = choices[number] if number < len(choices) else int(dice.below(1 << 20))
        player = waiting[choice % len(waiting)]
        offered = record.state.legal(player)
        action = offered[choice % len(offered)]
        yield record, player, action
        record.play(player, action)


def played(chosen: Chosen) -> tuple[Game, list[dict[str, Any]], list[tuple[int, str]], list[list[str]]]:
    """The views before each decision and at the end, the decisions, and the builds offered."""
    game = configured(chosen[0])
    views: list[dict[str, Any]] = []
    decisions: list[tuple[int, str]] = []
    offered_builds: list[list[str]] = []
    for record, player, action in decided(chosen):
        offered = [game.text(other) for other in record.state.legal(player)]
        views.append(record.state.view(player))
        decisions.append((player, game.text(action)))
        offered_builds.append([text for text in offered if text.startswith("build")])
    views.append(record.state.view(None))
    return game, views, decisions, offered_builds


def now_and_then(chosen: Chosen) -> Iterator[tuple[Record, int, int]]:
    """About every tenth moment of the game, at other moments in other games."""
    return (moment for number, moment in enumerate(decided(chosen)) if number % 11 == chosen[3] % 11)


def cells(town: dict[str, Any]) -> dict[str, str]:
    """The squares of a town."""
    return {square_name(i, j): town["grid"][i][j] for i in range(4) for j in range(4)}


@settings(max_examples=150, deadline=None)
@given(games)
def test_what_can_be_built_is_what_lies_there(chosen: Chosen) -> None:
    _, views, decisions, offered = played(chosen)
    for view, (player, _), builds_offered in zip(views, decisions, offered, strict=False):
        if view["towns"][player]["owes"] == "build":
            assert set(builds_offered) == builds(view, player)
            assert len(builds_offered) == len(set(builds_offered))
        else:
            assert builds_offered == []


@settings(max_examples=150, deadline=None)
@given(games)
def test_buildings_and_cubes_are_where_they_can_be(chosen: Chosen) -> None:
    _, views, _, _ = played(chosen)
    for view in views:
        for town in view["towns"]:
            grid = cells(town)
            monuments = [cell for cell in grid.values() if cell not in {*RESOURCES, *view["cards"], "."}]
            assert len(monuments) == town["raised"]
            for monument in monuments:
                assert card_data(monument).get("type") is None
                assert monument == town["monument"]
            for square, cubes in town["held"].items():
                room = {"warehouse": 3, "factory": 1, "bank": 1, "cottage": 1}[grid[square]]
                assert 1 <= len(cubes) <= room
                assert grid[square] != "cottage" or town["monument"] == "statue-of-the-bondmaker"
            banked = [cube for square, cubes in town["held"].items() if grid[square] == "bank" for cube in cubes]
            assert len(banked) == len(set(banked))
            assert 0 <= town["set_aside"] <= (2 if view["options"]["cavern"] else 0)
            assert len(town["watch"]) <= 3
            assert set(town["claims"]) <= set(town["watch"])
            assert (town["finished"] is not None) <= ("." not in grid.values() or "bank" in grid.values())


@settings(max_examples=150, deadline=None)
@given(games)
def test_a_decision_changes_the_town_as_it_says(chosen: Chosen) -> None:
    _, views, decisions, _ = played(chosen)
    for (before, after), (player, decision) in zip(pairwise(views), decisions, strict=True):
        for seat in range(len(before["towns"])):
            old, new = cells(before["towns"][seat]), cells(after["towns"][seat])
            changed = {square: new[square] for square in old if old[square] != new[square]}
            verb, *words = decision.split()
            if seat != player or verb not in ("place", "build", "put", "replace"):
                assert changed == {}
            elif verb == "place":
                assert changed == {words[0]: before["towns"][seat]["cube"]}
                assert old[words[0]] == "."
            elif verb == "put":
                assert changed == {words[1]: words[0]}
                assert old[words[1]] == "."
            elif verb == "replace":
                assert changed in ({words[0]: words[1]}, {})
                assert new[words[0]] == words[1]
            else:
                gone = {square for square in words[1:-2] if old[square] in RESOURCES}
                assert changed == {square: "." for square in gone if square != words[-1]} | {words[-1]: words[0]}


@settings(max_examples=150, deadline=None)
@given(games)
def test_full_towns_are_completed_in_order_and_the_others_go_on(chosen: Chosen) -> None:
    game, views, _, _ = played(chosen)
    places = [town["finished"] for town in views[-1]["towns"]]
    assert all(place == 1 + sum(other < place for other in places) for place in places)
    assert min(places) == 1
    for before, after in pairwise(views):
        for seat in range(game.players):
            if before["towns"][seat]["finished"]:
                assert seat not in before["to_act"]
                assert before["towns"][seat]["grid"] == after["towns"][seat]["grid"]
                assert before["towns"][seat]["finished"] == after["towns"][seat]["finished"]


@settings(max_examples=150, deadline=None)
@given(games)
def test_cubes_on_buildings_never_become_fewer(chosen: Chosen) -> None:
    """A Warehouse's number never falls; the Guild, which takes the building away, is the one exception."""
    _, views, decisions, _ = played(chosen)
    for (before, after), (player, decision) in zip(pairwise(views), decisions, strict=True):
        if decision.startswith("replace"):
            continue
        old, new = before["towns"][player]["held"], after["towns"][player]["held"]
        assert all(len(new.get(square, [])) >= len(cubes) for square, cubes in old.items())


@settings(max_examples=60, deadline=None)
@given(games, st.lists(st.integers(-2, 10**6), min_size=20, max_size=20))
def test_legal_is_what_play_accepts_and_nothing_else(chosen: Chosen, tried: list[int]) -> None:
    for record, player, _ in now_and_then(chosen):
        state, space = record.state, record.game.actions
        before, offered = state.hash(), state.legal(player)
        for action in offered:
            state.copy().play(player, action)
        for action in {number if number < 0 else number % (space + 2) for number in tried} - set(offered):
            with pytest.raises(IllegalAction, match=r"\w"):
                state.play(player, action)
        assert state.hash() == before


@settings(max_examples=60, deadline=None)
@given(games)
def test_a_copy_is_independent(chosen: Chosen) -> None:
    for record, player, action in now_and_then(chosen):
        before, view = record.state.hash(), record.state.view(player)
        twin = record.state.copy()
        twin.play(player, action)
        while not twin.over():
            seat = twin.to_act()[0]
            twin.play(seat, twin.legal(seat)[-1])
        assert (record.state.hash(), record.state.view(player)) == (before, view)


@settings(max_examples=60, deadline=None)
@given(games)
def test_a_record_replays_to_the_same_hash_at_every_decision(chosen: Chosen) -> None:
    hashes = []
    for record, _, _ in decided(chosen):
        hashes.append(record.state.hash())
    again = read_record(record.text(), townlet.load)
    assert [state.hash() for state in again.states()] == [*hashes, record.state.hash()]


@settings(max_examples=60, deadline=None)
@given(games, st.integers(0, 2**53 - 1))
def test_a_view_stays_the_same_when_all_that_is_hidden_from_it_is_drawn_anew(chosen: Chosen, drawn: int) -> None:
    for record, _, _ in now_and_then(chosen):
        for seat in (*range(record.game.players), None):
            other = record.state.guess(seat, drawn)
            assert json.dumps(other.view(seat)) == json.dumps(record.state.view(seat))
            assert seat is None or other.legal(seat) == record.state.legal(seat)


@settings(max_examples=60, deadline=None)
@given(games, st.integers(0, 10**6))
def test_decisions_owed_at_the_same_time_lead_to_the_same_game_in_either_order(chosen: Chosen, choice: int) -> None:
    """So nobody gains or loses by being quick; Opaleye's Watch alone answers what a neighbour has just done."""
    for record, _, _ in decided(chosen):
        state = record.state
        if len(state.to_act()) < 2 or any(town["watch"] for town in state.view(None)["towns"]):
            continue
        pair = [(seat, state.legal(seat)) for seat in state.to_act()[-2:]]
        (one, action), (other, reaction) = [(seat, offered[choice % len(offered)]) for seat, offered in pair]
        forth, back = state.copy(), state.copy()
        forth.play(one, action)
        forth.play(other, reaction)
        back.play(other, reaction)
        back.play(one, action)
        assert forth.hash() == back.hash()
