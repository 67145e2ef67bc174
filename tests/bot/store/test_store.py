"""Tables in a real server: one atomic step a change, nothing lost, nothing done twice."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.store.profiles import Profile
from bot.store.store import Store
from bot.store.tables import AlreadyMade, StoreConflict, snapshot_of, table_key
from bot.table.gathering import Recolour
from bot.table.habits import Habits
from bot.table.outages import Outage
from bot.table.recent import remembered
from bot.table.values import DAY, Live, Place, Table, with_changes
from tests.bot.stores import saved
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    GROUP,
    NOON,
    PEOPLE,
    begun,
    do,
    lobby,
    moved,
    over,
    stop,
)

# Saving and loading


@pytest.mark.parametrize(
    "live",
    [
        lobby("gifts", ANNA),
        begun("gifts", *PEOPLE),
        moved(begun("carcassonne", *PEOPLE), 20),
        moved(begun("sealed", *PEOPLE), 4),
        over("carcassonne", ANNA, BORIS),
        do(begun("gifts", *PEOPLE), BORIS, stop),
    ],
    ids=["lobby", "begun", "carcassonne", "sealed", "over", "vote"],
)
async def test_table_is_loaded_as_it_was_saved(store: Store, live: Live) -> None:
    kept = await saved(store, live)
    assert kept == replace(live, revision=1)
    assert await store.tables.load(live.table.id) == kept


async def test_there_is_no_unknown_table(store: Store) -> None:
    assert await store.tables.load("0123456789") is None
    assert await store.at(GROUP) is None


async def test_moves_are_added_to_the_log(store: Store, redis: Redis) -> None:
    live = await saved(store, begun("gifts", *PEOPLE))
    for _ in range(3):
        live = await store.tables.save(moved(live, 1), live)
    assert await store.tables.load(live.table.id) == live
    assert await redis.llen(f"t:{live.table.id}:log") == 3


async def test_log_that_became_another_replaces_what_differs(store: Store) -> None:
    """Taking moves back, and playing others: the stored log follows."""
    start = begun("carcassonne", ANNA, BORIS)
    long = await saved(store, moved(start, 9))
    short = await store.tables.save(replace(moved(start, 4), revision=1), long)
    assert await store.tables.load(short.table.id) == short
    none = await store.tables.save(replace(start, revision=2), short)
    assert await store.tables.load(none.table.id) == none


async def test_snapshot_is_only_a_cache_of_the_log(store: Store, redis: Redis) -> None:
    live = await saved(store, moved(begun("carcassonne", *PEOPLE), 30))
    await redis.hdel(f"t:{live.table.id}", "snapshot")
    assert await store.tables.load(live.table.id) == live


async def test_snapshot_of_other_rules_is_not_trusted(store: Store, redis: Redis) -> None:
    """What stands there is a sound state of this very game, but not the one to which the newer
    rules lead: an upgrade would have every table go on from it.
    """
    earlier = moved(begun("gifts", *PEOPLE), 2)
    live = await saved(store, moved(earlier, 1))
    await redis.hset(f"t:{live.table.id}", "snapshot", snapshot_of(earlier))
    unchanged = await Store(redis, ALL).tables.load(live.table.id)
    assert unchanged is not None
    assert unchanged.play == earlier.play != live.play  # the snapshot can be read, and is not ours
    newer = {**ALL, "gifts": replace(ALL["gifts"], rules_version=2)}
    assert await Store(redis, newer).tables.load(live.table.id) == live


@pytest.mark.parametrize("broken", [b"\x92\x01", b"\x81\xa1\xff\x01", b"\x92\x90\x90"])
async def test_snapshot_that_cannot_be_read_is_made_anew_from_the_log(
    store: Store, redis: Redis, broken: bytes
) -> None:
    """It shut the table, and every command of its chat: cut, no UTF-8, of another shape."""
    live = await saved(store, moved(begun("carcassonne", *PEOPLE), 5))
    await redis.hset(f"t:{live.table.id}", "snapshot", broken)
    assert await store.tables.load(live.table.id) == live


async def test_running_game_takes_less_than_16_kib(store: Store, redis: Redis) -> None:
    live = await saved(store, moved(begun("carcassonne", *PEOPLE), 60))
    keys = [key async for key in redis.scan_iter(f"*{live.table.id}*")]
    assert sum([await redis.memory_usage(key, samples=0) or 0 for key in keys]) < 16 * 1024


# Compare and set


async def test_second_of_two_who_changed_the_same_table_is_told(store: Store) -> None:
    before = await saved(store, lobby("gifts", ANNA, BORIS))
    first = await store.tables.save(do(before, ANNA, Recolour(4)), before)
    with pytest.raises(StoreConflict):
        await store.tables.save(do(before, BORIS, Recolour(5)), before)
    assert await store.tables.load(before.table.id) == first


async def test_new_table_does_not_overwrite_one_that_is_there(store: Store) -> None:
    kept = await saved(store, lobby("gifts", ANNA))
    with pytest.raises(StoreConflict):
        await saved(store, lobby("gifts", BORIS))
    assert await store.tables.load(kept.table.id) == kept


async def test_commit_repeated_after_a_lost_answer_is_made_once(
    store: Store, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client repeats a script whose answer it has not got: that is no conflict."""
    live = await saved(store, begun("gifts", *PEOPLE))
    send = redis.evalsha

    async def twice(*arguments: Any) -> Any:
        await send(*arguments)
        return await send(*arguments)

    monkeypatch.setattr(redis, "evalsha", twice)
    after = await store.tables.save(moved(live, 1), live)
    assert await store.tables.load(live.table.id) == after
    assert await redis.llen(f"t:{live.table.id}:log") == 1


async def test_scripts_survive_a_server_that_has_forgotten_them(store: Store, redis: Redis) -> None:
    live = await saved(store, begun("gifts", *PEOPLE))
    await redis.script_flush()
    after = await store.tables.save(moved(live, 1), live)
    assert await store.tables.load(live.table.id) == after


# Places


async def test_two_tables_cannot_take_the_same_place(store: Store) -> None:
    claims = [store.places.claim(GROUP, id, None) for id in ("a", "b", "c")]
    winners = set(await asyncio.gather(*claims))
    assert len(winners) == 1
    assert await store.places.open_tables() == tuple(winners)


async def test_claim_repeated_after_a_lost_answer_stands(store: Store) -> None:
    assert await store.places.claim(GROUP, "a", None) == "a"
    assert await store.places.claim(GROUP, "a", None) == "a"


async def test_table_that_is_over_makes_room(store: Store) -> None:
    await store.places.claim(GROUP, "a", None)
    assert await store.places.claim(GROUP, "b", "x") == "a"
    assert await store.places.claim(GROUP, "b", "a") == "b"


async def test_three_tables_stand_in_one_place_and_each_slot_is_taken_once(store: Store) -> None:
    tables = [(f"{slot}{rival}", slot) for slot in range(3) for rival in "ab"]
    claims = [store.places.claim(GROUP, id, None, slot) for id, slot in tables]
    winners = await asyncio.gather(*claims)
    assert [won[0] for won in winners] == ["0", "0", "1", "1", "2", "2"]
    assert len(set(winners)) == 3
    assert await store.places.open_tables() == tuple(sorted(set(winners)))


async def test_topics_of_a_forum_are_places_of_their_own(store: Store) -> None:
    assert await store.places.claim(Place(-100, 5), "a", None) == "a"
    assert await store.places.claim(Place(-100), "b", None) == "b"


async def test_table_is_listed_until_its_end_is_shown(store: Store) -> None:
    live = await saved(store, over("gifts", *PEOPLE))
    await store.places.claim(GROUP, live.table.id, None)
    assert await store.places.open_tables() == (live.table.id,)
    await store.finish(live.table)
    assert await store.places.open_tables() == ()


# What else is remembered


async def test_people_and_chats_are_remembered(store: Store) -> None:
    assert await store.profiles.of(5) == Profile(None, reachable=False)
    await store.profiles.remember(5, Profile("uk", reachable=True))
    assert await store.profiles.of(5) == Profile("uk", reachable=True)


async def test_who_writes_one_fact_leaves_the_others_to_others(store: Store) -> None:
    """Handlers set a language while the reconciler notes that a chat is shut: one of them got
    lost.
    """
    profiles = store.profiles
    quiet = Habits(reminders="never")
    await asyncio.gather(
        profiles.change(5, language="uk"),
        profiles.change(5, reachable=True),
        profiles.change(5, habits=quiet),
    )
    assert await profiles.of(5) == Profile("uk", reachable=True, habits=quiet)


# Several at once, and what goes with a table


async def test_a_change_with_a_mark_is_made_once_and_known_by_it(store: Store) -> None:
    before = await saved(store, lobby("gifts", ANNA, BORIS))
    id = before.table.id
    assert not await store.tables.has_made(id, "press")
    after = await store.tables.save(do(before, ANNA, Recolour(4)), before, "press")
    assert await store.tables.has_made(id, "press")
    assert not await store.tables.has_made(id, "another")
    with pytest.raises(AlreadyMade):
        await store.tables.save(do(after, ANNA, Recolour(5)), after, "press")
    assert await store.tables.load(id) == after


async def test_many_tables_are_read_without_those_that_are_gone_or_cannot_be_read(
    store: Store, redis: Redis
) -> None:
    live = moved(begun("gifts", *PEOPLE), 3)
    for id in "abc":
        await saved(store, with_changes(live, id=id))
    await redis.hset("t:b", "table", b"{")
    found = [table async for table in store.tables.without_states(("a", "none", "b", "c"))]
    assert [table.id for table in found] == ["a", "c"]
    assert [table.log for table in found] == [live.table.log] * 2
    assert await store.tables.revisions(("a", "none")) == {"a": 1, "none": 0}


async def test_somebody_and_a_table_are_read_together(store: Store) -> None:
    live = await saved(store, begun("gifts", ANNA, BORIS))
    await store.profiles.remember(ANNA.id, Profile("uk"))
    profile, found = await store.meet(ANNA.id, live.table.id)
    assert (profile.language, found) == ("uk", live)
    assert (await store.meet(BORIS.id, "none")) == (Profile(), None)


async def test_a_table_that_is_dropped_is_gone_from_memory_too(redis: Redis) -> None:
    store = Store(redis, ALL, keeps=5)
    live = await saved(store, begun("gifts", ANNA, BORIS))
    await store.tables.drop(live.table.id)
    assert await store.tables.load(live.table.id) is None
    assert [key async for key in redis.scan_iter("t:*")] == []
    again = await saved(store, live)
    assert await store.tables.load(live.table.id) == again


async def test_time_in_which_the_bot_was_away_is_none_of_a_tables_that_is_read(
    redis: Redis,
) -> None:
    store = Store(redis, ALL)
    live = await saved(store, begun("gifts", ANNA, BORIS))
    store.outages.all = (Outage(NOON + 60, NOON + 100),)
    found = await store.tables.load(live.table.id)
    assert found
    assert (live.table.ledger.lost, found.table.ledger.lost) == (0, 40)


async def test_most_live_by_the_clock_that_most_have_named_and_strangers_by_none(
    store: Store,
) -> None:
    table = begun("gifts", *PEOPLE, language="uk").table
    assert await store.near(table) == "Europe/Kyiv"
    assert await store.near(replace(table, language="en")) == ""
    for user, zone in ((ANNA, "Asia/Tokyo"), (BORIS, "Asia/Tokyo"), (CLARA, "Asia/Dubai")):
        await store.profiles.change(user.id, habits=Habits(zone=zone))
    assert await store.near(table) == "Asia/Tokyo"
    assert await store.near(replace(table, strangers=True)) == ""


async def test_how_fast_a_group_plays_over_days_is_kept_and_of_an_evening_nothing(
    store: Store,
) -> None:
    for clock, is_kept in ((60, False), (0, True)):
        ended = with_changes(
            over("gifts", ANNA, BORIS), id=f"t{clock}", clock=clock, began=NOON - DAY
        )
        await store.profiles.change(GROUP.chat, recent=remembered(ended.table, ()))
        await store.note(await saved(store, ended))
        (recent,) = (await store.profiles.of(GROUP.chat)).recent
        assert bool(recent.turn) == is_kept


async def test_look_at_an_old_game_changes_neither_how_fast_its_group_plays_nor_how_long_it_is_kept(
    redis: Redis,
) -> None:
    store, ids = Store(redis, ALL, days=30), ("slow", "fast")
    tables = dict[str, Table]()
    for id, days in zip(ids, (40, 1), strict=True):
        ended = over("gifts", ANNA, BORIS)
        ended = with_changes(ended, id=id, clock=DAY, began=NOON - days * DAY, since=NOON)
        recent = (await store.profiles.of(GROUP.chat)).recent
        await store.profiles.change(GROUP.chat, recent=remembered(ended.table, recent))
        await store.note(await saved(store, ended))
        await store.finish(ended.table)
        tables[id] = ended.table
    known, key = (await store.profiles.of(GROUP.chat)).recent, table_key("slow")
    assert known[0].turn
    await redis.expire(key, 1000)
    await store.finish(tables["slow"])
    assert (await store.profiles.of(GROUP.chat)).recent == known
    assert await redis.ttl(key) <= 1000


async def test_new_game_is_kept_and_a_lobby_that_nobody_finds_is_not(
    store: Store, redis: Redis
) -> None:
    """A challenge, dealt as it is stored, was gone if its one player did not move for days."""
    for live, is_kept in ((begun("gifts", ANNA, BORIS), True), (lobby("gifts", ANNA), False)):
        saved_ = await store.tables.save(with_changes(live, id=f"of {is_kept}"), None)
        assert (await redis.ttl(table_key(saved_.table.id)) < 0) == is_kept
