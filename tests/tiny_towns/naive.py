"""What can be built, worked out slowly from what lies on the table: a second opinion on the engine."""

from __future__ import annotations

import functools
import itertools
from typing import Any

from townlet.tiny_towns.cards import DATA

LETTERS = {"w": "wood", "y": "wheat", "b": "brick", "g": "glass", "s": "stone"}
RESOURCES = set(LETTERS.values())
Grid = list[list[str]]


def card_data(slug: str) -> dict[str, Any]:
    """The card's entry in the data."""
    entry: dict[str, Any] = {**DATA["building"], **DATA["monument"]}[slug]
    return entry


def turns(pattern: str) -> list[list[str]]:
    """The pattern turned and mirrored, as rows of letters."""
    rows = pattern.split("/")
    found = []
    for _ in range(4):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
        found += [rows, [row[::-1] for row in rows]]
    return found


def square_name(row: int, column: int) -> str:
    """The square's name."""
    return f"{'abcd'[column]}{row + 1}"


@functools.cache
def places(pattern: str) -> list[list[tuple[int, int, str]]]:
    """Everywhere the pattern may lie: row, column and resource of each of its squares."""
    return [
        [
            (down + i, right + j, LETTERS[letter])
            for i, row in enumerate(rows)
            for j, letter in enumerate(row)
            if letter != "."
        ]
        for rows in turns(pattern)
        for down, right in itertools.product(range(5 - len(rows)), range(5 - len(rows[0])))
    ]


def coverings(grid: Grid, pattern: str) -> list[tuple[list[str], list[str]]]:
    """Where the pattern lies: all its squares, and those with real cubes."""
    found = []
    for place in places(pattern):
        if all(grid[row][column] in (resource, "trading-post") for row, column, resource in place):
            real = [square_name(row, column) for row, column, _ in place if grid[row][column] != "trading-post"]
            if real:
                found.append((sorted(square_name(row, column) for row, column, _ in place), real))
    return found


def builds(view: dict[str, Any], seat: int) -> set[str]:
    """The notation of everything this seat can build from cubes."""
    town = view["towns"][seat]
    grid: Grid = town["grid"]
    empty = [square_name(i, j) for i in range(4) for j in range(4) if grid[i][j] == "."]
    banks = [square_name(i, j) for i in range(4) for j in range(4) if grid[i][j] == "bank"]
    banked = {cube for square in banks for cube in town["held"].get(square, [])}
    slugs = list(view["cards"])
    if town["monument"] and not town["raised"]:
        slugs.append(town["monument"])
    anywhere = town["raised"] and town["monument"] == "obelisk-of-the-crescent"
    found = set()
    for slug in slugs:
        if slug == "bank" and banked == RESOURCES:
            continue
        for squares, real in coverings(grid, card_data(slug)["pattern"]):
            targets = real + (empty if anywhere or slug == "shed" else [])
            found |= {f"build {slug} {' '.join(squares)} at {target}" for target in targets}
    return found
