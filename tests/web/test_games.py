"""Whole games in a real browser, from the first page to the final score."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import townlet
from tests.server.serving import Server
from tests.web.playing import OFFERED, click, in_turn, offers, play_out, press, tap

Come = Callable[..., Page]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}


def test_a_whole_game_alone_by_clicks(visit: Come) -> None:
    page = visit("/new?game=tiny-towns&who=alone")
    page.get_by_role("button", name="Start the game").click()
    play_out(page, "tiny-towns", 1)
    expect(page.locator("#final")).to_contain_text("Your town is complete")
    lines = page.locator(".final .sheet ul li")
    assert lines.count() > 0
    assert all(lines.nth(number).locator(".sheet-why").inner_text() for number in range(lines.count()))


def test_little_town_against_a_bot_to_its_end(visit: Come) -> None:
    page = visit("/new?game=little-town&who=bots")
    page.get_by_label("Bot on seat 2").select_option("greedy")
    page.get_by_role("button", name="Start the game").click()
    play_out(page, "little-town", 1)
    expect(page.locator(".podium li")).to_have_count(2)


def test_the_whole_playing_area_is_there_against_bots(visit: Come, server: Server) -> None:
    options = {"players": 3, "cavern": True}
    table, tokens = server.table(["person", "random", "greedy"], game="tiny-towns", options=options, seed=3)
    page = visit(f"/t/{table}#seat={tokens[0]}")
    play_out(page, "tiny-towns", 3)
    expect(page.locator(".podium li")).to_have_count(3)


class Heard:
    """Every byte that a page was sent."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", lambda line: line.on("framereceived", lambda frame: self.frames.append(str(frame))))


def test_two_players_each_see_only_what_they_may(visit: Come, server: Server) -> None:
    ana = visit("/new?game=tiny-towns&who=friends")
    ana.get_by_label("Name on seat 1").fill("Ana")
    heard_by_ana = Heard(ana)
    ana.get_by_role("button", name="Make the table and invite").click()
    link = ana.locator(".room-invite .share-address").input_value()
    ben = visit(link.removeprefix(server.address))
    heard_by_ben = Heard(ben)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ana.locator(".ask.owed")).to_be_visible()

    state = server.hall._rooms[link.rsplit("/", 1)[1]].table.record
    names = townlet.book("tiny-towns")["names"]
    dealt = [state.state.view(seat)["towns"][seat]["dealt"] for seat in (0, 1)]
    assert not set(dealt[0]) & set(dealt[1])
    told = {0: heard_by_ana.frames, 1: heard_by_ben.frames}
    looks = 0

    def look() -> None:
        nonlocal looks
        looks += 1
        if looks % 12 != 1:
            return
        for seat, page in ((0, ana), (1, ben)):
            if any(town["raised"] for town in state.state.view(None)["towns"]) or state.state.over():
                return
            shown = page.content()
            for card in dealt[1 - seat]:
                assert not any(card in frame for frame in told[seat])
                assert card not in shown
                # A card's name is drawn in one piece; a word of it may stand in another's.
                assert names[card] not in shown

    in_turn([ana, ben], "tiny-towns", 5, look)
    assert looks > 12
    assert ana.locator(".podium").inner_text() == ben.locator(".podium").inner_text()


def test_two_at_one_device_pass_it_on_behind_a_curtain(visit: Come, server: Server) -> None:
    page = visit("/new?game=tiny-towns&who=here")
    page.get_by_label("Name on seat 1").fill("Ana")
    page.get_by_label("Name on seat 2").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    curtains = set()

    def by_click(page: Page, selector: str, number: int) -> None:
        if selector.startswith(".curtain"):
            curtains.add(page.locator(".curtain h2").inner_text())
            # Behind the curtain there is nothing at all.
            assert page.locator(".board, .tt, .side, .ask").count() == 0
        click(page, selector, number)

    play_out(page, "tiny-towns", 6, by_click)
    assert curtains == {"Pass the device to Ana", "Pass the device to Ben"}
    expect(page.locator(".podium li")).to_have_count(2)


@pytest.mark.parametrize("game", OFFERED)
def test_a_phone_plays_a_whole_game(visit: Come, server: Server, game: str) -> None:
    table, tokens = server.table(["person", "random"], game=game, options={"players": 2}, seed=2)
    page = visit(f"/t/{table}#seat={tokens[0]}", **PHONE)

    def by_finger(page: Page, selector: str, number: int) -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]  # type: ignore[index]
        tap(page, selector, number)

    play_out(page, game, 2, by_finger)


@pytest.mark.parametrize("game", OFFERED)
def test_the_keyboard_alone_plays_a_whole_game(visit: Come, game: str) -> None:
    page = visit(f"/new?game={game}&who={'alone' if game == 'tiny-towns' else 'bots'}")
    expect(page.locator("p.waiting")).to_have_count(0)
    if game == "little-town":
        press(page, ".chair select", 0)
        page.keyboard.type("Random")
        page.keyboard.press("Enter")
    press(page, ".new-form [type=submit]", 0)
    play_out(page, game, 4, press)
    # The focus is never lost.
    assert page.evaluate("document.activeElement !== null")


def in_words(folder: str, language: str) -> dict[str, str]:
    """The client's words of a folder in a language."""
    web = townlet.__path__[0]
    with open(f"{web}/web/{folder}/{language}.json", encoding="utf-8") as file:
        words: dict[str, str] = json.load(file)
    return words


KEY = re.compile(r"(?<![\w/.])[a-z]+(?:-[a-z]+)*\.[a-z][a-z-]*(?:\.[a-z-]+)*(?![\w/])")


def texts(page: Page) -> list[str]:
    """Every text on a page: shown, or told to who listens."""
    found: list[str] = page.evaluate("""() => {
      const walk = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT)
      const found = []
      while (walk.nextNode()) found.push(walk.currentNode.textContent.trim())
      for (const name of ['aria-label', 'title', 'placeholder'])
        for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name))
      return found.filter(Boolean)
    }""")
    return found


@pytest.mark.parametrize("game", OFFERED)
def test_a_whole_game_in_spanish(visit: Come, server: Server, game: str) -> None:
    english: dict[str, str] = {}
    for folder in ("words", f"{game.replace('-', '_')}/words"):
        spanish = in_words(folder, "es")
        english |= {text: key for key, text in in_words(folder, "en").items() if spanish.get(key) != text}
    book, libro = server.get(f"/api/games/{game}"), server.get(f"/api/games/{game}", language="es")
    for kind in ("names", "texts"):
        english |= {text: key for key, text in book[kind].items() if libro[kind][key] != text}
    keys = {*in_words("words", "en"), *in_words("tiny_towns/words", "en"), *in_words("little_town/words", "en")}
    table, tokens = server.table(["person", "greedy"], game=game, options={"players": 2}, seed=8)
    page = visit(f"/t/{table}#seat={tokens[0]}", locale="es-ES")
    looks = 0

    def look() -> None:
        nonlocal looks
        looks += 1
        if looks % 8 == 1:
            page.locator(f"#tab-{['log', 'score', 'cards', 'text'][looks // 8 % 4]}").click()
            check()

    def check() -> None:
        for text in texts(page):
            assert text not in english, f"English: {english[text]}"
            found: Any = [one for one in KEY.findall(text) if one in keys]
            assert not found

    play_out(page, game, 8, look=look)
    check()
    assert page.locator("html").get_attribute("lang") == "es"
    assert offers(page, game) == {"over": True}
