"""A game of Tiny Towns at one moment: all towns, the hammer or the resource cards, and whose turn it is to do what."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.core.chance import Chance, mix
from townlet.core.game import Game, State
from townlet.tiny_towns import actions, building, knowledge, outlook, refusals, sheet, turn
from townlet.tiny_towns.cards import BANK, NO_NAMING, RESOURCES
from townlet.tiny_towns.cards import WATCH as WATCH_EFFECT
from townlet.tiny_towns.deck import Deck
from townlet.tiny_towns.scoring import MONUMENT
from townlet.tiny_towns.setup import STANDARD, Setup
from townlet.tiny_towns.town import (
    BUILD,
    CUBE,
    KEEP,
    NAME,
    NOTHING,
    PLACE,
    TAKE,
    Town,
)

ALL_RESOURCES: Final = (1 << RESOURCES) - 1

# In the Town Hall every third round is free.
TOWN_HALL_ROUNDS: Final = 3


class Towns(State):
    """All players' towns, and the round they are in."""

    def __init__(self, game: Game, setup: Setup, seed: int, dealt: bool = True) -> None:
        super().__init__(game)
        self.setup: Final = setup
        self.players: i64 = setup.players
        self.chance: Chance = Chance(seed)
        self.deck: Deck = Deck()
        self.towns: list[Town] = []
        # Rounds begun; whose hammer it is (-1: there is none); the resource of this round (-1: none yet).
        self.round: i64 = 0
        self.builder: i64 = -1
        self.named: i64 = -1
        # The players whose towns are not completed, one bit a seat.
        self.active: i64 = (1 << self.players) - 1
        if dealt:
            self.deal()

    # Beginning.

    def deal(self) -> None:
        """Draw what the seed decides, and begin."""
        setup = self.setup
        cards = setup.draw_cards(self.chance)
        for _ in range(self.players):
            self.towns.append(Town(cards))
        if setup.mode == STANDARD:
            # The seat before the first: the hammer is passed on at the beginning of each round.
            self.builder = (setup.draw_start(self.chance) + self.players - 1) % self.players
        elif setup.solo:
            self.deck.open_first(self.chance)
        else:
            self.deck.prepare(self.chance)
        if setup.monuments:
            dealt = setup.deal_monuments(self.chance)
            for seat in range(self.players):
                town = self.towns[seat]
                town.dealt1 = dealt[2 * seat]
                town.dealt2 = dealt[2 * seat + 1]
                self.ask(seat, town, KEEP)
        else:
            self.begin_round()

    def copy(self) -> Towns:
        twin = Towns(self.game, self.setup, 0, False)
        twin.waiting = self.waiting
        twin.chance = self.chance.copy()
        twin.deck = self.deck.copy()
        twin.towns = [town.copy() for town in self.towns]
        twin.round = self.round
        twin.builder = self.builder
        twin.named = self.named
        twin.active = self.active
        return twin

    def hash(self) -> int:
        h = mix(mix(self.waiting, self.round), self.active)
        h = mix(h, (self.builder + 1) | ((self.named + 1) << 8))
        h = self.deck.fingerprint(self.chance.fingerprint(h))
        for town in self.towns:
            h = town.fingerprint(h)
        return h

    # The round.

    def begin_round(self) -> None:
        """Ask for the round's resource, or turn up its card."""
        self.named = -1
        if self.active == 0:
            return
        if self.builder >= 0:
            self.builder = self.next_builder()
            if self.builder < 0:
                # Nobody may name anything any more, so nothing can come to any town.
                self.complete(self.active)
                return
        self.round += 1
        if self.builder >= 0:
            self.ask(self.builder, self.towns[self.builder], NAME)
        elif self.setup.solo:
            self.ask(0, self.towns[0], TAKE)
        elif self.round % TOWN_HALL_ROUNDS != 0:
            self.named = self.deck.turn_up(self.chance)
            self.hand_out(self.named)
        else:
            self.take_freely()

    def next_builder(self) -> i64:
        """The next player on the left who may name a resource, -1 when there is none."""
        seat = self.builder
        for _ in range(self.players):
            seat = seat + 1 if seat + 1 < self.players else 0
            if self.may_name(seat):
                return seat
        return -1

    def may_name(self, seat: i64) -> bool:
        """This player can be Master Builder."""
        if (self.active >> seat) & 1 == 0:
            return False
        town = self.towns[seat]
        if may_take_nothing(town):
            return False
        if town.power != NO_NAMING:
            return True
        # Fort Ironweed's owner names only when nobody else is left who could.
        for other in range(self.players):
            if other != seat and (self.active >> other) & 1 and not may_take_nothing(self.towns[other]):
                return False
        return True

    def take_freely(self) -> None:
        """The Town Hall's free round: everybody chooses a resource, if their buildings let them."""
        for seat in range(self.players):
            if (self.active >> seat) & 1:
                town = self.towns[seat]
                if may_take_nothing(town) or (town.power == NO_NAMING and self.active != 1 << seat):
                    self.ask(seat, town, building.next_step(town))
                else:
                    self.ask(seat, town, TAKE)
        if self.waiting == 0:
            self.end_round()

    def hand_out(self, resource: i64) -> None:
        """A resource for everybody to place or to answer."""
        for seat in range(self.players):
            if (self.active >> seat) & 1:
                town = self.towns[seat]
                town.cube = resource
                self.ask(seat, town, CUBE)

    def ask(self, seat: i64, town: Town, step: i64) -> None:
        """The player owes this decision now."""
        town.step = step
        if step == NOTHING:
            self.waiting &= ~(1 << seat)
        else:
            self.waiting |= 1 << seat

    def end_round(self) -> None:
        """Everybody is ready: full towns are completed, and a new round begins."""
        full: i64 = 0
        for seat in range(self.players):
            town = self.towns[seat]
            town.claims = 0
            if town.empty == 0:
                full |= 1 << seat
        if full & self.active:
            self.complete(full & self.active)
        if self.setup.solo and self.active:
            self.deck.replace(self.named)
        self.begin_round()

    def complete(self, seats: i64) -> None:
        """These players' towns are completed, all at the same place in the order."""
        place: i64 = 1
        for seat in range(self.players):
            if (self.active >> seat) & 1 == 0:
                place += 1
        for seat in range(self.players):
            if (seats >> seat) & 1:
                self.towns[seat].finished = place
        self.active &= ~seats

    # Decisions.

    def offers(self, player: i64, out: vec[i64]) -> i64:
        town = self.towns[player]
        step = town.step
        if step == NAME:
            return offer_resources(actions.NAME, free_resources(town), out)
        if step == TAKE:
            open_now = self.deck.open_resources() if self.setup.solo else free_resources(town)
            return offer_resources(actions.TAKE, open_now, out)
        if step == KEEP:
            out[0] = actions.keep(town.dealt1)
            out[1] = actions.keep(town.dealt2)
            return 2
        return turn.offers(town, self.setup.cavern, out)

    def apply(self, player: i64, action: i64) -> None:
        town = self.towns[player]
        step = town.step
        if step == NAME:
            self.name(player, town, action - actions.NAME)
        elif step == KEEP:
            town.monument = actions.kept(action)
            self.ask(player, town, NOTHING)
            if self.waiting == 0:
                self.begin_round()
        else:
            if step == TAKE and self.setup.solo:
                self.named = action - actions.TAKE
            kind = turn.act(town, action, self.setup.solo)
            if kind != turn.NO_BUILDING:
                self.wake(player, kind)
            if town.step == NOTHING:
                self.ready(player, town)

    def name(self, player: i64, town: Town, resource: i64) -> None:
        """The Master Builder has named a resource: everybody gets a cube of it."""
        town.turns += 1
        self.named = resource
        self.hand_out(resource)
        # Who names places: answers are to what others name.
        town.step = PLACE

    def wake(self, player: i64, kind: i64) -> None:
        """A building of this type was put up: a neighbour's Opaleye's Watch may have one too."""
        if kind == MONUMENT or self.players == 1:
            return
        for seat in range(self.players):
            town = self.towns[seat]
            if (town.watch >> kind) & 1 and town.power == WATCH_EFFECT and self.neighbours(player, seat):
                town.claims |= 1 << kind
                if town.step == NOTHING and (self.active >> seat) & 1 and building.may_build(town):
                    self.ask(seat, town, BUILD)

    def neighbours(self, one: i64, other: i64) -> bool:
        """They sit directly side by side."""
        apart = (one - other + self.players) % self.players
        return apart == 1 or apart == self.players - 1

    def ready(self, player: i64, town: Town) -> None:
        """The player is ready for the next round."""
        town.step = NOTHING
        self.waiting &= ~(1 << player)
        if self.waiting == 0:
            self.end_round()

    def why_not(self, player: int, action: int) -> str:
        return refusals.why_not(self.towns[player], action, self.setup, self.deck)

    # Scores and knowledge.

    def scores(self) -> list[int]:
        return [int(sheet.points(self.towns, seat)) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        return sheet.ranking(self.towns)

    def sheet(self, player: int) -> dict[str, Any]:
        return sheet.sheet(self.towns, player)

    def view(self, player: int | None) -> dict[str, Any]:
        return knowledge.view(self, player)

    def outlook(self, player: int) -> dict[str, Any]:
        return outlook.outlook(self.towns[player], (self.active >> player) & 1 == 1)

    def guess(self, player: int | None, seed: int) -> State:
        return knowledge.guess(self, player, seed)

    def shown(self) -> int:
        shown = self.deck.drawn
        for town in self.towns:
            if town.raised():
                shown += 1
        return shown


def may_take_nothing(town: Town) -> bool:
    """Banks hold every resource."""
    return town.factory_effect == BANK and town.pledged == ALL_RESOURCES


def free_resources(town: Town) -> i64:
    """The resources a player may name or take: not those on their Banks."""
    return ALL_RESOURCES & ~town.pledged if town.factory_effect == BANK else ALL_RESOURCES


def offer_resources(first: i64, resources: i64, out: vec[i64]) -> i64:
    """One action for each resource of a set."""
    n: i64 = 0
    for resource in range(i64(RESOURCES)):
        if (resources >> resource) & 1:
            out[n] = first + resource
            n += 1
    return n
