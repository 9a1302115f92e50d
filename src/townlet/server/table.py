"""A table: the game on it, who sits there, and what may happen next.

Nothing here waits or stores. `check_*` says whether something may happen and returns the event it would be;
`apply` makes it happen. What is stored in between is the hall's business.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from townlet.core.game import Game, IllegalAction
from townlet.core.record import Record
from townlet.server.events import BOT, LEAVE, PLAY, RETURN, SIT, STAND_IN, START, UNDO, Event, event
from townlet.server.tokens import fingerprint
from townlet.server.words import WORDS

OPEN: Final = "open"
PERSON: Final = "person"

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


class Refused(Exception):
    """What was asked for may not happen now; nothing has changed."""

    def __init__(self, code: str, sentence: str = "") -> None:
        super().__init__(sentence or WORDS.say("refused", code))
        self.code: Final = code


@dataclass
class Seat:
    """A seat at the table, and who decides for it."""

    kind: str = OPEN
    # The person's name.
    name: str = ""
    token: str | None = None
    # The bot that decides now: of a bot's seat, or standing in.
    bot: str | None = None


class Table:
    """A game as it is played here: a list of events, and what they add up to."""

    def __init__(self, name: str, game: Game, seed: int, listed: bool = False) -> None:
        self.name: Final = name
        self.game: Final = game
        self.seed: Final = seed
        self.listed: Final = listed
        # The table of the rematch.
        self.next: str | None = None
        self.record: Final = Record(game, seed)
        self.events: Final[list[Event]] = []
        self.seats: Final = [Seat() for _ in range(game.players)]
        # The seat of who made the table: the first person to sit down.
        self.host: int | None = None
        self.started = False
        # At which version each client's message counted.
        self._keys: Final[dict[tuple[int, str], int]] = {}
        # The version at which each seat last decided, and at which anything was last taken back.
        self._decided: Final = [0] * game.players
        self._undone = 0
        # The decisions that were taken back, by the version that did so: the log tells them.
        self.taken_back: Final[dict[int, tuple[int, int]]] = {}

    @property
    def version(self) -> int:
        """How many events there are."""
        return len(self.events)

    @property
    def phase(self) -> str:
        """Waiting for people, playing, or over."""
        if not self.started:
            return WAITING
        return OVER if self.record.state.over() else PLAYING

    def holder(self, token: str) -> int | None:
        """The seat that this token holds."""
        print_ = fingerprint(token)
        for number, seat in enumerate(self.seats):
            if seat.token is not None and hmac.compare_digest(seat.token, print_):
                return number
        return None

    def full(self) -> bool:
        """Somebody decides for every seat."""
        return all(seat.kind != OPEN or seat.bot for seat in self.seats)

    # What may happen.

    def check_play(self, seat: int, key: str | None, version: int, decision: str) -> Event:
        """A decision; Refused when it does not count."""
        self._check_playing()
        self._check_fresh(seat, version)
        try:
            action = self.game.parse(decision)
            if not self.record.state.is_legal(seat, action):
                raise IllegalAction(self.record.state.refusal(seat, action))
        except IllegalAction as error:
            raise Refused("illegal", str(error)) from error
        return event(PLAY, seat, self.game.text(action), key=key)

    def check_undo(self, seat: int, key: str, version: int) -> Event:
        """Taking the seat's latest decision back; Refused when that can not be done."""
        self._check_playing()
        self._check_fresh(seat, version)
        try:
            self.record.check_undo(seat)
        except IllegalAction as error:
            raise Refused("undo", str(error)) from error
        return event(UNDO, seat, key=key)

    def counted(self, seat: int, key: str) -> int | None:
        """The version at which this message of the seat counted already."""
        return self._keys.get((seat, key))

    def check_sit(self, seat: int, name: str, token: str) -> Event:
        """A person takes an open seat."""
        if self.seat(seat).kind != OPEN:
            raise Refused("seat-taken")
        return event(SIT, seat, name, token=fingerprint(token))

    def check_stand_in(self, seat: int, by: int, bot: str | None, present: bool) -> Event:
        """A bot decides for a seat whose person is away, or no longer."""
        there = self.seat(seat)
        if there.kind not in (OPEN, PERSON):
            raise Refused("is-a-bot")
        if not self.started:
            raise Refused("not-started")
        if there.kind == PERSON and present and by != seat:
            raise Refused("is-there")
        if bot is None:
            if there.bot is None:
                raise Refused("no-stand-in")
            return event(RETURN, seat)
        return event(STAND_IN, seat, bot)

    def check_start(self, bot: str) -> list[Event]:
        """Bots take the open seats, and the game begins."""
        if self.started:
            raise Refused("started")
        taken = [event(BOT, number, bot) for number, seat in enumerate(self.seats) if seat.kind == OPEN]
        return [*taken, event(START)]

    def check_leave(self, seat: int) -> Event:
        """A person gives the seat up."""
        if self.phase == OVER:
            raise Refused("over")
        return event(LEAVE, seat)

    def seat(self, number: int) -> Seat:
        """The seat with this number."""
        if not 0 <= number < len(self.seats):
            raise Refused("no-seat")
        return self.seats[number]

    def _check_playing(self) -> None:
        if self.phase != PLAYING:
            raise Refused("not-playing")

    def _check_fresh(self, seat: int, version: int) -> None:
        """What the seat decided on must still be so: no decision of its own since, and nothing taken back."""
        if not 0 <= version <= self.version or version < max(self._decided[seat], self._undone):
            raise Refused("stale")

    # What happens.

    def apply(self, happening: Event) -> None:
        """One more thing has happened."""
        self.events.append(happening)
        if happening.kind == START:
            self.started = True
        elif happening.kind in (PLAY, UNDO):
            self._apply_decision(happening)
        else:
            self._apply_seat(happening)

    def apply_all(self, happenings: Iterable[Event]) -> None:
        """These things have happened, one after another."""
        for happening in happenings:
            self.apply(happening)

    def _apply_decision(self, happening: Event) -> None:
        seat = happening.seat
        assert seat is not None
        if happening.kind == PLAY:
            self.record.play(seat, self.game.parse(happening.text))
        else:
            self.taken_back[self.version] = self.record.decisions[-1]
            self.record.undo(seat)
            self._undone = self.version
        self._decided[seat] = self.version
        if happening.key is not None:
            self._keys[seat, happening.key] = self.version

    def _apply_seat(self, happening: Event) -> None:
        assert happening.seat is not None
        seat = self.seats[happening.seat]
        if happening.kind == SIT:
            seat.kind, seat.name, seat.token, seat.bot = PERSON, happening.text, happening.token, None
            if self.host is None:
                self.host = happening.seat
        elif happening.kind == BOT:
            seat.kind, seat.bot = BOT, happening.text
        elif happening.kind == LEAVE:
            seat.kind, seat.name, seat.token, seat.bot = OPEN, "", None, None
        elif happening.kind == STAND_IN:
            seat.bot = happening.text
        elif happening.kind == RETURN:
            seat.bot = None
