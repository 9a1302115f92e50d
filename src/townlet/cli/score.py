"""`townlet score`: the score pad for a game on a real table."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from townlet.cli.faces import FACES
from townlet.cli.reading import read_document
from townlet.cli.screen import fail, screen
from townlet.cli.sheets import pad_tables
from townlet.core.options import OptionsError


def score(
    file: Annotated[
        str, typer.Argument(help="The table as JSON; [b]-[/b] reads what is piped in.", show_default=False)
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print the sheet as JSON.")] = False,
) -> None:
    """Count the points of a game on a real table, line by line.

    The file says what stands where; its key [b]game[/b] says of which game. See docs/playing-in-the-terminal.md.
    """
    document = read_document(file)
    game = document.get("game")
    if not isinstance(game, str) or game not in FACES:
        fail(f"{file}: game: is one of {', '.join(FACES)}, not {game!r:.60}.")
    try:
        sheet = FACES[game].score(document)
    except OptionsError as error:
        fail(f"{file}: {error}")
    if as_json:
        typer.echo(json.dumps(sheet))
    else:
        screen().print(pad_tables(sheet, FACES[game].name))
