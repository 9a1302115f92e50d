"""Hands that play: they look for what the page offers, and choose of it what comes."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from playwright.sync_api import Page, expect

from tests.web.visiting import PATIENCE

# What can be chosen, the most pressing first: a last word, a question, a choice on the board, and only then to go on.
OFFERED = {
    "tiny-towns": [
        (".tt-confirm .button.main", 1.0),
        (".tt-card-list.choosing .tt-card", 1.0),
        ('.tt-resource[aria-disabled="false"]', 1.0),
        (".tt-project:not(.chosen)", 0.8),
        (".tt-answer:not(.chosen)", 0.3),
        (".tt-center.tt-mine .tt-board .tt-plot.can", 1.0),
        (".tt-answer", 1.0),
        (".tt-done", 1.0),
    ],
    "little-town": [
        (".lt-last-word .button.main", 1.0),
        (".lt-answers .lt-answer", 0.9),
        (".lt-last-word .button:not(.main):not(.plain)", 1.0),
        ('.lt-tile.can[aria-pressed="false"]', 0.5),
        (".lt-square.open", 1.0),
        (".lt-answers .lt-answer", 1.0),
    ],
}

# How often somebody looks for the way to what they see.
LOOKS = 3

# Once the page has drawn everything it knows: what is offered on it; null as long as there is nothing to do.
LOOK = """([offered]) => {
  if (document.querySelector('#final')) return { over: true }
  if (document.querySelector('.curtain .button.main')) return { over: false, curtain: true }
  if (document.querySelector('.ask-sending') || !document.querySelector('.ask.owed')) return null
  const usable = one => !one.disabled && one.getClientRects().length > 0
  const found = offered.map(([selector]) => [selector, [...document.querySelectorAll(selector)].filter(usable).length])
  return found.some(([, count]) => count) ? { over: false, found } : null
}"""


class Act(Protocol):
    """One way of choosing something: clicking, tapping, by keyboard."""

    def __call__(self, page: Page, selector: str, number: int) -> None: ...


def click(page: Page, selector: str, number: int) -> None:
    """By mouse."""
    usable(page, selector).nth(number).click()


def tap(page: Page, selector: str, number: int) -> None:
    """By finger."""
    usable(page, selector).nth(number).tap()


def press(page: Page, selector: str, number: int) -> None:
    """By keyboard: Tab to where it is, arrows on a board, Enter."""
    expect(usable(page, selector).nth(number)).to_be_visible()
    if page.evaluate("document.activeElement === document.body"):
        # Where Tab goes from here only the browser knows.
        page.keyboard.press("Tab")
    # The page may still be filling while somebody is on the way: then they look again.
    for _ in range(LOOKS):
        way = page.evaluate(WAY, [selector, number])
        for key, times in way:
            for _ in range(times):
                page.keyboard.press(key)
        if page.evaluate(ARRIVED, [selector, number]):
            break
    else:
        raise AssertionError(f"{selector} can not be reached by keyboard: {way}")
    page.keyboard.press("Enter")


# How the focus gets from where it is to what is wanted: so many times Tab, then arrows on a board.
WAY = """([selector, number]) => {
  const seen = one => one.getClientRects().length > 0 && !one.disabled
  const wanted = [...document.querySelectorAll(selector)].filter(seen)[number]
  const grid = wanted.closest('[role=grid]')
  const dialog = document.querySelector('dialog[open]') ?? document
  // Of some radio buttons, the chosen one is where Tab stops.
  const hidden = one => !seen(one) || getComputedStyle(one).visibility === 'hidden'
  const stop = one => one.tabIndex >= 0 && !hidden(one) && (one.type !== 'radio' || one.checked)
  const stops = [...dialog.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')].filter(stop)
  const entry = grid ? grid.querySelector('[tabindex="0"]') : wanted
  const at = stops.indexOf(document.activeElement), to = stops.indexOf(entry)
  const inside = grid?.contains(document.activeElement)
  const way = inside ? [] : to > at ? [['Tab', to - at]] : [['Shift+Tab', at - to]]
  if (grid) {
    const from = inside ? document.activeElement : entry
    const place = one => [...one.closest('[data-square]').dataset.square].map(letter => letter.charCodeAt(0))
    const [right, down] = place(wanted).map((letter, at) => letter - place(from)[at])
    way.push([right < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(right)])
    way.push([down < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(down)])
  }
  return way
}"""

ARRIVED = """([selector, number]) => {
  const seen = one => one.getClientRects().length > 0 && !one.disabled
  return document.activeElement === [...document.querySelectorAll(selector)].filter(seen)[number]
}"""


def usable(page: Page, selector: str) -> Any:
    """What can be seen and is not switched off."""
    return page.locator(f"{selector}:not(:disabled)").filter(visible=True)


def decide(page: Page, game: str, dice: random.Random, act: Act = click) -> bool:
    """Choose one more thing that is offered, once something is; whether the game goes on."""
    handle = page.wait_for_function(LOOK, arg=[OFFERED[game]], polling=15, timeout=PATIENCE)
    look = handle.json_value()
    if look["over"]:
        return False
    if look.get("curtain"):
        act(page, ".curtain .button.main", 0)
    else:
        act(page, *choice(game, look["found"], dice))
    return True


def offers(page: Page, game: str) -> Any:
    """What the page offers at this very moment."""
    return page.evaluate(LOOK, [OFFERED[game]])


def choice(game: str, found: list[tuple[str, int]], dice: random.Random) -> tuple[str, int]:
    """Which of these to choose."""
    there = [
        (selector, count, chance) for (selector, count), (_, chance) in zip(found, OFFERED[game], strict=True) if count
    ]
    for selector, count, chance in there:
        if dice.random() < chance:
            return selector, dice.randrange(count)
    selector, count, _ = there[-1]
    return selector, dice.randrange(count)


def in_turn(pages: Sequence[Page], game: str, seed: int, look: Callable[[], None] | None = None) -> None:
    """Whoever has something to decide decides, until everybody sees the end."""
    dice = random.Random(seed)
    patience = time.monotonic() + PATIENCE / 1000
    playing = list(pages)
    while playing:
        for page in list(playing):
            found = offers(page, game)
            if found is None:
                page.wait_for_timeout(5)
                continue
            patience = time.monotonic() + PATIENCE / 1000
            if not decide(page, game, dice):
                playing.remove(page)
        assert time.monotonic() < patience, "nobody has anything to decide"
        if look is not None:
            look()


def play_out(page: Page, game: str, seed: int, act: Act = click, look: Callable[[], None] | None = None) -> int:
    """Play until the game is over; how many things were chosen."""
    dice = random.Random(seed)
    chosen = 0
    while decide(page, game, dice, act):
        chosen += 1
        assert chosen < 3_000, "the game does not end"
        if look is not None:
            look()
    return chosen
