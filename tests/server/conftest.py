from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.serving import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker: tables do not disturb each other."""
    with serving(tmp_path_factory.mktemp("server") / "townlet.db") as running:
        yield running
