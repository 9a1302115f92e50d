"""The bots at the tables: they think in processes of their own, and keep neither a table nor the server waiting."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from typing import Any, Final

from townlet.bots import Advice
from townlet.core.chance import PLAYER_STREAM, SEEDS, Chance
from townlet.core.record import Record
from townlet.server.thinker import STOP

LOG: Final = logging.getLogger(__name__)

# How many bots think at once.
PROCESSES: Final = min(2, os.cpu_count() or 1)
# A bot that has not decided after so many seconds does not decide any more, far above what any level takes.
PATIENCE: Final = 6.0
# Who is told to stop has so many seconds to do so.
STOPPING: Final = 0.5


class Overrun(Exception):
    """A bot thinks and thinks, or its process is gone."""


class Thinker:
    """A process in which one bot at a time thinks; it starts when it is asked first."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any], patience: float) -> dict[str, Any]:
        """What the bot would do; Overrun when it does not say. Whoever is cancelled while asking leaves it free."""
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line(question))
        try:
            async with asyncio.timeout(patience):
                answer = await process.stdout.readline()
        except TimeoutError:
            await self.end()
            raise Overrun(f"no answer after {patience} seconds") from None
        except asyncio.CancelledError:
            await self._stop(process)
            raise
        if not answer:
            await self.end()
            raise Overrun("the process is gone")
        said: dict[str, Any] = json.loads(answer)
        return said

    async def _running(self) -> asyncio.subprocess.Process:
        """The process, started if it does not run."""
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            # In a session of its own: who interrupts the server in a terminal does not interrupt it in a thought.
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "townlet.server.thinker", stdin=pipe, stdout=pipe, start_new_session=True
            )
        return self._process

    async def _stop(self, process: asyncio.subprocess.Process) -> None:
        """Nobody wants the answer any more: it is read and forgotten, or the process ends."""
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line(STOP))
            async with asyncio.timeout(STOPPING):
                await process.stdout.readline()
        except (TimeoutError, OSError):
            await self.end()

    async def end(self) -> None:
        """Let the process go; another one starts when it is needed."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            # Reads what is left, so that nothing of it stays open; whoever waits for an answer reads it instead.
            with contextlib.suppress(RuntimeError):
                await process.communicate()
            await process.wait()


class Opponents:
    """All bots of the server."""

    def __init__(self, processes: int = PROCESSES, patience: float = PATIENCE) -> None:
        self._thinkers: Final = [Thinker() for _ in range(processes)]
        # Who was asked last is asked first: the others may never need to start.
        self._free: Final = asyncio.LifoQueue[Thinker]()
        for thinker in self._thinkers:
            self._free.put_nowait(thinker)
        self._patience: Final = patience

    async def decide(self, name: str, record: Record, seat: int) -> int | None:
        """What the bot of this name decides for a seat, or a random decision when it fails.

        None when the seat owes nothing any more by then.
        """
        advice = await self.advise(name, record, seat)
        if advice is not None:
            return advice.action
        legal = record.state.legal(seat)
        chance = Chance((record.seed + len(record.decisions)) % SEEDS, PLAYER_STREAM)
        return legal[chance.below(len(legal))] if legal else None

    async def advise(self, name: str, record: Record, seat: int) -> Advice | None:
        """What the bot of this name would do on a seat, and why; None when it fails."""
        legal = record.state.legal(seat)
        if len(legal) == 1:
            return Advice(legal[0])
        question = {
            "bot": name,
            "seat": seat,
            "game": record.game.name,
            "options": record.game.options,
            "seed": record.seed,
            "decisions": list(record.decisions),
        }
        thinker = await self._free.get()
        try:
            said = await thinker.ask(question, self._patience)
            if "error" in said:
                raise Overrun(said["error"])
            advice = Advice(**said)
        except Exception as error:
            # Whatever went wrong, the game goes on.
            LOG.error("The bot %s failed on seat %s: %s", name, seat, error)
            return None
        finally:
            self._free.put_nowait(thinker)
        if advice.action in legal:
            return advice
        LOG.error("The bot %s chose %s for seat %s, which is illegal.", name, record.game.text(advice.action), seat)
        return None

    async def close(self) -> None:
        """Send all bots home."""
        for thinker in self._thinkers:
            await thinker.end()


def line(said: dict[str, Any]) -> bytes:
    """Something said to a process."""
    return json.dumps(said, separators=(",", ":")).encode() + b"\n"
