"""Finished games: walked through, shared, saved and opened again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Server
from tests.server.test_tables import random_record

Come = Callable[..., Page]


@pytest.mark.parametrize("game", ["tiny-towns", "little-town"])
def test_a_finished_game_is_walked_through_forward_and_back(visit: Come, server: Server, game: str) -> None:
    record = random_record(game, 3)
    table, _ = server.table([], record=record.document())
    last = len(record.decisions)
    page = visit(f"/replay/{table}")
    slider = page.get_by_label("Decision", exact=True)
    number = page.locator(".replay-number")
    expect(number).to_have_text(f"0 / {last}")
    slider.press("End")
    expect(number).to_have_text(f"{last} / {last}")
    expect(page.locator(".compared tfoot")).to_contain_text("Place")
    page.get_by_role("button", name="One decision back").click()
    page.get_by_role("button", name="One decision back").click()
    page.get_by_role("button", name="One decision forward").click()
    expect(number).to_have_text(f"{last - 1} / {last}")
    # The link leads to this very moment, for anybody.
    link = page.locator(".share-address").input_value()
    assert link.endswith(f"#{last - 1}")
    friend = visit(link.removeprefix(server.address))
    expect(friend.locator(".replay-number")).to_have_text(f"{last - 1} / {last}")
    friend.get_by_label("Seen by").select_option("1")
    expect(friend.locator(".replay-table")).to_be_visible()
    friend.locator(".log-line button").first.click()
    expect(friend.locator(".replay-number")).to_have_text(f"{last} / {last}")


def test_a_record_is_saved_and_opened_again(visit: Come, server: Server, tmp_path: Path) -> None:
    record = random_record("tiny-towns", 5)
    table, _ = server.table([], record=record.document())
    page = visit(f"/replay/{table}")
    with page.expect_download() as saving:
        page.get_by_role("link", name="Download the record").click()
    saved = tmp_path / saving.value.suggested_filename
    saving.value.save_as(saved)
    assert json.loads(saved.read_text()) == record.document()
    page.goto(server.address)
    page.locator("input[type=file]").set_input_files(saved)
    expect(page.locator(".replay-number")).to_have_text(f"0 / {len(record.decisions)}")
    broken = tmp_path / "broken.json"
    broken.write_text("no record")
    page.goto(server.address)
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.locator(".notice.bad")).to_contain_text("That file is no record of a game.")
