"""The client's side of the protocol under faults: tests/web/seat.test.mjs, run by node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest


def test_the_clients_connection_survives_every_fault() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.fail("There is no node here: install Debian's package nodejs, as .ci/run does.")
    script = Path(__file__).parent / "seat.test.mjs"
    # Its modules have no package.json to say that they are modules.
    done = subprocess.run(
        [node, "--experimental-default-type=module", "--test", str(script)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
