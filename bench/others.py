"""How fast OpenSpiel's compiled games and Catanatron play random whole games; `bench/side_by_side.py` runs this.

    bench/.venv/bin/python bench/others.py [SECONDS a line]

Prints JSON, a row a game: its name, moves a second in its own loop (null where it has none) and driven from Python.
Every move counts, those of chance too. OpenSpiel's wheel offers two loops of its own: games between its random bots
(`evaluate_bots`), and the random rollouts of its tree search (`RandomRolloutEvaluator`); the faster one counts.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

OPENSPIEL = ["oh_hell(players=4)", "hearts", "go(board_size=9)"]
# Games played to see how long a random one is.
SAMPLE = 200


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Moves a second, when so many games are played as take about so long."""
    games, spent, moves = 1, 0.0, 0
    while spent < seconds / 10:
        games *= 4
        spent, moves = timed(play, games)
    spent, moves = timed(play, max(1, int(games * seconds / spent)))
    return moves / spent


def timed(play: Callable[[int], int], games: int) -> tuple[float, int]:
    """Seconds of the processor, and moves, of so many games."""
    start = time.process_time()
    moves = play(games)
    return time.process_time() - start, moves


def openspiel(name: str, seconds: float) -> tuple[float, float]:
    """Moves a second of a game of OpenSpiel's: in its loop, from Python."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    players = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]

    def between_bots(games: int) -> int:
        moves = 0
        for seed in range(games):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, players, seed)
            moves += state.move_number()
        return moves

    def from_python(games: int) -> int:
        dice = random.Random(0)
        moves = 0
        for _ in range(games):
            moves += finish(game.new_initial_state(), dice)
        return moves

    # A search that looks at one node, by so many random games from it on.
    dealt = game.new_initial_state()
    dice = random.Random(0)
    while dealt.is_chance_node():
        dealt.apply_action(dice.choice(dealt.legal_actions()))
    length = sum(finish(dealt.clone(), dice) for _ in range(SAMPLE)) / SAMPLE

    def rollouts(games: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(games, 7)
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 3, False).step(dealt)
        return int(games * length)

    return max(rate(between_bots, seconds), rate(rollouts, seconds)), rate(from_python, seconds)


def finish(state: Any, dice: random.Random) -> int:
    """Play a state of OpenSpiel's to its end; the moves made."""
    moves = 0
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
        moves += 1
    return moves


def catanatron(seconds: float) -> float:
    """Moves a second of Catanatron's four random players, who are Python themselves."""
    package: Any = import_module("catanatron")

    def play(games: int) -> int:
        moves = 0
        for seed in range(games):
            game = package.Game([package.RandomPlayer(color) for color in package.Color], seed=seed)
            game.play()
            moves += len(game.state.action_records)
        return moves

    return rate(play, seconds)


def main() -> None:
    """Measure every game once."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    rows: list[tuple[str, float | None, float]] = [
        (f"OpenSpiel {name}", *openspiel(name, seconds)) for name in OPENSPIEL
    ]
    rows.append(("Catanatron, 4 players", None, catanatron(seconds)))
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
