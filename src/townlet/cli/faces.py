"""What the command must know of each game beside the contract: how it is drawn and told, by the game's name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rich.console import RenderableType

from townlet.cli import little_town_board, tiny_towns_board
from townlet.cli.drawing import View
from townlet.little_town import pad as little_town_pad
from townlet.little_town import words as little_town_words
from townlet.little_town.game import NAME as LITTLE_TOWN
from townlet.tiny_towns import pad as tiny_towns_pad
from townlet.tiny_towns import words as tiny_towns_words
from townlet.tiny_towns.game import NAME as TINY_TOWNS


@dataclass(frozen=True)
class Face:
    """How a game shows itself in the terminal, from views and notation alone."""

    title: str
    # The package with the game's data.
    package: str
    # What can be chosen about a game: kind, values and text of each option.
    options: dict[str, dict[str, str]]
    # The table as a view shows it; the names are those of the seats.
    draw: Callable[[View, list[str]], RenderableType]
    # Every card or tile that the view shows, with what it does.
    cards: Callable[[View], RenderableType]
    # Where in the game this is; boards are printed when it changes.
    chapter: Callable[[View], str]
    # The name of what a line of a score sheet is about.
    name: Callable[[str], str]
    # What may be typed in the place of a whole decision.
    shortened: str
    # The score pad: the sheet of a document, or everybody's; OptionsError says what is wrong with it.
    score: Callable[[dict[str, Any]], dict[str, Any]]


FACES: Final = {
    TINY_TOWNS: Face(
        title="Tiny Towns",
        package="townlet.tiny_towns",
        options=tiny_towns_words.WORDS.options(),
        draw=tiny_towns_board.draw,
        cards=tiny_towns_board.cards,
        chapter=tiny_towns_board.chapter,
        name=tiny_towns_words.name,
        shortened="b2 for place b2, wh for name wheat",
        score=tiny_towns_pad.score,
    ),
    LITTLE_TOWN: Face(
        title=little_town_words.title(),
        package="townlet.little_town",
        options=little_town_words.WORDS.options(),
        draw=little_town_board.draw,
        cards=little_town_board.cards,
        chapter=little_town_board.chapter,
        name=little_town_board.name,
        shortened="w c3 for worker c3, bak d3 for activate bakery d3",
        score=little_town_pad.score,
    ),
}
