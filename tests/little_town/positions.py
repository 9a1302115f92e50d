"""Positions for tests: a table is set in one line, decisions are played as they are written."""

from __future__ import annotations

import pytest

from townlet import IllegalAction
from townlet.little_town.actions import _goods
from townlet.little_town.boards import BOARDS
from townlet.little_town.building import put_up
from townlet.little_town.game import LittleTown
from townlet.little_town.goals import BY_SLUG as GOALS
from townlet.little_town.goals import in_set
from townlet.little_town.goods import EVERYTHING, by_name, told
from townlet.little_town.squares import NAMES
from townlet.little_town.state import Town
from townlet.little_town.team import Team
from townlet.little_town.tiles import BY_SLUG as TILES


def table(
    *,
    players: int = 2,
    side: int = 1,
    built: list[str] | None = None,
    hands: list[str] | None = None,
    workers: list[int] | None = None,
    placed: list[str] | None = None,
    goals: list[str] | None = None,
    stock: str = "",
    tiles: str = "",
    turn: int = 0,
    round: int = 1,
    start: int = 0,
) -> Town:
    """A game in the middle; each list has an entry for each seat, and what is left out is as at the beginning.

    built    buildings: "bakery d3, wheat-field e3"
    hands    cubes and coins: "2 wood 3 coins"
    workers  workers still in hand; `placed` are those on the board: "b4 b5"
    goals    goals in hand: "no-coins six-coins"
    stock    kinds of which the stock has another number than the hands leave: "0 fish 1 wood"
    tiles    the tiles in play; all there are, when left out
    """
    game = LittleTown({"players": players, "board": side})
    town = Town(game, game.setup, BOARDS[side])
    chosen = ["wheat-field", *tiles.split()] if tiles else list(TILES)
    town.put_in_play(sum(1 << TILES[slug].number for slug in chosen))
    town.stock = EVERYTHING
    for seat in range(players):
        team = Team(game.setup.workers, game.setup.houses)
        town.teams.append(team)
        for entry in entries(built, seat):
            tile, square = entry.split()
            put_up(town, team, TILES[tile].number, NAMES.index(square))
        if hands and seat < len(hands):
            team.goods = _goods(hands[seat].split() or ["nothing"])
        town.stock -= team.goods
        for square in placed[seat].split() if placed and seat < len(placed) else []:
            team.placed |= 1 << NAMES.index(square)
        town.placed |= team.placed
        team.workers -= len(placed[seat].split()) if placed and seat < len(placed) else 0
        if workers:
            team.workers = workers[seat]
        team.goals = sum(
            1 << GOALS[slug].number for slug in (goals[seat].split() if goals and seat < len(goals) else [])
        )
        # What was set up was not brought about before anybody's eyes.
        team.met = 0
    for number, kind in zip(stock.split()[::2], stock.split()[1::2], strict=True):
        held = by_name(town.stock) | {kind: int(number)}
        town.stock = _goods([word for name, many in held.items() for word in (str(many), name)])
    town.round = round
    town.start = start
    town.turn = turn
    town.waiting = 1 << turn
    return town


def entries(lists: list[str] | None, seat: int) -> list[str]:
    """The entries of a seat, parted by commas."""
    return [entry.strip() for entry in lists[seat].split(",") if entry.strip()] if lists and seat < len(lists) else []


def do(town: Town, *decisions: str) -> Town:
    """Play these; the only one to act does it, or the seat that the decision begins with."""
    for decision in decisions:
        seat, text = (int(decision[0]), decision[2:]) if decision[0].isdigit() else (town.to_act()[0], decision)
        town.play(seat, town.game.parse(text))
    return town


def offered(town: Town, seat: int | None = None) -> list[str]:
    """What can be done now, as it is written."""
    return [town.game.text(action) for action in town.legal(town.to_act()[0] if seat is None else seat)]


def refused(town: Town, decision: str, seat: int | None = None) -> str:
    """Why a decision is refused; and nothing has changed."""
    before = town.hash()
    with pytest.raises(IllegalAction) as error:
        town.play(town.to_act()[0] if seat is None else seat, town.game.parse(decision))
    assert town.hash() == before
    return str(error.value)


def hand(town: Town, seat: int = 0) -> str:
    """Cubes and coins of a player, as they are written."""
    return told(town.teams[seat].goods)


def points(town: Town, seat: int = 0) -> int:
    """Points won during the game."""
    return int(town.teams[seat].points)


def stock(town: Town) -> dict[str, int]:
    """What the stock has."""
    return by_name(town.stock)


def met(town: Town, seat: int = 0) -> set[str]:
    """The goals a player has brought about, dealt to it or not."""
    return set(in_set(int(town.teams[seat].met)))
