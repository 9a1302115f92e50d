"""The words of Tiny Towns: names and texts of the cards, and the sentences that explain points.

They stand in words/LANGUAGE.toml, so that a language is a file. So do the sentences that ask for a decision, tell of
one or refuse it, and what can be chosen about a game.
"""

from __future__ import annotations

from typing import Final

from townlet.core.language import Words
from townlet.tiny_towns.cards import BY_SLUG, DATA, RESOURCE_NAMES, Card
from townlet.tiny_towns.squares import NAMES

WORDS: Final = Words("townlet.tiny_towns")


def name(slug: str) -> str:
    """A card's name."""
    return str(WORDS.section("card")[slug]["name"])


def told(slug: str) -> str:
    """What a card does, in a sentence or two."""
    return str(WORDS.section("card")[slug]["text"])


def why(card: Card, numbers: dict[str, int]) -> str:
    """The sentence that explains a line of the score sheet."""
    how = "food" if card.feeds else card.how
    return WORDS.say("why", how, **numbers)


def resource_name(resource: str) -> str:
    """A resource's name; its key is what it is called in the notation."""
    return str(WORDS.section("resource")[resource])


def refused(reason: str, /, **about: object) -> str:
    """The sentence that says why a decision is refused."""
    return WORDS.say("refused", reason, **about)


def asked(step: str, resource: str | None) -> str:
    """What a player is asked at a step."""
    return WORDS.say("asked", step, resource=resource and resource_name(resource))


def said(notation: str) -> str:
    """A decision in words, to follow the name of who decided."""
    verb, *rest = notation.split()
    squares = [word for word in rest if word in NAMES]
    parts = {
        "card": " ".join(name(word) for word in rest if word in BY_SLUG),
        "resource": " ".join(resource_name(word) for word in rest if word in RESOURCE_NAMES),
        "square": squares[-1] if squares else "",
        "squares": " ".join(squares[:-1]),
    }
    secret = verb == "keep" and not rest
    return WORDS.say("said", "secret" if secret else verb, **parts)


def options() -> dict[str, dict[str, str]]:
    """What can be chosen about a game: of what kind it is, its values, and what it does."""
    return dict(WORDS.section("option"))


def solo_level(points: int) -> str:
    """The skill level that so many points reach in the solo game."""
    for level in DATA["solo_levels"]:
        if points >= level["least"]:
            return WORDS.say("level", level["level"])
    raise AssertionError("the lowest level has no least")
