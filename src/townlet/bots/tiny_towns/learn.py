"""Learning what a town is worth by planning: every judgement is drawn towards what the plan made of the town.

A plan is made for a game whose resources are all known. Then every town of its beam is judged again, the last first: it
should be worth what the best of its next towns is worth, partly as that was judged and partly as it came out. The
entries that were summed up are corrected by a part of what they were wrong by. An entry that is corrected back and
forth learns slower than one that is always corrected the same way.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from townlet.bots.tiny_towns.beam import NEVER, Beam
from townlet.bots.tiny_towns.coming import ANY, Coming
from townlet.bots.tiny_towns.ground import Ground
from townlet.bots.tiny_towns.value import SIZE, blank
from townlet.core.chance import GUESS_STREAM, Chance
from townlet.tiny_towns.cards import RESOURCES
from townlet.tiny_towns.deck import Deck
from townlet.tiny_towns.scoring import NOBODY
from townlet.tiny_towns.setup import Setup
from townlet.tiny_towns.town import Town

# How much it counts how a plan came out, against the judgement right after.
PATIENCE: Final = 0.6
# How much of an error is corrected at once, at most.
PACE: Final = 0.3
PACE_DOWN: Final = 0.1
# Room for one turn's candidates.
ROOM: Final = 1 << 13
# More turns than any town takes.
TURNS: Final = 150


class Learner:
    """The tables while they are learned."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup: Final = setup
        self.chance: Final = Chance(seed, GUESS_STREAM)
        self.weights: vec[float] = blank()
        # For each entry: all it was corrected by, with and without regard to the direction.
        self.drift: vec[float] = vec[float]([0.0] * SIZE)
        self.strain: vec[float] = vec[float]([0.0] * SIZE)

    def town(self) -> tuple[Ground, Town]:
        """A new game's cards and empty town."""
        cards = self.setup.draw_cards(self.chance)
        town = Town(cards)
        if self.setup.monuments:
            dealt = self.setup.deal_monuments(self.chance)
            town.monument = dealt[self.chance.below(2)]
        return Ground(cards, town.monument), town

    def coming(self) -> Coming:
        """The resources of a game: shuffled cards, or what others name, one of whom is the player."""
        coming = Coming(self.setup.solo)
        if self.setup.solo:
            deck = Deck()
            deck.open_first(self.chance)
            coming.lay_open(deck)
            return coming
        players = 2 + self.chance.below(3)
        turn = self.chance.below(players)
        for ahead in range(i64(TURNS)):
            own = ahead % players == turn
            coming.rounds = append(coming.rounds, ANY if own else 1 << self.chance.below(RESOURCES))
            coming.named = append(coming.named, i64(1) if own else i64(0))
        return coming

    def game(self, width: i64) -> float:
        """Plan a game, this wide, and learn from it; return the points of the best town."""
        ground, town = self.town()
        coming = self.coming()
        place: i64 = 1 if self.setup.solo else 2
        right: i64 = NOBODY if self.setup.solo else 1
        beam = Beam(ground, self.weights, right, place, False, ROOM)
        turns: list[Turn] = []
        points = NEVER
        beam.stand(town, coming)
        for ahead in range(i64(TURNS)):
            number = i64(len(beam.towns))
            if number == 0:
                break
            turn = Turn(beam)
            beam.start_turn()
            for i in range(number):
                beam.best = vec[float]([NEVER])
                beam.top = NEVER
                beam.expand(i, coming, ahead)
                turn.ends[i] = beam.best[0]
                best = beam.best[0]
                points = best if best > points else points
                turn.judged[i] = beam.top if beam.top > best else best
            beam.choose(width)
            turns.append(turn)
        self.learn(beam, turns)
        return points

    def learn(self, beam: Beam, turns: list[Turn]) -> None:
        """Correct the tables by a plan, from its end to its beginning."""
        beam.value.tracing = True
        at = len(turns) - 1
        while at > 0:
            turn = turns[at]
            before = turns[at - 1]
            for i in range(i64(len(turn.towns))):
                if turn.judged[i] == NEVER:
                    # All that could come of it was there already.
                    continue
                came_out = turn.came_out[i] if turn.came_out[i] > turn.ends[i] else turn.ends[i]
                if came_out == NEVER:
                    # Nothing came of it: it was hardly worth more than what followed, and nobody knows if it was.
                    self.correct(beam, turn.towns[i], turn.opens[i], turn.judged[i], PACE_DOWN, True)
                    continue
                target = PATIENCE * came_out + (1.0 - PATIENCE) * turn.judged[i]
                self.correct(beam, turn.towns[i], turn.opens[i], target, PACE, False)
                came = turn.came[i]
                if came >= 0 and target > before.came_out[came]:
                    before.came_out[came] = target
            at -= 1
        beam.value.tracing = False

    def correct(self, beam: Beam, town: Town, opens: i64, target: float, pace: float, down: bool) -> None:
        """Draw the judgement of a town towards what it should have been."""
        value = beam.value
        value.traced = vec[i64]()
        judged = value.of(town, Coming.resources(opens))
        if down and target >= judged:
            return
        wrong = (target - judged) / float(len(value.traced))
        size = wrong if wrong > 0.0 else -wrong
        for entry in value.traced:
            drift = self.drift[entry]
            if drift < 0.0:
                drift = -drift
            sure = drift / self.strain[entry] if self.strain[entry] > 0.0 else 1.0
            self.weights[entry] += pace * sure * wrong
            self.drift[entry] += wrong
            self.strain[entry] += size


class Turn:
    """The towns of a beam before one turn, and what it made of them."""

    def __init__(self, beam: Beam) -> None:
        self.towns: Final = beam.towns
        self.opens: vec[i64] = beam.opens
        self.came: vec[i64] = beam.came
        # For each of them: the best full town, the best of the next towns as judged, and how the best came out.
        self.ends: vec[float] = vec[float]([NEVER] * len(beam.towns))
        self.judged: vec[float] = vec[float]([NEVER] * len(beam.towns))
        self.came_out: vec[float] = vec[float]([NEVER] * len(beam.towns))
