"""Little Town Builders in the terminal: the board, the teams and what can be built, as a view shows them.

Terrain is written small and buildings with a capital letter and the seat of their owner, so that nothing depends on
colour. W is wood, S stone, F fish, H wheat, $ a coin and p a point.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from townlet.cli.drawing import EMPTY, LINES, Drawing, View, fit, framed
from townlet.little_town import outlook, words
from townlet.little_town.goals import BY_SLUG as GOALS
from townlet.little_town.goods import NAMES as GOODS
from townlet.little_town.round_end import ROUNDS
from townlet.little_town.squares import COLUMNS
from townlet.little_town.tiles import BY_SLUG, GRASS_AROUND, OWN_AROUND, TRADE, WORKERS_AROUND, Tile

# A terminal of this size has room for large squares, which tell what buildings do.
ROOMY_WIDTH: Final = 102
ROOMY_HEIGHT: Final = 38
# From this height on a small board stands over tiles that tell what they do.
TALL: Final = 30
CELL: Final = 7
WIDEST_CELL: Final = 14
# The frame takes this much, and each square a line beside it.
FRAME: Final = 3

LETTERS: Final = "abcdefghi"
SIGNS: Final = {"wood": "W", "stone": "S", "fish": "F", "wheat": "H", "coins": "$", "any": "any"}
HEADERS: Final = {"wood": "Wood", "stone": "Stone", "fish": "Fish", "wheat": "wHeat", "coins": "$coins"}
AROUND: Final = {WORKERS_AROUND: "worker", OWN_AROUND: "own", GRASS_AROUND: "grass"}
SHORT_TERRAIN: Final = {"mountain": "mount."}
TERRAIN_STYLES: Final = {"forest": "green4", "mountain": "grey70", "lake": "deep_sky_blue1", "grass": EMPTY}
SEATS: Final = ("bold bright_blue", "bold bright_red", "bold yellow3", "bold bright_magenta")


def draw(view: View, names: list[str]) -> RenderableType:
    """The whole table."""
    return Board(view, names)


def chapter(view: View) -> str:
    """The round."""
    return f"Round {view['round']} of {ROUNDS}"


def name(slug: str) -> str:
    """The name of a tile, a goal, or another line of a score sheet."""
    return words.names()[slug]


def cards(view: View) -> RenderableType:
    """Every tile in play with its cost, points and what it does, and the goals this seat knows."""
    tiles = Table.grid(padding=(0, 2, 0, 0))
    for slug in view["tiles"]:
        tile = BY_SLUG[slug]
        tiles.add_row(
            Text(words.name(slug), style="bold", no_wrap=True),
            Text(cost(tile), no_wrap=True),
            Text(worth(tile), no_wrap=True),
            Text(words.told(slug)),
        )
    goals = Table.grid(padding=(0, 2, 0, 0))
    known = [slug for team in view["teams"] for slug in [*(team["goals"]["in_hand"] or []), *team["goals"]["achieved"]]]
    for slug in known:
        goals.add_row(
            Text(words.goal_name(slug), style="bold", no_wrap=True),
            Text(f"{GOALS[slug].points}p"),
            Text(words.goal_told(slug)),
        )
    return Group(tiles, "", goals) if known else tiles


# What a tile costs and does, in signs.


def signs(held: dict[str, int]) -> str:
    """Goods in signs: 2W $."""
    return "".join(f"{'' if number == 1 else number}{SIGNS[kind]}" for kind, number in held.items())


def cost(tile: Tile) -> str:
    """What a tile costs."""
    price = outlook.some(tile.cost)
    return " ".join(f"{number}{SIGNS[kind]}" for kind, number in price.items())


def worth(tile: Tile) -> str:
    """The points printed on a tile."""
    return f"{tile.points}p"


def effect(tile: Tile) -> str:
    """What a tile does, as short as it can be said."""
    if tile.special in AROUND:
        return f"{tile.each}p/{AROUND[tile.special]}"
    if tile.special == TRADE:
        return "any 2→any 2"
    if not tile.active():
        return "all around" if tile.special else ""
    taken, given = signs(outlook.takes(tile.number)), signs(outlook.gives(tile.number))
    won = f"{tile.gives_points}p" if tile.gives_points else ""
    return f"{taken}→{given}{won}" if taken else f"+{given}{won}"


# The table.


class Board(Drawing):
    """The table."""

    def parts(self, width: int, height: int) -> Iterator[RenderableType]:
        """The parts from top to bottom."""
        yield self.headline()
        roomy = width >= ROOMY_WIDTH and height >= ROOMY_HEIGHT
        yield self.large((width - FRAME) // COLUMNS - 1) if roomy else self.small()
        yield self.teams()
        yield from self.goals(width)
        # Where there is little room, what can be built is told to those who may build.
        if self.view["supply"] and (self.view["owes"] == "turn" or (height >= TALL and not self.view["over"])):
            yield self.supply(width, effects=height >= TALL)

    def headline(self) -> Text:
        """The round, who started it, and what the stock has."""
        view = self.view
        text = Text().append("The game is over" if view["over"] else chapter(view), style="bold")
        if not view["over"]:
            text.append(f" · {self.seat_name(view['start'])} started")
        held = " ".join(f"{number}{SIGNS[kind]}" for kind, number in view["stock"].items())
        return text.append(f" · in the stock {held}")

    def seat_name(self, seat: int) -> str:
        """A seat's name without what stands in brackets."""
        return self.names[seat].partition(" (")[0]

    def squares(self) -> list[list[tuple[str, str, int]]]:
        """Row by row the terrain, the tile if there is one, and whose it is or whose worker stands there (else -1)."""
        owned = {entry["square"]: (entry["tile"], entry["owner"]) for entry in self.view["buildings"]}
        for team in self.view["teams"]:
            owned |= dict.fromkeys(team["workers"]["on_board"], ("", team["seat"]))
        return [
            [(terrain, *owned.get(f"{letter}{number}", ("", -1))) for letter, terrain in zip(LETTERS, row, strict=True)]
            for number, row in enumerate(self.view["terrain"], start=1)
        ]

    def small(self) -> Text:
        """The board with one line for each row."""
        text = Text("  " + "".join(f"{letter:^{CELL + 1}}" for letter in LETTERS), style=LINES)
        for number, row in enumerate(self.squares(), start=1):
            text.append(f"\n{number}", style=LINES)
            for square in row:
                text.append("│", style=LINES).append_text(small_square(*square))
            text.append("│", style=LINES)
        return text

    def large(self, cell: int) -> Text:
        """The board with what each building does, in a frame."""
        cell = min(cell, WIDEST_CELL)
        return framed([[large_square(*square, cell) for square in row] for row in self.squares()], LETTERS, cell)

    def teams(self) -> Table:
        """What each team has; a star marks who owes a decision."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        headers = ["points", "track", "workers", "houses", *HEADERS.values(), "goals"]
        for _ in headers:
            table.add_column(justify="right", no_wrap=True)
        table.add_row("", *(Text(header, style=LINES) for header in headers))
        for team in self.view["teams"]:
            seat, goals = team["seat"], team["goals"]
            mark = "*" if seat in self.view["to_act"] else " "
            achieved = len(goals["achieved"])
            numbers = [
                self.view["scores"][seat],
                team["points"],
                f"{team['workers']['in_hand']} of {team['workers']['all']}",
                team["houses"],
                *(team["goods"][kind] for kind in GOODS),
                f"{achieved}/{achieved + goals['hidden']}",
            ]
            table.add_row(
                Text(f"{mark} {self.names[seat]}", style=SEATS[seat]), *(Text(str(number)) for number in numbers)
            )
        return table

    def goals(self, width: int) -> Iterator[Text]:
        """Goals in hand as far as this seat knows them, achieved ones, and those set aside at the start."""
        declared = []
        for team in self.view["teams"]:
            seat = team["seat"]
            if team["goals"]["in_hand"]:
                whose = "Your goals" if seat == self.view["seat"] else f"Goals of {self.seat_name(seat)}"
                yield flow(f"{whose}: ", [goal(slug) for slug in team["goals"]["in_hand"]], width, SEATS[seat])
            declared += [f"{self.seat_name(seat)} {goal(slug)}" for slug in team["goals"]["achieved"]]
        if declared:
            yield flow("Achieved: ", declared, width)
        aside = [words.goal_name(slug) for team in self.view["teams"] for slug in team["goals"]["set_aside"]]
        if aside and self.view["round"] == 1:
            yield flow("Set aside as impossible: ", aside, width)

    def supply(self, width: int, effects: bool) -> Text:
        """The tiles that can still be built."""
        entries = []
        for slug, left in self.view["supply"].items():
            tile = BY_SLUG[slug]
            number = f" x{left}" if left > 1 else ""
            does = f" {worth(tile)} {effect(tile)}".rstrip() if effects else ""
            entries.append(f"{words.name(slug)}{number} {cost(tile)}{does}")
        return flow("To build: ", entries, width)


def goal(slug: str) -> str:
    """A goal and its points."""
    return f"{words.goal_name(slug)} {GOALS[slug].points}p"


def flow(title: str, entries: list[str], width: int, style: str = "bold") -> Text:
    """Entries one after the other, none of them broken in two where it can be helped."""
    lines = [title]
    for at, entry in enumerate(entries):
        shown = entry if at == len(entries) - 1 else f"{entry} · "
        if len(lines[-1]) + len(shown.rstrip()) > width:
            lines.append("")
        lines[-1] += shown
    text = Text("\n".join(line.rstrip() for line in lines))
    text.stylize(style, 0, len(title))
    return text


def small_square(terrain: str, tile: str, seat: int) -> Text:
    """A square in seven letters."""
    if tile:
        return Text(f"{words.name(tile)[: CELL - 2]:<{CELL - 1}}{seat}", style=SEATS[seat])
    if seat >= 0:
        return Text(f"worker{seat}", style=f"{SEATS[seat]} reverse")
    shown = "·" if terrain == "grass" else SHORT_TERRAIN.get(terrain, words.terrain_name(terrain))
    return Text(f"{shown:^{CELL}}", style=TERRAIN_STYLES[terrain])


def large_square(terrain: str, tile: str, seat: int, cell: int) -> list[Text]:
    """A square in two lines: a building's name, its owner and what it does."""
    if tile:
        second = f"{seat} {effect(BY_SLUG[tile]):>{cell - 2}}"
        return [Text(f"{fit(words.name(tile), cell):<{cell}}", style=SEATS[seat]), Text(second, style=SEATS[seat])]
    if seat >= 0:
        style = f"{SEATS[seat]} reverse"
        return [Text(f"{f'worker {seat}':^{cell}}", style=style), Text(" " * cell, style=style)]
    shown = "·" if terrain == "grass" else words.terrain_name(terrain)
    return [Text(f"{shown:^{cell}}", style=TERRAIN_STYLES[terrain]), Text(" " * cell)]
