"""The service: changes, made again when somebody else was faster; tables opened, and played
again.
"""

import asyncio

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.display.lobby.surface import lobby_surface
from bot.display.values import NOTHING, Selection
from bot.metrics import FAULTS
from bot.service import sitting as module
from bot.service.table_service import TableService, fresh_seed
from bot.store.profiles import Profile
from bot.store.tables import StoreConflict
from bot.table.gathering import Join, Leave, Recolour
from bot.table.seating import person_of
from bot.table.showing import Show
from bot.table.values import Phase, Place, Refused, Table, with_changes
from bot.texts.reader import public_reader
from tests.bot.stores import Watch
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    GROUP,
    PEOPLE,
    STRANGER,
    begun,
    do,
    over,
    resign,
    stop,
)


async def test_all_who_join_at_once_get_a_seat(service: TableService, watch: Watch) -> None:
    live = await service.open(GROUP, ANNA, "en", "gifts")
    people = (*PEOPLE, STRANGER)
    await asyncio.gather(*(service.change(live.table.id, person, Join()) for person in people[1:]))
    after = await service.find(live.table.id)
    assert {person.user for person in after.table.people} == {person.id for person in people}
    assert len({person.colour for person in after.table.people}) == 4
    assert watch.asked == [(live.table.id, None)] * 4


async def test_nothing_is_saved_and_yet_shown_when_nothing_changes(
    service: TableService, watch: Watch
) -> None:
    live = await service.open(GROUP, ANNA, "en", "gifts")
    same = await service.change(live.table.id, ANNA, Recolour(0), Selection(panel="x"))
    assert same == live
    assert watch.asked[-1] == (live.table.id, Selection(panel="x"))


async def test_two_who_open_at_once_get_one_table(service: TableService, redis: Redis) -> None:
    tables = await asyncio.gather(*(service.open(GROUP, p, "en", "gifts") for p in PEOPLE))
    (id,) = {live.table.id for live in tables}
    assert await service.store.places.open_tables() == (id,)
    assert [key async for key in redis.scan_iter("t:*")] == [f"t:{id}".encode()]


async def test_table_stands_until_it_is_over(service: TableService) -> None:
    first = await service.open(GROUP, ANNA, "en", "gifts")
    assert (await service.open(GROUP, BORIS, "ru", None)).table.id == first.table.id
    await service.change(first.table.id, ANNA, stop(await service.find(first.table.id)))
    assert await service.standing(GROUP) == ()
    second = await service.open(GROUP, BORIS, "ru", None)
    assert second.table.id != first.table.id
    assert (second.table.host, second.table.language, second.table.game) == (BORIS.id, "ru", None)


async def test_tables_have_no_letters_until_another_stands_beside_them(
    service: TableService,
) -> None:
    first = await service.open(GROUP, ANNA, "en", "gifts")
    assert first.table.letter == ""
    second = await service.open(GROUP, BORIS, "en", "gifts", slot=1)
    assert second.table.letter == "B"
    assert (await service.find(first.table.id)).table.letter == "A"
    await service.change(first.table.id, ANNA, stop(await service.find(first.table.id)))
    assert [live.table.letter for live in await service.standing(GROUP)] == ["B"]
    third = await service.open(GROUP, ANNA, "en", "gifts")
    assert third.table.letter == "A"


async def test_all_who_want_another_table_at_once_get_the_same_one(service: TableService) -> None:
    for slot in range(2):
        await service.open(GROUP, ANNA, "en", "gifts", slot=slot)
    thirds = await asyncio.gather(*(service.open(GROUP, p, "en", "gifts", slot=2) for p in PEOPLE))
    assert {live.table.id for live in thirds} == {(await service.standing(GROUP))[2].table.id}
    letters = [live.table.letter for live in await service.standing(GROUP)]
    assert letters == ["A", "B", "C"]


async def test_rematch_keeps_its_letter(service: TableService) -> None:
    await service.open(GROUP, ANNA, "en", "gifts")
    old = over("gifts", *PEOPLE)
    second = replace(old, table=replace(old.table, id="b" * 10, slot=1, lettered=True))
    again = await service.rematch(second, BORIS)
    assert (again.table.slot, again.table.letter) == (1, "B")
    assert (await service.rematch(second, ANNA)).table.id == again.table.id


async def test_rematch_waits_for_nobody_who_sits_there(service: TableService) -> None:
    again = await service.rematch(over("gifts", *PEOPLE), ANNA)
    assert {one.user for one in again.table.people} == {ANNA.id}
    assert {one.user for one in again.table.invited} == {BORIS.id, CLARA.id}


async def test_rematch_invites_who_waited_for_the_next_round(service: TableService) -> None:
    waits = person_of(begun("gifts", *PEOPLE).table, STRANGER, 3)
    running = with_changes(begun("gifts", *PEOPLE), invited=(waits,))
    again = await service.rematch(do(running, ANNA, stop(running)), ANNA)
    assert {one.user for one in again.table.invited} == {BORIS.id, CLARA.id, STRANGER.id}


async def test_rematch_invites_nobody_who_has_left_the_group(
    service: TableService, watch: Watch
) -> None:
    watch.out = frozenset({BORIS.id})
    again = await service.rematch(over("gifts", *PEOPLE), ANNA)
    assert [one.user for one in again.table.invited] == [CLARA.id]


async def test_table_that_is_kept_no_more_leaves_its_place(service: TableService) -> None:
    """A group that has removed us and takes us in again: its games are forgotten."""
    gone = await service.open(GROUP, ANNA, "en", "gifts")
    await service.store.tables.drop(gone.table.id)
    fresh = await service.open(GROUP, ANNA, "en", "gifts")
    assert fresh.table.id != gone.table.id
    assert [live.table.id for live in await service.standing(GROUP)] == [fresh.table.id]


async def test_table_that_cannot_be_read_keeps_no_other_from_its_place(
    service: TableService, redis: Redis
) -> None:
    faults = FAULTS._value.get()
    broken = await service.open(GROUP, ANNA, "en", "gifts")
    other = await service.open(GROUP, ANNA, "en", "gifts", slot=1)
    await redis.hset(f"t:{broken.table.id}", "table", b"{")
    assert [live.table.id for live in await service.standing(GROUP)] == [other.table.id]
    assert FAULTS._value.get() > faults
    fresh = await service.open(GROUP, ANNA, "en", "gifts")
    standing = [live.table.id for live in await service.standing(GROUP)]
    assert standing == [fresh.table.id, other.table.id]


async def test_only_game_there_is_need_not_be_chosen(service: TableService) -> None:
    service.frame = replace(FRAME, games={"gifts": ALL["gifts"]})
    live = await service.open(GROUP, ANNA, "en", None)
    assert (live.table.game, live.table.options) == ("gifts", {"cards": "6"})


async def test_rematch_is_a_lobby_for_the_same_game_where_nobody_is_seated_unasked(
    service: TableService,
) -> None:
    old = over("gifts", *PEOPLE)
    again = await service.rematch(old, BORIS)
    assert again.table.phase is Phase.LOBBY
    assert [person.user for person in again.table.people] == [BORIS.id]
    assert {one.user for one in again.table.invited} == {ANNA.id, CLARA.id}
    shown = lobby_surface(public_reader(FRAME, again.table), again.table, NOTHING).text
    assert "Another game, " in shown
    assert f'<a href="tg://user?id={ANNA.id}">Anna</a>' in shown
    assert "id=2" not in shown
    joined = await service.change(again.table.id, ANNA, Join())
    assert (
        "Anna</a>"
        not in lobby_surface(public_reader(FRAME, joined.table), joined.table, NOTHING).text
    )
    assert (again.table.game, again.table.options) == (old.table.game, old.table.options)
    assert again.table.host == BORIS.id
    assert (await service.rematch(old, ANNA)).table.id == again.table.id


async def test_stranger_and_who_has_left_open_no_rematch(service: TableService) -> None:
    left = do(begun("gifts", *PEOPLE), CLARA, resign)
    over_ = do(left, ANNA, stop)
    for user, why in ((STRANGER, "refused-onlooker"), (CLARA, "refused-gone")):
        with pytest.raises(Refused) as refused:
            await service.rematch(over_, user)
        assert refused.value.message.id == why
    assert await service.standing(GROUP) == ()
    again = await service.rematch(over_, ANNA)
    assert CLARA.id not in {person.user for person in again.table.invited}


async def test_who_asks_for_a_rematch_with_secrets_sits_once_they_reach_him(
    service: TableService,
) -> None:
    again = await service.rematch(over("sealed", ANNA, BORIS), replace(ANNA, reachable=False))
    assert (again.table.people, again.table.host) == ((), ANNA.id)
    joined = await service.change(again.table.id, ANNA, Join())
    assert [person.user for person in joined.table.people] == [ANNA.id]


async def test_nobody_sits_at_more_tables_than_can_be_shown_when_he_comes_back(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ADR 47: who blocked the bot and came back had 900 calls made, again and again."""
    monkeypatch.setattr(module, "_MOST", 2)
    first, second, third = (Place(-chat) for chat in (1, 2, 3))
    live = await service.open(first, ANNA, "en", "gifts")
    await service.open(second, ANNA, "en", "gifts")
    with pytest.raises(Refused, match="refused-many-tables"):
        await service.open(third, ANNA, "en", "gifts")
    other = await service.open(third, BORIS, "en", "gifts")
    with pytest.raises(Refused, match="refused-many-tables"):
        await service.change(other.table.id, ANNA, Join())
    await service.change(live.table.id, ANNA, Recolour(3))  # they still play where they sit
    await service.change(live.table.id, ANNA, Leave())
    assert len((await service.change(other.table.id, ANNA, Join())).table.people) == 2


async def test_unknown_table_is_outdated(service: TableService) -> None:
    with pytest.raises(Refused) as refused:
        await service.change("0123456789", ANNA, Show())
    assert refused.value.message.id == "refused-outdated"


async def test_who_is_always_too_slow_gives_up(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await service.open(GROUP, ANNA, "en", "gifts")

    async def conflict(*_: object) -> Table:
        raise StoreConflict

    monkeypatch.setattr(service.store.tables, "save_with", conflict)
    with pytest.raises(StoreConflict):
        await service.change(live.table.id, BORIS, Join())


async def test_language_is_as_set_else_as_telegram_tells(service: TableService) -> None:
    assert await service.language_of(5, "uk-UA") == "uk"
    assert await service.language_of(5, None) == "en"
    await service.remember(5, language="ru")
    await service.remember(5, reachable=True)
    assert await service.language_of(5, "uk") == "ru"
    assert await service.store.profiles.of(5) == Profile("ru", reachable=True)


def test_seeds_are_fresh() -> None:
    assert len({fresh_seed() for _ in range(100)}) == 100
