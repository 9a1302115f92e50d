"""The command as a test runs it: arguments, what is piped in, what comes out."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from rich.console import Console, RenderableType

from townlet.cli import main


@dataclass
class Ran:
    """What a command printed, and its exit code."""

    out: str
    err: str
    code: int


Run = Callable[..., Ran]


def runner(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "dumb")

    def run(*arguments: object, piped: str | bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "argv", ["townlet", *(str(argument) for argument in arguments)])
        monkeypatch.setattr(
            sys,
            "stdin",
            io.TextIOWrapper(io.BytesIO(piped.encode() if isinstance(piped, str) else piped), encoding="utf-8"),
        )
        with pytest.raises(SystemExit) as left:
            main()
        printed = capsys.readouterr()
        return Ran(printed.out, printed.err, int(left.value.code or 0))

    return run


def drawn(renderable: RenderableType, width: int = 80, height: int = 24, color: bool = False) -> str:
    """What a terminal of this size shows."""
    file = io.StringIO()
    console = Console(file=file, width=width, height=height, force_terminal=color, highlight=False, _environ={})
    console.print(renderable)
    return file.getvalue()


def plain(text: str) -> str:
    """A text with single blanks, whatever it was wrapped to."""
    return re.sub(r"\s+", " ", text)
