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
from townlet.bots.tiny_towns.value import SIZE
from townlet.bots.tiny_towns.whims import follow
from townlet.core.chance import Chance
from townlet.core.game import State
from townlet.tiny_towns import actions, sheet
from townlet.tiny_towns.cards import CARDS, FOOTPRINTS
from townlet.tiny_towns.squares import SQUARES
from townlet.tiny_towns.state import Towns
from townlet.tiny_towns.town import KEEP, NAME, NOTHING, Town

# How many towns go on in each turn of a plan; fewer where the budget is small.
WIDTH: Final = 24
NARROW: Final = 2
# What is hidden is guessed so often at most, and for each guess so many plans are made at least.
GUESSED: Final = 12
WHIMS: Final = 5
# Among others plans end before towns do and are judged by the tables, so no whim may change those.
GUESSED_TOGETHER: Final = 100
MOST_WHIMS: Final = 400
# How many turns a plan lasts, and how many towns it looks at for each that goes on, by the squares without a building.
TURNS: Final = 2.7
DECISIONS: Final = 1.4
NODES_A_SECOND: Final = 700000.0
# Room for the candidates of a turn.
ROOM: Final = 1 << 13
# How far plans look: to the end, and among others as far as it is worth while.
TO_THE_END: Final = 120
AHEAD: Final = 8
# A first decision that was not among the best of a plan counts so much less than the best.
LOST: Final = 4.0
# Whoever has fewer nodes than this sees things the less clearly.
FOG: Final = 3.0
CLEAR: Final = 3000.0
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
    for place in range(len(totals)):
        # Two even draws: about a point up or down.
        totals[place] += plans * mind.fog * float(chance.below(1000) + chance.below(1000) - 999) / 408.0
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


def best_with_open_deck(state: Towns, budget: Budget) -> float:
    """The best points found from the beginning of a solo game on, with the order of its cards known."""
    best = NEVER
    legal = state.legal(0)
    for place, action in enumerate(legal):
        town = state.towns[0].copy()
        if town.step == KEEP:
            town.monument = actions.kept(action)
        elif place:
            break
        town.step = NOTHING
        share = Share(budget, len(legal) - place)
        mind = Mind(state, 0, town, share.budget)
        mind.open_deck = True
        totals = [0.0]
        mind.think(state, town, vec[i64](), totals, share.budget, Chance(0))
        best = max(best, totals[0])
    return best


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
        # How far off everything is judged, in points.
        self.fog: float = 0.0
        # The order of the cards is taken to be known.
        self.open_deck: bool = False
        right = sheet.right_taverns(state.towns, seat)
        place: i64 = 1 if solo else PLACE
        self.ground: Final = Ground(town.cards, town.monument)
        self.learned: Final = weights
        # The tables as the whim of the moment has them.
        self.weights: Final = vec[float]([0.0] * SIZE)
        for at in range(i64(SIZE)):
            self.weights[at] = weights[at]
        self.beam: Final = Beam(self.ground, self.weights, right, place, state.setup.cavern, ROOM)
        self.others: Final = others.Others(state, seat, weights)

    def think(
        self, state: Towns, town: Town, firsts: vec[i64], totals: list[float], budget: Budget, chance: Chance
    ) -> int:
        """Plan as long as the budget allows and sum up what each first decision leads to; return for how many guesses.

        For each guess at what is hidden the best of several plans counts, each made with another whim. The whims and
        how wide plans are depend on nothing else: what was once found is found again after the next decision.
        """
        known = self.solo and (self.open_deck or state.deck.unseen() == 0)
        turns: i64 = TO_THE_END if known or self.solo else AHEAD
        free = 16.0 - int(town.built).bit_count()
        cost = WIDTH * min(TURNS * free, float(turns)) * (DECISIONS * free + 3.0)
        affords = nodes_left(budget) / cost
        plans = max(1, int(affords))
        if not budget.timed:
            self.fog = FOG * max(0.0, 1.0 - max(0.0, float(budget.left)) / CLEAR)
        guesses = 1
        if not self.solo:
            guesses = max(1, min(GUESSED_TOGETHER, plans))
        elif not known:
            guesses = max(1, min(GUESSED, int(plans / WHIMS)))
        # Few plans are made narrower.
        width: i64 = WIDTH if affords >= 1.0 else max(NARROW, int(WIDTH * affords))
        whims = max(1, plans // guesses) if self.solo else 1
        done = 0
        for number in range(guesses):
            coming = self.coming(state, turns, chance)
            most = [NEVER] * len(totals)
            finished = 0
            whim = 0
            while whim < whims or (known and not budget.over()):
                if (whim or number) and budget.over():
                    break
                follow(whim, self.ground, self.learned, self.weights)
                if self.beam.plan(town, coming, firsts, width, turns, budget):
                    finished += 1
                elif finished or done:
                    break
                for place, found in enumerate(self.beam.best):
                    most[place] = max(most[place], found)
                whim += 1
                if known and whim >= MOST_WHIMS and not self.open_deck:
                    break
            if finished or not done:
                best = max(most)
                for place, found in enumerate(most):
                    totals[place] += max(found, best - LOST)
                done += 1
            if budget.over():
                break
            if number + 1 < guesses:
                guess = state.guess(self.seat, chance.below(GUESSES))
                assert isinstance(guess, Towns)
                state = guess
        follow(0, self.ground, self.learned, self.weights)
        return done

    def coming(self, state: Towns, turns: i64, chance: Chance) -> Coming:
        """The resources to come, as this state has them."""
        if not self.solo:
            return others.rounds(state, self.seat, turns, self.others, chance)
        coming = Coming(True)
        coming.lay_open(state.deck)
        coming.taken = state.named
        return coming

    def aim(self, town: Town, action: int) -> str:
        """What is being built towards with this decision: the building itself, or the pattern that counts most."""
        if action >= actions.BUILD:
            return CARDS[FOOTPRINTS.card[(action - actions.BUILD) // SQUARES]].slug
        value = self.beam.value
        value.of(town, 0)
        return CARDS[value.aim].slug if value.aim >= 0 else ""


def nodes_left(budget: Budget) -> float:
    """The nodes that a budget is good for, as near as can be told."""
    left = float(budget.left)
    if budget.timed:
        left = min(left, max(0.0, budget.until - time.perf_counter()) * NODES_A_SECOND)
    return left
