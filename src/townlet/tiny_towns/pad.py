"""The score pad: the points of a town on a real table, from a document that a person can write.

    {"game": "tiny-towns", "cards": ["farm", "well", "chapel", "tavern", "theater", "warehouse"],
     "town": [["cottage", "farm", "wood", "."], [...], [...], [...]],
     "held": {"b2": ["wood", "glass"]}, "shrine": 8, "finished": 1, "right_neighbour": {"feast-hall": 2}}

`town` has the rows from the top; a cell is a card, a resource or ".". `held` tells what lies on
Warehouses, Factories, Banks, and with the Bondmaker on cottages; `shrine` what the Shrine of the
Elder Tree was fixed at; `finished` which town this was to be completed; `right_neighbour` how many
of a tavern card the player on the right has. These four may be left out, and what the game's cards do
not ask for changes nothing.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.core.options import OptionsError, quoted
from townlet.tiny_towns.answers import WAREHOUSE_HOLDS
from townlet.tiny_towns.cards import (
    BANK,
    BONDMAKER,
    BUILDINGS,
    BY_SLUG,
    CARDS,
    EFFECT_OF,
    FACTORY,
    RESOURCE_NAMES,
    WAREHOUSE,
)
from townlet.tiny_towns.scoring import COTTAGE, MONUMENT, NOBODY, TAVERN
from townlet.tiny_towns.setup import MOST_PLAYERS, chosen_cards
from townlet.tiny_towns.sheet import town_sheet
from townlet.tiny_towns.squares import NAMES, SIZE, SQUARES
from townlet.tiny_towns.town import Town
from townlet.tiny_towns.words import WORDS

KEYS: Final = ["game", "cards", "town", "held", "shrine", "finished", "right_neighbour"]


def score(document: dict[str, Any]) -> dict[str, Any]:
    """The score sheet of the town in the document; OptionsError names what is wrong with it."""
    for key in document:
        if key not in KEYS:
            raise wrong("unknown", entry=quoted(key), keys=", ".join(KEYS))
    for key in ("cards", "town"):
        if key not in document:
            raise wrong("missing", entry=key)
    town = read_town(document)
    sheet = town_sheet(town, read_neighbour(document.get("right_neighbour"), town))
    # The numbers of a line stand in its sentence.
    lines = [{key: line[key] for key in ("card", "points", "why")} for line in sheet["lines"]]
    return {**sheet, "lines": lines}


def wrong(what: str, /, **about: object) -> OptionsError:
    """What is wrong with a score file, as an error with its sentence."""
    return OptionsError(WORDS.say("pad", what, **about))


def read_town(document: dict[str, Any]) -> Town:
    """The town that a score file describes."""
    numbers = chosen_cards(document["cards"], solo=False)
    if not numbers:
        raise wrong("no-cards")
    town = Town(vec[i64]([i64(number) for number in numbers]))
    rows = document["town"]
    if not isinstance(rows, list) or [isinstance(row, list) and len(row) for row in rows] != [SIZE] * SIZE:
        raise wrong("town", size=SIZE)
    for square in range(SQUARES):
        put_cell(town, square, rows[square // SIZE][square % SIZE])
    lay_held(town, document.get("held", {}))
    if town.raised():
        # The table counts buildings and stays at its last entry, so points and buildings read the same.
        town.shrine = CARDS[town.monument].scoring.entry(whole(document, "shrine", SQUARES))
    town.finished = whole(document, "finished", MOST_PLAYERS)
    return town


def put_cell(town: Town, square: int, written: object) -> None:
    """Put what is written for a square on it."""
    if written == ".":
        return
    if isinstance(written, str) and written in RESOURCE_NAMES:
        town.place(square, RESOURCE_NAMES.index(written))
        return
    card = BY_SLUG.get(written) if isinstance(written, str) else None
    if card is None:
        raise wrong("no-cell", square=NAMES[square], written=quoted(written))
    if card.type == MONUMENT:
        if town.raised():
            raise wrong("two-monuments", square=NAMES[square], standing=CARDS[town.monument].slug)
        town.monument = card.number
    elif town.cards[card.type] != card.number:
        raise wrong("not-in-game", square=NAMES[square], card=card.slug)
    town.put(card.number, square)


def lay_held(town: Town, written: object) -> None:
    """Lay cubes on buildings."""
    if not isinstance(written, dict):
        raise wrong("held")
    for name, cubes in written.items():
        if name not in NAMES:
            raise wrong("no-square", written=quoted(name))
        square = NAMES.index(name)
        if not isinstance(cubes, list) or not all(cube in RESOURCE_NAMES for cube in cubes):
            raise wrong("no-resources", square=name, resources=", ".join(RESOURCE_NAMES))
        room = room_on(town, square)
        if len(cubes) > room:
            raise wrong("no-room", square=name, cubes=len(cubes), room=room)
        for cube in cubes:
            resource = RESOURCE_NAMES.index(cube)
            if town.factory_effect == BANK and (town.pledged >> resource) & 1:
                raise wrong("banked", square=name, resource=cube)
            town.lay(square, resource)


def room_on(town: Town, square: int) -> int:
    """How many cubes may lie on the building there."""
    if not (town.built >> square) & 1:
        return 0
    if town.kind(square) == COTTAGE:
        return 1 if town.power == BONDMAKER else 0
    effect = EFFECT_OF[town.card_at(square)]
    if effect == WAREHOUSE:
        return WAREHOUSE_HOLDS
    return 1 if effect in (FACTORY, BANK) else 0


def read_neighbour(written: object, town: Town) -> i64:
    """How many of the game's tavern card the player on the right has; other tavern cards are not in this game."""
    if written is None:
        return NOBODY
    taverns = [card.slug for card in BUILDINGS if card.type == TAVERN]
    if not isinstance(written, dict) or any(key not in taverns for key in written):
        raise wrong("neighbour", cards=", ".join(taverns))
    counts = {slug: whole(written, slug, SQUARES) for slug in written}
    return counts.get(CARDS[town.cards[TAVERN]].slug, NOBODY)


def whole(document: dict[str, Any], key: str, most: int) -> int:
    """A small whole number, 0 when it is left out."""
    value = document.get(key, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise wrong("whole", entry=key, most=most, written=quoted(value))
    return value
