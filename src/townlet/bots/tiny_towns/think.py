"""How the levels think about Tiny Towns: many plans for one's own town, each for a guess at the resources to come."""

from __future__ import annotations

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.bots.advice import Advice
from townlet.bots.bot import GUESSES
from townlet.bots.budget import ENDLESS, Budget
from townlet.bots.tiny_towns import others
from townlet.bots.tiny_towns.beam import NEVER, Beam
from townlet.bots.tiny_towns.coming import Coming
from townlet.bots.tiny_towns.ground import Ground
from townlet.bots.tiny_towns.tables import ALONE, TOGETHER, learned
from townlet.core.chance import Chance
from townlet.core.game import State
from townlet.tiny_towns import actions, sheet
from townlet.tiny_towns.cards import CARDS, FOOTPRINTS
from townlet.tiny_towns.squares import SQUARES
from townlet.tiny_towns.state import Towns
from townlet.tiny_towns.town import KEEP, NAME, NOTHING, Town

# So many guesses share the budget, where there is something to guess.
SHARED: Final = 8
# The first plan is this narrow; what it takes tells how wide the next may be.
NARROW: Final = 3
WIDEST: Final = 1500
# Room for candidates: for each town that goes on, or less where the budget is small.
ROOM: Final = 1 << 17
LITTLE_ROOM: Final = 1 << 14
LITTLE_NODES: Final = 20000
# How far plans look: to the end when the order of all cards is known, and else as far as it is worth while.
TO_THE_END: Final = 120
AHEAD: Final = 14
# A first decision that was not among the best of a plan counts so much less than the best.
LOST: Final = 4.0
# What is kept back of the budget, for the last plan to end in time.
MARGIN: Final = 0.85
# How much it counts what a named resource brings to the others.
ENVY: Final = 0.15
# The place in the order of completed towns to reckon with among others.
PLACE: Final = 2


def think(state: State, seat: int, budget: Budget, chance: Chance) -> Advice:
    """The decision that leads to the best plans."""
    assert isinstance(state, Towns)
    legal = state.legal(seat)
    if state.towns[seat].step == KEEP:
        return keep(state, seat, legal, budget, chance)
    town = state.towns[seat]
    mind = Mind(state, seat, town, budget)
    totals = [0.0] * len(legal)
    firsts = vec[i64]([i64(action) for action in legal])
    plans = mind.think(state, town, firsts, totals, budget, chance)
    if town.step == NAME:
        for place, action in enumerate(legal):
            totals[place] -= plans * ENVY * mind.others.envy(seat, action - actions.NAME, state.players)
    best = totals.index(max(totals))
    return Advice(legal[best], round(totals[best] / plans, 1), mind.aim(town, legal[best]))


def keep(state: Towns, seat: int, legal: list[int], budget: Budget, chance: Chance) -> Advice:
    """Keep the monument with which plans come out better."""
    found: list[float] = []
    for place, action in enumerate(legal):
        town = state.towns[seat].copy()
        town.monument = actions.kept(action)
        town.step = NOTHING
        mind = Mind(state, seat, town, budget)
        totals = [0.0]
        share = Share(budget, len(legal) - place)
        plans = mind.think(state, town, vec[i64](), totals, share.budget, Chance(chance.below(GUESSES)))
        budget.spend(share.spent())
        found.append(totals[0] / plans)
    best = found.index(max(found))
    return Advice(legal[best], round(found[best], 1), CARDS[actions.kept(legal[best])].slug)


class Share:
    """An equal part of what is left of a budget."""

    def __init__(self, budget: Budget, parts: int) -> None:
        seconds = max(0.0, budget.until - time.perf_counter()) / parts if budget.timed else None
        self.nodes: Final = int(budget.left) // parts if budget.left < ENDLESS // 2 else None
        self.budget: Final = Budget(seconds, self.nodes, budget.cancelled)

    def spent(self) -> i64:
        """The nodes that were looked at."""
        return 0 if self.nodes is None else self.nodes - self.budget.left


class Mind:
    """Plans for one seat."""

    def __init__(self, state: Towns, seat: int, town: Town, budget: Budget) -> None:
        solo = state.setup.solo
        weights = learned()[ALONE if solo else TOGETHER]
        self.seat: Final = seat
        self.solo: Final = solo
        right = sheet.right_taverns(state.towns, seat)
        room = ROOM if budget.left > LITTLE_NODES else LITTLE_ROOM
        place: i64 = 1 if solo else PLACE
        self.beam: Final = Beam(Ground(town.cards, town.monument), weights, right, place, state.setup.cavern, room)
        self.others: Final = others.Others(state, seat, weights)

    def think(
        self, state: Towns, town: Town, firsts: vec[i64], totals: list[float], budget: Budget, chance: Chance
    ) -> int:
        """Plan as long as the budget allows and sum up what each first decision leads to; return how many plans."""
        known = self.solo and state.deck.unseen() == 0
        plans = 0
        width: i64 = NARROW
        shares: i64 = 1 if known else SHARED
        guess = state
        while True:
            begun = Moment(budget)
            done = self.plan(guess, town, firsts, width, known, budget, chance)
            if not done and plans:
                break
            if known and plans:
                # The wider plan stands for itself.
                totals[:] = [0.0] * len(totals)
                plans = 0
            best = self.beam.best
            most = NEVER
            for each in best:
                most = max(most, each)
            for place in range(i64(len(best))):
                totals[place] += best[place] if best[place] > most - LOST else most - LOST
            plans += 1
            if budget.over() or (known and width >= WIDEST):
                break
            wider = begun.affords(budget, shares, width)
            if wider < NARROW or (known and wider <= width):
                break
            if shares > 1:
                shares -= 1
            width = wider if wider < WIDEST else WIDEST
            if not known:
                found = state.guess(self.seat, chance.below(GUESSES))
                assert isinstance(found, Towns)
                guess = found
        return plans

    def plan(
        self, state: Towns, town: Town, firsts: vec[i64], width: i64, known: bool, budget: Budget, chance: Chance
    ) -> bool:
        """One plan for what this state says of the hidden things; false if it was cut short."""
        turns: i64 = TO_THE_END if known else AHEAD
        if self.solo:
            coming = Coming(True)
            coming.lay_open(state.deck)
            coming.taken = state.named
        else:
            coming = others.rounds(state, self.seat, turns, self.others, chance)
        return self.beam.plan(town, coming, firsts, width, turns, budget)

    def aim(self, town: Town, action: int) -> str:
        """What is being built towards with this decision: the building itself, or the pattern that counts most."""
        if action >= actions.BUILD:
            return CARDS[FOOTPRINTS.card[(action - actions.BUILD) // SQUARES]].slug
        value = self.beam.value
        value.of(town, 0)
        return CARDS[value.aim].slug if value.aim >= 0 else ""


class Moment:
    """When a plan began, and with how much budget."""

    def __init__(self, budget: Budget) -> None:
        self.time: Final = time.perf_counter() if budget.timed else 0.0
        self.left: Final[i64] = budget.left

    def affords(self, budget: Budget, shares: i64, width: i64) -> i64:
        """How wide one of so many more plans like the one that has just ended may be."""
        nodes = self.left - budget.left
        part = MARGIN * float(budget.left) / float(max(nodes, 1))
        if budget.timed:
            now = time.perf_counter()
            part = min(part, MARGIN * (budget.until - now) / max(now - self.time, 1e-6))
        return i64(min(part / float(shares) * float(width), 1e6))
