"""What can be built, worked out slowly from what lies on the table: a second opinion on the engine."""

from __future__ import annotations

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


def coverings(grid: Grid, pattern: str) -> list[tuple[list[str], list[str]]]:
    """Where the pattern lies: all its squares, and those with real cubes."""
    found = []
    for rows in turns(pattern):
        for down, right in itertools.product(range(5 - len(rows)), range(5 - len(rows[0]))):
            squares, real, fits = [], [], True
            for (i, row), j in itertools.product(enumerate(rows), range(len(rows[0]))):
                if row[j] == ".":
                    continue
                cell = grid[down + i][right + j]
                squares.append(square_name(down + i, right + j))
                if cell == LETTERS[row[j]]:
                    real.append(squares[-1])
                elif cell != "trading-post":
                    fits = False
            if fits and real:
                found.append((sorted(squares), real))
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
