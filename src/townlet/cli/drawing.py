"""What the boards of both games are drawn with."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

View = dict[str, Any]

# What a terminal with plain letters alone shows in the place of these.
PLAIN: Final = str.maketrans("┌┬┐├┼┤└┴┘─│·★…→", "+++++++++-|.*.>")

# The colours of lines, and of what is not there.
LINES: Final = "grey58"
EMPTY: Final = "grey42"


@dataclass
class Drawing(ABC):
    """The table as a view shows it, drawn for the size of the terminal."""

    view: View
    names: list[str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        parts = list(self.parts(options.max_width, options.size.height))
        if not options.ascii_only:
            yield from parts
            return
        for line in console.render_lines(Group(*parts), options, pad=False):
            yield Text().join(Text(part.text.translate(PLAIN), style=part.style or "") for part in line)

    @abstractmethod
    def parts(self, width: int, height: int) -> Iterator[RenderableType]:
        """The parts from top to bottom."""


def side_by_side(*parts: RenderableType, columns: int = 0) -> RenderableType:
    """Things side by side, in rows of so many."""
    shown = [part for part in parts if part != ""]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for first in range(0, len(shown), columns or len(shown)):
        grid.add_row(*shown[first : first + (columns or len(shown))])
    return grid


def fit(name: str, width: int) -> str:
    """A name cut to a width, at a word where that is possible."""
    shown = name.removeprefix("The ") if len(name) > width else name
    while len(shown) > width and " " in shown:
        shown = shown.rpartition(" ")[0].removesuffix(" the").removesuffix(" of").removesuffix(" of a")
    return shown if len(shown) <= width else shown[: width - 1] + "."


def framed(rows: list[list[list[Text]]], letters: str, width: int) -> Text:
    """Squares in a frame with letters above and numbers beside it; each square is so many lines of this width."""
    columns = "┬".join(f"{letter:─^{width}}" for letter in letters)
    text = Text(f"  ┌{columns}┐\n", style=LINES)
    for number, row in enumerate(rows, start=1):
        if number > 1:
            text.append("  ├" + "┼".join(["─" * width] * len(letters)) + "┤\n", style=LINES)
        tall = len(row[0])
        for line in range(tall):
            label = str(number) if line == (tall - 1) // 2 else " "
            text.append(f"{label} │", style=LINES)
            for square in row:
                text.append_text(square[line]).append("│", style=LINES)
            text.append("\n")
    return text.append("  └" + "┴".join(["─" * width] * len(letters)) + "┘", style=LINES)
