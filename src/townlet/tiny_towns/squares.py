"""The 16 squares of a town as bits: a1 is bit 0, then b1, c1, d1, a2 and on to d4."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SIZE: Final = 4
SQUARES: Final = 16
ALL: Final = 0xFFFF
CORNERS: Final = 0x9009
CENTER: Final = 0x0660

_LEFT_COLUMN: Final = 0x1111
_RIGHT_COLUMN: Final = 0x8888
_TOP_ROW: Final = 0x000F

NAMES: Final = [f"{'abcd'[square % SIZE]}{square // SIZE + 1}" for square in range(SQUARES)]


def count(squares: i64) -> i64:
    """How many squares are in the set."""
    squares = squares - ((squares >> 1) & 0x5555)
    squares = (squares & 0x3333) + ((squares >> 2) & 0x3333)
    squares = (squares + (squares >> 4)) & 0x0F0F
    return (squares + (squares >> 8)) & 0x1F


def beside(squares: i64) -> i64:
    """The squares up, down, left and right of these."""
    sideways = ((squares & ~_RIGHT_COLUMN) << 1) | ((squares & ~_LEFT_COLUMN) >> 1)
    return ((squares << SIZE) | (squares >> SIZE) | sideways) & ALL


def around(squares: i64) -> i64:
    """The up to eight squares around one square (for a set: around any of it)."""
    sideways = ((squares & ~_RIGHT_COLUMN) << 1) | ((squares & ~_LEFT_COLUMN) >> 1)
    wide = squares | sideways
    return ((wide << SIZE) | (wide >> SIZE) | sideways) & ALL


def row(square: i64) -> i64:
    """The four squares of this square's row."""
    return _TOP_ROW << (square & ~3)


def column(square: i64) -> i64:
    """The four squares of this square's column."""
    return _LEFT_COLUMN << (square & 3)


def lines(square: i64) -> i64:
    """The square's row and column, without the square itself."""
    return (row(square) | column(square)) & ~(1 << square)


def lowest(squares: i64) -> i64:
    """The first square of a set that is not empty."""
    square: i64 = 0
    while (squares >> square) & 1 == 0:
        square += 1
    return square


def group(seed: i64, within: i64) -> i64:
    """All squares of `within` that hang together with `seed`, side by side."""
    grown = seed
    while True:
        wider = (grown | beside(grown)) & within
        if wider == grown:
            return grown
        grown = wider


def named(squares: i64) -> list[str]:
    """The squares' names in the order people write them: a1, a2, b1, b2."""
    return sorted(NAMES[square] for square in range(SQUARES) if (squares >> square) & 1)
