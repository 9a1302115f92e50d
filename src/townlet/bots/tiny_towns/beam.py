"""Planning a town when it is known which resources will come: of many futures the most promising go on.

Turn after turn every town of the beam takes every resource it can have, places it everywhere and builds what it can;
the best of all that go on to the next turn, until towns are full or far enough is seen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.bots.budget import Budget
from townlet.bots.tiny_towns.coming import Coming
from townlet.bots.tiny_towns.ground import Ground
from townlet.bots.tiny_towns.value import Value
from townlet.core.chance import mix
from townlet.tiny_towns import actions, answers, building, turn
from townlet.tiny_towns.cards import (
    ANYWHERE,
    BANK,
    BONDMAKER,
    EFFECT_OF,
    FACTORY,
    FOOTPRINTS,
    OBELISK,
    RESOURCES,
    WAREHOUSE,
)
from townlet.tiny_towns.shapes import LANE
from townlet.tiny_towns.squares import ALL, SQUARES
from townlet.tiny_towns.town import BUILD, CUBE, HOLD, NAME, NOTHING, PLACE, PUT, REPLACE, WATCH, Town

# Values are sorted into this many drawers.
DRAWERS: Final = 4096
DRAWERS_A_POINT: Final = 24.0
LOWEST: Final = -60.0
# Worse than any town.
NEVER: Final = -1000.0
# More buildings than this after the first are not looked at in one turn.
IN_A_TURN: Final = 1
# With more patterns complete than this, only those that the last cube is part of are built at first.
SPARE: Final = 2


class Beam:
    """Plans for one town; made once, used for many plans on the same ground."""

    def __init__(self, ground: Ground, weights: vec[float], right: i64, place: i64, cavern: bool, room: i64) -> None:
        self.value: Final = Value(ground, weights, right, place)
        # Judges towns in which something was built, while the other has its eye on the town before.
        self.other: Final = Value(ground, weights, right, place)
        self.cavern: Final = cavern
        self.out: vec[i64] = vec[i64]([0] * 4096)
        # The towns of this turn.
        self.towns: list[Town] = []
        self.worths: vec[float] = vec[float]()
        self.layouts: vec[float] = vec[float]()
        self.opens: vec[i64] = vec[i64]()
        self.piles: vec[i64] = vec[i64]()
        self.firsts: vec[i64] = vec[i64]()
        # The place of the town before each of them in the turn before, -1 for none; and of the town expanded now.
        self.came: vec[i64] = vec[i64]()
        self.at: i64 = -1
        # Room for the candidates of a turn, a power of two; those that come after are lost.
        self.room: Final = room
        # The candidates for the next: their value, the town they come from, and the cube placed.
        self.number: i64 = 0
        self.values: vec[float] = vec[float]([0.0] * room)
        self.next_layouts: vec[float] = vec[float]([0.0] * room)
        self.parents: vec[i64] = vec[i64]([0] * room)
        self.placed: vec[i64] = vec[i64]([0] * room)
        self.next_opens: vec[i64] = vec[i64]([0] * room)
        self.next_piles: vec[i64] = vec[i64]([0] * room)
        self.next_firsts: vec[i64] = vec[i64]([0] * room)
        # What a candidate has become where that is known, -1 where it is the town before with a cube placed.
        self.become: list[Town] = []
        self.become_at: vec[i64] = vec[i64]([0] * room)
        self.seen: vec[i64] = vec[i64]([0] * (2 * room))
        self.seen_when: vec[i64] = vec[i64]([0] * (2 * room))
        self.when: i64 = 0
        self.drawers: vec[i64] = vec[i64]([0] * DRAWERS)
        # What came of each first decision: the best value, and the best town's points at its end.
        self.best: vec[float] = vec[float]()
        self.nodes: i64 = 0
        # The best value of what was looked at, whether it was there already or not.
        self.top: float = NEVER

    # Planning.

    def plan(self, town: Town, coming: Coming, firsts: vec[i64], width: i64, turns: i64, budget: Budget) -> bool:
        """Plan from this town on for so many turns, beginning with each of the first decisions; false if cut short.

        `best` then tells for each of them what can be reached. Without any, the plan begins with the next turn.
        """
        if len(firsts):
            self.best = vec[float]([NEVER] * len(firsts))
            self.begin(town, coming, firsts)
            self.choose(width)
        else:
            self.stand(town, coming)
        ahead: i64 = 0
        whole = True
        while self.towns and ahead < turns and not coming.ended(ahead):
            if ahead > 0 and budget.over():
                whole = False
                break
            self.start_turn()
            for i in range(i64(len(self.towns))):
                self.expand(i, coming, ahead)
            budget.spend(self.nodes)
            self.nodes = 0
            self.choose(width)
            ahead += 1
        for i in range(i64(len(self.towns))):
            # What is not at its end counts as it is judged.
            first = self.firsts[i]
            if self.worths[i] > self.best[first]:
                self.best[first] = self.worths[i]
        return whole

    def stand(self, town: Town, coming: Coming) -> None:
        """Nothing but this town, between two turns."""
        self.best = vec[float]([NEVER])
        self.towns = [town]
        self.worths = vec[float]([0.0])
        self.layouts = vec[float]([self.value.layout(town)])
        self.opens = vec[i64]([coming.open])
        self.piles = vec[i64]([coming.pile])
        self.firsts = vec[i64]([0])
        self.came = vec[i64]([-1])

    def begin(self, town: Town, coming: Coming, firsts: vec[i64]) -> None:
        """All the ways in which the turn that runs can end, by the first decision."""
        self.start_turn()
        self.at = -1
        out = vec[i64]([0] * 4096)
        for first in range(i64(len(firsts))):
            action = firsts[first]
            twin = town.copy()
            opens = coming.open
            pile = coming.pile
            if coming.solo:
                taken = coming.taken if coming.taken >= 0 else action - actions.TAKE
                opens, pile = coming.after(opens, pile, taken)
            if town.step == NAME:
                # Who names places: answers are to what others name.
                twin.cube = action - actions.NAME
                twin.step = PLACE
            else:
                turn.act(twin, action, coming.solo)
            self.end_turn(twin, first, opens, pile, out)

    def end_turn(self, town: Town, first: i64, opens: i64, pile: i64, out: vec[i64]) -> None:
        """Every way to end a turn from here on."""
        self.settle(town)
        if town.step == NOTHING:
            self.offer_town(town, first, opens, pile)
        elif town.step == BUILD:
            self.offer_town(town, first, opens, pile)
            self.build_on(town, first, opens, pile, ALL, 0)
        else:
            number = turn.offers(town, self.cavern, out)
            found = out[:number]
            for i in range(number):
                twin = town.copy()
                turn.act(twin, found[i], True)
                self.end_turn(twin, first, opens, pile, out)

    def expand(self, at: i64, coming: Coming, ahead: i64) -> None:
        """Every way in which a town can go through its next turn."""
        self.at = at
        town = self.towns[at]
        first = self.firsts[at]
        value = self.value
        value.survey(town)
        layout = self.layouts[at]
        base = base_key(town)
        offered = coming.offered(self.opens[at], ahead)
        own = coming.own(ahead)
        if own and town.factory_effect == BANK:
            offered &= ~town.pledged
        for taken in range(i64(RESOURCES)):
            if (offered >> taken) & 1 == 0:
                continue
            opens = self.opens[at]
            pile = self.piles[at]
            if coming.solo:
                opens, pile = coming.after(opens, pile, taken)
            self.place_everywhere(town, layout, base, taken, first, opens, pile)
            if not own:
                self.answer(town, layout, base, taken, first, opens, pile)

    def place_everywhere(
        self, town: Town, layout: float, base: i64, resource: i64, first: i64, opens: i64, pile: i64
    ) -> None:
        """Place a cube of this resource on every empty square, and build."""
        value = self.value
        wanted = Coming.resources(opens)
        cubes = town.cubes
        empty = town.empty
        deck_key = mix(opens, pile)
        for square in range(i64(SQUARES)):
            bit: i64 = 1 << square
            if empty & bit == 0:
                continue
            shift = LANE * square
            worth = layout + value.cubes(cubes, empty, bit, shift, resource + 1, wanted)
            self.nodes += 1
            if worth > self.top:
                self.top = worth
            ready = value.ready
            if empty == bit:
                # Full, and nothing is built: that is the end.
                self.ended(first, value.points(town))
            elif self.is_new(mix(mix(base, cubes | ((resource + 1) << shift)), deck_key)):
                self.push(worth, layout, square * RESOURCES + resource, first, opens, pile)
            if ready:
                twin = town.copy()
                twin.place(square, resource)
                self.build_on(twin, first, opens, pile, bit, 0)

    def answer(self, town: Town, layout: float, base: i64, cube: i64, first: i64, opens: i64, pile: i64) -> None:
        """What else can be done with a cube that somebody else, or a card, has named."""
        effect = town.factory_effect
        if effect == FACTORY and (town.pledged >> cube) & 1:
            for resource in range(i64(RESOURCES)):
                if resource != cube:
                    self.place_everywhere(town, layout, base, resource, first, opens, pile)
        if not self.cavern and effect != WAREHOUSE and town.power != BONDMAKER:
            return
        town.cube = cube
        number = answers.offer_cube(town, self.cavern, self.out)
        town.cube = -1
        for i in range(number):
            action = self.out[i]
            if action < actions.STORE and action != actions.CAVERN:
                continue
            twin = town.copy()
            twin.cube = cube
            twin.step = CUBE
            answers.answer(twin, action)
            if twin.cube < 0:
                self.offer_town(twin, first, opens, pile)
            else:
                for square in range(i64(SQUARES)):
                    if (twin.empty >> square) & 1:
                        swapped = twin.copy()
                        swapped.place(square, twin.cube)
                        swapped.cube = -1
                        self.offer_town(swapped, first, opens, pile)
                        if swapped.n_fits:
                            self.build_on(swapped, first, opens, pile, ALL, 0)

    def build_on(self, town: Town, first: i64, opens: i64, pile: i64, last: i64, before: i64) -> None:
        """What can be built now, the last cube on `last`, and what after it."""
        for i in range(town.n_fits):
            footprint = town.fits[i]
            card = FOOTPRINTS.card[footprint]
            if not town.may_have(card):
                continue
            if town.n_fits > SPARE and FOOTPRINTS.squares[footprint] & last == 0:
                continue
            targets = town.real(footprint)
            if EFFECT_OF[card] == ANYWHERE or town.power == OBELISK:
                targets |= town.empty
            square: i64 = 0
            while targets:
                if targets & 1:
                    twin = town.copy()
                    twin.cube = -1
                    building.build(twin, footprint, square)
                    twin.step = building.next_step(twin)
                    self.settle(twin)
                    if self.offer_town(twin, first, opens, pile) and twin.n_fits and before < IN_A_TURN:
                        self.build_on(twin, first, opens, pile, ALL, before + 1)
                targets >>= 1
                square += 1

    def settle(self, town: Town) -> None:
        """Decide at once, as seems best, what a card just built asks for."""
        while gifts_left(town):
            out = vec[i64]([0] * 2048)
            number = turn.offers(town, False, out)
            best: i64 = 0
            most = NEVER
            for i in range(number):
                twin = town.copy()
                turn.act(twin, out[i], True)
                worth = self.other.of(twin, 0)
                if worth > most:
                    most = worth
                    best = i
            turn.act(town, out[best], True)

    # Candidates.

    def start_turn(self) -> None:
        """No candidates yet."""
        self.number = 0
        self.become = []
        self.when += 1

    def offer_town(self, town: Town, first: i64, opens: i64, pile: i64) -> bool:
        """A town at the end of its turn is a candidate, unless there is one like it; full, it is an end."""
        self.nodes += 1
        if not self.is_new(mix(mix(base_key(town), town.cubes), mix(opens, pile))):
            return False
        other = self.other
        if town.empty == 0:
            self.ended(first, other.points(town))
            return True
        layout = other.layout(town)
        other.survey(town)
        worth = layout + other.cubes(town.cubes, town.empty, 0, 0, 0, Coming.resources(opens))
        if worth > self.top:
            self.top = worth
        at = self.number
        self.push(worth, layout, 0, first, opens, pile)
        if self.number > at:
            self.become_at[at] = len(self.become)
            self.become.append(town)
        return True

    def push(self, worth: float, layout: float, placed: i64, first: i64, opens: i64, pile: i64) -> None:
        """Note a candidate."""
        at = self.number
        if at == self.room:
            return
        self.values[at] = worth
        self.next_layouts[at] = layout
        self.parents[at] = self.at
        self.become_at[at] = -1
        self.placed[at] = placed
        self.next_firsts[at] = first
        self.next_opens[at] = opens
        self.next_piles[at] = pile
        self.number = at + 1

    def is_new(self, key: i64) -> bool:
        """No candidate of this turn is the same."""
        at = key & (2 * self.room - 1)
        for _ in range(8):
            if self.seen_when[at] != self.when:
                self.seen_when[at] = self.when
                self.seen[at] = key
                return True
            if self.seen[at] == key:
                return False
            at = (at + 1) & (2 * self.room - 1)
        return True

    def ended(self, first: i64, points: float) -> None:
        """A full town."""
        if points > self.best[first]:
            self.best[first] = points

    def choose(self, width: i64) -> None:
        """The best candidates become the towns of the next turn."""
        least = self.least(width)
        towns: list[Town] = []
        room = width if width < self.number else self.number
        worths = vec[float]([0.0] * room)
        layouts = vec[float]([0.0] * room)
        opens = vec[i64]([0] * room)
        piles = vec[i64]([0] * room)
        firsts = vec[i64]([0] * room)
        came = vec[i64]([-1] * room)
        number: i64 = 0
        for at in range(self.number):
            if number == room:
                break
            if self.values[at] < least:
                continue
            if self.become_at[at] >= 0:
                town = self.become[self.become_at[at]]
                town.step = NOTHING
                town.cube = -1
            else:
                town = self.towns[self.parents[at]].copy()
                town.place(self.placed[at] // RESOURCES, self.placed[at] % RESOURCES)
            towns.append(town)
            worths[number] = self.values[at]
            layouts[number] = self.next_layouts[at]
            opens[number] = self.next_opens[at]
            piles[number] = self.next_piles[at]
            firsts[number] = self.next_firsts[at]
            came[number] = self.parents[at]
            number += 1
        self.towns = towns
        self.worths = worths
        self.layouts = layouts
        self.opens = opens
        self.piles = piles
        self.firsts = firsts
        self.came = came

    def least(self, width: i64) -> float:
        """The value from which on candidates are among the best."""
        if self.number <= width:
            return NEVER
        drawers = self.drawers
        for i in range(i64(DRAWERS)):
            drawers[i] = 0
        for at in range(self.number):
            drawers[drawer(self.values[at])] += 1
        left = width
        i = DRAWERS - 1
        while i > 0:
            left -= drawers[i]
            if left <= 0:
                break
            i -= 1
        return LOWEST + float(i) / DRAWERS_A_POINT


def drawer(value: float) -> i64:
    """The drawer of a value."""
    place = (value - LOWEST) * DRAWERS_A_POINT
    if place < 0.0:
        return 0
    return i64(place) if place < float(DRAWERS) else DRAWERS - 1


def base_key(town: Town) -> i64:
    """Everything of a town but its cubes, as a number."""
    key = mix(mix(town.kinds, town.built | (town.set_aside << 16)), town.held1)
    return mix(mix(key, town.held2), town.held3 | (town.shrine << 48)) if town.built else key


def gifts_left(town: Town) -> bool:
    """A card just built asks for something before the turn goes on."""
    return town.step == HOLD or town.step == WATCH or town.step == REPLACE or town.step == PUT
