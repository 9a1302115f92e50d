"""One player's team: its workers, houses, cubes and coins, its buildings, and its goals."""

from __future__ import annotations

from mypy_extensions import i64

from townlet.core.chance import mix
from townlet.little_town.goals import COINS_AT_START
from townlet.little_town.goods import ONE_COIN
from townlet.little_town.squares import count


class Team:
    """A player's team of builders."""

    def __init__(self, crew: int, houses: int) -> None:
        # All its workers, and those still in hand this round.
        self.crew: i64 = crew
        self.workers: i64 = crew
        self.houses: i64 = houses
        # Cubes and coins, as one number.
        self.goods: i64 = COINS_AT_START * ONE_COIN
        # Points won during the game.
        self.points: i64 = 0
        # The squares of its buildings, and of its workers on the board.
        self.buildings: i64 = 0
        self.placed: i64 = 0
        # How many of its buildings have coins in their effect.
        self.coin_buildings: i64 = 0
        # Sets of goals: dealt to it, set aside at the start because the tiles make them impossible, and all
        # that it has brought about, dealt to it or not.
        self.goals: i64 = 0
        self.set_aside: i64 = 0
        self.met: i64 = 0

    def copy(self) -> Team:
        """An equal and independent team."""
        twin = Team(0, 0)
        twin.crew = self.crew
        twin.workers = self.workers
        twin.houses = self.houses
        twin.goods = self.goods
        twin.points = self.points
        twin.buildings = self.buildings
        twin.placed = self.placed
        twin.coin_buildings = self.coin_buildings
        twin.goals = self.goals
        twin.set_aside = self.set_aside
        twin.met = self.met
        return twin

    def fingerprint(self, h: i64) -> i64:
        """Mix the team into a hash."""
        h = mix(h, self.goods | (self.workers << 40) | (self.houses << 44) | (self.coin_buildings << 48))
        # Points can be negative.
        h = mix(mix(mix(h, self.points + 0x10000), self.buildings), self.placed)
        return mix(h, self.goals | (self.met << 20) | (self.set_aside << 40))

    def achieved(self) -> i64:
        """The goals it holds and has met."""
        return self.goals & self.met

    def at_building_area(self) -> i64:
        """Its workers who have built this round."""
        return self.crew - self.workers - count(self.placed)
