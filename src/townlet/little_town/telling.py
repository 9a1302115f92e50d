"""What a seat is asked, and what somebody decided, in words of the language spoken now."""

from __future__ import annotations

from typing import Any

from townlet.little_town import actions, feeding, payments
from townlet.little_town.squares import NAMES, SQUARES
from townlet.little_town.steps import FEED, PAY, TAKE
from townlet.little_town.steps import NAMES as STEPS
from townlet.little_town.tiles import KINDS, TILES
from townlet.little_town.words import RESIDENCE, WORDS, amounts, each_amount, mention, sentence


def asked(view: dict[str, Any]) -> str:
    """What the seat of this view is asked; empty when it owes nothing."""
    seat, step, turn = view["seat"], view["owes"], view["turn"]
    if seat not in view["to_act"]:
        return ""
    if step == STEPS[FEED]:
        workers = view["teams"][seat]["workers"]["all"]
        return sentence("asked", "feed", workers=workers, hunger=feeding.HUNGER)
    if turn is None:
        return sentence("asked", "turn")
    if step == STEPS[PAY]:
        stands = any(building["square"] == turn["square"] for building in view["buildings"])
        price = each_amount(turn["price"])
        return sentence("asked", "pay-takes" if stands else "pay-cost", tile=mention(turn["tile"]), price=price)
    if step == STEPS[TAKE]:
        return sentence("asked", "take", tile=mention(turn["tile"]))
    if view["round_ending"]:
        return WORDS.say("asked", "activate-residence", tile=mention(RESIDENCE), center=turn["center"])
    return sentence("asked", "activate", center=turn["center"])


def said(notation: str) -> str:
    """A decision in words, to follow the name of who decided."""
    action = actions.parse(notation)
    if action == actions.DONE:
        return WORDS.say("said", "done")
    if action < actions.TAKE:
        return WORDS.say("said", "pay", goods=amounts(payments.PAYMENTS[action - actions.PAY]))
    if action < actions.FEED:
        return WORDS.say("said", "take", goods=amounts(payments.TAKINGS[action - actions.TAKE]))
    if action < actions.WORKER:
        meal = feeding.MEALS[action - actions.FEED]
        return WORDS.say("said", "feed", goods=amounts(meal)) if meal else WORDS.say("said", "hungry")
    if action < actions.ACTIVATE:
        return WORDS.say("said", "worker", square=NAMES[action - actions.WORKER])
    if action < actions.BUILD:
        square, tile = divmod(action - actions.ACTIVATE, KINDS)
        return WORDS.say("said", "activate", tile=mention(TILES[tile].slug), square=NAMES[square])
    tile, square = divmod(action - actions.BUILD, SQUARES)
    return WORDS.say("said", "build", tile=mention(TILES[tile].slug), square=NAMES[square])
