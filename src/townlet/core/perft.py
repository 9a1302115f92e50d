"""Counting the tree of decisions: a change of the rules anywhere shows as another number.

At each node the waiting seat with the lowest number decides; the count at a depth is how many
different lists of so many decisions there are.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from townlet.core.game import State


def perft(state: State, depth: int) -> int:
    """How many lists of this many decisions can be played from here."""
    if depth == 0:
        return 1
    return int(count(state, depth))


def count(state: State, depth: i64) -> i64:
    """The same, for a depth of at least one."""
    if state.waiting == 0:
        return 0
    player: i64 = 0
    while (state.waiting >> player) & 1 == 0:
        player += 1
    out = state.game.scratch
    n = state.offers(player, out)
    if depth == 1:
        return n
    # The scratch is the whole game's, so the list is kept before going deeper.
    offered = vec[i64]([0] * n)
    for i in range(n):
        offered[i] = out[i]
    found: i64 = 0
    for i in range(n):
        child = state.copy()
        child.apply(player, offered[i])
        found += count(child, depth - 1)
    return found
