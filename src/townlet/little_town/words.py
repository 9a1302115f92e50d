"""The words of Little Town Builders: names and texts of tiles and goals, and the sentences that explain points.

They stand in words/LANGUAGE.toml, so that a language is a file.
"""

from __future__ import annotations

from typing import Any, Final

from townlet.little_town.goods import toml


def read(language: str) -> dict[str, Any]:
    """The words of a language."""
    return toml(f"words/{language}.toml")


ENGLISH: Final = read("en")


def name(slug: str) -> str:
    """A tile's name."""
    return str(ENGLISH["tile"][slug]["name"])


def told(slug: str) -> str:
    """What a tile does, in a sentence or two."""
    return str(ENGLISH["tile"][slug]["text"])


def goal_name(slug: str) -> str:
    """A goal's name."""
    return str(ENGLISH["goal"][slug]["name"])


def goal_told(slug: str) -> str:
    """What a goal asks for."""
    return str(ENGLISH["goal"][slug]["text"])


def why(how: str, numbers: dict[str, int]) -> str:
    """The sentence that explains a line of the score sheet."""
    return str(ENGLISH["why"][how]).format_map(numbers)


def refused(reason: str, **about: str | int) -> str:
    """The sentence that says why a decision is refused."""
    return str(ENGLISH["refused"][reason]).format_map(about)
