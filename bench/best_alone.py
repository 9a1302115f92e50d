"""How far a level is from the best that could have been done with the same deck, alone.

    python bench/best_alone.py [GAMES [SECONDS a decision [SECONDS for the best]]]

For each seed: what `master` reaches in so many seconds a decision, and the best town that a long search finds when it
knows the order of all cards from the beginning. The best is what was found, not what is possible.
"""

from __future__ import annotations

import sys
from statistics import mean

import townlet
from townlet import bots
from townlet.bots.budget import Budget
from townlet.bots.tiny_towns.think import best_with_open_deck
from townlet.tiny_towns.state import Towns


def main() -> None:
    """Play and print each seed, and the means."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    longer = float(sys.argv[3]) if len(sys.argv) > 3 else 60.0
    game = townlet.load("tiny-towns", players=1)
    reached: list[float] = []
    best: list[float] = []
    for seed in range(games):
        start = game.new(seed)
        assert isinstance(start, Towns)
        state = game.new(seed)
        bot = bots.make("master", seed, seconds=seconds)
        number = 0
        while not state.over():
            state.play(0, bot.choose(state, 0, number))
            number += 1
        reached.append(state.scores()[0])
        best.append(max(reached[-1], best_with_open_deck(start, Budget(longer))))
        print(f"seed {seed}: {reached[-1]:.0f}, with the deck known {best[-1]:.0f}", flush=True)
    print(f"mean {mean(reached):.1f}, with the deck known {mean(best):.1f}")


if __name__ == "__main__":
    main()
