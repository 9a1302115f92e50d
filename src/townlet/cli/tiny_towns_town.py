"""A town of Tiny Towns in the terminal, large or small, and the cards' names and patterns.

Resources are written small and buildings with a capital letter, so that they differ without colour too.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from townlet.cli.drawing import EMPTY, LINES, View, fit, framed
from townlet.tiny_towns import words
from townlet.tiny_towns.answers import CAVERN_HOLDS
from townlet.tiny_towns.cards import BY_SLUG, RESOURCE_NAMES, TYPE_NAMES

SHORT: Final = {"wood": "wd", "wheat": "wh", "brick": "br", "glass": "gl", "stone": "st"}
LETTERS: Final = {"w": "wood", "y": "wheat", "b": "brick", "g": "glass", "s": "stone"}
CUBES: Final = {
    "wood": "bold white on orange4",
    "wheat": "bold black on yellow",
    "brick": "bold white on red",
    "glass": "bold black on cyan",
    "stone": "bold black on grey70",
}
TYPES: Final = {
    "cottage": "bold bright_blue",
    "food": "bold bright_red",
    "well": "bold bright_black",
    "chapel": "bold dark_orange",
    "tavern": "bold green",
    "theater": "bold gold3",
    "factory": "bold white on grey23",
    "monument": "bold bright_magenta",
}
PLACES: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th")
SMALL_CELL: Final = 3
SMALL_TOWN: Final = 4 * SMALL_CELL + 5


# Words and cubes.


def cube(resource: str, text: str | None = None) -> Text:
    """A cube as a coloured word."""
    return Text(resource if text is None else text, style=CUBES[resource])


def small_cubes(resources: list[str]) -> Text:
    """Cubes as two letters each."""
    return Text(" ").join(cube(resource, SHORT[resource]) for resource in resources)


def style(slug: str) -> str:
    """The colours of a building's type."""
    return TYPES[TYPE_NAMES[BY_SLUG[slug].type]]


def card_name(slug: str) -> Text:
    """A card's name in the colours of its type."""
    return Text(words.name(slug), style=style(slug), no_wrap=True)


def pattern(slug: str) -> Text:
    """A card's pattern as cubes in their places."""
    rows = []
    for line in BY_SLUG[slug].pattern.split("/"):
        row = Text()
        for letter in line:
            row.append_text(Text("  ") if letter == "." else cube(LETTERS[letter], SHORT[LETTERS[letter]]))
            row.append(" ")
        rows.append(row)
    return Text("\n").join(rows)


# Towns.


def large_town(town: View, width: int, height: int) -> Text:
    """A town with room for names; what lies on buildings stands under them."""
    middle = (height - 1) // 2
    rows = []
    for number, row in enumerate(town["grid"], start=1):
        held = [town["held"].get(f"{letter}{number}", []) for letter in "abcd"]
        lines = range(max(height, 1 + any(held)))
        rows.append(
            [[large_cell(what, on, width, line - middle) for line in lines] for what, on in zip(row, held, strict=True)]
        )
    return framed(rows, "abcd", width)


def large_cell(what: str, held: list[str], width: int, line: int) -> Text:
    """One line of a square: line 0 has the name, line 1 what lies on it."""
    if what in RESOURCE_NAMES:
        return cube(what, f"{what if line == 0 else '':^{width}}")
    if what == ".":
        return Text(f"{'·' if line == 0 else '':^{width}}", style=EMPTY)
    if line == 1 and held:
        cubes = small_cubes(held)
        cubes.align("center", width)
        return cubes
    return Text(f"{fit(words.name(what), width) if line == 0 else '':^{width}}", style=style(what))


def small_town(town: View, title: Text, letters: bool = True) -> Text:
    """A town in short words."""
    lines = [title]
    if letters:
        lines.append(Text("  " + " ".join(f"{letter:^{SMALL_CELL}}" for letter in "abcd"), style=LINES))
    for number, row in enumerate(town["grid"], start=1):
        line = Text().append(f"{number} ", style=LINES)
        lines.append(line.append_text(Text(" ").join(small_cell(what) for what in row)))
    for square, held in town["held"].items():
        lines.append(Text().append(f"  {square} ", style=LINES).append_text(small_cubes(held)))
    return Text("\n").join([*lines, *beside(town, own=False)])


def small_cell(what: str) -> Text:
    """A square in three letters."""
    if what in RESOURCE_NAMES:
        return cube(what, f"{SHORT[what]:^{SMALL_CELL}}")
    if what == ".":
        return Text(f"{'·':^{SMALL_CELL}}", style=EMPTY)
    return Text(words.name(what).removeprefix("The ")[:SMALL_CELL], style=style(what))


def beside(town: View, own: bool) -> list[Text]:
    """What lies beside a town, each thing on a line of its own."""
    lines = []
    if town["raised"] and not own:
        lines.append(Text(f"★ {fit(words.name(town['monument']), 15)}", style=TYPES["monument"]))
    if town["set_aside"]:
        lines.append(Text(f"Cavern: {town['set_aside']} of {CAVERN_HOLDS}"))
    if town["watch"]:
        lines.append(Text("Watch: ").append_text(short_names(town["watch"])))
    if town["claims"]:
        lines.append(Text("may take: ").append_text(short_names(town["claims"])))
    if town["finished"]:
        lines.append(Text(f"completed {PLACES[town['finished'] - 1]}"))
    return lines


def short_names(slugs: list[str]) -> Text:
    """Buildings in three letters each."""
    return Text(" ").join(small_cell(slug) for slug in slugs)
