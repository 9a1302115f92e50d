"""docs/protocol.md is true: its routes, its codes, and the bot in it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from http import HTTPStatus
from pathlib import Path

import httpx2
import pytest

from tests.server.serving import PATIENCE, Server, Sitter
from townlet.server.app import CODE, STATUS
from townlet.server.words import WORDS

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
BOT = re.search(r"```python\n(.*?)```", DOCUMENT.split("## A bot in forty lines")[1], re.S)


def test_every_route_is_told_and_there(server: Server) -> None:
    paths = server.get("/api/openapi.json")["paths"]
    there = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert set(re.findall(r"^\| `((?:GET|POST) /api/\S+)`", DOCUMENT, re.M)) == there


def test_every_code_is_told() -> None:
    codes = WORDS.section("refused")
    told = set(re.findall(r"`([a-z]+(?:-[a-z]+)*)`", DOCUMENT))
    assert {*codes, *STATUS, *CODE.values(), "illegal", "undo", "record"} <= told


def test_every_code_is_told_with_its_status() -> None:
    rows = dict(re.findall(r"^\| (\d{3}) \| (.*) \|$", DOCUMENT, re.M))
    for code, status in STATUS.items():
        assert f"`{code}`" in rows[str(status.value)]
    assert f"`{CODE[HTTPStatus.REQUEST_ENTITY_TOO_LARGE]}`" in rows["413"]


def test_every_example_is_json() -> None:
    for block in re.findall(r"```json\n(.*?)```", DOCUMENT, re.S):
        for example in [block] if block.count("\n{") == 0 else block.splitlines():
            assert isinstance(json.loads(example), dict)


@pytest.mark.parametrize("game", ["tiny-towns", "little-town"])
def test_the_bot_in_the_document_plays_a_whole_game(server: Server, tmp_path: Path, game: str) -> None:
    assert BOT is not None
    assert BOT[1].count("\n") <= 40
    script = tmp_path / "bot.py"
    script.write_text(BOT[1], encoding="utf-8")
    table, _ = server.table(["random", "open"], game=game, options={"players": 2})
    done = subprocess.run(
        [sys.executable, str(script), server.address, table, "1"],
        capture_output=True,
        text=True,
        check=False,
        timeout=3 * PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    with Sitter(server, table) as watcher:
        assert watcher.situation["view"]["over"]
        assert json.loads(done.stdout) == watcher.situation["view"]["scores"]
        assert watcher.situation["table"]["seats"][1]["name"] == "Forty lines"


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/nowhere2/nothing"])
def test_what_is_not_there_says_so(server: Server, path: str) -> None:
    for answer in (httpx2.get(server.address + path), httpx2.delete(server.address + path)):
        assert answer.json()["error"]["code"] == "no-path"
