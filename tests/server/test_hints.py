"""Hints: what a bot would do on a seat, on demand, from what that seat knows alone."""

from __future__ import annotations

from typing import Any

import pytest

import townlet
from tests.server.serving import Server, Sitter
from townlet import bots
from townlet.bots import Advice
from townlet.bots.telling import sentence
from townlet.core.language import speaking
from townlet.server import room


@pytest.fixture(autouse=True)
def _quick_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy is quick, and always of the same opinion."""
    monkeypatch.setattr(room, "ADVISER", "greedy")


def ask(sitter: Sitter, key: str = "help") -> None:
    """Ask for a hint."""
    sitter.say(type="hint", key=key)


def test_a_hint_says_what_a_bot_would_do(server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options={"players": 2}, seed=4)
    with Sitter(server, table, tokens[0]) as ana, Sitter(server, table, tokens[1], language="es") as eva:
        for sitter, begin in ((ana, "A bot keeps "), (eva, "Aquí un bot conserva ")):
            ask(sitter)
            hint = sitter.hear_until("hint")
            assert set(hint) == {"type", "key", "version", "decision", "expected", "aim", "sentence"}
            assert (hint["key"], hint["version"]) == ("help", sitter.situation["version"])
            assert hint["decision"] in sitter.situation["legal"]
            assert hint["sentence"].startswith(begin)
        # Nothing has happened at the table, and what was recommended can be done.
        assert ana.play(hint_for(ana))["type"] == "ack"


def hint_for(sitter: Sitter) -> str:
    """The decision that a hint recommends."""
    ask(sitter)
    decision: str = sitter.hear_until("hint")["decision"]
    return decision


def test_a_game_can_be_played_by_hints_alone(server: Server) -> None:
    table, tokens = server.table(["person"], game="tiny-towns", options={"players": 1}, seed=4)
    with Sitter(server, table, tokens[0]) as ana:
        for _ in range(12):
            assert ana.play(hint_for(ana))["type"] == "ack"


def test_the_hint_is_what_the_bot_decides_with_what_the_seat_knows(server: Server) -> None:
    """Everything hidden from the seat is drawn anew: a bot with the same seed says the same."""
    table, tokens = server.table(["person", "person"], game="tiny-towns", options={"players": 2}, seed=4)
    state = townlet.load("tiny-towns", players=2).new(4)
    with Sitter(server, table, tokens[0]) as ana:
        expected = bots.make("greedy", 4).choose(state.guess(0, 99), 0, 0)
        assert hint_for(ana) == state.game.text(expected)


def test_who_has_nothing_to_decide_gets_no_hint(server: Server) -> None:
    table, tokens = server.table(["person", "open"], game="tiny-towns", options={"players": 2})
    with Sitter(server, table, tokens[0]) as ana, Sitter(server, table) as watcher:
        for sitter, code in ((ana, "no-hint"), (watcher, "not-yours")):
            ask(sitter)
            refused = sitter.hear_until("refused")
            assert (refused["key"], refused["code"]) == ("help", code)


def test_a_hint_that_comes_too_late_is_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "ADVISER", "master")
    table, tokens = server.table(["person", "person"], game="tiny-towns", options={"players": 2}, seed=4)
    with Sitter(server, table, tokens[0]) as ana:
        ask(ana, "first")
        # Whoever asks again takes the first question back.
        ask(ana, "second")
        assert ana.answer("first")["code"] == "stale"
        ana.say(type="play", key="own", version=ana.situation["version"], decision=ana.situation["legal"][0])
        told: dict[str, Any] = {}
        while len(told) < 2:
            said = ana.hear()
            if said.get("key"):
                told[said["key"]] = said
        assert told["own"]["type"] == "ack"
        assert told["second"]["code"] == "stale"


# In words.


def test_the_sentence_tells_the_points_and_the_aim() -> None:
    game = townlet.load("tiny-towns", players=2, cards="first-game", monuments=False)
    state = game.new(3)
    seat = state.to_act()[0]
    action = game.parse("name glass")
    advice = Advice(action, 31.6, "cottage")
    assert sentence(state, seat, advice) == (
        "A bot names glass here and expects to end with a score of about 32; what it works towards: Cottage."
    )
    assert sentence(state, seat, Advice(action, 30.2)) == (
        "A bot names glass here and expects to end with a score of about 30."
    )
    assert sentence(state, seat, Advice(action)) == "A bot names glass here."
    with speaking("es"):
        assert "puntuación de 32" in sentence(state, seat, advice)
