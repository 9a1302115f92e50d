"""The words of Tiny Towns: names and texts of the cards, and the sentences that explain points.

They stand in words/LANGUAGE.toml, so that a language is a file.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from townlet.tiny_towns.cards import DATA, Card


def read(language: str) -> dict[str, Any]:
    """The words of a language."""
    folder = resources.files("townlet.tiny_towns").joinpath("words")
    return tomllib.loads(folder.joinpath(f"{language}.toml").read_text(encoding="utf-8"))


ENGLISH: Final = read("en")


def name(slug: str) -> str:
    """A card's name."""
    return str(ENGLISH["card"][slug]["name"])


def told(slug: str) -> str:
    """What a card does, in a sentence or two."""
    return str(ENGLISH["card"][slug]["text"])


def why(card: Card, numbers: dict[str, int]) -> str:
    """The sentence that explains a line of the score sheet."""
    how = "food" if card.feeds else card.how
    return str(ENGLISH["why"][how]).format_map(numbers)


def solo_level(points: int) -> str:
    """The skill level that so many points reach in the solo game, by its key."""
    for level in DATA["solo_levels"]:
        if points >= level["least"]:
            return str(level["name"])
    raise AssertionError("the lowest level has no least")
