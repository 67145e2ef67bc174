"""Updates that are delivered again change nothing twice."""

from contextlib import suppress

import pytest
from redis.asyncio import Redis

from bot.service.delivery import delivered
from bot.service.table_service import TableService
from bot.store.store import Store
from bot.store.tables import SEEN, AlreadyMade
from bot.table.gathering import Join
from bot.table.showing import Show
from bot.table.values import Command, Place, User
from tests.bot.kills import Killed, killed_after
from tests.bot.stores import Watch, saved
from tests.bot.tables import ANNA, BORIS, CLARA, GROUP, PEOPLE, begun, do, lobby, moved


async def test_update_delivered_again_changes_nothing_twice(store: Store) -> None:
    """Killed between commit and the end of the update, it is dealt with once more."""
    before = await saved(store, begun("gifts", *PEOPLE))
    after = await store.tables.save(moved(before, 1), before, "7.0")
    with pytest.raises(AlreadyMade):
        await store.tables.save(moved(after, 1), after, "7.0")
    assert await store.tables.load(before.table.id) == after


async def test_changes_of_one_update_are_told_apart(service: TableService) -> None:
    """Killed after the second of three changes, it makes the third one only."""
    id = (await service.open(GROUP, ANNA, "en", "gifts")).table.id
    with delivered(7) as delivery:
        await service.during(delivery).change(id, ANNA, Show())
        second = await service.during(delivery).change(id, ANNA, Show())
    with delivered(7, is_repeated=True) as delivery:
        assert await service.during(delivery).change(id, ANNA, Show()) == second
        assert await service.during(delivery).change(id, ANNA, Show()) == second
        third = await service.during(delivery).change(id, ANNA, Show())
    assert third.revision == second.revision + 1


async def test_update_that_has_opened_a_table_does_not_bring_it_again(
    service: TableService,
) -> None:
    """Killed after that, /play finds its own table, which is shown already: once is enough."""
    with delivered(7) as delivery:
        opened = await service.during(delivery).open(GROUP, ANNA, "en", "gifts")
    with delivered(7, is_repeated=True) as delivery:
        assert await service.standing(GROUP) == (opened,)
        assert await service.during(delivery).change(opened.table.id, ANNA, Show()) == opened


async def test_only_what_stands_somewhere_is_looked_after(
    service: TableService, store: Store
) -> None:
    """/play is killed before each of its commands to the store in turn, and delivered again: it
    leaves no table behind that another worker would show beside the one that stands there then.
    """
    left, number = [0], -1
    while left[0] <= 0:
        number += 1
        place = Place(-1000 - number)
        with killed_after(number) as left, delivered(7) as delivery, suppress(Killed):
            await service.during(delivery).open(place, ANNA, "en", "gifts")
        listed = await store.places.open_tables()
        with delivered(7, is_repeated=True) as delivery:
            for live in await service.standing(place):
                await service.during(delivery).change(live.table.id, ANNA, Show())
            live = await service.during(delivery).open(place, ANNA, "en", "gifts")
        assert listed in ((), (live.table.id,)), number
        assert await store.places.open_tables() == (live.table.id,)
        await store.places.finish(live.table.id)
    assert number > 3


async def test_table_that_has_only_come_to_its_place_is_looked_after(service: TableService) -> None:
    """Killed between claiming and listing."""
    with delivered(7) as delivery:
        opened = await service.during(delivery).open(GROUP, ANNA, "en", "gifts")
    await service.store.places.finish(opened.table.id)
    with delivered(7, is_repeated=True) as delivery:
        await service.during(delivery).change(opened.table.id, ANNA, Show())
    assert await service.store.places.open_tables() == (opened.table.id,)


async def test_marks_of_updates_are_bounded(store: Store, redis: Redis) -> None:
    live = await saved(store, lobby("gifts", ANNA))
    for update in range(SEEN + 5):
        live = await store.tables.save(do(live, ANNA, Show()), live, f"{update}.0")
    marks = await redis.lrange(f"t:{live.table.id}:seen", 0, -1)
    assert len(marks) == SEEN
    assert marks[0] == f"{SEEN + 4}.0".encode()


async def test_redelivered_updates_give_the_same_table(service: TableService, watch: Watch) -> None:
    """Each update of a game twice, the second time as after a kill, some in the wrong order."""
    live = await service.open(GROUP, ANNA, "en", "gifts")
    commands: list[tuple[User, Command]] = [
        (CLARA, Join()),
        (BORIS, Join()),
        (ANNA, Show()),
        (ANNA, Show()),
    ]
    for update, (user, command) in enumerate(commands):
        with delivered(update) as delivery:
            live = await service.during(delivery).change(live.table.id, user, command)
    for update in (2, 0, 3, 1):
        user, command = commands[update]
        with delivered(update, is_repeated=True) as delivery:
            assert await service.during(delivery).change(live.table.id, user, command) == live
    assert await service.find(live.table.id) == live
    assert len(watch.asked) == 9  # what may not have been shown before the kill is shown again


async def test_update_that_a_former_owner_finishes_meanwhile_is_made_once(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await service.open(GROUP, ANNA, "en", "gifts")

    async def not_yet(id: str, mark: str) -> bool:
        return False

    with delivered(7) as delivery:
        joined = await service.during(delivery).change(live.table.id, ANNA, Show())
    monkeypatch.setattr(service.store.tables, "has_made", not_yet)
    with delivered(7, is_repeated=True) as delivery:
        assert await service.during(delivery).change(live.table.id, ANNA, Show()) == joined
