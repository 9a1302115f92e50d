"""What can be thought about a game of which nothing is known but its contract."""

from __future__ import annotations

from math import inf, log, sqrt
from typing import Final

from townlet.bots.advice import Advice
from townlet.bots.bot import GUESSES
from townlet.bots.budget import Budget
from townlet.core.chance import Chance
from townlet.core.game import State
from townlet.core.playout import playout

# How curious the search is: this much is a decision's standing raised when it was tried once, and the more
# others were tried meanwhile.
CURIOSITY: Final = 0.7
# What winning counts beside the margin.
WINNING: Final = 0.5


def worth(state: State, seat: int) -> float:
    """What the state is worth to this seat: its score, less the best of the others."""
    scores = state.scores()
    return float(scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0))


def worths(state: State, seat: int, actions: list[int]) -> list[float]:
    """What each of these decisions would be worth to this seat."""
    found: list[float] = []
    for action in actions:
        after = state.copy()
        after.apply(seat, action)
        found.append(worth(after, seat))
    return found


def think(state: State, seat: int, budget: Budget, chance: Chance) -> Advice:
    """Search a tree of what all seats could decide, a new guess each time, with random games from its leaves on.

    A node of the budget is one game. Where several owe a decision at once, the tree takes them one after another,
    beginning with the seat that thinks, so that it learns nothing of what the others are about to do.
    """
    root = Node()
    margins = Margins()
    guessed = state.copy()
    while not root.visits or not budget.over():
        budget.spend(1)
        tried = explore(root, guessed, seat, chance)
        playout(guessed, chance)
        result = margins.results(guessed)
        points = guessed.scores()[seat]
        for node, decider in tried:
            node.note(result[decider], points)
        root.visits += 1
        guessed = state.guess(seat, chance.below(GUESSES))
    action, best = max(root.children.items(), key=lambda child: (child[1].visits, child[1].total))
    return Advice(action, best.points / best.visits)


class Node:
    """What came of a decision so far, and the decisions that were tried after it."""

    def __init__(self) -> None:
        self.visits = 0
        # The sum of the results for who decided, and of the points for who thinks.
        self.total = 0.0
        self.points = 0.0
        self.children: Final[dict[int, Node]] = {}

    def note(self, result: float, points: int) -> None:
        """One more game went through here."""
        self.visits += 1
        self.total += result
        self.points += points

    def standing(self, curiosity: float) -> float:
        """How much this decision deserves to be tried next."""
        return self.total / self.visits + sqrt(curiosity / self.visits)


class Margins:
    """Results between 0 and 1, whatever points a game gives: they are measured by the margins seen so far."""

    def __init__(self) -> None:
        self.least = inf
        self.most = -inf

    def results(self, over: State) -> list[float]:
        """What the end of a game is worth to each seat."""
        seats = range(over.game.players)
        margins = [worth(over, seat) for seat in seats]
        self.least = min(self.least, *margins)
        self.most = max(self.most, *margins)
        spread = self.most - self.least or 1.0
        shares = [(margin - self.least) / spread for margin in margins]
        if len(shares) == 1:
            return shares
        ranking = over.ranking()
        won = [1 / ranking.count(1) if place == 1 else 0.0 for place in ranking]
        return [WINNING * won[seat] + (1 - WINNING) * shares[seat] for seat in seats]


def explore(root: Node, state: State, seat: int, chance: Chance) -> list[tuple[Node, int]]:
    """Play on by the tree until a decision that was never tried, which joins it; the nodes passed and who decided."""
    passed: list[tuple[Node, int]] = []
    node = root
    while not state.over():
        decider = seat if state.owes(seat) else state.to_act()[0]
        legal = state.legal(decider)
        untried = [action for action in legal if action not in node.children]
        if untried:
            action = untried[chance.below(len(untried))]
            node.children[action] = Node()
        else:
            curiosity = CURIOSITY * CURIOSITY * log(node.visits)
            action = max(legal, key=lambda action: node.children[action].standing(curiosity))
        state.apply(decider, action)
        node = node.children[action]
        passed.append((node, decider))
        if untried:
            break
    return passed
