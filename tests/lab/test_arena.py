"""The arena: which games are played, and what is kept of them."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from townlet.lab.arena import ArenaError, Contest, Played, Stopped, fixtures, hold, play

CONTEST = Contest("little-town", {"tiles": "first-game"}, ["easy", "random"], 2, seed=7, nodes=2)
GAMES = 4


def ends(games: list[Played]) -> list[tuple[object, ...]]:
    """How the games ended, whatever time they took."""
    ended = [(played.line_up, played.number, played.seed, played.seats, played.scores) for played in games]
    return sorted(ended, key=str)


@pytest.fixture(scope="module")
def whole() -> list[Played]:
    """The contest played in one go."""
    return list(hold(CONTEST, GAMES, jobs=2))


def test_every_seed_is_played_with_each_bot_on_each_seat(whole: list[Played]) -> None:
    sat = Counter((played.seed, seat, bot) for played in whole for seat, bot in enumerate(played.seats))
    assert sat == {(seed, seat, bot): 1 for seed in (7, 8) for seat in range(2) for bot in range(2)}


def test_more_bots_than_players_meet_in_every_choice_of_them() -> None:
    contest = Contest("tiny-towns", {}, ["a", "b", "c", "d"], 3)
    met = Counter(fixture.line_up for fixture in fixtures(contest, 6))
    assert met == {(0, 1, 2): 6, (0, 1, 3): 6, (0, 2, 3): 6, (1, 2, 3): 6}
    sat = {tuple(fixture.seats()) for fixture in fixtures(contest, 6) if fixture.line_up == (0, 1, 2)}
    assert sat == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


def test_the_same_contest_is_the_same_games_in_however_many_processes(whole: list[Played]) -> None:
    assert ends([play(CONTEST, fixture) for fixture in fixtures(CONTEST, GAMES)]) == ends(whole)
    other = replace(CONTEST, seed=8)
    assert ends([play(other, fixture) for fixture in fixtures(other, GAMES)]) != ends(whole)


def test_times_are_of_decisions_with_a_choice(whole: list[Played]) -> None:
    for played in whole:
        for thought in played.thought:
            assert thought.decisions > 5
            assert 0 < thought.spent / thought.decisions < thought.slowest < 1


def test_a_game_can_be_stopped() -> None:
    with pytest.raises(Stopped):
        play(CONTEST, fixtures(CONTEST, 1)[0], lambda: True)


def test_an_interrupted_contest_keeps_what_it_played_and_goes_on(tmp_path: Path, whole: list[Played]) -> None:
    file = tmp_path / "contest.jsonl"
    begun = hold(CONTEST, GAMES, 1, file)
    first = [next(begun), next(begun)]
    begun.close()  # type: ignore[attr-defined] # it is a generator
    # It was killed while it wrote the next game.
    kept = file.read_bytes()
    assert kept.count(b"\n") == 3
    file.write_bytes(kept + b'{"line_up":[0,1],"num')
    again = list(hold(CONTEST, GAMES, 1, file))
    assert sorted(again[:2], key=str) == sorted(first, key=str)
    assert ends(again) == ends(whole)
    # Now there is nothing left to play.
    assert ends(list(hold(CONTEST, GAMES, 1, file))) == ends(whole)
    assert file.read_bytes().count(b"\n") == 1 + GAMES
    # More games of the same contest go on in the same file.
    assert len(list(hold(CONTEST, GAMES + 1, 1, file))) == GAMES + 1


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    for written in (b"my diary\n", b"[1, 2]\n{}\n", b'{"contest": {}}\n{}\n'):
        file.write_bytes(written)
        with pytest.raises(ArenaError, match=r"contest\.jsonl (is no file of the arena|keeps another contest)"):
            list(hold(CONTEST, GAMES, 1, file))
        assert file.read_bytes() == written
    file.unlink()
    list(hold(replace(CONTEST, bots=["random", "random"]), 1, 1, file))
    with pytest.raises(
        ArenaError, match=r"contest\.jsonl keeps another contest: name another file, or play the same\."
    ):
        list(hold(CONTEST, GAMES, 1, file))
    with pytest.raises(ArenaError, match="can not be written: "):
        list(hold(CONTEST, GAMES, 1, tmp_path / "nowhere" / "contest.jsonl"))


def test_nobody_plays_on_for_an_arena_that_was_killed(tmp_path: Path) -> None:
    script = (
        "from townlet.lab.arena import Contest, hold\n"
        "if __name__ == '__main__':\n"
        "    for _ in hold(Contest('tiny-towns', {}, ['master', 'master'], 2, seconds=5.0), 4, jobs=2):\n"
        "        pass\n"
    )
    file = tmp_path / "killed.py"
    file.write_text(script)
    with subprocess.Popen([sys.executable, str(file)]) as arena:
        workers: list[int] = []
        until = time.monotonic() + 60
        while len(workers) < 2 and time.monotonic() < until:
            time.sleep(0.05)
            workers = [pid for pid in children(arena.pid) if "spawn_main" in command_line(pid)]
        assert len(workers) == 2
        arena.kill()
    while any("spawn_main" in command_line(pid) for pid in workers):
        assert time.monotonic() < until
        time.sleep(0.05)


def children(pid: int) -> list[int]:
    """The processes that a process has begun."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def command_line(pid: int) -> str:
    """How a process was called; nothing when it is no more."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""
