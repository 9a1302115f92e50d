"""Playing at a table: the WebSocket part of docs/protocol.md."""

from __future__ import annotations

import json
import socket

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import PATIENCE, Server, Sitter, door
from townlet.cli.serve import listen

FIRST_GAME = {"players": 2, "cards": "first-game", "start": 0}


def test_a_connection_is_a_seat_and_sees_what_that_seat_may(server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options={"players": 2})
    with Sitter(server, table, tokens[0]) as ana, Sitter(server, table) as watcher:
        dealt = ana.situation["view"]["towns"][0]["dealt"]
        assert ana.situation["legal"] == [f"keep {card}" for card in dealt]
        assert ana.situation["asked"]
        assert "dealt" not in ana.situation["view"]["towns"][1]
        assert watcher.situation["seat"] is None
        assert watcher.situation["legal"] == []
        assert watcher.situation["outlook"] is None
        assert "dealt" not in watcher.situation["view"]["towns"][0]
        ana.play(f"keep {dealt[0]}")
        watcher.catch_up(ana.situation["version"])
        assert ana.log[-1]["notation"] == f"keep {dealt[0]}"
        assert watcher.log[-1]["notation"] == "keep"


def test_a_decision_is_acknowledged_once_and_everybody_hears_of_it(server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=FIRST_GAME)
    with Sitter(server, table, tokens[0]) as ana, Sitter(server, table, tokens[1], language="es") as ben:
        assert ben.situation["legal"] == []
        version = ana.situation["version"]
        answer = ana.play("name wheat")
        assert (answer["type"], answer["version"]) == ("ack", version + 1)
        ben.catch_up(version + 1)
        assert "place a1" in ben.situation["legal"]
        assert ben.log[-1]["notation"] == "name wheat"
        assert ben.log[-1]["said"] != ana.log[-1]["said"]


def test_the_same_message_counts_once_and_is_acknowledged_alike(server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=FIRST_GAME)
    with Sitter(server, table, tokens[0]) as ana:
        message = {"type": "play", "key": "twice", "version": ana.situation["version"], "decision": "name wood"}
        ana.say(**message)
        ana.say(**message)
        first, second = ana.hear_until("ack"), ana.hear_until("ack")
        assert first == second
    with Sitter(server, table, tokens[0]) as ana:
        ana.say(**message)
        assert ana.hear_until("ack") == first
        assert sum(entry["kind"] == "play" for entry in ana.log) == 1


def test_a_decision_on_an_older_version_counts_while_nothing_of_the_seats_own_changed(server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=FIRST_GAME)
    with Sitter(server, table, tokens[0]) as ana, Sitter(server, table, tokens[1]) as ben:
        ana.play("name wood")
        version = ana.situation["version"]
        ben.catch_up(version)
        ben.play("place a1")
        assert ana.play("place b2", version)["type"] == "ack"
        # But what Ana decided on is no longer so.
        assert ana.play("place c3", version)["code"] == "stale"
        assert ana.play("place c3", version + 1000)["code"] == "stale"


def test_a_decision_made_before_something_was_taken_back_is_stale(server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=FIRST_GAME)
    with Sitter(server, table, tokens[0]) as ana, Sitter(server, table, tokens[1]) as ben:
        ana.play("name wood")
        ben.catch_up(ana.situation["version"])
        seen = ben.situation["version"]
        ana.undo()
        ana.play("name stone")
        # Ben would place wood; it is stone that is named now.
        assert ben.play("place a1", seen)["code"] == "stale"
        ben.catch_up(ana.situation["version"])
        assert ben.situation["view"]["named"] == "stone"
        assert [entry["kind"] for entry in ben.log[-3:]] == ["play", "undo", "play"]
        assert ben.log[-2]["notation"] == "name wood"


def test_undo_until_somebody_else_decides(server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=FIRST_GAME)
    with Sitter(server, table, tokens[0]) as ana, Sitter(server, table, tokens[1]) as ben:
        ana.play("name wood")
        assert ana.situation["can_undo"]
        ana.undo()
        assert ana.situation["view"]["named"] is None
        ana.play("name wood")
        ben.catch_up(ana.situation["version"])
        assert not ben.situation["can_undo"]
        assert ben.undo()["code"] == "undo"
        ben.play("place a1")
        ana.catch_up(ben.situation["version"])
        refused = ana.undo()
        assert refused["code"] == "undo"
        assert refused["sentence"] == "Somebody else has decided since, so it can not be taken back."


def test_undo_does_not_cross_what_came_to_light(server: Server) -> None:
    table, tokens = server.table(["person"], game="tiny-towns", options={"players": 1, "cards": "first-game"}, seed=2)
    with Sitter(server, table, tokens[0]) as ana:
        ana.play(ana.situation["legal"][0])
        ana.play("place a1")
        while ana.situation["legal"] and ana.situation["legal"][0] == "done":
            ana.play("done")
        # A new card has been turned up.
        assert not ana.situation["can_undo"]
        assert ana.undo()["code"] == "undo"


@pytest.mark.parametrize("decision", ["place a1", "name gold", "", "build", "name wood name wood", "0 name wood"])
def test_an_illegal_decision_is_refused_with_the_reason_and_changes_nothing(server: Server, decision: str) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=FIRST_GAME)
    with Sitter(server, table, tokens[0]) as ana:
        before = ana.situation
        refused = ana.play(decision)
        assert refused["type"] == "refused"
        assert refused["code"] == "illegal"
        assert refused["sentence"].endswith(".")
    with Sitter(server, table, tokens[0]) as ana:
        assert ana.situation == before


def test_who_owes_nothing_and_who_watches_decides_nothing(server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=FIRST_GAME)
    with Sitter(server, table, tokens[1]) as ben, Sitter(server, table) as watcher:
        assert ben.play("name wood")["code"] == "illegal"
        assert watcher.play("name wood")["code"] == "not-yours"
        assert watcher.undo()["code"] == "not-yours"


def test_nobody_decides_before_the_game_begins(server: Server) -> None:
    table, tokens = server.table(["person", "open"], game="tiny-towns", options=FIRST_GAME)
    with Sitter(server, table, tokens[0]) as ana:
        assert ana.situation["view"] is None
        assert ana.play("name wood")["code"] == "not-playing"
        server.post(f"/api/tables/{table}/seats/1", {"name": "Ben"})
        assert ana.catch_up(3)["view"]
        assert [entry["kind"] for entry in ana.log] == ["sit", "sit", "start"]


NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type": "cheat"}',
    '{"type": "play"}',
    '{"type": "play", "key": "k", "version": "1", "decision": "name wood"}',
    '{"type": "play", "key": "", "version": 1, "decision": "name wood"}',
    '{"type": "play", "key": "k", "version": -1, "decision": "name wood"}',
    '{"type": "play", "key": "k", "version": 1, "decision": "' + "x" * 300 + '"}',
    '{"type": "play", "key": "k", "version": 1, "decision": "name wood", "seat": 1}',
    '{"type": "undo", "key": "k", "version": 1e99}',
    "[" * 20_000,
    "\N{PILE OF POO}",
]


def test_nonsense_is_refused_and_the_connection_lives_on(server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=FIRST_GAME)
    with Sitter(server, table, tokens[0]) as ana:
        for nonsense in NONSENSE:
            ana.socket.send(nonsense)
            refused = ana.hear_until("refused")
            assert refused == {
                "type": "refused",
                "key": None,
                "code": "malformed",
                "sentence": "That is no message of the protocol.",
            }
        ana.socket.send(b"\x00\xff")
        assert ana.hear_until("refused")["code"] == "malformed"
        assert ana.play("name wood")["type"] == "ack"


@pytest.mark.parametrize("first", [*NONSENSE, '{"type": "ping"}', '{"type": "hello", "token": 5}'])
def test_who_does_not_say_hello_is_not_let_in(server: Server, first: str) -> None:
    table, _ = server.table(["person", "person"], game="tiny-towns")
    with door(server, table) as stranger:
        stranger.send(first)
        assert json.loads(stranger.recv(timeout=PATIENCE))["code"] == "malformed"
        with pytest.raises(ConnectionClosed):
            stranger.recv(timeout=PATIENCE)


@pytest.mark.parametrize(("token", "code"), [("nobody", "no-token"), ("é" * 40, "no-token")])
def test_a_foreign_token_gets_no_seat(server: Server, token: str, code: str) -> None:
    table, _ = server.table(["person", "person"], game="tiny-towns")
    _, tokens = server.table(["person", "person"], game="tiny-towns")
    for tried in (token, tokens[0]):
        stranger = Sitter(server, table, tried, language="es")
        said = stranger.hear()
        assert said == {
            "type": "error",
            "code": code,
            "sentence": "Para esto hace falta la clave de un asiento de esta mesa.",
        }
        stranger.leave()


def test_there_is_no_such_table(server: Server) -> None:
    stranger = Sitter(server, "nowhere2")
    assert stranger.hear()["code"] == "no-table"
    stranger.leave()


def test_the_log_goes_on_where_it_was_left(server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=FIRST_GAME)
    with Sitter(server, table, tokens[0]) as ana:
        ana.play("name wood")
        seen = ana.situation["version"]
        ana.play("place a1")
    back = Sitter(server, table, tokens[0], seen=seen)
    said = back.hear()
    assert said["log"]["after"] == seen
    assert [entry["notation"] for entry in said["log"]["entries"]] == ["place a1"]
    # A client that lost its log asks for all of it, in another language if it likes.
    back.say(type="hello", token=None, language="es", seen=0)
    said = back.hear_until("state")
    assert said["log"]["after"] == 0
    assert len(said["log"]["entries"]) == said["version"]
    assert said["seat"] == 0
    back.leave()


def test_who_is_there_is_shown(server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns")
    with Sitter(server, table, tokens[0]) as ana:
        assert [seat["present"] for seat in ana.situation["table"]["seats"]] == [True, False]
        with Sitter(server, table, tokens[1]), Sitter(server, table):
            while ana.situation["table"]["watchers"] == 0:
                ana.hear()
            assert [seat["present"] for seat in ana.situation["table"]["seats"]] == [True, True]
        while ana.situation["table"]["watchers"] or ana.situation["table"]["seats"][1]["present"]:
            ana.hear()


def test_a_ping_is_answered(server: Server) -> None:
    table, _ = server.table(["person", "person"], game="tiny-towns")
    with Sitter(server, table) as watcher:
        watcher.say(type="ping")
        assert watcher.hear_until("pong") == {"type": "pong"}


def test_who_shouts_is_heard_slowly_and_loses_nothing(server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=FIRST_GAME)
    with Sitter(server, table, tokens[0]) as ana:
        for _ in range(80):
            ana.say(type="ping")
        ana.say(type="play", key="after", version=ana.situation["version"], decision="name wood")
        pongs = 0
        while (said := ana.hear())["type"] != "ack":
            pongs += said["type"] == "pong"
        assert pongs == 80


def test_an_answer_does_not_wait_for_the_receipt_of_the_one_before() -> None:
    with listen("127.0.0.1", None) as listening:
        # asyncio sets TCP_NODELAY on the connections of such a socket alone.
        assert listening.proto == socket.IPPROTO_TCP
