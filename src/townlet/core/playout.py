"""Random games in the engine's own loop: the yardstick of speed, and a search's rollout."""

from __future__ import annotations

from mypy_extensions import i64

from townlet.core.chance import PLAYER_STREAM, Chance
from townlet.core.game import Game, State


def playout(state: State, chance: Chance) -> i64:
    """Play random legal decisions to the end; return how many were made."""
    out = state.game.scratch
    decisions: i64 = 0
    while state.waiting != 0:
        player: i64 = 0
        while (state.waiting >> player) & 1 == 0:
            player += 1
        state.apply(player, out[chance.below(state.offers(player, out))])
        decisions += 1
    return decisions


def random_games(game: Game, games: int, seed: int = 0) -> int:
    """Play whole random games, one after another; return the decisions made in all."""
    chance = Chance(seed, PLAYER_STREAM)
    decisions: i64 = 0
    for i in range(games):
        decisions += playout(game.new(seed + i), chance)
    return decisions
