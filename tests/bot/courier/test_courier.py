"""A courier that is asked for one thing while it does another, and what it keeps in mind."""

import asyncio
from random import Random

import pytest
from redis.asyncio import Redis

from bot.courier.closed import Closed
from bot.courier.courier import Courier
from bot.courier.looks import Looks
from bot.display.board import hand_key
from bot.display.values import Focus
from bot.store.store import Store
from bot.table.values import DAY, Chair, Live, Place, stamp_of, to_act
from games.core.values import Seat
from tests.bot.tables import ALL, ANNA, BORIS, begun, decide
from tests.bot.telegrams import Telegram, courier_at

EDITS = ("edit_message_text", "edit_message_caption", "edit_message_media")


@pytest.fixture
def telegram() -> Telegram:
    return Telegram()


@pytest.fixture
def store(redis: Redis) -> Store:
    return Store(redis, ALL)


@pytest.fixture
def courier(telegram: Telegram, store: Store, redis: Redis) -> Courier:
    return courier_at(telegram, store, redis)


async def standing(store: Store, live: Live) -> Live:
    """Put a table into its place."""
    saved = await store.tables.save(live, None)
    await store.places.claim(live.table.place, live.table.id, None)
    return saved


async def shown(courier: Courier, live: Live) -> None:
    courier.show(live.table.id)
    await asyncio.wait_for(courier.settle(), 60)


# Wishes


@pytest.mark.parametrize("by", ["the button", "the command"])
async def test_hand_that_is_asked_for_during_an_edit_is_sent(
    store: Store, courier: Courier, telegram: Telegram, by: str
) -> None:
    """The edit's record of what stands there overwrote that it was to be shown anew."""
    live = await standing(store, begun("sealed", ANNA, BORIS))
    await shown(courier, live)
    before = len(telegram.messages[ANNA.id])
    await store.tables.save(decide(live, Seat(1), Random(1)), live)
    edited = asyncio.Event()
    telegram.gates = dict.fromkeys(EDITS, edited)
    courier.show(live.table.id)
    while not telegram.busy:
        await asyncio.sleep(0)
    if by == "the button":
        await courier.repost(live.table.id, hand_key(Chair(0)))
    else:
        await courier.repost_secrets(live.table.id, ANNA.id)
    edited.set()
    await asyncio.wait_for(courier.settle(), 60)
    assert len(telegram.messages[ANNA.id]) > before
    assert telegram.live(ANNA.id)["reply_markup"] is not None


async def test_hand_that_was_asked_for_before_a_kill_is_sent_by_the_next_process(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    live = await standing(store, begun("sealed", ANNA, BORIS))
    await shown(courier_at(telegram, store, redis), live)
    before = len(telegram.messages[ANNA.id])
    killed = courier_at(telegram, store, redis)
    await killed.repost(live.table.id, hand_key(Chair(0)))
    for task in killed._turns.tasks:
        task.cancel()
    await shown(courier_at(telegram, store, redis), live)
    assert len(telegram.messages[ANNA.id]) == before + 1
    await shown(courier_at(telegram, store, redis), live)
    assert len(telegram.messages[ANNA.id]) == before + 1


# What it keeps in mind


async def test_looks_are_forgotten_once_their_decision_is_made() -> None:
    """They stayed for every table that a worker had ever shown."""
    looks, live = Looks(ALL), begun("gifts", ANNA, BORIS)
    (seat,) = to_act(ALL, live)
    look = Focus(seat, stamp_of(ALL, live, seat), (0,))
    looks.note(live.table.id, look)
    assert looks.still(live, looks.of(live.table.id)) == {seat: look}
    before = looks.of(live.table.id)
    after = decide(live, seat, Random(1))
    later = Focus(seat, "a later one", (0,))
    looks.note(live.table.id, later)  # between reading the looks and reading the table
    assert looks.still(after, before) == {seat: later}
    assert looks.still(after, looks.of(live.table.id)) == {}
    assert len(looks) == 0


async def test_closed_chat_is_forgotten_after_a_while(redis: Redis) -> None:
    await Closed(redis).shut("0123456789", Place(5), topic_only=False)
    assert 0 < await redis.ttl("shut:5") <= 90 * DAY
