"""Words in the language that is spoken now: TOML files in a folder `words`, one a language.

with speaking("es"):
    state.sheet(0)
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

from townlet.core.data import toml

LANGUAGES: Final = ["en", "es"]

_SPOKEN: Final[ContextVar[str]] = ContextVar("language", default="en")


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """What is said within is said in this language."""
    if language not in LANGUAGES:
        raise ValueError(f"The languages are {', '.join(LANGUAGES)}, not {language!r}.")
    before = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(before)


class Words:
    """The words of a package, read when they are first spoken."""

    def __init__(self, package: str) -> None:
        self.package: Final = package
        self.tables: Final[dict[str, dict[str, Any]]] = {}

    def section(self, name: str) -> dict[str, Any]:
        """A section in the language spoken now."""
        section: dict[str, Any] = self.read(_SPOKEN.get())[name]
        return section

    def say(self, section: str, key: str, /, **about: object) -> str:
        """A sentence in the language spoken now, with what it is about filled in."""
        return str(self.section(section)[key]).format_map(about)

    def options(self) -> dict[str, dict[str, str]]:
        """What can be chosen about a game: of what kind it is, its values, and what it does."""
        return {name: dict(option) for name, option in self.section("option").items()}

    def read(self, language: str) -> dict[str, Any]:
        """All words of a language."""
        if language not in self.tables:
            self.tables[language] = toml(self.package, "words", f"{language}.toml")
        return self.tables[language]


# What is said of any game.
CONTRACT: Final = Words("townlet.core")
