"""Groups to which Telegram lets nothing be sent for minutes or hours (a 429 with a long
`retry_after`): docs/adr/0007.
"""

from datetime import timedelta
from random import Random
from typing import Any

import pytest
from redis.asyncio import Redis
from telegram.error import RetryAfter

from bot.display.values import Selection
from bot.reconciler.messenger import Messenger
from bot.reconciler.reachability.unreachable import UnreachableChats
from bot.store import rate_limits
from bot.store.store import Store
from bot.table.values import MINUTE, Live, Place, stamp_of, to_act, with_changes
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, GROUP, begun, decide, user_at
from tests.bot.telegrams import Telegram, shown

HOURS = 13_938


async def standing(store: Store, messenger: Messenger, *reachable: int, clock: int = 0) -> Live:
    """A game whose board stands in its group, and where we may write to some people."""
    for user in reachable:
        await store.profiles.change(user, reachable=True)
    live = with_changes(begun("carcassonne", ANNA, BORIS), clock=clock)
    live = await store.tables.save(live, None)
    await store.places.claim(live.table.place, live.table.id, None)
    await shown(messenger, live)
    return live


async def silenced(
    store: Store, messenger: Messenger, telegram: Telegram, live: Live, seconds: int = HOURS
) -> Live:
    """The next move, whose board meets the 429."""
    moved = await store.tables.save(decide(live, to_act(ALL, live)[0], Random(1)), live)
    telegram.refusals["send_photo"] = [RetryAfter(timedelta(seconds=seconds))]
    await shown(messenger, moved)
    return moved


def said(telegram: Telegram, chat: int) -> list[dict[str, Any]]:
    return list(telegram.messages[chat].values())


async def test_who_is_asked_goes_on_in_private_with_the_picture(
    store: Store, messenger: Messenger, telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could play for four hours."""
    monkeypatch.setenv("PTB_TIMEDELTA", "1")
    live = await standing(store, messenger, ANNA.id, BORIS.id)
    moved = await silenced(store, messenger, telegram, live)
    (seat,) = to_act(ALL, moved)
    asked = user_at(moved, seat)
    (hand,) = said(telegram, asked.id)
    assert FRAME.say(asked.language, "hand-aside") in hand["caption"]
    assert hand["photo"]
    assert hand["buttons"]
    assert not hand["disable_notification"]
    (other,) = {ANNA.id, BORIS.id} - {asked.id}
    assert said(telegram, other) == []
    await shown(messenger, moved, Selection(seat, stamp_of(ALL, moved, seat), (0,)))
    (hand,) = said(telegram, asked.id)
    assert hand["media"]  # the preview
    again = await store.tables.save(decide(moved, seat, Random(1)), moved)
    await shown(messenger, again)
    (next_one,) = said(telegram, other)
    assert next_one["buttons"]
    assert len(said(telegram, GROUP.chat)) == 1


async def test_board_comes_to_the_group_once_it_may_and_the_private_one_asks_nothing_more(
    store: Store,
    messenger: Messenger,
    telegram: Telegram,
    redis: Redis,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "1")
    live = await standing(store, messenger, ANNA.id, BORIS.id)
    moved = await silenced(store, messenger, telegram, live)
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 1e9)
    await redis.delete(f"b:{GROUP.chat}:until")
    await shown(messenger, moved)
    _, board = said(telegram, GROUP.chat)
    assert board["buttons"]
    (hand,) = said(telegram, user_at(moved, to_act(ALL, moved)[0]).id)
    assert not hand["buttons"]


async def test_who_has_not_opened_their_chat_is_written_nothing(
    store: Store, messenger: Messenger, telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "1")
    live = await standing(store, messenger)
    await silenced(store, messenger, telegram, live)
    assert telegram.messages.keys() == {GROUP.chat}


@pytest.mark.parametrize("clock", [0, 5 * MINUTE])
async def test_who_has_blocked_the_bot_is_not_tried_in_private(
    store: Store,
    messenger: Messenger,
    telegram: Telegram,
    redis: Redis,
    monkeypatch: pytest.MonkeyPatch,
    clock: int,
) -> None:
    """Of this table that is known at once; of the person a moment later."""
    monkeypatch.setenv("PTB_TIMEDELTA", "1")
    live = await standing(store, messenger, ANNA.id, BORIS.id, clock=clock)
    for user in (ANNA.id, BORIS.id):
        await UnreachableChats(redis).shut(live.table.id, Place(user), topic_only=False)
    await silenced(store, messenger, telegram, live)
    assert telegram.messages.keys() == {GROUP.chat}


async def test_short_wait_brings_nothing_into_private_chats(
    store: Store, messenger: Messenger, telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "1")
    live = await standing(store, messenger, ANNA.id, BORIS.id)
    await silenced(store, messenger, telegram, live, seconds=60)
    assert said(telegram, ANNA.id) == said(telegram, BORIS.id) == []


async def test_nothing_of_it_is_stored(
    store: Store, messenger: Messenger, telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "1")
    live = await standing(store, messenger, ANNA.id, BORIS.id)
    moved = await silenced(store, messenger, telegram, live)
    stored = await store.tables.load(moved.table.id)
    assert stored is not None
    assert stored.table.aside == frozenset()
