"""The HTTP part against its own description: whatever is sent, the answers are those that openapi.json tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.serving import Server, serving
from townlet.server.app import create_app


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: many strange tables are made."""
    with serving(tmp_path_factory.mktemp("openapi") / "townlet.db") as running:
        yield running


DESCRIBED = schemathesis.openapi.from_dict(create_app("sqlite+aiosqlite://").openapi())
OPERATIONS = {found.ok().label: found.ok() for found in DESCRIBED.get_all_operations() if isinstance(found, Ok)}


@pytest.mark.parametrize("label", OPERATIONS)
def test_answers_are_as_described(tried: Server, label: str) -> None:
    @given(case=OPERATIONS[label].as_strategy())
    @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    def answers(case: schemathesis.Case[Any]) -> None:
        # A body of the right form may still be against a game's rules.
        case.call_and_validate(base_url=tried.address, excluded_checks=[positive_data_acceptance])

    answers()


def test_the_description_is_served(server: Server) -> None:
    assert server.get("/api/openapi.json")["paths"].keys() == DESCRIBED.raw_schema["paths"].keys()
