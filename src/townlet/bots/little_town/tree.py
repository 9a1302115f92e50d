"""The search of Little Town Builders: a tree of decisions grown where they look good, its leaves played on by instinct.

What is hidden, the others' goals, is guessed many times over, and all guesses grow the same tree: what can be decided
never depends on them. Everybody is taken to go for an own victory.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from townlet.bots.bot import GUESSES
from townlet.bots.budget import Budget
from townlet.bots.little_town.instinct import Instinct
from townlet.bots.little_town.rollout import roll_out
from townlet.bots.little_town.weights import WEIGHTS
from townlet.core.chance import Chance
from townlet.little_town.state import Town

# So many guesses are made for one decision.
GUESSED: Final = 24
# So many of a player's decisions are looked at in one place of the tree, the best at first sight; at its root more.
WIDTH: Final = 24
ROOT_WIDTH: Final = 64
# How much first sight counts: so many points less look a third as good; and how much is tried that looks worse.
TRUST: Final = 1.2
CURIOSITY: Final = 0.8
# However bad a decision looks, it is tried in the end.
HOPE: Final = 0.002
# A decision not tried yet is taken to be so much worse than those tried.
UNTRIED: Final = 0.03
# So many points of advantage are a likely victory; the doubt in the decisions of a rollout.
LIKELY: Final = 6.0
DOUBT: Final = 1.0

# When one decision was tried so often, and so many times as often as any other, nothing more is tried.
SETTLED: Final = 300
AHEAD: Final = 10


class Node:
    """A place in the tree: a seat's decisions, the best at first sight first, and what came of those tried."""

    def __init__(self) -> None:
        self.seat: i64 = -1
        self.size: i64 = 0
        self.tried: i64 = 0
        self.visits: i64 = 0
        self.total: float = 0.0
        self.actions: vec[i64] = vec[i64]()
        self.priors: vec[float] = vec[float]()
        self.counts: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()
        self.children: list[Node] = []

    def most_tried(self) -> i64:
        """The place of the decision tried most; -1 when none was."""
        chosen: i64 = -1
        for i in range(self.tried):
            if chosen < 0 or self.counts[i] > self.counts[chosen]:
                chosen = i
        return chosen


class Tree:
    """The search from one state for one seat."""

    def __init__(self, town: Town, seat: int, chance: Chance) -> None:
        self.town: Final = town
        self.seat: i64 = seat
        self.chance: Final = chance
        self.mind: Final = Instinct(WEIGHTS)
        self.minds: Final[list[Instinct]] = [self.mind] * int(town.players)
        self.root: Final = Node()
        self.guesses: Final[list[Town]] = [town]
        # What each seat makes of the last game played out; for each decision at the root, the points of the seat
        # searched for, in all.
        self.worths: vec[float] = vec[float]([0.0] * int(town.players))
        # What decisions looked like, the best first.
        self.seen: vec[float] = vec[float]([0.0] * ROOT_WIDTH)
        self.best: vec[i64] = vec[i64]([0] * ROOT_WIDTH)
        self.grow(self.root, town, ROOT_WIDTH)
        self.points: vec[float] = vec[float]([0.0] * int(self.root.size))

    def to_act(self, town: Town) -> i64:
        """Who decides next; where several feed their teams at once, the seat searched for begins."""
        seat = self.seat
        if (town.waiting >> seat) & 1 == 0:
            seat = 0
            while (town.waiting >> seat) & 1 == 0:
                seat += 1
        return seat

    def grow(self, node: Node, town: Town, width: i64) -> None:
        """List a place's decisions."""
        seat = self.to_act(town)
        node.seat = seat
        mind = self.mind
        team = town.teams[seat]
        mind.look(town, team)
        out = town.game.scratch
        offered = town.offers(seat, out)
        seen = self.seen
        best = self.best
        size: i64 = 0
        for i in range(offered):
            action = out[i]
            looks = mind.of(town, team, action)
            if size == width:
                if looks <= seen[size - 1]:
                    continue
                size -= 1
            at = size
            while at > 0 and seen[at - 1] < looks:
                seen[at] = seen[at - 1]
                best[at] = best[at - 1]
                at -= 1
            seen[at] = looks
            best[at] = action
            size += 1
        total = 0.0
        node.actions = best[:size]
        node.counts = vec[i64]([i64(0)] * size)
        priors = vec[float]([0.0] * size)
        for i in range(size):
            priors[i] = exp((seen[i] - seen[0]) / TRUST) + HOPE
            total += priors[i]
        for i in range(size):
            priors[i] /= total
        node.priors = priors
        node.totals = vec[float]([0.0] * size)
        node.size = size

    def choice(self, node: Node) -> i64:
        """Which decision is to be tried (again)."""
        if node.size == 1:
            return 0
        tried = node.tried
        counts = node.counts
        totals = node.totals
        priors = node.priors
        drive = CURIOSITY * sqrt(float(node.visits + 1))
        chosen: i64 = -1
        most = -1e9
        for i in range(tried):
            count = float(counts[i])
            worth = totals[i] / count + drive * priors[i] / (1.0 + count)
            if worth > most:
                most = worth
                chosen = i
        if tried < node.size:
            mean = node.total / float(node.visits) if node.visits else 0.5
            if mean - UNTRIED + drive * priors[tried] > most:
                chosen = tried
        return chosen

    def once(self) -> None:
        """Walk down the tree once, add a leaf, play on from there, and note what came of it."""
        chance = self.chance
        number = int(self.root.visits) % GUESSED
        if number >= len(self.guesses):
            guessed = self.town.guess(int(self.seat), int(chance.below(GUESSES)))
            assert isinstance(guessed, Town)
            self.guesses.append(guessed)
        town = self.guesses[number].copy()
        path: list[Node] = []
        ways: vec[i64] = vec[i64]()
        node = self.root
        while town.waiting != 0:
            if node.size == 0:
                self.grow(node, town, WIDTH)
                if node.size > 1:
                    break
            way = self.choice(node)
            path.append(node)
            ways = append(ways, way)
            town.apply(node.seat, node.actions[way])
            if way == node.tried:
                node.tried += 1
                node.children.append(Node())
            node = node.children[way]
        if town.waiting != 0:
            roll_out(town, self.minds, chance, DOUBT)
        points = self.judge(town)
        worths = self.worths
        for i in range(len(path)):
            node = path[i]
            way = ways[i]
            worth = worths[node.seat]
            node.visits += 1
            node.total += worth
            node.counts[way] += 1
            node.totals[way] += worth
        self.points[ways[0]] += points

    def judge(self, town: Town) -> float:
        """What each seat makes of a finished game; the points of the seat searched for."""
        scores = town.scores()
        for seat in range(len(scores)):
            other = -1000
            for rival in range(len(scores)):
                if rival != seat and scores[rival] > other:
                    other = scores[rival]
            self.worths[seat] = 1.0 / (1.0 + exp(float(other - scores[seat]) / LIKELY))
        return float(scores[int(self.seat)])

    def search(self, budget: Budget) -> None:
        """Grow the tree as long as the budget allows; at least once."""
        while True:
            self.once()
            budget.spend(1)
            if budget.over() or self.settled():
                return

    def settled(self) -> bool:
        """One decision is so far ahead that looking on would hardly change it, or it is the only one."""
        root = self.root
        if root.size == 1:
            return True
        first: i64 = 0
        second: i64 = 0
        for i in range(root.tried):
            count = root.counts[i]
            if count > first:
                second = first
                first = count
            elif count > second:
                second = count
        return first > SETTLED + AHEAD * second

    def chosen(self) -> i64:
        """The place of the decision tried most."""
        return self.root.most_tried()

    def expected(self) -> float:
        """The points expected of the decision tried most."""
        chosen = self.chosen()
        return self.points[chosen] / float(self.root.counts[chosen])
