"""What the games of a contest say about the bots, each figure with the interval that holds it in 19 of 20 cases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from openskill.models import PlackettLuce

from townlet.lab.arena import Contest, Played

# Standard deviations on either side that hold 95 of 100 cases.
SURE: Final = 1.96


@dataclass(frozen=True)
class Figure:
    """A value, and the interval around it."""

    value: float
    least: float
    most: float


@dataclass(frozen=True)
class Standing:
    """What one bot reached."""

    bot: str
    # How many seats it had, in all games together.
    games: int
    wins: Figure | None
    score: Figure
    rating: Figure | None
    # The time of a decision in milliseconds: the mean, and the slowest.
    mean_ms: float
    slowest_ms: float


@dataclass(frozen=True)
class Meeting:
    """How one bot did against another where both played: the share of games that it came out ahead."""

    bot: str
    against: str
    games: int
    ahead: Figure


@dataclass(frozen=True)
class Report:
    """All figures of a contest, the best bot first."""

    games: int
    standings: list[Standing]
    meetings: list[Meeting]

    def data(self) -> dict[str, Any]:
        """The report as plain data."""
        return asdict(self)


def report(contest: Contest, games: Sequence[Played]) -> Report:
    """What these games say; in whatever order they were played, it says the same."""
    ordered = sorted(games, key=lambda played: (played.number, played.line_up))
    names = list(dict.fromkeys(contest.bots))
    ratings = rated(contest, ordered) if contest.players > 1 else {}
    played = [standing(contest, ordered, name, ratings.get(name)) for name in names]
    standings = sorted((one for one in played if one), key=lambda one: -(one.rating or one.score).value)
    pairs = combinations([one.bot for one in standings], 2)
    met = [meeting(contest, ordered, name, other) for name, other in pairs]
    return Report(len(ordered), standings, [one for one in met if one])


def standing(contest: Contest, games: Sequence[Played], name: str, rating: Figure | None) -> Standing | None:
    """What this bot reached; None when it has not played yet."""
    wins = 0.0
    scores: list[float] = []
    decisions, spent, slowest = 0, 0.0, 0.0
    for played in games:
        for seat, bot in enumerate(played.seats):
            if contest.bots[bot] != name:
                continue
            scores.append(played.scores[seat])
            if played.ranking[seat] == 1:
                wins += 1 / played.ranking.count(1)
            thought = played.thought[seat]
            decisions += thought.decisions
            spent += thought.spent
            slowest = max(slowest, thought.slowest)
    if not scores:
        return None
    won = share(wins, len(scores)) if contest.players > 1 else None
    return Standing(name, len(scores), won, mean(scores), rating, 1000 * spent / max(1, decisions), 1000 * slowest)


def meeting(contest: Contest, games: Sequence[Played], name: str, other: str) -> Meeting | None:
    """How these two did against each other; None when they did not meet. An equal place is half a game each."""
    ahead = 0.0
    met = 0
    for played in games:
        for seat, bot in enumerate(played.seats):
            for rival, its in enumerate(played.seats):
                if contest.bots[bot] == name and contest.bots[its] == other:
                    met += 1
                    ahead += (1 + sign(played.ranking[rival] - played.ranking[seat])) / 2
    return Meeting(name, other, met, share(ahead, met)) if met else None


def sign(number: int) -> int:
    """1, 0 or -1."""
    return (number > 0) - (number < 0)


def rated(contest: Contest, games: Sequence[Played]) -> dict[str, Figure]:
    """The strength of each bot by the places in all games (Plackett-Luce as openskill has it).

    Beginners have 25; where one bot has several seats, what each of them teaches is taken together.
    """
    # Bots do not change from game to game.
    model = PlackettLuce(tau=0.0)
    held = {name: model.rating() for name in contest.bots}
    for played in games:
        names = [contest.bots[bot] for bot in played.seats]
        if len(set(names)) == 1:
            continue
        teams = [[model.rating(held[name].mu, held[name].sigma)] for name in names]
        after = model.rate(teams, ranks=[float(place) for place in played.ranking])
        for name in set(names):
            own = [team[0] for team, of in zip(after, names, strict=True) if of == name]
            held[name] = model.rating(fmean(one.mu for one in own), fmean(one.sigma for one in own))
    return {name: Figure(one.mu, one.mu - SURE * one.sigma, one.mu + SURE * one.sigma) for name, one in held.items()}


def share(part: float, whole: int) -> Figure:
    """A share of games, with Wilson's interval."""
    value = part / whole
    z2 = SURE * SURE
    middle = (value + z2 / (2 * whole)) / (1 + z2 / whole)
    around = SURE * sqrt(value * (1 - value) / whole + z2 / (4 * whole * whole)) / (1 + z2 / whole)
    return Figure(value, max(0.0, middle - around), min(1.0, middle + around))


def mean(values: Sequence[float]) -> Figure:
    """The mean, with the interval by its standard error."""
    value = fmean(values)
    around = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Figure(value, value - around, value + around)
