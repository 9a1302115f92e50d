"""The two sides of the board: where its terrain lies, and what a worker gathers on each square."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.core.data import toml
from townlet.little_town.goods import goods
from townlet.little_town.squares import ALL, AROUND, COLUMNS, SQUARES, around

GRASS: Final = "grass"


class Board:
    """One side of the board."""

    def __init__(self, side: int, rows: list[str], terrain: dict[str, dict[str, str]]) -> None:
        self.side: Final = side
        # The terrain of each square by name; grass where nothing else is drawn.
        self.terrain: Final[list[str]] = [
            terrain[letter]["name"] if letter in terrain else GRASS for row in rows for letter in row
        ]
        given = [goods({terrain[letter]["gives"]: 1}) if letter in terrain else 0 for row in rows for letter in row]
        self.grass: i64 = self.squares_of(GRASS)
        self.grass_squares: vec[i64] = vec[i64](
            [i64(square) for square in range(SQUARES) if self.terrain[square] == GRASS]
        )
        # What lies around each square, as goods.
        self.gathered: vec[i64] = vec[i64](
            [
                i64(sum(given[other] for other in range(SQUARES) if (AROUND[square] >> other) & 1))
                for square in range(SQUARES)
            ]
        )
        self.near_lake: i64 = around(self.squares_of("lake"))
        self.near_mountain: i64 = around(self.squares_of("mountain"))
        self.near_forest: i64 = around(self.squares_of("forest"))

    def squares_of(self, name: str) -> i64:
        """The squares of a terrain."""
        return ALL & sum(1 << square for square in range(SQUARES) if self.terrain[square] == name)

    def rows(self) -> list[list[str]]:
        """The terrain row by row."""
        return [self.terrain[first : first + COLUMNS] for first in range(0, SQUARES, COLUMNS)]


DATA: Final[dict[str, Any]] = toml("townlet.little_town", "boards.toml")
BOARDS: Final = {int(side): Board(int(side), entry["rows"], DATA["terrain"]) for side, entry in DATA["side"].items()}
