"""Every language says everything that another one says, of the same things."""

from __future__ import annotations

import string
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import townlet
from townlet.core.language import LANGUAGES

FOLDERS = sorted(Path(townlet.__file__).parent.glob("**/words/en.toml"))


def sentences(words: dict[str, Any], place: str = "") -> Iterator[tuple[str, str]]:
    """Every sentence of a file, with its place."""
    for key, value in words.items():
        if isinstance(value, dict):
            yield from sentences(value, f"{place}{key}.")
        else:
            yield f"{place}{key}", value


def read(file: Path) -> dict[str, str]:
    """The sentences of a file by their place."""
    return dict(sentences(tomllib.loads(file.read_text(encoding="utf-8"))))


def filled_in(sentence: str) -> set[str]:
    """The names of what is filled in."""
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


@pytest.mark.parametrize("english", FOLDERS, ids=lambda file: file.parts[-3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_say_the_same_things(english: Path, language: str) -> None:
    ours, theirs = read(english), read(english.with_name(f"{language}.toml"))
    assert list(ours) == list(theirs)
    for place, sentence in ours.items():
        assert theirs[place].strip() == theirs[place] != "", place
        assert filled_in(theirs[place]) == filled_in(sentence), place


@pytest.mark.parametrize("english", FOLDERS, ids=lambda file: file.parts[-3])
def test_no_sentence_was_left_in_english(english: Path) -> None:
    ours, theirs = read(english), read(english.with_name("es.toml"))
    # Short ones may be alike: names of the games, values to be typed.
    alike = [place for place, sentence in ours.items() if theirs[place] == sentence and len(sentence.split()) > 3]
    assert alike == []
