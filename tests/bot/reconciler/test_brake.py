"""Whatever Telegram refuses for ever costs a table a few calls a minute, and no more."""

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis
from telegram.error import BadRequest, ChatMigrated, Forbidden, TelegramError

from bot.display.values import Selection
from bot.reconciler import scheduler
from bot.reconciler.api import retry
from bot.reconciler.messenger import Messenger
from bot.reconciler.scheduler import Scheduler
from bot.store.store import Store
from bot.table.values import Live, to_act
from tests.bot.tables import ALL, ANNA, BORIS, GROUP, begun, decide
from tests.bot.telegrams import Telegram, messenger_at

NEW = -1001
MINUTES = 10
MOST = 6
"""Calls a minute, after the first."""
SENDS = ("send_message", "send_photo")
EDITS = ("edit_message_text", "edit_message_caption", "edit_message_media")
REFUSALS: dict[str, TelegramError] = {
    "content": BadRequest("can't parse entities"),
    "chat": BadRequest("not enough rights to send text messages to the chat"),
    "pictures": BadRequest("not enough rights to send photos to the chat"),
    "image": BadRequest("IMAGE_PROCESS_FAILED"),
    "gone": BadRequest("Message to edit not found"),
    "topic": BadRequest("message thread not found"),
    "out": Forbidden("bot was kicked from the group chat"),
    "moved": ChatMigrated(NEW),
}


class Minutes:
    """Lets the pauses of all tables pass at once, and counts calls by the minute."""

    def __init__(self, telegram: Telegram) -> None:
        self._telegram = telegram
        self._now = 0.0
        self.calls: list[int] = [0]
        self._known = 0
        self.over = asyncio.Event()

    async def waited(self, event: asyncio.Event, seconds: float) -> bool:
        await asyncio.sleep(0)
        self._count()
        self._now += seconds
        self.calls += [0] * (int(self._now // 60) + 1 - len(self.calls))
        if len(self.calls) > MINUTES or not seconds:
            self.over.set()
            await asyncio.Event().wait()
        return event.is_set()

    def _count(self) -> None:
        refused = sum(call in (*SENDS, *EDITS, "delete_message") for call in self._telegram.calls)
        self.calls[-1] += refused - self._known
        self._known = refused
        if self.calls[-1] > 1000:
            self.over.set()


async def tried(messenger: Messenger, live: Live, minutes: Minutes) -> None:
    """Have a table shown until it is, or ten minutes are over."""
    messenger.show(live.table.id)
    over = asyncio.create_task(minutes.over.wait())
    settled = asyncio.create_task(messenger.settle())
    async with asyncio.timeout(60):
        await asyncio.wait((over, settled), return_when=asyncio.FIRST_COMPLETED)
    messenger.drop()
    over.cancel()
    settled.cancel()
    assert all(calls <= MOST for calls in minutes.calls[1:]), minutes.calls


def refuse(telegram: Telegram, method: str, error: TelegramError) -> None:
    async def refused(*_: Any, **__: Any) -> bool:
        await asyncio.sleep(0)
        telegram.calls.append(method)
        raise error

    setattr(telegram, method, refused)


@pytest.fixture
def minutes(telegram: Telegram, monkeypatch: pytest.MonkeyPatch) -> Minutes:
    passed = Minutes(telegram)
    monkeypatch.setattr(scheduler, "waited", passed.waited)
    monkeypatch.setattr(retry, "_PAUSE", 0.0)
    return passed


@pytest.mark.parametrize("game", ["carcassonne", "glastonbury"])
@pytest.mark.parametrize("said", REFUSALS)
@pytest.mark.parametrize("methods", [SENDS, EDITS, ("delete_message",), (*SENDS, *EDITS)])
async def test_a_refusal_for_ever_is_met_with_few_calls(
    redis: Redis,
    telegram: Telegram,
    minutes: Minutes,
    game: str,
    said: str,
    methods: tuple[str, ...],
) -> None:
    store = Store(redis, ALL)
    messenger = messenger_at(telegram, store, redis)
    live = await store.tables.save(begun(game, ANNA, BORIS), None)
    await store.places.claim(GROUP, live.table.id, None)
    if "send_photo" not in methods:  # something stands there
        messenger.show(live.table.id)
        await asyncio.wait_for(messenger.settle(), 60)
        was, live = live, decide(live, to_act(ALL, live)[0], Random(1))
        live = await store.tables.save(live, was)
    for method in methods:
        refuse(telegram, method, REFUSALS[said])
    await tried(messenger, live, minutes)


@pytest.mark.parametrize("said", ["chat", "pictures", "topic", "out", "content"])
async def test_a_refusal_in_a_group_that_was_left_is_final(
    redis: Redis, telegram: Telegram, minutes: Minutes, said: str
) -> None:
    """23 edits and 28 deletions a minute, for ever."""
    store = Store(redis, ALL)
    messenger = messenger_at(telegram, store, redis)
    live = await store.tables.save(begun("glastonbury", ANNA, BORIS), None)
    await store.places.claim(GROUP, live.table.id, None)
    messenger.show(live.table.id)
    await asyncio.wait_for(messenger.settle(), 60)
    refuse(telegram, "delete_message", ChatMigrated(NEW))
    real = telegram.edit_message_media

    async def edit(media: Any, chat: int, message: int, **rest: Any) -> bool:
        if chat == GROUP.chat:
            telegram.calls.append("edit_message_media")
            raise REFUSALS[said]
        return await real(media, chat, message, **rest)

    telegram.edit_message_media = edit  # type: ignore[method-assign]
    await messenger.chats.moved(GROUP.chat, NEW)
    moved = await store.tables.load(live.table.id)
    assert moved
    before = len(telegram.calls)
    await tried(messenger, moved, minutes)
    assert len(telegram.calls) - before <= 2 * MOST
    again = len(telegram.calls)
    await tried(messenger, moved, minutes)
    assert not {"edit_message_media", "delete_message"} & {*telegram.calls[again:]}


async def test_news_go_at_once_whatever_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A press does not wait for the pause."""
    tries = 0

    async def show(table: str, selection: Selection) -> float:
        nonlocal tries
        tries += 1
        return 0 if selection.panel else 0.001

    turns = Scheduler(show)
    turn = turns.ask("a")
    async with asyncio.timeout(30):
        while turn.at_once <= scheduler._FREE:
            await asyncio.sleep(0.001)
        before = tries
        turns.ask("a", replace(Selection(), panel="x"))
        await turn.task
    assert tries == before + 1


@pytest.mark.parametrize("asks_itself", [False, True])
async def test_what_is_tried_at_once_again_and_again_waits_seconds_then_minutes(
    monkeypatch: pytest.MonkeyPatch, *, asks_itself: bool
) -> None:
    """Also where what is refused asks for its own table."""
    pauses, enough = list[float](), asyncio.Event()

    async def waited(event: asyncio.Event, seconds: float) -> bool:
        await asyncio.sleep(0)
        pauses.append(seconds)
        if len(pauses) == 9:
            enough.set()
            await asyncio.Event().wait()
        return event.is_set()

    async def show(table: str, selection: Selection) -> float:
        if asks_itself:
            turns.ask(table)
        await asyncio.sleep(0)
        return 0.001

    monkeypatch.setattr(scheduler, "waited", waited)
    turns = Scheduler(show)
    turn = turns.ask("a")
    async with asyncio.timeout(30):
        await enough.wait()
    turn.task.cancel()
    assert pauses == [0.001, 0.001, 0.001, 3, 12, 48, 192, 300, 300]
