"""New messages whose answer never comes, and those that somebody deletes at once."""

import asyncio

import pytest
from redis.asyncio import Redis
from telegram.error import NetworkError, TelegramError, TimedOut

from bot.reconciler.api.calls import REPEATED
from bot.reconciler.messenger import Messenger
from bot.reconciler.state import unsure
from bot.reconciler.state.shown import Records
from bot.store.store import Store
from bot.table.showing import Show
from bot.table.values import HOUR, Live, with_changes
from tests.bot.stores import standing
from tests.bot.tables import ANNA, BORIS, GROUP, begun, do
from tests.bot.telegrams import Telegram, shown


class Clock:
    """Our own clock, which stands still."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(unsure, "monotonic", clock)
    return clock


def boards(telegram: Telegram) -> list[int]:
    return list(telegram.messages[GROUP.chat])


def asking(telegram: Telegram) -> list[int]:
    return [number for number, said in telegram.messages[GROUP.chat].items() if said["buttons"]]


# Slow Telegram (docs/adr/0006)


async def test_message_that_is_not_answered_is_repeated_silently_after_growing_pauses(
    store: Store, messenger: Messenger, telegram: Telegram, clock: Clock
) -> None:
    """Each half a minute, and with each press, another one rang."""
    tonight = with_changes(begun("gifts", ANNA, BORIS), clock=HOUR)
    live = await standing(store, tonight)
    telegram.silent.add("send_message")
    await shown(messenger, live)
    assert boards(telegram) == [1, 2]
    for _ in range(3):
        await shown(messenger, live)
    assert boards(telegram) == [1, 2]
    for number, pause in enumerate((30, 60, 120, 240, 480, 480), start=3):
        clock.now += pause - 1
        await shown(messenger, live)
        assert boards(telegram)[-1] == number - 1
        clock.now += 2
        await shown(messenger, live)
        assert boards(telegram)[-1] == number
    first, *others = telegram.messages[GROUP.chat].values()
    assert not first["disable_notification"]
    assert not first["text"].startswith(REPEATED)
    assert all(other["disable_notification"] for other in others)
    assert {other["text"] for other in others} == {REPEATED + first["text"]}


async def test_a_lost_message_of_one_table_says_nothing_of_another_in_its_chat(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    """The other's only board came as a copy, without a sound: nobody heard that they are asked."""
    first = await standing(store, with_changes(begun("gifts", ANNA, BORIS), clock=HOUR))
    other = with_changes(first, id="bbbbbbbbbb", slot=1, lettered=True)
    other = await store.tables.save(other, None)
    await store.places.claim(GROUP, other.table.id, None, 1)
    telegram.silent.add("send_message")
    await shown(messenger, first)
    telegram.silent.clear()
    await shown(messenger, other)
    last = telegram.live(GROUP.chat)
    assert "Table B" in last["text"]
    assert not last["text"].startswith(REPEATED)
    assert not last["disable_notification"]


@pytest.mark.parametrize("error", [NetworkError("Internal Server Error"), TimedOut()])
async def test_message_that_may_stand_after_an_error_of_the_server_is_sent_once_more_and_marked(
    store: Store, messenger: Messenger, telegram: Telegram, error: TelegramError
) -> None:
    """A 500 is no proof that nothing was sent: whoever reads both knows which is the copy."""
    tonight = with_changes(begun("gifts", ANNA, BORIS), clock=HOUR)
    live = await standing(store, tonight)
    telegram.refusals_after["send_message"] = [error]
    await shown(messenger, live)
    first, second = telegram.messages[GROUP.chat].values()
    assert second["text"] == REPEATED + first["text"]
    assert (first["disable_notification"], second["disable_notification"]) == (False, True)
    await shown(messenger, live)
    assert boards(telegram) == [1, 2]


async def test_old_boards_of_a_group_do_not_wait_for_a_hand_that_is_in_doubt(
    store: Store, messenger: Messenger, telegram: Telegram, clock: Clock
) -> None:
    """Each chat's messages wait for themselves alone: else boards that were posted anew, as by
    /pause, stood one below the other for as long as one person's hand was in doubt.
    """
    live = await standing(store, begun("sealed", ANNA, BORIS))
    telegram.silent.add(ANNA.id)
    await shown(messenger, live)
    for _ in range(3):
        live = await store.tables.save(do(live, BORIS, Show()), live)
        await shown(messenger, live)
    assert asking(telegram) == boards(telegram)[-1:]


# Deleted at once


async def deleted_while_drawn(telegram: Telegram, messenger: Messenger, live: Live) -> None:
    """Somebody deletes the empty message before it is filled."""
    telegram.gates["edit_message_media"] = gate = asyncio.Event()
    messenger.show(live.table.id)
    while not telegram.busy or telegram.calls[-1] != "edit_message_media":
        await asyncio.sleep(0)
    del telegram.messages[GROUP.chat][boards(telegram)[-1]]
    del telegram.gates["edit_message_media"]
    gate.set()
    await asyncio.wait_for(messenger.settle(), 60)


async def test_board_that_was_deleted_before_it_was_filled_comes_again(
    store: Store, messenger: Messenger, redis: Redis, telegram: Telegram, clock: Clock
) -> None:
    """docs/adr/0033: it was missing, and counted as settled. An admin or a bot had deleted it."""
    live = await standing(store, begun("glastonbury", ANNA, BORIS))
    await deleted_while_drawn(telegram, messenger, live)
    assert await redis.hget(f"t:{live.table.id}", "synced") is None
    await shown(messenger, live)
    assert boards(telegram) == []  # not at once: a bot may delete them all
    clock.now += 4
    await shown(messenger, live)
    assert asking(telegram) == boards(telegram) == [2]
    assert (await Records(redis).of(live.table.id))["board"].message == 2


async def test_board_that_is_deleted_each_time_comes_less_and_less_often(
    store: Store, messenger: Messenger, telegram: Telegram, clock: Clock
) -> None:
    live = await standing(store, begun("glastonbury", ANNA, BORIS))
    await deleted_while_drawn(telegram, messenger, live)
    for number, pause in enumerate((3, 30, 60, 120, 240, 480, 480), start=2):
        clock.now += pause - 1
        await shown(messenger, live)
        assert telegram.calls.count("send_photo") == number - 1
        clock.now += 2
        await deleted_while_drawn(telegram, messenger, live)
        assert telegram.calls.count("send_photo") == number
