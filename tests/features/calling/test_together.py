"""Calls where they meet other features: each of these rang for nobody, told nobody, or told
somebody what they could not do.
"""

import asyncio

from msgspec.structs import replace

from bot.display.surfaces import surfaces
from bot.display.values import Button, Selection, call_key
from bot.features.calling.hours import count_presses
from bot.features.calling.shown import vanishing_line
from bot.features.handing.table import OfferSeat, TakeOver, word_of_offer
from bot.features.latecomers.table import AskToJoin, StepBack
from bot.features.pause.table import AskPause, Resume
from bot.table.parting import Parted
from bot.table.parts import Tempo
from bot.table.ticking import Remind
from bot.table.values import (
    DAY,
    HOUR,
    MINUTE,
    Live,
    Place,
    User,
    position,
    stamp_of_table,
    with_changes,
)
from bot.table.votes import Resign, Stop
from tests.bot.service.evening import Evening
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, NOON, PEOPLE, do, everybody, lobby
from tests.bot.tables import begun as playing
from tests.features.calling.test_calls import at, awaited, begun, call, other


def sounds(evening: Evening, user: int) -> int:
    """How many messages somebody has got with a sound."""
    return sum(one.place.chat == user and not one.silent for one in evening.messenger.said)


def take_over(live: Live) -> TakeOver:
    offer = live.table.offer
    assert offer
    return TakeOver(offer.chair, word_of_offer(live.table, offer), NOON)


# A group that wants to be notified of each turn


async def loud(evening: Evening) -> Live:
    live = await begun(evening)
    await evening.store.profiles.change(live.table.place.chat, calls=False)
    return live


async def test_a_loud_group_has_its_people_reminded_in_private(evening: Evening) -> None:
    live = await loud(evening)
    user = awaited(live)
    await at(evening, NOON + 2 * DAY)
    assert sounds(evening, user.id)
    assert sounds(evening, other(live).id) == 0


async def test_a_loud_group_has_its_people_warned_in_private(evening: Evening) -> None:
    live = await begun(evening, clock=DAY)
    await evening.store.profiles.change(live.table.place.chat, calls=False)
    await at(evening, NOON + 2 * DAY - HOUR)
    told = [one.text for one in evening.messenger.said if one.place.chat == awaited(live).id]
    assert told[-1].count(FRAME.say(awaited(live).language, "board-late-own")) == 1
    assert "🤖" in told[-1]


def test_the_bell_of_a_loud_group_posts_its_board_anew() -> None:
    live = with_changes(playing("gifts", *PEOPLE), clock=DAY, half=True)
    quiet, rung = (
        do(live, other(live), Remind(position(live.table), is_loud=is_loud))
        for is_loud in (False, True)
    )
    assert quiet.table.generation == live.table.generation
    assert rung.table.generation == live.table.generation + 1
    assert not rung.table.calls.wanted


# One sound an hour from one person and kind


async def test_nobody_rings_all_by_asking_and_withdrawing(evening: Evening) -> None:
    live = await begun(evening)
    sitting = other(live)
    live = await evening.do(live, sitting, AskPause(3, evening.time))
    live = await at(evening, NOON + 2 * MINUTE)
    asked = next(one for one in PEOPLE if one not in (sitting, awaited(live)))
    first = call(live, asked)
    assert first
    assert not first.silent
    wish = live.table.pause.wish
    assert wish
    live = with_changes(live, pause=replace(live.table.pause, wish=None))
    live = await evening.store.tables.save(live, await evening.service.find(live.table.id))
    live = await evening.do(live, sitting, AskPause(3, evening.time))
    live = await at(evening, NOON + 10 * MINUTE)
    again = call(live, asked)
    assert again
    assert again.silent


async def test_nobody_who_does_not_play_rings_all_by_asking_for_a_seat(evening: Evening) -> None:
    live = await begun(evening, "saboteur")
    outsider = replace(BORIS, id=77, name="Eve")
    for minutes, is_silent in ((2, False), (20, True)):
        live = await evening.do(live, outsider, AskToJoin(evening.time))
        live = await at(evening, NOON + minutes * MINUTE)
        rung = [call(live, one) for one in PEOPLE]
        assert {one.silent for one in rung if one} == {is_silent}
        live = await evening.do(live, outsider, StepBack())


async def test_who_pauses_and_goes_on_calls_whoever_is_awaited_once(evening: Evening) -> None:
    live = await begun(evening)
    host = next(one for one in PEOPLE if one.id == live.table.host)
    wanted = []
    for _ in range(2):
        live = await evening.do(live, host, AskPause(1, evening.time))
        live = await evening.do(live, host, Resume(evening.time))
        wanted.append(live.table.calls.wanted)
        live = await evening.store.tables.save(
            with_changes(live, calls=replace(live.table.calls, wanted=frozenset())), live
        )
    assert [bool(one) for one in wanted] == [True, False]


# A question stands for long


async def wanting_to_stop(evening: Evening) -> tuple[Live, User]:
    """A game that somebody wants to stop, and another who is asked, and not awaited."""
    live = await begun(evening)
    guests = [one for one in PEOPLE if one.id != live.table.host]
    asker = next(one for one in guests if one != awaited(live))
    await evening.do(live, asker, Stop(stamp_of_table(live.table)))
    live = await at(evening, NOON + 2 * MINUTE)
    return live, next(one for one in PEOPLE if one not in (asker, awaited(live)))


async def test_a_question_calls_once_whatever_is_moved_meanwhile(evening: Evening) -> None:
    live, asked = await wanting_to_stop(evening)
    before = call(live, asked)
    later = with_changes(live, undone=live.table.undone + 3)
    after = call(later, asked)
    assert before
    assert after
    assert before.generation == after.generation


async def test_the_way_to_the_next_table_takes_no_question_away(evening: Evening) -> None:
    live, asked = await wanting_to_stop(evening)
    way = Selection(leads_on=Button("▶ Next", None, url="https://t.me/x"), mover=asked.id)
    keys = [one.key for one in surfaces(FRAME, live, {None: way})]
    assert keys.count(call_key(asked.id)) == 1


# What is promised


def test_after_how_many_days_a_computer_comes_is_said_as_it_is() -> None:
    for clock, said in ((12 * HOUR, "after a day"), (DAY, "after 2 days"), (0, "after 2 days")):
        gathered = with_changes(lobby("gifts", *PEOPLE), clock=clock, vanishing="computer")
        days = with_changes(gathered, tempo=Tempo.DAYS)
        (line,) = vanishing_line(everybody(days), days.table)
        assert said in line


# Who is not there


def test_who_has_a_computer_play_is_not_rung_for_the_votes_of_others() -> None:
    live = with_changes(playing("gifts", *PEOPLE), place=Place(0, 5))
    live = do(live, CLARA, Resign(stamp_of_table(live.table), is_replaced=True))
    before = {one.user: one.generation for one in live.table.people}
    asked = do(live, ANNA, AskPause(3, NOON))
    rung = {one.user for one in asked.table.people if one.generation > before[one.user]}
    assert rung == {ANNA.id, BORIS.id}


async def test_who_has_left_the_group_is_not_called_reminded_or_named_there(
    evening: Evening,
) -> None:
    live = await begun(evening)
    user = awaited(live)
    live = await evening.do(live, user, Parted(is_back=False))
    live = await at(evening, NOON + DAY + 12 * HOUR)
    assert [one for one in evening.messenger.said if one.place.chat == user.id] == []
    assert call(live, user) is None
    assert live.table.calls.named == frozenset()
    await at(evening, NOON + 2 * DAY + HOUR)  # a computer plays for them, as the others have read
    live = await evening.service.find(live.table.id)
    assert next(one for one in live.table.people if one.user == user.id).computer


async def test_whoever_takes_a_seat_over_has_time_to_answer(evening: Evening) -> None:
    live = await begun(evening, clock=DAY)
    leaver = awaited(live)
    await at(evening, NOON + DAY + 12 * HOUR)
    newcomer = replace(leaver, id=77, name="Eve")
    await evening.do(live, leaver, OfferSeat(evening.time))
    live = await evening.service.find(live.table.id)
    offer = take_over(live)
    live = await evening.do(live, newcomer, replace(offer, now=evening.time))
    evening.time += HOUR
    live = await at(evening, evening.time)
    assert live.table.calls.leaving == {}


async def test_the_bell_calls_nobody_in_private_who_wants_to_be_called_in_the_group(
    evening: Evening,
) -> None:
    live = await begun(evening)
    user = awaited(live)
    people = tuple(replace(one, calls=one.user != user.id) for one in live.table.people)
    calls = replace(live.table.calls, wanted=frozenset({user.id}))
    live = await evening.store.tables.save(with_changes(live, people=people, calls=calls), live)
    await evening.store.profiles.change(user.id, calls=False)
    live = await at(evening, NOON + HOUR)
    assert user.id not in live.table.calls.made
    assert [one for one in evening.messenger.said if one.place.chat == user.id] == []


async def test_the_press_that_forgets_is_not_counted(evening: Evening) -> None:
    await begun(evening)
    evening.service.presses[ANNA.id] = evening.time
    await evening.service.forget(ANNA)
    await count_presses(evening.service, asyncio.Event())
    assert (await evening.store.profiles.of(ANNA.id)).hours == ()
