"""An update that leaves the inbox with its change: neither lost nor made twice by that."""

from redis.asyncio import Redis

from bot.ingest.inbox import UPDATE, Entry, Inbox
from bot.ingest.leases import Leases, Worker, lease_key
from bot.service.delivery import delivered
from bot.service.table_service import TableService
from bot.store.sharded import shard_of
from bot.table.commands import Show
from tests.bot.tables import ANNA, GROUP

ME = Worker("another machine", 1, "a")


async def one_waits(inbox: Inbox, table: str) -> tuple[int, str]:
    """Its shard and its number."""
    await inbox.put([Entry(table, UPDATE, b"{}", 7)])
    (entry,) = await inbox.left(shard_of(table))
    return shard_of(table), entry.id


async def test_update_leaves_with_the_change_that_is_all_of_it(
    service: TableService, redis: Redis
) -> None:
    table, inbox = (await service.open(GROUP, ANNA, "en", "gifts")).table.id, Inbox(redis, redis)
    shard, entry = await one_waits(inbox, table)
    await Leases(redis, ME).take("some")
    leaving = inbox.leaving(shard, entry, lease_key("some"), str(ME))
    with delivered(7, leaving=leaving) as delivery:
        await service.change(table, ANNA, Show())
        assert not delivery.has_left
        assert await inbox.left(shard)
        changed = await service.change(table, ANNA, Show(), is_all=True)
    assert delivery.has_left
    assert changed.revision == 3
    assert await inbox.left(shard) == []


async def test_whoever_has_lost_the_lease_takes_nothing_out(
    service: TableService, redis: Redis
) -> None:
    """The next owner may have looked at the table before the change: it hears of it by this."""
    table, inbox = (await service.open(GROUP, ANNA, "en", "gifts")).table.id, Inbox(redis, redis)
    shard, entry = await one_waits(inbox, table)
    leaving = inbox.leaving(shard, entry, lease_key("some"), str(ME))
    with delivered(7, leaving=leaving) as delivery:
        changed = await service.change(table, ANNA, Show(), is_all=True)
    assert changed.revision == 2
    assert not delivery.has_left
    assert [one.id for one in await inbox.left(shard)] == [entry]
    with delivered(7, is_repeated=True):
        assert await service.change(table, ANNA, Show(), is_all=True) == changed


async def test_change_that_is_made_already_takes_nothing_out(
    service: TableService, redis: Redis
) -> None:
    """By a former owner, who is not through with the rest of it: it is finished as usual."""
    table, inbox = (await service.open(GROUP, ANNA, "en", "gifts")).table.id, Inbox(redis, redis)
    shard, entry = await one_waits(inbox, table)
    await Leases(redis, ME).take("some")
    leaving = inbox.leaving(shard, entry, lease_key("some"), str(ME))
    with delivered(7):
        before = await service.change(table, ANNA, Show())
    with delivered(7, leaving=leaving) as delivery:
        assert await service.change(table, ANNA, Show(), is_all=True) == before
    assert not delivery.has_left
    assert await inbox.left(shard)
