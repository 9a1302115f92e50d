"""Where patterns lie: every turn and mirror image of a pattern at every place on the 4x4 grid.

A town's cubes are one number with three bits a square (0 no cube, 1 + resource otherwise), so
whether a pattern lies somewhere is one exclusive-or and one comparison.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from townlet.tiny_towns.squares import SIZE

LANE: Final = 3
LANE_MASK: Final = 7

# A cell of a pattern: row, column, resource.
Cell = tuple[int, int, int]


def parse_pattern(pattern: str, resources: list[str]) -> list[Cell]:
    """The cells of a pattern such as '..g/sgs'."""
    # Wheat's letter is y: w is taken by wood.
    letters = {"y" if name == "wheat" else name[0]: number for number, name in enumerate(resources)}
    return [
        (row, column, letters[letter])
        for row, line in enumerate(pattern.split("/"))
        for column, letter in enumerate(line)
        if letter != "."
    ]


def orientations(cells: list[Cell]) -> list[list[Cell]]:
    """The pattern turned and mirrored in every distinct way."""
    found: list[list[Cell]] = []
    for mirrored in (False, True):
        turned = [(row, -column, resource) for row, column, resource in cells] if mirrored else cells
        for _ in range(4):
            turned = [(column, -row, resource) for row, column, resource in turned]
            top = min(row for row, _, _ in turned)
            left = min(column for _, column, _ in turned)
            shape = sorted((row - top, column - left, resource) for row, column, resource in turned)
            if shape not in found:
                found.append(shape)
    return found


def placements(cells: list[Cell]) -> list[list[tuple[int, int]]]:
    """Every distinct way the pattern lies on the grid, each as (square, resource) pairs."""
    ways: list[list[tuple[int, int]]] = []
    for shape in orientations(cells):
        height = max(row for row, _, _ in shape) + 1
        width = max(column for _, column, _ in shape) + 1
        ways.extend(
            [((row + down) * SIZE + column + right, resource) for row, column, resource in shape]
            for down in range(SIZE - height + 1)
            for right in range(SIZE - width + 1)
        )
    return ways


def spread(squares: i64) -> i64:
    """A set of squares as a mask with all three bits of each square's lane."""
    mask: i64 = 0
    for square in range(i64(SIZE * SIZE)):
        if (squares >> square) & 1:
            mask |= LANE_MASK << (LANE * square)
    return mask


def lane(board: i64, square: i64) -> i64:
    """What a board of lanes holds on a square."""
    return (board >> (LANE * square)) & LANE_MASK


def with_lane(board: i64, square: i64, value: i64) -> i64:
    """The board with another value on a square."""
    shift = LANE * square
    return (board & ~(LANE_MASK << shift)) | (value << shift)
