"""The arena: bots play many games against each other, and every game is kept.

A seed is played once with each bot on each seat, so that neither luck nor a seat favours anybody. Where more bots are
named than a game has players, every choice of so many of them plays. Which games are played is decided by the contest
alone; so is how they end, unless a bot thinks by the clock.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from itertools import combinations
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any, Final, TextIO

import townlet
from townlet import bots
from townlet.core.chance import SEEDS, mix

# Games handed out beyond those that are being played, for each worker.
AHEAD: Final = 2


class ArenaError(Exception):
    """What was asked for can not be played; the message says why."""


class Stopped(Exception):
    """Nobody wants to know how this game ends."""


@dataclass(frozen=True)
class Contest:
    """Who plays what against whom."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    players: int
    seed: int = 0
    # Another budget for all levels.
    seconds: float | None = None
    nodes: int | None = None

    def line_ups(self) -> list[tuple[int, ...]]:
        """The bots that meet, by their numbers."""
        return list(combinations(range(len(self.bots)), self.players))


@dataclass(frozen=True)
class Fixture:
    """A game to be played: the line-up, and how many games it has played before."""

    line_up: tuple[int, ...]
    number: int

    def seats(self) -> list[int]:
        """The number of the bot on each seat: they move on by one seat a game."""
        turn = self.number % len(self.line_up)
        return [*self.line_up[turn:], *self.line_up[:turn]]


@dataclass(frozen=True)
class Thought:
    """How long a seat thought about its decisions, in seconds; those with no choice do not count."""

    decisions: int
    spent: float
    slowest: float


@dataclass(frozen=True)
class Played:
    """How a game ended."""

    line_up: tuple[int, ...]
    number: int
    seed: int
    # By seat: the bot's number, its points, its place, its time.
    seats: list[int]
    scores: list[int]
    ranking: list[int]
    thought: list[Thought]

    def fixture(self) -> Fixture:
        """Which game this was."""
        return Fixture(self.line_up, self.number)


def fixtures(contest: Contest, games: int) -> list[Fixture]:
    """The games of the contest, so many for each line-up; all line-ups side by side."""
    return [Fixture(line_up, number) for number in range(games) for line_up in contest.line_ups()]


def play(contest: Contest, fixture: Fixture, stopped: Callable[[], bool] = lambda: False) -> Played:
    """Play one game to its end, unless somebody stops it."""
    game = townlet.load(contest.game, players=contest.players, **contest.options)
    seed = (contest.seed + fixture.number // contest.players) % SEEDS
    seats = fixture.seats()
    # Two bots of one name are two players, and no bot plays by the seed of the game.
    players = [
        bots.make(contest.bots[bot], mix(mix(seed, fixture.number), bot) % SEEDS, contest.seconds, contest.nodes)
        for bot in seats
    ]
    times: list[list[float]] = [[] for _ in seats]
    state = game.new(seed)
    number = 0
    while not state.over():
        if stopped():
            raise Stopped
        seat = state.to_act()[0]
        choice = len(state.legal(seat)) > 1
        begun = time.perf_counter()
        action = players[seat].choose(state, seat, number)
        if choice:
            times[seat].append(time.perf_counter() - begun)
        state.play(seat, action)
        number += 1
    thought = [Thought(len(spent), sum(spent), max(spent, default=0.0)) for spent in times]
    return Played(fixture.line_up, fixture.number, seed, seats, state.scores(), state.ranking(), thought)


def play_all(contest: Contest, wanted: Iterable[Fixture], jobs: int) -> Iterator[Played]:
    """Play these games in so many processes; each is handed over as soon as it is over."""
    left = iter(wanted)
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    executor = ProcessPoolExecutor(jobs, context, prepare, (stop,))
    running: set[Future[Played]] = set()
    try:
        while True:
            while len(running) < jobs * AHEAD and (fixture := next(left, None)) is not None:
                running.add(executor.submit(work, contest, fixture))
            if not running:
                break
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        # Nobody waits for games that are still being played when something went wrong or the arena was interrupted.
        stop.set()
        executor.shutdown(cancel_futures=True)


# Set in each worker: whether it should stop.
STOP: Final[list[Event]] = []


def prepare(stop: Event) -> None:
    """A worker begins. Who interrupts the arena interrupts it alone, and it stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    STOP.append(stop)
    threading.Thread(target=go_with_the_arena, daemon=True).start()


def go_with_the_arena() -> None:
    """Leave when the arena is gone, however it went: nobody is left to play for."""
    arena = multiprocessing.parent_process()
    assert arena is not None
    arena.join()
    os._exit(1)


def work(contest: Contest, fixture: Fixture) -> Played:
    """Play one game in a worker."""
    return play(contest, fixture, STOP[0].is_set)


class Book:
    """The file in which a contest is kept: a line that says what is played, then a line a game as it ends."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path: Final = path
        self.head: Final = {"contest": asdict(contest)}
        self.played: Final[list[Played]] = []
        # How much of the file is whole: a line that was being written when the run ended is no game.
        self.whole = 0
        if path.exists():
            self.read()

    def read(self) -> None:
        """Read what was played already; ArenaError when the file is of something else."""
        try:
            text = self.path.read_bytes()
            self.whole = text.rfind(b"\n") + 1
            first, *games = text[: self.whole].splitlines() or [b""]
            head = json.loads(first) if first else self.head
            self.played.extend(read_played(json.loads(line)) for line in games)
        except (ValueError, TypeError, KeyError, OSError) as error:
            raise ArenaError(f"{self.path} is no file of the arena ({error}).") from error
        if head != self.head:
            raise ArenaError(f"{self.path} keeps another contest: name another file, or play the same.")

    def open(self) -> TextIO:
        """The file, ready for the next game."""
        try:
            file = self.path.open("a", encoding="utf-8")
        except OSError as error:
            raise ArenaError(f"{self.path} can not be written: {error.strerror}.") from error
        file.truncate(self.whole)
        if not self.whole:
            self.write(file, self.head)
        return file

    def write(self, file: TextIO, line: dict[str, Any]) -> None:
        """One more line, on the disk at once."""
        file.write(json.dumps(line, separators=(",", ":")) + "\n")
        file.flush()


def read_played(line: dict[str, Any]) -> Played:
    """A game as it stands in the file."""
    thought = [Thought(**spent) for spent in line["thought"]]
    return Played(**{**line, "line_up": tuple(line["line_up"]), "thought": thought})


def hold(contest: Contest, games: int, jobs: int, file: Path | None = None) -> Iterator[Played]:
    """Hold the contest: first the games that the file kept, then the others, each kept as it ends."""
    wanted = fixtures(contest, games)
    if file is None:
        yield from play_all(contest, wanted, jobs)
        return
    book = Book(file, contest)
    known = {played.fixture(): played for played in book.played}
    yield from (known[fixture] for fixture in wanted if fixture in known)
    with book.open() as out:
        for played in play_all(contest, [fixture for fixture in wanted if fixture not in known], jobs):
            book.write(out, asdict(played))
            yield played
