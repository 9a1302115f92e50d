"""Nothing a seat may not know is ever in a message to it.

Whole random games are played at tables. At every few decisions, for every seat and a watcher, everything hidden from
it is drawn anew: the state, the seed, and the secret decisions that led there. Every byte that it gets must stay the
same.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import townlet
from townlet.core.game import IllegalAction
from townlet.core.language import speaking
from townlet.core.record import Record
from townlet.server.events import PLAY, SIT, START, Event, event
from townlet.server.opponents import Opponents
from townlet.server.room import Guest, Room
from townlet.server.store import Store
from townlet.server.table import OVER, Refused, Table

GAMES = [
    ("tiny-towns", {"players": 1}),
    ("tiny-towns", {"players": 2}),
    ("tiny-towns", {"players": 4, "cavern": True}),
    ("tiny-towns", {"players": 3, "mode": "town-hall"}),
    ("little-town", {"players": 2}),
    ("little-town", {"players": 4, "board": 2}),
]
SEEDS = 6


def table_of(name: str, options: dict[str, Any], seed: int) -> Table:
    """A table at which everybody sits."""
    table = Table("abcdefgh", townlet.load(name, **options), seed)
    table.apply_all(event(SIT, seat, f"Person {seat}", token=str(seat)) for seat in range(table.game.players))
    table.apply(event(START))
    return table


def played(table: Table, dice: random.Random) -> Iterator[None]:
    """Play at random, sometimes taking a decision back, and stop at every moment."""
    while table.phase != OVER:
        yield
        state = table.record.state
        seat = dice.choice(state.to_act())
        if table.record.decisions and dice.random() < 0.1:
            last = table.record.decisions[-1][0]
            try:
                table.apply(table.check_undo(last, f"key-{table.version}", table.version))
            except Refused:
                pass
            else:
                continue
        action = dice.choice(state.legal(seat))
        table.apply(table.check_play(seat, f"key-{table.version}", table.version, table.game.text(action)))


def drawn_anew(table: Table, seat: int | None, dice: random.Random) -> Table:
    """The table with everything different that this seat can not know."""
    twin = copy.copy(table)
    twin.seed = dice.getrandbits(40)  # type: ignore[misc]
    guess = table.record.state.guess(seat, dice.getrandbits(30))
    twin.events = [other_secret(table, seat, happening, dice) for happening in table.events]  # type: ignore[misc]
    twin.record = Record(table.game, twin.seed)  # type: ignore[misc]
    twin.record.decisions.extend(table.record.decisions)
    twin.record.shown.extend(table.record.shown)
    twin.record.state = guess
    return twin


def other_secret(table: Table, seat: int | None, happening: Event, dice: random.Random) -> Event:
    """The same event, with another secret decision where this seat can not tell them apart."""
    if happening.kind != PLAY or happening.seat == seat:
        return happening
    action = table.game.parse(happening.text)
    told = table.game.told(action)
    if told == happening.text:
        return happening
    alike = [other for other in range(table.game.actions) if table.game.told(other) == told]
    return Event(PLAY, happening.seat, table.game.text(dice.choice(alike)), happening.at, happening.key)


def everything_sent(table: Table, seat: int | None, refusals: list[int]) -> bytes:
    """Every byte this seat gets: the table in both languages, and why decisions are refused."""
    room = Room(table, Store("sqlite+aiosqlite://"), Opponents(), pace=0)
    sent: list[Any] = []
    for language in ("en", "es"):
        sent.append(room.news(Guest(None, seat, language, 0)))
        with speaking(language):
            for action in refusals:
                try:
                    table.check_play(seat or 0, "key", table.version, table.game.text(action))
                except Refused as refused:
                    sent.append([refused.code, str(refused)])
            if seat is not None:
                try:
                    table.check_undo(seat, "key", table.version)
                except Refused as refused:
                    sent.append([refused.code, str(refused)])
    return json.dumps(sent).encode()


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_byte_stays_the_same_when_what_is_hidden_is_drawn_anew(name: str, options: dict[str, Any]) -> None:
    compared = 0
    for seed in range(SEEDS):
        dice = random.Random(seed)
        table = table_of(name, options, seed)
        for _ in played(table, dice):
            if dice.random() > 0.12:
                continue
            for seat in (*range(table.game.players), None):
                twin = drawn_anew(table, seat, dice)
                legal = set(table.record.state.legal(seat)) if seat is not None else set()
                refusals = [action for action in dice.choices(range(table.game.actions), k=8) if action not in legal]
                refusals = refusals if seat is not None else []
                assert everything_sent(table, seat, refusals) == everything_sent(twin, seat, refusals)
                compared += 1
    assert compared > 40


def test_drawing_anew_does_change_what_is_hidden() -> None:
    """The check above can fail: the same messages to somebody else do tell."""
    dice = random.Random(1)
    table = table_of("tiny-towns", {"players": 2}, 1)
    for _, _ in zip(played(table, dice), range(6), strict=False):
        pass
    twins = [drawn_anew(table, 0, dice) for _ in range(10)]
    assert any(everything_sent(twin, 1, []) != everything_sent(table, 1, []) for twin in twins)
    assert any(twin.events != table.events for twin in twins)


def test_everything_is_told_once_the_game_is_over() -> None:
    dice = random.Random(2)
    table = table_of("tiny-towns", {"players": 2}, 2)
    for _ in played(table, dice):
        pass
    room = Room(table, Store("sqlite+aiosqlite://"), Opponents(), pace=0)
    news = room.news(Guest(None, None, "en", table.version))
    assert news["log"]["after"] == 0
    kept = [entry["notation"] for entry in news["log"]["entries"] if (entry["notation"] or "").startswith("keep")]
    assert kept
    assert all(len(notation.split()) == 2 for notation in kept)


def test_a_refusal_says_nothing_of_what_others_hide() -> None:
    """Trying to build every monument gives the same sentences, whoever holds which."""
    table = table_of("tiny-towns", {"players": 2}, 3)
    dice = random.Random(3)
    for _, _ in zip(played(table, dice), range(30), strict=False):
        pass
    game = table.game
    tries = [action for action in range(game.actions) if game.text(action).startswith(("keep", "build"))][::97]
    for seat in table.record.state.to_act():
        twin = drawn_anew(table, seat, dice)
        for action in tries:
            assert why(table, seat, action) == why(twin, seat, action)


def why(table: Table, seat: int, action: int) -> str | None:
    """The sentence of a refusal, None when it is legal."""
    try:
        table.record.state.copy().play(seat, action)
    except IllegalAction as refused:
        return str(refused)
    return None
