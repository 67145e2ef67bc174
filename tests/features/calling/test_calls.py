"""Who is called, when, and how (docs/adr/0139): nobody is forgotten, nobody is woken, and no group
is notified for one person who can be written to.
"""

import asyncio
import json

import pytest
from msgspec.structs import replace

from bot.display import buttons
from bot.display.surfaces import surfaces
from bot.display.values import Surface, call_key
from bot.features.calling.buttons import HourIs
from bot.features.calling.hours import ask_hours, count_presses
from bot.features.calling.questions import questioned
from bot.features.calling.table import Hear
from bot.handlers.pages.mydata import file_of
from bot.store.profiles import Profile
from bot.table.gathering import Start
from bot.table.habits import Habits
from bot.table.parting import Parted, Reached
from bot.table.ticking import Remind
from bot.table.values import (
    DAY,
    HOUR,
    MINUTE,
    Chair,
    Live,
    Matter,
    Place,
    User,
    position,
    stamp_of_table,
    to_act,
    with_changes,
)
from bot.table.votes import Agree, Object, Resign, SitAgain
from games.core.log import By
from tests.bot.service.evening import Evening, do_due
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    NOON,
    PEOPLE,
    STRANGER,
    do,
    lobby,
    moved,
    user_at,
)
from tests.bot.tables import begun as playing

MIDNIGHT = NOON + 12 * HOUR
MORNING = NOON + 20 * HOUR
"""8 o'clock by UTC, where quiet hours end."""
SMALL, LARGE = Place(-5), Place(-1001234)
"""A group whose messages have no addresses, and one whose messages have."""


async def begun(evening: Evening, game: str = "gifts", at: int = NOON, **changes: object) -> Live:
    """A game over days of three people who live by UTC; all can be written to."""
    evening.time = at
    for person in PEOPLE:
        profile = Profile(reachable=True, habits=Habits(offset=0))
        await evening.store.profiles.remember(person.id, profile)
    gathered = lobby(game, *PEOPLE)
    table = replace(gathered.table, since=at, vanishing="computer", **changes)
    live = await evening.store.tables.save(replace(gathered, table=table), None)
    await evening.store.places.claim(table.place, table.id, None)
    await evening.store.agenda.note(live.table, None, at)
    return await evening.service.change(table.id, ANNA, Start(1))


def awaited(live: Live) -> User:
    return user_at(live, to_act(ALL, live)[0])


def other(live: Live) -> User:
    return next(user for user in PEOPLE if user != awaited(live))


async def at(evening: Evening, time: int) -> Live:
    """The table once the clock has come by until then."""
    await do_due(evening.service)
    await evening.until(time)
    return await evening.service.find("0123456789")


def shown(live: Live, key: str) -> Surface | None:
    return next((one for one in surfaces(FRAME, live) if one.key == key), None)


def call(live: Live, user: User) -> Surface | None:
    return shown(live, call_key(user.id))


def board(live: Live) -> Surface:
    found = shown(live, "board")
    assert found
    return found


def said(surface: Surface | None) -> str:
    assert surface
    return surface.text


def keys(surface: Surface) -> list[object]:
    return [type(key.token) for row in (*surface.keyboard, *surface.more) for key in row]


# In private, and not in the group


async def test_who_can_be_written_to_is_called_in_private_and_the_group_is_left_in_peace(
    evening: Evening,
) -> None:
    live = await begun(evening)
    user = awaited(live)
    assert (board(live).silent, "tg://user" in board(live).text) == (True, False)
    live = await at(evening, NOON + 1)
    called = call(live, user)
    assert called
    assert (called.place, called.silent, called.is_one) == (Place(user.id), False, True)
    assert board(live).generation == board(await evening.service.find(live.table.id)).generation
    assert [call(live, one) for one in PEOPLE if one != user] == [None, None]
    assert call(moved(live, 1), user) is None


async def test_a_call_leads_to_the_board_or_shows_it_where_messages_have_no_addresses(
    evening: Evening,
) -> None:
    live = await begun(evening, "carcassonne")
    live = await at(evening, NOON + 1)
    near, far = (call(with_changes(live, place=one), awaited(live)) for one in (SMALL, LARGE))
    assert near
    assert far
    assert near.picture is not None
    assert keys(near) == [buttons.Board]
    assert (far.picture, far.keyboard, far.way) == (None, (), "board")


async def test_secrets_ask_in_private_by_themselves(evening: Evening) -> None:
    live = await begun(evening, "sealed")
    live = await at(evening, NOON + HOUR)
    assert [call(live, user) for user in PEOPLE] == [None] * 3
    assert (evening.messenger.reposted, evening.messenger.hands) == ([], [])


async def test_a_hand_of_the_night_asks_anew_without_the_notes_above_it(evening: Evening) -> None:
    """A role card came anew each morning."""
    live = await begun(evening, "sealed", at=MIDNIGHT)
    await at(evening, MORNING - 1)
    assert evening.messenger.hands == []
    await at(evening, MORNING + HOUR)
    assert sorted(evening.messenger.hands) == sorted((live.table.id, one.id) for one in PEOPLE)
    assert evening.messenger.reposted == []


async def test_nobody_is_called_who_has_just_pressed(evening: Evening) -> None:
    live = await begun(evening)
    evening.service.presses[awaited(live).id] = NOON - MINUTE
    live = await at(evening, NOON + MINUTE - 1)
    assert call(live, awaited(live)) is None
    evening.time = NOON + MINUTE + 1
    assert call(await at(evening, evening.time), awaited(live))


async def test_a_press_that_lies_ahead_since_the_clock_was_put_back_delays_no_call(
    evening: Evening,
) -> None:
    live = await begun(evening)
    evening.service.presses[awaited(live).id] = NOON + DAY
    assert call(await at(evening, NOON + MINUTE), awaited(live))


async def test_a_game_of_an_evening_and_a_group_that_wants_it_are_called_by_the_board(
    evening: Evening,
) -> None:
    live = await begun(evening, clock=HOUR)
    for loud in (live, with_changes(live, clock=0, is_loud=True)):
        assert not board(loud).silent
        assert f"tg://user?id={awaited(live).id}" in board(loud).text
    live = await at(evening, NOON + MINUTE)
    assert call(live, awaited(live)) is None


async def test_a_group_that_wants_to_be_notified_has_no_calls_in_private(evening: Evening) -> None:
    live = await begun(evening)
    await evening.store.profiles.change(live.table.place.chat, calls=False)
    live = await at(evening, NOON + HOUR)
    assert live.table.calls.made == {}


# Those who cannot be written to


async def unreachable(evening: Evening, at: int = NOON) -> Live:
    """The same game, where nobody can be written to."""
    live = await begun(evening, at=at)
    for user in PEOPLE:
        await evening.store.profiles.change(user.id, reachable=False)
        live = await evening.service.change(live.table.id, user, Reached(False))
    shut = frozenset(user.id for user in PEOPLE)  # before it began
    calls = replace(live.table.calls, shut=shut)
    return await evening.store.tables.save(with_changes(live, calls=calls), live)


async def test_who_cannot_be_written_to_is_named_in_the_group(evening: Evening) -> None:
    live = await unreachable(evening)
    assert not board(live).silent
    assert board(live).names == (awaited(live).id,)
    assert f"tg://user?id={awaited(live).id}" in board(live).text
    generation = live.table.generation
    live = await at(evening, NOON + 9 * HOUR)
    assert (live.table.generation, call(live, awaited(live))) == (generation, None)


async def test_who_was_named_at_night_is_named_by_day_once_more_and_no_more(
    evening: Evening,
) -> None:
    live = await unreachable(evening, MIDNIGHT)
    generation = live.table.generation
    live = await at(evening, MORNING - 1)
    assert live.table.generation == generation
    live = await at(evening, MORNING)
    assert live.table.generation == generation + 1
    assert not board(live).silent
    live = await at(evening, MORNING + 15 * HOUR)
    assert live.table.generation == generation + 1


async def test_who_blocks_the_bot_after_their_turn_has_come_is_named_at_once(
    evening: Evening,
) -> None:
    live = await begun(evening)
    user, generation = awaited(live), live.table.generation
    await evening.store.profiles.change(user.id, reachable=False)
    await evening.service.change(live.table.id, user, Reached(False))
    live = await at(evening, NOON + HOUR)
    assert live.table.generation == generation + 1
    assert (board(live).silent, board(live).names) == (False, (user.id,))


async def test_late_board_of_who_was_named_makes_no_sound(evening: Evening) -> None:
    live = await unreachable(evening)
    generation = live.table.generation
    live = await at(evening, NOON + DAY)
    assert live.table.generation == generation + 1
    assert board(live).silent


async def test_who_does_not_want_to_be_called_in_private_is_named(evening: Evening) -> None:
    live = await begun(evening)
    user = awaited(live)
    await evening.service.prefer(user, calls=False)
    live = await evening.service.find(live.table.id)
    assert board(live).names == (user.id,)
    assert call(await at(evening, NOON + HOUR), user) is None


# Nights


async def test_a_call_of_the_night_is_silent_and_paid_back_once_in_the_morning(
    evening: Evening,
) -> None:
    live = await begun(evening, at=MIDNIGHT)
    live = await at(evening, MIDNIGHT + HOUR)
    silent = call(live, awaited(live))
    assert silent
    assert silent.silent
    live = await at(evening, MORNING - 1)
    assert call(live, awaited(live)) == silent
    live = await at(evening, MORNING)
    rung = call(live, awaited(live))
    assert rung
    assert (rung.silent, rung.generation != silent.generation) == (False, True)
    assert call(await at(evening, MORNING + 11 * HOUR), awaited(live)) == rung


async def test_a_question_of_the_night_is_asked_anew_in_the_morning_once(evening: Evening) -> None:
    """It came without a sound, and nobody ever heard of it."""
    live = await begun(evening, at=MIDNIGHT, place=Place(0, 7))
    await at(evening, MORNING - 1)
    assert evening.messenger.reposted == []
    await at(evening, MORNING + 11 * HOUR)
    assert evening.messenger.reposted == [(live.table.id, awaited(live).id)]


async def test_nobody_is_asked_in_the_morning_what_they_have_answered(evening: Evening) -> None:
    live = await begun(evening, at=MIDNIGHT, place=Place(0, 7))
    user = awaited(live)
    evening.time = MORNING - HOUR
    played = moved(await evening.service.find(live.table.id), 1, now=evening.time)
    await evening.store.tables.save(played, await evening.service.find(live.table.id))
    await evening.store.agenda.note(played.table, None, evening.time)
    await at(evening, MORNING + HOUR)
    assert (live.table.id, user.id) not in evening.messenger.reposted


# Silence


async def test_by_default_who_does_not_answer_is_reminded_after_half_a_day(
    evening: Evening,
) -> None:
    live = await begun(evening, at=NOON - 3 * HOUR)
    first = call(await at(evening, NOON - 2 * HOUR), awaited(live))
    live = await at(evening, NOON + 9 * HOUR - 1)
    assert call(live, awaited(live)) == first
    live = await at(evening, NOON + 9 * HOUR)
    assert "⏰" in said(call(live, awaited(live)))
    assert call(live, awaited(live)) != first


@pytest.mark.parametrize("reminders", ["never", "digest"])
async def test_who_wants_no_reminders_gets_none(evening: Evening, reminders: str) -> None:
    live = await begun(evening)
    for user in PEOPLE:
        habits = Habits(reminders, offset=0)
        await evening.store.profiles.change(user.id, habits=habits)
    first = call(await at(evening, NOON + HOUR), awaited(live))
    assert call(await at(evening, NOON + 23 * HOUR), awaited(live)) == first


async def test_after_a_day_one_silent_board_lets_the_others_remind_skip_and_replace(
    evening: Evening,
) -> None:
    live = await begun(evening, at=NOON + 11 * HOUR)  # a day later it is night
    generation = live.table.generation
    live = await at(evening, NOON + 35 * HOUR)
    assert live.table.generation == generation + 1
    assert board(live).silent
    assert "No sign of" in board(live).text
    assert {buttons.Call, buttons.Agree} <= {*keys(board(live))}


async def test_who_does_not_answer_in_private_for_a_day_is_named_once_by_day(
    evening: Evening,
) -> None:
    live = await begun(evening, at=NOON + 11 * HOUR)
    live = await at(evening, NOON + 2 * DAY - 4 * HOUR - 1)
    generation, user = live.table.generation, awaited(live)
    assert "tg://user" not in board(live).text
    live = await at(evening, NOON + 2 * DAY - 4 * HOUR)
    assert live.table.generation == generation + 1
    assert (board(live).silent, board(live).names) == (False, (user.id,))
    later = await at(evening, NOON + 2 * DAY)
    assert later.table.generation == generation + 1


async def test_the_others_have_somebody_called_once_more_in_private(evening: Evening) -> None:
    live = await begun(evening)
    live = await at(evening, NOON + 25 * HOUR)
    before, generation = call(live, awaited(live)), live.table.generation
    await evening.service.change(live.table.id, other(live), Remind(position(live.table)))
    live = await at(evening, NOON + 26 * HOUR)
    assert call(live, awaited(live)) != before
    assert live.table.generation == generation
    assert buttons.Call not in keys(board(live))


# A computer steps in


async def test_a_computer_steps_in_after_two_days_announced_twelve_waking_hours_before(
    evening: Evening,
) -> None:
    live = await begun(evening)
    user, name = awaited(live), awaited(live).name.split()[0]
    live = await at(evening, NOON + DAY + 10 * HOUR - HOUR)
    live = await at(evening, NOON + 47 * HOUR)
    assert "takes over" in said(board(live))
    assert name in said(board(live))
    assert live.table.calls.leaving[user.id] >= NOON + 2 * DAY
    told = next(call.at for one, call in live.table.calls.made.items() if one == user.id)
    assert told == NOON + 26 * HOUR  # from two to ten, and from eight to noon
    live = await at(evening, NOON + 2 * DAY + HOUR)
    chair = next(n for n, one in enumerate(live.table.people) if one.user == user.id)
    assert live.table.people[chair].computer
    back = call(live, user)
    assert back
    assert keys(back) == [buttons.SitAgain]
    assert buttons.SitAgain in keys(board(live))
    after = await evening.service.change(live.table.id, user, SitAgain())
    assert after.table.people[chair].computer is None
    assert call(after, user) is None or keys(call(after, user) or board(after)) != [
        buttons.SitAgain
    ]


async def test_who_was_back_and_has_a_computer_play_on_is_not_told_that_they_had_vanished(
    evening: Evening,
) -> None:
    live = await begun(evening)
    user = awaited(live)
    live = await at(evening, NOON + 2 * DAY + HOUR)
    assert call(live, user)
    live = await evening.service.change(live.table.id, user, SitAgain())
    going = Resign(stamp_of_table(live.table), is_replaced=True)
    live = await evening.service.change(live.table.id, user, going)
    assert next(one for one in live.table.people if one.user == user.id).computer
    told = call(live, user)
    assert told
    assert "gone for a while" not in said(told)
    assert keys(told) == [buttons.SitAgain]
    live = await evening.service.change(live.table.id, user, Parted(is_back=False))
    assert call(live, user) is None, "who has left the group is not told so"


async def test_who_is_voted_out_is_not_offered_their_seat(evening: Evening) -> None:
    """They need the others' votes to come back; a computer plays in their place."""
    live = await begun(evening)
    user = awaited(live)
    chair = next(Chair(n) for n, one in enumerate(live.table.people) if one.user == user.id)
    for matter in (Matter.REMOVE, Matter.REPLACE):
        for other in (one for one in PEOPLE if one.id != user.id):
            vote = Agree(matter, chair, position(live.table))
            live = await evening.service.change(live.table.id, other, vote)
    assert live.table.people[chair].computer
    assert call(live, user) is None


def test_who_has_voted_against_is_asked_no_more() -> None:
    """Of three who are left, one wants to go on without Anna, and one does not."""
    live = with_changes(playing("gifts", *PEOPLE, STRANGER), clock=DAY)
    live = do(live, ANNA, Parted(is_back=False))
    chair = next(Chair(n) for n, one in enumerate(live.table.people) if one.user == ANNA.id)
    at = position(live.table)
    live = do(live, BORIS, Agree(Matter.REMOVE, chair, at))
    live = do(live, CLARA, Object(Matter.REMOVE, chair, at))
    assert [one.user for one in questioned(ALL, live)] == [STRANGER.id]


@pytest.mark.parametrize("vanishing", ["", "wait"])
async def test_table_that_waits_or_is_older_than_the_question_waits(
    evening: Evening, vanishing: str
) -> None:
    await begun(evening)
    live = await evening.service.find("0123456789")
    waiting = with_changes(live, vanishing=vanishing)
    await evening.store.tables.save(waiting, live)
    live = await at(evening, NOON + 5 * DAY)
    assert not any(person.computer for person in live.table.people)
    assert "takes over" not in said(board(live))


async def test_table_that_skips_skips(evening: Evening) -> None:
    live = await begun(evening)
    saved = await evening.service.find(live.table.id)
    await evening.store.tables.save(with_changes(saved, vanishing="skip"), saved)
    live = await at(evening, NOON + 2 * DAY + HOUR)
    assert live.table.log
    assert [move.by for move in live.table.log.moves] == [By.SKIPPED]


async def test_any_press_begins_anew(evening: Evening) -> None:
    live = await begun(evening)
    user = awaited(live)
    live = await at(evening, NOON + 47 * HOUR)
    evening.time = NOON + 47 * HOUR
    live = await evening.service.change(live.table.id, user, Hear(evening.time))
    assert "takes over" not in said(board(live))
    live = await at(evening, NOON + 94 * HOUR)
    assert not any(person.computer for person in live.table.people)
    live = await at(evening, NOON + 96 * HOUR)
    assert any(person.computer for person in live.table.people)


async def test_who_comes_alone_to_wait_for_nobody_is_never_replaced(evening: Evening) -> None:
    live = await begun(evening)
    saved = await evening.service.find(live.table.id)
    chairs = {n for n, one in enumerate(saved.table.people) if one.user != awaited(saved).id}
    alone = with_changes(saved, gone=frozenset(chairs))
    await evening.store.tables.save(alone, saved)
    live = await at(evening, NOON + 4 * DAY)
    assert not any(person.computer for person in live.table.people)
    assert live.table.calls.leaving == {}


# By whose clock


async def with_habits(evening: Evening, habits: Habits) -> None:
    for user in PEOPLE:
        await evening.store.profiles.change(user.id, habits=habits, language=user.language)


def questions(evening: Evening, user: User) -> list[Surface]:
    return [one for one in evening.messenger.said if one.place == Place(user.id)]


async def test_who_has_not_said_by_which_clock_they_live_is_asked_once_with_the_first_call(
    evening: Evening,
) -> None:
    """English is spoken everywhere: its readers were never woken, nor ever asked. Asked at the
    first call of their own they lost it: it came without a sound.
    """
    await begun(evening)
    await with_habits(evening, Habits())
    await at(evening, NOON + MINUTE)
    kinds = {"en": buttons.City, "ru": HourIs, "uk": HourIs}
    for user in PEOPLE:
        (asked,) = questions(evening, user)
        assert asked.silent
        assert kinds[user.language] in keys(asked)
    await at(evening, NOON + 2 * DAY)
    assert [len(questions(evening, user)) for user in PEOPLE] == [1, 1, 1]


async def test_english_readers_are_asked_for_a_city_and_others_whether_it_is_so_late(
    evening: Evening,
) -> None:
    await begun(evening)
    await with_habits(evening, Habits())
    await ask_hours(evening.service, [(user.id, user.language) for user in PEOPLE])
    anna, boris, clara = (one for user in PEOPLE for one in questions(evening, user))
    assert buttons.City in keys(anna)
    assert "15:00" in boris.text  # in Moscow
    assert "14:00" in clara.text  # in Kyiv
    assert keys(boris) == keys(clara) == [HourIs, HourIs]


async def test_nobody_is_asked_who_has_said_it(evening: Evening) -> None:
    await begun(evening)
    await with_habits(evening, Habits(zone="Europe/London"))
    await at(evening, NOON + 2 * DAY)
    assert [questions(evening, user) for user in PEOPLE] == [[], [], []]


async def test_hours_are_learnt_from_presses_until_somebody_says_them(evening: Evening) -> None:
    """Of somebody who plays at lunch and in the evening, where it is six hours earlier."""
    await begun(evening)
    await with_habits(evening, Habits())
    stopping = asyncio.Event()
    for day in range(8):
        for hour in (13, 18, 21):
            evening.time = NOON + day * DAY + (hour + 6 - 12) * HOUR
            evening.service.presses[ANNA.id] = evening.service.presses[BORIS.id] = evening.time
            if day == 0:
                await evening.service.remember(BORIS.id, habits=Habits(zone="Europe/Moscow"))
            await count_presses(evening.service, stopping)
            await count_presses(evening.service, stopping)  # each hour once
    anna = await evening.store.profiles.of(ANNA.id)
    assert sum(anna.hours) == 24
    assert anna.habits.learnt is not None
    assert abs(anna.habits.learnt + 6 * 60) <= 120
    assert (await evening.store.profiles.of(BORIS.id)).hours == ()


async def test_whose_clock_nobody_knows_is_named_by_the_clock_of_most_at_their_table(
    evening: Evening,
) -> None:
    """It is four in the morning where the others live; nobody is named on a guess before ten."""
    live = await unreachable(evening, NOON + 15 * HOUR)
    generation, language = live.table.generation, "en"
    for user in PEOPLE:
        known = Habits() if user == awaited(live) else Habits(zone="Europe/Berlin")
        await evening.store.profiles.change(user.id, habits=known, language=language)
    live = await at(evening, NOON + 21 * HOUR - 1)
    assert live.table.generation == generation
    live = await at(evening, NOON + 21 * HOUR)
    assert live.table.generation == generation + 1
    assert not board(live).silent


async def test_what_was_learnt_is_told_and_forgotten(evening: Evening) -> None:
    await begun(evening)
    hours = (0,) * 23 + (7,)
    await evening.store.profiles.change(ANNA.id, hours=hours)
    told = json.loads(str((await file_of(evening.store, ANNA, evening.service.today)).content))
    assert told["settings"]["hours"] == [*hours]
    await evening.service.forget(ANNA)
    assert (await evening.store.profiles.of(ANNA.id)).hours == ()
