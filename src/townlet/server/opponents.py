"""The bots at a table: each decides from a guess of what its seat can not know."""

from __future__ import annotations

import logging
from typing import Final

from townlet import bots
from townlet.core.chance import PLAYER_STREAM, SEEDS, Chance
from townlet.core.record import Record

LOG: Final = logging.getLogger(__name__)


def decide(name: str, record: Record, seat: int) -> int:
    """What the bot of this name decides for a seat; it never keeps a game waiting."""
    number = len(record.decisions)
    try:
        action = bots.make(name, record.seed).choose(record.state, seat, number)
        if record.state.is_legal(seat, action):
            return action
        LOG.error("The bot %s chose %s for seat %s, which is illegal.", name, record.game.text(action), seat)
    except Exception:
        LOG.exception("The bot %s failed on seat %s.", name, seat)
    legal = record.state.legal(seat)
    return legal[Chance((record.seed + number) % SEEDS, PLAYER_STREAM).below(len(legal))]
