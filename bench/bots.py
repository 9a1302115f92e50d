"""How strong and how quick the bots are.

    python bench/bots.py [GAMES a line]

Each line is so many games, each on a seed of its own and with the seats one further, so that every bot sits everywhere as
often. A shared victory is shared between the winners. Times are of `choose`, guess included, of the first bot named.
"""

from __future__ import annotations

import sys
import time
import warnings
from statistics import mean
from typing import Any

warnings.simplefilter("ignore", RuntimeWarning)

import townlet
from townlet import Game, State, bots
from townlet.core.game import COMPILED

LINES: list[tuple[str, dict[str, Any], list[str]]] = [
    ("tiny-towns", {}, ["random"]),
    ("tiny-towns", {}, ["greedy"]),
    ("tiny-towns", {"cards": "first-game"}, ["greedy"]),
    ("tiny-towns", {}, ["greedy", "random"]),
    ("tiny-towns", {"mode": "town-hall"}, ["greedy", "random"]),
    ("tiny-towns", {"cavern": True}, ["greedy", "random", "random", "random"]),
    ("tiny-towns", {}, ["greedy", "greedy", "greedy", "greedy"]),
    ("little-town", {}, ["greedy", "random"]),
    ("little-town", {"board": 2}, ["greedy", "random"]),
    ("little-town", {"tiles": "first-game"}, ["greedy", "random"]),
    ("little-town", {}, ["greedy", "random", "random", "random"]),
    ("little-town", {}, ["greedy", "greedy", "greedy"]),
]


def play(game: Game, seed: int, seats: list[str], spent: list[float]) -> State:
    """One game to its end; the time of each decision of the bot named first is noted."""
    players = [bots.make(name, seed) for name in seats]
    state = game.new(seed)
    number = 0
    while not state.over():
        seat = state.to_act()[0]
        begun = time.perf_counter()
        action = players[seat].choose(state, seat, number)
        if seat == seed % len(seats):
            spent.append(time.perf_counter() - begun)
        state.play(seat, action)
        number += 1
    return state


def measure(name: str, options: dict[str, Any], line: list[str], games: int) -> str:
    """Play the games of a line and tell how they went."""
    game = townlet.load(name, players=len(line), **options)
    wins = [0.0] * len(line)
    scores: list[list[int]] = [[] for _ in line]
    spent: list[float] = []
    for seed in range(games):
        # Bot b of the line sits on seat b + seed.
        turned = [line[(seat - seed) % len(line)] for seat in range(len(line))]
        state = play(game, seed, turned, spent)
        ranking, reached = state.ranking(), state.scores()
        for bot in range(len(line)):
            seat = (bot + seed) % len(line)
            scores[bot].append(reached[seat])
            if ranking[seat] == 1:
                wins[bot] += 1 / ranking.count(1)
    spent.sort()
    times = [1000 * spent[len(spent) // 2], 1000 * spent[len(spent) * 99 // 100], 1000 * spent[-1]]
    won = f"{100 * wins[0] / games:5.1f}%" if len(line) > 1 else "      "
    means = " ".join(f"{mean(each):6.1f}" for each in scores)
    return f"{won} {times[0]:7.2f} {times[1]:7.2f} {times[2]:7.2f}   {means}"


def main() -> None:
    """Measure every line and print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print(f"{games} games a line, the engine {'compiled' if COMPILED else 'interpreted'}")
    print(f"{'':64} {'first':>6} {'ms a decision':>23}   mean scores")
    print(f"{'':64} {'wins':>6} {'median':>7} {'99%':>7} {'worst':>7}")
    for name, options, line in LINES:
        label = f"{name} {' '.join(line)} " + " ".join(f"{key}={value}" for key, value in options.items())
        print(f"{label:64} {measure(name, options, line, games)}", flush=True)


if __name__ == "__main__":
    main()
