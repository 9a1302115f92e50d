"""Where tables are kept: two database tables, one of them append-only.

The embedded default is SQLite in one file; any database that SQLAlchemy reaches asynchronously will do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from townlet.server.events import Event

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("next", String(16)),
    Column("made", DateTime(timezone=True), nullable=False, index=True),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table", ForeignKey("tables.name"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("key", String(64)),
    Column("token", String(64)),
    UniqueConstraint("table", "seat", "key"),
)


class Store:
    """The database."""

    def __init__(self, url: str) -> None:
        self.engine: Final[AsyncEngine] = create_async_engine(url)
        # SQLite has one writer at a time: waiting here is kinder than being refused there.
        self._writing: Final = asyncio.Lock()
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)

    async def open(self) -> None:
        """Make the tables that are not there yet."""
        async with self.engine.begin() as connection:
            await connection.run_sync(METADATA.create_all)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    async def make(self, name: str, game: str, options: dict[str, Any], seed: int, listed: bool) -> None:
        """Keep a new table."""
        made = datetime.now(UTC)
        row = {"name": name, "game": game, "options": options, "seed": seed, "listed": listed, "made": made}
        async with self._writing, self.engine.begin() as connection:
            await connection.execute(insert(TABLES).values(over=False, **row))

    async def append(self, name: str, version: int, happenings: Sequence[Event]) -> None:
        """Keep what happened after a version, all of it or nothing."""
        rows = [
            {
                "table": name,
                "version": number,
                "kind": happening.kind,
                "seat": happening.seat,
                "text": happening.text,
                "at": happening.at,
                "key": happening.key,
                "token": happening.token,
            }
            for number, happening in enumerate(happenings, start=version + 1)
        ]
        async with self._writing, self.engine.begin() as connection:
            await connection.execute(insert(EVENTS), rows)

    async def finish(self, name: str) -> None:
        """Keep that the game is over, so that the lobby need not look."""
        await self._note(name, over=True)

    async def follow(self, name: str, following: str) -> None:
        """Keep which table is the rematch of this one."""
        await self._note(name, next=following)

    async def _note(self, name: str, **noted: object) -> None:
        async with self._writing, self.engine.begin() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.name == name).values(**noted))

    async def read(self, name: str) -> tuple[dict[str, Any], list[Event]] | None:
        """A table and all that happened at it; None when there is none."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.name == name))).mappings().first()
            if row is None:
                return None
            happened = await connection.execute(select(EVENTS).where(EVENTS.c.table == name).order_by(EVENTS.c.version))
            happenings = [
                Event(found.kind, found.seat, found.text, aware(found.at), found.key, found.token) for found in happened
            ]
        return dict(row), happenings

    async def lobby(self, most: int) -> list[str]:
        """The newest tables that are listed and not over."""
        wanted = select(TABLES.c.name).where(TABLES.c.listed, ~TABLES.c.over).order_by(TABLES.c.made.desc())
        async with self.engine.connect() as connection:
            return [str(name) for name in await connection.scalars(wanted.limit(most))]


def aware(at: datetime) -> datetime:
    """The moment with its zone, which SQLite forgets."""
    return at if at.tzinfo else at.replace(tzinfo=UTC)


def prepare_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, and what was committed is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
