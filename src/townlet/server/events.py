"""What happens at a table, one thing after another: the list that a table is."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

SIT: Final = "sit"  # a person takes a seat
BOT: Final = "bot"  # a bot takes a seat for good
LEAVE: Final = "leave"  # a person gives a seat up
START: Final = "start"  # the game begins
PLAY: Final = "play"  # a decision
UNDO: Final = "undo"  # the latest decision is taken back
STAND_IN: Final = "stand-in"  # a bot decides for who is away
RETURN: Final = "return"  # and no longer


@dataclass(frozen=True)
class Event:
    """One thing that happened at a table; its place in the list is the table's version with it."""

    kind: str
    seat: int | None
    # The decision's notation, the person's name or the bot's.
    text: str
    at: datetime
    # The client's own name for its message: the same message never counts twice.
    key: str | None = None
    # The fingerprint of the token that holds the seat from now on.
    token: str | None = None


def event(
    kind: str, seat: int | None = None, text: str = "", *, key: str | None = None, token: str | None = None
) -> Event:
    """Something that happens now."""
    return Event(kind, seat, text, datetime.now(UTC), key, token)
