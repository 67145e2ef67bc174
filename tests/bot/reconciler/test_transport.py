"""Calls over the network: what is sent, and what is known when it goes wrong (docs/adr/0024)."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from typing import Any
from urllib.parse import parse_qsl

import pytest
from aiohttp import ConnectionTimeoutError
from telegram import Bot, InputMediaPhoto
from telegram.error import BadRequest, NetworkError, TimedOut

from bot.display.values import reply
from bot.ingest.updates import incoming
from bot.reconciler.api import transport as transport_module
from bot.reconciler.api.calls import edit_words
from bot.reconciler.api.retry import retried
from bot.reconciler.api.transport import UNSENT, Transport
from bot.table.values import Place
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


async def late(writer: asyncio.StreamWriter) -> None:
    await asyncio.sleep(0.1)
    message = b'{"ok":true,"result":{"message_id":1,"date":0,"chat":{"id":1,"type":"private"}}}'
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(message) + message)


async def sent(writer: asyncio.StreamWriter) -> None:
    sizes = [{"file_id": "a", "file_unique_id": "b", "width": 1, "height": 1}]
    keyboard = {"inline_keyboard": [[{"text": "1", "callback_data": "one"}]]}
    message = {"message_id": 7, "date": 0, "chat": {"id": -1, "type": "supergroup"}}
    message |= {"photo": sizes, "caption": "a bridge", "reply_markup": keyboard}
    answer = json.dumps({"ok": True, "result": message | {"ephemeral_message_id": 5}}).encode()
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(answer) + answer)


async def sent_with_half_a_character(writer: asyncio.StreamWriter) -> None:
    chat = b'{"id":-1,"type":"supergroup","title":"\\ud83d"}'
    answer = b'{"ok":true,"result":{"message_id":7,"date":0,"chat":%b}}' % chat
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(answer) + answer)


async def update_with_half_a_character(writer: asyncio.StreamWriter) -> None:
    answer = b'{"ok":true,"result":[{"update_id":7,"message":{"text":"\\ud83d"}}]}'
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(answer) + answer)


async def refused(writer: asyncio.StreamWriter) -> None:
    answer = b'{"ok":false,"error_code":400,"description":"Bad Request: no such chat"}'
    writer.write(b"HTTP/1.1 400 Bad Request\r\nContent-Length: %d\r\n\r\n" % len(answer) + answer)


async def hang_up(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()


async def silence(writer: asyncio.StreamWriter) -> None:
    pass


async def proxy(writer: asyncio.StreamWriter) -> None:
    page = b"<html><h1>502 Bad Gateway</h1></html>"
    writer.write(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: %d\r\n\r\n" % len(page) + page)


async def half(writer: asyncio.StreamWriter) -> None:
    writer.write(b'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{"ok":tru')


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


async def test_calls_go_through_the_proxy_that_the_surroundings_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wire = Wire(well)
    async with bot_at(wire) as bot:
        monkeypatch.setenv("http_proxy", bot.base_url.partition("/bot")[0])
        monkeypatch.setenv("no_proxy", "localhost")
        assert transport_module._proxy("http://localhost/bot1:x/getMe") is None
        distant = Bot("1:x", "http://telegram.invalid/bot", request=bot.request)
        assert await distant.answer_callback_query("7")
    assert wire.heads[0].startswith("POST http://telegram.invalid/bot1:x/answerCallbackQuery HTTP")


async def test_files_go_beside_their_parameters() -> None:
    wire = Wire(well)
    async with bot_at(wire) as bot:
        media = InputMediaPhoto(b"\xff\xd8 picture", caption="мост", filename="board.jpg")
        assert await bot.edit_message_media(media, -1, 5)
    assert "multipart/form-data" in wire.heads[0]
    assert json.dumps("мост").strip('"') in wire.bodies[0].decode(errors="replace")
    assert b'filename="board.jpg"' in wire.bodies[0]
    assert b"\xff\xd8 picture" in wire.bodies[0]


async def test_answer_tells_where_a_message_stands_and_not_what_we_have_said() -> None:
    async with bot_at(Wire(sent, refused)) as bot:
        message = await bot.send_photo(-1, b"\xff\xd8 picture", caption="a bridge")
        with pytest.raises(BadRequest, match="No such chat"):
            await bot.send_photo(-1, b"\xff\xd8 picture")
    assert (message.message_id, message.chat.id, message.photo[-1].file_id) == (7, -1, "a")
    assert message.api_kwargs == {"ephemeral_message_id": 5}
    assert not message.caption
    assert not message.reply_markup


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


async def late_for_a_large_body(writer: asyncio.StreamWriter) -> None:
    await asyncio.sleep(0.3)
    await well(writer)


async def test_file_has_patience_by_its_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """aiohttp counts the silence while a body is still being sent: on a slow line no edit with a
    picture ever succeeded."""
    monkeypatch.setattr(transport_module, "PATIENCE", 0.1)
    async with bot_at(Wire(late_for_a_large_body)) as bot:
        assert await bot.edit_message_media(InputMediaPhoto(bytes(50_000)), -1, 5)


async def test_edit_that_is_not_answered_in_time_is_not_begun_beside_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It may still be under way: a request whose connection is closed is carried out all the same.
    Four were."""
    monkeypatch.setattr(transport_module, "PATIENCE", 0.05)
    wire = Wire(*[silence] * 4)
    async with bot_at(wire) as bot:
        with pytest.raises(TimedOut):
            await edit_words(bot, reply(Place(1), "a bridge"), 5, nullcontext)
    assert len(wire.heads) == 1


async def test_edit_that_was_never_sent_is_begun_again() -> None:
    """No connection was made in time: nothing is under way."""
    tries = 0

    async def unsent() -> bool:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise TimedOut from ConnectionTimeoutError()
        return True

    assert await retried(unsent)
    assert tries == 3


async def test_without_a_connection_nothing_was_sent() -> None:
    async with Transport() as transport:
        with held_ports(1) as (port,):  # bound, and nobody listens
            bot = Bot("1:x", f"http://127.0.0.1:{port}/bot", request=transport)
            with pytest.raises(NetworkError) as caught:
                await bot.answer_callback_query("7")
    assert isinstance(caught.value.__cause__, UNSENT)


@pytest.mark.parametrize("reply", [proxy, half])
async def test_answer_of_a_proxy_is_one_that_failed_and_no_bug_of_ours(
    reply: Reply, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody knows whether Telegram has got the call: a new message is sent anew with a mark."""
    async with bot_at(Wire(reply)) as bot:
        with pytest.raises(NetworkError) as caught:
            await bot.answer_callback_query("7")
    assert caught.value.__cause__ is not None
    assert not isinstance(caught.value.__cause__, UNSENT)
    assert caplog.records == []


async def test_half_a_character_in_a_chat_does_not_lose_what_was_sent_there() -> None:
    async with bot_at(Wire(sent_with_half_a_character)) as bot:
        assert (await bot.send_message(-1, "a bridge")).message_id == 7


async def test_half_a_character_in_an_update_does_not_end_the_polling() -> None:
    async with bot_at(Wire(update_with_half_a_character)) as bot:
        answer: Any = await bot.request.post(f"{bot.base_url}/getUpdates")
    (update,) = map(incoming, answer)
    assert update.id == 7
    assert json.loads(update.body)["message"] == {"text": "?"}


async def test_uploads_and_polls_take_no_answer_its_connection() -> None:
    """As many uploads as there are connections for all kinds, and Telegram is slow to take them."""
    open_all, taken = asyncio.Event(), asyncio.Semaphore(0)

    async def slow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        if "sendPhoto" in head or "getUpdates" in head:
            taken.release()
            await open_all.wait()
        else:
            await well(writer)
        await reader.read()
        writer.close()

    server = await asyncio.start_server(slow, "127.0.0.1", 0, limit=2**20)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/bot"
    async with Transport() as transport:
        bot = Bot("1:x", url, request=transport)
        uploads = [
            asyncio.create_task(bot.send_photo(1, b"\xff\xd8", read_timeout=60)) for _ in range(100)
        ]
        for _ in range(32):
            await taken.acquire()
        polling = asyncio.create_task(bot.request.post(f"{bot.base_url}/getUpdates"))
        await taken.acquire()
        assert await bot.answer_callback_query("7")
        for task in (polling, *uploads):
            task.cancel()
        await asyncio.wait((polling, *uploads))
        open_all.set()
    server.close()
    await server.wait_closed()
