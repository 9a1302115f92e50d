"""A visitor with a browser of their own, and what must never happen on a page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page

# Chromium asks nobody but the server for anything.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Nothing here takes long, in milliseconds; a busy machine may be slow.
PATIENCE = 20_000

ANSWERED = ["Failed to load resource", "WebSocket connection to"]


@dataclass
class Visit:
    """A page, and what went wrong on it."""

    page: Page
    wrong: list[str] = field(default_factory=list)

    def hear(self, message: ConsoleMessage) -> None:
        """Errors of the page's own; refusals, and connections that break, are answered on the page."""
        if message.type == "error" and not any(told in message.text for told in ANSWERED):
            self.wrong.append(message.text)


@contextmanager
def visiting(browser: Browser, address: str, how: Mapping[str, Any]) -> Iterator[Visit]:
    """Somebody comes with a browser of their own; English, calm and on a desk, unless it is said otherwise."""
    given = {"locale": "en-US", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 900}, **how}
    context = browser.new_context(base_url=address, **given)
    context.set_default_timeout(PATIENCE)
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=address)
    visit = Visit(context.new_page())
    visit.page.on("console", visit.hear)
    visit.page.on("pageerror", lambda error: visit.wrong.append(str(error)))
    try:
        yield visit
        assert not visit.wrong, "\n".join(visit.wrong)
    finally:
        context.close()
