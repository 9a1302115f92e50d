"""The terminal: what is printed to, asked from, and how a command fails."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Any, NoReturn

import typer
from rich.console import Console
from rich.text import Text

with suppress(ImportError):
    # Where there is readline, what is typed can be edited and called back.
    import readline


def screen() -> Console:
    """The terminal, or whatever the output goes to."""
    # Letters that can not be written or read are better shown as ? than not at all.
    for stream in (sys.stdin, sys.stdout):
        reconfigure: Any = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    return Console(highlight=False, soft_wrap=False)


def fail(sentence: str) -> NoReturn:
    """Say what is wrong and leave with exit code 1."""
    Console(stderr=True, highlight=False).print(Text(sentence), soft_wrap=True)
    raise typer.Exit(1)


def at_terminal() -> bool:
    """A person sits at the keyboard and sees the screen."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def clear(console: Console) -> None:
    """Empty the screen, when it is a terminal."""
    if sys.stdout.isatty():
        console.file.write("\x1b[H\x1b[2J")
        console.file.flush()


def forget(console: Console) -> None:
    """Empty the screen, and also what was scrolled away and typed: the next person may not see it."""
    clear(console)
    if sys.stdout.isatty():
        console.file.write("\x1b[3J")
        console.file.flush()
        with suppress(NameError):
            readline.clear_history()


def ask(console: Console, question: str) -> str:
    """Ask and read a line; EOFError when there is none any more. What a script answers is printed too."""
    if at_terminal():
        console.file.flush()
        return input(question).strip()
    line = sys.stdin.readline()
    if not line:
        console.print(Text(question))
        raise EOFError
    console.print(Text(question + line.strip()))
    return line.strip()
