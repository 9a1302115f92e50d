"""Tiny Towns in the terminal: the table as a view shows it, as large as there is room for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from townlet.cli.drawing import Drawing, View, fit, side_by_side
from townlet.cli.tiny_towns_town import (
    SMALL_TOWN,
    TYPES,
    beside,
    card_name,
    cube,
    large_town,
    pattern,
    small_cubes,
    small_town,
    style,
)
from townlet.tiny_towns import words
from townlet.tiny_towns.cards import BY_SLUG, RESOURCE_NAMES

# A terminal of this size has room for the cards with their texts under the towns, a wide one beside them.
ROOMY_WIDTH: Final = 96
ROOMY_HEIGHT: Final = 38
WIDE: Final = 150
WIDE_HEIGHT: Final = 30

# The widths of a large town's squares, and what its frame adds.
CELL: Final = 9
ROOMY_CELL: Final = 12
FRAME: Final = 8
SMALL_LINES: Final = 6


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


# The table.


class Board(Drawing):
    """The table."""

    def parts(self, width: int, height: int) -> Iterator[RenderableType]:
        """The parts from top to bottom."""
        yield self.headline()
        own = self.own()
        others = [town for town in self.view["towns"] if own is None or town["seat"] != own["seat"]]
        columns = small_columns(width, 0 if own is None else ROOMY_CELL)
        rows = -(-len(others) // columns)
        table_cards = cards({**self.view, "towns": [], "seat": None})
        if width >= WIDE and height >= WIDE_HEIGHT:
            tall = 3 if height >= ROOMY_HEIGHT else 2
            yield side_by_side(self.large(own, ROOMY_CELL, tall), self.small(others, min(columns, 3)), table_cards)
        elif width >= ROOMY_WIDTH and height >= ROOMY_HEIGHT + max(0, SMALL_LINES * rows - 14):
            tall = 3 if height >= ROOMY_HEIGHT + 8 else 2
            yield side_by_side(self.large(own, ROOMY_CELL, tall), self.small(others, columns))
            yield Text()
            yield table_cards
        else:
            columns = small_columns(width, 0 if own is None else CELL)
            crowded = own is not None and len(others) > 2 * columns
            if crowded:
                left = Group(self.large(own, CELL, 1), self.strip(4 * CELL + FRAME, 2))
                yield side_by_side(left, self.small(others, columns, letters=False))
            else:
                yield side_by_side(self.large(own, CELL, 1), self.small(others, columns))
                yield self.strip(width, 1)
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

    def large(self, own: View | None, cell: int, tall: int) -> RenderableType:
        """The own town, and what lies beside it."""
        if own is None:
            return ""
        title = self.title(own["seat"]).append(" points now")
        return Text("\n").join([title, large_town(own, cell, tall), *beside(own, own=True)])

    def small(self, towns: list[View], columns: int, letters: bool = True) -> RenderableType:
        """Towns side by side, in rows."""
        drawn = [small_town(town, self.title(town["seat"], small=True), letters) for town in towns]
        return side_by_side(*drawn, columns=columns)

    def strip(self, width: int, rows: int) -> RenderableType:
        """The cards side by side: names and patterns."""
        slugs = self.view["cards"]
        columns = -(-len(slugs) // rows)
        each = max(CELL, min(ROOMY_CELL, width // columns - 1))
        drawn = [
            Text("\n").join([Text(fit(words.name(slug), each), style=style(slug)), pattern(slug)]) for slug in slugs
        ]
        return side_by_side(*drawn, columns=columns)

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
            stands = " (stands)" if own["raised"] else " (not built)" if self.view["over"] else " (in secret)"
            text = Text().append("★ ", style=TYPES["monument"])
            text.append_text(card_name(own["monument"])).append(stands + ": ")
            text.append(words.told(own["monument"]))
            if own["raised"]:
                yield text
            else:
                table.add_row(pattern(own["monument"]), text)
                yield table


def small_columns(width: int, cell: int) -> int:
    """How many small towns have room side by side, beside a large town with squares of this width."""
    return max(1, (width - (4 * cell + FRAME if cell else 0)) // (SMALL_TOWN + 1))


def resource_cards(piles: View) -> Text:
    """The open resource cards, or those turned up so far."""
    text = Text()
    if "open" in piles:
        text.append(" · open: ")
        text.append_text(Text(" ").join(cube(card, f" {card} ") for card in piles["open"]))
    elif piles["discarded"]:
        text.append(" · turned up: ")
        seen = [resource for resource in RESOURCE_NAMES if resource in piles["discarded"]]
        counted = (small_cubes([resource]).append(str(piles["discarded"].count(resource))) for resource in seen)
        text.append_text(Text(" ").join(counted))
    return text.append(f" · pile {piles['pile']}")
