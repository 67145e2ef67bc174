"""/stats is reckoned once, and told to all who ask until something changes (docs/adr/0048)."""

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.features.statistics.cache import StatisticsCache
from bot.features.statistics.pressed import table_of
from bot.service.table_service import TableService
from bot.store.store import Store
from bot.table.values import HOUR, Live, Refused
from tests.bot.stores import saved
from tests.bot.tables import ANNA, BORIS, GROUP, NOON, PEOPLE, over

ANNAS = replace(GROUP, chat=ANNA.id)


async def ended(store: Store, id: str) -> Live:
    """Save a game that is over, and whose end has been shown."""
    live = over("gifts", *PEOPLE)
    kept = await saved(store, replace(live, table=replace(live.table, id=id, since=NOON)))
    await store.finish(kept.table)
    return kept


async def read(redis: Redis) -> int:
    """How often a single game has been looked up."""
    stats = await redis.info("commandstats")
    return int(stats.get("cmdstat_hget", {"calls": 0})["calls"])


async def test_it_is_told_again_without_a_look_at_any_game(
    service: TableService, store: Store, redis: Redis
) -> None:
    await ended(store, "a")
    for place, game in ((GROUP, ""), (GROUP, "gifts"), (ANNAS, "")):
        first, before = await table_of(service, place, game, "en"), await read(redis)
        assert await table_of(service, place, game, "en") == first
        assert await read(redis) == before
        assert await table_of(service, place, game, "ru") != first


async def test_the_next_game_counts_at_once(service: TableService, store: Store) -> None:
    await ended(store, "a")
    assert "· 1" in (await table_of(service, GROUP, "", "en")).text
    await ended(store, "b")
    assert "· 2" in (await table_of(service, GROUP, "", "en")).text
    assert "· 2" in (await table_of(service, ANNAS, "", "en")).text


async def test_who_steps_aside_is_out_at_once_and_it_costs_nothing_to_do_so_again(
    service: TableService, store: Store, redis: Redis
) -> None:
    await ended(store, "a")
    with_boris = await table_of(service, GROUP, "", "en")
    await store.past.step_aside(BORIS.id, counts=False)
    without = await table_of(service, GROUP, "", "en")
    assert BORIS.name in with_boris.text
    assert BORIS.name not in without.text
    before = await read(redis)
    for counts, told in ((True, with_boris), (False, without)):
        await store.past.step_aside(BORIS.id, counts=counts)
        assert await table_of(service, GROUP, "", "en") == told
    assert await read(redis) == before


@pytest.mark.parametrize("now", [GROUP.chat, -1001], ids=["group", "moved to a supergroup"])
async def test_who_is_forgotten_is_out_at_once(
    service: TableService, store: Store, now: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, place = await ended(store, "a"), replace(GROUP, chat=now)
    if place != GROUP:
        await store.past.move(GROUP.chat, now)
    await store.agenda.note(live.table, None, NOON)
    assert BORIS.name in (await table_of(service, place, "", "en")).text

    async def forget(user: int, tables: object) -> None:
        """Nothing stands anywhere."""

    monkeypatch.setattr(service.messenger.chats, "forget", forget, raising=False)
    await service.forget(BORIS)
    assert BORIS.name not in (await table_of(service, place, "", "en")).text
    assert await store.past.of(now) == ("a",)
    assert now == GROUP.chat or await store.past.of(GROUP.chat) == ()


async def test_a_supergroup_and_a_group_that_is_left(service: TableService, store: Store) -> None:
    await ended(store, "a")
    new = replace(GROUP, chat=-1001)
    with pytest.raises(Refused, match="stats-none"):
        await table_of(service, new, "", "en")
    await table_of(service, GROUP, "", "en")
    await store.past.move(GROUP.chat, new.chat)
    assert "· 1" in (await table_of(service, new, "", "en")).text
    with pytest.raises(Refused, match="stats-none"):
        await table_of(service, GROUP, "", "en")
    await store.forget_group(new.chat)
    with pytest.raises(Refused, match="stats-none"):
        await table_of(service, new, "", "en")


def test_it_is_kept_for_an_hour_and_of_those_who_asked_last() -> None:
    shelf = StatisticsCache()
    told = shelf.of(1, "a", NOON)
    assert shelf.of(1, "a", NOON + HOUR - 1) is told
    assert shelf.of(1, "a", NOON + HOUR) is not told
    assert shelf.of(1, "b", NOON) is not shelf.of(1, "c", NOON)
    kept = shelf.of(2, "a", NOON)
    for owner in range(100, 163):
        shelf.of(owner, "a", NOON)
    assert shelf.of(2, "a", NOON) is kept
    for owner in range(200, 264):
        shelf.of(owner, "a", NOON)
    assert shelf.of(2, "a", NOON) is not kept


def test_what_a_clock_has_told_that_was_ahead_is_kept_no_longer() -> None:
    shelf = StatisticsCache()
    told = shelf.of(1, "version", NOON + HOUR)
    assert shelf.of(1, "version", NOON) is not told
