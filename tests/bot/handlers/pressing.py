"""A bot over a real store, as its handlers are pressed: it remembers nothing of what people have
looked at, as if it had just been started.
"""

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from itertools import count
from typing import Any, NamedTuple, cast

from redis.asyncio import Redis
from telegram import Bot
from telegram.ext import Application
from telegram.request import BaseRequest, RequestData

from bot.display.token import Token
from bot.display.values import Listener, Selection, Surface
from bot.handlers.features import ROUTES
from bot.handlers.gate import Gate
from bot.handlers.registering import App, register
from bot.handlers.routes import Routes
from bot.ingest.consumer import deal
from bot.ingest.inbox import Entry
from bot.reconciler.reachability.chats import membership
from bot.service.delivery import delivered
from bot.service.messenger import Job, Messenger
from bot.service.operator import NOBODY_IN_PARTICULAR, Operator
from bot.service.table_service import Now, TableService
from bot.store.profiles import Profile
from bot.store.rate_limits import Wait
from bot.store.store import Store
from bot.table.membership import Membership
from bot.table.values import Chair, User
from tests.bot.tables import ALL, FRAME, PEOPLE
from tests.bot.thinking import ThinkingHere

_NUMBERS = count(1)
"""Of updates: none changes a table twice."""


class Telegram(BaseRequest):
    """The Bot API: it says yes to everything, and nobody is an admin."""

    def __init__(self) -> None:
        self.answered: Counter[str] = Counter()
        """Answers to presses, by the press."""

    read_timeout = 5.0

    async def initialize(self) -> None:
        """Be ready at once."""

    async def shutdown(self) -> None:
        """Have nothing to put away."""

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *_: Any, **__: Any
    ) -> tuple[int, bytes]:
        name = url.rpartition("/")[2]
        given = request_data.parameters if request_data else {}
        if name == "answerCallbackQuery":
            self.answered[str(given["callback_query_id"])] += 1
        result: Any = {"getMe": _BOT, "getChatMember": {"status": "member", "user": _BOT}}
        return 200, json.dumps({"ok": True, "result": result.get(name, True)}).encode()


_BOT = {"id": 77, "is_bot": True, "first_name": "Nastolka", "username": "some_bot"}


class Alone:
    """Shows one person alone what it lets a `Watched` say."""

    def __init__(self, say: Callable[[Surface], None]) -> None:
        self._say = say

    async def can_show(self, listener: Listener, language: str) -> bool:
        return True

    def show(self, surface: Surface, listener: Listener, instead: Job) -> None:
        self._say(surface)

    def delete(self, number: int, listener: Listener, instead: Job) -> None:
        """What somebody alone sees is taken away."""


ADMIN_REQUIRED = (400, "Bad Request: CHAT_ADMIN_REQUIRED")
"""To a bot that is no admin itself, and asks who is."""


class Troubled(Telegram):
    """It refuses all that is asked between a press and its answer, or never answers."""

    def __init__(self) -> None:
        super().__init__()
        self.refusal: tuple[int, str] | None = ADMIN_REQUIRED
        """None: it never answers."""
        self.said: list[str] = []
        self.led: list[str] = []
        """Where the answers to presses lead."""
        self.asked: list[str] = []
        """The methods of all other calls."""

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *_: Any, **__: Any
    ) -> tuple[int, bytes]:
        name = url.rpartition("/")[2]
        if name == "answerCallbackQuery" and request_data:
            self.said.append(str(request_data.parameters.get("text", "")))
            self.led.append(str(request_data.parameters.get("url", "")))
        if name in ("answerCallbackQuery", "getMe"):
            return await super().do_request(url, method, request_data)
        self.asked.append(name)
        if self.refusal is None:
            await asyncio.Event().wait()
            raise AssertionError
        code, description = self.refusal
        body = {"ok": False, "error_code": code, "description": description}
        return code, json.dumps(body).encode()


class Watched:
    """Stands where the reconciler stands: what is said is noted, what is looked at is laid out."""

    def __init__(self, store: Store) -> None:
        self.said = 0
        self.surfaces: list[Surface] = []
        self.looks: list[tuple[str, Selection]] = []
        self.jobs: list[Job] = []
        """What waits in the queues of chats."""
        self.silence = 0.0
        """Seconds for which Telegram lets nothing be sent to any chat."""
        self.wait = 0.0
        """Seconds after which a board is shown."""
        self.keys: list[str] = []
        """By which answers are told apart that are under way."""
        self.rewritten: list[Surface] = []
        self.noted: list[tuple[object, ...]] = []
        """What else was asked of it: the method, and about what."""
        self.boards = self.sender = self.chats = self
        self.ephemeral = Alone(self.say)
        self.bot: Bot | None = None

    def show(self, table: str, selection: Selection | None = None) -> None:
        if selection:
            self.looks.append((table, selection))

    async def show_anyway(self, table: str) -> None:
        self.noted.append(("show_anyway", table))

    def giving_way(self) -> AbstractContextManager[None]:
        return nullcontext()

    def say(self, surface: Surface) -> None:
        assert surface.text or surface.picture
        self.said += 1
        self.surfaces.append(surface)

    def say_once(self, key: str, surfaces: Sequence[Surface]) -> None:
        self.keys.append(key)
        for surface in surfaces:
            self.say(surface)

    def do(self, chat: int, job: Job) -> None:
        self.jobs.append(job)

    async def work(self) -> None:
        """Do what waits in the queues of chats."""
        while self.jobs:
            await self.jobs.pop(0)()

    def rewrite(self, surface: Surface, message: int) -> None:
        """A panel of settings is drawn anew, or a question."""
        self.rewritten.append(surface)

    def delete(self, chat: int, message: int) -> None:
        """A question is taken away."""
        self.noted.append(("delete", chat, message))

    async def may_send(self, chat: int, right: str) -> bool:
        return True

    async def membership(self, chat: int, user: int) -> Membership:
        assert self.bot
        return await membership(self.bot, chat, user)

    def wait_of(self, chat: int) -> Wait:
        return Wait((), lambda seconds: None, lambda: self.silence)

    async def stands(self, table: str) -> None:
        """Nothing has been sent."""

    async def repost(self, table: str, key: str) -> None:
        """A hand is brought to the bottom."""
        self.noted.append(("repost", table, key))

    async def repost_hand(self, table: str, chair: Chair, user: int) -> None:
        self.noted.append(("repost_hand", table, user))

    async def repost_secrets(self, table: str, user: int, above: int | None = None) -> None:
        """What somebody is asked is brought to the bottom."""
        self.noted.append(("repost_secrets", table, user))

    async def opened(self, chat: int, topic: int | None = None) -> None:
        """Somebody has written, or a chat is open again."""
        self.noted.append(("opened", chat, topic))

    async def shut(self, user: int) -> None:
        """Somebody has blocked the bot."""
        self.noted.append(("shut", user))

    async def moved(self, old: int, new: int) -> None:
        """A group has become a supergroup."""
        self.noted.append(("moved", old, new))


class Pressed(NamedTuple):
    """The bot, and what it has said and shown."""

    store: Store
    telegram: Troubled
    messenger: Watched
    app: App

    async def press(self, user: User, chat: int, token: Token, *, stands: bool = False) -> str:
        """Press a button; return what is told.

        :param stands: whether Telegram says that the message has it.
        """
        kind = "private" if chat > 0 else "supergroup"
        message = {"message_id": 5, "date": 1, "chat": {"id": chat, "type": kind}}
        row = [{"text": "x", "callback_data": str(token)}]
        message |= {"reply_markup": {"inline_keyboard": [row]}} if stands else {}
        sender = {
            "id": user.id,
            "is_bot": False,
            "first_name": user.name,
            "language_code": user.language,
        }
        query = {"id": "1", "chat_instance": "c", "data": str(token), "from": sender}
        before = self.telegram.answered["1"]
        await self._deal({"callback_query": {**query, "message": message}})
        assert self.telegram.answered["1"] == before + 1
        return self.telegram.said[-1]

    async def say(self, user: User, chat: int, text: str, **besides: object) -> list[str]:
        """Write a command; return the answers.

        :param besides: what else Telegram tells of the message.
        """
        kind = "private" if chat > 0 else "supergroup"
        sender = {
            "id": user.id,
            "is_bot": False,
            "first_name": user.name,
            "language_code": user.language,
        }
        command = {"type": "bot_command", "offset": 0, "length": len(text.split()[0])}
        message: dict[str, object] = {"message_id": 6, "date": 1, "from": sender}
        message["chat"] = {"id": chat, "type": kind}
        before = len(self.messenger.surfaces)
        message |= {"text": text, "entities": [command], **besides}
        await self._deal({"message": message})
        return [surface.text for surface in self.messenger.surfaces[before:]]

    async def told(self, **what: object) -> None:
        """Let Telegram tell something that nobody has said to the bot."""
        await self._deal(what)

    async def _deal(self, what: dict[str, object]) -> None:
        number = next(_NUMBERS)
        with delivered(number):
            update = json.dumps({"update_id": number, **what}).encode()
            await deal(self.app, Entry("", number, update))


def told_of(user: User) -> dict[str, object]:
    """Return what Telegram tells of whoever presses or writes."""
    known = {"first_name": user.name, "language_code": user.language}
    return {"id": user.id, "is_bot": False, **known}


def application(telegram: BaseRequest) -> App:
    """Return the library's part of a bot with one place for all its calls, polls too: one of the
    library's own would read the certificates of all the world.
    """
    builder = Application.builder().token("1:x").updater(None)
    return builder.request(telegram).get_updates_request(telegram).build()


@asynccontextmanager
async def started(
    store: Store,
    telegram: Telegram,
    messenger: Watched,
    now: Now = time.time,
    operator: Operator = NOBODY_IN_PARTICULAR,
    routes: Routes = ROUTES,
) -> AsyncIterator[tuple[App, Gate]]:
    """Give a bot whose people have been met."""
    app: App = application(telegram)
    messenger.bot = app.bot
    said = cast(Messenger, messenger)
    service = TableService(FRAME, store, said, ThinkingHere(), lambda: 1, now, operator)
    gate = register(app, service, routes)
    for user in PEOPLE:
        await store.profiles.remember(user.id, Profile("en", reachable=True))
    async with app:
        yield app, gate


async def at_work(redis: Redis, now: int, routes: Routes = ROUTES) -> AsyncIterator[Pressed]:
    """Give the bot, at a moment."""
    store, telegram = Store(redis, ALL), Troubled()
    messenger = Watched(store)
    async with started(store, telegram, messenger, lambda: now, routes=routes) as (app, _):
        yield Pressed(store, telegram, messenger, app)
