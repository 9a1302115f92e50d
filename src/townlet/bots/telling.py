"""A bot's advice in words: what it would do, and why."""

from __future__ import annotations

from typing import Final

import townlet
from townlet.bots.advice import Advice
from townlet.core.game import State
from townlet.core.language import Words

WORDS: Final = Words("townlet.bots")


def sentence(state: State, seat: int, advice: Advice) -> str:
    """The advice for this seat's decision in one sentence, in the language spoken now."""
    game = state.game
    said = game.said(game.text(advice.action))
    if len(state.legal(seat)) == 1:
        return WORDS.say("advice", "only", said=said)
    if advice.expected is None:
        return WORDS.say("advice", "plain", said=said)
    points = round(advice.expected)
    if not advice.aim:
        return WORDS.say("advice", "expecting", said=said, points=points)
    return WORDS.say("advice", "aiming", said=said, points=points, aim=townlet.book(game.name)["names"][advice.aim])
