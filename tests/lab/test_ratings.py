"""What the arena's games say about the bots."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from townlet.lab.arena import Contest, Played, Thought
from townlet.lab.ratings import mean, report, share


def ended(number: int, seats: list[int], scores: list[int], ranking: list[int]) -> Played:
    """A game that ended so; each seat made ten decisions, the slowest in 30 ms."""
    return Played(tuple(sorted(seats)), number, 0, seats, scores, ranking, [Thought(10, 0.1, 0.03)] * len(seats))


def test_a_share_has_wilsons_interval() -> None:
    found = share(90, 100)
    assert (found.value, found.least, found.most) == pytest.approx((0.9, 0.8256, 0.9448), abs=1e-4)
    # Where all games were won, the interval still has a width.
    assert share(20, 20).least == pytest.approx(0.8389, abs=1e-4)
    assert share(20, 20).most == 1.0
    assert share(0, 20).least == 0.0


def test_a_mean_has_the_interval_of_its_standard_error() -> None:
    found = mean([10.0, 20.0, 30.0, 40.0])
    assert (found.value, found.least, found.most) == pytest.approx((25.0, 12.35, 37.65), abs=0.01)
    assert mean([10.0]).most == float("inf")


def test_a_shared_victory_is_shared_and_an_equal_place_is_half_a_game() -> None:
    contest = Contest("tiny-towns", {}, ["x", "y", "z"], 3)
    games = [ended(0, [0, 1, 2], [20, 20, 5], [1, 1, 3]), ended(1, [1, 2, 0], [10, 12, 30], [3, 2, 1])]
    found = report(contest, games)
    assert found.games == 2
    wins = {one.bot: one.wins.value for one in found.standings if one.wins}
    assert wins == {"x": 0.75, "y": 0.25, "z": 0.0}
    ahead = {(met.bot, met.against): met.ahead.value for met in found.meetings}
    assert ahead == {("x", "y"): 0.75, ("x", "z"): 1.0, ("z", "y"): 0.5}
    assert {one.bot: one.score.value for one in found.standings} == {"x": 25.0, "y": 15.0, "z": 8.5}
    assert [(one.games, one.mean_ms, one.slowest_ms) for one in found.standings] == [(2, 10.0, 30.0)] * 3


def test_who_wins_more_is_rated_higher_and_more_games_make_it_surer() -> None:
    contest = Contest("tiny-towns", {}, ["weak", "strong"], 2)
    dice = random.Random(1)
    games = []
    for number in range(200):
        places = [2, 1] if dice.random() < 0.8 else [1, 2]
        games.append(ended(number, [0, 1], [3 - place for place in places], places))
    widths = []
    for played in (20, 200):
        first, second = report(contest, games[:played]).standings
        assert (first.bot, second.bot) == ("strong", "weak")
        assert first.rating is not None
        assert second.rating is not None
        assert first.rating.value > 25 > second.rating.value
        widths.append(first.rating.most - first.rating.least)
    assert all(one > other for one, other in pairwise(widths))
    assert report(contest, games) == report(contest, games[::-1])


def test_a_bot_on_several_seats_is_one_bot() -> None:
    contest = Contest("tiny-towns", {}, ["master", "greedy", "greedy", "greedy"], 4)
    games = [ended(number, [0, 1, 2, 3], [40, 20, 10, 5], [1, 2, 3, 4]) for number in range(10)]
    first, second = report(contest, games).standings
    assert (first.bot, first.games, second.bot, second.games) == ("master", 10, "greedy", 30)
    (met,) = report(contest, games).meetings
    assert (met.games, met.ahead.value) == (30, 1.0)


def test_alone_there_is_nothing_to_win() -> None:
    found = report(Contest("tiny-towns", {}, ["greedy"], 1), [ended(0, [0], [20], [1]), ended(1, [0], [30], [1])])
    (one,) = found.standings
    assert (one.wins, one.rating, one.score.value, found.meetings) == (None, None, 25.0, [])
