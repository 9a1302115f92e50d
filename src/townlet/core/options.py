"""Reading the options of a game: checked once here, in sentences for people, then trusted."""

from __future__ import annotations

from typing import Any

from townlet.core.language import CONTRACT


class OptionsError(ValueError):
    """A game that can not be set up as asked; the message says why."""


def only(options: dict[str, Any], known: list[str], game: str) -> None:
    """Refuse an option the game does not have."""
    for key in options:
        if key not in known:
            raise OptionsError(CONTRACT.say("option", "unknown", game=game, option=key, options=", ".join(known)))


def whole(options: dict[str, Any], key: str, default: int, low: int, high: int) -> int:
    """An option that is a whole number from low to high."""
    value = options.get(key, default)
    # True is an int to Python, but nobody means it as a number.
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise OptionsError(CONTRACT.say("option", "whole", option=key, low=low, high=high, written=quoted(value)))
    return value


def flag(options: dict[str, Any], key: str, default: bool) -> bool:
    """An option that is yes or no."""
    value = options.get(key, default)
    if not isinstance(value, bool):
        raise OptionsError(CONTRACT.say("option", "flag", option=key, written=quoted(value)))
    return value


def word(options: dict[str, Any], key: str, default: str, allowed: list[str]) -> str:
    """An option that is one of a few words."""
    value = options.get(key, default)
    if not isinstance(value, str) or value not in allowed:
        raise OptionsError(
            CONTRACT.say("option", "word", option=key, allowed=", ".join(allowed), written=quoted(value))
        )
    return value


def words(value: object, key: str) -> list[str]:
    """An option that is a list of words."""
    if not isinstance(value, (list, tuple)) or not all(isinstance(entry, str) for entry in value):
        raise OptionsError(CONTRACT.say("option", "words", option=key, written=quoted(value)))
    return list(value)


def quoted(value: object) -> str:
    """A value from outside as it is quoted in a sentence: not too long."""
    return f"{value!r:.60}"
