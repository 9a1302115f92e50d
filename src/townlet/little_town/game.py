"""The game Little Town Builders, configured."""

from __future__ import annotations

from typing import Any, Final

from townlet.core.game import Game, State
from townlet.little_town import actions, telling
from townlet.little_town.setup import Setup
from townlet.little_town.squares import SQUARES
from townlet.little_town.state import new_town
from townlet.little_town.tiles import KINDS

NAME: Final = "little-town"


class LittleTown(Game):
    """Little Town Builders for 2 to 4 players; what can be chosen is told at Setup."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.setup: Final = Setup(options)
        # The widest choice: a worker or any tile on any square.
        widest = (1 + KINDS) * SQUARES
        super().__init__(NAME, self.setup.players, self.setup.options, actions.ACTIONS, widest)

    def new(self, seed: int) -> State:
        return new_town(self, self.setup, seed)

    def text(self, action: int) -> str:
        return actions.text(action)

    def parse(self, text: str) -> int:
        return actions.parse(text)

    def said(self, notation: str) -> str:
        return telling.said(notation)

    def asked(self, view: dict[str, Any]) -> str:
        return telling.asked(view)
