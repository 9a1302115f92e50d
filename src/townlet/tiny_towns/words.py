"""The words of Tiny Towns: names and texts of the cards, and the sentences that explain points.

They stand in words/LANGUAGE.toml, so that a language is a file. So do the sentences that ask for a decision, tell of
one or refuse it, and what can be chosen about a game.
"""

from __future__ import annotations

from typing import Any, Final

from townlet.core.language import Words
from townlet.tiny_towns.cards import BY_SLUG, DATA, RESOURCE_NAMES, Card
from townlet.tiny_towns.squares import NAMES

WORDS: Final = Words("townlet.tiny_towns")


def title() -> str:
    """The game's name."""
    return WORDS.say("game", "title")


def name(slug: str) -> str:
    """A card's name."""
    return str(WORDS.section("card")[slug]["name"])


def one(slug: str) -> str:
    """A card's name as it stands within a sentence, with its article."""
    return str(WORDS.section("card")[slug]["one"])


def told(slug: str) -> str:
    """What a card does, in a sentence or two."""
    return str(WORDS.section("card")[slug]["text"])


def why(card: Card, numbers: dict[str, int]) -> str:
    """The sentence that explains a line of the score sheet."""
    how = "food" if card.feeds else card.how
    if how == "finished" and not numbers["finished"]:
        how = "unfinished"
    return WORDS.say("why", how, **numbers)


def resource_name(resource: str) -> str:
    """A resource's name; its key is what it is called in the notation."""
    return str(WORDS.section("resource")[resource])


def type_name(kind: str) -> str:
    """What a type of building is called."""
    return WORDS.say("type", kind)


def refused(reason: str, /, **about: object) -> str:
    """The sentence that says why a decision is refused."""
    return WORDS.say("refused", reason, **about)


def asked(view: dict[str, Any]) -> str:
    """What the seat of a view is asked; empty when it owes nothing."""
    town = {} if view["seat"] is None else view["towns"][view["seat"]]
    if not town.get("owes"):
        return ""
    return WORDS.say("asked", town["owes"], resource=town["cube"] and resource_name(town["cube"]))


def said(notation: str) -> str:
    """A decision in words, to follow the name of who decided."""
    verb, *rest = notation.split()
    squares = [word for word in rest if word in NAMES]
    parts = {
        "card": " ".join(one(word) for word in rest if word in BY_SLUG),
        "resource": " ".join(resource_name(word) for word in rest if word in RESOURCE_NAMES),
        "square": squares[-1] if squares else "",
        "squares": " ".join(squares[:-1]),
    }
    secret = verb == "keep" and not rest
    return WORDS.say("said", "secret" if secret else verb, **parts)


def solo_level(points: int) -> str:
    """The skill level that so many points reach in the solo game."""
    for level in DATA["solo_levels"]:
        if points >= level["least"]:
            return level_name(level["level"])
    raise AssertionError("the lowest level has no least")


def level_name(level: str) -> str:
    """What a skill level of the solo game is called."""
    return WORDS.say("level", level)
