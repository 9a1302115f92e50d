"""`townlet arena`: bots against each other, measured."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import townlet
from townlet import bots
from townlet.cli.options import Pairs, chosen, takes_game_options
from townlet.cli.screen import fail, screen
from townlet.core.chance import SEEDS
from townlet.core.options import OptionsError
from townlet.lab.arena import ArenaError, Contest, Played, hold

if TYPE_CHECKING:
    from townlet.lab.ratings import Figure, Report


@takes_game_options
def arena(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    more: Annotated[list[str] | None, typer.Argument(hidden=True)] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            help=f"Who plays: {', '.join(bots.BOTS)}. One bot alone plays the solo game; more bots than --players meet "
            "in every choice of so many.",
            metavar="A B C …",
            show_default=False,
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="How many games each line-up plays.", metavar="N", min=1)] = 100,
    jobs: Annotated[int, typer.Option(help="In how many processes.", metavar="N", min=1)] = 1,
    seed: Annotated[int, typer.Option(help="The seed of the first game.", metavar="N", min=0, max=SEEDS - 1)] = 0,
    seconds: Annotated[
        float | None,
        typer.Option(help="All levels think so long a decision.", metavar="S", min=0.0, show_default=False),
    ] = None,
    nodes: Annotated[
        int | None,
        typer.Option(
            help="All levels think so many nodes a decision: then no clock counts, and the same command plays the "
            "same games.",
            metavar="N",
            min=1,
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    out: Annotated[
        Path | None,
        typer.Option(
            help="Keep every game in this file as it ends; called again with the same file, the contest goes on.",
            metavar="FILE",
            show_default=False,
        ),
    ] = None,
    option: Pairs = None,
    **named: Any,
) -> None:
    """Let bots play many games against each other, and tell how strong they are.

    Every seed is played once with each bot on each seat. An interrupted contest tells what was played until then.

    [b]townlet arena tiny-towns --bots hard greedy random --players 2 --games 200 --jobs 2 --out ladder.jsonl[/b]

    [b]townlet arena tiny-towns --bots master --games 100[/b]  the solo game
    """
    contest = set_up(game, [*(bot or []), *(more or [])], named, option or [], seed=seed, seconds=seconds, nodes=nodes)
    try:
        from townlet.lab.ratings import report  # noqa: PLC0415 - only this command needs the lab
    except ModuleNotFoundError as error:
        fail(f"The arena needs more packages ({error.name}): install townlet[lab].")
    try:
        played = watch(contest, games, jobs, out)
    except ArenaError as error:
        fail(str(error))
    found = report(contest, played)
    if as_json:
        print(json.dumps({"contest": vars(contest), **found.data()}, indent=1))
    else:
        show(screen(), contest, found)
    if len(played) < games * len(contest.line_ups()):
        raise typer.Exit(130)


def set_up(
    game: str,
    wanted: list[str],
    named: dict[str, Any],
    pairs: list[str],
    *,
    seed: int,
    seconds: float | None,
    nodes: int | None,
) -> Contest:
    """The contest that was asked for."""
    if game not in townlet.GAMES:
        fail(f"There is no game '{game}'; the games are {', '.join(townlet.GAMES)}.")
    names = [name for written in wanted for name in written.split(",") if name]
    if not names:
        fail(f"--bots names who plays: {', '.join(bots.BOTS)}.")
    try:
        for name in names:
            bots.make(name, 0)
        players = named.pop("players") or len(names)
        options = chosen(game, named, pairs)
        # Wrong options are told before anybody plays.
        townlet.load(game, players=players, **options)
    except (OptionsError, ValueError) as error:
        fail(str(error))
    if players > len(names):
        fail(f"--bots names a bot for each of the {players} seats; a bot may be named more than once.")
    return Contest(game, options, names, players, seed, seconds, nodes)


def watch(contest: Contest, games: int, jobs: int, out: Path | None) -> list[Played]:
    """Hold the contest with a progress bar; what was played, also when somebody interrupts it."""
    played: list[Played] = []
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn())
    with Progress(TextColumn("{task.description}"), *columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games * len(contest.line_ups()))
        try:
            for one in hold(contest, games, jobs, out):
                played.append(one)
                bar.advance(task)
        except KeyboardInterrupt:
            pass
    return played


def show(console: Console, contest: Contest, found: Report) -> None:
    """The figures as a table, and how any two did against each other; times are of decisions, in milliseconds."""
    several = contest.players > 1
    seats = f"{contest.players} player{'s' * several}"
    title = f"{townlet.book(contest.game)['title']}, {seats}, {found.games} games"
    table = Table(title=title, title_justify="left")
    table.add_column("bot", no_wrap=True)
    for head in ("games", *(("wins", "rating") if several else ()), "score", "ms", "slowest"):
        table.add_column(head, justify="right", no_wrap=True)
    for one in found.standings:
        figures = [percent(one.wins), around(one.rating)] if one.wins and one.rating else []
        times = [f"{one.mean_ms:.1f}", f"{one.slowest_ms:.0f}"]
        table.add_row(one.bot, str(one.games), *figures, around(one.score), *times)
    console.print(table)
    for met in found.meetings:
        console.print(Text(f"{met.bot} before {met.against}: {percent(met.ahead)} of {met.games}"))


def percent(figure: Figure) -> str:
    """A share with its interval."""
    return f"{100 * figure.value:.1f}% ({100 * figure.least:.0f}-{100 * figure.most:.0f})"


def around(figure: Figure) -> str:
    """A value with what may be added or taken away."""
    return f"{figure.value:.1f} ± {figure.most - figure.value:.1f}"
