"""What stands in the box of Tiny Towns, in numbers and in the words of the language spoken now."""

from __future__ import annotations

from typing import Any

from townlet.tiny_towns import words
from townlet.tiny_towns.cards import CARDS, DATA, RESOURCE_NAMES, TYPE_NAMES
from townlet.tiny_towns.game import NAME
from townlet.tiny_towns.setup import MOST_PLAYERS


def book() -> dict[str, Any]:
    """The cards, resources and types with their names and texts, and what can be chosen about a game."""
    slugs = [card.slug for card in CARDS]
    return {
        "game": NAME,
        "title": words.title(),
        "players": [1, MOST_PLAYERS],
        "names": {
            **{slug: words.name(slug) for slug in slugs},
            **{resource: words.resource_name(resource) for resource in RESOURCE_NAMES},
        },
        "texts": {slug: words.told(slug) for slug in slugs},
        "types": {kind: words.type_name(kind) for kind in TYPE_NAMES},
        "resources": list(RESOURCE_NAMES),
        "cards": [
            {
                "slug": card.slug,
                "type": TYPE_NAMES[card.type],
                "pattern": card.pattern.split("/"),
                "solo": card.in_solo,
                "can_be_fed": card.how == "fed",
            }
            for card in CARDS
        ],
        "first_game": list(DATA["first_game"]),
        "options": words.WORDS.options(),
        "levels": {level["level"]: words.level_name(level["level"]) for level in DATA["solo_levels"]},
    }
