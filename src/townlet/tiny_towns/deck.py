"""The 15 resource cards of the Town Hall and the solo game.

Cards are packed into numbers, three bits a card, the next card to be drawn lowest.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from townlet.core.chance import Chance, mix
from townlet.tiny_towns.cards import DATA, RESOURCES
from townlet.tiny_towns.shapes import LANE, LANE_MASK

CARDS: Final[int] = DATA["cards_of_each_resource"] * RESOURCES
FACE_DOWN: Final[int] = DATA["discarded_face_down"]
OPEN: Final[int] = DATA["open_in_solo"]


class Deck:
    """The pile, and what lies face down or open beside it."""

    def __init__(self) -> None:
        self.pile: i64 = 0
        self.in_pile: i64 = 0
        # Town Hall: the cards discarded unseen since the last shuffle.
        self.face_down: i64 = 0
        self.in_face_down: i64 = 0
        # Solo: the three open cards, and how many at the bottom of the pile were laid there open.
        self.open: i64 = 0
        self.laid_under: i64 = 0
        # Cards that have come to light.
        self.drawn: i64 = 0

    def copy(self) -> Deck:
        """An equal and independent deck."""
        twin = Deck()
        twin.pile = self.pile
        twin.in_pile = self.in_pile
        twin.face_down = self.face_down
        twin.in_face_down = self.in_face_down
        twin.open = self.open
        twin.laid_under = self.laid_under
        twin.drawn = self.drawn
        return twin

    def fingerprint(self, h: i64) -> i64:
        """Mix the deck into a hash."""
        h = mix(mix(h, self.pile), self.in_pile)
        return mix(mix(mix(h, self.face_down), self.open), self.laid_under)

    def shuffle(self, chance: Chance) -> None:
        """All cards form a new pile."""
        cards = [number % RESOURCES for number in range(CARDS)]
        chance.shuffle(cards)
        self.pile = pack(cards)
        self.in_pile = CARDS
        self.face_down = 0
        self.in_face_down = 0

    def draw(self) -> i64:
        """The next card of the pile."""
        card = self.pile & LANE_MASK
        self.pile >>= LANE
        self.in_pile -= 1
        return card

    # Town Hall.

    def prepare(self, chance: Chance) -> None:
        """Shuffle, and discard the top five cards face down."""
        self.shuffle(chance)
        while self.in_face_down < FACE_DOWN:
            self.face_down |= self.draw() << (LANE * self.in_face_down)
            self.in_face_down += 1

    def turn_up(self, chance: Chance) -> i64:
        """The card of this round; an empty pile is made anew from the discarded cards."""
        if self.in_pile == 0:
            self.prepare(chance)
        self.drawn += 1
        return self.draw()

    # Solo.

    def open_first(self, chance: Chance) -> None:
        """Shuffle, and lay three cards open."""
        self.shuffle(chance)
        for place in range(i64(OPEN)):
            self.open |= self.draw() << (LANE * place)

    def open_resources(self) -> i64:
        """The resources of the open cards, as a set."""
        resources: i64 = 0
        for place in range(i64(OPEN)):
            resources |= 1 << self.open_at(place)
        return resources

    def open_at(self, place: i64) -> i64:
        """The open card at a place."""
        return (self.open >> (LANE * place)) & LANE_MASK

    def replace(self, resource: i64) -> None:
        """Put the open card of this resource under the pile and draw another in its place."""
        place: i64 = 0
        while self.open_at(place) != resource:
            place += 1
        self.pile |= resource << (LANE * self.in_pile)
        self.in_pile += 1
        self.laid_under += 1
        self.drawn += 1
        shift = LANE * place
        self.open = (self.open & ~(LANE_MASK << shift)) | (self.draw() << shift)
        if self.laid_under > self.in_pile:
            self.laid_under = self.in_pile

    # What a player can know.

    def unseen(self) -> i64:
        """How many cards of the pile nobody has seen since they were shuffled."""
        return self.in_pile - self.laid_under

    def open_cards(self) -> list[int]:
        """The open cards, in their places."""
        return unpack(self.open, OPEN)

    def seen(self) -> list[int]:
        """The cards turned up since the last shuffle, by resource."""
        unseen = unpack(self.pile, self.in_pile) + unpack(self.face_down, self.in_face_down)
        return [resource for resource in range(RESOURCES) for _ in range(CARDS // RESOURCES - unseen.count(resource))]

    def known_bottom(self) -> list[int]:
        """The cards at the bottom of the pile that were laid there open, the next to come first."""
        return unpack(self.pile, self.in_pile)[self.unseen() :]

    def guess(self, chance: Chance) -> None:
        """Draw anew the order of all cards that nobody has seen."""
        pile = unpack(self.pile, self.in_pile)
        unseen = int(self.unseen())
        # Sorted first, so that nothing of the true order is left in the new one.
        hidden = sorted(pile[:unseen] + unpack(self.face_down, self.in_face_down))
        chance.shuffle(hidden)
        self.pile = pack(hidden[:unseen] + pile[unseen:])
        self.face_down = pack(hidden[unseen:])


def pack(cards: list[int]) -> i64:
    """Cards as one number."""
    packed: i64 = 0
    for place in range(i64(len(cards))):
        packed |= i64(cards[place]) << (LANE * place)
    return packed


def unpack(packed: i64, number: i64) -> list[int]:
    """The cards of such a number."""
    return [int((packed >> (LANE * place)) & LANE_MASK) for place in range(i64(number))]
