"""Tiny Towns in the terminal: the table as a view shows it.

Resources are written small and buildings with a capital letter, so that they differ without colour too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from townlet.tiny_towns import words
from townlet.tiny_towns.answers import CAVERN_HOLDS
from townlet.tiny_towns.cards import BY_SLUG, RESOURCE_NAMES, TYPE_NAMES

View = dict[str, Any]

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
    "well": "bold white",
    "chapel": "bold dark_orange",
    "tavern": "bold green",
    "theater": "bold bright_yellow",
    "factory": "bold black on grey62",
    "monument": "bold bright_magenta",
}

# From these sizes of the terminal on there is room for more.
ROOMY_WIDTH: Final = 96
ROOMY_HEIGHT: Final = 38
WIDE: Final = 150

SMALL_CELL: Final = 3
SMALL_TOWN: Final = 4 * SMALL_CELL + 5
PLAIN: Final = str.maketrans("┌┬┐├┼┤└┴┘─│·★…", "+++++++++-|.*.")


def draw(view: View, names: list[str]) -> RenderableType:
    """The whole table; the town of the view's seat is large."""
    return Board(view, names)


def cards(view: View) -> RenderableType:
    """Every card in the game with its pattern and what it does, and the monuments this seat knows."""
    table = Table.grid(padding=(0, 2, 0, 0))
    monuments = [town["monument"] for town in view["towns"] if town["monument"]]
    own = view["towns"][view["seat"]].get("dealt", []) if view["seat"] is not None else []
    for slug in [*view["cards"], *dict.fromkeys([*own, *monuments])]:
        table.add_row(pattern(slug), card_name(slug), Text(words.told(slug)))
        if "/" not in BY_SLUG[slug].pattern:
            table.add_row("")
    return table


def chapter(view: View) -> str:
    """The round."""
    return f"Round {view['round']}" if view["round"] else "Before the first round"


def asked(view: View) -> str:
    """What the seat of the view is asked now."""
    town = view["towns"][view["seat"]]
    return words.asked(town["owes"], town["cube"])


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


def fit(name: str, width: int) -> str:
    """A name cut to a width, at a word where that is possible."""
    if len(name) <= width:
        return name
    first, _, rest = name.partition(" ")
    if rest and len(first) + 3 <= width:
        return f"{first} {rest[0]}."
    return name[: width - 1] + "."


# Towns.


def large_town(town: View, width: int, height: int) -> Text:
    """A town with room for names; what lies on buildings stands under them."""
    columns = "┬".join(f"{letter:─^{width}}" for letter in "abcd")
    text = Text(f"  ┌{columns}┐\n", style="grey58")
    for number, row in enumerate(town["grid"], start=1):
        if number > 1:
            text.append("  ├" + "┼".join(["─" * width] * 4) + "┤\n", style="grey58")
        squares = [f"{letter}{number}" for letter in "abcd"]
        holding = any(square in town["held"] for square in squares)
        for line in range(max(height, 1 + holding)):
            label = str(number) if line == (height - 1) // 2 else " "
            text.append(f"{label} │", style="grey58")
            for square, what in zip(squares, row, strict=True):
                text.append_text(large_cell(what, town["held"].get(square, []), width, line - (height - 1) // 2))
                text.append("│", style="grey58")
            text.append("\n")
    text.append("  └" + "┴".join(["─" * width] * 4) + "┘", style="grey58")
    return text


def large_cell(what: str, held: list[str], width: int, line: int) -> Text:
    """One line of a square: line 0 has the name, line 1 what lies on it."""
    if what in RESOURCE_NAMES:
        return cube(what, f"{what if line == 0 else '':^{width}}")
    if what == ".":
        return Text(f"{'·' if line == 0 else '':^{width}}", style="grey42")
    if line == 1 and held:
        cubes = small_cubes(held)
        cubes.align("center", width)
        return cubes
    return Text(f"{fit(words.name(what), width) if line == 0 else '':^{width}}", style=style(what))


def small_town(town: View, title: Text) -> Text:
    """A town in short words."""
    lines = [title, Text("  " + " ".join(f"{letter:^{SMALL_CELL}}" for letter in "abcd"), style="grey58")]
    for number, row in enumerate(town["grid"], start=1):
        line = Text().append(f"{number} ", style="grey58")
        lines.append(line.append_text(Text(" ").join(small_cell(what) for what in row)))
    for square, held in town["held"].items():
        lines.append(Text().append(f"  {square} ", style="grey58").append_text(small_cubes(held)))
    return Text("\n").join([*lines, *beside(town, own=False)])


def small_cell(what: str) -> Text:
    """A square in three letters."""
    if what in RESOURCE_NAMES:
        return cube(what, f"{SHORT[what]:^{SMALL_CELL}}")
    if what == ".":
        return Text(f"{'·':^{SMALL_CELL}}", style="grey42")
    return Text(words.name(what).replace("The ", "")[:SMALL_CELL], style=style(what))


def beside(town: View, own: bool) -> list[Text]:
    """What lies beside a town, each thing on a line of its own."""
    lines = []
    if town["raised"] and not own:
        lines.append(Text(f"★ {fit(words.name(town['monument']).removeprefix('The '), 15)}", style=TYPES["monument"]))
    if town["set_aside"]:
        lines.append(Text(f"Cavern: {town['set_aside']} of {CAVERN_HOLDS}"))
    if town["watch"]:
        lines.append(Text("Watch: ").append_text(short_names(town["watch"])))
    if town["claims"]:
        lines.append(Text("may take: ").append_text(short_names(town["claims"])))
    if town["finished"]:
        lines.append(Text(f"completed at {town['finished']}"))
    return lines


def short_names(slugs: list[str]) -> Text:
    """Buildings in three letters each."""
    return Text(" ").join(small_cell(slug) for slug in slugs)


# The table.


@dataclass
class Board:
    """The table, drawn as large as the terminal has room for."""

    view: View
    names: list[str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        roomy = options.max_width >= ROOMY_WIDTH and options.size.height >= ROOMY_HEIGHT
        parts = list(self.parts(options.max_width, options.size.height, roomy))
        if not options.ascii_only:
            yield from parts
            return
        # A terminal without these signs gets plain ones.
        for line in console.render_lines(Group(*parts), options, pad=False):
            yield Text().join(Text(part.text.translate(PLAIN), style=part.style or "") for part in line)

    def parts(self, width: int, height: int, roomy: bool) -> Iterator[RenderableType]:
        """The parts from top to bottom."""
        yield self.headline()
        yield self.towns(width, height, roomy)
        own = self.own()
        if roomy and width < WIDE:
            yield Text()
            yield cards({**self.view, "towns": [], "seat": None})
        elif not roomy:
            yield self.strip(width)
        if own is not None:
            yield from self.monuments(own)

    def own(self) -> View | None:
        """The town of the person in front."""
        seat = self.view["seat"]
        return None if seat is None else dict(self.view["towns"][seat])

    def headline(self) -> Text:
        """The round, and above all its resource."""
        view = self.view
        text = Text().append("The game is over" if view["over"] else chapter(view), style="bold")
        builder = view["master_builder"]
        if builder is not None and not view["over"]:
            text.append(f" · Master Builder: {self.names[builder]}")
        if view["named"] and not view["over"]:
            text.append(" · the resource is ")
            text.append_text(cube(view["named"], f"  {view['named'].upper()}  "))
        own = self.own()
        if own is not None and own["cube"] not in (None, view["named"]):
            text.append(" · in your hand is ").append_text(cube(own["cube"], f"  {own['cube'].upper()}  "))
        piles = view["resource_cards"]
        if piles and not view["over"]:
            text.append_text(resource_cards(piles))
        return text

    def title(self, seat: int, small: bool = False) -> Text:
        """Whose town it is, and its points; a star marks who owes a decision."""
        mark = "*" if seat in self.view["to_act"] else " "
        points = str(self.view["scores"][seat])
        name = self.names[seat]
        if small and len(name) + len(points) > SMALL_TOWN - 3:
            # What stands in brackets can be missed first.
            name = name.partition(" (")[0][: SMALL_TOWN - 3 - len(points)]
        return Text(no_wrap=True).append(f"{mark} {name}", style="bold").append(f" {points}")

    def towns(self, width: int, height: int, roomy: bool) -> RenderableType:
        """The own town large, the others beside it."""
        own = self.own()
        grid = Table.grid(padding=(0, 1, 0, 0))
        row: list[RenderableType] = []
        if own is not None:
            title = self.title(own["seat"]).append(" points now")
            tall = (3 if height >= ROOMY_HEIGHT + 8 else 2) if roomy else 1
            town = large_town(own, 12 if roomy else 9, tall)
            row.append(Text("\n").join([title, town, *beside(own, own=True)]))
        others = [town for town in self.view["towns"] if own is None or town["seat"] != own["seat"]]
        columns = max(1, (width - (0 if own is None else 57 if roomy else 44)) // (SMALL_TOWN + 1))
        if others:
            row.append(self.small_towns(others, min(columns, 3 if own else 6)))
        if roomy and width >= WIDE:
            row.append(cards({**self.view, "towns": [], "seat": None}))
        grid.add_row(*row)
        return grid

    def small_towns(self, towns: list[View], columns: int) -> RenderableType:
        """Towns side by side, in rows."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        drawn = [small_town(town, self.title(town["seat"], small=True)) for town in towns]
        for first in range(0, len(drawn), columns):
            grid.add_row(*drawn[first : first + columns])
        return grid

    def strip(self, width: int) -> RenderableType:
        """The cards side by side: names and patterns."""
        each = max(9, min(12, (width - 2) // len(self.view["cards"])) - 1)
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(*(Text(fit(words.name(slug), each), style=style(slug)) for slug in self.view["cards"]))
        grid.add_row(*(pattern(slug) for slug in self.view["cards"]))
        return grid

    def monuments(self, own: View) -> Iterator[RenderableType]:
        """The monument in hand or built, or the two to choose from."""
        if own["owes"] == "keep":
            yield Text("Your two monuments:", style="bold")
            table = Table.grid(padding=(0, 2, 0, 0))
            for slug in own["dealt"]:
                table.add_row(pattern(slug), card_name(slug), Text(words.told(slug)))
            yield table
        elif own["monument"]:
            table = Table.grid(padding=(0, 2, 0, 0))
            stands = " (stands)" if own["raised"] else " (in secret)"
            text = Text().append("★ ", style=TYPES["monument"])
            text.append_text(card_name(own["monument"])).append(stands + ": ")
            text.append(words.told(own["monument"]))
            if own["raised"]:
                yield text
            else:
                table.add_row(pattern(own["monument"]), text)
                yield table


def resource_cards(piles: View) -> Text:
    """The open resource cards, or those turned up so far."""
    text = Text()
    if "open" in piles:
        text.append(" · open: ")
        text.append_text(Text(" ").join(cube(card, f" {card} ") for card in piles["open"]))
    elif piles["discarded"]:
        text.append(" · turned up: ")
        text.append_text(small_cubes(piles["discarded"]))
    return text.append(f" · {piles['pile']} in the pile")
