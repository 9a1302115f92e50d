"""Games played on to their end by instinct, quickly: what a search's leaf is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from townlet.bots.little_town.instinct import LOST, Instinct, place_of
from townlet.core.chance import Chance
from townlet.little_town import actions
from townlet.little_town.squares import SQUARES
from townlet.little_town.state import Town
from townlet.little_town.steps import TURN

# Chance draws whole numbers of 32 bits.
UNIT: Final = 1.0 / 4294967296.0
# Within a turn, what is best is plainer than between turns.
PLAINER: Final = 0.3


def roll_out(town: Town, minds: list[Instinct], chance: Chance, doubt: float) -> None:
    """Play to the end; each seat has a mind, and each decision is judged with up to so much doubt either way."""
    while town.waiting != 0:
        seat: i64 = 0
        while (town.waiting >> seat) & 1 == 0:
            seat += 1
        town.apply(seat, decide(town, seat, minds[seat], chance, doubt))


def decide(town: Town, seat: i64, mind: Instinct, chance: Chance, doubt: float) -> i64:
    """The decision that looks best."""
    team = town.teams[seat]
    mind.look(town, team)
    best = LOST
    chosen: i64 = -1
    scale = doubt * UNIT
    if town.step == TURN:
        free = town.free()
        rest = free
        while rest:
            square = place_of(rest)
            rest &= rest - 1
            worth = mind.worker[square] + scale * float(chance.next())
            if worth > best:
                best = worth
                chosen = actions.WORKER + square
        payable = mind.payable
        while payable:
            tile = place_of(payable)
            payable &= payable - 1
            doubted = scale * float(chance.next())
            rest = free
            while rest:
                square = place_of(rest)
                rest &= rest - 1
                worth = mind.building(town, team, tile, square) + doubted
                if worth > best:
                    best = worth
                    chosen = actions.BUILD + tile * SQUARES + square
        return chosen
    out = town.game.scratch
    for i in range(town.offers(seat, out)):
        worth = mind.of(town, team, out[i]) + PLAINER * scale * float(chance.next())
        if worth > best:
            best = worth
            chosen = out[i]
    return chosen
