"""Clients that drop, repeat, delay and reorder messages, and close and come back at any moment.

They end with the same game as the server's, each decision in it once, also when the server itself stops and starts
again.
"""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import PATIENCE, Server, Sitter, door, serving
from townlet.core.chance import PLAYER_STREAM, Chance
from townlet.server.events import PLAY

# What is under way on loopback has come after so many seconds, mostly.
MOMENT = 0.002


class Shaky:
    """A client on a bad line: it sends what it wants to say never, once, twice, late or in another order."""

    def __init__(self, server: Server, table: str, token: str, seed: int) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.name = f"shaky-{seed}"
        self.dice = random.Random(seed)
        self.choice = Chance(seed, PLAYER_STREAM)
        self.sitter: Sitter | None = None
        self.log: list[dict[str, Any]] = []
        self.situation: dict[str, Any] = {}
        # The decision that was not answered yet, and what of all that was ever said may still arrive.
        self.unanswered: dict[str, Any] | None = None
        self.late: list[dict[str, Any]] = []
        self.acknowledged: dict[str, int] = {}
        self.keys = 0

    def step(self) -> None:
        """Do a little of what a client does."""
        if self.sitter is None:
            self.come_back()
        self.take_in()
        over = self.situation["view"]["over"]
        if self.unanswered is None and self.situation["legal"] and not over:
            legal = self.situation["legal"]
            self.keys += 1
            self.unanswered = {
                "type": "play",
                "key": f"{self.name}-{self.keys}",
                "version": self.situation["version"],
                "decision": legal[self.choice.below(len(legal))],
            }
            if self.situation["can_undo"] and self.dice.random() < 0.1:
                del self.unanswered["decision"]
                self.unanswered["type"] = "undo"
        self.speak()
        if self.dice.random() < 0.05:
            self.drop()

    def speak(self) -> None:
        """Send the decision that waits, perhaps, and old ones once more, in any order."""
        sent = [self.unanswered] * self.dice.choice([0, 1, 1, 1, 2]) if self.unanswered else []
        if self.late and self.dice.random() < 0.3:
            sent += self.dice.choices(self.late, k=2)
        self.dice.shuffle(sent)
        assert self.sitter is not None
        for message in sent:
            self.sitter.socket.send(json.dumps(message))
            if message not in self.late:
                self.late.append(message)

    def take_in(self, heard: bool = True) -> None:
        """Hear what has come; something has come once it was heard."""
        assert self.sitter is not None
        while True:
            try:
                said = json.loads(self.sitter.socket.recv(timeout=MOMENT if heard else PATIENCE))
            except TimeoutError:
                assert heard, "the server says nothing"
                return
            heard = True
            if said["type"] == "state":
                assert said["log"]["after"] <= len(self.log), "a gap in the log"
                self.log = self.log[: said["log"]["after"]] + said["log"]["entries"]
                self.situation = said
            elif said["type"] == "ack":
                # However often it was sent, it counted at one place.
                assert self.acknowledged.setdefault(said["key"], said["version"]) == said["version"]
            if self.unanswered and said.get("key") == self.unanswered["key"]:
                self.unanswered = None

    def drop(self) -> None:
        """The line breaks; what was under way to the client is lost."""
        if self.sitter is not None:
            self.sitter.leave()
            self.sitter = None

    def come_back(self) -> None:
        """A new line."""
        self.sitter = Sitter(self.server, self.table, self.token, seen=len(self.log))
        self.take_in(heard=False)


GAMES = [("tiny-towns", {"players": 3}), ("little-town", {"players": 2})]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_shaky_clients_end_with_the_servers_game(server: Server, name: str, options: dict[str, Any], seed: int) -> None:
    table, tokens = server.table(["person"] * int(options["players"]), game=name, options=options)
    clients = [Shaky(server, table, token, seed * 10 + seat) for seat, token in tokens.items()]
    play_out(clients)
    check(server, table, clients)


def play_out(clients: list[Shaky]) -> None:
    """Play until everybody has seen the end."""
    for _ in range(2_000):
        for client in clients:
            client.step()
        if all(client.situation["view"]["over"] and client.unanswered is None for client in clients):
            return
    raise AssertionError("the game did not end")


def check(server: Server, table: str, clients: list[Shaky]) -> None:
    """Every client has the server's game, and each of its decisions stands in it once."""
    with Sitter(server, table) as watcher:
        log, scores = watcher.log, watcher.situation["view"]["scores"]
    assert [entry["version"] for entry in log] == list(range(1, len(log) + 1))
    events = server.hall._rooms[table].table.events
    for client in clients:
        client.drop()
        assert client.log == log
        assert client.situation["view"]["scores"] == scores
        mine = [(version, one.key) for version, one in enumerate(events, start=1) if one.key in client.acknowledged]
        assert {key: version for version, key in mine} == client.acknowledged
    keys = [happening.key for happening in events if happening.key]
    assert len(keys) == len(set(keys))


def test_what_was_acknowledged_is_there_after_the_server_started_again(tmp_path: Path) -> None:
    database = tmp_path / "townlet.db"
    acknowledged: dict[str, int] = {}
    with serving(database) as server:
        table, tokens = server.table(["person", "person"], game="little-town")
    dice = Chance(5, PLAYER_STREAM)
    for life in range(5):
        with serving(database) as server:
            for number in range(12):
                for token in tokens.values():
                    with Sitter(server, table, token) as sitter:
                        legal = sitter.situation["legal"]
                        if legal:
                            key = f"{life}-{number}-{token[:4]}"
                            version = sitter.situation["version"]
                            decision = legal[dice.below(len(legal))]
                            sitter.say(type="play", key=key, version=version, decision=decision)
                            acknowledged[key] = sitter.answer(key)["version"]
            # The server goes away while people are connected.
    with serving(database) as server, Sitter(server, table, tokens[0]) as sitter:
        events = server.hall._rooms[table].table.events
        kept = {one.key: version for version, one in enumerate(events, start=1) if one.kind == PLAY}
        assert kept == acknowledged
        assert sitter.situation["version"] == len(events)


def test_the_database_that_can_not_be_written_changes_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    from sqlalchemy.exc import OperationalError  # noqa: PLC0415

    options = {"players": 2, "cards": "first-game", "start": 0}
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=options)
    with Sitter(server, table, tokens[0]) as ana, Sitter(server, table, tokens[1]) as ben:
        version = ana.situation["version"]

        async def full(*_: object) -> None:
            raise OperationalError("insert", {}, OSError("the disk is full"))

        with monkeypatch.context() as broken:
            broken.setattr(server.hall.store, "append", full)
            ana.say(type="play", key="again", version=version, decision="name wood")
            assert ana.answer("again")["code"] == "busy"
        assert ben.situation["version"] == version
        ana.say(type="play", key="again", version=version, decision="name wood")
        assert ana.answer("again")["type"] == "ack"


def test_a_decision_that_was_begun_is_ended_though_its_seat_has_gone(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {"players": 2, "cards": "first-game", "start": 0}
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=options)
    store = server.hall.store.append

    async def slow(*given: Any) -> None:
        await store(*given)
        await asyncio.sleep(0.2)

    with Sitter(server, table, tokens[1]) as ben:
        version = ben.situation["version"]
        with monkeypatch.context() as slowly:
            slowly.setattr(server.hall.store, "append", slow)
            with Sitter(server, table, tokens[0]) as ana:
                ana.say(type="play", key="gone", version=version, decision="name wood")
            # Who comes is told to everybody: only now the server finds that Ana can not hear it.
            with Sitter(server, table):
                ben.catch_up(version + 1)
        assert ben.situation["view"]["named"] == "wood"
        assert ben.play("place a1")["type"] == "ack"


def test_a_line_that_breaks_in_the_middle_of_anything_leaves_the_table_alone(server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns")
    for _ in range(20):
        with door(server, table):
            pass
        Sitter(server, table, tokens[0]).leave()
    with Sitter(server, table, tokens[1]) as ben:
        while ben.situation["table"]["seats"][0]["present"]:
            ben.hear()
        assert ben.situation["version"] == 3
