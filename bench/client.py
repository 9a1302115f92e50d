"""How quickly the browser client answers, and how much it is to load: a real Chromium on a real server.

    python bench/client.py [CLICKS]     (with what `make test` installs)

Click to answer: from the click on a square, a resource or a card to the picture in which the stored decision is drawn,
in a game for one, while bots play at 20 other tables at the pace people see and somebody watches each. First load: the
bytes over the wire with nothing cached, and the time until the page's first button can be pressed.
"""

from __future__ import annotations

import json
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

OTHER_TABLES = 20
CLICKS = 200
LOADS = 7
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]

# One click is one decision.
CHOSEN = "localStorage.setItem('townlet.settings', JSON.stringify({ confirm: false }))"
OFFERED = [
    ".tt-card-list.choosing .tt-card",
    '.tt-resource[aria-disabled="false"]',
    ".tt-done",
    ".tt-center.tt-mine .tt-board .tt-plot.can",
]

# From each click to the picture after the one in which nothing is under way any more.
STOPWATCH = """(() => {
  window.times = []
  let since = null, sent = false
  addEventListener('click', event => { since = event.timeStamp; sent = false }, true)
  new MutationObserver(() => {
    const sending = document.querySelector('.ask-sending') !== null
    if (since === null || (!sending && !sent)) return
    if (sending) { sent = true; return }
    const began = since
    since = null
    requestAnimationFrame(() => {
      const drawn = new MessageChannel()
      drawn.port1.onmessage = () => window.times.push(performance.now() - began)
      drawn.port2.postMessage(null)
    })
  }).observe(document, { childList: true, subtree: true })
})()"""

# When the first button of a page can be pressed.
USABLE = """(() => {
  const look = () => {
    const button = document.querySelector('main .button.main, main .tt-card-list button, main .lt-square.open')
    if (button) requestAnimationFrame(() => { window.usable = performance.now() })
    else requestAnimationFrame(look)
  }
  look()
})()"""


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server of its own, as `townlet serve` runs it; its address."""
    command = [sys.executable, "-m", "townlet.cli", "serve", "--database", str(folder / "bench.db"), "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            address = server.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
            threading.Thread(target=server.stdout.read, daemon=True).start()
            wait_for(address)
            yield address
        finally:
            server.terminate()


def wait_for(address: str) -> None:
    """Until somebody answers."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(f"{address}/api/games").close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("The server does not answer.")


def make(address: str, **wanted: Any) -> Any:
    """A new table."""
    body = json.dumps(wanted).encode()
    request = urllib.request.Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def watch(address: str, table: str) -> None:
    """Somebody watches a table, and makes another when its game is over."""
    while True:
        try:
            with connect(f"{address}/api/tables/{table}/live".replace("http", "ws", 1)) as line:
                line.send('{"type": "hello"}')
                for text in line:
                    if json.loads(text)["table"]["phase"] == "over":
                        break
        except (OSError, ConnectionClosed):
            return
        table = bots_table(address)


def bots_table(address: str) -> str:
    """A table at which two bots play."""
    game = random.choice(["tiny-towns", "little-town"])
    seats = [{"kind": "bot", "bot": "greedy"}] * 2
    return str(make(address, game=game, options={"players": 2}, seats=seats)["table"])


def clicks(browser: Browser, address: str, wanted: int) -> list[float]:
    """Milliseconds from each click to its drawn answer."""
    times: list[float] = []
    dice = random.Random(0)
    while len(times) < wanted:
        made = make(address, game="tiny-towns", options={"players": 1}, seats=[{"kind": "person", "name": "Ana"}])
        with browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 900}) as context:
            page = context.new_page()
            page.add_init_script(CHOSEN)
            page.add_init_script(STOPWATCH)
            page.goto(f"{address}/t/{made['table']}#seat={made['tokens']['0']}")
            page.wait_for_selector(".tt-card-list.choosing .tt-card")
            while click(page, dice):
                pass
            times += page.evaluate("window.times")
    return times


def click(page: Page, dice: random.Random) -> bool:
    """One more decision; whether the game goes on."""
    page.wait_for_function("() => !document.querySelector('.ask-sending')", polling=10)
    for selector in OFFERED:
        found = page.locator(selector).filter(visible=True)
        if count := found.count():
            found.nth(dice.randrange(count)).click()
            return True
    return page.locator("#final").count() == 0


def first_load(browser: Browser, address: str, path: str) -> tuple[float, float]:
    """Bytes over the wire, and milliseconds until the page can be used, with nothing cached."""
    with browser.new_context(viewport={"width": 1280, "height": 900}) as context:
        page = context.new_page()
        page.add_init_script(USABLE)
        wire = context.new_cdp_session(page)
        loaded = []
        wire.on("Network.loadingFinished", lambda finished: loaded.append(finished["encodedDataLength"]))
        wire.send("Network.enable")
        page.goto(address + path, wait_until="networkidle" if path == "/" else "load")
        page.wait_for_function("() => window.usable")
        page.wait_for_timeout(300)
        return sum(loaded), page.evaluate("window.usable")


def main() -> None:
    """Measure, and say it in a table."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else CLICKS
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("There is no Chromium here: install Debian's package chromium.")
    with ExitStack() as stack:
        address = stack.enter_context(serving(Path(stack.enter_context(tempfile.TemporaryDirectory()))))
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=chromium, args=FLAGS)
        stack.callback(browser.close)
        person = [{"kind": "person", "name": "Ana"}]
        towns = make(address, game="tiny-towns", options={"players": 1}, seats=person)
        land = make(address, game="little-town", options={"players": 2, "start": 0}, seats=person * 2)
        for name, path in [
            ("the first page", "/"),
            ("a table of Tiny Towns", f"/t/{towns['table']}#seat={towns['tokens']['0']}"),
            ("a table of Little Town", f"/t/{land['table']}#seat={land['tokens']['0']}"),
        ]:
            loads = [first_load(browser, address, path) for _ in range(LOADS)]
            size, usable = (statistics.median(one[place] for one in loads) for place in (0, 1))
            print(f"first load of {name}: {size / 1000:.0f} kB, usable after {usable:.0f} ms")
        for _ in range(OTHER_TABLES):
            threading.Thread(target=watch, args=(address, bots_table(address)), daemon=True).start()
        times = sorted(clicks(browser, address, wanted))
        median, slow = statistics.median(times), times[int(len(times) * 0.95)]
        print(f"click to drawn answer, {len(times)} clicks, {OTHER_TABLES} other tables: ", end="")
        print(f"median {median:.0f} ms, 95 of 100 under {slow:.0f} ms")


if __name__ == "__main__":
    main()
