"""The WebSocket part of the protocol: one connection is one seat, or a watcher."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from townlet.core.language import speaking
from townlet.server.hall import Hall
from townlet.server.messages import SPOKEN, Hello, Hint, Ping, Play, Spoken, Undo
from townlet.server.room import Guest, Room, refusal, told
from townlet.server.table import Refused

# How long a connection may be silent before it says who it is, in seconds.
PATIENCE: Final = 10

# Beyond so many unread answers a guest does not listen any more.
MOST_ANSWERS: Final = 200

router = APIRouter()


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Play at a table, or watch it."""
    await socket.accept()
    hall: Hall = socket.app.state.hall
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await welcome(socket, hall, table)


async def welcome(socket: WebSocket, hall: Hall, table: str) -> None:
    """Hear who is there, and let them in."""
    language = "en"
    try:
        async with asyncio.timeout(PATIENCE):
            hello = understand(await socket.receive_text())
        if not isinstance(hello, Hello):
            raise Refused("malformed")
        language = hello.language
        with speaking(language):
            room = await hall.room(table)
            guest = room.enter(hello.token, language, hello.seen)
    except (Refused, TimeoutError, KeyError) as error:
        with speaking(language):
            await send(socket, {"type": "error", **told(error if isinstance(error, Refused) else Refused("malformed"))})
        await socket.close(1008)
        return
    try:
        async with asyncio.TaskGroup() as conversation:
            talking = conversation.create_task(talk(socket, room, guest))
            await listen(socket, room, guest)
            talking.cancel()
    except* (WebSocketDisconnect, RuntimeError):
        # The guest went while something was said; the other half of the conversation ends with it.
        pass
    finally:
        room.leave(guest)


async def listen(socket: WebSocket, room: Room, guest: Guest) -> None:
    """Hear what the guest says, until it goes."""
    while len(guest.answers) < MOST_ANSWERS:
        try:
            text = await socket.receive_text()
        except KeyError:
            # A message of bytes.
            text = ""
        await asyncio.sleep(guest.pause())
        with speaking(guest.language):
            try:
                await hear(room, guest, understand(text))
            except Refused as refused:
                guest.answer(refusal(None, refused))


async def hear(room: Room, guest: Guest, said: Spoken) -> None:
    """Do what the guest says."""
    if isinstance(said, Ping):
        guest.answer({"type": "pong"})
    elif isinstance(said, Hello):
        guest.greet(said.language, said.seen)
    else:
        try:
            if isinstance(said, Hint):
                room.hint(guest, said.key)
            else:
                version = await decide(room, guest, said)
                guest.answer({"type": "ack", "key": said.key, "version": version})
        except Refused as refused:
            guest.answer(refusal(said.key, refused))


async def decide(room: Room, guest: Guest, said: Play | Undo) -> int:
    """A decision, or one taken back."""
    if guest.seat is None:
        raise Refused("not-yours")
    if isinstance(said, Play):
        return await room.play(guest.seat, said.key, said.version, said.decision)
    return await room.undo(guest.seat, said.key, said.version)


async def talk(socket: WebSocket, room: Room, guest: Guest) -> None:
    """Tell the guest what it should hear: answers in their order, and of the table only the newest."""
    while True:
        await guest.wake.wait()
        guest.wake.clear()
        while guest.answers:
            await send(socket, guest.answers.popleft())
        if guest.behind:
            await send(socket, room.news(guest))


async def send(socket: WebSocket, said: dict[str, Any]) -> None:
    """One message."""
    await socket.send_text(json.dumps(said, ensure_ascii=False, separators=(",", ":")))


def understand(text: str) -> Spoken:
    """A message of the protocol; Refused when it is none."""
    try:
        return SPOKEN.validate_json(text)
    except ValidationError as error:
        raise Refused("malformed") from error
