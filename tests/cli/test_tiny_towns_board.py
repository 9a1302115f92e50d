"""The board of Tiny Towns: complete, within the terminal, readable without colour."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

import townlet
from tests.cli.scripts import whole_game
from tests.cli.terminal import drawn
from townlet.cli.tiny_towns_board import cards, draw
from townlet.cli.tiny_towns_town import SHORT
from townlet.core.record import Record
from townlet.tiny_towns import words
from townlet.tiny_towns.cards import BUILDINGS, CARDS, RESOURCE_NAMES
from townlet.tiny_towns.setup import OPTIONS

SIZES = [(80, 24), (100, 40), (200, 50)]


def names(players: int) -> list[str]:
    return [f"Seat {seat} (random)" for seat in range(players)]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_it_fits_the_terminal_at_every_moment(players: int, width: int, height: int) -> None:
    record = whole_game(12, ["me"] * players, {})
    for number, state in enumerate(record.states()):
        if number % 17 and not state.over():
            continue
        for seat in (0, None):
            text = drawn(draw(state.view(seat), names(players)), width, height)
            assert max(len(line.rstrip()) for line in text.splitlines()) <= width
            assert "…" not in text
            for other in range(players):
                assert f"Seat {other}" in text


def test_in_a_small_terminal_two_players_see_everything_at_once() -> None:
    record = whole_game(12, ["me"] * 2, {"cards": "first-game"})
    for state in record.states():
        text = drawn(draw(state.view(0), names(2)), 80, 24)
        assert len(text.splitlines()) <= 18


@pytest.mark.parametrize("color", [False, True])
def test_the_named_resource_stands_out(color: bool) -> None:
    game = townlet.load("tiny-towns", players=2, cards="first-game", start=0)
    state = game.new(1)
    state.play(0, game.parse("name wheat"))
    text = drawn(draw(state.view(0), names(2)), color=color)
    assert "  WHEAT  " in text


def test_cubes_and_buildings_differ_without_colour() -> None:
    assert len(set(SHORT.values())) == len(RESOURCE_NAMES)
    # Cards of one type are never in one game.
    shown = {(card.type, words.name(card.slug)[:3]) for card in BUILDINGS}
    assert len({name for _, name in shown}) == len(shown)
    assert all(name[0].isupper() for _, name in shown)
    assert all(short.islower() for short in SHORT.values())


def test_a_terminal_with_plain_letters_alone() -> None:
    record = whole_game(12, ["me"] * 3, {"monuments": True})
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding="ascii")
    console = Console(file=file, width=80, height=24, _environ={})
    for state in list(record.states())[::20]:
        console.print(draw(state.view(0), names(3)))
    file.flush()
    assert b"+" in raw.getvalue()


def test_every_card_in_the_game_is_told_with_its_pattern() -> None:
    game = townlet.load("tiny-towns", players=2)
    view = game.new(3).view(0)
    text = re.sub(r"\s+", " ", drawn(cards(view), 300, 50))
    for slug in [*view["cards"], *view["towns"][0]["dealt"]]:
        assert words.name(slug) in text
        assert words.told(slug) in text


def test_monuments_to_choose_from_are_told() -> None:
    game = townlet.load("tiny-towns", players=2)
    view = game.new(3).view(0)
    text = drawn(draw(view, names(2)))
    assert all(words.name(slug) in text for slug in view["towns"][0]["dealt"])


def test_every_decision_and_every_question_has_words() -> None:
    games: list[dict[str, Any]] = [{}, {"cavern": True}, {"mode": "town-hall"}]
    for seed, options in enumerate(games):
        record: Record = whole_game(seed, ["me"] * 3, options)
        for player, notation in record.log(None):
            assert words.said(notation), player
            assert "{" not in words.said(notation)
    assert words.said("build farm a1 a2 b1 b2 at a1") == "builds a Farm on a1 from a1 a2 b1 b2"
    assert words.said("keep") == "keeps a monument"
    assert words.said("replace b2 farm") == "replaces the building on b2 by a Farm"
    assert words.said("swap glass b2") == "swaps the cube for the glass on b2"
    for card in CARDS:
        assert words.told(card.slug)


def test_every_option_is_told() -> None:
    assert list(words.WORDS.options()) == OPTIONS
