"""What others will probably name, as far as their towns tell: resources that help them come more often."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from townlet.bots.tiny_towns.coming import ANY, Coming
from townlet.bots.tiny_towns.ground import Ground
from townlet.bots.tiny_towns.value import Value
from townlet.core.chance import Chance
from townlet.tiny_towns.cards import RESOURCES
from townlet.tiny_towns.shapes import LANE
from townlet.tiny_towns.squares import SQUARES
from townlet.tiny_towns.state import TOWN_HALL_ROUNDS, Towns
from townlet.tiny_towns.town import Town

# How likely the most helpful resource is named next, and any other instead.
SHARP: Final = 6.0
# Later on towns will have changed: all that was seen tells little.
LATER: Final = 1.0
EACH: Final = 1.0


class Others:
    """What each resource would bring to the towns of the others."""

    def __init__(self, state: Towns, seat: i64, weights: vec[float]) -> None:
        # For each seat and resource: what it brings above the least welcome one.
        self.gains: vec[float] = vec[float]([0.0] * (state.players * RESOURCES))
        for other in range(state.players):
            if other != seat and (state.active >> other) & 1:
                self.judge(other, state.towns[other], weights)

    def judge(self, seat: i64, town: Town, weights: vec[float]) -> None:
        """What a cube of each resource would bring to a town, placed where it is best."""
        value = Value(Ground(town.cards, town.monument), weights, 1, 2)
        value.survey(town)
        worths = vec[float]([-1000.0] * RESOURCES)
        for resource in range(i64(RESOURCES)):
            for square in range(i64(SQUARES)):
                if (town.empty >> square) & 1:
                    worth = value.cubes(town.cubes, town.empty, 1 << square, LANE * square, resource + 1, 0)
                    if worth > worths[resource]:
                        worths[resource] = worth
        least = worths[0]
        for resource in range(i64(RESOURCES)):
            if worths[resource] < least:
                least = worths[resource]
        for resource in range(i64(RESOURCES)):
            self.gains[seat * RESOURCES + resource] = worths[resource] - least

    def envy(self, seat: i64, resource: i64, players: i64) -> float:
        """What a resource brings to the others, on average."""
        total = 0.0
        for other in range(players):
            if other != seat:
                total += self.gains[other * RESOURCES + resource]
        return total / float(players - 1)

    def names(self, seat: i64, sharp: float, chance: Chance) -> i64:
        """What this player might name: what brings much more often than what brings little."""
        total: i64 = 0
        shares = vec[i64]([0] * RESOURCES)
        for resource in range(i64(RESOURCES)):
            gain = self.gains[seat * RESOURCES + resource]
            shares[resource] = i64((EACH + sharp * gain * gain) * 1000.0)
            total += shares[resource]
        drawn = chance.below(total)
        for resource in range(i64(RESOURCES)):
            drawn -= shares[resource]
            if drawn < 0:
                return resource
        return RESOURCES - 1


def rounds(state: Towns, seat: i64, turns: i64, known: Others, chance: Chance) -> Coming:
    """A guess at the resources of the rounds after this one."""
    coming = Coming(False)
    if state.setup.town_hall:
        deck = state.deck.copy()
        for ahead in range(turns):
            free = (state.round + 1 + ahead) % TOWN_HALL_ROUNDS == 0
            add(coming, ANY if free else 1 << deck.turn_up(chance), free)
        return coming
    builder = state.builder
    once: i64 = 0
    for _ in range(turns):
        # Whoever may name now will probably be able to all the time.
        for _ in range(state.players):
            builder = builder + 1 if builder + 1 < state.players else 0
            if state.may_name(builder):
                break
        if builder == seat:
            add(coming, ANY, True)
        else:
            sharp = LATER if (once >> builder) & 1 else SHARP
            once |= 1 << builder
            add(coming, 1 << known.names(builder, sharp, chance), False)
    return coming


def add(coming: Coming, resources: i64, own: bool) -> None:
    """One round more."""
    coming.rounds = append(coming.rounds, resources)
    coming.named = append(coming.named, i64(1) if own else i64(0))
