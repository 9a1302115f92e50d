"""How fast the engine plays: random whole games, compiled and interpreted, side by side.

    make bench            (or: python bench/engine.py [SECONDS a line])

Each line is measured for about as many seconds, the compiled and the interpreted engine in turn,
so that a noisy machine disturbs both alike; the processor's time is taken, and the best of three rounds
counts. `loop` is the engine's own loop, `python` the same game driven through legal() and play() from outside.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path
from typing import Any

warnings.simplefilter("ignore", RuntimeWarning)

import townlet
from townlet.core.chance import PLAYER_STREAM, Chance
from townlet.core.game import COMPILED, Game
from townlet.core.playout import random_games

LINES: list[tuple[str, dict[str, Any]]] = [
    ("tiny-towns", {"players": 2, "cards": "first-game"}),
    ("tiny-towns", {"players": 2}),
    ("tiny-towns", {"players": 1}),
    ("tiny-towns", {"players": 4}),
    ("tiny-towns", {"players": 6, "cavern": True}),
    ("tiny-towns", {"players": 3, "mode": "town-hall"}),
    ("little-town", {"players": 2, "tiles": "first-game"}),
    ("little-town", {"players": 2}),
    ("little-town", {"players": 4}),
]
ROUNDS = 3
INTERPRETED = "--interpreted"


def in_the_loop(game: Game, games: int) -> int:
    """Random games in the engine's own loop; the decisions made."""
    return random_games(game, games)


def from_python(game: Game, games: int) -> int:
    """The same games, each decision asked for and played from outside."""
    dice = Chance(0, PLAYER_STREAM)
    decisions = 0
    for seed in range(games):
        state = game.new(seed)
        while not state.over():
            player = state.to_act()[0]
            legal = state.legal(player)
            state.play(player, legal[dice.below(len(legal))])
            decisions += 1
    return decisions


def measure(seconds: float, lines: list[tuple[str, dict[str, Any]]]) -> list[list[float]]:
    """For each line: games and decisions a second in the loop, decisions a second from Python."""
    measured = []
    for name, options in lines:
        game = townlet.load(name, **options)
        row: list[float] = []
        for play in (in_the_loop, from_python):
            games, spent = 1, 0.0
            while spent < seconds / 10:
                games *= 4
                spent, _ = timed(play, game, games)
            games = max(1, int(games * seconds / spent))
            spent, decisions = timed(play, game, games)
            row += [games / spent, decisions / spent]
        measured.append([row[0], row[1], row[3]])
    return measured


def timed(play: Any, game: Game, games: int) -> tuple[float, int]:
    """Seconds of the processor and decisions of so many games."""
    start = time.process_time()
    decisions = play(game, games)
    return time.process_time() - start, decisions


def elsewhere(source: Path, seconds: float) -> list[list[float]]:
    """The same measurement in another process, with the engine under this folder."""
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONWARNINGS": "ignore"}
    command = [sys.executable, __file__, str(seconds), INTERPRETED]
    printed = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    rows: list[list[float]] = json.loads(printed)
    return rows


def main() -> None:
    """Measure both ways and print the table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    if INTERPRETED in sys.argv:
        print(json.dumps(measure(seconds, LINES)))
        return
    source = Path(townlet.__file__).parents[1]
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "src"
        shutil.copytree(source, plain, ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
        best: dict[str, list[list[float]]] = {}
        for _ in range(ROUNDS):
            for way, where in (("compiled", source), ("interpreted", plain)):
                rows = elsewhere(where, seconds)
                held = best.setdefault(way, rows)
                best[way] = [[max(pair) for pair in zip(*both, strict=True)] for both in zip(held, rows, strict=True)]
    if not COMPILED:
        print("The engine is not compiled here: both columns are interpreted.")
    print(f"{'':46} {'games/s':>9} {'decisions/s':>12} {'from Python':>12} {'interpreted':>12} {'ratio':>6}")
    for (name, options), fast, slow in zip(LINES, best["compiled"], best["interpreted"], strict=True):
        label = f"{name} " + " ".join(f"{key}={value}" for key, value in options.items())
        figures = f"{fast[0]:9,.0f} {fast[1]:12,.0f} {fast[2]:12,.0f} {slow[1]:12,.0f} {fast[1] / slow[1]:6.1f}"
        print(f"{label:46} {figures}")


if __name__ == "__main__":
    main()
