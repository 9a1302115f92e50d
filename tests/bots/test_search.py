"""Searching: within its budget, by guesses, and better the longer it takes."""

from __future__ import annotations

import random
import time

import pytest

import townlet
from townlet import State, bots
from townlet.bots import any_game
from townlet.bots.budget import Budget
from townlet.core.chance import Chance


def somewhere(name: str, seed: int, decisions: int) -> tuple[State, int]:
    """A game after so many random decisions, and a seat that has to choose."""
    state = townlet.load(name, players=2).new(seed)
    dice = random.Random(seed)
    while True:
        seat = dice.choice(state.to_act())
        legal = state.legal(seat)
        if decisions <= 0 and len(legal) > 1:
            return state, seat
        state.play(seat, dice.choice(legal))
        decisions -= 1


# Budgets.


def test_a_budget_of_nodes_is_spent_by_nodes_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "perf_counter", lambda: pytest.fail("a clock was read"))
    budget = Budget(nodes=3)
    budget.spend()
    budget.spend()
    assert not budget.over()
    budget.spend()
    assert budget.over()
    budget = Budget(nodes=10)
    budget.spend(10)
    assert budget.over()


def test_a_budget_of_seconds_runs_out_by_itself() -> None:
    budget = Budget(seconds=0.05)
    assert not budget.over()
    time.sleep(0.06)
    assert budget.over()


def test_a_budget_ends_when_nobody_wants_to_know_any_more() -> None:
    told: list[bool] = []
    budget = Budget(seconds=60.0, nodes=60, cancelled=lambda: bool(told))
    assert not budget.over()
    told.append(True)
    assert budget.over()


def test_no_budget_is_no_budget() -> None:
    with pytest.raises(ValueError, match=r"^A budget is seconds, nodes or both\.$"):
        Budget()


# Levels.


@pytest.mark.parametrize("name", townlet.GAMES)
def test_hard_answers_in_time(name: str) -> None:
    for seed in range(6):
        state, seat = somewhere(name, seed, 12 * seed)
        # The processor's time: other programs may take from it what they want.
        begun = time.process_time()
        assert state.is_legal(seat, bots.make("hard", seed).choose(state, seat, 0))
        assert time.process_time() - begun < 0.2


@pytest.mark.parametrize("name", townlet.GAMES)
def test_a_search_that_is_cancelled_decides_at_once(name: str) -> None:
    state, seat = somewhere(name, 3, 20)
    begun = time.process_time()
    advice = bots.make("master", 1, seconds=60.0).advise(state, seat, 0, cancelled=lambda: True)
    assert state.is_legal(seat, advice.action)
    assert time.process_time() - begun < 1.0


@pytest.mark.parametrize("name", townlet.GAMES)
def test_advice_is_what_the_bot_decides(name: str) -> None:
    state, seat = somewhere(name, 4, 15)
    bot = bots.make("normal", 3, nodes=30)
    assert bot.advise(state, seat, 15).action == bot.choose(state, seat, 15)
    advice = bots.make("hard", 3).advise(state, seat, 15)
    assert advice.expected is not None
    assert -20 < advice.expected < 80
    assert not advice.aim or advice.aim in townlet.book(name)["names"]


def test_what_leaves_no_choice_is_decided_without_thinking() -> None:
    state = townlet.load("tiny-towns", players=2).new(3)
    dice = random.Random(1)
    seat = state.to_act()[0]
    while len(legal := state.legal(seat)) > 1:
        state.play(seat, dice.choice(legal))
        seat = state.to_act()[0]
    begun = time.process_time()
    assert bots.make("master", 1, seconds=60.0).choose(state, seat, 0) == legal[0]
    assert time.process_time() - begun < 0.1


# Without knowledge of the game.


def thinking(state: State, seat: int, nodes: int) -> int:
    """What is decided on the contract alone."""
    return any_game.think(state.copy(), seat, Budget(nodes=nodes), Chance(1)).action


def test_it_finds_the_last_decision_that_wins() -> None:
    """A random Little Town game's last decisions, against what comes of each of them."""
    found = 0
    for seed in range(10):
        state = townlet.load("little-town", players=2, tiles="first-game").new(seed)
        dice = random.Random(seed)
        before = state
        while not state.over():
            seat = state.to_act()[0]
            legal = state.legal(seat)
            before = state.copy() if len(legal) > 1 else before
            state.apply(seat, dice.choice(legal))
        seat = before.to_act()[0]
        worths = any_game.worths(before, seat, before.legal(seat))
        action = thinking(before, seat, 400)
        found += worths[before.legal(seat).index(action)] == max(worths)
    assert found >= 9


def test_the_longer_it_thinks_the_better_it_plays() -> None:
    game = townlet.load("tiny-towns", players=2, cards="first-game")
    won = 0.0
    for seed in range(6):
        state = game.new(seed)
        strong = seed % 2
        while not state.over():
            seat = state.to_act()[0]
            legal = state.legal(seat)
            state.play(seat, legal[0] if len(legal) == 1 else thinking(state, seat, 150 if seat == strong else 2))
        ranking = state.ranking()
        won += 1.0 if ranking[strong] < ranking[1 - strong] else 0.5 * (ranking[0] == ranking[1])
    assert won >= 5


def test_thinking_leaves_the_state_alone() -> None:
    state, seat = somewhere("tiny-towns", 5, 20)
    before = state.hash()
    bots.make("normal", 1, nodes=20).choose(state, seat, 3)
    assert state.hash() == before


def test_one_node_is_enough_to_decide() -> None:
    for name in townlet.GAMES:
        state, seat = somewhere(name, 6, 10)
        assert state.is_legal(seat, thinking(state, seat, 1))


def test_of_a_game_for_one_it_takes_the_points() -> None:
    game = townlet.load("tiny-towns", players=1, cards="first-game", monuments=False)
    scores: dict[int, list[int]] = {}
    for nodes in (1, 100):
        for seed in range(3):
            state = game.new(seed)
            while not state.over():
                legal = state.legal(0)
                state.play(0, legal[0] if len(legal) == 1 else thinking(state, 0, nodes))
            scores.setdefault(nodes, []).append(state.scores()[0])
    assert sum(scores[100]) > sum(scores[1]) + 10
