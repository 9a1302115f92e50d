"""The server's application: the protocol, the browser client, and what holds for every request."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from townlet.core.options import OptionsError
from townlet.core.record import RecordError
from townlet.server import http, live, page
from townlet.server.hall import Hall
from townlet.server.opponents import Opponents
from townlet.server.requests import Bounded, Guarded, Spoken
from townlet.server.store import Store
from townlet.server.table import Refused
from townlet.server.words import WORDS

# Whatever else is refused is refused because of how things stand: 409.
STATUS: Final = {
    "no-table": HTTPStatus.NOT_FOUND,
    "no-seat": HTTPStatus.NOT_FOUND,
    "no-game": HTTPStatus.NOT_FOUND,
    "no-path": HTTPStatus.NOT_FOUND,
    "no-step": HTTPStatus.NOT_FOUND,
    "no-token": HTTPStatus.UNAUTHORIZED,
    "not-your-seat": HTTPStatus.FORBIDDEN,
    "no-bot": HTTPStatus.UNPROCESSABLE_ENTITY,
    "seats": HTTPStatus.UNPROCESSABLE_ENTITY,
    "options": HTTPStatus.UNPROCESSABLE_ENTITY,
    "record": HTTPStatus.UNPROCESSABLE_ENTITY,
    "malformed": HTTPStatus.UNPROCESSABLE_ENTITY,
    "busy": HTTPStatus.SERVICE_UNAVAILABLE,
}

# What the framework itself refuses.
CODE: Final[dict[int, str]] = {
    HTTPStatus.NOT_FOUND: "no-path",
    HTTPStatus.METHOD_NOT_ALLOWED: "no-path",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too-large",
}

# How long bots wait before they decide, in seconds, so that people can follow.
PACE: Final = 0.45


def create_app(database: str, pace: float = PACE) -> FastAPI:
    """The application on a database, by its SQLAlchemy URL."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database)
        await store.open()
        app.state.hall = Hall(store, Opponents(), pace)
        yield
        await app.state.hall.close()
        await store.close()

    app = FastAPI(
        title="Townlet",
        summary="Tables for Tiny Towns and Little Town Builders.",
        version="1",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Bounded)
    app.add_middleware(Spoken)
    app.add_middleware(Guarded)
    app.include_router(live.router)
    app.include_router(http.router)
    app.include_router(page.router)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(OptionsError, refused)
    app.add_exception_handler(RecordError, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, not_there)
    return app


def failure(code: str, sentence: str, status: int) -> JSONResponse:
    """The answer that says why something was not done."""
    headers = {"WWW-Authenticate": "Bearer"} if status == HTTPStatus.UNAUTHORIZED else None
    return JSONResponse({"error": {"code": code, "sentence": sentence}}, status, headers)


async def refused(_: Request, error: Exception) -> JSONResponse:
    """What the rules, the options or the table forbid."""
    if isinstance(error, Refused):
        return failure(error.code, str(error), STATUS.get(error.code, HTTPStatus.CONFLICT))
    code = "record" if isinstance(error, RecordError) else "options"
    return failure(code, str(error), STATUS[code])


async def malformed(_: Request, error: Exception) -> JSONResponse:
    """A body or a path of the wrong form; the sentence names the place."""
    assert isinstance(error, RequestValidationError)
    places = {".".join(str(part) for part in found["loc"]) for found in error.errors()}
    sentence = f"{WORDS.say('refused', 'malformed')} ({', '.join(sorted(places))})"
    return failure("malformed", sentence, STATUS["malformed"])


async def not_there(_: Request, error: Exception) -> JSONResponse:
    """A path or a method that there is not, or a body that nobody reads."""
    assert isinstance(error, HTTPException)
    code = CODE.get(error.status_code, "malformed")
    return failure(code, WORDS.say("refused", code), error.status_code)
