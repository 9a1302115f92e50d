"""The facts as printed, typed once more by hand: the naive referee and the tests read these, not the engine's data."""

from __future__ import annotations

from typing import Final

# tile: first game, cost, points, effect. W wood, S stone, F fish, H wheat, $ coin, V point.
TILES: Final[dict[str, tuple[bool, str, int, str]]] = {
    "wheat-field": (True, "1W", 3, "1H"),
    "workshop": (True, "2S", 5, "2W > 3V"),
    "bar": (False, "2S 2H", 7, "3V"),
    "bakery": (True, "2W", 4, "1H > 4$"),
    "factory": (True, "4S", 8, "2S > 5V"),
    "brewery": (False, "2W", 4, "1H > 3V"),
    "stone-shop": (True, "3W", 5, "2$ > 2S"),
    "carpenter": (False, "2W", 4, "1$ > 3W"),
    "grocery-store": (True, "2W", 4, "1$ > 1H 1F"),
    "church": (True, "4S", 8, "3$ > 5V"),
    "marketplace": (False, "4W", 6, "1S 1W 1H 1F > 7V"),
    "fountain": (False, "2S", 5, "1$ > 3V"),
    "granary": (True, "4W", 6, "2H > 5V"),
    "book-store": (False, "4S", 8, "3$"),
    "gold-mine": (True, "1W 1S", 4, "2$"),
    "fishmonger": (False, "1W 1S", 4, "1F > 3$"),
    "pier": (False, "3W", 5, "2F"),
    "trading-shop": (True, "3W", 5, "trade"),
    "well": (True, "1W 1S", 4, "2V"),
    "restaurant": (False, "2W 2S", 7, "1H 1F > 4V"),
    "statue-of-a-hero": (True, "4S", 10, ""),
    "cathedral": (False, "6S", 11, ""),
    "residence": (False, "6$", 2, ""),
    "castle": (True, "6S", 0, ""),
    "watchtower": (False, "3W 3S", 0, ""),
}

KINDS: Final = {"W": "wood", "S": "stone", "F": "fish", "H": "wheat", "$": "coins", "V": "points"}

SIDES: Final = {
    1: ["M.FM.L.MM", ".........", "L........", "F.......L", "......F..", ".FF.LL..F"],
    2: ["F..MM.L.F", "..F......", "F.......L", "........F", "L...F....", "L..M..L.M"],
}

TERRAIN: Final = {"M": "stone", "L": "fish", "F": "wood"}

# workers, houses, goals
PLAYERS: Final = {2: (5, 7, 5), 3: (4, 6, 4), 4: (3, 6, 3)}

GOALS: Final = {
    "three-in-a-group": 3,
    "more-buildings-than-workers": 3,
    "full-larder": 3,
    "lake-mountain-forest": 3,
    "two-kinds-at-once": 2,
    "fed-with-fish": 2,
    "fish-building": 2,
    "two-coin-buildings": 3,
    "wood-or-stone-building": 2,
    "three-stone-building": 2,
    "three-wood-building": 2,
    "no-coins": 3,
    "six-coins": 2,
    "spent-at-once": 2,
    "four-buildings-in-a-turn": 3,
    "points-from-two-buildings": 2,
    "five-gathered-in-a-turn": 2,
}


def amounts(written: str) -> dict[str, int]:
    """What '2W 1$' means."""
    return {KINDS[part[-1]]: int(part[:-1]) for part in written.split()}


def cost(tile: str) -> dict[str, int]:
    """What a tile costs."""
    return amounts(TILES[tile][1])


def effect(tile: str) -> tuple[dict[str, int], dict[str, int]]:
    """What a tile takes and gives when it is activated."""
    taken, arrow, given = TILES[tile][3].rpartition(">")
    if TILES[tile][3] in ("", "trade"):
        return {}, {}
    return (amounts(taken) if arrow else {}), amounts(given)


def around(square: str) -> list[str]:
    """The up to eight squares around one."""
    column, row = "abcdefghi".index(square[0]), int(square[1])
    return [
        f"{'abcdefghi'[column + right]}{row + down}"
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        if (down or right) and 0 <= column + right < 9 and 1 <= row + down <= 6
    ]


def terrain(side: int, square: str) -> str:
    """What is drawn on a square: M, F, L or '.'."""
    return SIDES[side][int(square[1]) - 1]["abcdefghi".index(square[0])]


SQUARES: Final = [f"{column}{row}" for row in range(1, 7) for column in "abcdefghi"]
