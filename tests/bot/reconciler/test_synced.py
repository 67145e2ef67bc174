"""A start looks at those tables only that may not stand as they should (docs/adr/0121): whatever a
worker was killed over, the next look at the table would find nothing to do.
"""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.display.values import Selection, hand_key
from bot.reconciler.messenger import Messenger
from bot.reconciler.putting_right import put_right
from bot.reconciler.reachability.unreachable import UnreachableChats
from bot.reconciler.state import synced
from bot.reconciler.state.synced import SyncedTables, release
from bot.store.rate_limits import RateLimiter
from bot.store.store import Store
from bot.table.values import Chair, Live, Place, stamp_of, to_act
from games.core.values import Seat
from tests.bot.kills import Killed, killed_after
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, begun, decide
from tests.bot.telegrams import NO_RATES, Brush, Telegram, messenger_at

CHAT = -1000


@pytest.fixture(autouse=True)
def _when_all_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """What came to rest is written down by who settles, and not by a clock as well."""
    monkeypatch.setattr(synced, "_PAUSE", 3600.0)


async def standing(store: Store, number: int = 0, game: str = "sealed") -> Live:
    """A game in a group of its own."""
    made = begun(game, ANNA, BORIS)
    table = replace(made.table, id=f"{number:010x}", place=Place(CHAT - number))
    live = await store.tables.save(replace(made, table=table), None)
    await store.places.claim(table.place, table.id, None)
    return live


async def shown(messenger: Messenger, *tables: Live) -> None:
    for live in tables:
        messenger.show(live.table.id)
    await asyncio.wait_for(messenger.settle(), 60)


async def unsure(redis: Redis, *tables: Live) -> list[str]:
    return await SyncedTables(redis, release(FRAME)).unsure([live.table.id for live in tables])


async def started(telegram: Telegram, redis: Redis, *, is_all: bool = False) -> list[str]:
    """What is loaded at a start, or after an outage, until every board is put right."""
    nothing: Any = Brush()
    bot: Any = telegram
    store, loaded = Store(redis, ALL), list[str]()
    load = store.tables.load

    async def noted(id: str, commit: bytes | None = None) -> Live | None:
        loaded.append(id)
        return await load(id, commit)

    object.__setattr__(store.tables, "load", noted)
    messenger = Messenger(FRAME, bot, store, redis, nothing, RateLimiter(redis, NO_RATES))
    await asyncio.wait_for(put_right(store, messenger._tables, is_all=is_all), 60)
    await asyncio.wait_for(messenger.settle(), 60)
    return loaded


async def test_start_looks_at_boards_only_that_changed(redis: Redis, telegram: Telegram) -> None:
    store = Store(redis, ALL)
    tables = [await standing(store, number) for number in range(40)]
    await shown(messenger_at(telegram, store, redis), *tables)
    assert await started(telegram, redis) == []
    changed = tables[7]
    await store.tables.save(decide(changed, Seat(0), Random(1)), changed)
    calls = len(telegram.calls)
    assert set(await started(telegram, redis)) == {changed.table.id}
    assert len(telegram.calls) > calls
    assert await started(telegram, redis) == []
    assert {*await started(telegram, redis, is_all=True)} == {live.table.id for live in tables}


async def test_other_release_looks_at_all(redis: Redis, telegram: Telegram) -> None:
    """Its texts and buttons may be others."""
    store = Store(redis, ALL)
    live = await standing(store)
    await shown(messenger_at(telegram, store, redis), live)
    renamed = release(replace(FRAME, username="another_bot"))
    assert await unsure(redis, live) == []
    assert await SyncedTables(redis, renamed).unsure([live.table.id]) == [live.table.id]


async def test_table_with_a_closed_chat_is_looked_at(redis: Redis, telegram: Telegram) -> None:
    """That it is closed is forgotten after a while; then it is tried again."""
    store = Store(redis, ALL)
    live, messenger = await standing(store), messenger_at(telegram, store, redis)
    await messenger.chats.shut(BORIS.id)
    await UnreachableChats(redis).shut(live.table.id, Place(BORIS.id), topic_only=False)
    await shown(messenger, live)
    assert await unsure(redis, live) == [live.table.id]
    await messenger.chats.opened(BORIS.id)
    await shown(messenger, live)
    assert await unsure(redis, live) == []


async def test_preview_is_not_how_a_table_stands(redis: Redis, telegram: Telegram) -> None:
    store = Store(redis, ALL)
    live, messenger = await standing(store, game="gifts"), messenger_at(telegram, store, redis)
    await shown(messenger, live)
    messenger.show(live.table.id, preview(live))
    await asyncio.wait_for(messenger.settle(), 60)
    assert await unsure(redis, live) == [live.table.id]
    assert await started(telegram, redis) == [live.table.id]
    assert await unsure(redis, live) == []


async def test_what_is_noted_late_says_nothing(redis: Redis, telegram: Telegram) -> None:
    """By a worker that had slept: the next owner has written down something since."""
    store = Store(redis, ALL)
    live = await standing(store, game="gifts")
    await shown(messenger_at(telegram, store, redis), live)
    found: Any = await redis.hmget(f"t:{live.table.id}", "commit", "touches")
    commit, touches = found
    sleeper = SyncedTables(redis, release(FRAME))
    messenger = messenger_at(telegram, store, redis)
    messenger.show(live.table.id, preview(live))
    await asyncio.wait_for(messenger.settle(), 60)
    sleeper.note(live.table.id, commit, int(touches or 0))
    await sleeper.write()
    assert await unsure(redis, live) == [live.table.id]


async def test_table_that_is_kept_no_more_does_not_come_back(redis: Redis) -> None:
    gone = SyncedTables(redis, "release")
    gone.note("0123456789", b"commit", 1)
    await gone.write()
    await UnreachableChats(redis).shut("0123456789", Place(5), topic_only=False)
    await messenger_at(Telegram(), Store(redis, ALL), redis).boards.repost_secrets("0123456789", 5)
    assert not await redis.exists("t:0123456789")
    assert await gone.unsure(["0123456789"]) == ["0123456789"]
    assert await gone.unsure([]) == []


# Kills


def preview(live: Live) -> Selection:
    seat = to_act(ALL, live)[0]
    return Selection(seat, stamp_of(ALL, live, seat), (0,))


Deed = Callable[[Store, Messenger, Live], Awaitable[object]]


async def _move(store: Store, messenger: Messenger, live: Live) -> None:
    await store.tables.save(decide(live, to_act(ALL, live)[0], Random(1)), live)
    messenger.show(live.table.id)


async def _choose(store: Store, messenger: Messenger, live: Live) -> None:
    messenger.show(live.table.id, preview(live))


async def _ask_for_a_hand(store: Store, messenger: Messenger, live: Live) -> None:
    await messenger.boards.repost(live.table.id, hand_key(Chair(0)))


async def _unpin(store: Store, messenger: Messenger, live: Live) -> None:
    await store.profiles.change(live.table.place.chat, pins=False)
    await messenger.show_anyway(live.table.id)


async def _shut(store: Store, messenger: Messenger, live: Live) -> None:
    await messenger.chats.shut(BORIS.id)


@pytest.mark.parametrize("deed", [_move, _choose, _ask_for_a_hand, _unpin, _shut])
async def test_after_a_kill_over_anything_a_start_leaves_nothing_to_do(
    redis: Redis, telegram: Telegram, deed: Deed
) -> None:
    """Killed before each command to the store in turn, until none is left to be killed over."""
    store, left, number = Store(redis, ALL), [0], -1
    while left[0] <= 0:
        number += 1
        live, is_done = await _settled_one(redis, telegram, number), False
        worker = messenger_at(telegram, store, redis)
        with killed_after(number) as left:
            try:
                await deed(store, worker, live)
                is_done = True
                await asyncio.wait_for(worker.settle(), 60)
            except Killed:
                pass
            await asyncio.wait(
                [*worker._tables.scheduler.tasks, asyncio.create_task(asyncio.sleep(0))]
            )
        if not is_done and deed is not _move:  # its update is still in the inbox
            await deed(store, messenger_at(telegram, store, redis), live)
        await started(telegram, redis)
        calls = len(telegram.calls)
        await shown(messenger_at(telegram, Store(redis, ALL), redis), live)
        assert telegram.calls[calls:] == [], number
        await _end(redis, live)
    assert number > 3


async def _settled_one(redis: Redis, telegram: Telegram, number: int) -> Live:
    store = Store(redis, ALL)
    live = await standing(store, number)
    await store.profiles.change(live.table.place.chat, may_pin=True)
    for person in live.table.people:
        await store.agenda.seat(live.table, None, 0)
        await UnreachableChats(redis).forget(person.user)
    await shown(messenger_at(telegram, store, redis), live)
    assert await unsure(redis, live) == []
    return live


async def _end(redis: Redis, live: Live) -> None:
    """Nobody hears of it any more."""
    await Store(redis, ALL).places.finish(live.table.id)
    for person in live.table.people:
        await redis.zrem(f"sat:{person.user}", live.table.id)
