"""Calls over the network: what is sent, and what is known when it goes wrong (docs/adr/0024)."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from urllib.parse import parse_qsl

import pytest
from telegram import Bot, InputMediaPhoto
from telegram.error import NetworkError, TimedOut

from bot.courier.transport import UNSENT, Transport
from tests.ports import held_ports

ANSWER = b'{"ok":true,"result":true}'
Reply = Callable[[asyncio.StreamWriter], Awaitable[None]]


class Wire:
    """A server that notes what it gets and answers as it is told, one request after the other."""

    def __init__(self, *replies: Reply) -> None:
        self.closed = asyncio.Event()
        self.replies = list(replies)
        self.heads: list[str] = []
        self.bodies: list[bytes] = []

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while head := await self._head(reader):
            length = int(head.lower().split("content-length: ")[1].split("\r\n")[0])
            self.heads.append(head)
            self.bodies.append(await reader.readexactly(length))
            await self.replies.pop(0)(writer)
        writer.close()
        self.closed.set()

    async def _head(self, reader: asyncio.StreamReader) -> str:
        try:
            return (await reader.readuntil(b"\r\n\r\n")).decode()
        except (asyncio.IncompleteReadError, ConnectionError):
            return ""


async def well(writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(ANSWER) + ANSWER)


async def hang_up(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()


async def silence(writer: asyncio.StreamWriter) -> None:
    pass


@asynccontextmanager
async def bot_at(wire: Wire) -> AsyncIterator[Bot]:
    server = await asyncio.start_server(wire.talk, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    transport = Transport()
    async with transport:
        yield Bot("1:x", f"http://127.0.0.1:{port}/bot", request=transport)
    await wire.closed.wait()
    server.close()
    await server.wait_closed()


async def test_parameters_go_as_a_form_and_connections_are_kept() -> None:
    wire = Wire(well, well)
    async with bot_at(wire) as bot:
        assert await bot.answer_callback_query("7", "Привет & more", show_alert=True)
        assert await bot.answer_callback_query("8")
    assert wire.heads[0].startswith("POST /bot1:x/answerCallbackQuery HTTP/1.1")
    sent = {"callback_query_id": "7", "text": "Привет & more", "show_alert": "true"}
    assert dict(parse_qsl(wire.bodies[0].decode())) == sent
    assert len(wire.heads) == 2


async def test_files_go_beside_their_parameters() -> None:
    wire = Wire(well)
    async with bot_at(wire) as bot:
        media = InputMediaPhoto(b"\xff\xd8 picture", caption="мост", filename="board.jpg")
        assert await bot.edit_message_media(media, -1, 5)
    assert "multipart/form-data" in wire.heads[0]
    assert json.dumps("мост").strip('"') in wire.bodies[0].decode(errors="replace")
    assert b'filename="board.jpg"' in wire.bodies[0]
    assert b"\xff\xd8 picture" in wire.bodies[0]


@pytest.mark.parametrize("before", [[], [well]], ids=["new connection", "kept connection"])
async def test_lost_answer_leaves_it_open_and_is_not_asked_for_again(before: list[Reply]) -> None:
    wire = Wire(*before, hang_up, well)
    async with bot_at(wire) as bot:
        for _ in before:
            await bot.answer_callback_query("6")
        with pytest.raises(NetworkError) as caught:
            await bot.answer_callback_query("7")
    assert not isinstance(caught.value.__cause__, UNSENT)
    assert len(wire.heads) == len(before) + 1


async def test_answer_that_does_not_come_leaves_it_open() -> None:
    async with bot_at(Wire(silence)) as bot:
        with pytest.raises(TimedOut) as caught:
            await bot.answer_callback_query("7", read_timeout=0.01)
    assert not isinstance(caught.value.__cause__, UNSENT)


async def test_without_a_connection_nothing_was_sent() -> None:
    async with Transport() as transport:
        with held_ports(1) as (port,):  # bound, and nobody listens
            bot = Bot("1:x", f"http://127.0.0.1:{port}/bot", request=transport)
            with pytest.raises(NetworkError) as caught:
                await bot.answer_callback_query("7")
    assert isinstance(caught.value.__cause__, UNSENT)
