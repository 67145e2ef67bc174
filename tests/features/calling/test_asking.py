"""Votes and questions over days call as turns do: who is asked hears of it in private, and no group
is notified for somebody who can be written to (docs/adr/0139).
"""

from collections.abc import Awaitable, Callable

import pytest

from bot.features.latecomers.table import AskToJoin
from bot.features.pause.table import AskPause, Decline, stamp_of_wish
from bot.table.parting import Reached
from bot.table.seating import chair_of
from bot.table.slots import Keep, Want
from bot.table.values import (
    HOUR,
    MINUTE,
    NOBODY,
    Chair,
    Live,
    Matter,
    User,
    position,
    stamp_of_table,
    with_changes,
    with_person,
)
from bot.table.votes import Agree, AskHints, Object, Stop
from games.core.contract import Level
from tests.bot.service.evening import Evening
from tests.bot.tables import NOON, PEOPLE, STRANGER
from tests.features.calling.test_calls import (
    MIDNIGHT,
    MORNING,
    at,
    awaited,
    begun,
    board,
    call,
    other,
    said,
)

Ask = Callable[[Evening, Live], Awaitable[None]]


def subject(live: Live) -> User:
    """Whom the vote is about: neither awaited nor who puts it."""
    return next(user for user in PEOPLE if user not in (awaited(live), other(live)))


def chair(live: Live, user: User) -> Chair:
    found = chair_of(live.table, user.id)
    assert found is not None
    return found


async def put(evening: Evening, live: Live) -> Live:
    """Somebody asks the others to go on without a third; the one who is awaited has to say."""
    motion = Agree(Matter.REMOVE, chair(live, subject(live)), position(live.table))
    return await evening.service.change(live.table.id, other(live), motion)


async def voting(evening: Evening, start: int = NOON) -> Live:
    """A game whose turn has been called, and a vote an hour later."""
    await begun(evening, at=start)
    live = await at(evening, start + HOUR)
    return await put(evening, live)


async def test_who_is_asked_is_called_in_private_and_the_group_is_left_in_peace(
    evening: Evening,
) -> None:
    live = await voting(evening)
    assert live.table.motions
    assert board(live).silent
    assert "tg://user" not in board(live).text
    before = call(live, awaited(live))
    live = await at(evening, NOON + HOUR + 1)
    called = call(live, awaited(live))
    assert called
    assert "🚪" in called.text
    assert not called.silent
    assert before
    assert called.generation != before.generation
    assert [call(live, one) for one in (other(live), subject(live))] == [None, None]


async def test_who_is_asked_without_being_awaited_is_called_until_they_have_answered(
    evening: Evening,
) -> None:
    await begun(evening)
    live = await at(evening, NOON + HOUR)
    asking, about = awaited(live), subject(live)
    motion = (Matter.REMOVE, chair(live, about), position(live.table))
    await evening.service.change(live.table.id, asking, Agree(*motion))
    asked = other(live)
    live = await at(evening, NOON + HOUR + 1)
    assert "🚪" in said(call(live, asked))
    assert "➤" not in said(call(live, asked))
    live = await evening.service.change(live.table.id, asked, Object(*motion))
    assert call(live, asked) is None


async def test_vote_of_the_night_is_put_silently_and_anew_in_the_morning_once(
    evening: Evening,
) -> None:
    await voting(evening, MIDNIGHT)
    live = await at(evening, MIDNIGHT + 2 * HOUR)
    silent = call(live, awaited(live))
    assert silent
    assert silent.silent
    live = await at(evening, MORNING)
    rung = call(live, awaited(live))
    assert rung
    assert not rung.silent
    assert call(await at(evening, MORNING + 3 * HOUR), awaited(live)) == rung


async def test_nobody_is_called_for_a_vote_who_has_just_pressed_a_button(evening: Evening) -> None:
    live = await voting(evening)
    user, before = awaited(live), call(live, awaited(live))
    evening.service.presses[user.id] = evening.time
    live = await at(evening, NOON + HOUR + MINUTE)
    assert call(live, user) == before or "🚪" in said(call(live, user))
    assert live.table.calls.polled == {}
    evening.time = NOON + HOUR + 2 * MINUTE + 1
    live = await at(evening, evening.time)
    assert live.table.calls.polled[user.id].is_silent is False


async def test_who_cannot_be_written_to_is_named_in_the_group_with_a_sound(
    evening: Evening,
) -> None:
    await begun(evening)
    live = await at(evening, NOON + HOUR)
    asking, about, asked = awaited(live), subject(live), other(live)
    await evening.store.profiles.change(asked.id, reachable=False)
    await evening.service.change(live.table.id, asked, Reached(False))
    motion = (Matter.REMOVE, chair(live, about), position(live.table))
    live = await evening.service.change(live.table.id, asking, Agree(*motion))
    assert not board(live).silent
    assert asked.id in board(live).names
    assert f"tg://user?id={asked.id}" in board(live).text
    live = await at(evening, NOON + 3 * HOUR)
    assert asked.id not in live.table.calls.polled
    live = await evening.service.change(live.table.id, asked, Object(*motion))
    assert f"tg://user?id={asked.id}" not in board(live).text


async def among_equals(evening: Evening) -> Live:
    """A game whose host does not play: all three vote."""
    live = await begun(evening)
    saved = await evening.service.find(live.table.id)
    return await evening.store.tables.save(with_changes(saved, host=STRANGER.id), saved)


async def ask_for_pause(evening: Evening, live: Live) -> None:
    """Somebody who is not awaited asks the others; whom the table waits for has not agreed."""
    await evening.service.change(live.table.id, other(live), AskPause(3, evening.time))


async def vote_to_stop(evening: Evening, live: Live) -> None:
    await evening.service.change(live.table.id, other(live), Stop(stamp_of_table(live.table)))


async def come_late(evening: Evening, live: Live) -> None:
    """The third is a computer; somebody from the group asks to play on in its place."""
    computer = {"user": NOBODY, "computer": Level.EASY, "reachable": False}
    saved = await evening.service.find(live.table.id)
    played = with_person(saved, chair(live, subject(live)), **computer)
    await evening.store.tables.save(played, saved)
    await evening.service.change(live.table.id, STRANGER, AskToJoin(evening.time))


@pytest.mark.parametrize(
    ("ask", "line"), [(ask_for_pause, "⏸"), (vote_to_stop, "🛑"), (come_late, "🙋")]
)
async def test_who_is_asked_anything_is_called_once_and_named_where_they_cannot_be(
    evening: Evening, ask: Ask, line: str
) -> None:
    live = await among_equals(evening)
    user, before = awaited(live), (await at(evening, NOON + HOUR)).table.calls.made
    await ask(evening, live)
    assert board(await evening.service.find(live.table.id)).silent
    live = await at(evening, NOON + HOUR + 1)
    called = call(live, user)
    assert called
    assert line in called.text
    assert not called.silent
    assert live.table.calls.polled[user.id].at > before[user.id].at
    assert call(await at(evening, NOON + 4 * HOUR), user) == called
    for one in (user, other(live)):
        await evening.store.profiles.change(one.id, reachable=False)
        live = await evening.service.change(live.table.id, one, Reached(False))
    assert f"tg://user?id={user.id}" in board(live).text
    assert user.id in board(live).names


async def test_another_question_calls_anew_and_an_answer_to_one_leaves_the_other(
    evening: Evening,
) -> None:
    live = await among_equals(evening)
    await at(evening, NOON + HOUR)
    await ask_for_pause(evening, live)
    live = await at(evening, NOON + 2 * HOUR)
    first = live.table.calls.polled[awaited(live).id]
    await vote_to_stop(evening, live)
    live = await at(evening, NOON + 3 * HOUR)
    second = live.table.calls.polled[awaited(live).id]
    assert second.at > first.at
    wish = live.table.pause.wish
    assert wish
    live = await evening.service.change(live.table.id, awaited(live), Decline(stamp_of_wish(wish)))
    live = await at(evening, NOON + 4 * HOUR)
    assert live.table.calls.polled[awaited(live).id] == second
    assert "🛑" in said(call(live, awaited(live)))


async def test_hints_are_asked_for_without_a_call(evening: Evening) -> None:
    """There is no hurry."""
    await begun(evening, "carcassonne")
    live = await at(evening, NOON + HOUR)
    await evening.service.change(live.table.id, other(live), AskHints())
    live = await at(evening, NOON + 3 * HOUR)
    assert live.table.motions
    assert live.table.calls.polled == {}


async def test_group_that_wants_to_be_notified_is(evening: Evening) -> None:
    live = await begun(evening)
    await evening.store.profiles.change(live.table.place.chat, calls=False)
    await at(evening, NOON + HOUR)
    live = await put(evening, await evening.service.find(live.table.id))
    live = await at(evening, NOON + 2 * HOUR)
    assert live.table.calls.polled == {}


async def test_lone_player_is_asked_for_the_table_in_private(evening: Evening) -> None:
    live = await begun(evening)
    stays, away = awaited(live), [one for one in PEOPLE if one != awaited(live)]
    gone = frozenset(chair(live, one) for one in away)
    saved = await evening.service.find(live.table.id)
    await evening.store.tables.save(with_changes(saved, gone=gone), saved)
    await at(evening, NOON + 2 * HOUR)
    live = await evening.service.change(live.table.id, away[0], Want(evening.time))
    assert board(live).silent
    assert "tg://user" not in board(live).text
    live = await at(evening, NOON + 2 * HOUR + 1)
    assert "🙋" in said(call(live, stays))
    live = await evening.service.change(live.table.id, stays, Keep())
    assert call(live, stays) is None


async def test_at_a_table_of_one_evening_the_board_names_all_who_are_asked_and_rings(
    evening: Evening,
) -> None:
    """A pause that somebody asked for stood in an edit that nobody heard."""
    live = await begun(evening, clock=5 * MINUTE)
    asker = other(live)
    before = live.table.generation
    live = await evening.service.change(live.table.id, asker, AskPause(3, NOON))
    line = next(line for line in board(live).text.split("\n") if "🗳" in line)
    asked = [user for user in PEOPLE if f"tg://user?id={user.id}" in line]
    assert asked == [user for user in PEOPLE if user != asker]
    assert live.table.generation > before
    assert not board(live).silent
