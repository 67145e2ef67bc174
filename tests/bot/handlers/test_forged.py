"""20,000 forged, stale, foreign and malformed presses and commands: no traceback, no change, an
answer each. They come as JSON, through the library's dispatch, the handlers, the service and a
store.
"""

import json
import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.display import buttons
from bot.display.surfaces import surfaces
from bot.display.token import code_of
from bot.handlers.features import ROUTES
from bot.handlers.registering import App
from bot.ingest.consumer import deal
from bot.ingest.inbox import Entry
from bot.service.delivery import delivered
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.values import Live, Place, User
from tests.bot.forgery import Forger, Json, Scene, buttons_of
from tests.bot.handlers.pressing import Telegram, Watched, started
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
from tests.proofs import filled

PRESSES, COMMANDS, OTHERS = 17_000, 2_500, 500


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
    async with started(store, telegram, messenger) as (app, _):
        for user in (*PEOPLE, STRANGER):
            await store.profiles.remember(user.id, Profile(user.language, reachable=True))
        scene = await _scene(store)
        yield Evening(redis, store, telegram, messenger, app, scene)


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
    for command in filled(forger.commands(COMMANDS)):
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
