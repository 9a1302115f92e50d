"""What the server itself says; the games have their own words."""

from __future__ import annotations

from typing import Final

from townlet.core.language import LANGUAGES, Words

WORDS: Final = Words("townlet.server")


def language(wanted: str | None) -> str:
    """The first language of a list such as 'es-AR,es;q=0.9,en;q=0.8' that is spoken here."""
    for part in (wanted or "").split(","):
        tag = part.partition(";")[0].strip().lower().partition("-")[0]
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]
