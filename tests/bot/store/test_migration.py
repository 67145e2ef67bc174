"""A group that became a supergroup: its table moves once, however often we are told."""

import pytest

from bot.store.migration import migrate
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.values import Live, Place
from tests.bot.tables import ANNA, GROUP, PEOPLE, begun, do, stop

NEW = -1001
STEPS = [("profiles", "of"), ("tables", "save"), ("places", "claim"), ("places", "leave")]


@pytest.fixture
async def live(store: Store) -> Live:
    """A running game in a group that speaks Ukrainian."""
    await store.profiles.remember(GROUP.chat, Profile("uk"))
    kept = await store.tables.save(begun("gifts", *PEOPLE), None)
    await store.places.claim(GROUP, kept.table.id, None)
    return kept


async def check(store: Store, live: Live) -> None:
    moved = await store.at(Place(NEW))
    assert moved
    assert moved.table.place == Place(NEW)
    assert moved.table.post == live.table.post + 1
    assert moved.table.log == live.table.log
    assert await store.at(GROUP) is None
    assert (await store.profiles.of(NEW)).language == "uk"
    assert await store.places.open_tables() == (live.table.id,)


async def test_table_moves_with_its_group(store: Store, live: Live) -> None:
    assert await migrate(store, GROUP.chat, NEW) == live.table.id
    await check(store, live)


async def test_being_told_again_changes_nothing(store: Store, live: Live) -> None:
    await migrate(store, GROUP.chat, NEW)
    assert await migrate(store, GROUP.chat, NEW) is None
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
    assert await migrate(store, GROUP.chat, NEW) is None
    assert await store.tables.load(over.table.id) == over


async def test_group_without_a_table_takes_its_language_along(store: Store) -> None:
    await store.profiles.remember(GROUP.chat, Profile("uk"))
    assert await migrate(store, GROUP.chat, NEW) is None
    assert (await store.profiles.of(NEW)).language == "uk"
