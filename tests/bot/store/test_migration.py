"""A group that became a supergroup: its table moves once, however often we are told."""

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.store.migration import bring, leave_topic, migrate
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.values import Live, Place
from tests.bot.tables import ANNA, GROUP, PEOPLE, begun, do, over, stop

NEW = -1001
STEPS = [("profiles", "forget"), ("tables", "save"), ("places", "claim"), ("places", "leave")]


@pytest.fixture
async def live(store: Store) -> Live:
    """A running game in a group that speaks Ukrainian."""
    await store.profiles.remember(GROUP.chat, Profile("uk"))
    kept = await store.tables.save(begun("gifts", *PEOPLE), None)
    await store.places.claim(GROUP, kept.table.id, None)
    return kept


async def check(store: Store, live: Live, *open_: str) -> None:
    moved = await store.at(Place(NEW))
    assert moved
    assert moved.table.place == Place(NEW)
    assert moved.table.generation == live.table.generation + 1
    assert moved.table.log == live.table.log
    assert await store.at(GROUP) is None
    assert (await store.profiles.of(NEW)).language == "uk"
    assert await store.places.open_tables() == (open_ or (live.table.id,))


async def test_table_moves_with_its_group(store: Store, live: Live) -> None:
    assert await migrate(store, GROUP.chat, NEW) == (live.table.id,)
    await check(store, live)


async def stand(store: Store, id: str, slot: int, place: Place = GROUP) -> Live:
    table = replace(begun("gifts", *PEOPLE).table, id=id, place=place, slot=slot, lettered=True)
    made = await store.tables.save(replace(begun("gifts", *PEOPLE), table=table), None)
    await store.places.claim(place, id, None, slot)
    return made


async def test_tables_side_by_side_move_with_their_letters(store: Store, live: Live) -> None:
    other = await stand(store, "c" * 10, 2)
    moved = await migrate(store, GROUP.chat, NEW)
    assert moved == (live.table.id, other.table.id)
    there = await store.all_at(Place(NEW))
    assert [(one.table.id, one.table.slot) for one in there] == [(moved[0], 0), (moved[1], 2)]
    assert await store.all_at(GROUP) == ()
    await check(store, live, *moved)


async def test_table_makes_room_for_one_that_was_opened_there_meanwhile(
    store: Store, live: Live
) -> None:
    newer = await stand(store, "n" * 10, 0, Place(NEW))
    assert await migrate(store, GROUP.chat, NEW) == (live.table.id,)
    first, second = await store.all_at(Place(NEW))
    assert first == newer
    assert (second.table.id, second.table.letter) == (live.table.id, "B")


async def test_being_told_again_changes_nothing(store: Store, live: Live) -> None:
    await migrate(store, GROUP.chat, NEW)
    assert await migrate(store, GROUP.chat, NEW) == ()
    await check(store, live)


@pytest.mark.parametrize(("part", "step"), STEPS)
async def test_move_that_broke_off_is_finished_by_the_next(
    store: Store, live: Live, part: str, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ConnectionError

    with monkeypatch.context() as patch:
        patch.setattr(getattr(store, part), step, broken)
        with pytest.raises(ConnectionError):
            await migrate(store, GROUP.chat, NEW)
    await migrate(store, GROUP.chat, NEW)
    await check(store, live)


async def test_language_chosen_there_already_stays(store: Store, live: Live) -> None:
    await store.profiles.remember(NEW, Profile("ru"))
    await migrate(store, GROUP.chat, NEW)
    assert (await store.profiles.of(NEW)).language == "ru"


async def test_table_that_is_over_stays_where_it_was(store: Store) -> None:
    over = await store.tables.save(do(begun("gifts", *PEOPLE), ANNA, stop), None)
    await store.places.claim(GROUP, over.table.id, None)
    assert await migrate(store, GROUP.chat, NEW) == ()
    assert await store.tables.load(over.table.id) == over


async def test_group_without_a_table_takes_its_language_along(store: Store) -> None:
    await store.profiles.remember(GROUP.chat, Profile("uk"))
    assert await migrate(store, GROUP.chat, NEW) == ()
    assert (await store.profiles.of(NEW)).language == "uk"


async def test_settings_of_a_group_move_though_its_language_was_never_set(
    store: Store, redis: Redis
) -> None:
    await store.profiles.change(GROUP.chat, pins=False, levels=True)
    await store.profiles.change(NEW, may_pin=True)
    for _ in range(2):  # Telegram tells of it more than once
        await migrate(store, GROUP.chat, NEW)
    assert await store.profiles.of(NEW) == Profile(pins=False, levels=True, may_pin=True)
    assert [key async for key in redis.scan_iter("p:*")] == [f"p:{NEW}".encode()]


async def test_what_was_set_for_the_group_moves_with_it(store: Store) -> None:
    """Its month, and whom it calls."""
    await store.months.note(GROUP.chat, 1)
    await store.callings.join(GROUP.chat, ANNA.id, ANNA.name)
    await migrate(store, GROUP.chat, NEW)
    assert await store.months.claim_due(2) == [NEW]
    assert await store.callings.people(NEW) == {ANNA.id: ANNA.name}
    assert await store.callings.people(GROUP.chat) == {}


async def test_a_game_that_is_over_is_opened_in_the_supergroup(store: Store) -> None:
    """/history listed it, and no button opened it."""
    ended = await store.tables.save(over("gifts", *PEOPLE), None)
    await store.note(ended)
    await migrate(store, GROUP.chat, NEW)
    assert await store.past.of(NEW) == (ended.table.id,)
    found = await store.tables.load(ended.table.id)
    assert found
    assert (found.table.place, found.table.generation) == (Place(NEW), ended.table.generation)


async def test_tables_of_a_topic_stand_in_the_group_once_there_are_no_topics(
    store: Store, live: Live
) -> None:
    topic = Place(GROUP.chat, 7)
    there = await stand(store, "t" * 10, 0, topic)
    assert await leave_topic(store, topic) == (there.table.id,)
    found = await store.all_at(GROUP)
    assert [(one.table.id, one.table.letter) for one in found] == [
        (live.table.id, ""),
        (there.table.id, "B"),
    ]
    assert await store.all_at(topic) == ()


async def test_a_table_that_is_over_and_its_group_has_moved_says_its_last_word_there(
    store: Store,
) -> None:
    over = await store.tables.save(do(begun("gifts", *PEOPLE), ANNA, stop), None)
    await bring(store, over.table.id, NEW)
    moved = await store.tables.load(over.table.id)
    assert moved
    assert moved.table.place == Place(NEW)
    assert moved.table.generation == over.table.generation + 1
    await bring(store, over.table.id, NEW)
    assert await store.tables.load(over.table.id) == moved
    await bring(store, "x" * 10, NEW)
