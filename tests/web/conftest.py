from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.serving import Server, serving
from tests.web.visiting import FLAGS, PATIENCE, Visit, visiting

CHROMIUM = shutil.which("chromium")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker; its bots decide at once."""
    with serving(tmp_path_factory.mktemp("web") / "townlet.db") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a worker."""
    if CHROMIUM is None:
        pytest.fail("There is no Chromium here: install Debian's package chromium, as .ci/run does.")
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Somebody's own browser at a path, with nothing remembered. Whatever goes wrong on a page fails the test."""
    with ExitStack() as visits:

        def come(path: str = "/", **how: object) -> Page:
            visitor: Visit = visits.enter_context(visiting(browser, server.address, how))
            visitor.page.goto(server.address + path)
            return visitor.page

        yield come
