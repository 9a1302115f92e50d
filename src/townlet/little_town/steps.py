"""What a player can owe."""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # place a worker, or build
ACTIVATE: Final = 1  # activate a building around the worker, or around the Residence
PAY: Final = 2  # choose what to pay with
TAKE: Final = 3  # choose what the Trading Shop gives
FEED: Final = 4  # feed the workers
OVER: Final = 5  # nothing any more

NAMES: Final = ["turn", "activate", "pay", "take", "feed", ""]
