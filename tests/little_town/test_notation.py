"""Decisions as people write them, and every refusal a sentence."""

from __future__ import annotations

import random
import re

import pytest

import townlet
from tests.little_town.positions import do, refused, table
from tests.little_town.test_referee import lively
from townlet import IllegalAction

GAME = townlet.load("little-town")


def test_every_action_has_a_notation_of_its_own_and_is_read_back() -> None:
    texts = [GAME.text(action) for action in range(GAME.actions)]
    assert len(set(texts)) == GAME.actions
    assert [GAME.parse(text) for text in texts] == list(range(GAME.actions))


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Worker C3", "worker c3"),
        ("worker at c3", "worker c3"),
        ("build stone shop d3", "build stone-shop d3"),
        ("Build the Statue of a Hero at e4", "build statue-of-a-hero e4"),
        ("activate Gold Mine d3", "activate gold-mine d3"),
        ("activate the bakery on d3", "activate bakery d3"),
        ("pay 3 coins, 1 wood", "pay 1 wood 3 coins"),
        ("pay wood and stone", "pay 1 wood 1 stone"),
        ("pay 1 coin", "pay 1 coin"),
        ("take wood wood", "take 2 wood"),
        ("take fish, wheat", "take 1 fish 1 wheat"),
        ("feed 1 wheat 4 fish", "feed 4 fish 1 wheat"),
        ("feed nothing", "feed nothing"),
        ("feed 0 fish", "feed nothing"),
        (" done ", "done"),
    ],
)
def test_what_people_write_is_understood(written: str, meant: str) -> None:
    assert GAME.text(GAME.parse(written)) == meant


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("", "no decision of Little Town"),
        ("worker", "no decision of Little Town"),
        ("worker c3 d3", "no decision of Little Town"),
        ("dance c3", "no decision of Little Town"),
        ("worker j1", "'j1' is no square"),
        ("worker a7", "'a7' is no square"),
        ("build farm c3", "'farm' is no building tile"),
        ("build castle", "no decision of Little Town"),
        ("activate castle", "no decision of Little Town"),
        ("pay 2 gold", "'gold' is neither a number"),
        ("pay 2", "Say what the 2 are"),
        ("pay 1 2 wood", "neither a number"),
        ("pay 9 wheat", "No price can be met with 9 wheat"),
        ("pay nothing", "No price can be met with nothing"),
        ("take 3 wood", "gives one or two cubes, not 3 wood"),
        ("take 1 coin", "gives one or two cubes, not 1 coin"),
        ("feed 6 fish", "No workers are fed with 6 fish"),
        ("feed 1 coin", "No workers are fed with 1 coin"),
        ("feed 1 wood", "No workers are fed with 1 wood"),
        ("pay 99 wood 99 wood", "more than there is"),
        ("pay ² wood", "neither a number"),
    ],
)
def test_what_can_not_be_understood_is_told(written: str, sentence: str) -> None:
    with pytest.raises(IllegalAction, match=re.escape(sentence)):
        GAME.parse(written)


def test_refusals_are_whole_sentences_with_nothing_left_open() -> None:
    """Every action at some moments of lively games: the sentence names something, and no blank is left in it."""
    dice = random.Random(2)
    sentences = set()
    for players in (2, 3, 4):
        game = townlet.load("little-town", players=players)
        for seed in range(10):
            state = game.new(seed)
            while not state.over():
                player = dice.choice(state.to_act())
                if dice.random() < 0.15:
                    offered = set(state.legal(player))
                    for action in dice.sample(range(game.actions), 250):
                        if action not in offered:
                            sentences.add(state.refusal(player, action))
                state.play(player, lively(state, player, dice))
    assert len(sentences) > 400
    for sentence in sentences:
        assert re.match(r"^['A-Za-z0-9].*\.$|^Now .*$", sentence), sentence
        assert "{" not in sentence
        assert "-1" not in sentence


def test_refusals_say_what_is_wrong() -> None:
    """Those that no rulebook test has shown."""
    town = table(built=["workshop d3, bar f3", "church e3"], hands=["1 wood 1 coin"])
    assert "activated by a worker placed beside it" in refused(town, "activate bar f3")
    assert "Now place a worker or build" in refused(town, "done")
    do(town, "worker e4")
    assert refused(town, "activate well f3") == "There is no Well on f3."
    assert refused(town, "activate workshop d3").startswith("The Workshop takes 2 wood and you have 1 wood, 1 coin;")
    assert refused(town, "activate church e3") == "The Church takes 3 coins and you have 1 wood once the rent is paid."
    assert "Now activate a building around" in refused(town, "worker d4")
    paying = do(table(built=["workshop d3"], hands=["2 wood 3 coins"]), "worker d4", "activate workshop d3")
    assert refused(paying, "pay 6 coins") == "You can not pay 6 coins: you have 2 wood, 3 coins."
    assert refused(paying, "pay 2 stone").startswith("2 stone does not pay for the Workshop: the price is 2 wood,")
    trading = do(table(built=["trading-shop d3"], hands=["2 wood 3 coins"]), "worker d4", "activate trading-shop d3")
    assert "the price is any 2 cubes" in refused(trading, "pay 1 wood")
    hungry = do(table(hands=["3 fish 3 wheat", "5 fish"], workers=[1, 0]), "worker d4")
    assert refused(hungry, "feed 5 wheat") == "You can not feed 5 wheat: you have 3 fish, 3 wheat."
    four = do(table(players=4, hands=["3 fish 3 wheat"] + ["3 fish"] * 3, workers=[1, 0, 0, 0]), "worker d4")
    assert refused(four, "feed 3 fish 1 wheat") == "3 fish, 1 wheat is food for 4, and you have 3 workers."
    coins = table(hands=["5 coins"])
    assert refused(coins, "build residence d3") == "The Residence costs 6 coins and you have 5 coins."
