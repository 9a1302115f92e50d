"""`townlet perft`: count the tree of decisions of small set-ups, and compare with the frozen table."""

from __future__ import annotations

import time
import tomllib
from importlib import resources
from typing import Annotated, Any

import typer
from rich.text import Text

import townlet
from townlet.cli.faces import FACES
from townlet.cli.screen import fail, screen
from townlet.core.perft import perft as count
from townlet.core.record import Record, read_decision


def perft(
    game: Annotated[
        str | None, typer.Argument(help="The game; every game when it is left out.", show_default=False)
    ] = None,
    depth: Annotated[int | None, typer.Option(help="Count no deeper than this.", min=1, show_default=False)] = None,
) -> None:
    """Count how many lists of decisions can be played from small set-ups, depth by depth.

    The counts stand frozen in the game's perft.toml: a change of the rules shows as another number.
    """
    if game is not None and game not in FACES:
        fail(f"There is no game '{game}'; the games are {', '.join(FACES)}.")
    console = screen()
    different = 0
    begun = time.perf_counter()
    for name in FACES if game is None else [game]:
        console.print(Text(FACES[name].title, style="bold"))
        for setup in setups(name):
            console.print(Text(f"  {setup['name']}"))
            state = started(name, setup).state
            for level, frozen in enumerate(setup["counts"][:depth], start=1):
                counted = count(state, level)
                different += counted != frozen
                verdict = "as frozen" if counted == frozen else f"DIFFERENT: frozen is {frozen}"
                console.print(
                    Text(f"    depth {level} {counted:>14,}  {verdict}", style="" if counted == frozen else "bold red")
                )
    seconds = time.perf_counter() - begun
    if different:
        fail(f"{different} count{' differs' if different == 1 else 's differ'} from the frozen table.")
    console.print(Text(f"All counts are as frozen; {seconds:.1f} seconds."))


def setups(game: str) -> list[dict[str, Any]]:
    """The set-ups of a game with their frozen counts."""
    text = resources.files(FACES[game].package).joinpath("perft.toml").read_text(encoding="utf-8")
    return list(tomllib.loads(text)["setup"])


def started(game: str, setup: dict[str, Any]) -> Record:
    """The set-up after the decisions that lead to it."""
    record = Record(townlet.load(game, **setup["options"]), setup["seed"])
    for written in setup.get("decisions", []):
        record.play(*read_decision(written, record.game))
    return record
