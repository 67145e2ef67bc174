"""Chats whose messages vanish by themselves: the board comes anew before it does, silently."""

from bot.display.surfaces import surfaces
from bot.table.values import DAY, HOUR, MINUTE, Live
from tests.bot.service.evening import Evening, do_due
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, GROUP, NOON, PEOPLE, lobby


async def with_timer(evening: Evening, seconds: int) -> Live:
    live = await evening.table(7 * DAY)
    await evening.store.profiles.change(GROUP.chat, timer=seconds)
    evening.messenger.sent[GROUP.chat] = NOON
    await do_due(evening.service)
    return live


async def found(evening: Evening, live: Live) -> Live:
    return await evening.service.find(live.table.id)


async def test_board_comes_anew_before_it_vanishes_without_a_sound(evening: Evening) -> None:
    live = await with_timer(evening, DAY)
    generation = live.table.generation
    await evening.until(NOON + DAY - HOUR - 1)
    assert (await found(evening, live)).table.generation == generation
    await evening.until(NOON + DAY - HOUR)
    after = await found(evening, live)
    assert after.table.generation == generation + 1
    (board,) = [one for one in surfaces(FRAME, after) if one.key == "board"]
    assert board.silent


async def test_a_board_that_has_come_anew_stays_for_another_day(evening: Evening) -> None:
    live = await with_timer(evening, DAY)
    await evening.until(NOON + DAY - HOUR)
    evening.messenger.sent[GROUP.chat] = NOON + DAY - HOUR
    generation = (await found(evening, live)).table.generation
    # by then nobody has answered for a day, and is named, once
    await evening.until(NOON + DAY + MINUTE)
    named = (await found(evening, live)).table
    assert (named.generation, len(named.calls.named)) == (generation + 1, 1)
    evening.messenger.sent[GROUP.chat] = NOON + DAY
    await evening.until(NOON + 2 * DAY - HOUR - 1)
    assert (await found(evening, live)).table.generation == generation + 1


async def test_what_stands_in_a_private_chat_comes_anew_once_a_day(evening: Evening) -> None:
    """Hands beside a group's board; the boards of a circle."""
    live = await evening.table(7 * DAY, lobby("sealed", *PEOPLE))
    for user, timer in ((ANNA, DAY), (BORIS, HOUR), (CLARA, 0)):
        await evening.store.profiles.change(user.id, timer=timer)
        evening.messenger.sent[user.id] = NOON
    await do_due(evening.service)
    generation = live.table.generation
    await evening.until(NOON + DAY - HOUR - 1)
    assert evening.messenger.kept == []
    await evening.until(NOON + DAY - HOUR)
    assert evening.messenger.kept == [(ANNA.id, NOON + DAY - HOUR)]
    evening.messenger.sent[ANNA.id] = NOON + DAY - HOUR
    await evening.until(NOON + 2 * DAY - 2 * HOUR - 1)
    assert len(evening.messenger.kept) == 1
    await evening.store.profiles.change(ANNA.id, reachable=False)
    await evening.until(NOON + 3 * DAY)
    assert len(evening.messenger.kept) == 1
    assert (await found(evening, live)).table.generation <= generation + 2  # silent for two days


async def test_where_messages_live_for_hours_nothing_comes_by_itself(evening: Evening) -> None:
    live = await with_timer(evening, HOUR)
    await evening.until(NOON + DAY - 1)
    assert (await found(evening, live)).table.generation == live.table.generation


async def test_where_messages_stay_nothing_comes_by_itself(evening: Evening) -> None:
    live = await with_timer(evening, 0)
    await evening.until(NOON + DAY - 1)
    assert (await found(evening, live)).table.generation == live.table.generation
