"""The HTTP part against its own description: whatever is sent, the answers are those that openapi.json tells."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case

from tests.server.serving import Server, serving


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: many strange tables are made."""
    with serving(tmp_path_factory.mktemp("openapi") / "townlet.db") as running:
        yield running


@pytest.fixture(scope="module")
def described(tried: Server) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{tried.address}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_answers_are_as_described(case: Case) -> None:
    case.call_and_validate()
