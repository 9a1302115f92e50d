"""The command and its subcommands."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

import typer

from townlet.cli import arena, games, perft, play, replay, score, serve
from townlet.cli.screen import screen
from townlet.core.game import COMPILED

app = typer.Typer(
    help="Tiny Towns and Little Town Builders in the terminal: play them, walk through games, count points.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def tell_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        screen().print(f"townlet {version('townlet')}, {'compiled' if COMPILED else 'interpreted'}", highlight=False)
        raise typer.Exit


@app.callback()
def townlet(
    told: Annotated[
        bool,
        typer.Option("--version", callback=tell_version, is_eager=True, help="Print the version and leave."),
    ] = False,
) -> None:
    """Tiny Towns and Little Town Builders in the terminal: play them, walk through games, count points."""


app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("replay")(replay.replay)
app.command("score")(score.score)
app.command("arena")(arena.arena)
app.command("perft")(perft.perft)
app.command("games")(games.games)
