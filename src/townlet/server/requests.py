"""What holds for every request: how large it may be, in which language it is answered, what a browser may do."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from townlet.core.language import speaking
from townlet.core.record import LARGEST_FILE
from townlet.server.words import language

# A record, and some room for the table around it.
LARGEST_BODY: Final = LARGEST_FILE + 50_000

GUARDS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    # A link to a table is a key to it.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Guarded:
    """Tells browsers to run nothing but our own files."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(GUARDS)
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)


class Spoken:
    """Answers in the language that was asked for."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        wanted = QueryParams(scope["query_string"]).get("language") or Headers(scope=scope).get("accept-language")
        with speaking(language(wanted)):
            await self.app(scope, receive, send)


class Bounded:
    """Reads no body that is larger than any record."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        read = 0

        async def bounded() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > LARGEST_BODY:
                raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            return message

        await self.app(scope, bounded if scope["type"] == "http" else receive, send)
