"""How fast OpenSpiel's compiled games and Catanatron play random whole games; `bench/side_by_side.py` runs this.

    bench/.venv/bin/python bench/others.py [SECONDS a line]

Prints JSON, a row a game: its name, decisions a second in its own loop (null where it has none) and driven from Python.
As with our games, what chance does takes time but is no decision. OpenSpiel's wheel offers two loops of its own: games
between its random bots (`evaluate_bots`), and the random rollouts of its tree search (`RandomRolloutEvaluator`), which
begin after the deal; the faster one counts.
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
# Games played to see how long a random one is, and deals from which they are.
SAMPLE = 100
DEALS = 20


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second, when so many games are played as take about so long."""
    games, spent = 1, 0.0
    while spent < seconds / 10:
        games *= 4
        spent, _ = timed(play, games)
    spent, decisions = timed(play, max(1, int(games * seconds / spent)))
    return decisions / spent


def timed(play: Callable[[int], int], games: int) -> tuple[float, int]:
    """Seconds of the processor, and decisions, of so many games."""
    start = time.process_time()
    decisions = play(games)
    return time.process_time() - start, decisions


def openspiel(name: str, seconds: float) -> tuple[float, float]:
    """Decisions a second of a game of OpenSpiel's: in its loop, from Python."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    players = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]

    dice = random.Random(0)

    def from_python(games: int) -> int:
        return sum(finish(game.new_initial_state(), dice) for _ in range(games))

    # How many decisions a random game has; chance has a share of its moves.
    length = from_python(SAMPLE) / SAMPLE

    def between_bots(games: int) -> int:
        for seed in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), players, seed)
        return int(games * length)

    deals = [deal(game, dice) for _ in range(DEALS)]
    lengths = [sum(finish(dealt.clone(), dice) for _ in range(SAMPLE)) / SAMPLE for dealt in deals]

    def rollouts(games: int) -> int:
        # A search that looks at one node, by so many random games from it on.
        each = -(-games // DEALS)
        for dealt in deals:
            evaluator = pyspiel.RandomRolloutEvaluator(each, 7)
            pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 3, False).step(dealt)
        return int(each * sum(lengths))

    return max(rate(between_bots, seconds), rate(rollouts, seconds)), rate(from_python, seconds)


def deal(game: Any, dice: random.Random) -> Any:
    """A game of OpenSpiel's after what chance does first."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def finish(state: Any, dice: random.Random) -> int:
    """Play a state of OpenSpiel's to its end; the decisions made."""
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(dice.choice(state.legal_actions()))
    return decisions


def catanatron(seconds: float) -> float:
    """Decisions a second of Catanatron's four random players, who are Python themselves."""
    package: Any = import_module("catanatron")

    def play(games: int) -> int:
        decisions = 0
        for seed in range(games):
            game = package.Game([package.RandomPlayer(color) for color in package.Color], seed=seed)
            game.play()
            decisions += len(game.state.actions)
        return decisions

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
