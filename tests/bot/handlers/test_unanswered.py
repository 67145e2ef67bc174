"""Whatever fails between a press and its answer, the press is answered.

Telegram promises getChatMember for others to those bots only that are admins:
https://core.telegram.org/bots/api#getchatmember
"""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple, cast

import pytest
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as RedisConnectionError
from telegram.error import TimedOut
from telegram.ext import Application
from telegram.request import RequestData

from bot.display.buttons import Agree, Forget, Hand, Language, Stop
from bot.display.token import Token
from bot.handlers import buttons, person
from bot.handlers.registering import App, register
from bot.ingest.inbox import Entry
from bot.ingest.work import deal
from bot.reconciler.api import retry
from bot.service.delivery import delivered
from bot.service.messenger import Messenger
from bot.service.table_service import TableService
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.seating import chairs_at
from bot.table.values import Live, Matter, Phase, User, position, stamp_of_table, to_act
from tests.bot.handlers.test_forged import Alone, Telegram, Watched
from tests.bot.stores import saved
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, PEOPLE, begun, lobby
from tests.bot.thinking import ThinkingHere

ADMIN_REQUIRED = (400, "Bad Request: CHAT_ADMIN_REQUIRED")
BROKEN = (500, "Internal Server Error")


class Troubled(Telegram):
    """It refuses all that is asked between a press and its answer, or never answers."""

    def __init__(self) -> None:
        super().__init__()
        self.refusal: tuple[int, str] | None = None
        """None: it never answers."""
        self.said: list[str] = []
        self.led: list[str] = []
        """Where the answers to presses lead."""

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *_: Any, **__: Any
    ) -> tuple[int, bytes]:
        name = url.rpartition("/")[2]
        if name == "answerCallbackQuery" and request_data:
            self.said.append(str(request_data.parameters.get("text", "")))
            self.led.append(str(request_data.parameters.get("url", "")))
        if name in ("answerCallbackQuery", "getMe"):
            return await super().do_request(url, method, request_data)
        if self.refusal is None:
            await asyncio.Event().wait()
            raise AssertionError
        code, description = self.refusal
        body = {"ok": False, "error_code": code, "description": description}
        return code, json.dumps(body).encode()


class Evening(NamedTuple):
    """A bot over a real store."""

    store: Store
    telegram: Troubled
    messenger: Watched
    app: App

    async def press(self, user: User, chat: int, token: Token) -> str:
        """Press a button; return what the presser is told."""
        message = {"message_id": 5, "date": 1, "chat": {"id": chat, "type": _kind(chat)}}
        sender = {"id": user.id, "is_bot": False, "first_name": user.name, "language_code": "en"}
        query: dict[str, Any] = {"id": "1", "chat_instance": "c", "data": str(token)}
        query |= {"from": sender, "message": message}
        update = {"update_id": 1, "callback_query": query}
        with delivered(1):
            await deal(self.app, Entry("", 1, json.dumps(update).encode()))
        assert self.telegram.answered["1"] == 1
        return self.telegram.said[-1]

    async def phase(self, live: Live) -> Phase:
        found = await self.store.tables.load(live.table.id)
        assert found
        return found.table.phase


def _kind(chat: int) -> str:
    return "private" if chat > 0 else "supergroup"


@pytest.fixture
async def evening(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    monkeypatch.setattr(retry, "_PAUSE", 0.0)
    store, telegram = Store(redis, ALL), Troubled()
    messenger = Watched(store)
    app: App = Application.builder().token("1:x").updater(None).request(telegram).build()
    register(app, TableService(FRAME, store, cast(Messenger, messenger), ThinkingHere(), lambda: 1))
    for user in PEOPLE:
        await store.profiles.remember(user.id, Profile("en", reachable=True))
    await app.initialize()
    yield Evening(store, telegram, messenger, app)
    await app.shutdown()


@pytest.fixture(params=["refused", "broken", "silent"])
def trouble(
    request: pytest.FixtureRequest, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What becomes of all calls but the answer."""
    if request.param == "silent":
        monkeypatch.setattr(person, "PATIENCE", 0.05)
    evening.telegram.refusal = {"refused": ADMIN_REQUIRED, "broken": BROKEN}.get(request.param)


pytestmark = pytest.mark.usefixtures("trouble")


async def test_host_cancels_his_lobby(evening: Evening) -> None:
    live = await saved(evening.store, lobby("gifts", ANNA))
    await evening.press(ANNA, live.table.place.chat, Stop(live.table.id))
    assert await evening.phase(live) is Phase.STOPPED


async def test_host_ends_his_game(evening: Evening) -> None:
    live = await saved(evening.store, begun("gifts", *PEOPLE))
    ends = Stop(live.table.id, stamp_of_table(live.table))
    await evening.press(ANNA, live.table.place.chat, ends)
    assert await evening.phase(live) is Phase.STOPPED


async def test_who_may_be_an_admin_is_none(evening: Evening) -> None:
    live = await saved(evening.store, lobby("gifts", ANNA, BORIS))
    ends = Stop(live.table.id, stamp_of_table(live.table))
    assert "host" in await evening.press(BORIS, live.table.place.chat, ends)
    assert await evening.phase(live) is Phase.LOBBY


async def test_vote_is_counted(evening: Evening) -> None:
    live = await saved(evening.store, begun("gifts", *PEOPLE))
    chair = chairs_at(live.table, to_act(ALL, live)[0])[0]
    voter = next(one for one in PEOPLE if one.id not in (live.table.people[chair].user, ANNA.id))
    skips = Agree(live.table.id, Matter.SKIP, chair, position(live.table))
    assert await evening.press(voter, live.table.place.chat, skips)


async def test_question_that_cannot_be_deleted_is_answered(evening: Evening) -> None:
    """Back of /forget."""
    back = Forget("", "n")
    assert await evening.press(ANNA, ANNA.id, back) == ""


async def test_language_of_a_group_whose_admins_are_not_known(evening: Evening) -> None:
    said = await evening.press(ANNA, -100_1, Language("", "ru"))
    assert "admin" in said


async def test_what_fails_anywhere_else_is_told(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of Telegram's doing, no bug of ours, and no silence."""

    async def fails(*_: object) -> bool:
        raise TimedOut

    monkeypatch.setattr(Alone, "can_show", fails)
    live = await saved(evening.store, begun("sealed", *PEOPLE))
    said = await evening.press(ANNA, live.table.place.chat, Hand(live.table.id))
    assert said == FRAME.say("en", "fault-telegram")


async def test_press_that_has_to_wait_long_is_answered_and_counts(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After some 15 seconds it would be void: the store or Telegram may be away for longer."""
    monkeypatch.setattr(buttons, "_SLOW", 0.0)
    answered = asyncio.Event()
    live = await saved(evening.store, lobby("gifts", ANNA))
    meet = evening.store.meet

    async def slow(user: int, table: str) -> Any:
        await answered.wait()
        return await meet(user, table)

    monkeypatch.setattr(evening.store, "meet", slow)
    token = Stop(live.table.id)
    pressing = asyncio.create_task(evening.press(ANNA, live.table.place.chat, token))
    while not evening.telegram.said:
        await asyncio.sleep(0)
    assert evening.telegram.said == [FRAME.say("en", "toast-slow")]
    evening.telegram.answered.clear()
    answered.set()
    await pressing
    assert await evening.phase(live) is Phase.STOPPED


async def test_bug_while_the_store_is_away_is_answered_when_it_is_back(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The apology asks the store for the language: it counted as dealt with, unanswered."""

    async def buggy(*_: object) -> bool:
        raise ZeroDivisionError

    async def away(*_: object) -> Any:
        raise RedisConnectionError

    monkeypatch.setattr(Alone, "can_show", buggy)
    live = await saved(evening.store, begun("sealed", *PEOPLE))
    chat, token = live.table.place.chat, Hand(live.table.id)
    with monkeypatch.context() as patched:
        patched.setattr(evening.store.profiles, "of", away)
        with pytest.raises(RedisConnectionError):
            await evening.press(ANNA, chat, token)
    assert await evening.press(ANNA, chat, token) == FRAME.say("en", "fault")
