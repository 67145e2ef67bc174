"""An update that leaves the inbox with its change: neither lost nor made twice by that."""

import pytest
from redis.asyncio import Redis

from bot.ingest.inbox import Entry, Inbox
from bot.service.delivery import delivered
from bot.service.table_service import TableService
from bot.store.rate_limits import RateLimiter, Rates
from bot.table.showing import Show
from tests.bot.tables import ANNA, GROUP


async def one_waits(inbox: Inbox, table: str) -> str:
    """Its number."""
    await inbox.put([Entry(table, 7, b"{}")])
    (entry,) = await inbox.left()
    return entry.id


async def test_update_leaves_with_the_change_that_is_all_of_it(
    service: TableService, redis: Redis
) -> None:
    table, inbox = (await service.open(GROUP, ANNA, "en", "gifts")).table.id, Inbox(redis, redis)
    with delivered(7, leaving=inbox.leaving(await one_waits(inbox, table))) as delivery:
        await service.during(delivery).change(table, ANNA, Show())
        assert not delivery.has_left
        assert await inbox.left()
        changed = await service.during(delivery).change(table, ANNA, Show(), is_all=True)
    assert delivery.has_left
    assert changed.revision == 3
    assert await inbox.left() == []


async def test_board_that_must_wait_keeps_no_update(service: TableService, redis: Redis) -> None:
    """How long it waits is asked in the same step as the change, after all that this is."""
    table, inbox = (await service.open(GROUP, ANNA, "en", "gifts")).table.id, Inbox(redis, redis)
    limiter = RateLimiter(redis, Rates())
    await limiter.back_off(GROUP.chat, 30)
    wait = limiter.wait(GROUP.chat)
    with delivered(7, leaving=inbox.leaving(await one_waits(inbox, table))) as delivery:
        await service.during(delivery).change(table, ANNA, Show(), is_all=True, wait=wait)
    assert delivery.has_left
    assert await inbox.left() == []
    assert wait.seconds == pytest.approx(30, abs=5)


async def test_change_that_is_made_already_takes_nothing_out(
    service: TableService, redis: Redis
) -> None:
    """By a former worker, who is not through with the rest of it: it is finished as usual."""
    table, inbox = (await service.open(GROUP, ANNA, "en", "gifts")).table.id, Inbox(redis, redis)
    leaving = inbox.leaving(await one_waits(inbox, table))
    with delivered(7) as delivery:
        before = await service.during(delivery).change(table, ANNA, Show())
    with delivered(7, leaving=leaving) as delivery:
        assert await service.during(delivery).change(table, ANNA, Show(), is_all=True) == before
    assert not delivery.has_left
    assert await inbox.left()
