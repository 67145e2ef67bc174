"""A server is proven before it is told a secret, and looked at ever after (docs/adr/0035)."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from redis.asyncio import Redis
from telegram import Bot
from telegram.request import BaseRequest, RequestData

from bot.display.surfaces import surfaces
from bot.display.values import Listener, reply
from bot.painter import PainterPool
from bot.reconciler import ephemeral as module
from bot.reconciler.api.calls import take_away
from bot.reconciler.api.photos import Photos
from bot.reconciler.ephemeral import EphemeralMessages
from bot.store.rate_limits import Priority, Rate, RateLimited, RateLimiter, Rates
from bot.table.values import Place
from tests.bot.tables import ANNA, BORIS, FRAME, begun

CHAT = -100
HINT, SECRET = "a hand comes", "elk, bear"
LONG = 600
"""Seconds: nothing is over because a machine is busy elsewhere."""
BOARDS = surfaces(FRAME, begun("carcassonne", ANNA, BORIS))
LISTENER = Listener(Place(CHAT), 7, "press")
IN_PLACE = replace(LISTENER, in_place=True)
EVERYBODY: dict[str, Any] = {"message_id": 5}
ALONE: dict[str, Any] = {"message_id": 0, "ephemeral_message_id": 3}


class Server(BaseRequest):
    """Answers as it is told, and remembers what it was asked."""

    def __init__(self, *sent: dict[str, Any] | int) -> None:
        self._sent = list(sent)
        self.asked: list[tuple[str, dict[str, Any]]] = []
        self.gate = asyncio.Event()
        """Lets answers come."""
        self.gate.set()
        self.keeps = False
        """Whether it refuses to delete what stands there."""

    @property
    def read_timeout(self) -> float:
        return 1.0

    async def initialize(self) -> None:
        pass

    async def shutdown(self) -> None:
        pass

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *_: Any, **__: Any
    ) -> tuple[int, bytes]:
        name = url.rpartition("/")[2]
        parameters = request_data.json_parameters if request_data else {}
        self.asked.append((name, dict(parameters)))
        if not name.startswith("send"):
            is_kept = self.keeps and name.startswith("delete")
            return (400, _body(error_code=400)) if is_kept else (200, _body(result=True))
        await self.gate.wait()
        answer = self._sent.pop(0)
        if isinstance(answer, int):
            return 429, _body(error_code=429, parameters={"retry_after": answer})
        chat = {"id": CHAT, "type": "supergroup", "title": "Friday"}
        return 200, _body(result={"date": 1, "chat": chat, "text": "x", **answer})

    @property
    def calls(self) -> list[str]:
        return [name for name, _ in self.asked]

    @property
    def told(self) -> list[str]:
        """What it was given to show."""
        return [str(parameters["text"]) for _, parameters in self.asked if "text" in parameters]


def _body(**facts: Any) -> bytes:
    return msgspec.json.encode({"ok": "result" in facts, "description": "x", **facts})


@pytest.fixture
async def limiter(redis: Redis) -> RateLimiter:
    return RateLimiter(redis, Rates(chat=Rate(5, LONG), group=Rate(10, LONG)))


@pytest.fixture
async def photos(redis: Redis, tmp_path: Path) -> AsyncIterator[Photos]:
    painter = PainterPool(1, tmp_path)
    yield Photos(redis, painter)
    painter.close()


async def tell(ephemeral: EphemeralMessages) -> bool:
    """As a press on the button does."""
    if not await ephemeral.can(LISTENER, HINT):
        return False
    return await ephemeral.show(reply(Place(CHAT), SECRET), LISTENER)


async def test_slow_answer_keeps_no_press_waiting_and_leaves_nothing_that_stays_empty(
    photos: Photos, limiter: RateLimiter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where Telegram answered after 35 s, a press waited as long, while one worker after another
    was killed: it was taken for what had killed them.
    """
    monkeypatch.setattr(module, "_PROBE", 0.05)
    server = Server(ALONE, ALONE)
    server.gate.clear()
    ephemeral = EphemeralMessages(Bot("1:x", request=server), photos, limiter)
    assert not await tell(ephemeral)
    server.gate.set()
    async with asyncio.timeout(LONG):
        while "deleteEphemeralMessage" not in server.calls:
            await asyncio.sleep(0.01)
    assert server.told == [HINT]
    assert await tell(ephemeral)


async def test_server_that_shows_it_to_all_is_told_no_secret(
    photos: Photos, limiter: RateLimiter
) -> None:
    server = Server(EVERYBODY)
    ephemeral = EphemeralMessages(Bot("1:x", request=server), photos, limiter)
    assert [await tell(ephemeral) for _ in range(3)] == [False] * 3
    assert server.told == [HINT]
    assert server.asked[1] == ("deleteMessage", {"chat_id": str(CHAT), "message_id": "5"})


async def test_answer_that_says_nothing_of_one_person_proves_nothing(
    photos: Photos, limiter: RateLimiter
) -> None:
    """0 is also the id of a message that is yet to be sent (bots/api#message)."""
    server = Server({"message_id": 0}, {"message_id": 5, "ephemeral_message_id": 3})
    for _ in range(2):
        assert not await tell(EphemeralMessages(Bot("1:x", request=server), photos, limiter))
    assert server.told == [HINT, HINT]


async def test_proven_server_is_told(photos: Photos, limiter: RateLimiter) -> None:
    server = Server(ALONE, ALONE | {"ephemeral_message_id": 4})
    assert await tell(EphemeralMessages(Bot("1:x", request=server), photos, limiter))
    assert server.told == [HINT, SECRET]
    name, gone = server.asked[-1]
    assert (name, gone["ephemeral_message_id"]) == ("deleteEphemeralMessage", "3")


async def test_what_is_not_shown_leaves_no_promise(
    photos: Photos, limiter: RateLimiter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hint that something comes goes when it does not: issue "What the third look found",
    point 21.
    """
    monkeypatch.setenv("PTB_TIMEDELTA", "1")
    server = Server(ALONE, 30)
    assert not await tell(EphemeralMessages(Bot("1:x", request=server), photos, limiter))
    name, gone = server.asked[-1]
    assert (name, gone["ephemeral_message_id"]) == ("deleteEphemeralMessage", "3")


async def test_server_that_is_another_one_all_at_once_is_not_told_again(
    photos: Photos, limiter: RateLimiter
) -> None:
    server = Server(ALONE, EVERYBODY)
    ephemeral = EphemeralMessages(Bot("1:x", request=server), photos, limiter)
    assert [await tell(ephemeral), await tell(ephemeral)] == [False, False]
    assert server.told == [HINT, SECRET]
    assert server.calls[-1] == "deleteMessage"


async def test_only_what_is_asked_for_is_seen_in_the_place_of_another_message(
    photos: Photos, limiter: RateLimiter
) -> None:
    """docs/adr/0035: not the hint, which proves the server."""
    server = Server(ALONE, ALONE | {"ephemeral_message_id": 4})
    ephemeral, there = EphemeralMessages(Bot("1:x", request=server), photos, limiter), IN_PLACE
    assert await ephemeral.can(there, HINT)
    assert await ephemeral.show(reply(Place(CHAT), "lens"), there)
    asked = [parameters for name, parameters in server.asked if name == "sendMessage"]
    replaces = [
        "replace_callback_query_message" in one["ephemeral_message_parameters"] for one in asked
    ]
    assert replaces == [False, True]


async def test_what_is_taken_away_is_deleted_once(photos: Photos, limiter: RateLimiter) -> None:
    server = Server(ALONE)
    ephemeral = EphemeralMessages(Bot("1:x", request=server), photos, limiter)
    assert await ephemeral.show(reply(Place(CHAT), "lens"), IN_PLACE)
    assert await ephemeral.take_away(3, LISTENER)
    server.keeps = True  # it is gone there
    assert await ephemeral.take_away(3, LISTENER)
    assert server.calls == ["sendMessage", *["deleteEphemeralMessage"] * 2]


@pytest.mark.parametrize("number", [3, 4])
async def test_new_message_takes_the_place_of_the_former_unless_it_has_its_number(
    photos: Photos, limiter: RateLimiter, number: int
) -> None:
    server = Server(ALONE, ALONE | {"ephemeral_message_id": number})
    ephemeral = EphemeralMessages(Bot("1:x", request=server), photos, limiter)
    for text in ("one", "another"):
        assert await ephemeral.show(reply(Place(CHAT), text), LISTENER)
    assert ("deleteEphemeralMessage" in server.calls) is (number != ALONE["ephemeral_message_id"])


@pytest.mark.parametrize("is_known", [True, False], ids=["known", "after a restart"])
async def test_who_is_left_with_a_lens_is_found_out_once(
    photos: Photos, limiter: RateLimiter, is_known: bool
) -> None:
    """docs/adr/0035: the board comes to the bottom then, and not with each press."""
    server = Server(ALONE, ALONE)
    ephemeral = EphemeralMessages(Bot("1:x", request=server), photos, limiter)
    if is_known:
        assert await ephemeral.show(reply(Place(CHAT), "lens"), IN_PLACE)
    server.keeps = True
    assert [await ephemeral.take_away(3, LISTENER) for _ in range(3)] == [False, True, True]


@pytest.mark.parametrize("is_old", [False, True], ids=["young", "old"])
async def test_what_telegram_keeps_loses_its_buttons(is_old: bool) -> None:
    """Two days later nothing is deleted any more (bots/api#deletemessage)."""
    server = Server()
    server.keeps = is_old
    await take_away(Bot("1:x", request=server), CHAT, 5)
    assert server.calls == ["deleteMessage", *["editMessageReplyMarkup"] * is_old]


async def test_full_budget_says_nothing_in_the_group_and_draws_nothing(
    photos: Photos, limiter: RateLimiter, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, drawn = Server(), list[object]()

    async def draw(self: PainterPool, picture: object) -> bytes:
        drawn.append(picture)
        return b""

    monkeypatch.setattr(PainterPool, "draw", draw)
    for _ in range(5):
        async with limiter.sending(CHAT, Priority.TURN):
            pass
    ephemeral, (board,) = EphemeralMessages(Bot("1:x", request=server), photos, limiter), BOARDS
    assert not await tell(ephemeral)
    assert not await ephemeral.show(board, LISTENER)
    assert server.calls == []
    assert not drawn


async def test_what_cannot_be_drawn_is_not_told(
    photos: Photos, limiter: RateLimiter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The private chat takes over: it has words, too."""

    async def broken(self: PainterPool, picture: object) -> bytes:
        raise ZeroDivisionError

    monkeypatch.setattr(PainterPool, "draw", broken)
    server, (board,) = Server(), BOARDS
    assert not await EphemeralMessages(Bot("1:x", request=server), photos, limiter).show(
        board, LISTENER
    )
    assert server.calls == []


async def test_being_told_to_wait_is_obeyed_for_the_whole_chat(
    photos: Photos, limiter: RateLimiter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "1")  # as the bot itself does
    server = Server(LONG)
    assert not await tell(EphemeralMessages(Bot("1:x", request=server), photos, limiter))
    with pytest.raises(RateLimited) as short:
        await limiter.take(CHAT, Priority.TURN, "next")
    assert LONG / 2 < short.value.seconds <= LONG
