"""Decisions listed in lines, and understood when they are shortened."""

from __future__ import annotations

import pytest

import townlet
from townlet.cli.moves import lines, matches, understand
from townlet.core.chance import Chance
from townlet.core.game import IllegalAction


def test_decisions_that_differ_in_their_last_word_stand_in_one_line() -> None:
    listed = lines(["done", "build well a1 b1 at a1", "build well a1 b1 at b1", "place a1"])
    assert [(line.head, line.tails) for line in listed] == [
        ("", ["done"]),
        ("build well a1 b1 at", ["a1", "b1"]),
        ("place", ["a1"]),
    ]


def test_a_number_belongs_to_the_word_after_it() -> None:
    listed = lines(["pay 2 wood", "pay 1 wood 3 coins", "pay 6 coins", "feed nothing", "feed 2 fish"])
    assert [(line.head, line.tails) for line in listed] == [
        ("pay", ["2 wood", "6 coins"]),
        ("pay 1 wood", ["3 coins"]),
        ("feed", ["nothing", "2 fish"]),
    ]


def test_what_begins_as_it_is_typed_goes_first() -> None:
    game = townlet.load("little-town", start=0)
    state = game.new(1)
    assert game.text(understand("w c3", game, state, 0)) == "worker c3"
    assert game.text(understand("wheat c3", game, state, 0)) == "build wheat-field c3"
    with pytest.raises(IllegalAction, match="may be worker c3; build wheat-field c3"):
        understand("c3", game, state, 0)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("b2", True),
        ("pl b2", True),
        ("place b2", True),
        ("b", True),
        ("place", False),
        ("b2 place", False),
        ("place b3", False),
    ],
)
def test_shortened(typed: str, meant: bool) -> None:
    assert matches(typed.split(), ["place", "b2"]) == meant


@pytest.mark.parametrize(
    ("name", "players"),
    [("tiny-towns", 1), ("tiny-towns", 2), ("tiny-towns", 4), ("little-town", 2), ("little-town", 4)],
)
def test_every_decision_is_understood_in_full_and_by_its_number(name: str, players: int) -> None:
    game = townlet.load(name, players=players)
    state = game.new(4)
    chance = Chance(4)
    while not state.over():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        texts = [game.text(action) for action in legal]
        in_lines = [text for line in lines(texts) for text in line.texts()]
        assert sorted(in_lines) == sorted(texts)
        for number, text in enumerate(in_lines, start=1):
            assert game.text(understand(text, game, state, seat)) == text
            assert game.text(understand(str(number), game, state, seat)) == text
        state.play(seat, legal[chance.below(len(legal))])


def test_what_is_shortened_is_refused_for_the_engines_reason() -> None:
    game = townlet.load("tiny-towns", players=2, cards="first-game", start=0)
    state = game.new(1)
    state.play(0, game.parse("name wood"))
    state.play(0, game.parse("place b2"))
    state.play(1, game.parse("place b2"))
    state.play(1, game.parse("name wood"))
    for typed in ("b2", "place b2", "pl b2", "PLACE B2"):
        with pytest.raises(IllegalAction, match=r"^b2 is not empty\.$"):
            understand(typed, game, state, 1)
    for typed in ("hello", "place hello"):
        with pytest.raises(IllegalAction, match=r"^'hello' is no square"):
            understand(typed, game, state, 1)
    with pytest.raises(IllegalAction, match="is no decision of Tiny Towns"):
        understand("hello there", game, state, 1)
