"""The cards, read once from cards.toml, and the tables that the rules look things up in.

A building and a monument are both a Card; cards are numbered by type, then in the order of the file. Every
distinct set of squares on which a card's pattern can lie is a footprint, numbered too: to build is
to choose a footprint and the square of the building. One footprint can be covered in several ways
(a Farm's two wheat on top or below); those are its variants.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from townlet.core.data import toml
from townlet.tiny_towns import feeding, shapes
from townlet.tiny_towns.scoring import MONUMENT, WAYS, Scoring
from townlet.tiny_towns.squares import SQUARES

# What cards do beyond their points; `effect` in cards.toml.
NO_EFFECT: Final = 0
ANYWHERE: Final = 1
BANK: Final = 2
FACTORY: Final = 3
WILD: Final = 4
WAREHOUSE: Final = 5
GUILD: Final = 6
FREE_SQUARES: Final = 7
NO_NAMING: Final = 8
UNIVERSITY: Final = 9
OBELISK: Final = 10
WATCH: Final = 11
SHRINE: Final = 12
BONDMAKER: Final = 13
EFFECTS: Final = {
    "anywhere": ANYWHERE,
    "bank": BANK,
    "factory": FACTORY,
    "wild": WILD,
    "warehouse": WAREHOUSE,
    "guild": GUILD,
    "free-squares": FREE_SQUARES,
    "no-naming": NO_NAMING,
    "university": UNIVERSITY,
    "obelisk": OBELISK,
    "watch": WATCH,
    "shrine": SHRINE,
    "bondmaker": BONDMAKER,
}

RESOURCES: Final = 5


class Card:
    """A building card or a monument."""

    def __init__(self, number: int, slug: str, entry: dict[str, Any], types: list[str], resources: list[str]) -> None:
        self.number: i64 = number
        self.slug: Final = slug
        self.pattern: Final[str] = entry["pattern"]
        self.type: i64 = types.index(entry.get("type", "monument"))
        self.effect: i64 = EFFECTS[entry["effect"]] if "effect" in entry else NO_EFFECT
        feeds = entry.get("feeds", {})
        self.feeds: i64 = feeding.HOW[feeds["how"]] if feeds else feeding.NO_FOOD
        self.portions: i64 = feeds.get("portions", 0)
        self.counts_as: i64 = entry.get("counts_as", 0)
        self.in_solo: Final[bool] = entry.get("solo", True)
        # The edition of this package that brought the card: an old record still draws from its own piles.
        self.edition: Final[int] = entry.get("edition", 1)
        rule = entry.get("scores", {"how": "nothing"})
        self.how: Final[str] = rule["how"]
        self.scoring: Final[Scoring] = WAYS[self.how](rule, types)
        self.cells: Final = shapes.parse_pattern(self.pattern, resources)


class Footprints:
    """All footprints and their variants, in flat tables."""

    def __init__(self, cards: list[Card]) -> None:
        self.squares: vec[i64] = vec[i64]()
        self.card: vec[i64] = vec[i64]()
        self.of_squares: Final[dict[tuple[int, int], int]] = {}
        # A variant is the cubes it needs, as a board of lanes, and the lanes it covers.
        self.variant_footprint: vec[i64] = vec[i64]()
        self.variant_lanes: vec[i64] = vec[i64]()
        self.variant_cubes: vec[i64] = vec[i64]()
        # Variants of card c: from first_variant[c] up to first_variant[c + 1].
        self.first_variant: vec[i64] = vec[i64]()
        # The variants of card c with resource r on square s: touching[k] for k from
        # first_touching[(c * 16 + s) * 5 + r] up to the next entry.
        self.first_touching: vec[i64] = vec[i64]()
        self.touching: vec[i64] = vec[i64]()
        for card in cards:
            self.first_variant = append(self.first_variant, i64(len(self.variant_footprint)))
            self.lay(card)
        self.first_variant = append(self.first_variant, i64(len(self.variant_footprint)))
        self.index(len(cards))

    def lay(self, card: Card) -> None:
        """Add every way the card's pattern lies on the grid."""
        ways = shapes.placements(card.cells)
        for squares in sorted({sum(1 << square for square, _ in way) for way in ways}):
            self.of_squares[card.number, squares] = len(self.squares)
            self.squares = append(self.squares, i64(squares))
            self.card = append(self.card, card.number)
        for way in ways:
            squares = sum(1 << square for square, _ in way)
            cubes = sum((resource + 1) << (shapes.LANE * square) for square, resource in way)
            self.variant_footprint = append(self.variant_footprint, i64(self.of_squares[card.number, squares]))
            self.variant_lanes = append(self.variant_lanes, shapes.spread(squares))
            self.variant_cubes = append(self.variant_cubes, i64(cubes))

    def index(self, cards: int) -> None:
        """Work out which variants a cube on a square can complete."""
        for number in range(cards):
            for square in range(SQUARES):
                for resource in range(RESOURCES):
                    self.first_touching = append(self.first_touching, i64(len(self.touching)))
                    for variant in range(self.first_variant[number], self.first_variant[number + 1]):
                        if shapes.lane(self.variant_cubes[variant], square) == resource + 1:
                            self.touching = append(self.touching, i64(variant))
        self.first_touching = append(self.first_touching, i64(len(self.touching)))


DATA: Final = toml("townlet.tiny_towns", "cards.toml")
RESOURCE_NAMES: Final[list[str]] = DATA["resources"]
TYPE_NAMES: Final[list[str]] = DATA["types"]
CARDS: Final = [
    Card(number, slug, entry, TYPE_NAMES, RESOURCE_NAMES)
    for number, (slug, entry) in enumerate(
        [
            *sorted(DATA["building"].items(), key=lambda item: TYPE_NAMES.index(item[1]["type"])),
            *DATA["monument"].items(),
        ]
    )
]
BUILDINGS: Final = [card for card in CARDS if card.type != MONUMENT]
MONUMENTS: Final = [card for card in CARDS if card.type == MONUMENT]
BY_SLUG: Final = {card.slug: card for card in CARDS}
FOOTPRINTS: Final = Footprints(CARDS)
EDITION: Final = max(card.edition for card in CARDS)
TYPE_OF: Final = vec[i64]([card.type for card in CARDS])
EFFECT_OF: Final = vec[i64]([card.effect for card in CARDS])
COTTAGE_CARD: Final = BY_SLUG["cottage"]
