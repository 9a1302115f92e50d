"""What stands in the box of Little Town Builders, in numbers and in the words of the language spoken now."""

from __future__ import annotations

from typing import Any

from townlet.little_town import words
from townlet.little_town.goals import GOALS
from townlet.little_town.tiles import TILES


def book() -> dict[str, Any]:
    """The tiles and goals with their names and texts."""
    tiles, goals = [tile.slug for tile in TILES], [goal.slug for goal in GOALS]
    return {
        "game": "little-town",
        "title": "Little Town Builders",
        "players": [2, 4],
        "names": {slug: words.name(slug) for slug in tiles} | {slug: words.goal_name(slug) for slug in goals},
        "texts": {slug: words.told(slug) for slug in tiles} | {slug: words.goal_told(slug) for slug in goals},
    }
