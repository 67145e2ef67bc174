"""The clock on a real store: everything due is done once, whoever looks and however often."""

import asyncio
from collections.abc import Coroutine
from datetime import date
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from prometheus_client import REGISTRY

from bot.features.handing.table import OfferSeat, TakeOver, word_of_offer
from bot.service import clock
from bot.service.clock import Checks, begin_due, keep_time
from bot.service.table_service import TableService
from bot.store.agenda import AGAIN, AT_ONCE
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.days_off import Absence, Span
from bot.table.gathering import AddComputer
from bot.table.habits import Habits
from bot.table.hours import deadline
from bot.table.outages import Outage
from bot.table.values import DAY, HOUR, Chair, Live, Matter, Phase, Place, User, position, to_act
from bot.table.votes import Agree
from games.core.contract import Level
from tests.bot.service.evening import Evening, do_due
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    NOON,
    PEOPLE,
    decide,
    do,
    lobby,
    resign,
    user_at,
)
from tests.bot.teams import gathered
from tests.proofs import until


def awaited(live: Live) -> User:
    return user_at(live, to_act(ALL, live)[0])


async def test_time_is_up_on_the_second_and_stays_so(evening: Evening) -> None:
    live = await evening.table()
    await evening.until(NOON + DAY - 1)
    assert not (await evening.service.find(live.table.id)).table.late
    await evening.until(NOON + DAY)
    late = await evening.service.find(live.table.id)
    assert late.table.late
    await evening.until(NOON + 3 * DAY)
    assert await evening.service.find(live.table.id) == late


async def test_who_is_awaited_is_reminded_once_in_his_private_chat(evening: Evening) -> None:
    live = await evening.table(12 * HOUR)
    await evening.until(NOON + 6 * HOUR - 1)
    assert evening.messenger.said == []
    await evening.until(NOON + 12 * HOUR)
    (said,) = evening.messenger.said
    assert said.place == Place(awaited(live).id)
    assert not said.silent
    assert said.keyboard[0][0].token


async def test_reminder_leads_to_the_board_where_messages_have_addresses(evening: Evening) -> None:
    await evening.table(12 * HOUR)
    evening.messenger.board = (Place(-1001234, 5), 77)
    await evening.until(NOON + 7 * HOUR)
    assert evening.messenger.said[0].keyboard[0][0].url == "https://t.me/c/1234/5/77"


async def test_reminder_is_the_question_itself_where_it_stands_in_private(evening: Evening) -> None:
    """Apps delete and clear for one side: the bot's edits succeed, and nobody sees them
    (Telegram-FOSS#538). A new message is seen.
    """
    alone = lobby("gifts", *PEOPLE)
    there = replace(alone, table=replace(alone.table, place=Place(0, 7)))
    live = await evening.table(12 * HOUR, there)
    await evening.until(NOON + 7 * HOUR)
    assert evening.messenger.reposted == [(live.table.id, awaited(live).id)]
    assert evening.messenger.said == []


async def test_habits_of_the_person_decide(evening: Evening) -> None:
    circle = lobby("gifts", *PEOPLE)
    circle = replace(circle, table=replace(circle.table, place=Place(0, 7)))
    live = await evening.table(7 * DAY, circle)
    daily = Profile(reachable=True, habits=Habits("daily", 0))
    await evening.store.profiles.remember(awaited(live).id, daily)
    await evening.until(NOON + 5 * DAY + HOUR)
    assert evening.messenger.reposted == [(live.table.id, awaited(live).id)] * 5


async def test_each_of_a_team_is_reminded_by_his_own_habits(evening: Evening) -> None:
    await evening.table(12 * HOUR, gathered(*PEOPLE))
    never = Profile(reachable=True, habits=Habits("never", 0))
    await evening.store.profiles.remember(BORIS.id, never)
    await evening.until(NOON + 12 * HOUR)
    reminded = [said.place for said in evening.messenger.said]
    assert reminded == [Place(ANNA.id), Place(CLARA.id)]


async def test_who_has_left_a_team_sits_there_no_more_and_is_not_reminded(
    evening: Evening, store: Store
) -> None:
    live = await evening.table(12 * HOUR, gathered(*PEOPLE))
    sitting = [await store.agenda.tables_of(user.id) for user in PEOPLE]
    assert sitting == [(live.table.id,)] * 3
    await evening.do(live, CLARA, resign)
    assert await store.agenda.tables_of(CLARA.id) == ()
    await evening.until(NOON + 12 * HOUR)
    reminded = [said.place for said in evening.messenger.said]
    assert reminded == [Place(ANNA.id), Place(BORIS.id)]


async def test_who_cannot_be_written_to_is_not_reminded(evening: Evening) -> None:
    live = await evening.table(12 * HOUR)
    await evening.store.profiles.remember(awaited(live).id, Profile(reachable=False))
    await evening.until(NOON + 12 * HOUR)
    assert evening.messenger.said == []
    assert (await evening.service.find(live.table.id)).table.late


async def test_next_person_is_reminded_in_his_turn(evening: Evening) -> None:
    live = await evening.table(12 * HOUR)
    await evening.until(NOON + 7 * HOUR)
    before = await evening.service.find(live.table.id)
    seat = to_act(ALL, before)[0]
    after = await evening.store.tables.save(decide(before, seat, Random(1), evening.time), before)
    await evening.store.agenda.note(after.table, before.table, evening.time)
    await evening.store.profiles.remember(
        awaited(after).id, Profile(reachable=True, habits=Habits(offset=-7 * 60))
    )
    await evening.until(NOON + 13 * HOUR)
    assert [said.place.chat for said in evening.messenger.said] == [
        awaited(before).id,
        awaited(after).id,
    ]


async def test_two_clocks_do_everything_once(evening: Evening, store: Store) -> None:
    live = await evening.table(12 * HOUR)
    evening.time = NOON + 9 * HOUR
    await asyncio.gather(*(do_due(evening.service) for _ in range(5)))
    assert len(evening.messenger.said) == 1
    evening.time = NOON + 12 * HOUR
    await asyncio.gather(*(do_due(evening.service) for _ in range(5)))
    after = await evening.service.find(live.table.id)
    assert after.revision == live.revision + 2
    assert len(evening.messenger.said) == 1


async def test_what_was_missed_while_the_bot_was_down_is_made_up_for_by_day(
    evening: Evening,
) -> None:
    await evening.table(12 * HOUR)
    evening.time = NOON + 11 * HOUR
    await do_due(evening.service)
    assert evening.messenger.said == []
    await evening.until(NOON + 20 * HOUR - 1)
    assert evening.messenger.said == []
    await evening.until(NOON + 20 * HOUR)
    assert len(evening.messenger.said) == 1


async def test_nobody_is_late_for_time_in_which_the_bot_was_away(evening: Evening) -> None:
    """A bot that was away for four days skipped people as soon as it was back."""
    live = await evening.table(DAY)
    evening.time = NOON + HOUR + 4 * DAY
    outage = Outage(NOON + HOUR, evening.time)
    evening.store.tables._outages.all = (outage,)
    await do_due(evening.service)
    assert not (await evening.service.find(live.table.id)).table.late
    await evening.until(NOON + 5 * DAY - 1)
    assert not (await evening.service.find(live.table.id)).table.late
    await evening.until(NOON + 5 * DAY)
    assert (await evening.service.find(live.table.id)).table.late


async def test_lobby_lives_on_after_time_in_which_the_bot_was_away(evening: Evening) -> None:
    live = await evening.gathering(lobby("gifts", *PEOPLE))
    evening.time = NOON + 4 * DAY
    evening.store.tables._outages.all = (Outage(NOON, evening.time),)
    await do_due(evening.service)
    assert (await evening.service.find(live.table.id)).table.phase is Phase.LOBBY
    await evening.until(NOON + 5 * DAY)
    assert (await evening.service.find(live.table.id)).table.phase is Phase.EXPIRED


async def test_time_goes_on_after_a_bug(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await evening.table()
    evening.time = NOON + DAY
    monkeypatch.setattr(clock, "PULSE", 0.01)
    claim, stopping = evening.store.agenda.claim_due, asyncio.Event()
    bugs = [RuntimeError("a bug")]

    async def broken_once(*asked: Any) -> dict[str, bool]:
        if bugs:
            raise bugs.pop()
        stopping.set()
        return await claim(*asked)

    monkeypatch.setattr(evening.store.agenda, "claim_due", broken_once)
    before = REGISTRY.get_sample_value("nastolka_faults_total") or 0
    await keep_time(evening.service, stopping)
    assert (await evening.service.find(live.table.id)).table.late
    assert "a bug in the clock" in caplog.text
    assert REGISTRY.get_sample_value("nastolka_faults_total") == before + 1


class Stopping(asyncio.Event):
    """The end of a worker, which knows whether the clock has heard of it."""

    has_told = False

    def is_set(self) -> bool:
        self.has_told = super().is_set()
        return self.has_told


async def test_computer_that_thinks_for_long_keeps_no_other_table_waiting(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else was looked at until it had done; the worker's end waits for it all the same."""
    live, thought, stopping = await evening.table(), asyncio.Event(), Stopping()
    there = do(lobby("gifts", ANNA), ANNA, *(AddComputer(Level.EASY),) * 2)
    other = await evening.table(0, replace(there, table=replace(there.table, id="b")))
    think = evening.thinker.decide

    async def slow(*asked: Any) -> str:
        evening.time = NOON + DAY
        await thought.wait()
        return await think(*asked)

    monkeypatch.setattr(clock, "PULSE", 0.01)
    monkeypatch.setattr(evening.thinker, "decide", slow)
    evening.time += other.table.pace
    keeping = asyncio.create_task(keep_time(evening.service, stopping))
    async with asyncio.timeout(60):
        while not (await evening.service.find(live.table.id)).table.late:
            await asyncio.sleep(0.01)
            evening.time += 1  # one that is just being looked at is looked at again in a minute
    stopping.set()
    await until(lambda: stopping.has_told)
    for _ in range(9):  # nothing else is awaited than the computer
        await asyncio.sleep(0)
    assert not keeping.done()
    thought.set()
    await keeping
    assert (await evening.service.find("b")).revision == other.revision + 1


async def test_only_so_many_tables_are_looked_at_side_by_side_each_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []
    read, looks = asyncio.Event(), Checks()

    async def load(id: str) -> None:
        looked.append(id)
        await read.wait()

    monkeypatch.setattr(evening.store.tables, "load", load)
    for n in range(AT_ONCE + 3):
        await evening.store.agenda.look(f"{n:05}", NOON)
    for _ in range(3):
        await begin_due(evening.service, looks)
        await asyncio.sleep(0)
        assert len(looked) == len(looks) == AT_ONCE
        evening.time += AGAIN  # some have looked for longer
    read.set()
    await asyncio.gather(*looks.values())
    await begin_due(evening.service, looks)
    await asyncio.gather(*looks.values())
    assert len(looked) == len(set(looked)) == AT_ONCE + 3


async def test_table_that_is_done_while_others_are_claimed_does_not_wait_for_a_minute(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was taken to be looked at still, and its next look was a minute later."""
    looked: list[str] = []
    read, looks = asyncio.Event(), Checks()
    claim = evening.store.agenda.claim_due

    async def load(id: str) -> None:
        looked.append(id)
        await read.wait()

    async def slowly_claimed(now: int, most: int) -> dict[str, bool]:
        found = await claim(now, most)
        read.set()
        await asyncio.gather(*looks.values())
        return found

    monkeypatch.setattr(evening.store.tables, "load", load)
    await evening.store.agenda.look("a", NOON)
    await begin_due(evening.service, looks)
    await asyncio.sleep(0)
    evening.time += AGAIN
    monkeypatch.setattr(evening.store.agenda, "claim_due", slowly_claimed)
    await begin_due(evening.service, looks)
    await asyncio.gather(*looks.values())
    assert looked == ["a", "a"]


async def test_table_knows_all_of_it_after_a_restart(evening: Evening, store: Store) -> None:
    live = await evening.table(12 * HOUR)
    await evening.until(NOON + 12 * HOUR)
    late = await evening.service.find(live.table.id)
    chair = Chair(to_act(ALL, late)[0])
    guest = next(user for user in PEOPLE if user not in (ANNA, awaited(late)))
    voted = await evening.do(late, guest, Agree(Matter.REMOVE, chair, position(late.table)))
    assert voted.table.reminded
    assert await store.tables.load(live.table.id) == voted


async def test_habits_are_remembered(store: Store) -> None:
    assert (await store.profiles.of(5)).habits == Habits()
    profile = Profile("ru", True, Habits("daily", -90))
    await store.profiles.remember(5, profile)
    assert await store.profiles.of(5) == profile


async def test_moments_are_looked_for_as_soon_as_their_second_has_begun(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A computer's move waited half a second on average, until the clock came by."""
    pauses: list[float] = []

    async def pause(waiting: Coroutine[Any, Any, bool], seconds: float) -> None:
        waiting.close()
        pauses.append(seconds)
        stopping.set()

    stopping = asyncio.Event()
    monkeypatch.setattr(TableService, "moment", NOON + 0.75)

    async def nothing(now: int, most: int) -> dict[str, bool]:
        return {}

    monkeypatch.setattr(evening.store.agenda, "claim_due", nothing)
    monkeypatch.setattr(asyncio, "wait_for", pause)
    await keep_time(evening.service, stopping)
    assert pauses == [pytest.approx(0.25, abs=0.05)]


async def test_boards_are_shown_anew_after_an_outage_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their deadlines are others."""
    await evening.table()
    monkeypatch.setattr(clock, "PULSE", 0.01)
    evening.time = NOON + HOUR
    evening.store.outages.all = (Outage(NOON, evening.time),)
    stopping, looks = asyncio.Event(), list[int]()
    claim = evening.store.agenda.claim_due

    async def counted(*asked: Any) -> dict[str, bool]:
        looks.append(1)
        if len(looks) > 3:
            stopping.set()
        return await claim(*asked)

    monkeypatch.setattr(evening.store.agenda, "claim_due", counted)
    await keep_time(evening.service, stopping)
    assert evening.messenger.looked_through == 1


async def test_nothing_is_due_while_nobody_can_reach_the_bot(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await evening.table()
    monkeypatch.setattr(evening.store.outages, "is_away", lambda: True)
    await evening.until(NOON + 2 * DAY)
    assert not (await evening.service.find(live.table.id)).table.late
    monkeypatch.setattr(evening.store.outages, "is_away", lambda: False)
    await evening.until(NOON + 2 * DAY + HOUR)
    assert (await evening.service.find(live.table.id)).table.late


async def test_days_away_that_a_crash_has_told_half_are_whole_after_the_next_look(
    evening: Evening,
) -> None:
    """The profile was written, and one of two tables."""
    live = await evening.table(3 * DAY)
    user = awaited(live)
    days = Absence(date(2026, 1, 2), date(2026, 1, 4), NOON)
    await evening.service.remember(user.id, away=(days,))
    evening.time = NOON + 3 * DAY
    await do_due(evening.service)
    table = (await evening.service.find(live.table.id)).table
    assert table.still.away == {user.id: Span(NOON + 12 * HOUR, NOON + 3 * DAY + 12 * HOUR)}
    assert deadline(ALL, await evening.service.find(live.table.id)) == NOON + 6 * DAY


async def test_a_newcomers_days_away_are_known_to_the_table_at_once(evening: Evening) -> None:
    live = await evening.table(3 * DAY)
    owner, newcomer = awaited(live), User(44, "Nora", "en", reachable=True)
    days = Absence(date(2025, 12, 31), date(2026, 1, 4), NOON - DAY)
    profile = Profile(reachable=True, habits=Habits(offset=0), away=(days,))
    await evening.store.profiles.remember(newcomer.id, profile)
    evening.time = NOON + HOUR
    offered = await evening.do(live, owner, OfferSeat(evening.time))
    assert offered.table.offer
    word = word_of_offer(offered.table, offered.table.offer)
    take = TakeOver(offered.table.offer.chair, word, evening.time)
    after = await evening.do(live, newcomer, take)
    assert after.table.still.away == {newcomer.id: Span(evening.time, NOON + 3 * DAY + 12 * HOUR)}
    assert deadline(ALL, after) == NOON + 3 * DAY + 12 * HOUR + 3 * DAY - HOUR


@pytest.mark.parametrize(("zone", "is_asked"), [("", True), ("Europe/London", False)])
async def test_a_reminder_without_a_sound_says_why_where_no_clock_is_known(
    evening: Evening, zone: str, is_asked: bool
) -> None:
    others = (User(50, "Ben", "en", reachable=True), User(51, "Cat", "en", reachable=True))
    live = await evening.table(12 * HOUR, lobby("gifts", ANNA, *others))
    (seat,) = to_act(ALL, live)
    profile = Profile("en", reachable=True, habits=Habits(zone=zone))
    await evening.store.profiles.remember(live.table.people[seat].user, profile)
    evening.time = NOON + 6 * HOUR
    await do_due(evening.service)
    (said,) = evening.messenger.said
    assert said.silent is is_asked
    assert ("/settings" in said.text) is is_asked
