"""What a state is worth when nothing is known of the game: the own score, less the best of the others."""

from __future__ import annotations

from townlet.core.game import State


def worth(state: State, seat: int) -> float:
    """What the state is worth to this seat."""
    scores = state.scores()
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others, default=0))


def worths(state: State, seat: int, actions: list[int]) -> list[float]:
    """What each of these decisions would be worth to this seat."""
    found: list[float] = []
    for action in actions:
        after = state.copy()
        after.apply(seat, action)
        found.append(worth(after, seat))
    return found
