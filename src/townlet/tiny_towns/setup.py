"""Setting up: what can be chosen about a game, and what the seed decides before the first round."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.core.chance import Chance
from townlet.core.options import OptionsError, flag, only, whole, word, words
from townlet.tiny_towns.cards import BY_SLUG, CARDS, COTTAGE_CARD, DATA, EDITION, TYPE_NAMES, Card
from townlet.tiny_towns.scoring import BUILDING_TYPES, MONUMENT
from townlet.tiny_towns.words import WORDS, type_name

STANDARD: Final = "standard"
TOWN_HALL: Final = "town-hall"
SOLO: Final = "solo"
DRAWN: Final = "drawn"
FIRST_GAME: Final = "first-game"
MOST_PLAYERS: Final = 6
OPTIONS: Final = ["players", "mode", "cards", "monuments", "cavern", "start", "edition"]


class Setup:
    """What was chosen about a game of Tiny Towns.

    players     1 to 6
    mode        "standard", "town-hall" or "solo"; one player plays solo, more play standard unless told
    cards       "drawn" by the seed, "first-game", or a list of six cards, one of each type
    monuments   deal two to each player, who keeps one; the first-game set is played without unless told
    cavern      each player may set aside two resources that others name
    start       the seat that is Master Builder first, or None: the seed decides
    edition     draw only from the cards that this edition of the package had
    """

    def __init__(self, options: dict[str, Any]) -> None:
        only(options, OPTIONS, "Tiny Towns")
        self.players: Final = whole(options, "players", 2, 1, MOST_PLAYERS)
        self.mode: Final = word(options, "mode", SOLO if self.players == 1 else STANDARD, [STANDARD, TOWN_HALL, SOLO])
        self.solo: Final[bool] = self.mode == SOLO
        self.town_hall: Final[bool] = self.mode == TOWN_HALL
        if self.solo != (self.players == 1):
            raise wrong("solo-or-not", most=MOST_PLAYERS, mode=self.mode, players=self.players)
        self.cavern: Final = flag(options, "cavern", False)
        if self.cavern and self.solo:
            raise wrong("solo-cavern")
        self.start: Final = -1 if options.get("start") is None else whole(options, "start", 0, 0, self.players - 1)
        if self.start >= 0 and self.mode != STANDARD:
            raise wrong("no-start", mode=self.mode)
        self.edition: Final = whole(options, "edition", EDITION, 1, EDITION)
        cards = options.get("cards", DRAWN)
        self.monuments: Final = flag(options, "monuments", cards != FIRST_GAME)
        self.cards: Final = chosen_cards(cards, self.solo)
        self.options: Final[dict[str, Any]] = {
            "players": self.players,
            "mode": self.mode,
            "cards": cards if isinstance(cards, str) else [CARDS[number].slug for number in self.cards[1:]],
            "monuments": self.monuments,
            "cavern": self.cavern,
            "start": None if self.start < 0 else self.start,
            "edition": self.edition,
        }

    def pile(self, kind: int) -> list[int]:
        """The cards of a type that this game may draw, by number; monuments are a type too."""
        return [
            int(card.number)
            for card in CARDS
            if card.type == kind and card.edition <= self.edition and (card.in_solo or not self.solo)
        ]

    def draw_cards(self, chance: Chance) -> vec[i64]:
        """The game's card of each type."""
        if self.cards:
            return vec[i64]([i64(number) for number in self.cards])
        piles = [self.pile(kind) for kind in range(BUILDING_TYPES)]
        return vec[i64]([i64(pile[chance.below(len(pile))]) for pile in piles])

    def deal_monuments(self, chance: Chance) -> list[int]:
        """Two monuments for each seat, the lower number first."""
        pile = self.pile(MONUMENT)
        chance.shuffle(pile)
        dealt: list[int] = []
        for seat in range(self.players):
            dealt += sorted(pile[2 * seat : 2 * seat + 2])
        return dealt

    def draw_start(self, chance: Chance) -> int:
        """The first Master Builder."""
        return self.start if self.start >= 0 else int(chance.below(self.players))


def wrong(what: str, /, **about: object) -> OptionsError:
    """What is wrong with the options, as an error with its sentence."""
    return OptionsError(WORDS.say("setup", what, **about))


def chosen_cards(cards: object, solo: bool) -> list[int]:
    """The chosen card of each type, by number; empty when the seed draws them."""
    if cards == DRAWN:
        return []
    if isinstance(cards, str) and cards != FIRST_GAME:
        raise wrong("no-set", written=cards[:40], drawn=DRAWN, first_game=FIRST_GAME)
    by_type: dict[int, Card] = {0: COTTAGE_CARD}
    for slug in DATA["first_game"] if cards == FIRST_GAME else words(cards, "cards"):
        card = BY_SLUG.get(slug)
        if card is None or card.type == MONUMENT:
            raise wrong("no-card", written=slug[:40])
        if card is COTTAGE_CARD:
            continue
        if card.type in by_type:
            raise wrong("two-of-a-type", one=slug, other=by_type[card.type].slug, type=type_name(TYPE_NAMES[card.type]))
        if solo and not card.in_solo:
            raise wrong("not-in-solo", card=slug)
        by_type[card.type] = card
    missing = [type_name(TYPE_NAMES[kind]) for kind in range(BUILDING_TYPES) if kind not in by_type]
    if missing:
        raise wrong("missing", types=", ".join(missing))
    return [int(by_type[kind].number) for kind in range(BUILDING_TYPES)]
