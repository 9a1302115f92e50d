"""Bots that think in processes of their own: cancelled, crashed, gone, or slow, they never stall a game."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import townlet
from tests.server.serving import Server, Sitter, serving
from townlet import bots
from townlet.core.record import Record
from townlet.server.opponents import Opponents, Thinker


def begun(decisions: int = 4) -> tuple[Record, int, int]:
    """A game after some decisions, the seat that has to choose now, and how many decisions were made."""
    record = Record(townlet.load("tiny-towns", players=2), 5)
    seat = record.state.to_act()[0]
    while len(record.decisions) < decisions or len(record.state.legal(seat)) == 1:
        record.play(seat, record.state.legal(seat)[0])
        seat = record.state.to_act()[0]
    return record, seat, len(record.decisions)


def thinking(work: Callable[[Opponents], Awaitable[Any]], processes: int = 1, patience: float = 5.0) -> Any:
    """What comes of this with opponents who think."""

    async def run() -> Any:
        opponents = Opponents(processes, patience)
        try:
            return await work(opponents)
        finally:
            await opponents.close()

    return asyncio.run(run())


def slowly(monkeypatch: pytest.MonkeyPatch, folder: Path, how: str) -> None:
    """In every process that starts from now on, the bot greedy decides like this."""
    (folder / "sitecustomize.py").write_text(
        "import os, sys, time, townlet.bots.greedy as greedy\n"
        "def decide(self, guessed, seat, chance, cancelled):\n"
        f"    {how}\n"
        "greedy.Greedy.decide = decide\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(folder))


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("decisions", [0, 7, 40])
def test_they_decide_as_the_bot_does_here(name: str, decisions: int) -> None:
    record, seat, number = begun(decisions)
    expected = bots.make(name, record.seed).choose(record.state, seat, number)
    assert thinking(lambda opponents: opponents.decide(name, record, seat)) == expected


def test_a_level_takes_its_time_and_the_loop_goes_on_meanwhile() -> None:
    record, seat, _ = begun()

    async def work(opponents: Opponents) -> tuple[int | None, int]:
        beats = 0

        async def beat() -> None:
            nonlocal beats
            while True:
                await asyncio.sleep(0.01)
                beats += 1

        beating = asyncio.create_task(beat())
        action = await opponents.decide("master", record, seat)
        beating.cancel()
        return action, beats

    action, beats = thinking(work)
    assert action in record.state.legal(seat)
    assert beats > 30


def test_what_leaves_no_choice_is_decided_without_a_process() -> None:
    record, seat, _ = begun()
    legal = record.state.legal(seat)
    dice = random.Random(1)
    while len(legal) > 1:
        record.play(seat, dice.choice(legal))
        seat = record.state.to_act()[0]
        legal = record.state.legal(seat)
    assert thinking(lambda opponents: opponents.decide("master", record, seat), processes=0) == legal[0]


def test_a_thought_that_is_cancelled_ends_at_once_and_its_process_goes_on() -> None:
    record, seat, number = begun()

    async def work(opponents: Opponents) -> float:
        await opponents.decide("random", record, seat)
        process = opponents._thinkers[0]._process
        thought = asyncio.create_task(opponents.decide("master", record, seat))
        await asyncio.sleep(0.2)
        begun_at = time.monotonic()
        thought.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await thought
        assert await opponents.decide("greedy", record, seat) == bots.make("greedy", record.seed).choose(
            record.state, seat, number
        )
        assert opponents._thinkers[0]._process is process
        return time.monotonic() - begun_at

    assert thinking(work) < 0.6


def test_a_bot_that_crashes_decides_at_random(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    record, seat, _ = begun()
    slowly(monkeypatch, tmp_path, "raise ZeroDivisionError")
    assert thinking(lambda opponents: opponents.decide("greedy", record, seat)) in record.state.legal(seat)
    assert "The bot greedy failed on seat" in caplog.text
    assert "ZeroDivisionError" in caplog.text


def test_a_bot_that_chooses_what_is_illegal_decides_at_random(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    record, seat, _ = begun()
    slowly(monkeypatch, tmp_path, "from townlet.bots import Advice; return Advice(0)")
    assert not record.state.is_legal(seat, 0)
    assert thinking(lambda opponents: opponents.decide("greedy", record, seat)) in record.state.legal(seat)
    assert "which is illegal" in caplog.text


@pytest.mark.parametrize("how", ["time.sleep(60)", "os._exit(3)", "sys.stdout.close(); time.sleep(60)"])
def test_a_process_that_overruns_or_dies_is_replaced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    record, seat, number = begun()
    slowly(monkeypatch, tmp_path, how)

    async def work(opponents: Opponents) -> None:
        begun_at = time.monotonic()
        assert await opponents.decide("greedy", record, seat) in record.state.legal(seat)
        assert time.monotonic() - begun_at < 3
        expected = bots.make("random", record.seed).choose(record.state, seat, number)
        assert await opponents.decide("random", record, seat) == expected

    thinking(work, patience=1.5)
    assert "The bot greedy failed on seat" in caplog.text


def test_a_process_that_is_killed_between_two_thoughts_is_replaced() -> None:
    record, seat, number = begun()

    async def work(opponents: Opponents) -> None:
        for _ in range(2):
            expected = bots.make("greedy", record.seed).choose(record.state, seat, number)
            assert await opponents.decide("greedy", record, seat) == expected
            process = opponents._thinkers[0]._process
            assert process is not None
            os.kill(process.pid, signal.SIGKILL)
            await process.wait()

    thinking(work)


def test_the_processes_start_when_they_are_needed_and_end_with_the_server() -> None:
    record, seat, _ = begun()
    seen: list[int] = []

    async def work(opponents: Opponents) -> None:
        thinkers: list[Thinker] = opponents._thinkers
        assert [thinker._process for thinker in thinkers] == [None, None]
        # One after another they need but one process, side by side two.
        await opponents.decide("random", record, seat)
        await opponents.decide("random", record, seat)
        assert sum(thinker._process is not None for thinker in thinkers) == 1
        await asyncio.gather(*(opponents.decide("hard", record, seat) for _ in range(3)))
        seen.extend(thinker._process.pid for thinker in thinkers if thinker._process is not None)

    thinking(work, processes=2)
    assert len(seen) == 2
    deadline = time.monotonic() + 5
    while any(alive(pid) for pid in seen):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def alive(pid: int) -> bool:
    """This process runs."""
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False


# At a table.


def test_while_a_bot_thinks_people_play_and_take_back(tmp_path: Path) -> None:
    with serving(tmp_path / "townlet.db") as server:
        table, tokens = server.table(["person", "master"], game="tiny-towns", options={"players": 2}, seed=2)
        with Sitter(server, table, tokens[0]) as ana:
            # Both keep a monument at once: hers is stored, and taken back, long before the bot has decided.
            begun_at = time.monotonic()
            assert ana.play(ana.situation["legal"][0])["type"] == "ack"
            assert ana.undo()["type"] == "ack"
            assert time.monotonic() - begun_at < 0.8
            assert [entry["kind"] for entry in ana.log][-2:] == ["play", "undo"]
            while not any(entry["seat"] == 1 and entry["kind"] == "play" for entry in ana.log):
                ana.hear_until("state")


def test_who_comes_back_decides_and_the_stand_in_does_not(server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options={"players": 2}, seed=2)
    path = f"/api/tables/{table}/seats/1/stand-in"
    with Sitter(server, table, tokens[0]) as ana:
        assert server.post(path, {"bot": "master"}, tokens[0]).status_code == 200
        assert server.post(path, {"bot": None}, tokens[1]).status_code == 200
        time.sleep(1.5)
        ana.catch_up(5)
        assert [entry["kind"] for entry in ana.log][-2:] == ["stand-in", "return"]
