"""`townlet play`: a game at the keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

import townlet
from townlet import bots
from townlet.cli.faces import FACES
from townlet.cli.options import Pairs, chosen, takes_game_options
from townlet.cli.reading import read_file
from townlet.cli.screen import ask, at_terminal, fail, screen
from townlet.cli.session import SEATS, Session, in_use, usual_seats
from townlet.core.chance import SEEDS
from townlet.core.game import Game
from townlet.core.options import OptionsError
from townlet.core.record import Record

# Seeds that a person can say aloud.
DRAWN_SEEDS = 10**6


@takes_game_options
def play(
    game: Annotated[
        str | None, typer.Argument(help="The game; asked for when it is left out.", show_default=False)
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            help="What decides chance: the same seed is the same game.",
            metavar="N",
            min=0,
            max=SEEDS - 1,
            show_default=False,
        ),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who decides for each seat: [b]me[/b] or a bot, with commas. You sit first unless told. "
            f"The bots are {', '.join(bots.BOTS)}.",
            metavar="me,hard,…",
            show_default=False,
        ),
    ] = None,
    load: Annotated[
        Path | None, typer.Option(help="Go on with a saved game.", metavar="RECORD", show_default=False)
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Save to this file after every decision.", metavar="FILE", show_default=False)
    ] = None,
    option: Pairs = None,
    **named: Any,
) -> None:
    """Play a game in the terminal, alone, against bots, or several people at one keyboard.

    [b]townlet play tiny-towns --players 1[/b]  alone

    [b]townlet play tiny-towns --seats me,me,hard[/b]  two people and a bot

    [b]townlet play --load evening.json[/b]  on with a saved game
    """
    console = screen()
    if load is not None:
        given = [
            f"--{name}"
            for name, value in {**named, "seed": seed, "option": option or None}.items()
            if value is not None
        ]
        if given or game is not None:
            fail(f"A saved game is set up already: leave {', '.join(given) or 'the name of the game'} out.")
        record = read_file(load)
    else:
        record = Record(
            set_up(console, game, named, option or [], seats), secrets.randbelow(DRAWN_SEEDS) if seed is None else seed
        )
    if save is None:
        save = load
    elif save != load and in_use(save):
        fail(f"{save} exists already: go on with it by --load {save}, or name another file.")
    Session(console, record, read_seats(seats, record.game.players), save).play()


def set_up(console: Console, game: str | None, named: dict[str, Any], pairs: list[str], seats: str | None) -> Game:
    """The game that was asked for."""
    if game is None:
        game = choose_game(console)
    if game not in FACES:
        fail(f"There is no game '{game}'; the games are {', '.join(FACES)}.")
    # Whoever names the seats has said how many play.
    if seats is not None and named.get("players") is None and not any(pair.startswith("players=") for pair in pairs):
        named = {**named, "players": len(seats.split(","))}
    try:
        return townlet.load(game, **chosen(game, named, pairs))
    except OptionsError as error:
        fail(str(error))


def choose_game(console: Console) -> str:
    """Ask which game to play."""
    games = list(FACES)
    if len(games) == 1 or not at_terminal():
        if len(games) > 1:
            fail(f"Say which game to play: {', '.join(games)}.")
        return games[0]
    for number, name in enumerate(games, start=1):
        console.print(Text(f"{number:>3}  {FACES[name].title}"))
    while True:
        try:
            typed = ask(console, "Which game? ").lower()
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit from None
        if typed.isdigit() and 1 <= int(typed) <= len(games):
            return games[int(typed) - 1]
        meant = [name for name in games if typed and name.startswith(typed)]
        if len(meant) == 1:
            return meant[0]


def read_seats(written: str | None, players: int) -> list[str]:
    """Who decides for each seat."""
    if written is None:
        return usual_seats(players)
    seats = [seat.strip() for seat in written.lower().split(",")]
    if len(seats) != players or any(seat not in SEATS for seat in seats):
        fail(f"--seats names each of the {players} seats: {', '.join(SEATS)}, with commas, not '{written}'.")
    return seats
