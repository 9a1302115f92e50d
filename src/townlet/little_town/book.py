"""What stands in the box of Little Town Builders, in numbers and in the words of the language spoken now."""

from __future__ import annotations

from typing import Any

from townlet.little_town import words
from townlet.little_town.game import NAME
from townlet.little_town.goals import GOALS
from townlet.little_town.goods import BOX
from townlet.little_town.outlook import gives, some, takes
from townlet.little_town.setup import FEWEST_PLAYERS, MOST_PLAYERS
from townlet.little_town.tiles import TILES, WHEAT_FIELD


def book() -> dict[str, Any]:
    """The tiles and goals with their names and texts, and what can be chosen about a game."""
    return {
        "game": NAME,
        "title": words.title(),
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
        "options": words.WORDS.options(),
    }
