"""Which groups wait for their boards: docs/adr/0084."""

import asyncio

import pytest
from redis.asyncio import Redis

from bot.metrics import SHOWN
from bot.reconciler import reconcile
from bot.store.operating import LONG
from bot.store.store import Store
from bot.table.values import NOBODY, Place, with_changes
from tests.bot.tables import ALL, ANNA, BORIS, GROUP, NOON, begun
from tests.bot.telegrams import Telegram, messenger_at


def boards() -> float:
    """How many have been counted."""
    return next(
        s.value for one in SHOWN.collect() for s in one.samples if s.name.endswith("_count")
    )


@pytest.mark.parametrize(
    ("place", "long"), [(GROUP, 0.0), (GROUP, LONG), (Place(ANNA.id), 0.0), (Place(NOBODY, 5), 0.0)]
)
async def test_time_until_a_board_stands_is_counted_and_groups_are_named(
    redis: Redis, monkeypatch: pytest.MonkeyPatch, place: Place, long: float
) -> None:
    """Where it was long. Nobody's private chat is."""
    monkeypatch.setattr(reconcile, "LONG", long)
    store, before = Store(redis, ALL), boards()
    live = await store.tables.save(with_changes(begun("gifts", ANNA, BORIS), place=place), None)
    messenger = messenger_at(Telegram(), store, redis)
    messenger.show(live.table.id)
    await asyncio.wait_for(messenger.settle(), 60)
    assert boards() > before
    await store.operating.hear(NOON, (), 0)
    slowest = (await store.operating.state(NOON)).slowest
    assert [group for group, _ in slowest] == ([] if long or place != GROUP else [GROUP.chat])
