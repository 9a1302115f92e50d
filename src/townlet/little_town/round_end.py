"""The end of a round: Cathedral and Residence, feeding, workers home, and who starts the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from townlet.little_town import feeding, working
from townlet.little_town.goods import BOX
from townlet.little_town.squares import AROUND, SQUARES, count
from townlet.little_town.steps import ACTIVATE, FEED, OVER, TURN
from townlet.little_town.tiles import BUILDINGS_AROUND, EACH, SPECIAL, WORKERS_AROUND

if TYPE_CHECKING:
    from townlet.little_town.state import Town

ROUNDS: Final[int] = BOX["rounds"]
FEWEST_START_WITH: Final[int] = BOX["fewest_start_with"]


def end_round(town: Town) -> None:
    """No worker is left in hand: first the buildings that work at the end of a round."""
    town.round_ending = True
    cathedral(town)
    residence(town)


def special_building(town: Town, special: i64) -> i64:
    """The square of the building that does this; -1 when it is not built."""
    for square in range(i64(SQUARES)):
        if (town.built >> square) & 1 and SPECIAL[town.tile_at[square]] == special:
            return square
    return -1


def cathedral(town: Town) -> None:
    """Its owner gains points for each worker around it, whoever's."""
    square = special_building(town, WORKERS_AROUND)
    if square >= 0:
        town.owner_of(square).points += EACH[town.tile_at[square]] * count(AROUND[square] & town.placed)


def residence(town: Town) -> None:
    """Its owner may activate the buildings around it."""
    square = special_building(town, BUILDINGS_AROUND)
    if square >= 0:
        working.begin(town, square)
        seat = town.seat_of_owner(square)
        if working.anything_to_activate(town, town.teams[seat]):
            town.turn = seat
            town.step = ACTIVATE
            town.waiting = 1 << seat
            return
    feed_all(town)


def feed_all(town: Town) -> None:
    """Everybody feeds their workers; whoever has no choice is not asked."""
    town.clear_turn()
    town.turn = -1
    town.step = FEED
    town.waiting = 0
    for seat in range(town.players):
        team = town.teams[seat]
        meal = feeding.only_meal(team)
        if meal >= 0:
            feeding.feed(town, team, feeding.MEALS[meal])
        else:
            town.waiting |= 1 << seat
    if town.waiting == 0:
        go_home(town)


def go_home(town: Town) -> None:
    """All workers return, and the next round begins, unless this was the last."""
    town.round_ending = False
    town.placed = 0
    for team in town.teams:
        team.workers = team.crew
        team.placed = 0
    if town.round == ROUNDS:
        town.step = OVER
        town.turn = -1
        return
    town.round += 1
    town.start = next_start(town)
    town.turn = town.start
    town.step = TURN
    town.waiting = 1 << town.turn


def next_start(town: Town) -> i64:
    """Clockwise; but the last round with three players is started by the one with the fewest points."""
    following = (town.start + 1) % town.players
    if town.round != ROUNDS or town.players != FEWEST_START_WITH:
        return following
    fewest = following
    for step in range(town.players):
        seat = (following + step) % town.players
        if town.teams[seat].points < town.teams[fewest].points:
            fewest = seat
    return fewest
