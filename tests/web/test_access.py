"""Every screen, in light and dark, before the judges of axe-core: WCAG 2.2, levels A and AA."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Server, Sitter
from tests.server.test_tables import random_record

Come = Callable[..., Page]
AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
FIRST_GAME = {"players": 2, "cards": "first-game", "start": 0}


def judge(page: Page, screen: str) -> list[str]:
    """What axe finds wrong with a screen, in lines."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("tags => axe.run({ runOnly: tags, resultTypes: ['violations'] })", RULES)
    return [
        f"{screen}: {one['id']}: {node['target'][0]} {node['failureSummary'].splitlines()[-1].strip()}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages(visit: Come, server: Server, scheme: str) -> None:
    record, _ = server.table([], record=random_record("tiny-towns", 3).document())
    other, _ = server.table([], record=random_record("little-town", 3).document())
    room, tokens = server.table(["person", "open"], game="tiny-towns", listed=True)
    paths = [
        *["/", "/settings", "/nowhere", "/new?game=tiny-towns", "/new?game=little-town", f"/t/{room}#seat={tokens[0]}"],
        *[f"/{kind}/{game}" for kind in ("cards", "rules") for game in ("tiny-towns", "little-town")],
        *[f"/replay/{record}#40", f"/replay/{other}#40", f"/t/{record}", f"/t/{other}"],
    ]
    page = visit("/", color_scheme=scheme)
    wrong = []
    for path in paths:
        page.goto("about:blank")
        page.goto(server.address + path)
        expect(page.locator("h1, h2").first).to_be_attached()
        expect(page.locator("p.waiting"), path).to_have_count(0)
        wrong += judge(page, path)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_tables(visit: Come, server: Server, scheme: str) -> None:
    wrong = []
    towns, tokens = server.table(["person", "person"], game="tiny-towns", options=FIRST_GAME)
    page = visit(f"/t/{towns}#seat={tokens[0]}", color_scheme=scheme)
    expect(page.locator(".ask.owed")).to_be_visible()
    for tab in ("log", "score", "cards", "text"):
        page.locator(f"#tab-{tab}").click()
        wrong += judge(page, f"Tiny Towns, naming, {tab}")
    with Sitter(server, towns, tokens[0]) as ana:
        ana.play("name wood")
    page.locator('.tt-plot.can[data-square="b2"]').click()
    expect(page.locator(".tt-confirm")).to_be_visible()
    wrong += judge(page, "Tiny Towns, placing")
    page.get_by_role("button", name="Menu").click()
    wrong += judge(page, "the menu")
    page.keyboard.press("Escape")
    page.locator(".seat").first.click()
    wrong += judge(page, "a seat")

    land, tokens = server.table(["person", "person"], game="little-town", options={"players": 2, "start": 0}, seed=4)
    page = visit(f"/t/{land}#seat={tokens[0]}", color_scheme=scheme)
    expect(page.locator(".ask.owed")).to_be_visible()
    wrong += judge(page, "Little Town, a turn")
    page.locator(".lt-square.open").first.click()
    wrong += judge(page, "Little Town, a worker")

    secret, tokens = server.table(["person", "person"], game="tiny-towns")
    page = visit(f"/t/{secret}#seat={tokens[0]}", color_scheme=scheme)
    expect(page.locator(".tt-card-list.choosing")).to_be_visible()
    wrong += judge(page, "choosing a monument")
    page.goto("about:blank")
    page.goto(f"{server.address}/t/{secret}#seat={tokens[1]}")
    expect(page.locator(".curtain")).to_be_visible()
    wrong += judge(page, "the curtain")

    phone = visit(f"/t/{land}", color_scheme=scheme, viewport={"width": 390, "height": 844})
    expect(phone.locator(".ask")).to_be_visible()
    wrong += judge(phone, "Little Town on a phone")
    phone.locator(".bottom-button").nth(1).click()
    wrong += judge(phone, "the scores on a phone")
    assert not wrong, "\n".join(wrong)
