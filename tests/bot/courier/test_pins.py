"""The board of a running game is pinned where that is wanted and we may: docs/adr/0045."""

import asyncio

import pytest
from redis.asyncio import Redis
from telegram.error import BadRequest

from bot.courier.courier import Courier
from bot.store.budget import Rate, Rates
from bot.store.store import Store
from bot.table.commands import Show
from bot.table.values import Live, is_open
from tests.bot.tables import ALL, ANNA, BORIS, GROUP, begun, do, lobby, stop
from tests.bot.telegrams import Telegram, courier_at

CHAT = GROUP.chat
NO_RIGHTS = BadRequest("Not enough rights to manage pinned messages in the chat")


@pytest.fixture
def telegram() -> Telegram:
    telegram = Telegram()
    telegram.pinned[CHAT] = [0]  # something of the group's own
    return telegram


@pytest.fixture
async def store(redis: Redis) -> Store:
    store = Store(redis, ALL)
    await store.profiles.change(CHAT, may_pin=True)
    return store


@pytest.fixture
def courier(telegram: Telegram, store: Store, redis: Redis) -> Courier:
    return courier_at(telegram, store, redis)


async def shown(courier: Courier, live: Live) -> None:
    courier.show(live.table.id)
    await asyncio.wait_for(courier.settle(), 60)


async def running(store: Store, courier: Courier) -> Live:
    live = await store.tables.save(begun("gifts", ANNA, BORIS), None)
    await shown(courier, live)
    return live


async def anew(store: Store, live: Live) -> Live:
    """Have the board sent anew."""
    return await store.tables.save(do(live, ANNA, Show()), live)


async def test_board_is_pinned_once_and_its_successor_instead(
    store: Store, courier: Courier, telegram: Telegram
) -> None:
    live = await running(store, courier)
    assert telegram.pinned[CHAT] == [0, 1]
    await shown(courier, live)
    assert telegram.calls.count("pin_chat_message") == 1
    await shown(courier, await anew(store, live))
    assert telegram.pinned[CHAT] == [0, 2]


async def test_after_the_game_the_former_pin_is_back(
    store: Store, courier: Courier, telegram: Telegram
) -> None:
    live = await running(store, courier)
    stopped = await store.tables.save(do(live, ANNA, stop(live)), live)
    assert not is_open(stopped.table)
    await shown(courier, stopped)
    assert telegram.pinned[CHAT] == [0]


async def test_lobby_is_not_pinned(store: Store, courier: Courier, telegram: Telegram) -> None:
    await shown(courier, await store.tables.save(lobby("gifts", ANNA), None))
    assert telegram.pinned[CHAT] == [0]


@pytest.mark.parametrize("facts", [{"may_pin": False}, {"pins": False}])
async def test_nothing_is_pinned_unless_it_is_wanted_and_we_may(
    store: Store, courier: Courier, telegram: Telegram, facts: dict[str, bool]
) -> None:
    await store.profiles.change(CHAT, **facts)
    live = await running(store, courier)
    assert "pin_chat_message" not in telegram.calls
    await store.profiles.change(CHAT, pins=True, may_pin=True)
    await shown(courier, live)
    assert telegram.pinned[CHAT] == [0, 1]


async def test_group_that_wants_it_no_more_has_it_unpinned(
    store: Store, courier: Courier, telegram: Telegram
) -> None:
    live = await running(store, courier)
    await store.profiles.change(CHAT, pins=False)
    await shown(courier, live)
    assert telegram.pinned[CHAT] == [0]


async def test_right_that_is_lost_is_not_tried_again(
    store: Store, courier: Courier, telegram: Telegram
) -> None:
    live = await running(store, courier)
    telegram.refusals["pin_chat_message"] = [NO_RIGHTS]
    telegram.refusals["unpin_chat_message"] = [NO_RIGHTS]
    live = await anew(store, live)
    await shown(courier, live)
    assert not (await store.profiles.of(CHAT)).may_pin
    await shown(courier, await anew(store, live))
    assert telegram.calls.count("pin_chat_message") == 2
    assert len(telegram.messages[CHAT]) == 3


async def test_killed_before_it_is_written_down_it_is_neither_lost_nor_left_pinned(
    store: Store, courier: Courier, telegram: Telegram, redis: Redis
) -> None:
    live = await store.tables.save(begun("gifts", ANNA, BORIS), None)
    held = telegram.gates["pin_chat_message"] = asyncio.Event()
    courier.show(live.table.id)
    while telegram.calls[-1:] != ["pin_chat_message"]:
        await asyncio.sleep(0)
    for task in courier._tables.turns.tasks:
        task.cancel()
    telegram.pinned[CHAT].append(1)  # Telegram had heard of it
    held.set()
    await shown(courier_at(telegram, store, redis), await anew(store, live))
    assert telegram.pinned[CHAT] == [0, 2]


async def test_pins_leave_room_for_turns(store: Store, telegram: Telegram, redis: Redis) -> None:
    """Four of ten are left for boards and answers: a pin counts like a message."""
    courier = courier_at(telegram, store, redis, Rates(None, Rate(10, 60), None))
    live = await store.tables.save(begun("gifts", ANNA, BORIS), None)
    for _ in range(5):
        courier.show(live.table.id)
        await asyncio.wait_for(courier.settle(), 60)
        live = await anew(store, live)
    assert len(telegram.messages[CHAT]) == 5
    assert telegram.calls.count("pin_chat_message") < 5
