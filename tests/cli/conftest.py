"""What the tests of the command share."""

from __future__ import annotations

import pytest

from tests.cli.terminal import Run, runner


@pytest.fixture
def townlet_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)
