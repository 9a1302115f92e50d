"""The words of Tiny Towns: names and texts of the cards, and the sentences that explain points.

They stand in words/LANGUAGE.toml, so that a language is a file. So do the sentences that ask for a decision and tell
of one, and what can be chosen about a game.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from townlet.tiny_towns.cards import BY_SLUG, DATA, RESOURCE_NAMES, Card
from townlet.tiny_towns.squares import NAMES


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


def asked(step: str, resource: str | None) -> str:
    """What a player is asked at a step."""
    return str(ENGLISH["asked"][step]).format(resource=resource)


def said(notation: str) -> str:
    """A decision in words, to follow the name of who decided."""
    verb, *rest = notation.split()
    squares = [word for word in rest if word in NAMES]
    parts = {
        "card": " ".join(name(word) for word in rest if word in BY_SLUG),
        "resource": " ".join(word for word in rest if word in RESOURCE_NAMES),
        "square": squares[-1] if squares else "",
        "squares": " ".join(squares[:-1]),
    }
    secret = verb == "keep" and not rest
    return str(ENGLISH["said"]["secret" if secret else verb]).format_map(parts)


def options() -> dict[str, dict[str, str]]:
    """What can be chosen about a game: of what kind it is, its values, and what it does."""
    return dict(ENGLISH["option"])


def solo_level(points: int) -> str:
    """The skill level that so many points reach in the solo game, by its key."""
    for level in DATA["solo_levels"]:
        if points >= level["least"]:
            return str(level["name"])
    raise AssertionError("the lowest level has no least")
