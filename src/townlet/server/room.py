"""A room: one table, and everybody who is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from townlet.bots.telling import sentence
from townlet.core.language import speaking
from townlet.server.events import PLAY, START, UNDO, Event, event
from townlet.server.opponents import Opponents
from townlet.server.showing import situation, table_card
from townlet.server.store import Store
from townlet.server.table import OVER, WAITING, Refused, Table
from townlet.server.words import WORDS

LOG: Final = logging.getLogger(__name__)

Answer = TypeVar("Answer")

# A guest may say so much at once, and so much a second from then on: who says more is heard more slowly.
BURST: Final = 60
PER_SECOND: Final = 20

MOST_GUESTS: Final = 100

# The bot that is asked for hints.
ADVISER: Final = "master"


class Guest:
    """A connection: somebody on a seat, or a watcher. What it should hear waits here until it is sent."""

    def __init__(self, token: str | None, seat: int | None, language: str, seen: int) -> None:
        self.token: Final = token
        self.seat = seat
        self.language = language
        # The version up to which it has been told the log.
        self.told = seen
        # Answers to what it said; the newest situation is made when it is sent.
        self.answers: Final[deque[dict[str, Any]]] = deque()
        self.behind = True
        # The hint that is being thought about for it.
        self.hint: asyncio.Task[None] | None = None
        self.wake: Final = asyncio.Event()
        self.wake.set()
        self._allowance = float(BURST)
        self._spoke = time.monotonic()

    def greet(self, language: str, seen: int) -> None:
        """It says again who it is: in another language, or to hear what it missed."""
        self.language = language
        self.told = seen
        self.catch_up()

    def answer(self, said: dict[str, Any]) -> None:
        """Something for this guest alone."""
        self.answers.append(said)
        self.wake.set()

    def catch_up(self) -> None:
        """The table has changed."""
        self.behind = True
        self.wake.set()

    def forget_hint(self) -> None:
        """The hint that was asked for is not wanted any more."""
        if self.hint is not None:
            self.hint.cancel()

    def pause(self) -> float:
        """How many seconds to wait before hearing what it says now: none, for anybody who plays."""
        now = time.monotonic()
        self._allowance = min(BURST, self._allowance + (now - self._spoke) * PER_SECOND) - 1
        self._spoke = now
        return max(0.0, -self._allowance / PER_SECOND)


class Room:
    """One table with its guests and its bots; whatever happens here happens one after another."""

    def __init__(self, table: Table, store: Store, opponents: Opponents, pace: float) -> None:
        self.table: Final = table
        self.store: Final = store
        self.opponents: Final = opponents
        # How long bots wait, so that people can follow.
        self.pace: Final = pace
        self.guests: Final[set[Guest]] = set()
        self._lock: Final = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._doing: Final[set[asyncio.Task[Any]]] = set()
        # What bots are thinking about, by their seats.
        self._thoughts: Final[dict[int, asyncio.Task[int | None]]] = {}

    # Who is there.

    def enter(self, token: str | None, language: str, seen: int) -> Guest:
        """Somebody comes in; Refused when the token holds no seat here."""
        seat = None
        if token is not None:
            seat = self.table.holder(token)
            if seat is None:
                raise Refused("no-token")
        if len(self.guests) >= MOST_GUESTS:
            raise Refused("full")
        guest = Guest(token, seat, language, seen)
        self.guests.add(guest)
        self.tell()
        self.rouse_bots()
        return guest

    def leave(self, guest: Guest) -> None:
        """Somebody goes out."""
        guest.forget_hint()
        self.guests.discard(guest)
        self.tell()

    def idle(self) -> bool:
        """Nobody is there and nothing goes on."""
        return not self.guests and not self._doing and (self._bots is None or self._bots.done())

    def present(self) -> set[int]:
        """The seats that somebody is connected for."""
        return {guest.seat for guest in self.guests if guest.seat is not None}

    def card(self) -> dict[str, Any]:
        """What everybody may know of the table."""
        return table_card(self.table, self.present(), sum(guest.seat is None for guest in self.guests))

    def tell(self) -> None:
        """Everybody gets to see the table as it is now."""
        for guest in self.guests:
            # Who has left the seat, or was followed on it by another, watches from now on.
            if guest.token is not None:
                guest.seat = self.table.holder(guest.token)
            guest.catch_up()

    def news(self, guest: Guest) -> dict[str, Any]:
        """The table as this guest may see it, with what it has not read of the log."""
        table = self.table
        # At the end nothing is secret any more, so the log is told anew.
        told = guest.told if guest.told <= table.version and table.phase != OVER else 0
        with speaking(guest.language):
            shown = situation(table, guest.seat, self.card(), told)
        guest.told = table.version
        guest.behind = False
        return shown

    # What happens.

    async def play(self, seat: int, key: str, version: int, decision: str) -> int:
        """A decision, stored and told; the version with it."""
        return await self._whole(self._once(seat, key, lambda: self.table.check_play(seat, key, version, decision)))

    async def undo(self, seat: int, key: str, version: int) -> int:
        """The seat's latest decision taken back; the version with that."""
        return await self._whole(self._once(seat, key, lambda: self.table.check_undo(seat, key, version)))

    async def _once(self, seat: int, key: str, check: Callable[[], Event]) -> int:
        async with self._lock:
            counted = self.table.counted(seat, key)
            if counted is None:
                await self._happen([check()])
                counted = self.table.version
            return counted

    async def do(self, check: Callable[[], Event | list[Event]]) -> None:
        """Whatever this finds may happen, if it may."""
        await self._whole(self._do(check))

    async def _do(self, check: Callable[[], Event | list[Event]]) -> None:
        async with self._lock:
            found = check()
            await self._happen(found if isinstance(found, list) else [found])

    async def follow(self, make: Callable[[], Awaitable[str]]) -> str:
        """The table of the rematch; made by this when there is none yet."""
        return await self._whole(self._follow(make))

    async def _follow(self, make: Callable[[], Awaitable[str]]) -> str:
        async with self._lock:
            if self.table.next is None:
                following = await make()
                await self.store.follow(self.table.name, following)
                self.table.next = following
                self.tell()
            return self.table.next

    async def _whole(self, doing: Coroutine[Any, Any, Answer]) -> Answer:
        """Do it to its end, also when who asked for it goes away: what is stored must be carried out."""
        task = asyncio.create_task(doing)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        return await asyncio.shield(task)

    async def _happen(self, happenings: Sequence[Event]) -> None:
        """Store, then carry out, then tell."""
        table = self.table
        try:
            await self.store.append(table.name, table.version, happenings)
        except SQLAlchemyError as error:
            LOG.exception("Table %s could not be saved.", table.name)
            raise Refused("busy") from error
        table.apply_all(happenings)
        self._interrupt(happenings)
        if table.phase == WAITING and table.full():
            await self._happen([event(START)])
            return
        self.tell()
        self.rouse_bots()
        if table.phase == OVER:
            # Only the lobby reads this, and it looks again: the decision itself is safe already.
            with contextlib.suppress(SQLAlchemyError):
                await self.store.finish(table.name)

    # Bots.

    def bots_to_act(self) -> list[int]:
        """The seats for which a bot owes a decision."""
        table = self.table
        if not table.started:
            return []
        return [seat for seat in table.record.state.to_act() if table.seats[seat].bot]

    def rouse_bots(self) -> None:
        """Let bots decide, if any owes a decision."""
        if self.bots_to_act() and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        while seats := self.bots_to_act():
            await asyncio.sleep(self.pace)
            # Where several owe a decision, they think side by side.
            saved = await asyncio.gather(*(self._let_bot_play(seat) for seat in seats))
            if not all(saved):
                # The next who comes in rouses the bots again.
                return

    async def _let_bot_play(self, seat: int) -> bool:
        """Let the bot of this seat think, and do what it decides if that still counts; False: it can not be saved."""
        table = self.table
        bot, version = table.seats[seat].bot, table.version
        if bot is None or not table.record.state.owes(seat):
            return True
        thought = asyncio.create_task(self.opponents.decide(bot, table.record, seat))
        self._thoughts[seat] = thought
        try:
            await asyncio.wait([thought])
        finally:
            thought.cancel()
            del self._thoughts[seat]
        action = None if thought.cancelled() else thought.result()
        if action is None:
            return True
        decision = table.game.text(action)

        def check() -> Event:
            if table.seats[seat].bot != bot:
                raise Refused("stale")
            return table.check_play(seat, None, version, decision)

        try:
            await self.do(check)
        except Refused as refused:
            return refused.code != "busy"
        return True

    def _interrupt(self, happenings: Sequence[Event]) -> None:
        """What is thought about and no longer so is thought about no longer."""
        undone = any(happening.kind == UNDO for happening in happenings)
        decided = {happening.seat for happening in happenings}
        changed = {happening.seat for happening in happenings if happening.kind != PLAY}
        for seat, thought in self._thoughts.items():
            if undone or seat in changed:
                thought.cancel()
        for guest in self.guests:
            if undone or guest.seat in decided:
                guest.forget_hint()

    # Hints.

    def hint(self, guest: Guest, key: str) -> None:
        """Let a bot think about what it would do on this guest's seat; the guest is told later."""
        if guest.seat is None:
            raise Refused("not-yours")
        if not self.table.started or not self.table.record.state.owes(guest.seat):
            raise Refused("no-hint")
        guest.forget_hint()
        guest.hint = asyncio.create_task(self._hint(guest, guest.seat, key))

    async def _hint(self, guest: Guest, seat: int, key: str) -> None:
        record, version = self.table.record, self.table.version
        try:
            advice = await self.opponents.advise(ADVISER, record, seat)
        except asyncio.CancelledError:
            # The guest has decided meanwhile, or asks again.
            guest.answer(refusal(key, Refused("stale")))
            return
        if advice is None:
            guest.answer(refusal(key, Refused("no-hint")))
            return
        guest.answer(
            {
                "type": "hint",
                "key": key,
                "version": version,
                "decision": record.game.text(advice.action),
                "expected": advice.expected,
                "aim": advice.aim,
                "sentence": sentence(record.state, seat, advice),
            }
        )

    async def close(self) -> None:
        """End what goes on, and send the bots home."""
        if self._doing:
            await asyncio.wait(self._doing)
        if self._bots is not None:
            self._bots.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._bots


def refusal(key: str | None, refused: Refused) -> dict[str, Any]:
    """The answer to a message that is refused."""
    return {"type": "refused", "key": key, **told(refused)}


def told(refused: Refused) -> dict[str, str]:
    """Why something is refused, as the protocol tells it."""
    return {"code": refused.code, "sentence": str(refused) or WORDS.say("refused", refused.code)}
