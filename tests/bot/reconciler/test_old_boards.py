"""Old boards lose their buttons: the last fifty in time, older ones once they are tapped."""

import asyncio
import time
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace
from redis.asyncio import Redis
from telegram.error import Forbidden

from bot.display.values import Selection, Tapped
from bot.reconciler.api.calls import WORDLESS
from bot.reconciler.messenger import Messenger
from bot.reconciler.state.shown import Records, RetiredMessage
from bot.store.rate_limits import Priority, Rate, RateLimiter, Rates
from bot.store.store import Store
from bot.table.showing import Show
from bot.table.values import Live, to_act
from tests.bot.tables import ALL, ANNA, BORIS, GROUP, begun, decide, do, stop
from tests.bot.telegrams import Telegram, messenger_at, shown

SLOW = Rates(None, Rate(24, 1), None)
"""Of these, the half is left to old boards."""
AMPLE = Rates(None, Rate(1000, 3600), None)


async def waiting(redis: Redis, store: Store, telegram: Telegram, boards: int) -> Live:
    """A table with `boards` boards, posted while the chat had no room for putting any right."""
    for _ in range(400):  # so much leaves no room for old boards
        async with RateLimiter(redis, AMPLE).sending(GROUP.chat, Priority.TURN):
            pass
    live = await store.tables.save(begun("gifts", ANNA, BORIS), None)
    await store.places.claim(live.table.place, live.table.id, None)
    messenger = messenger_at(telegram, store, redis, AMPLE)
    for _ in range(boards):
        live = await store.tables.save(do(live, ANNA, Show()), live)
        await shown(messenger, live)
    return live


async def a_quiet_moment(redis: Redis) -> None:
    await redis.delete(f"b:{GROUP.chat}")


def asking(telegram: Telegram) -> list[int]:
    return [number for number, said in telegram.messages[GROUP.chat].items() if said["buttons"]]


async def test_last_fifty_old_boards_lose_their_buttons_the_latest_first(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    live = await waiting(redis, store, telegram, 60)
    assert asking(telegram) == list(range(1, 61))
    question = telegram.messages[GROUP.chat][10]["text"]
    await a_quiet_moment(redis)
    calls = len(telegram.calls)
    telegram.edited.clear()
    await shown(messenger_at(telegram, store, redis), live)
    assert asking(telegram) == [*range(1, 10), 60]
    assert [number for _, number in telegram.edited] == list(range(59, 9, -1))
    assert len(telegram.calls) == calls + 50
    assert telegram.messages[GROUP.chat][10]["text"] != question
    await shown(messenger_at(telegram, store, redis), live)
    assert len(telegram.calls) == calls + 50


async def test_a_hand_does_not_wait_for_the_old_boards_of_its_group(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    """Where the group has no room for these, and a private chat is full for a second, who was asked
    there heard of it as the group had room.
    """
    for user in (ANNA.id, BORIS.id):
        await store.profiles.change(user, reachable=True)
    live = await store.tables.save(begun("sealed", ANNA, BORIS), None)
    await store.places.claim(GROUP, live.table.id, None)
    rates = Rates(Rate(5, 1), Rate(20, 60), Rate(30, 1))
    await shown(messenger_at(telegram, store, redis, rates), live)
    await redis.zadd(f"b:{GROUP.chat}", {f"other {n}": time.time() - 5 for n in range(11)})
    live = await store.tables.save(do(live, BORIS, Show()), live)
    asked = to_act(ALL, live)[0]
    live = await store.tables.save(decide(live, asked, Random(1)), live)
    for user in (ANNA.id, BORIS.id):
        await redis.zadd(f"b:{user}", {f"other {n}": time.time() for n in range(5)})
    edited = len(telegram.edited)
    messenger = messenger_at(telegram, store, redis, rates)
    messenger.show(live.table.id)
    async with asyncio.timeout(6):
        while not {chat for chat, _ in telegram.edited[edited:]} & {ANNA.id, BORIS.id}:
            await asyncio.sleep(0.1)
    assert len(asking(telegram)) == 2
    messenger.drop()


async def test_older_board_loses_its_buttons_once_it_is_tapped(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    """docs/adr/0059: a message that nobody knows is told by the tap on it."""
    live = await waiting(redis, store, telegram, 60)
    await a_quiet_moment(redis)
    messenger = messenger_at(telegram, store, redis)
    await shown(messenger, live)
    tapped = Tapped(GROUP.chat, 3, has_picture=False, button="x")
    messenger.show(live.table.id, Selection(tapped=tapped))
    await asyncio.wait_for(messenger.settle(), 60)
    assert asking(telegram) == [1, 2, *range(4, 10), 60]


async def test_a_look_costs_the_same_however_many_wait(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    """Ninety times /board: what is written down with each of them has a bound."""
    live = await waiting(redis, store, telegram, 90)
    board = (await Records(redis).of(live.table.id))["board"]
    assert len(board.stale) == 50
    assert len(msgspec.json.encode(board)) < 25_000


async def test_game_that_is_over_is_looked_after_until_its_old_boards_are_put_right(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    live = await waiting(redis, store, telegram, 20)
    ended = await store.tables.save(do(live, replace(ANNA, is_admin=True), stop), live)
    await shown(messenger_at(telegram, store, redis, AMPLE), ended)
    assert await store.places.open_tables() == (live.table.id,)
    await a_quiet_moment(redis)
    await shown(messenger_at(telegram, store, redis, AMPLE), ended)
    assert await store.places.open_tables() == ()
    # the last word alone offers something: a rematch
    assert asking(telegram) == [max(telegram.messages[GROUP.chat])]


async def test_newer_board_goes_before_old_ones(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    """What waited was put right to the end first, at the pace of a slow Telegram."""
    live = await waiting(redis, store, telegram, 20)
    await a_quiet_moment(redis)
    messenger, gate = messenger_at(telegram, store, redis), asyncio.Event()
    telegram.gates["edit_message_text"] = gate
    messenger.show(live.table.id)
    while not telegram.busy:
        await asyncio.sleep(0)
    live = await store.tables.save(decide(live, to_act(ALL, live)[0], Random(1)), live)
    telegram.calls.clear()
    messenger.show(live.table.id)
    gate.set()
    await asyncio.wait_for(messenger.settle(), 60)
    assert telegram.calls[0] == "send_message"
    assert asking(telegram) == [21]


async def test_old_boards_of_a_closed_chat_wait_until_it_opens(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    live = await waiting(redis, store, telegram, 20)
    messenger = messenger_at(telegram, store, redis)
    telegram.refusals["send_message"] = [Forbidden("bot was kicked from the supergroup chat")]
    live = await store.tables.save(do(live, ANNA, Show()), live)
    await shown(messenger, live)
    await a_quiet_moment(redis)
    await shown(messenger, live)
    assert len(asking(telegram)) == 20
    await messenger.chats.opened(GROUP.chat)
    await asyncio.wait_for(messenger.settle(), 60)
    assert asking(telegram) == [21]


async def test_old_boards_whose_words_are_not_kept_ask_nothing_any_more(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    """They name people who want to be forgotten. The question stayed, without its buttons."""
    live = await waiting(redis, store, telegram, 20)
    messenger = messenger_at(telegram, store, redis, AMPLE)
    await messenger.chats.forget(ANNA.id, [live.table.id])
    await asyncio.wait_for(messenger.settle(), 60)
    board = (await Records(redis).of(live.table.id))["board"]
    assert {old.text for old in board.stale} == {""}
    await a_quiet_moment(redis)
    await shown(messenger, live)
    texts: list[Any] = [telegram.messages[GROUP.chat][number]["text"] for number in (1, 19)]
    assert texts == [WORDLESS, WORDLESS]
    assert asking(telegram) == [20]


async def slowly_shown(messenger: Messenger, telegram: Telegram, live: Live, tap: Tapped) -> None:
    """Look at a table after a tap, at the pace of its chat, until no old board waits."""
    messenger.show(live.table.id, Selection(tapped=tap))
    async with asyncio.timeout(30):
        while len(asking(telegram)) > 1:
            await asyncio.sleep(0.01)
    await shown(messenger, live)


async def test_tap_on_an_old_board_that_waits_is_no_copy_and_holds_up_no_other(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    """A copy is noted only if no list knows the message (docs/adr/0059)."""
    live = await waiting(redis, store, telegram, 16)
    await a_quiet_moment(redis)
    messenger = messenger_at(telegram, store, redis, SLOW)
    telegram.calls.clear()
    await slowly_shown(messenger, telegram, live, Tapped(GROUP.chat, 3, has_picture=False))
    assert asking(telegram) == [16]
    assert telegram.messages[GROUP.chat][3]["text"] == telegram.messages[GROUP.chat][2]["text"]
    assert telegram.calls == ["edit_message_text"] * 15


async def test_copy_that_a_tap_tells_of_loses_its_buttons_once(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    """A look that had to wait noted it anew with each attempt: one message was edited for ever,
    with all that its chat takes (docs/adr/0059).
    """
    live = await waiting(redis, store, telegram, 16)
    copy = await telegram.send_message(GROUP.chat, "a copy")
    live = await store.tables.save(do(live, ANNA, Show()), live)
    await shown(messenger_at(telegram, store, redis, AMPLE), live)
    await a_quiet_moment(redis)
    messenger = messenger_at(telegram, store, redis, SLOW)
    telegram.calls.clear()
    tap = Tapped(GROUP.chat, copy.message_id, has_picture=False, button="x")
    await slowly_shown(messenger, telegram, live, tap)
    assert asking(telegram) == [18]
    assert telegram.calls.count("edit_message_reply_markup") == 1


async def test_what_must_not_stay_goes_before_any_other_old_message_and_then_the_latest(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    """However long the others take, nobody can look at it any more (docs/adr/0033)."""
    live = await waiting(redis, store, telegram, 1)
    old = [(await telegram.send_message(GROUP.chat, "old")).message_id for _ in range(4)]
    records = Records(redis)
    board = (await records.of(live.table.id))["board"]
    stale = tuple(
        RetiredMessage(one, "moved", has_picture=False, must_go=one in old[:2]) for one in old
    )
    await records.remember(live.table.id, "board", replace(board, stale=stale))
    telegram.calls.clear()
    telegram.edited.clear()
    await shown(messenger_at(telegram, store, redis), live)
    assert telegram.calls == ["delete_message"] * 2 + ["edit_message_text"] * 2
    assert (telegram.deleted, [one for _, one in telegram.edited]) == (
        [old[1], old[0]],
        [old[3], old[2]],
    )
