"""The book: what stands in the box, in numbers and in words, for those who show the game."""

from __future__ import annotations

from typing import Any

from townlet.little_town import words
from townlet.little_town.game import NAME, TITLE
from townlet.little_town.goals import GOALS
from townlet.little_town.goods import BOX
from townlet.little_town.outlook import gives, some, takes
from townlet.little_town.setup import FEWEST_PLAYERS, MOST_PLAYERS
from townlet.little_town.tiles import TILES, WHEAT_FIELD


def book() -> dict[str, Any]:
    """Tiles, goals, names and texts, in the language spoken now."""
    return {
        "game": NAME,
        "title": TITLE,
        "players": [FEWEST_PLAYERS, MOST_PLAYERS],
        "names": words.names(),
        "texts": words.texts(),
        "tiles": [
            {
                "slug": tile.slug,
                "count": BOX["wheat_fields"] if tile.number == WHEAT_FIELD else 1,
                "cost": some(tile.cost),
                "points": int(tile.points),
                "takes": takes(tile.number),
                "gives": gives(tile.number),
                "wins": int(tile.gives_points),
                "first": tile.first,
            }
            for tile in TILES
        ],
        "goals": [{"slug": goal.slug, "points": int(goal.points)} for goal in GOALS],
    }
