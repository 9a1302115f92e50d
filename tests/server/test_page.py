"""The page: what it is made of comes at once, is little, and may be kept."""

from __future__ import annotations

import re

import httpx2
import pytest

from tests.server.serving import Server

# What a first visit may cost over the wire.
MOST = 300_000


@pytest.mark.parametrize("path", ["/", "/new", "/t/some-table", "/replay/some-table", "/rules/tiny-towns", "/settings"])
def test_everything_the_page_names_is_there_and_little(server: Server, path: str) -> None:
    with httpx2.Client(base_url=server.address, headers={"Accept-Encoding": "gzip"}) as client:
        page = client.get(path)
        named = re.findall(r'(?:href|src)="(/web/[^"]+)"', page.text)
        answers = [client.get(one) for one in dict.fromkeys(named)]
    assert page.headers["Cache-Control"] == "no-cache"
    assert all(answer.is_success and "immutable" in answer.headers["Cache-Control"] for answer in answers)
    assert sum(int(answer.headers.get("Content-Length", len(answer.content))) for answer in answers) < MOST


def test_modules_are_named_before_they_are_asked_for(server: Server) -> None:
    page = httpx2.get(f"{server.address}/t/some-table").text
    named = re.findall(r'rel="modulepreload" href="/web/\w+/([^"]+)"', page)
    assert {"main.js", "pages/table.js", "parts/seats.js", "vendor/preact/preact.js"} <= set(named)
    assert len(named) == len(set(named))
