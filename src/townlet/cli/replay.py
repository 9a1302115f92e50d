"""`townlet replay`: walk through a game that was played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from townlet.cli.faces import FACES
from townlet.cli.reading import read_file
from townlet.cli.screen import ask, at_terminal, clear, screen
from townlet.cli.session import show_end
from townlet.core.record import Record

KEYS = "Enter: on · b: back · a number: there · q: leave"


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as play --save writes it.", show_default=False)],
    everything: Annotated[
        bool, typer.Option("--all", help="Print the whole game instead of stepping through it.")
    ] = False,
) -> None:
    """Walk through a saved game, decision by decision; at the end come the score sheets.

    What is secret in a game that is not over stays so.
    """
    console = screen()
    record = read_file(file)
    if at_terminal() and not everything:
        walk(console, record)
    else:
        print_all(console, record)


def walk(console: Console, record: Record) -> None:
    """Step forward and back."""
    at, last = 0, len(record.decisions)
    while True:
        show(console, record, at)
        if at == last:
            tell_end(console, record)
        try:
            typed = ask(console, f"{at} of {last}  {KEYS}> ").lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if typed.startswith("q"):
            return
        if typed.startswith("b"):
            at = max(0, at - 1)
        elif typed.isdigit() and len(typed) < 9:
            at = min(last, int(typed))
        elif not typed:
            if at == last:
                return
            at += 1


def show(console: Console, record: Record, at: int) -> None:
    """The table after so many decisions."""
    clear(console)
    console.print(FACES[record.game.name].draw(record.after(at).view(None), names(record)))
    if at:
        console.print(Text(sentence(record, at), style="bold"))


def print_all(console: Console, record: Record) -> None:
    """Every decision in words, and the table at each chapter of the game."""
    face = FACES[record.game.name]
    console.print(Text(f"{face.title}, {record.game.players} seats, {len(record.decisions)} decisions", style="bold"))
    chapter = ""
    for at, state in enumerate(record.states()):
        if at:
            console.print(Text(f"{at:>4}  {sentence(record, at)}"))
        view = state.view(None)
        if face.chapter(view) != chapter or state.over():
            chapter = face.chapter(view)
            console.print()
            console.print(face.draw(view, names(record)))
            console.print()
    tell_end(console, record)


def tell_end(console: Console, record: Record) -> None:
    """The score sheets, or that there are none yet."""
    if record.state.over():
        show_end(console, record, names(record))
    else:
        console.print("The game is not over.")


def names(record: Record) -> list[str]:
    """The seats' names."""
    return [f"Seat {seat}" for seat in range(record.game.players)]


def sentence(record: Record, at: int) -> str:
    """The decision with this number, in words."""
    player, notation = record.log(None)[at - 1]
    return f"Seat {player} {record.game.said(notation)}"
