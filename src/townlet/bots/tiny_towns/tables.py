"""The learned tables as a file of the package: one for playing alone, one for playing with others."""

from __future__ import annotations

import sys
import zlib
from array import array
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from librt.vecs import vec

from townlet.bots.tiny_towns.value import SIZE, blank

FILE: Final = "learned.bin"
# What the file begins with; the number goes up when the tables mean something else.
VERSION: Final = b"townlet tiny-towns tables 1\n"
# Entries are kept as whole numbers of this part of a point.
PART: Final = 256
ALONE: Final = 0
TOGETHER: Final = 1
TABLES: Final = 2


@cache
def learned() -> list[vec[float]]:
    """The tables that come with the package."""
    return unpack(resources.files("townlet.bots.tiny_towns").joinpath(FILE).read_bytes())


def unpack(data: bytes) -> list[vec[float]]:
    """The tables of a file's bytes."""
    numbers = array("h")
    if data.startswith(VERSION):
        numbers.frombytes(zlib.decompress(data[len(VERSION) :]))
    if len(numbers) != TABLES * SIZE:
        raise ValueError(
            f"{FILE} does not fit this version of the cards; make it anew: python -m townlet.bots.tiny_towns.train"
        )
    if sys.byteorder == "big":
        numbers.byteswap()
    found: list[vec[float]] = []
    for table in range(TABLES):
        weights = blank()
        for at in range(SIZE):
            weights[at] = numbers[table * SIZE + at] / PART
        found.append(weights)
    return found


def save(path: Path, tables: list[vec[float]]) -> None:
    """Write tables as such a file."""
    numbers = array("h", [round(max(-120.0, min(120.0, entry)) * PART) for weights in tables for entry in weights])
    if sys.byteorder == "big":
        numbers.byteswap()
    path.write_bytes(VERSION + zlib.compress(numbers.tobytes(), 9))
