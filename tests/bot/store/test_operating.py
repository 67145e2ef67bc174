"""What operators see and set: bans, their log, defaults of new groups, counts of the last day."""

import pytest
from redis.asyncio import Redis

from bot.store.operating import MOST, Defaults, Load, Operating
from bot.store.owner import check_owner, own, owner_of
from bot.store.passing import Passing
from bot.store.release import (
    RESTORING,
    Unfit,
    admit,
    begin_restoring,
    end_restoring,
    is_newer,
    release_of,
)
from bot.store.store import Store
from bot.table.values import DAY, HOUR
from tests.bot.stores import standing
from tests.bot.tables import ANNA, BORIS, NOON, begun

GROUP, SUPERGROUP, OTHER = -100, -1001, -200


@pytest.fixture
def operating(redis: Redis) -> Operating:
    return Operating(redis)


async def test_a_ban_is_of_both_ids_of_a_group_and_ends_for_both(operating: Operating) -> None:
    await operating.upgrade(GROUP, SUPERGROUP)
    await operating.upgrade(OTHER, -2001)
    assert await operating.ban(GROUP, banned=True) == {GROUP, SUPERGROUP}
    assert await operating.ban(5, banned=True) == {5}
    assert await operating.banned() == {GROUP, SUPERGROUP, 5}
    assert await operating.ban(SUPERGROUP, banned=False) == {GROUP, SUPERGROUP}
    assert await operating.banned() == {5}


async def test_a_ban_follows_its_group_and_no_other(operating: Operating) -> None:
    await operating.ban(GROUP, banned=True)
    await operating.upgrade(OTHER, -2001)
    await operating.upgrade(GROUP, SUPERGROUP)
    assert await operating.banned() == {GROUP, SUPERGROUP}
    assert await operating.upgraded() == {SUPERGROUP: GROUP, -2001: OTHER}


async def test_the_latest_deeds_of_admins_are_kept(operating: Operating, redis: Redis) -> None:
    for number in range(3):
        await operating.note(NOON + number, 7, f"ban {number}")
    assert await operating.noted(2) == [
        "2026-01-01T12:00:02+00:00 7 ban 2",
        "2026-01-01T12:00:01+00:00 7 ban 1",
    ]
    await redis.rpush("audit", *(["old"] * MOST))
    await operating.note(NOON, 7, "unban 1")
    assert await redis.llen("audit") == MOST


async def test_new_groups_begin_with_what_was_set_last(operating: Operating) -> None:
    assert await operating.defaults() == Defaults()
    await operating.set_default("clock", "3600")
    await operating.set_default("language", "uk")
    await operating.set_default("clock", "86400")
    assert await operating.defaults() == Defaults("uk", DAY)


async def test_people_and_bugs_of_a_day_are_counted_once_and_then_forgotten(
    operating: Operating, redis: Redis
) -> None:
    await operating.hear(NOON, {1, 2}, 1)
    await operating.hear(NOON + HOUR, {2, 3}, 2)
    state = await operating.state(NOON + HOUR)
    assert (state.people, state.faults) == (3, 3)
    assert await operating.people(NOON + 24 * HOUR) == 2
    state = await operating.state(NOON + 25 * HOUR)
    assert (state.people, state.faults) == (0, 0)
    kept = [await redis.ttl(key) async for key in redis.scan_iter("day:*")]
    assert len(kept) == 4
    assert all(0 < seconds <= DAY + HOUR for seconds in kept)


async def test_groups_that_waited_longest_are_told_each_with_its_longest_wait(
    operating: Operating, redis: Redis
) -> None:
    for group, seconds in ((GROUP, 9.0), (GROUP, 6.0), (OTHER, 7.4)):
        operating.waited(group, seconds)
    await operating.hear(NOON, (), 0)
    operating.waited(GROUP, 8.0)
    operating.waited(OTHER, 30.0)
    await operating.hear(NOON + HOUR, (), 0)
    assert (await operating.state(NOON + HOUR)).slowest == ((OTHER, 30), (GROUP, 9))
    for number in range(20):
        operating.waited(-number - 1, 100.0 + number)
    await operating.hear(NOON + HOUR, (), 0)
    slowest = (await operating.state(NOON + HOUR)).slowest
    assert [group for group, _ in slowest] == [*range(-20, -10)]
    assert 0 < await redis.ttl(f"day:waits:{NOON // HOUR}") <= DAY + HOUR


async def test_a_wait_that_is_written_down_is_not_written_down_again(
    operating: Operating,
) -> None:
    operating.waited(GROUP, 9.0)
    await operating.hear(NOON, (), 0)
    await operating.hear(NOON + DAY, (), 0)
    assert (await operating.state(NOON + DAY)).slowest == ()


async def test_the_load_is_what_is_open_and_what_waits(store: Store, redis: Redis) -> None:
    assert await store.operating.load() == Load(0, 0, 0, 0)
    await standing(store, begun("gifts", ANNA, BORIS))
    for stream, count in (("inbox", 2), ("inbox:dead", 3)):
        for _ in range(count):
            await redis.xadd(stream, {"update": "{}"})
    await store.operating.note_copy(NOON)
    assert await store.operating.load() == Load(1, 2, 3, NOON)
    await store.operating.ban(5, banned=True)
    state = await store.operating.state(NOON)
    assert (state.tables, state.waiting, state.dead, state.banned) == (1, 2, 3, 1)


# Whose store it is, and of which release


async def test_a_store_is_of_one_bot_until_somebody_says_otherwise(redis: Redis) -> None:
    assert await owner_of(redis) == ""
    await own(redis, "42")
    assert await owner_of(redis) == "42"
    for theirs, instead_of in (("", None), ("42", None), ("41", 41)):
        check_owner(theirs, "42", instead_of)
    for theirs, instead_of in (("41", None), ("41", 40)):
        with pytest.raises(Unfit, match="is of bot 41, and TELEGRAM_TOKEN of bot 42"):
            check_owner(theirs, "42", instead_of)


@pytest.mark.parametrize(
    ("theirs", "ours", "newer"),
    [
        ("1.3.0", "1.2.9", True),
        ("1.2.9", "1.2.0", False),
        ("1.2.0", "1.3.0", False),
        ("2.0.0", "1.10.0", True),
        ("1.10.0", "1.9.0", True),
        ("", "0.1.0", False),
    ],
)
def test_a_release_reads_what_others_of_its_number_have_written(
    theirs: str, ours: str, newer: bool
) -> None:
    assert is_newer(theirs, ours) == newer


async def test_a_store_of_a_newer_release_or_half_restored_is_left_alone(redis: Redis) -> None:
    await admit(redis, "1.2.0")
    assert await release_of(redis) == "1.2.0"
    await admit(redis, "1.3.0")
    with pytest.raises(Unfit, match=r"written by release 1\.3\.0"):
        await admit(redis, "1.2.0")
    assert await release_of(redis) == "1.3.0"
    await begin_restoring(redis)
    assert await release_of(redis) == RESTORING
    with pytest.raises(Unfit, match="half restored"):
        await admit(redis, "9.0.0")
    await end_restoring(redis, "1.2.0")
    await admit(redis, "1.2.1")
    assert await release_of(redis) == "1.2.1"


# Questions that go by themselves


async def test_a_question_goes_once_an_hour_after_it_was_put(redis: Redis) -> None:
    passing = Passing(redis)
    await passing.note(-100, 7, NOON)
    await passing.note(5, 8, NOON + 1)
    assert await passing.claim_due(NOON + HOUR - 1) == ()
    assert await passing.claim_due(NOON + HOUR) == ((-100, 7),)
    assert await passing.claim_due(NOON + 2 * HOUR) == ((5, 8),)
    assert await passing.claim_due(NOON + 2 * HOUR) == ()
    for number in range(60):
        await passing.note(5, number, NOON)
    first = await passing.claim_due(NOON + HOUR)
    rest = await passing.claim_due(NOON + HOUR)
    assert (len(first), len(rest), len({*first, *rest})) == (50, 10, 60)
