"""/forget: what is known of a person is gone, running games stay playable."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.display.surfaces import surfaces
from bot.features.handing.table import OfferSeat
from bot.reconciler.state.shown import Records, RetiredMessage
from bot.service.table_service import TableService, fresh_seed
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.forgetting import Forget
from bot.table.gathering import Join, Start
from bot.table.membership import Membership
from bot.table.parts import Friend
from bot.table.values import Chair, Matter, Motion, Phase, Place, Refused
from tests.bot.stores import SHOWN
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
    decide,
    dismiss,
    do,
    over,
    resign,
    stop,
)
from tests.bot.thinking import ThinkingHere


class Nothing:
    """A reconciler that shows nothing."""

    def __init__(self) -> None:
        self.chats = self

    def show(self, table: str, selection: object = None) -> None:
        """Pass over it."""

    async def membership(self, chat: int, user: int) -> Membership:
        return Membership.MEMBER

    async def forget(self, user: int, tables: object) -> None:
        """It has kept nothing."""


def test_running_game_goes_on_under_another_name() -> None:
    live = do(begun("gifts", *PEOPLE), ANNA, Forget("Player"))
    assert [p.name for p in live.table.people].count("Player") == 1
    assert "Anna" not in str(live.table)
    chance = Random(1)
    seat = next(i for i, person in enumerate(live.table.people) if person.user == ANNA.id)
    while seat not in ALL["gifts"].to_act(live.play.state):  # type: ignore[union-attr]
        live = decide(live, ALL["gifts"].to_act(live.play.state)[0], chance)  # type: ignore[union-attr]
    moved = decide(live, ALL["gifts"].to_act(live.play.state)[0], chance)  # type: ignore[union-attr]
    assert moved != live


def test_finished_game_knows_him_no_more() -> None:
    """Neither the seat, nor that they were the host, has voted, was reminded."""
    anna = replace(ANNA, id=987_654)
    live = begun("gifts", anna, BORIS, CLARA)
    ended = replace(
        live.table,
        host=anna.id,
        phase=Phase.STOPPED,
        votes=frozenset({anna.id}),
        motions=(Motion(Matter.SKIP, Chair(0), frozenset({anna.id})),),
        reminded={anna.id: 1},
    )
    after = do(replace(live, table=ended), anna, Forget("Player"))
    assert "Anna" not in str(after.table)
    assert "987654" not in str(after.table)


async def test_everything_in_the_store_is_forgotten(store: Store, redis: Redis) -> None:
    nothing: Any = Nothing()
    service = TableService(FRAME, store, nothing, ThinkingHere(), fresh_seed)
    tables = [await service.open(Place(-n), ANNA, "en", "gifts") for n in (1, 2, 3)]
    for live in tables[:2]:
        await service.change(live.table.id, BORIS, Join())
    await service.change(tables[0].table.id, ANNA, Start(1))
    await service.remember(ANNA.id, language="uk", reachable=True)
    await service.forget(ANNA)
    assert await store.profiles.of(ANNA.id) == Profile(None, reachable=False)
    for live in tables[:2]:
        names = {person.name for person in (await service.find(live.table.id)).table.people}
        assert names == {"Player", BORIS.name}
    keys = [key async for key in redis.scan_iter("t:*")]
    assert not [key for key in keys if b"Anna" in str(await redis.hgetall(key)).encode()]


async def test_a_table_that_cannot_be_read_keeps_nothing_else_from_being_forgotten(
    store: Store, redis: Redis
) -> None:
    nothing: Any = Nothing()
    service = TableService(FRAME, store, nothing, ThinkingHere(), fresh_seed)
    broken, whole = [await service.open(Place(-n), ANNA, "en", "gifts") for n in (1, 2)]
    await service.remember(ANNA.id, language="uk")
    await redis.hset(f"t:{broken.table.id}", "table", b"\xc1")
    later = TableService(FRAME, Store(redis, ALL), nothing, ThinkingHere(), fresh_seed)
    await later.forget(ANNA)
    assert "Anna" not in str(await later.find(whole.table.id))
    assert (await store.profiles.of(ANNA.id)).language is None


def test_who_is_forgotten_while_he_plays_is_nobody_once_the_game_is_over() -> None:
    anna = replace(ANNA, id=987_654)
    live = do(begun("gifts", anna, BORIS, CLARA), anna, Forget("Player"))
    table = replace(live.table, host=anna.id, reminded={anna.id: 1})
    ended = do(replace(live, table=table), anna, stop)
    assert ended.table.phase is Phase.STOPPED
    assert "987654" not in str(ended.table)
    assert "Anna" not in str(ended.table)


async def test_whatever_part_of_the_store_knows_people_tells_and_forgets_them(store: Store) -> None:
    """/mydata and /forget ask the same parts: none is left out of either."""
    knowing = {type(part) for part in vars(store).values() if hasattr(part, "forget_person")}
    assert knowing == {type(part) for part in store.personal}
    told = [name for part in store.personal for name in await part.told(ANNA.id, "2026-11-27")]
    assert len(told) == len(set(told)) > len(knowing)


def test_nobody_is_shown_no_hand() -> None:
    live = do(begun("sealed", ANNA, BORIS), ANNA, Forget("Player"))
    places = {surface.place.chat for surface in surfaces(FRAME, do(live, BORIS, resign))}
    assert places == {GROUP.chat}


async def test_words_of_former_messages_are_not_kept(redis: Redis) -> None:
    """They name people, and may be said much later: a chat may be closed."""
    records, old = Records(redis), RetiredMessage(5, "Anna moved", has_picture=False)
    await records.remember("a", "board", replace(SHOWN, retired_text="Anna", stale=(old,)))
    await records.wish_wordless("a")
    shown = (await records.with_wishes("a"))["board"]
    assert "Anna" not in str(await redis.hgetall("t:a:shown"))
    assert (shown.stale[0].message, shown.message) == (5, SHOWN.message)


async def test_tables_that_he_has_left_and_finished_ones_are_found_without_looking_at_all(
    store: Store,
) -> None:
    nothing: Any = Nothing()
    service = TableService(FRAME, store, nothing, ThinkingHere(), fresh_seed)
    left, stopped, opened = [await service.open(Place(-n), ANNA, "en", "gifts") for n in (1, 2, 3)]
    for live in (left, stopped):
        for person in (BORIS, CLARA):
            await service.change(live.table.id, person, Join())
        await service.change(live.table.id, ANNA, Start(1))
    await service.change(left.table.id, BORIS, resign(await service.find(left.table.id)))
    await service.change(stopped.table.id, ANNA, stop(await service.find(stopped.table.id)))
    agenda = store.agenda
    assert set(await agenda.all_tables_of(BORIS.id)) == {left.table.id, stopped.table.id}
    assert await agenda.tables_of(BORIS.id) == ()
    assert opened.table.id in await agenda.tables_of(ANNA.id)  # she has opened it
    await service.forget(BORIS)
    for live in (left, stopped):
        assert BORIS.name not in str((await service.find(live.table.id)).table)
    assert await agenda.all_tables_of(BORIS.id) == (left.table.id,)


async def test_who_was_removed_from_a_rematch_does_not_come_back_by_being_forgotten(
    store: Store,
) -> None:
    nothing: Any = Nothing()
    service = TableService(FRAME, store, nothing, ThinkingHere(), fresh_seed)
    again = await service.rematch(over("gifts", *PEOPLE), ANNA)
    await service.change(again.table.id, BORIS, Join())
    live = await service.find(again.table.id)
    await service.change(again.table.id, ANNA, dismiss(BORIS.id)(live))
    await service.forget(BORIS)
    with pytest.raises(Refused, match="refused-removed"):
        await service.change(again.table.id, BORIS, Join())


async def test_board_forgets_whom_a_seat_is_offered_to_by_their_user_name(store: Store) -> None:
    """They do not sit there, and nobody has their number."""
    nothing: Any = Nothing()
    service = TableService(FRAME, store, nothing, ThinkingHere(), fresh_seed)
    live = await service.open(GROUP, ANNA, "en", "gifts")
    for person, command in ((BORIS, Join()), (ANNA, Start(1))):
        await service.change(live.table.id, person, command)
    offered = OfferSeat(service.now, Friend("eve_99", "@Eve_99"))
    await service.change(live.table.id, ANNA, offered)
    await service.forget(replace(STRANGER, username="Eve_99"))
    assert "Eve_99" not in str((await service.find(live.table.id)).table)


async def test_rematch_leaves_out_who_is_forgotten(store: Store) -> None:
    nothing: Any = Nothing()
    service = TableService(FRAME, store, nothing, ThinkingHere(), fresh_seed)
    old = do(over("gifts", *PEOPLE), ANNA, Forget("Player"))
    again = await service.rematch(old, BORIS)
    assert {person.user for person in again.table.invited} == {CLARA.id}
