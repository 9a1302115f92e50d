"""The tree of decisions, counted: frozen numbers, and the naive referee's beside them."""

from __future__ import annotations

import copy
from typing import Any, Final

import pytest

import townlet
from tests.little_town.naive import Referee
from tests.little_town.positions import do, table
from townlet.cli.perft import setups, started
from townlet.core.perft import perft
from townlet.little_town.state import Town

# How many lists of decisions the naive referee counts.
MOST_BY_HAND: Final = 400


def by_hand(referee: Referee, depth: int) -> int:
    """The same count by the naive referee."""
    if depth == 0:
        return 1
    if not referee.waiting:
        return 0
    seat = min(referee.waiting)
    texts = referee.legal(seat)
    if depth == 1:
        return len(texts)
    found = 0
    for text in sorted(texts):
        twin = copy.deepcopy(referee)
        twin.play(seat, text)
        found += by_hand(twin, depth - 1)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", [1, 2])
def test_the_first_decisions_are_counted_as_by_hand(players: int, board: int) -> None:
    state = townlet.load("little-town", players=players, board=board, tiles="first-game", start=0).new(1)
    assert perft(state, 1) == 39 + 39
    assert perft(state, 2) == by_hand(Referee(state.view(None)), 2)


def at_this_moment(town: Town) -> Referee:
    """A referee who comes to the table now, before a turn."""
    view = town.view(None)
    referee = Referee(view)
    referee.stock = dict(view["stock"])
    referee.supply = {tile: view["supply"].get(tile, 0) for tile in referee.tiles}
    referee.buildings = {entry["square"]: (entry["tile"], entry["owner"]) for entry in view["buildings"]}
    for seat, team in enumerate(view["teams"]):
        referee.hands[seat] = dict(team["goods"])
        referee.houses[seat] = team["houses"]
        referee.workers[seat] = team["workers"]["in_hand"]
        referee.placed[seat] = set(team["workers"]["on_board"])
    referee.round = view["round"]
    [referee.turn] = referee.waiting = set(view["to_act"])
    return referee


@pytest.mark.parametrize(("players", "counted"), [(2, 647_706), (3, 423_264), (4, 423_264)])
def test_three_decisions_deep(players: int, counted: int) -> None:
    state = townlet.load("little-town", players=players, tiles="first-game", start=0).new(1)
    assert perft(state, 3) == counted


@pytest.mark.parametrize("setup", setups("little-town"), ids=lambda setup: str(setup["name"]))
def test_the_frozen_counts_are_the_naive_referees(setup: dict[str, Any]) -> None:
    record = started("little-town", setup)
    referee = Referee(record.after(0).view(None))
    for player, action in record.decisions:
        referee.play(player, record.game.text(action))
    depth, counted = max((at, count) for at, count in enumerate(setup["counts"][:3], 1) if count <= MOST_BY_HAND)
    assert by_hand(referee, depth) == counted


def test_the_last_turn_in_the_thick_of_it() -> None:
    """One worker among eight buildings with all kinds of payment, then feeding, then the end."""
    own = "trading-shop c3, bakery d3, marketplace e3, wheat-field c4"
    others = "well e4, gold-mine c5, church d5, granary e5"
    hands = ["2 wood 1 stone 1 fish 1 wheat 4 coins", "3 fish 4 wheat"]
    town = table(built=[own, others], hands=hands, workers=[1, 0], round=4)
    referee = at_this_moment(town)
    do(town, "worker d4")
    referee.play(0, "worker d4")
    counted = [perft(town, depth) for depth in (1, 2, 3, 4, 5)]
    assert counted == [9, 50, 310, 1931, 9293]
    assert counted[:4] == [by_hand(referee, depth) for depth in (1, 2, 3, 4)]


def test_the_residence_in_the_thick_of_it() -> None:
    """The end of a round: the Residence among six buildings, then feeding, then the first turn of the next round."""
    own = "residence d4, trading-shop c3, bakery d3, wheat-field c4, cathedral e4"
    others = "granary c5, church e5"
    town = table(built=[own, others], hands=["1 wood 1 fish 5 coins", "5 fish"], placed=["e3"], workers=[1, 0])
    referee = at_this_moment(town)
    do(town, "worker g3")
    referee.play(0, "worker g3")
    counted = [perft(town, depth) for depth in (1, 2, 3, 4)]
    assert counted == [5, 17, 168, 12_047]
    assert counted[:3] == [by_hand(referee, depth) for depth in (1, 2, 3)]
