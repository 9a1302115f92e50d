"""The golden records: they still replay, random play still makes them, compiled and interpreted alike."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import townlet
from tests.configured import CONFIGURATIONS, configured
from tests.golden.write import FOLDER, SEED, random_record
from townlet.core.game import COMPILED
from townlet.core.record import open_record

ROOT = Path(__file__).parents[2]

# What both ways of running the engine print: of each golden record and of some more random games
# the hashes, scores and score sheets.
TRACE = """
import json, sys
sys.path.insert(0, sys.argv[1])
import townlet
from townlet.core.game import COMPILED
from townlet.core.record import open_record
from tests.configured import CONFIGURATIONS, configured
from tests.golden.write import FOLDER, random_record
traces = {}
for name in CONFIGURATIONS:
    games = [open_record(FOLDER / f"{name}.json", townlet.load)]
    games += [random_record(configured(name), seed) for seed in range(3)]
    traces[name] = [
        [[state.hash() for state in record.states()], record.document(), record.state.view(None),
         [record.state.sheet(seat) for seat in range(record.game.players)]]
        for record in games
    ]
print(json.dumps([COMPILED, traces]))
"""


def trace(source: Path) -> tuple[bool, object]:
    """What an engine under this folder does."""
    environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}", "PYTHONWARNINGS": "ignore"}
    printed = subprocess.run(
        [sys.executable, "-c", TRACE, str(source)],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, traces = json.loads(printed.stdout)
    return compiled, traces


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_a_golden_record_replays(name: str) -> None:
    path = FOLDER / f"{name}.json"
    record = open_record(path, townlet.load)
    assert record.state.over()
    assert record.text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_random_play_still_makes_the_golden_record(name: str) -> None:
    made = random_record(configured(name), SEED).text()
    assert made == (FOLDER / f"{name}.json").read_text(encoding="utf-8"), (
        "The rules or the seed's meaning have changed. If that was meant: python -m tests.golden.write"
    )


def test_every_golden_record_belongs_to_a_configuration() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(CONFIGURATIONS)


@pytest.mark.skipif(not COMPILED, reason="there is no compiled engine to compare with")
def test_interpreted_and_compiled_play_the_same_games(tmp_path: Path) -> None:
    source = Path(townlet.__file__).parents[1]
    shutil.copytree(source, tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    interpreted, slow = trace(tmp_path / "src")
    compiled, fast = trace(source)
    assert (interpreted, compiled) == (False, True)
    assert slow == fast
