"""The resources that will come to a player, as far as they are known or guessed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.tiny_towns.cards import RESOURCES
from townlet.tiny_towns.deck import OPEN, Deck
from townlet.tiny_towns.shapes import LANE, LANE_MASK

ANY: Final = (1 << RESOURCES) - 1


class Coming:
    """What can be had in each turn to come.

    Alone that rests on what was taken before: `open` and `pile` are the cards as in the deck, and `taken` is the
    resource of the turn that runs (-1: not yet). Otherwise `rounds` are sets of resources, one of which comes to the
    player, and `named` says in which of them the player chooses as Master Builder, or freely.
    """

    def __init__(self, solo: bool) -> None:
        self.solo: Final = solo
        self.open: i64 = 0
        self.pile: i64 = 0
        self.in_pile: i64 = 0
        self.taken: i64 = -1
        self.rounds: vec[i64] = vec[i64]()
        self.named: vec[i64] = vec[i64]()

    def lay_open(self, deck: Deck) -> None:
        """Take over the cards of a solo game."""
        self.pile = deck.pile
        self.in_pile = deck.in_pile
        cards = sorted(deck.open_cards())
        self.open = 0
        for place in range(i64(OPEN)):
            self.open |= (i64(cards[place]) + 1) << (LANE * place)

    def ended(self, ahead: i64) -> bool:
        """Nothing is known of the turn after so many."""
        return not self.solo and ahead >= len(self.rounds)

    def offered(self, opens: i64, ahead: i64) -> i64:
        """The resources that can be had."""
        return self.resources(opens) if self.solo else self.rounds[ahead]

    def own(self, ahead: i64) -> bool:
        """The player names or chooses freely: nothing to answer."""
        return not self.solo and self.named[ahead] == 1

    @staticmethod
    def resources(opens: i64) -> i64:
        """The resources of the open cards, as a set; none where there are no cards."""
        if opens == 0:
            return 0
        found: i64 = 0
        for place in range(i64(OPEN)):
            found |= 1 << ((opens >> (LANE * place)) & LANE_MASK)
        return found >> 1

    def after(self, opens: i64, pile: i64, taken: i64) -> tuple[i64, i64]:
        """The open cards and the pile once a card was taken, the open ones in order."""
        pile |= taken << (LANE * self.in_pile)
        drawn = (pile & LANE_MASK) + 1
        pile >>= LANE
        card = taken + 1
        one = opens & LANE_MASK
        two = (opens >> LANE) & LANE_MASK
        three = (opens >> (2 * LANE)) & LANE_MASK
        if one == card:
            one = drawn
        elif two == card:
            two = drawn
        else:
            three = drawn
        if one > two:
            one, two = two, one
        if two > three:
            two, three = three, two
        if one > two:
            one, two = two, one
        return one | (two << LANE) | (three << (2 * LANE)), pile
