"""Bots think the same, compiled and interpreted."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import townlet
from townlet.core.game import COMPILED

# Plays each game with a level, which thinks hard about some decisions, and prints every advice.
TRACE = """
import json
import townlet
from townlet import bots
from townlet.core.game import COMPILED
found = []
for game, players, most, nodes in (
    ("tiny-towns", 1, 24, 60), ("tiny-towns", 3, 40, 30), ("little-town", 2, 400, 10), ("little-town", 4, 400, 10)
):
    state = townlet.load(game, players=players).new(players)
    for number in range(most):
        if state.over():
            break
        seat = state.to_act()[0]
        advised = bots.make("master", 1, nodes=nodes if number % 8 == 0 else 2).advise(state, seat, number)
        found.append([game, *advised])
        state.play(seat, advised.action)
    found.append(state.hash())
print(json.dumps([COMPILED, found]))
"""


def trace(source: Path) -> tuple[bool, list[object]]:
    """What the bots under this folder advise."""
    printed = subprocess.run(
        [sys.executable, "-c", TRACE],
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONWARNINGS": "ignore"},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, found = json.loads(printed.stdout)
    return compiled, found


@pytest.mark.skipif(not COMPILED, reason="there is no compiled engine to compare with")
def test_bots_advise_the_same_compiled_and_interpreted(tmp_path: Path) -> None:
    source = Path(townlet.__file__).parents[1]
    unneeded = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "web")
    shutil.copytree(source, tmp_path / "src", ignore=unneeded)
    interpreted, slow = trace(tmp_path / "src")
    compiled, fast = trace(source)
    assert (interpreted, compiled) == (False, True)
    assert slow == fast
    assert len(fast) > 300
