"""The words of Little Town Builders: names and texts of tiles and goals, and the sentences that explain points.

They stand in words/LANGUAGE.toml, so that a language is a file.
"""

from __future__ import annotations

from typing import Final

from townlet.core.language import Words

WORDS: Final = Words("townlet.little_town")


def name(slug: str) -> str:
    """A tile's name."""
    return str(WORDS.section("tile")[slug]["name"])


def told(slug: str) -> str:
    """What a tile does, in a sentence or two."""
    return str(WORDS.section("tile")[slug]["text"])


def goal_name(slug: str) -> str:
    """A goal's name."""
    return str(WORDS.section("goal")[slug]["name"])


def goal_told(slug: str) -> str:
    """What a goal asks for."""
    return str(WORDS.section("goal")[slug]["text"])


def why(how: str, numbers: dict[str, int]) -> str:
    """The sentence that explains a line of the score sheet."""
    return WORDS.say("why", how, **numbers)


def refused(reason: str, /, **about: object) -> str:
    """The sentence that says why a decision is refused."""
    return WORDS.say("refused", reason, **about)
