"""`townlet serve`: the server, and the browser that opens on it."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from townlet.cli.screen import fail, screen

PORT = 8000
# The ports tried when the usual one is taken.
PORTS = range(PORT, PORT + 20)
LARGEST_MESSAGE = 64 * 1024


def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 lets other devices in your network come.", metavar="ADDRESS")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(help=f"The port; {PORT} or the next that is free unless told.", min=1, max=65535, metavar="N"),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="Where tables are kept: a file, or an SQLAlchemy URL.", metavar="FILE or URL", show_default=False
        ),
    ] = None,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = False,
    pace: Annotated[
        float | None, typer.Option(help="Seconds bots wait before they decide.", min=0, max=60, show_default=False)
    ] = None,
) -> None:
    """Serve tables for the browser: alone, with bots, around one table, with friends elsewhere."""
    try:
        import uvicorn  # noqa: PLC0415 - only this command needs the server

        from townlet.server.app import PACE, create_app  # noqa: PLC0415
    except ImportError as error:
        fail(f"The server needs more packages ({error.name}): install townlet[server].")
    url = database_url(database)
    kept_in = named(url)
    try:
        asyncio.run(try_out(url))
    except Exception as error:
        # Each database driver fails in its own way; the first line of what it says is for people.
        fail(f"Tables can not be kept in {kept_in}: {str(error).splitlines()[0]}")
    listening = listen(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{listening.getsockname()[1]}"
    screen().print(Text(f"Townlet is at {address}\nCtrl+C stops it. Tables are kept in {kept_in}"), soft_wrap=True)
    if open_:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    config = uvicorn.Config(
        create_app(url, PACE if pace is None else pace),
        log_level="warning",
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=2,
    )
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])


def listen(host: str, port: int | None) -> socket.socket:
    """The socket to serve on: the port that was asked for, or the first that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tried = PORTS if port is None else [port]
    for candidate in tried:
        # By its protocol asyncio knows that answers must not wait for one another (TCP_NODELAY).
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
        except OSError as error:
            listening.close()
            if candidate == tried[-1]:
                fail(f"{host}, port {candidate}, can not be listened on: {error.strerror}.")
        else:
            break
    return listening


def database_url(named: str | None) -> str:
    """The database that was named, or the usual file."""
    if named is not None and "://" in named:
        return named
    path = Path(named) if named is not None else data_folder() / "townlet.db"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(f"Tables can not be kept in {path}: {error.strerror}.")
    return f"sqlite+aiosqlite:///{path.absolute()}"


def named(url: str) -> str:
    """A database as people call it: its file, or its URL without the password."""
    from sqlalchemy import make_url  # noqa: PLC0415 - only this command needs the server

    where = make_url(url)
    if where.get_backend_name() == "sqlite" and where.database:
        return where.database
    return where.render_as_string(hide_password=True)


async def try_out(url: str) -> None:
    """Open the database once, so that what is wrong with it is said before anybody comes."""
    from townlet.server.store import Store  # noqa: PLC0415 - only this command needs the server

    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def data_folder() -> Path:
    """Where a person's programs keep their data."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "townlet"
