"""What goes first while permits are scarce: who is asked, before who looks on (docs/adr/0007)."""

import asyncio
from random import Random

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.features.calling.part import Call
from bot.store.rate_limits import Permit, Priority, RateLimiter
from bot.store.store import Store
from bot.table.gathering import Start
from bot.table.seating import seat_of
from bot.table.values import MINUTE, Live, Place, to_act, with_changes
from tests.bot.tables import ALL, ANNA, NOON, PEOPLE, begun, decide, do, lobby
from tests.bot.telegrams import Telegram, messenger_at


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, Priority]]:
    """For which chats permits were asked, and at which rank."""
    found: list[tuple[int, Priority]] = []
    begin = Permit.__init__

    def noted(permit: Permit, limiter: RateLimiter, chat: int, priority: Priority) -> None:
        found.append((chat, priority))
        begin(permit, limiter, chat, priority)

    monkeypatch.setattr(Permit, "__init__", noted)
    return found


def without_group() -> Live:
    """Three people who play by turns, each in the own chat."""
    gathered = with_changes(lobby("gifts", *PEOPLE), place=Place(0, 12))
    return do(gathered, ANNA, Start(1))


async def test_call_goes_before_boards_that_call_nobody(
    store: Store, redis: Redis, asked: list[tuple[int, Priority]]
) -> None:
    """The permits of a second are those of all chats: boards leave some to calls."""
    messenger = messenger_at(Telegram(), store, redis)
    live = begun("gifts", *PEOPLE)
    (seat,) = to_act(ALL, live)
    (user,) = [one.id for one in PEOPLE if seat_of(live.table, one.id) == seat]
    calls = replace(live.table.calls, made={user: Call(NOON)})
    await store.tables.save(with_changes(live, calls=calls), None)
    messenger.show(live.table.id)
    await asyncio.wait_for(messenger.settle(), 60)
    ranks = {chat: {rank for at, rank in asked if at == chat} for chat, _ in asked}
    assert ranks == {live.table.place.chat: {Priority.BOARD}, user: {Priority.TURN}}
    assert Priority.EDIT.value < Priority.BOARD.value < Priority.TURN.value


async def test_board_that_calls_somebody_waits_for_nobody(
    store: Store, redis: Redis, asked: list[tuple[int, Priority]]
) -> None:
    messenger = messenger_at(Telegram(), store, redis)
    live = with_changes(begun("gifts", *PEOPLE), clock=5 * MINUTE)
    await store.tables.save(live, None)
    messenger.show(live.table.id)
    await asyncio.wait_for(messenger.settle(), 60)
    assert {rank for chat, rank in asked if chat == live.table.place.chat} == {Priority.TURN}


async def test_board_of_who_is_next_goes_before_the_boards_of_all_others(
    store: Store, redis: Redis, asked: list[tuple[int, Priority]]
) -> None:
    messenger = messenger_at(Telegram(), store, redis)
    live = await store.tables.save(without_group(), None)
    await store.places.claim(live.table.place, live.table.id, None)
    messenger.show(live.table.id)
    await asyncio.wait_for(messenger.settle(), 60)
    before = to_act(ALL, live)
    after = live
    while to_act(ALL, after) == before:
        after = decide(after, before[0], Random(2))
    await store.tables.save(after, live)
    asked.clear()
    messenger.show(live.table.id)
    await asyncio.wait_for(messenger.settle(), 60)
    (seat,) = to_act(ALL, after)
    (called,) = {user.id for user in PEOPLE if seat_of(after.table, user.id) == seat}
    ranks = {chat: {rank for at, rank in asked if at == chat} for chat, _ in asked}
    assert ranks.pop(called) - {Priority.RETIRE} == {Priority.TURN}
    assert set(map(frozenset, ranks.values())) == {frozenset({Priority.EDIT})}
