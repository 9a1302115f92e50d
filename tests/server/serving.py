"""A real server on loopback, and people who play on it."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
import uvicorn
from websockets.sync.client import ClientConnection, connect

from townlet.server.app import create_app
from townlet.server.hall import Hall

# Nothing here takes long; whoever waits longer waits in vain.
PATIENCE = 20

KEYS = count()


@dataclass(frozen=True)
class Server:
    """A server that runs, with everything that was asked of it kept in one file."""

    address: str
    database: Path
    hall: Hall

    def get(self, path: str, **params: Any) -> Any:
        """What the server answers."""
        answer = httpx2.get(self.address + path, params=params)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, token: str | None = None) -> httpx2.Response:
        """The server's answer, whatever it is."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx2.post(self.address + path, json=body, headers=headers)

    def table(self, seats: list[str], listed: bool = False, **wanted: Any) -> tuple[str, dict[int, str]]:
        """A new table: seats are 'person', 'open' or the name of a bot."""
        made = self.post("/api/tables", {"seats": [seat(kind) for kind in seats], "listed": listed, **wanted})
        assert made.status_code == 201, made.text
        document = made.json()
        return document["table"], {int(number): token for number, token in document["tokens"].items()}


def seat(kind: str) -> dict[str, str]:
    """A seat as the protocol writes it."""
    if kind == "person":
        return {"kind": "person", "name": "Ana"}
    return {"kind": "open"} if kind == "open" else {"kind": "bot", "bot": kind}


@contextmanager
def serving(database: Path) -> Iterator[Server]:
    """Run a server on this file for a while."""
    listening = socket.socket(proto=socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    app = create_app(f"sqlite+aiosqlite:///{database}", pace=0.0)
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started and time.monotonic() < deadline:
        time.sleep(0.01)
    try:
        yield Server(f"http://127.0.0.1:{listening.getsockname()[1]}", database, app.state.hall)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()


def door(server: Server, table: str) -> ClientConnection:
    """A connection on which nobody has said a word yet."""
    return connect(f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live")


class Sitter:
    """Somebody at a table, by the protocol alone."""

    def __init__(self, server: Server, table: str, token: str | None = None, language: str = "en", seen: int = 0):
        self.connection = ExitStack()
        self.socket = self.connection.enter_context(door(server, table))
        self.say(type="hello", token=token, language=language, seen=seen)
        self.log: list[dict[str, Any]] = []
        self.situation: dict[str, Any] = {}

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message."""
        said: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        if said["type"] == "state":
            self.situation = said
            self.log = self.log[: said["log"]["after"]] + said["log"]["entries"]
        return said

    def hear_until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; those before it are taken in."""
        while (said := self.hear())["type"] != kind:
            pass
        return said

    def catch_up(self, version: int) -> dict[str, Any]:
        """The situation at a version or later."""
        while self.situation.get("version", -1) < version:
            self.hear_until("state")
        return self.situation

    def play(self, decision: str, version: int | None = None) -> dict[str, Any]:
        """Decide; the answer."""
        seen = self.situation["version"] if version is None else version
        key = f"key-{next(KEYS)}"
        self.say(type="play", key=key, version=seen, decision=decision)
        return self.answer(key)

    def undo(self) -> dict[str, Any]:
        """Take the latest decision back; the answer."""
        key = f"key-{next(KEYS)}"
        self.say(type="undo", key=key, version=self.situation["version"])
        return self.answer(key)

    def answer(self, key: str) -> dict[str, Any]:
        """The answer to the message with this key; the situation is as new."""
        while (said := self.hear()).get("key") != key:
            pass
        if said["type"] == "ack":
            self.catch_up(said["version"])
        return said

    def leave(self) -> None:
        """Close the connection."""
        self.connection.close()

    def __enter__(self) -> Sitter:
        self.hear_until("state")
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()
