"""What can be done about a table: the lobby, seats left and taken up, stand-ins, rematches, watching, taking back."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.serving import Server, Sitter
from tests.server.test_tables import play_to_the_end
from tests.web.playing import decide, play_out

Come = Callable[..., Page]
FIRST_GAME = {"players": 2, "cards": "first-game", "start": 0}


def test_whoever_passes_by_sits_down_from_the_lobby(visit: Come, server: Server) -> None:
    ana = visit("/new?game=little-town&who=friends")
    ana.get_by_label("Name on seat 1").fill("Zoila")
    ana.get_by_text("Show it in the lobby").click()
    ana.get_by_role("button", name="Make the table and invite").click()
    expect(ana.get_by_text("This table also stands in the lobby.")).to_be_visible()
    code = ana.get_by_alt_text("The table's link as a QR code")
    expect(code).to_be_visible()
    ana.wait_for_function("() => document.querySelector('img.code').naturalWidth > 0")
    ben = visit("/")
    line = ben.locator(".table-line", has_text="Zoila")
    expect(line).to_contain_text("1 free seat")
    line.click()
    ben.get_by_label("Your name").fill("Benito")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator(".ask")).to_be_visible()
    expect(ana.locator(".seat-name", has_text="Benito")).to_be_visible()
    # It is not open any more, but remembered by those who sit there.
    cleo = visit("/")
    expect(cleo.locator(".lobby")).to_be_visible()
    expect(cleo.locator(".table-line", has_text="Benito").locator(".go")).to_contain_text("Watch")
    ana.goto(server.address)
    expect(ana.locator(".table-line", has_text="Benito").locator(".go")).to_contain_text("Go on")


def test_bots_take_the_free_seats_when_the_table_begins(visit: Come) -> None:
    page = visit("/new?game=tiny-towns&who=friends")
    page.get_by_role("button", name="Make the table and invite").click()
    page.get_by_label("free seats go to").select_option("random")
    page.get_by_role("button", name="Start now").click()
    expect(page.locator(".ask.owed")).to_be_visible()
    expect(page.locator(".seat .sign-bot")).to_have_count(1)


def test_a_seat_goes_on_on_another_device(visit: Come, server: Server) -> None:
    table, _ = server.table(["open", "random"], game="little-town", options={"players": 2}, seed=7)
    desk = visit(f"/t/{table}")
    desk.get_by_role("button", name="Sit down").click()
    dice = random.Random(7)
    for _ in range(6):
        assert decide(desk, "little-town", dice)
    desk.locator(".seat", has_text="you").click()
    link = desk.locator("dialog .share-address").input_value()
    assert "#seat=" in link
    desk.context.close()
    phone = visit(link.removeprefix(server.address))
    expect(phone.locator(".seat .sign-me")).to_have_count(1)
    # The key to the seat does not stay in the address.
    assert "#" not in phone.url
    play_out(phone, "little-town", 8)
    # Who comes back to a game that is over sees its end.
    phone.reload()
    expect(phone.locator("#final")).to_be_visible()


def test_a_seat_is_left_and_somebody_else_takes_it(visit: Come, server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=FIRST_GAME)
    ben = visit(f"/t/{table}#seat={tokens[1]}")
    ben.on("dialog", lambda dialog: dialog.accept())
    ben.locator(".seat", has_text="you").click()
    ben.get_by_role("button", name="Leave the seat").click()
    expect(ben.locator(".ask")).to_contain_text("You are watching.")
    cleo = visit(f"/t/{table}")
    cleo.locator(".seat", has_text="free").click()
    cleo.get_by_label("Your name").fill("Cleo")
    cleo.get_by_role("button", name="Sit down").click()
    expect(cleo.locator(".seat .sign-me")).to_have_count(1)
    expect(ben.locator(".seat-name", has_text="Cleo")).to_be_visible()


def test_a_bot_takes_over_an_absent_seat_until_its_person_is_back(visit: Come, server: Server) -> None:
    options = {**FIRST_GAME, "start": 1}
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=options)
    ana = visit(f"/t/{table}#seat={tokens[0]}")
    expect(ana.locator(".ask")).to_contain_text("Waiting for")
    away = ana.locator(".seat.away")
    away.click()
    dialog = ana.locator("dialog[open]")
    dialog.get_by_label("Bot").select_option("random")
    dialog.get_by_role("button", name="Let a bot stand in").click()
    # It names a resource, and Ana has something to place.
    expect(ana.locator(".ask.owed")).to_be_visible()
    expect(ana.locator(".seat .sign-bot")).to_have_count(1)
    ben = visit(f"/t/{table}#seat={tokens[1]}")
    ben.locator(".seat", has_text="you").click()
    ben.get_by_role("button", name="Take my seat back from the bot").click()
    expect(ana.locator(".seat .sign-bot")).to_have_count(0)


def test_a_rematch_brings_the_same_people_together(visit: Come, server: Server) -> None:
    table, tokens = server.table(["person", "random"], game="little-town", options={"players": 2})
    ana = visit(f"/t/{table}#seat={tokens[0]}")
    watcher = visit(f"/t/{table}")
    play_to_the_end(server, table, tokens[0])
    expect(watcher.locator("#final")).to_be_visible()
    ana.get_by_role("button", name="Rematch").click()
    expect(ana.locator(".ask")).to_be_visible()
    following = ana.url.rsplit("/", 1)[1]
    assert following == server.get(f"/api/tables/{table}")["next"]
    expect(ana.locator(".seat .sign-me")).to_have_count(1)
    watcher.get_by_role("button", name="To the rematch").click()
    expect(watcher.locator(".ask")).to_contain_text("You are watching.")


def test_who_watches_sees_the_table_and_can_choose_nothing(visit: Come, server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=FIRST_GAME)
    page = visit(f"/t/{table}")
    expect(page.locator(".ask")).to_contain_text("You are watching.")
    with Sitter(server, table, tokens[0]) as ana:
        ana.play("name wood")
        expect(page.locator(".recap")).to_contain_text("wood")
        assert ana.situation["table"]["watchers"] == 1
    assert page.locator(".tt-plot.can, .tt-confirm, .tt-done, .tt-resource, .ask .button").count() == 0
    page.locator("#tab-text").click()
    expect(page.locator(".text-board pre")).to_be_visible()
    assert page.locator(".text-board input").count() == 0


def test_a_choice_is_tentative_until_it_is_confirmed_and_can_be_taken_back_after(visit: Come, server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=FIRST_GAME)
    page = visit(f"/t/{table}#seat={tokens[0]}")
    version = server.get(f"/api/tables/{table}")["version"]
    wood = page.locator(".tt-resource.wood")
    wood.click()
    expect(page.locator(".tt-confirm")).to_be_visible()
    page.locator(".tt-confirm .button:not(.main)").click()
    expect(page.locator(".tt-confirm")).to_have_count(0)
    assert server.get(f"/api/tables/{table}")["version"] == version
    wood.click()
    page.locator(".tt-confirm .button.main").click()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".log-line.undo")).to_be_visible()
    expect(wood).to_be_visible()
    # Once somebody else has decided there is nothing to take back.
    wood.click()
    page.locator(".tt-confirm .button.main").click()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    with Sitter(server, table, tokens[1]) as ben:
        ben.play("place a1")
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)


def test_what_can_not_be_chosen_says_why_and_sends_nothing(visit: Come, server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=FIRST_GAME)
    with Sitter(server, table, tokens[0]) as ana:
        ana.play("name wood")
        ana.play("place a1")
    ben = visit(f"/t/{table}#seat={tokens[1]}")
    ben.locator('.tt-board [data-square="c3"]').click()
    ben.locator(".tt-confirm .button.main").click()
    version = server.get(f"/api/tables/{table}")["version"]
    page = visit(f"/t/{table}#seat={tokens[0]}")
    # Where something lies already, where it is not one's turn, and in somebody else's town.
    for square in ("a1", "b2"):
        page.locator(f'.tt-board [data-square="{square}"]').click(force=True)
        expect(page.locator(".tt-note")).not_to_be_empty()
        assert page.locator(".tt-confirm").count() == 0
    assert server.get(f"/api/tables/{table}")["version"] == version


def test_the_text_board_takes_typed_decisions_and_says_what_is_wrong_with_them(visit: Come, server: Server) -> None:
    table, tokens = server.table(["person", "random"], game="tiny-towns", options=FIRST_GAME)
    page = visit(f"/t/{table}#seat={tokens[0]}")
    page.locator("#tab-text").click()
    typed = page.get_by_label("Type a decision")
    typed.fill("name gold")
    typed.press("Enter")
    expect(page.locator(".text-refused")).not_to_be_empty()
    typed.fill("Name  WOOD")
    typed.press("Enter")
    expect(page.locator(".text-legal button", has_text="place a1")).to_be_visible()
    expect(page.locator(".text-refused")).to_be_empty()


def test_a_lost_connection_is_told_and_mended(visit: Come, server: Server) -> None:
    table, tokens = server.table(["person", "person"], game="tiny-towns", options=FIRST_GAME)
    page = visit(f"/t/{table}#seat={tokens[0]}")
    expect(page.locator(".ask.owed")).to_be_visible()
    page.context.set_offline(True)
    expect(page.locator(".connection")).to_be_visible()
    page.locator(".tt-resource.glass").click()
    page.locator(".tt-confirm .button.main").click()
    page.context.set_offline(False)
    expect(page.locator(".connection")).to_have_count(0)
    # What was decided meanwhile has been carried out once.
    expect(page.locator(".log-line.play")).to_have_count(1)
    expect(page.locator('.tt-plot.can[data-square="a1"]')).to_be_visible()
