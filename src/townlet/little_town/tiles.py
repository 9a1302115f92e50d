"""The building tiles, read once from tiles.toml, and the tables that the rules look things up in.

A tile here is a kind of tile: there are five wheat fields, and one of each other tile. Tiles are numbered in
the order of the file, the wheat field first.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.core.data import toml
from townlet.little_town.goods import CUBE_KINDS, CUBES, NAMES, STONE, WOOD, amount, cubes, goods

WHEAT_FIELD: Final = 0

# What tiles do beyond giving and taking; `special` in tiles.toml.
NO_SPECIAL: Final = 0
TRADE: Final = 1
WORKERS_AROUND: Final = 2
BUILDINGS_AROUND: Final = 3
OWN_AROUND: Final = 4
GRASS_AROUND: Final = 5
SPECIALS: Final = {
    "trade": TRADE,
    "workers-around": WORKERS_AROUND,
    "buildings-around": BUILDINGS_AROUND,
    "own-around": OWN_AROUND,
    "grass-around": GRASS_AROUND,
}


class Tile:
    """A kind of building tile."""

    def __init__(self, number: int, slug: str, entry: dict[str, Any]) -> None:
        self.number: i64 = number
        self.slug: Final = slug
        self.cost: i64 = goods(entry["cost"])
        self.points: i64 = entry["points"]
        self.takes: i64 = goods(entry.get("takes", {}))
        self.gives: i64 = goods(entry.get("gives", {}))
        self.gives_points: i64 = entry.get("gives", {}).get("points", 0)
        self.special: i64 = SPECIALS[entry["special"]] if "special" in entry else NO_SPECIAL
        self.each: i64 = entry.get("each", 0)
        self.first: Final[bool] = entry.get("first", True)
        # The edition of this package that brought the tile: an old record still draws from its own pile.
        self.edition: Final[int] = entry.get("edition", 1)

    def active(self) -> bool:
        """A worker beside it can activate it."""
        return self.gives != 0 or self.gives_points != 0 or self.special == TRADE

    def names(self, kind: str) -> bool:
        """This kind stands in its effect, given or taken."""
        at = NAMES.index(kind)
        return amount(self.takes, at) > 0 or amount(self.gives, at) > 0

    def traits(self) -> list[str]:
        """What goals look at."""
        kinds_taken = sum(1 for kind in range(CUBE_KINDS) if amount(self.takes, kind))
        has = {
            "has-fish": self.names("fish"),
            "has-coins": self.names("coins"),
            "has-wood-or-stone": self.names("wood") or self.names("stone"),
            "gives-coins": self.gives & ~CUBES != 0,
            "gives-points": self.gives_points > 0,
            # The shop names no kind, but two different cubes can be paid to it.
            "takes-cubes": cubes(self.takes) > 0 or self.special == TRADE,
            "takes-two-kinds": kinds_taken >= 2 or self.special == TRADE,
            "costs-three-stone": amount(self.cost, STONE) >= 3,
            "costs-three-wood": amount(self.cost, WOOD) >= 3,
        }
        return [trait for trait, yes in has.items() if yes]


DATA: Final = toml("townlet.little_town", "tiles.toml")
TILES: Final = [Tile(number, slug, entry) for number, (slug, entry) in enumerate(DATA.items())]
KINDS: Final[int] = len(TILES)
BY_SLUG: Final = {tile.slug: tile for tile in TILES}
FIRST_GAME: Final[list[str]] = [tile.slug for tile in TILES if tile.first and tile.number != WHEAT_FIELD]

TAKES: Final = vec[i64]([tile.takes for tile in TILES])
GIVES: Final = vec[i64]([tile.gives for tile in TILES])
GIVES_POINTS: Final = vec[i64]([tile.gives_points for tile in TILES])
POINTS: Final = vec[i64]([tile.points for tile in TILES])
SPECIAL: Final = vec[i64]([tile.special for tile in TILES])
EACH: Final = vec[i64]([tile.each for tile in TILES])
# 1 for the tiles a worker can activate.
ACTIVE: Final = vec[i64]([1 if tile.active() else 0 for tile in TILES])


def with_trait(trait: str) -> int:
    """The set of tiles that have a trait."""
    return sum(1 << tile.number for tile in TILES if trait in tile.traits())


def in_set(tiles: int) -> list[str]:
    """The tiles of a set, by slug."""
    return [tile.slug for tile in TILES if (tiles >> tile.number) & 1]
