"""Our random whole games beside those of OpenSpiel and Catanatron, in one run.

    make bench            (or: python bench/side_by_side.py [SECONDS a line])

Ours and theirs take turns, so that a noisy machine disturbs all alike; the best of three rounds counts. Theirs are
installed into bench/.venv, by name and version, from bench/requirements.txt.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from engine import ROUNDS, measure

from townlet.core.game import COMPILED

BENCH = Path(__file__).parent
PYTHON = BENCH / ".venv" / "bin" / "python"

OURS: list[tuple[str, dict[str, Any]]] = [
    ("tiny-towns", {"players": 2}),
    ("tiny-towns", {"players": 4}),
    ("little-town", {"players": 2}),
    ("little-town", {"players": 4}),
]

Row = tuple[str, float | None, float]


def ours(seconds: float) -> list[Row]:
    """Our games: decisions a second in the loop, and from Python."""
    rows = zip(OURS, measure(seconds, OURS), strict=True)
    return [(f"Townlet {name}, {options['players']} players", row[1], row[2]) for (name, options), row in rows]


def theirs(seconds: float) -> list[Row]:
    """Their games, measured in a process with what they need."""
    command = [str(PYTHON), str(BENCH / "others.py"), str(seconds)]
    printed = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    return [(label, loop, python) for label, loop, python in json.loads(printed.splitlines()[-1])]


def main() -> None:
    """Measure all and print the table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    best: dict[str, Row] = {}
    for _ in range(ROUNDS):
        for label, loop, python in [*ours(seconds), *theirs(seconds)]:
            _, held_loop, held_python = best.get(label, (label, None, 0.0))
            most = max((one for one in (loop, held_loop) if one is not None), default=None)
            best[label] = (label, most, max(python, held_python))
    if not COMPILED:
        print("The engine is not compiled here.")
    print(f"{'':34} {'decisions/s':>12} {'from Python':>12}")
    for label, loop, python in best.values():
        print(f"{label:34} {'none' if loop is None else f'{loop:,.0f}':>12} {python:12,.0f}")


if __name__ == "__main__":
    main()
