"""Make the learned tables from nothing: python -m townlet.bots.tiny_towns.train [FILE]"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from statistics import mean
from typing import Final

from librt.vecs import vec

from townlet.bots.tiny_towns.learn import Learner
from townlet.bots.tiny_towns.tables import FILE, save
from townlet.tiny_towns.setup import Setup

# For the table to play alone and the one to play with others: the players, how many games are planned, and how many
# towns go on in each turn of a plan. With others, what will come can not be planned on: one town goes on.
LESSONS: Final = ((1, 8750, 12), (2, 20000, 1))
SEED: Final = 1
REPORT: Final = 250


def table(players: int, games: int, width: int) -> vec[float]:
    """Learn the table for so many players."""
    learner = Learner(Setup({"players": players}), SEED)
    points: list[float] = []
    begun = time.perf_counter()
    for number in range(1, games + 1):
        points.append(learner.game(width))
        if number % REPORT == 0:
            spent = time.perf_counter() - begun
            print(f"{players} players, {number} games, {spent:.0f} s: {mean(points):.2f} points", flush=True)
            points = []
    return learner.weights


def main() -> None:
    """Learn both tables and write them."""
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / FILE
    save(path, [table(*lesson) for lesson in LESSONS])


if __name__ == "__main__":
    main()
