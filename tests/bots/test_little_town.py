"""How the levels think about Little Town Builders."""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path

import pytest

import townlet
from tests.little_town.positions import table
from townlet import bots
from townlet.bots.advice import Advice
from townlet.bots.bot import GUESSES
from townlet.bots.budget import Budget
from townlet.bots.little_town import instinct, train, weights
from townlet.bots.little_town.rollout import decide
from townlet.bots.little_town.think import think
from townlet.core.chance import Chance
from townlet.little_town.round_end import ROUNDS
from townlet.little_town.state import Town
from townlet.little_town.steps import TURN

ROOT = Path(__file__).parents[2]


def advice(town: Town, nodes: int, seed: int = 1) -> Advice:
    """What is advised to the one who is to act."""
    return think(town.copy(), town.to_act()[0], Budget(nodes=nodes), Chance(seed))


def decision(town: Town, nodes: int, seed: int = 1) -> str:
    return town.game.text(advice(town, nodes, seed).action)


def quick_game(seed: int, players: int = 2, board: int = 1) -> list[Town]:
    """The states of a game played at first sight."""
    town = townlet.load("little-town", players=players, board=board).new(seed)
    assert isinstance(town, Town)
    mind = instinct.Instinct(weights.WEIGHTS)
    chance = Chance(seed)
    states: list[Town] = []
    while not town.over():
        states.append(town.copy())
        seat = town.to_act()[0]
        town.play(seat, int(decide(town, seat, mind, chance, 1.0)))
    return states


def best_lead(town: Town, seat: int) -> int:
    """The greatest lead that can be reached when nobody else owes anything but a meal, by trying everything."""
    if town.over():
        scores = town.scores()
        return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    acting = town.to_act()[0] if seat not in town.to_act() else seat
    leads = []
    for action in town.legal(acting):
        after = town.copy()
        after.play(acting, action)
        leads.append(best_lead(after, seat))
    return max(leads) if acting == seat else min(leads)


def lead_of(town: Town, seat: int, nodes: int) -> int:
    """The lead that a seat which thinks so long comes to, the others feeding as is worst for it."""
    town = town.copy()
    while not town.over():
        if seat in town.to_act():
            town.play(seat, think(town.guess(seat, 3), seat, Budget(nodes=nodes), Chance(1)).action)
        else:
            acting = town.to_act()[0]
            town.play(acting, min(town.legal(acting), key=lambda action: best_lead(played(town, acting, action), seat)))
    return best_lead(town, seat)


def played(town: Town, seat: int, action: int) -> Town:
    after = town.copy()
    after.play(seat, action)
    return after


@pytest.mark.parametrize("seed", range(4))
def test_the_last_turn_of_the_game_is_the_best_of_all(seed: int) -> None:
    last = next(
        town
        for town in quick_game(seed)
        if town.round == ROUNDS and town.step == TURN and sum(int(team.workers) for team in town.teams) == 1
    )
    # Without goals in hand, so that nothing is hidden and everything can be tried.
    seat = last.to_act()[0]
    for team in last.teams:
        team.goals &= team.met
    assert lead_of(last, seat, nodes=30) == best_lead(last, seat)


def test_it_builds_what_gives_most_with_its_last_worker() -> None:
    town = table(hands=["4 stone 5 fish", "5 fish"], workers=[1, 0], round=4)
    assert decision(town, 20).startswith("build statue-of-a-hero")


def test_it_takes_the_food_that_keeps_hunger_away() -> None:
    town = table(hands=["2 fish", "5 fish"], workers=[1, 1], round=2)
    town.play(0, advice(town, 200).action)
    assert int(town.teams[0].goods >> 16) & 0xFFFF


def test_it_says_what_it_builds_towards() -> None:
    town = table(hands=["3 stone 5 fish", "5 fish"], workers=[3, 3], round=4, tiles="statue-of-a-hero", side=1)
    advised = advice(town, 300)
    assert advised.aim == "statue-of-a-hero"
    assert advised.expected is not None
    assert advised.expected >= 8


@pytest.mark.parametrize("nodes", [1, 3, 40])
def test_the_same_seed_and_nodes_decide_the_same(nodes: int) -> None:
    dice = random.Random(5)
    for town in quick_game(2):
        if dice.random() < 0.15:
            assert advice(town, nodes, 9) == advice(town, nodes, 9)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hidden_goals_change_nothing(players: int) -> None:
    """Everything that the seat can not know is drawn anew: the same decision, expectation and aim."""
    dice = random.Random(players)
    for town in quick_game(players, players, 2):
        if dice.random() < 0.1:
            seat = town.to_act()[0]
            first, *others = [town.guess(seat, dice.randrange(GUESSES)) for _ in range(3)]
            asked = [think(guess.guess(seat, 7), seat, Budget(nodes=30), Chance(4)) for guess in (first, *others)]
            assert asked[0] == asked[1] == asked[2]


@pytest.mark.parametrize(("players", "board"), [(2, 1), (3, 2), (4, 1)])
def test_whole_games_end(players: int, board: int) -> None:
    town = townlet.load("little-town", players=players, board=board).new(players)
    for number in count():
        if town.over():
            break
        seat = town.to_act()[0]
        # `play` refuses what is not legal.
        town.play(seat, think(town.guess(seat, number), seat, Budget(nodes=6), Chance(number)).action)
    # Nobody who thinks starves.
    assert min(town.scores()) > 15


def test_more_nodes_win() -> None:
    game = townlet.load("little-town", players=2)
    won = 0.0
    for seed in range(10):
        town = game.new(seed)
        number = 0
        while not town.over():
            seat = town.to_act()[0]
            nodes = 40 if seat == seed % 2 else 3
            town.play(seat, think(town.guess(seat, number), seat, Budget(nodes=nodes), Chance(number)).action)
            number += 1
        won += town.ranking()[seed % 2] == 1
    assert won >= 9


def test_normal_beats_easy() -> None:
    game = townlet.load("little-town", players=2)
    won = 0
    for seed in range(10):
        town = game.new(seed)
        seats = [bots.make("normal" if seat == seed % 2 else "easy", seed) for seat in range(2)]
        number = 0
        while not town.over():
            seat = town.to_act()[0]
            town.play(seat, seats[seat].choose(town, seat, number))
            number += 1
        won += town.ranking()[seed % 2] == 1
    assert won >= 8


def test_where_both_feed_each_is_told_its_own_meal() -> None:
    town = table(hands=["5 fish 5 wheat", "2 wood 5 fish 4 wheat"], workers=[1, 0], round=2)
    town.play(0, town.game.parse("worker e3"))
    assert town.to_act() == [0, 1]
    for seat in (1, 0):
        assert town.is_legal(seat, think(town.copy(), seat, Budget(nodes=20), Chance(1)).action)


def test_a_stopped_search_decides_at_once() -> None:
    town = quick_game(1)[0]
    asked = []

    def cancelled() -> bool:
        asked.append(True)
        return True

    budget = Budget(seconds=60.0, cancelled=cancelled)
    assert town.is_legal(town.to_act()[0], think(town, town.to_act()[0], budget, Chance(1)).action)
    assert len(asked) == 1


def test_training_plays_fair_and_has_come_far() -> None:
    begun = weights.flat(train.START)
    assert train.contest(begun, begun, 1) == pytest.approx(0)
    assert train.contest(weights.WEIGHTS, begun, 1) > 0.2
    assert train.contest(begun, weights.WEIGHTS, 1) == pytest.approx(-train.contest(weights.WEIGHTS, begun, 1))
