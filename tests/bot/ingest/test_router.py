"""Tables shown by turns with other workers: what is given away half shown may come back."""

import asyncio
from collections.abc import AsyncIterator, Collection, Iterable
from typing import Any

import pytest
from redis.asyncio import Redis
from telegram.error import NetworkError

from bot.display.values import Selection
from bot.ingest import router
from bot.ingest.inbox import Entry
from bot.ingest.router import Router, selection_of
from bot.reconciler import reconcile
from bot.reconciler.api.retry import told
from bot.store.rate_limits import RateLimiter
from bot.store.sharded import SHARDS, shard_of
from games.core.values import Seat
from tests.bot.ingest.dealing import Ours
from tests.bot.tables import FRAME
from tests.bot.telegrams import NO_RATES, Brush, Telegram

TABLE = "0123456789"


class Notes:
    """An inbox, and what was put into it."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.shard_of = shard_of

    async def put(self, entries: Iterable[Entry]) -> None:
        self.entries += entries


def router_of(
    redis: Redis,
    store: Any,
    owned: Ours | Collection[int],
    notes: Notes | None = None,
    telegram: Telegram | None = None,
) -> Router:
    """A reconciler that owns some shards, and has nothing else but a store and an inbox; maybe a
    Telegram.
    """
    inbox: Any = notes or Notes()
    bot: Any = telegram
    painter: Any = Brush()
    limiter = RateLimiter(redis, NO_RATES, told=told)
    ours = owned if isinstance(owned, Ours) else Ours(owned)

    return Router(FRAME, bot, store, redis, painter, limiter, inbox, ours)


class Stuck:
    """A store that does not answer the first time."""

    def __init__(self) -> None:
        self.asked = 0
        self.profiles = self.polls = self.topics = None
        self.tables = self

    async def load(self, table: str, commit: bytes | None = None) -> None:
        self.asked += 1
        if self.asked == 1:
            await asyncio.Event().wait()

    async def finish(self, table: str) -> None:
        """There is no such table: it is listed no more."""


async def test_table_that_was_given_away_half_shown_is_shown_when_it_comes_back(
    monkeypatch: pytest.MonkeyPatch, redis: Redis
) -> None:
    monkeypatch.setattr(router, "_GRACE", 0.01)
    store: Any = Stuck()
    messenger = router_of(redis, store, range(SHARDS))
    messenger.show(TABLE)
    while not store.asked:
        await asyncio.sleep(0)
    await messenger.give(shard_of(TABLE))
    await asyncio.wait_for(messenger.settle(), 30)
    messenger.show(TABLE)
    await asyncio.wait_for(messenger.settle(), 30)
    assert store.asked == 2


async def test_choice_that_is_given_away_half_shown_is_shown_by_the_next_owner(
    monkeypatch: pytest.MonkeyPatch, redis: Redis
) -> None:
    """The person would have had to tap again: the board stayed as it was for ever."""
    monkeypatch.setattr(router, "_GRACE", 0.01)
    store, notes = Stuck(), Notes()
    messenger = router_of(redis, store, range(SHARDS), notes)
    chosen = {seat: Selection(seat, "stamp", (seat,)) for seat in (Seat(0), Seat(1))}
    for selection in chosen.values():
        messenger.show(TABLE, selection)
    while not store.asked:
        await asyncio.sleep(0)
    await messenger.give(shard_of(TABLE))
    assert [messenger.look(TABLE, seat) for seat in chosen] == [None, None]
    successor = router_of(redis, Stuck(), range(SHARDS))
    for note in notes.entries:
        successor.follow(note)
    assert {seat: successor.look(TABLE, seat) for seat in chosen} == chosen
    await successor.give(shard_of(TABLE))


async def test_tap_during_a_hand_over_is_not_rolled_back_by_what_was_chosen_before(
    redis: Redis,
) -> None:
    """The tap was in the inbox already when the former owner wrote down what it remembered."""
    former, latter = (Selection(Seat(0), "stamp", (step,)) for step in (0, 1))
    notes = Notes()
    messenger = router_of(redis, Many(), range(SHARDS), notes)
    messenger.show(TABLE, former)
    await messenger.give(shard_of(TABLE))
    successor = router_of(redis, Stuck(), range(SHARDS))
    successor.show(TABLE, latter)
    for note in notes.entries:
        successor.follow(note)
    assert former in map(selection_of, notes.entries)
    assert successor.look(TABLE, Seat(0)) == latter
    await successor.give(shard_of(TABLE))


async def test_what_was_shown_lately_is_looked_at_again_by_who_has_the_shard(redis: Redis) -> None:
    """A worker that had slept through its leases took the buttons off the board of its successor,
    and nobody looked there again.
    """
    notes = Notes()
    messenger = router_of(redis, Many(), range(SHARDS), notes)
    other = next(f"{n:010x}" for n in range(99) if shard_of(f"{n:010x}") != shard_of(TABLE))
    for table in (TABLE, other):
        messenger.show(table)
    await asyncio.wait_for(messenger.settle(), 30)
    await messenger.give(shard_of(TABLE))
    assert [(note.lane, selection_of(note)) for note in notes.entries] == [(TABLE, None)]


class Gone:
    """Telegram as it is when it cannot be reached, and a table that waits for it."""

    def __init__(self) -> None:
        self.profiles = self.polls = self.topics = None
        self.tables = self
        self.asked = False

    async def load(self, table: str, commit: bytes | None = None) -> None:
        self.asked = True
        raise NetworkError("nobody there")


async def test_table_that_waits_is_let_go_at_once(
    monkeypatch: pytest.MonkeyPatch, redis: Redis
) -> None:
    """It kept the next owner waiting for as long as something may take that is being sent."""
    monkeypatch.setattr(router, "_GRACE", 3600)
    monkeypatch.setattr(reconcile, "_AWAY", 3600)
    store, notes = Gone(), Notes()
    messenger = router_of(redis, store, range(SHARDS), notes)
    messenger.show(TABLE)
    while not store.asked:
        await asyncio.sleep(0)
    for _ in range(9):
        await asyncio.sleep(0)
    await asyncio.wait_for(messenger.give(shard_of(TABLE)), 60)
    assert [note.lane for note in notes.entries] == [TABLE]


async def test_table_is_not_shown_while_another_worker_may_be_showing_it(
    monkeypatch: pytest.MonkeyPatch, redis: Redis
) -> None:
    """After the store had been away for 20 s, two workers sent the same hand: the leases of the one
    had run out, and it went on before it asked for them again.
    """
    monkeypatch.setattr(reconcile, "_UNSURE", 0.01)
    ours, store = Ours(range(SHARDS)), Many()
    messenger = router_of(redis, store, ours)
    ours.is_sure = False
    messenger.show(TABLE)
    await asyncio.sleep(0.1)
    assert not store.loaded
    ours.is_sure = True
    await store.until_loaded([TABLE], shard_of(TABLE))


class Many:
    """A store with two pages of tables of each shard, and what is done with it."""

    FIRST = tuple(f"{n:010x}" for n in range(60))
    SECOND = tuple(f"{n:010x}" for n in range(60, 120))

    def __init__(self) -> None:
        self.profiles = self.polls = self.topics = None
        self.tables = self.places = self.agenda = self
        self.gate = asyncio.Event()
        """Lets second pages come."""
        self.read: list[int] = []
        self.loaded: set[str] = set()
        self.noted: set[str] = set()

    async def pages(self, shard: int) -> AsyncIterator[tuple[str, ...]]:
        self.read.append(shard)
        yield tuple(table for table in self.FIRST if shard_of(table) == shard)
        await self.gate.wait()
        yield tuple(table for table in self.SECOND if shard_of(table) == shard)

    async def note_missing(self, shard: int, tables: Iterable[str]) -> None:
        self.noted.update(tables)

    async def load(self, table: str, commit: bytes | None = None) -> None:
        self.loaded.add(table)

    async def finish(self, table: str) -> None:
        """There is no such table: it is listed no more."""

    async def until_loaded(self, tables: Iterable[str], *shards: int) -> None:
        """Wait until those of some shards have been looked at."""
        async with asyncio.timeout(30):
            while not self.loaded >= {table for table in tables if shard_of(table) in shards}:
                await asyncio.sleep(0)


async def test_what_is_looked_through_is_ours(redis: Redis) -> None:
    """Each start read the ids of all tables, whatever was its own."""
    store, shards = Many(), range(5)
    store.gate.set()
    messenger = router_of(redis, store, shards)
    await asyncio.wait_for(asyncio.gather(*map(messenger.take, shards)), 30)
    await store.until_loaded(store.FIRST + store.SECOND, *shards)
    assert sorted(store.read) == list(shards)
    assert {shard_of(table) for table in store.loaded} == set(shards)
    assert store.noted == store.loaded


async def test_tables_of_a_shard_that_is_given_away_meanwhile_are_another_workers(
    redis: Redis,
) -> None:
    """Its tables were still being read: two workers would have shown a table."""
    store, owned = Many(), {0, 1}
    messenger = router_of(redis, store, owned)
    takes = [asyncio.create_task(messenger.take(shard)) for shard in (0, 1)]
    await store.until_loaded(store.FIRST, *owned)
    owned.remove(1)
    await messenger.give(1)
    store.gate.set()
    await asyncio.wait_for(asyncio.gather(*takes), 30)
    await store.until_loaded(store.SECOND, 0)
    assert {shard_of(table) for table in store.loaded.intersection(store.SECOND)} == {0}


async def test_next_page_is_read_when_all_of_the_one_before_has_been_looked_at(
    redis: Redis,
) -> None:
    """A worker kept the ids of all tables in mind until their turn came."""
    store, gate = Many(), asyncio.Event()
    store.gate.set()
    load, begun, paged = store.load, list[str](), list[set[str]]()

    async def gated(table: str, commit: bytes | None = None) -> None:
        begun.append(table)
        await gate.wait()
        await load(table, commit)

    async def noted(shard: int, tables: Iterable[str]) -> None:
        paged.append(set(tables))

    object.__setattr__(store, "load", gated)
    object.__setattr__(store, "note_missing", noted)
    messenger = router_of(redis, store, [0])
    await messenger.take(0)
    while not begun:
        await asyncio.sleep(0)
    for _ in range(99):
        await asyncio.sleep(0)
    assert len(paged) == 1
    gate.set()
    await store.until_loaded(store.FIRST + store.SECOND, 0)
    assert len(paged) == 2
