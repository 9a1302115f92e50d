"""Whole games in Spanish: whatever can be said is said in it, and no English word slips through."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import townlet
from tests.configured import configured
from tests.test_languages import read
from townlet.core.language import speaking
from townlet.core.options import OptionsError
from townlet.core.record import Record, RecordError, read_record
from townlet.tiny_towns.pad import score

PACKAGES = [Path(townlet.__file__).parent / package / "words" for package in ("core", "tiny_towns")]
GAMES = [
    "tiny-towns-solo",
    "tiny-towns-standard-3",
    "tiny-towns-cavern-4",
    "tiny-towns-town-hall-cavern-2",
    "tiny-towns-first-game-2",
]


def vocabulary(sentences: Iterator[str] | list[str]) -> set[str]:
    """The words of sentences, without what is quoted, filled in or to be typed."""
    text = " ".join(re.sub(r"«[^»]*»|'[^']*'|\{[^}]*\}", " ", sentence) for sentence in sentences)
    return {word for word in re.findall(r"[^\W\d_]+", text.lower()) if len(word) > 2}


def spoken_in(language: str) -> set[str]:
    """All words of a language; values of options and keys of files are typed, not spoken."""
    said: list[str] = []
    for package in PACKAGES:
        for place, sentence in read(package / f"{language}.toml").items():
            if not place.endswith((".values", ".kind")):
                said.append(sentence)
    return vocabulary(said)


ENGLISH_ALONE = spoken_in("en") - spoken_in("es")


def of_a_game(name: str, seed: int) -> Iterator[str]:
    """Everything that a random game says."""
    game = configured(name)
    record = Record(game, seed)
    dice = random.Random(seed)
    while not record.state.over():
        player = dice.choice(record.state.to_act())
        yield game.asked(record.state.view(player))
        for action in (dice.randrange(game.actions) for _ in range(20)):
            if not record.state.is_legal(player, action):
                yield record.state.refusal(player, action)
        action = dice.choice(record.state.legal(player))
        yield game.said(game.text(action))
        yield game.said(game.told(action))
        if dice.random() < 0.1:
            yield from (line["why"] for line in record.state.sheet(player)["lines"])
        record.play(player, action)
    for seat in range(game.players):
        sheet = record.state.sheet(seat)
        yield from (line["why"] for line in sheet["lines"])
        yield sheet.get("level", "")


def test_english_is_told_from_spanish() -> None:
    assert {"farm", "empty", "wheat", "the", "builds"} <= ENGLISH_ALONE
    assert not {"trigo", "casilla", "tiny", "towns"} & ENGLISH_ALONE


@pytest.mark.parametrize("name", GAMES)
def test_a_game_in_spanish_says_nothing_in_english(name: str) -> None:
    with speaking("es"):
        for seed in range(10):
            for sentence in of_a_game(name, seed):
                assert not vocabulary([sentence]) & ENGLISH_ALONE, sentence
                assert "{" not in sentence
                assert "  " not in sentence


def test_the_book_in_spanish_says_nothing_in_english() -> None:
    with speaking("es"):
        book = townlet.book("tiny-towns")
    texts = [*book["names"].values(), *book["texts"].values(), *book["types"].values(), *book["levels"].values()]
    for sentence in [*texts, *(option["text"] for option in book["options"].values())]:
        assert not vocabulary([sentence]) & ENGLISH_ALONE, sentence


@pytest.mark.parametrize(
    "options",
    [
        {"players": 9},
        {"players": 2, "mode": "solo"},
        {"players": 1, "cavern": True},
        {"mode": "quick"},
        {"mode": "town-hall", "start": 0},
        {"monuments": 3},
        {"cards": 7},
        {"cards": "best"},
        {"cards": ["castle"]},
        {"cards": ["farm", "granary"]},
        {"cards": ["farm"]},
        {"players": 1, "cards": ["inn"]},
        {"colour": 1},
    ],
)
def test_wrong_options_are_refused_in_spanish(options: dict[str, Any]) -> None:
    with speaking("es"), pytest.raises(OptionsError) as refused:
        townlet.load("tiny-towns", **options)
    # Names and values of options, and slugs of cards, are what was typed.
    typed = vocabulary(["players mode standard town-hall cards drawn first-game farm granary inn monuments cavern"])
    typed |= vocabulary(["start edition true false"])
    assert not (vocabulary([str(refused.value)]) & ENGLISH_ALONE) - typed


def test_a_damaged_record_is_refused_in_spanish() -> None:
    with speaking("es"):
        with pytest.raises(RecordError, match="La partida está dañada"):
            read_record("{", townlet.load)
        with pytest.raises(RecordError, match="falta la versión"):
            read_record("{}", townlet.load)


def test_a_wrong_score_file_is_refused_in_spanish() -> None:
    with speaking("es"):
        with pytest.raises(OptionsError, match="falta"):
            score({"town": []})
        with pytest.raises(OptionsError, match="tiene 4 filas de 4 casillas"):
            score({"cards": "first-game", "town": []})
