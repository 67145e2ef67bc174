"""What a chat and its people have played: kept as long as the games, gone when that is asked."""

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.store.migration import migrate
from bot.store.store import Store
from bot.table.values import DAY, NOBODY, Live, Phase
from tests.bot.stores import saved
from tests.bot.tables import ALL, ANNA, BORIS, GROUP, NOON, PEOPLE, begun, do, over, stop


async def played(store: Store, id: str, day: int = 0) -> Live:
    """Save a game that ended `day` days after the first, and note that its end was shown."""
    live = over("gifts", *PEOPLE)
    ended = replace(live, table=replace(live.table, id=id, since=NOON + day * DAY))
    kept = await saved(store, ended)
    await store.finish(kept.table)
    return kept


async def test_latest_game_is_the_first(store: Store) -> None:
    for day, id in enumerate("abc"):
        await played(store, id, day)
    for owner in (GROUP.chat, ANNA.id, BORIS.id):
        assert await store.past.of(owner) == ("c", "b", "a")
        assert await store.past.of(owner, 1, 1) == ("b",)
        assert await store.past.count(owner) == 3


async def test_end_that_is_shown_again_counts_once(store: Store) -> None:
    live = await played(store, "a")
    await store.finish(live.table)
    assert await store.past.of(GROUP.chat) == ("a",)


async def test_stopped_game_is_not_among_them(store: Store) -> None:
    live = await saved(store, do(begun("gifts", *PEOPLE), ANNA, stop))
    assert live.table.phase is Phase.STOPPED
    await store.finish(live.table)
    assert await store.past.of(GROUP.chat) == ()


def test_game_ends_when_its_last_move_is_made() -> None:
    assert over("gifts", *PEOPLE).table.since == NOON


async def test_what_is_kept_no_more_is_listed_no_more(redis: Redis) -> None:
    store = Store(redis, ALL, days=90)
    await played(store, "a")
    await played(store, "b", 89)
    assert await store.past.of(GROUP.chat) == ("b", "a")
    await played(store, "c", 91)
    assert await store.past.of(GROUP.chat) == ("c", "b")


async def test_group_that_becomes_a_supergroup_keeps_its_past(store: Store) -> None:
    await played(store, "a")
    for _ in range(2):  # Telegram tells of it more than once
        await migrate(store, GROUP.chat, -1001)
    assert await store.past.of(-1001) == ("a",)
    assert await store.past.of(GROUP.chat) == ()


async def test_past_that_has_moved_is_kept_no_longer_than_before(redis: Redis) -> None:
    store = Store(redis, ALL, days=90)
    await played(store, "a")
    await migrate(store, GROUP.chat, -1001)
    kept = [key async for key in redis.scan_iter("past:*")]
    assert b"past:-1001" in kept
    assert [key for key in kept if not 0 < await redis.ttl(key) <= 90 * DAY] == []


async def test_group_that_throws_the_bot_out_is_forgotten_by_all(store: Store) -> None:
    await played(store, "a")
    await store.forget_group(GROUP.chat)
    assert await store.tables.load("a") is None
    for owner in (GROUP.chat, ANNA.id, BORIS.id):
        assert await store.past.of(owner) == ()


async def test_game_that_cannot_be_read_keeps_no_other_from_being_forgotten(
    store: Store, redis: Redis
) -> None:
    for day, id in enumerate("abc"):
        await played(store, id, day)
    await redis.hset("t:b", "table", b"{")
    anew = Store(redis, ALL)  # the other has read it before
    assert [await anew.readable(id) is not None for id in "abc"] == [True, False, True]
    await anew.forget_group(GROUP.chat)
    assert [key async for key in redis.scan_iter("t:*")] == []
    assert await store.past.of(GROUP.chat) == ()


async def test_group_that_has_moved_and_throws_the_bot_out_leaves_nothing(
    store: Store, redis: Redis
) -> None:
    for day, id in enumerate("ab"):
        await played(store, id, day)
    await migrate(store, GROUP.chat, -1001)
    await store.forget_group(-1001)
    assert [key async for key in redis.scan_iter("past:-*")] == []


@pytest.mark.parametrize("owner", [GROUP.chat, ANNA.id])
async def test_past_of_one_is_forgotten_alone(store: Store, owner: int) -> None:
    await played(store, "a")
    await store.past.forget(owner)
    assert await store.past.of(owner) == ()
    assert await store.past.of(BORIS.id) == ("a",)


async def kept(store: Store, owner: int) -> list[str]:
    """Names of those who are counted in what statistics need, game by game."""
    pages = [page async for page in store.past.played(owner)]
    return [sitting.name for page in pages for one in page for sitting in one.sittings]


async def test_what_statistics_need_is_kept_with_the_game(store: Store) -> None:
    live = await played(store, "a")
    names = sorted(person.name for person in live.table.people)
    for owner in (GROUP.chat, ANNA.id):
        assert sorted(await kept(store, owner)) == names
    await migrate(store, GROUP.chat, -1001)
    assert sorted(await kept(store, -1001)) == names
    await store.tables.drop("a")
    assert await kept(store, -1001) == []


async def test_person_stands_aside_until_he_comes_back(store: Store) -> None:
    assert await store.past.aside({ANNA.id, BORIS.id}) == frozenset()
    await store.past.step_aside(ANNA.id, counts=False)
    assert await store.past.aside((BORIS.id, ANNA.id)) == {ANNA.id}
    await store.past.step_aside(ANNA.id, counts=True)
    assert await store.past.aside({ANNA.id}) == frozenset()


async def test_who_is_forgotten_does_not_stand_aside_any_more(store: Store) -> None:
    """It would be the only thing that is still known of them."""
    await store.past.step_aside(ANNA.id, counts=False)
    await store.past.step_aside(BORIS.id, counts=False)
    await store.past.forget_person(ANNA.id, "2026-11-30")
    assert await store.past.aside({ANNA.id, BORIS.id}) == {BORIS.id}
    told = [await store.past.told(user, "2026-11-30") for user in (ANNA.id, BORIS.id)]
    assert [dict(one) for one in told] == [
        {"left_out_of_statistics": False},
        {"left_out_of_statistics": True},
    ]


async def test_nobody_of_a_game_that_is_struck_has_played_it(store: Store) -> None:
    live = await played(store, "a")
    owners = (GROUP.chat, ANNA.id, BORIS.id)
    before = [await store.past.version(owner) for owner in owners]
    assert [await store.past.has(owner, "a") for owner in owners] == [True] * 3
    assert not await store.past.has(ANNA.id, "b")
    await store.past.strike(live.table)
    assert [await store.past.has(owner, "a") for owner in owners] == [False] * 3
    after = [await store.past.version(owner) for owner in owners]
    assert all(old and new and old != new for old, new in zip(before, after, strict=True))


async def test_versions_change_with_each_game_and_are_each_owners_own(store: Store) -> None:
    assert await store.past.version(ANNA.id) == ""
    seen = set()
    for day, id in enumerate("ab"):
        await played(store, id, day)
        seen |= {await store.past.version(owner) for owner in (GROUP.chat, ANNA.id)}
    assert len(seen) == 4
    before = await store.past.version(ANNA.id)
    await migrate(store, GROUP.chat, -1001)
    assert await store.past.version(-1001) not in {"", *seen}
    assert await store.past.version(ANNA.id) == before


async def test_computers_have_no_past(store: Store, redis: Redis) -> None:
    live = over("gifts", *PEOPLE)
    people = (*live.table.people[:-1], replace(live.table.people[-1], user=NOBODY))
    kept = await saved(store, replace(live, table=replace(live.table, people=people)))
    await store.finish(kept.table)
    assert b"past:0" not in [key async for key in redis.scan_iter("past:*")]


async def test_a_game_that_ends_after_its_group_has_moved_is_of_the_supergroup(
    store: Store,
) -> None:
    await played(store, "a")
    await migrate(store, GROUP.chat, -1001)
    await played(store, "b", 1)
    assert await store.past.of(-1001) == ("b", "a")
    assert await store.past.of(GROUP.chat) == ()
