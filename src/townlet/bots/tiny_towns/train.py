"""Make the learned tables from nothing: python -m townlet.bots.tiny_towns.train [GAMES [FILE]]"""

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

GAMES: Final = 30000
SEED: Final = 2026
REPORTS: Final = 20
# How many towns go on in each turn of a plan.
WIDTH: Final = 12


def table(players: int, games: int) -> vec[float]:
    """Learn the table for so many players."""
    learner = Learner(Setup({"players": players}), SEED)
    part = max(1, games // REPORTS)
    points: list[float] = []
    begun = time.perf_counter()
    for number in range(1, games + 1):
        points.append(learner.game(WIDTH))
        if number % part == 0:
            spent = time.perf_counter() - begun
            print(f"{players} players, {number} games, {spent:.0f} s: {mean(points):.2f} points", flush=True)
            points = []
    return learner.weights


def main() -> None:
    """Learn both tables and write them."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    path = Path(sys.argv[2]) if len(sys.argv) > 2 else Path(__file__).parent / FILE
    save(path, [table(1, games), table(2, games)])


if __name__ == "__main__":
    main()
