"""Finds the numbers of weights.toml again, from nothing but play between Instincts.

    python -m townlet.bots.little_town.train [--steps N] [--jobs J] [--to FILE]

Each step draws directions in which all numbers are changed a little, plays the numbers changed one way against those
changed the other way, on the same games with seats exchanged, and moves towards the winners. As many steps find the
same numbers, with however many jobs; the thousand steps of weights.toml take some minutes.
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import Executor, ProcessPoolExecutor
from math import tanh
from pathlib import Path
from statistics import mean
from typing import Final

import townlet
from townlet.bots.little_town.greedy import GAIN
from townlet.bots.little_town.instinct import Instinct
from townlet.bots.little_town.rollout import roll_out
from townlet.bots.little_town.weights import LENGTHS, flat
from townlet.core.chance import Chance
from townlet.little_town.state import Town
from townlet.little_town.tiles import KINDS

# What is begun with: round numbers, as one would guess them, and what greedy reckons that using a tile brings.
GROWING: Final = [0.0, 0.25, 0.5, 0.7, 0.85, 0.95, 1.0, 1.0, 1.0]
START: Final[dict[str, list[float]]] = {
    "wood": [1.2, 1.2, 1.0, 0.9, 0.6, 0.4, 0.3, 0.2],
    "stone": [1.6, 1.6, 1.4, 1.4, 1.0, 0.8, 0.5, 0.3],
    "wood_phase": GROWING,
    "stone_phase": GROWING,
    "food_needed": [3.0, 2.4, 2.0, 1.7, 1.5, 1.3],
    "food_next": [0.0, 1.0, 1.0, 1.0],
    "food_spare": [0.0, 0.4, 0.5, 0.5],
    "coins": [0.4, 0.3, 0.2, 0.1],
    "coins_phase": GROWING,
    "rent_given": [0.4],
    "tile": [0.0] * KINDS,
    "tile_later": [0.12 * gain for gain in GAIN],
    "house": [0.0, 1.0, 1.0, 0.6, 0.4, 0.2, 0.1, 0.0],
    "house_phase": GROWING,
    "spot_active": [-0.3, 0.1, 0.3, 0.05],
    "spot_idle": [-0.3, -0.1, -0.2, -0.05],
    "goal": [1.0, 0.8, 0.5],
    "special": [1.0, 1.0, 1.0, 2.0, 1.0],
}
# How far each kind of number is changed.
STEPS: Final = {
    "wood": 0.15,
    "stone": 0.15,
    "wood_phase": 0.1,
    "stone_phase": 0.1,
    "food_needed": 0.2,
    "food_next": 0.15,
    "food_spare": 0.1,
    "coins": 0.08,
    "coins_phase": 0.1,
    "rent_given": 0.1,
    "tile": 0.5,
    "tile_later": 0.04,
    "house": 0.2,
    "house_phase": 0.1,
    "spot_active": 0.08,
    "spot_idle": 0.08,
    "goal": 0.15,
    "special": 0.3,
}
STEP: Final = [STEPS[name] for name, length in LENGTHS.items() for _ in range(length)]
# What is played: players, sides of the board.
SIDES: Final = [(2, 1), (2, 2), (2, 1), (2, 2), (4, 1), (4, 2), (3, 1), (2, 2)]
GAMES: Final = [townlet.load("little-town", players=players, board=side) for players, side in SIDES]
DIRECTIONS: Final = 24
# How far a step goes along the directions that fared well, at first and in the end; how much of it earlier steps
# have found.
FAST: Final = 7.5
SLOW: Final = 1.5
KEPT: Final = 0.8
# Games of these seeds are played to see how far it has come, and never to learn.
CHECKED: Final = 10**9
# The doubt in each decision while training, and a difference in points that is as good as a victory.
DOUBT: Final = 1.0
CLEAR: Final = 10.0


def contest(one: list[float], other: list[float], seed: int) -> float:
    """How far the first numbers beat the others, from -1 to 1: each of GAMES twice, with seats exchanged."""
    minds = [Instinct(one), Instinct(other)]
    total = 0.0
    for number, game in enumerate(GAMES):
        for begins in range(2):
            town = game.new(seed + number)
            assert isinstance(town, Town)
            roll_out(town, [minds[(seat + begins) % 2] for seat in range(game.players)], Chance(seed + number), DOUBT)
            scores = town.scores()
            own, others = scores[begins::2], scores[1 - begins :: 2]
            lead = max(own) - max(others) + mean(own) - mean(others)
            total += tanh(lead / 2 / CLEAR)
    return total / (2 * len(GAMES))


def change(seed: int) -> list[float]:
    """The direction of this seed: how far each number is changed."""
    dice = random.Random(seed)
    return [step * dice.gauss(0, 1) for step in STEP]


def fared(numbers: list[float], seed: int) -> float:
    """How far the numbers changed in the direction of this seed beat those changed the other way."""
    changes = change(seed)
    one = [number + by for number, by in zip(numbers, changes, strict=True)]
    other = [number - by for number, by in zip(numbers, changes, strict=True)]
    return contest(one, other, seed * len(GAMES))


def train(numbers: list[float], steps: int, pool: Executor, write: Path) -> list[float]:
    """Better and better numbers, written every now and then."""
    begun = numbers
    drift = [0.0] * len(numbers)
    for step in range(steps):
        seeds = range(step * DIRECTIONS, (step + 1) * DIRECTIONS)
        found = list(pool.map(fared, [numbers] * DIRECTIONS, seeds, chunksize=4))
        directions = [change(seed) for seed in seeds]
        rate = FAST + (SLOW - FAST) * step / steps
        for at in range(len(numbers)):
            moved = sum(better * direction[at] for better, direction in zip(found, directions, strict=True))
            drift[at] = KEPT * drift[at] + (1 - KEPT) * moved / DIRECTIONS
        numbers = [number + rate * by for number, by in zip(numbers, drift, strict=True)]
        if (step + 1) % 50 == 0 or step + 1 == steps:
            save(numbers, write)
            lead = mean(contest(numbers, begun, CHECKED + len(GAMES) * trial) for trial in range(10))
            print(f"step {step + 1} of {steps}: {lead:+.3f} against the beginning", flush=True)
    return numbers


def save(numbers: list[float], write: Path) -> None:
    """Write the numbers down as weights.toml has them."""
    lines = ["# The numbers of Instinct, found by `python -m townlet.bots.little_town.train`.", ""]
    at = 0
    for name, length in LENGTHS.items():
        lines.append(f"{name} = [{', '.join(f'{number:.3f}' for number in numbers[at : at + length])}]")
        at += length
    write.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Find the numbers and write them."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--steps", type=int, default=1000)
    reader.add_argument("--jobs", type=int, default=2)
    reader.add_argument("--to", type=Path, default=Path("weights.toml"))
    asked = reader.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        train(flat(START), asked.steps, pool, asked.to)


if __name__ == "__main__":
    main()
