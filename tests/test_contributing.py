"""What CONTRIBUTING promises about a new card is done here, word for word as it stands there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import townlet

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

# Tests that count the cards or score random towns with all of them.
KNOWING_THE_BOX = [
    "tests/rulebook/tiny_towns/test_setup.py",
    "tests/rulebook/tiny_towns/test_patterns.py::test_every_card_is_here",
    "tests/rulebook/tiny_towns/test_random_towns.py::test_a_random_town_scores_what_counting_it_anew_gives[0-farm]",
]

PLAY = """
import townlet
from tests.golden.write import FOLDER, random_record
from townlet.core.record import open_record

built = 0
for seed in range(40):
    game = townlet.load("tiny-towns", players=2, cards=["farm", "bathhouse", "chapel", "tavern", "theater", "factory"])
    built += "bathhouse" in random_record(game, seed).text().replace('"bathhouse"', "")
assert built > 20, built

drawn = {townlet.load("tiny-towns").new(seed).view(None)["cards"][2] for seed in range(60)}
assert drawn == {"fountain", "millstone", "shed", "well", "bathhouse"}, drawn

for path in FOLDER.glob("tiny-towns-*.json"):
    assert open_record(path, townlet.load).text() == path.read_text(encoding="utf-8"), path
"""


@pytest.fixture
def extended(tmp_path: Path) -> Path:
    """A copy of the project in which the steps of CONTRIBUTING have been taken."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(Path(townlet.__file__).parent, tmp_path / "src" / "townlet", ignore=ignored)
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=ignored)
    blocks = BLOCK.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert len(blocks) == 4
    for name, text in blocks:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(f"\n{text}")
    return tmp_path


def run(project: Path, *command: str) -> None:
    """Run Python in the extended project; what it prints shows when it fails."""
    environment = {**os.environ, "PYTHONPATH": f"{project / 'src'}{os.pathsep}{project}", "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(
        [sys.executable, *command], cwd=project, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_test_of_the_new_card_passes(extended: Path) -> None:
    run(extended, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/rulebook/tiny_towns/test_bathhouse.py")


def test_the_tests_that_know_the_rulebooks_box_still_pass(extended: Path) -> None:
    run(extended, "-m", "pytest", "-q", "-p", "no:cacheprovider", *KNOWING_THE_BOX)


def test_the_new_card_is_drawn_and_built_and_old_records_replay(extended: Path) -> None:
    run(extended, "-c", PLAY)
