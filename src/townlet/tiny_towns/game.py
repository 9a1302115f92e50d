"""The game Tiny Towns, configured."""

from __future__ import annotations

from typing import Any, Final

from townlet.core.game import Game, State
from townlet.tiny_towns import actions, words
from townlet.tiny_towns.cards import FOOTPRINTS
from townlet.tiny_towns.scoring import BUILDING_TYPES
from townlet.tiny_towns.setup import Setup
from townlet.tiny_towns.squares import SQUARES
from townlet.tiny_towns.state import Towns

NAME: Final = "tiny-towns"


class TinyTowns(Game):
    """Tiny Towns for 1 to 6 players; what can be chosen is told at Setup."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.setup: Final = Setup(options)
        super().__init__(NAME, self.setup.players, self.setup.options, actions.ACTIONS, widest())

    def new(self, seed: int) -> State:
        return Towns(self, self.setup, seed)

    def text(self, action: int) -> str:
        return actions.text(action)

    def parse(self, text: str) -> int:
        return actions.parse(text)

    def told(self, action: int) -> str:
        return actions.told(action)

    def said(self, notation: str) -> str:
        return words.said(notation)

    def asked(self, view: dict[str, Any]) -> str:
        return words.asked(view)


def widest() -> int:
    """Room for every legal action: all footprints of eight cards with all targets, and what is put by cards."""
    footprints = max(
        FOOTPRINTS.first_variant[card + 1] - FOOTPRINTS.first_variant[card]
        for card in range(len(FOOTPRINTS.first_variant) - 1)
    )
    return (footprints * (BUILDING_TYPES + 1) + BUILDING_TYPES) * SQUARES + actions.DONE
