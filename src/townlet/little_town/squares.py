"""The 54 squares of the board as bits: a1 (top left) is bit 0, then b1 to i1, a2 and on to i6."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLUMNS: Final = 9
SQUARES: Final = 54
ALL: Final = (1 << 54) - 1

_LEFT_COLUMN: Final = 0x201008040201
_RIGHT_COLUMN: Final = _LEFT_COLUMN << 8

NAMES: Final = [f"{'abcdefghi'[square % COLUMNS]}{square // COLUMNS + 1}" for square in range(SQUARES)]


def count(squares: i64) -> i64:
    """How many squares are in the set."""
    squares = squares - ((squares >> 1) & 0x15555555555555)
    squares = (squares & 0x33333333333333) + ((squares >> 2) & 0x33333333333333)
    squares = (squares + (squares >> 4)) & 0x0F0F0F0F0F0F0F
    squares = squares + (squares >> 8)
    squares = squares + (squares >> 16)
    return (squares + (squares >> 32)) & 0x7F


def beside(squares: i64) -> i64:
    """The squares up, down, left and right of these."""
    sideways = ((squares & ~_RIGHT_COLUMN) << 1) | ((squares & ~_LEFT_COLUMN) >> 1)
    return ((squares << COLUMNS) | (squares >> COLUMNS) | sideways) & ALL


def around(squares: i64) -> i64:
    """The up to eight squares around one square (for a set: around any of it)."""
    sideways = ((squares & ~_RIGHT_COLUMN) << 1) | ((squares & ~_LEFT_COLUMN) >> 1)
    wide = squares | sideways
    return ((wide << COLUMNS) | (wide >> COLUMNS) | sideways) & ALL


def named(squares: i64) -> list[str]:
    """The squares' names in the order people write them: a1, a2, b1, b2."""
    return sorted(NAMES[square] for square in range(SQUARES) if (squares >> square) & 1)


def neighbours(square: int) -> list[int]:
    """The squares around one square, ascending, filled up to eight with -1."""
    near = around(1 << square)
    found = [other for other in range(SQUARES) if (near >> other) & 1]
    return found + [-1] * (8 - len(found))


# The set of squares around each square, and the same as a list: eight entries a square.
AROUND: Final = vec[i64]([around(1 << i64(square)) for square in range(SQUARES)])
NEIGHBOURS: Final = vec[i64]([i64(other) for square in range(SQUARES) for other in neighbours(square)])
