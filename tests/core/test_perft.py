"""The counted trees: as frozen, and as counted with nothing but legal, copy and play."""

from __future__ import annotations

from typing import Any

import pytest

from townlet.cli.faces import FACES
from townlet.cli.perft import setups, started
from townlet.core.game import COMPILED, State
from townlet.core.perft import perft

# How many lists of decisions are counted here; `townlet perft` counts them all.
MOST = 3_000_000 if COMPILED else 10_000
MOST_NAIVELY = 20_000 if COMPILED else 1_500

SETUPS = [pytest.param(game, setup, id=f"{game}, {setup['name']}") for game in FACES for setup in setups(game)]


def naive(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    waiting = state.to_act()
    if not waiting:
        return 0
    counted = 0
    for action in state.legal(waiting[0]):
        child = state.copy()
        child.play(waiting[0], action)
        counted += naive(child, depth - 1)
    return counted


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_counts_are_as_frozen(game: str, setup: dict[str, Any]) -> None:
    state = started(game, setup).state
    before = state.hash()
    for depth, frozen in enumerate(setup["counts"], start=1):
        if frozen <= MOST:
            assert perft(state, depth) == frozen, f"depth {depth}"
    assert state.hash() == before


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_counts_are_as_counted_naively(game: str, setup: dict[str, Any]) -> None:
    state = started(game, setup).state
    for depth, frozen in enumerate(setup["counts"], start=1):
        if frozen <= MOST_NAIVELY:
            assert naive(state, depth) == frozen, f"depth {depth}"


@pytest.mark.parametrize("game", list(FACES))
def test_the_table_goes_deep(game: str) -> None:
    table = setups(game)
    assert len(table) >= 12
    assert len({setup["name"] for setup in table}) == len(table)
    assert all(len(setup["counts"]) >= 4 for setup in table)


def test_nothing_decided_is_one_list() -> None:
    game, setup = SETUPS[0].values
    assert perft(started(str(game), setup).state, 0) == 1  # type: ignore[arg-type]
