"""What every bot keeps, in every game, mode and number of players."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.configured import CONFIGURATIONS, configured
from townlet import Game, State, bots
from townlet.bots import Bot

# Far above any game that is played with sense.
LONGEST_GAME = 2000

# Levels think for so many nodes here: no clock decides, and games are short.
NODES = 8

# Levels differ in their budget alone, so one of them plays everything.
EVERYWHERE = ("random", "greedy", "hard")
HERE_AND_THERE = ("tiny-towns-solo", "tiny-towns-standard-3", "little-town-side-2-2")

in_every_configuration = pytest.mark.parametrize(
    ("bot", "name"),
    [(bot, name) for bot in bots.BOTS for name in CONFIGURATIONS if bot in EVERYWHERE or name in HERE_AND_THERE],
)


def played(game: Game, seed: int, seats: list[Bot]) -> Iterator[tuple[State, int, int, int]]:
    """A game between bots: each state, how many decisions led to it, who decides next, and what."""
    state = game.new(seed)
    number = 0
    while not state.over():
        seat = random.Random(seed + number).choice(state.to_act())
        action = seats[seat].choose(state, seat, number)
        yield state, number, seat, action
        state.play(seat, action)
        number += 1
        assert number < LONGEST_GAME


@in_every_configuration
def test_a_bot_plays_every_game_to_its_end_whatever_the_others_do(bot: str, name: str) -> None:
    game = configured(name)
    for seed in range(2):
        seats = [bots.make(bot if seat == seed else "random", seed + seat, nodes=NODES) for seat in range(game.players)]
        for _ in played(game, seed, seats):
            pass


@in_every_configuration
def test_what_a_seat_can_not_know_changes_no_decision(bot: str, name: str) -> None:
    """Everything hidden is drawn anew, and chance is to come otherwise: the same decision."""
    game = configured(name)
    dice = random.Random(name)
    seats = [bots.make(bot, 5, nodes=NODES)] * game.players
    for state, number, seat, action in played(game, 3, seats):
        if dice.random() < 0.1:
            for _ in range(3):
                swapped = state.guess(seat, dice.randrange(2**53))
                assert seats[seat].choose(swapped, seat, number) == action


@in_every_configuration
def test_being_asked_changes_nothing_and_the_same_seed_decides_the_same(bot: str, name: str) -> None:
    game = configured(name)
    first = bots.make(bot, 11, nodes=NODES)
    for state, number, seat, action in played(game, 7, [first] * game.players):
        before = state.hash()
        assert bots.make(bot, 11, nodes=NODES).choose(state, seat, number) == action
        assert state.hash() == before


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_another_seed_or_seat_or_moment_decides_otherwise(bot: str) -> None:
    """Chance is the bot's own: among equals it does not always take the same."""
    state = configured("tiny-towns-first-game-2").new(1)
    seat = state.to_act()[0]
    by_seed = {bots.make(bot, seed).choose(state, seat, 0) for seed in range(50)}
    by_moment = {bots.make(bot, 1).choose(state, seat, number) for number in range(50)}
    if bot == "random":
        assert len(by_seed) == len(by_moment) == 5
    state.play(seat, by_seed.pop())
    assert len({bots.make(bot, seed).choose(state, seat, 1) for seed in range(50)}) > 1


def test_a_bot_that_is_none_is_told_in_a_sentence() -> None:
    with pytest.raises(
        ValueError, match=r"^There is no bot 'chess'; the bots are random, greedy, easy, normal, hard, master\.$"
    ):
        bots.make("chess", 1)
