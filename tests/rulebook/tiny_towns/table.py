"""A table to try the rulebook at: towns drawn as text, games played in notation.

A town is drawn square by square, rows from the top; rows left out are empty:

    score('''
        cottage farm .    wood
        cottage .    well .
    ''')["well"]

A game is a Table: choose cards, draw towns into it, and play decisions as people write them.

    table = Table(cards=["warehouse"])
    table.draw(1, "warehouse . . .")
    table.play("0 name wood", "0 place a1", "1 store a1")
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import townlet
from townlet import IllegalAction
from townlet.tiny_towns import pad
from townlet.tiny_towns.cards import BY_SLUG, RESOURCE_NAMES
from townlet.tiny_towns.deck import pack
from townlet.tiny_towns.scoring import MONUMENT
from townlet.tiny_towns.squares import NAMES
from townlet.tiny_towns.state import Towns
from townlet.tiny_towns.town import Town

SIZE = 4
FIRST_GAME = ["farm", "well", "chapel", "tavern", "theater", "factory"]
RESOURCES = ["wood", "wheat", "brick", "glass", "stone"]

# What lies on buildings, square by square.
Held = dict[str, list[str]]


# Drawing.


def drawn(drawing: str) -> list[list[str]]:
    """The squares of a drawing, row by row."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    rows += [["."] * SIZE for _ in range(SIZE - len(rows))]
    assert len(rows) == SIZE, "a town has four rows"
    assert all(len(row) == SIZE for row in rows), "a row has four squares"
    return rows


def six_cards(named: Iterable[str]) -> list[str]:
    """These cards, and of the types that are missing those of the first game."""
    chosen: dict[int, str] = {}
    for slug in named:
        card = BY_SLUG.get(slug)
        if card is not None and slug != "cottage" and card.type != MONUMENT:
            kind = int(card.type)
            assert chosen.get(kind, slug) == slug, f"{slug} and {chosen[kind]} are of one type"
            chosen[kind] = slug
    return list(chosen.values()) + [slug for slug in FIRST_GAME if int(BY_SLUG[slug].type) not in chosen]


# Scoring a town.


class Sheet:
    """The score sheet of a town."""

    def __init__(self, sheet: dict[str, Any]) -> None:
        self.total: int = sheet["total"]
        self.empty: int = sheet["empty"]
        self.fed: list[str] = sheet["fed"]
        self.lines: dict[str, int] = {line["card"]: line["points"] for line in sheet["lines"]}

    def __getitem__(self, card: str) -> int:
        """The points of a card that stands in the town."""
        return self.lines[card]


def score(
    drawing: str,
    *,
    cards: Iterable[str] = (),
    held: Held | None = None,
    shrine: int = 0,
    finished: int = 0,
    right: int | None = None,
) -> Sheet:
    """The score of a drawn town; `right` is how many of the tavern card the player on the right has."""
    rows = drawn(drawing)
    six = six_cards([*cards, *(cell for row in rows for cell in row)])
    document: dict[str, Any] = {"cards": six, "town": rows, "held": held or {}, "shrine": shrine, "finished": finished}
    if right is not None:
        taverns = next(slug for slug in six if BY_SLUG[slug].type == BY_SLUG["tavern"].type)
        document["right_neighbour"] = {taverns: right}
    return Sheet(pad.score(document))


# Playing.


class Table:
    """A game in which everything can be arranged; without monuments, but for those given to a seat."""

    def __init__(
        self,
        players: int = 2,
        *,
        cards: Iterable[str] = (),
        monuments: dict[int, str] | None = None,
        start: int | None = None,
        seed: int = 1,
        **options: Any,
    ) -> None:
        standard = players > 1 and options.get("mode", "standard") == "standard"
        self.game = townlet.load(
            "tiny-towns",
            players=players,
            cards=six_cards(cards),
            monuments=False,
            start=0 if start is None and standard else start,
            **options,
        )
        state = self.game.new(seed)
        assert isinstance(state, Towns)
        self.state = state
        for seat, slug in (monuments or {}).items():
            self.state.towns[seat].monument = BY_SLUG[slug].number

    # Arranging.

    def draw(self, seat: int, drawing: str, *, held: Held | None = None, watch: Iterable[str] = ()) -> Town:
        """Put what is drawn into a player's town, which was empty."""
        town = self.state.towns[seat]
        for name, cell in zip(NAMES, (cell for row in drawn(drawing) for cell in row), strict=True):
            if cell in RESOURCE_NAMES:
                town.place(NAMES.index(name), RESOURCE_NAMES.index(cell))
            elif cell != ".":
                card = BY_SLUG[cell]
                if card.type == MONUMENT:
                    town.monument = card.number
                else:
                    assert card.number in list(town.cards), f"{cell} is not in this game"
                town.put(card.number, NAMES.index(name))
        for name, cubes in (held or {}).items():
            for cube in cubes:
                town.lay(NAMES.index(name), RESOURCE_NAMES.index(cube))
        for slug in watch:
            town.watch |= 1 << int(BY_SLUG[slug].type)
        return town

    def stack(self, *resources: str) -> None:
        """Stack the pile of resource cards, the next one first."""
        self.state.deck.pile = pack([RESOURCE_NAMES.index(resource) for resource in resources])
        self.state.deck.in_pile = len(resources)

    def lay_open(self, *resources: str) -> None:
        """Lay the three open cards of the solo game."""
        self.state.deck.open = pack([RESOURCE_NAMES.index(resource) for resource in resources])

    # Playing.

    def play(self, *decisions: str) -> None:
        """Play decisions, each a seat and the notation."""
        for decision in decisions:
            seat, _, notation = decision.partition(" ")
            self.state.play(int(seat), self.game.parse(notation))

    def round(self, resource: str, *squares: str) -> None:
        """A whole round: the Master Builder names, each who still plays places in turn, and nobody builds."""
        self.play(f"{self.builder()} name {resource}")
        placing = [seat for seat in range(self.game.players) if self.state.owes(seat)]
        for seat, square in zip(placing, squares, strict=True):
            self.play(f"{seat} place {square}")
            if "done" in self.offers(seat):
                self.play(f"{seat} done")

    def rest(self) -> None:
        """Everybody who owes something in this round does the first that comes: place, choose, be done."""
        begun = self.state.round
        while not self.state.over() and self.state.round == begun:
            seat = self.state.to_act()[0]
            offered = self.offers(seat)
            first = next((notation for notation in offered if notation.startswith("place")), offered[0])
            self.play(f"{seat} {'done' if 'done' in offered else first}")

    def refuses(self, decision: str, sentence: str) -> None:
        """This decision is refused with this sentence, and nothing has changed."""
        seat, _, notation = decision.partition(" ")
        before = self.state.hash()
        with pytest.raises(IllegalAction) as refused:
            self.state.play(int(seat), self.game.parse(notation))
        assert sentence in str(refused.value)
        assert self.state.hash() == before

    # Looking.

    def offers(self, seat: int, verb: str = "") -> list[str]:
        """What a player may decide now, in notation; only what begins with the verb."""
        offered = [self.game.text(action) for action in self.state.legal(seat)]
        return [notation for notation in offered if notation.startswith(verb)]

    def builder(self) -> int:
        """Whose hammer it is."""
        return int(self.state.builder)

    def seen(self, seat: int, by: int | None = None) -> dict[str, Any]:
        """What a seat, or a watcher, sees of a player's town."""
        seen: dict[str, Any] = self.state.view(by)["towns"][seat]
        return seen

    def town(self, seat: int) -> list[list[str]]:
        """A player's town, to be compared with a drawing."""
        grid: list[list[str]] = self.seen(seat)["grid"]
        return grid

    def held(self, seat: int) -> Held:
        """What lies on the buildings of a player."""
        held: Held = self.seen(seat)["held"]
        return held

    def completed(self, seat: int) -> bool:
        """The player's town is completed."""
        return self.seen(seat)["finished"] is not None

    def sheet(self, seat: int) -> Sheet:
        """A player's score sheet."""
        return Sheet(self.state.sheet(seat))
