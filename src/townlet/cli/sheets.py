"""Score sheets and rankings as tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text


def sheet_table(sheet: dict[str, Any], name: Callable[[str], str], title: str = "") -> RenderableType:
    """A score sheet, line by line."""
    table = Table(
        box=box.SIMPLE_HEAD,
        title=Text(title) if title else None,
        title_justify="left",
        title_style="bold",
        show_footer=True,
    )
    table.add_column("", Text("Total", style="bold"))
    table.add_column("Points", Text(str(sheet["total"]), style="bold"), justify="right")
    table.add_column("Why", Text(sheet.get("level", ""), style="bold"))
    for line in sheet["lines"]:
        table.add_row(Text(name(line["card"])), str(line["points"]), Text(line["why"]))
    if "empty" in sheet:
        table.add_row("Empty squares", str(sheet["empty"]), "-1 each" if sheet["empty"] else "")
    parts: list[RenderableType] = [table]
    if sheet.get("fed"):
        parts.append(Text(f" Fed: {' '.join(sheet['fed'])}\n"))
    return Group(*parts)


def pad_tables(scored: dict[str, Any], name: Callable[[str], str]) -> RenderableType:
    """What a score pad counted: one player's sheet, or everybody's and who has won."""
    if "players" not in scored:
        return sheet_table(scored, name)
    sheets = scored["players"]
    names, totals = [sheet["name"] for sheet in sheets], [sheet["total"] for sheet in sheets]
    return Group(
        *(sheet_table(sheet, name, sheet["name"]) for sheet in sheets), ranking_table(names, totals, scored["ranking"])
    )


def ranking_table(names: list[str], scores: list[int], ranking: list[int]) -> RenderableType:
    """Who has won, and everybody's points."""
    table = Table(box=box.SIMPLE_HEAD, title="Ranking", title_justify="left", title_style="bold")
    table.add_column("Place", justify="right")
    table.add_column("")
    table.add_column("Points", justify="right")
    for place, seat in sorted((place, seat) for seat, place in enumerate(ranking)):
        table.add_row(str(place), Text(names[seat], style="bold" if place == 1 else ""), str(scores[seat]))
    return table
