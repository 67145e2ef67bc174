"""20,000 forged, stale, foreign and malformed presses and commands: no traceback, no change, an
answer each. They come as JSON, through the library's dispatch, the handlers, the service and a
store.
"""

import json
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, NamedTuple, cast

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis
from telegram.ext import Application
from telegram.request import BaseRequest, RequestData

from bot.display import buttons
from bot.display.surfaces import surfaces
from bot.display.token import code_of
from bot.display.values import Listener, Selection, Surface
from bot.handlers.features import ROUTES
from bot.handlers.registering import App, register
from bot.ingest.inbox import Entry
from bot.ingest.work import deal
from bot.service.delivery import delivered
from bot.service.messenger import Job, Messenger
from bot.service.table_service import TableService
from bot.store.profiles import Profile
from bot.store.rate_limits import Wait
from bot.store.store import Store
from bot.table.values import Live, Place, User
from tests.bot.forgery import Forger, Json, Scene, buttons_of
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    PEOPLE,
    STRANGER,
    begun,
    do,
    fresh,
    lobby,
    moved,
    over,
    resign,
    stop,
)
from tests.bot.thinking import ThinkingHere

PRESSES, COMMANDS, OTHERS = 17_000, 2_500, 500


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


class Watched:
    """Stands where the reconciler stands: what is said is noted, what is looked at is laid out."""

    def __init__(self, store: Store) -> None:
        self.said = 0
        self.surfaces: list[Surface] = []
        self.looks: list[tuple[str, Selection]] = []
        self.boards = self.sender = self.chats = self
        self.ephemeral = Alone(self.say)

    def show(self, table: str, selection: Selection | None = None) -> None:
        if selection:
            self.looks.append((table, selection))

    def giving_way(self) -> AbstractContextManager[None]:
        return nullcontext()

    def say(self, surface: Surface) -> None:
        assert surface.text
        self.said += 1
        self.surfaces.append(surface)

    def say_once(self, key: str, surfaces: Sequence[Surface]) -> None:
        for surface in surfaces:
            self.say(surface)

    def rewrite(self, surface: Surface, message: int) -> None:
        """A panel of settings is drawn anew."""

    def delete(self, chat: int, message: int) -> None:
        """A question is taken away."""

    def wait_of(self, chat: int) -> Wait:
        return Wait((), lambda seconds: None)

    async def stands(self, table: str) -> None:
        """Nothing has been sent."""

    async def repost(self, table: str, key: str) -> None:
        """A hand is brought to the bottom."""

    async def opened(self, chat: int, topic: int | None = None) -> None:
        """Somebody has written."""


class Evening(NamedTuple):
    """A bot over a real store, with tables of all kinds."""

    redis: Redis
    store: Store
    telegram: Telegram
    messenger: Watched
    app: App
    scene: Scene

    async def deal(self, updates: Iterable[Json]) -> None:
        """Let the bot deal with updates, as its lanes do."""
        for update in updates:
            with delivered(update["update_id"]):
                await deal(self.app, Entry("", 1, json.dumps(update).encode()))
            while self.messenger.looks:
                table, selection = self.messenger.looks.pop()
                live = await self.store.tables.load(table)
                assert live
                surfaces(FRAME, live, {selection.seat: selection, None: selection})

    async def tables(self) -> dict[bytes, Any]:
        """Return all that is stored of tables, byte by byte."""
        keys = sorted([key async for key in self.redis.scan_iter("*t:*")])
        return {key: await self.redis.dump(key) for key in keys}


@pytest.fixture
async def evening(redis: Redis) -> AsyncIterator[Evening]:
    store, telegram = Store(redis, ALL, keeps=16), Telegram()
    messenger = Watched(store)
    app: App = Application.builder().token("1:x").updater(None).request(telegram).build()
    service = TableService(FRAME, store, cast(Messenger, messenger), ThinkingHere(), lambda: 1)
    register(app, service)
    for user in (*PEOPLE, STRANGER):
        await store.profiles.remember(user.id, Profile(user.language, reachable=True))
    scene = await _scene(store)
    await app.initialize()
    yield Evening(redis, store, telegram, messenger, app, scene)
    await app.shutdown()


async def _scene(store: Store) -> Scene:
    games = (
        begun("carcassonne", ANNA, BORIS),
        begun("sealed", *PEOPLE),
        begun("gifts", *PEOPLE),
    )
    before = [_named(live, number) for number, live in enumerate(games)]
    running = [await _put(store, moved(live, 3)) for live in before]
    left = await _put(store, do(_named(begun("gifts", *PEOPLE), 7), BORIS, resign))
    gathering = await _put(store, _named(lobby("gifts", *PEOPLE), 4))
    ended = (over("gifts", *PEOPLE), do(begun("gifts", *PEOPLE), ANNA, stop))
    finished = [await _put(store, _named(live, n)) for n, live in enumerate(ended, 5)]
    return Scene((*running, left), gathering, tuple(finished), tuple(_stale(before, running)))


def _stale(before: list[Live], now: list[Live]) -> Iterator[str]:
    """Return the choices of old boards. Who has not decided since may use their old buttons."""
    for old, new in zip(before, now, strict=True):
        yield from sorted(set(filter(_is_choice, buttons_of(old))) - set(buttons_of(new)))


def _is_choice(data: str) -> bool:
    return isinstance(ROUTES.read(data), buttons.Choice)


def _named(live: Live, number: int) -> Live:
    table = replace(live.table, id=f"{number}abcdef01{number}", place=Place(-1000 - number))
    return replace(live, table=table)


async def _put(store: Store, live: Live) -> Live:
    saved = await store.tables.save(live, None)
    await store.places.claim(live.table.place, live.table.id, None)
    return saved


async def test_what_nobody_was_offered_changes_nothing_and_is_answered(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    forger, before = Forger(evening.scene, seed=1), await evening.tables()
    presses = list(forger.presses(PRESSES))
    await evening.deal(presses)
    asked = [press["callback_query"]["id"] for press in presses]
    assert evening.telegram.answered == Counter(asked)
    assert caplog.records == []
    assert await evening.tables() == before


async def test_nothing_is_set_before_a_game_is_chosen(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    """By buttons that no lobby offers then: `<table>:o:l0` and the like."""
    caplog.set_level(logging.WARNING)
    live = await _put(evening.store, _named(fresh(), 8))
    before = await evening.tables()
    said = [
        f"{live.table.id}:{code_of(verb)}{words}"
        for verb in (
            buttons.Options,
            buttons.Clock,
            buttons.Stack,
            buttons.Preset,
            buttons.AsLastTime,
        )
        for words in ("", ":l0", ":60", ":1", ":l0:1")
    ]
    for place in (live.table.place.chat, ANNA.id):
        first = 900_000 + abs(place) * 100
        await evening.deal(pressed(ANNA, place, data, first + n) for n, data in enumerate(said))
    assert sum(evening.telegram.answered.values()) == 2 * len(said)
    assert caplog.records == []
    assert await evening.tables() == before


def pressed(user: User, chat: int, data: str, number: int) -> Json:
    """A press on a button with this data."""
    kind = "private" if chat > 0 else "group"
    where = {"chat": {"id": chat, "type": kind}, "message_id": 5, "date": 1, "text": "a board"}
    sender = {"id": user.id, "is_bot": False, "first_name": user.name, "language_code": "en"}
    query = {"id": str(number), "from": sender, "chat_instance": "1", "data": data}
    return {"update_id": number, "callback_query": query | {"message": where}}


async def test_a_forwarded_post_of_the_linked_channel_is_passed_over(evening: Evening) -> None:
    """https://core.telegram.org/bots/api#message (`is_automatic_forward`)"""
    post = next(Forger(evening.scene, seed=4).posts(1))
    await evening.deal([post])
    assert evening.messenger.said == 1
    post["message"]["is_automatic_forward"] = True
    await evening.deal([post | {"update_id": post["update_id"] + 1}])
    assert evening.messenger.said == 1


async def test_commands_that_cannot_be_carried_out_are_answered(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    forger, before = Forger(evening.scene, seed=2), await evening.tables()
    for command in forger.commands(COMMANDS):
        said = evening.messenger.said
        await evening.deal([command])
        assert evening.messenger.said > said, command
    assert caplog.records == []
    assert await evening.tables() == before


async def test_what_is_not_for_us_is_passed_over(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    before = await evening.tables()
    await evening.deal(Forger(evening.scene, seed=3).others(OTHERS))
    assert evening.messenger.said == 0
    assert caplog.records == []
    assert await evening.tables() == before
