"""The options of a game on the command line: read from what the game says can be chosen."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from typing import Annotated, Any, Final

import typer

from townlet.cli.faces import FACES
from townlet.core.options import OptionsError

# Options as they are called in the game, for what has no flag of its own.
Pairs = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", help="Any option of the game, as NAME=VALUE.", metavar="NAME=VALUE", show_default=False
    ),
]

KINDS: Final[dict[str, Any]] = {"number": int, "flag": bool, "word": str, "words": str}


def takes_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command an option for everything that can be chosen about a game."""
    signature = inspect.signature(command, eval_str=True)
    own = [parameter for parameter in signature.parameters.values() if parameter.kind != parameter.VAR_KEYWORD]
    added = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation(name))
        for name in names()
    ]
    command.__signature__ = signature.replace(parameters=[*own, *added])  # type: ignore[attr-defined]
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in [*own, *added]}
    return command


def names() -> list[str]:
    """Every option of every game, once."""
    return list(dict.fromkeys(name for face in FACES.values() for name in face.options))


def annotation(name: str) -> Any:
    """How an option is typed on the command line, and what help says of it."""
    having = [face for face in FACES.values() if name in face.options]
    shown = having[0].options[name]
    text = "; ".join(dict.fromkeys(face.options[name]["text"] for face in having))
    flag = shown["kind"] == "flag"
    # A game's own options stand under its title; what all games have, first of all.
    panel = "Options" if name == "players" else " and ".join(face.title for face in having)
    kind = KINDS[shown["kind"]]
    return Annotated[
        kind | None,
        typer.Option(
            f"--{name}/--no-{name}" if flag else f"--{name}",
            help=text[0].upper() + text[1:] + ("" if flag else f" ({shown['values']})") + ".",
            rich_help_panel=panel,
            show_default=False,
            metavar=None if flag else {"number": "N"}.get(shown["kind"], "WORD"),
        ),
    ]


def chosen(game: str, named: dict[str, Any], pairs: list[str]) -> dict[str, Any]:
    """The options of a game from what was typed."""
    options = {
        name: split(value) if isinstance(value, str) else value for name, value in named.items() if value is not None
    }
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise OptionsError(f"--option is written NAME=VALUE, not '{pair}'.")
        options[name] = read_value(value)
    foreign = [name for name in named if name in options and name not in FACES[game].options]
    if foreign:
        raise OptionsError(f"{FACES[game].title} has no option --{foreign[0]}.")
    return options


def read_value(value: str) -> Any:
    """A value as JSON, or else as a word or words with commas."""
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return split(value)


def split(value: str) -> str | list[str]:
    """A word, or words with commas between them."""
    return [word.strip() for word in value.split(",")] if "," in value else value
