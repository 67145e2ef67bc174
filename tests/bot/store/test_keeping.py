"""How long what is kept: in the store, and of tables in memory."""

from msgspec.structs import replace
from redis.asyncio import Redis

from bot.features.tonight.table import LIFE
from bot.reconciler.state.shown import Records
from bot.store.store import Store
from bot.store.tables import UNCLAIMED
from bot.table.gathering import Join, Recolour, Start
from bot.table.hours import LOBBY_LIFE
from bot.table.showing import Show
from bot.table.values import DAY, Live
from tests.bot.stores import SHOWN, saved
from tests.bot.tables import ALL, ANNA, BORIS, GROUP, PEOPLE, begun, do, lobby, moved, over, stop


async def test_table_that_is_over_is_kept_for_so_many_days(redis: Redis) -> None:
    store, live = Store(redis, ALL, days=90), over("gifts", *PEOPLE)
    kept = await store.tables.save(
        do(begun("gifts", *PEOPLE), ANNA, Show()), await saved(store, live)
    )
    await store.places.claim(GROUP, kept.table.id, None)
    await Records(redis).remember(kept.table.id, "last", SHOWN)
    names = [key async for key in redis.scan_iter("*")]
    assert {await redis.ttl(name) for name in names} == {-1}
    await store.finish(kept.table)
    left = {key: await redis.ttl(key) for key in await redis.keys("*")}
    assert left
    assert all(89 * DAY < seconds <= 90 * DAY for seconds in left.values()), left


async def test_lobby_that_was_cancelled_is_kept_for_a_day(redis: Redis) -> None:
    """Who opened and cancelled without end filled the store for 90 days."""
    store, live = Store(redis, ALL, days=90), lobby("gifts", ANNA)
    kept = await store.tables.save(do(live, ANNA, stop(live)), await saved(store, live))
    await store.places.claim(GROUP, kept.table.id, None)
    await store.finish(kept.table)
    left = [await redis.ttl(key) for key in await redis.keys("*")]
    assert len(left) == 2
    assert all(DAY - 60 < seconds <= DAY for seconds in left)


async def test_lobby_that_was_cancelled_waits_for_its_chat_for_a_day(redis: Redis) -> None:
    store, live = Store(redis, ALL, days=90), lobby("gifts", ANNA)
    kept = await store.tables.save(do(live, ANNA, stop(live)), await saved(store, live))
    await store.let_expire(kept.table.id)
    assert DAY - 60 < await redis.ttl(f"t:{kept.table.id}") <= DAY


async def test_slot_of_a_finished_table_is_kept_as_long_as_the_table(redis: Redis) -> None:
    store, table = Store(redis, ALL, days=90), over("gifts", *PEOPLE).table
    table = replace(table, slot=2)
    await store.places.claim(GROUP, table.id, None, 2)
    await store.finish(table)
    assert 89 * DAY < await redis.ttl("at:-100:0:2") <= 90 * DAY


async def test_place_of_a_finished_table_that_is_taken_again_is_kept(redis: Redis) -> None:
    store = Store(redis, ALL, days=90)
    table = over("gifts", *PEOPLE).table
    await store.places.claim(GROUP, table.id, None)
    await store.places.claim(GROUP, "b", table.id)
    await store.finish(table)
    assert await redis.ttl("at:-100:0:0") == -1


async def test_finished_tables_are_kept_for_ever_if_that_is_wished(
    store: Store, redis: Redis
) -> None:
    live = await saved(store, over("gifts", *PEOPLE))
    kept = await store.tables.save(do(live, ANNA, Show()), live)
    await store.finish(kept.table)
    assert await redis.ttl(f"t:{kept.table.id}") == -1


async def test_table_that_a_crash_has_kept_from_its_place_does_not_stay(
    store: Store, redis: Redis
) -> None:
    live = await saved(store, lobby("gifts", ANNA))
    key = f"t:{live.table.id}"
    assert LOBBY_LIFE < await redis.ttl(key) <= UNCLAIMED  # it is closed before, were it there
    assert UNCLAIMED > LIFE  # of a vote
    live = await store.tables.save(do(live, BORIS, Join()), live)
    assert await redis.ttl(key) == -1
    live = await store.tables.save(moved(do(live, ANNA, Start(1)), 2), live)
    assert await redis.ttl(f"{key}:log") == -1


# Tables kept in memory


async def test_kept_table_is_read_anew_once_another_worker_has_changed_it(
    redis: Redis, store: Store
) -> None:
    keeping = Store(redis, ALL, keeps=2)
    before = await saved(keeping, lobby("gifts", ANNA, BORIS))
    assert await keeping.tables.load(before.table.id) is await keeping.tables.load(before.table.id)
    after = await store.tables.save(do(before, ANNA, Recolour(4)), before)
    assert await keeping.tables.load(before.table.id) == after


async def test_kept_table_of_another_store_is_not_believed(redis: Redis, store: Store) -> None:
    """A backup was put back: the revision is the same, the commit is not."""
    keeping = Store(redis, ALL, keeps=2)
    lost = await saved(keeping, lobby("gifts", ANNA, BORIS))
    await redis.flushall()
    assert await keeping.tables.load(lost.table.id) is None
    other = await saved(store, lobby("gifts", ANNA))
    assert other.revision == lost.revision
    assert await keeping.tables.load(lost.table.id) == other


async def test_only_so_many_tables_are_kept(redis: Redis) -> None:
    keeping = Store(redis, ALL, keeps=2)
    tables = [replace(lobby("gifts", ANNA).table, id=f"{n:010}") for n in range(3)]
    first, *others = [await saved(keeping, Live(table)) for table in tables]
    assert await keeping.tables.load(first.table.id) == first
    assert await keeping.tables.load(first.table.id) is not first
    assert await keeping.tables.load(others[-1].table.id) is others[-1]
