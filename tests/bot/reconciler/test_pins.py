"""The board of a running game is pinned where that is wanted and we may: docs/adr/0045."""

import asyncio

import pytest
from redis.asyncio import Redis
from telegram.error import BadRequest

from bot.display.values import Selection
from bot.reconciler.messenger import Messenger
from bot.store.rate_limits import Rate, Rates
from bot.store.store import Store
from bot.table.showing import Show
from bot.table.values import Live, is_open, stamp_of, to_act
from tests.bot.tables import ALL, ANNA, BORIS, GROUP, begun, do, lobby, stop
from tests.bot.telegrams import Telegram, messenger_at, shown

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


async def running(store: Store, messenger: Messenger) -> Live:
    live = await store.tables.save(begun("gifts", ANNA, BORIS), None)
    await shown(messenger, live)
    return live


async def anew(store: Store, live: Live) -> Live:
    """Have the board sent anew."""
    return await store.tables.save(do(live, ANNA, Show()), live)


async def test_board_is_pinned_once_and_its_successor_instead(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    live = await running(store, messenger)
    assert telegram.pinned[CHAT] == [0, 1]
    await shown(messenger, live)
    assert telegram.calls.count("pin_chat_message") == 1
    await shown(messenger, await anew(store, live))
    assert telegram.pinned[CHAT] == [0, 2]


async def test_an_edit_of_the_board_does_not_forget_that_it_is_pinned(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    """It was pinned anew after each, and never unpinned."""
    live = await running(store, messenger)
    seat = to_act(ALL, live)[0]
    await shown(messenger, live, Selection(seat, stamp_of(ALL, live, seat), (0,)))
    assert telegram.edited == [(CHAT, 1)]
    assert telegram.calls.count("pin_chat_message") == 1
    await shown(messenger, await anew(store, live))
    assert telegram.pinned[CHAT] == [0, 2]


async def test_after_the_game_the_former_pin_is_back(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    live = await running(store, messenger)
    stopped = await store.tables.save(do(live, ANNA, stop(live)), live)
    assert not is_open(stopped.table)
    await shown(messenger, stopped)
    assert telegram.pinned[CHAT] == [0]


async def test_lobby_is_not_pinned(store: Store, messenger: Messenger, telegram: Telegram) -> None:
    await shown(messenger, await store.tables.save(lobby("gifts", ANNA), None))
    assert telegram.pinned[CHAT] == [0]


@pytest.mark.parametrize("facts", [{"may_pin": False}, {"pins": False}])
async def test_nothing_is_pinned_unless_it_is_wanted_and_we_may(
    store: Store, messenger: Messenger, telegram: Telegram, facts: dict[str, bool]
) -> None:
    await store.profiles.change(CHAT, **facts)
    live = await running(store, messenger)
    assert "pin_chat_message" not in telegram.calls
    await store.profiles.change(CHAT, pins=True, may_pin=True)
    await shown(messenger, live)
    assert telegram.pinned[CHAT] == [0, 1]


async def test_group_that_wants_it_no_more_has_it_unpinned(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    live = await running(store, messenger)
    await store.profiles.change(CHAT, pins=False)
    await shown(messenger, live)
    assert telegram.pinned[CHAT] == [0]


async def test_right_that_is_lost_is_not_tried_again(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    live = await running(store, messenger)
    telegram.refusals["pin_chat_message"] = [NO_RIGHTS]
    telegram.refusals["unpin_chat_message"] = [NO_RIGHTS]
    live = await anew(store, live)
    await shown(messenger, live)
    assert not (await store.profiles.of(CHAT)).may_pin
    await shown(messenger, await anew(store, live))
    assert telegram.calls.count("pin_chat_message") == 2
    assert len(telegram.messages[CHAT]) == 3


async def test_killed_before_it_is_written_down_it_is_neither_lost_nor_left_pinned(
    store: Store, messenger: Messenger, telegram: Telegram, redis: Redis
) -> None:
    live = await store.tables.save(begun("gifts", ANNA, BORIS), None)
    held = telegram.gates["pin_chat_message"] = asyncio.Event()
    messenger.show(live.table.id)
    while telegram.calls[-1:] != ["pin_chat_message"]:
        await asyncio.sleep(0)
    for task in messenger._tables.scheduler.tasks:
        task.cancel()
    telegram.pinned[CHAT].append(1)  # Telegram had heard of it
    held.set()
    await shown(messenger_at(telegram, store, redis), await anew(store, live))
    assert telegram.pinned[CHAT] == [0, 2]


async def test_pins_leave_room_for_turns(store: Store, telegram: Telegram, redis: Redis) -> None:
    """Four of ten are left for boards and answers: a pin counts like a message."""
    messenger = messenger_at(telegram, store, redis, Rates(None, Rate(10, 60), None))
    live = await store.tables.save(begun("gifts", ANNA, BORIS), None)
    for _ in range(5):
        messenger.show(live.table.id)
        await asyncio.wait_for(messenger.settle(), 60)
        live = await anew(store, live)
    assert len(telegram.messages[CHAT]) == 5
    assert telegram.calls.count("pin_chat_message") < 5
