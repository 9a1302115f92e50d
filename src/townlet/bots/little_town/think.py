"""How the levels think about Little Town Builders: the last turn is counted out, before it the tree is grown."""

from __future__ import annotations

from typing import Final

from townlet.bots.advice import Advice
from townlet.bots.budget import Budget
from townlet.bots.little_town.ending import Ending, is_last_turn
from townlet.bots.little_town.instinct import Instinct
from townlet.bots.little_town.rollout import decide
from townlet.bots.little_town.tree import Tree
from townlet.bots.little_town.weights import WEIGHTS
from townlet.core.chance import Chance
from townlet.core.game import State
from townlet.little_town.actions import BUILD
from townlet.little_town.squares import SQUARES
from townlet.little_town.state import Town
from townlet.little_town.steps import TURN
from townlet.little_town.tiles import TILES

# Whoever may think less than so many nodes trusts what it sees at first sight, and sees it the less clearly: with one
# node every decision is judged with up to so many points of doubt.
FEW: Final = 5
DOUBT: Final = 10.0
# What was tried less than so often in the tree tells nothing of what is aimed at.
OFTEN: Final = 8


def think(state: State, seat: int, budget: Budget, chance: Chance) -> Advice:
    """What this seat had best decide, the points it will probably have, and the tile it will build next."""
    assert isinstance(state, Town)
    mind = Instinct(WEIGHTS)
    if budget.left < FEW:
        doubt = DOUBT * float(FEW - budget.left) / float(FEW - 1)
        action = int(decide(state, seat, mind, chance, doubt))
        return Advice(action, None, built(state, action))
    if is_last_turn(state, seat):
        action, (_, own) = Ending(seat, mind, chance).best(state)
        return Advice(action, float(own), built(state, action))
    tree = Tree(state, seat, chance)
    tree.search(budget)
    way = tree.chosen()
    action = int(tree.root.actions[way])
    return Advice(action, tree.expected(), built(state, action) or next_built(state, seat, tree, mind, chance))


def built(town: Town, action: int) -> str:
    """The tile that a decision builds; empty when it builds none."""
    if town.step == TURN and action >= BUILD:
        return TILES[(action - BUILD) // SQUARES].slug
    return ""


def next_built(town: Town, seat: int, tree: Tree, mind: Instinct, chance: Chance) -> str:
    """The tile this seat builds next when everybody does what was tried most, and then what looks best."""
    node = tree.root
    town = town.copy()
    while town.waiting != 0:
        other = tree.to_act(town)
        way = node.most_tried()
        if way >= 0 and (node is tree.root or node.counts[way] >= OFTEN):
            action = node.actions[way]
            node = node.children[way]
        else:
            action = decide(town, other, mind, chance, 0.0)
        tile = built(town, int(action))
        if tile and other == seat:
            return tile
        town.apply(other, action)
    return ""
