"""A group that wants it is told its month on the first of the next one, once (ADR 127)."""

import asyncio
from datetime import UTC, datetime

import pytest

from bot.features.months.calendar import AT_ONCE, Month, last_month, next_telling
from bot.features.months.sending import send_due
from bot.store.migration import migrate
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.habits import Habits
from bot.table.values import DAY, HOUR, Place, with_changes
from tests.bot.service.evening import Evening
from tests.bot.stores import saved
from tests.bot.tables import ANNA, BORIS, GROUP, over


def moment(year: int, month: int, day: int, hour: int = 0) -> int:
    return int(datetime(year, month, day, hour, tzinfo=UTC).timestamp())


FEBRUARY = moment(2026, 2, 1, 12)
"""Noon of the first of February 2026 where English is spoken; an evening begins in January."""


async def wanting(evening: Evening, language: str = "en") -> None:
    """Let the group want its months, after a game in January."""
    await evening.store.profiles.remember(GROUP.chat, Profile(language, months=True))
    await evening.store.months.note(GROUP.chat, next_telling(Habits(), language, evening.time))
    await played(evening, evening.time + DAY)


async def played(
    evening: Evening, ended: int, id: str = "a" * 10, topic: int | None = None
) -> None:
    """Let the group have played a game that ended then."""
    place = Place(GROUP.chat, topic)
    live = with_changes(over("gifts", ANNA, BORIS), id=id, since=ended, title="Friday", place=place)
    await evening.store.note(await saved(evening.store, live))


async def lasting(evening: Evening, until: int) -> None:
    """Let the clock look every six hours until then."""
    while evening.time < until:
        evening.time = min(evening.time + 6 * HOUR, until)
        await send_due(evening.service)


@pytest.mark.parametrize(
    ("language", "title"), [("en", "January 2026"), ("ru", "Январь 2026"), ("uk", "Січень 2026")]
)
async def test_it_is_told_once_silently_on_the_first(
    evening: Evening, language: str, title: str
) -> None:
    await wanting(evening, language)
    await lasting(evening, FEBRUARY - 3 * HOUR - 1)
    assert evening.messenger.said == []
    await lasting(evening, FEBRUARY + 20 * DAY)
    (said,) = evening.messenger.said
    assert said.place == GROUP
    assert said.silent
    assert said.picture
    assert title in said.text


async def test_it_is_told_in_the_topic_in_which_the_group_plays(evening: Evening) -> None:
    """General may be closed: it was lost there."""
    await wanting(evening)
    await played(evening, evening.time + 2 * DAY, "b" * 10, topic=9)
    await lasting(evening, FEBRUARY)
    (said,) = evening.messenger.said
    assert said.place == Place(GROUP.chat, 9)


async def test_a_month_without_a_game_is_not_told(evening: Evening) -> None:
    await wanting(evening)
    await lasting(evening, FEBRUARY + 40 * DAY)
    assert len(evening.messenger.said) == 1


async def test_games_before_and_after_the_month_do_not_count(evening: Evening) -> None:
    await wanting(evening)
    await played(evening, moment(2025, 12, 31, 23), "b" * 10)
    await played(evening, moment(2026, 2, 1, 1), "c" * 10)
    await lasting(evening, FEBRUARY)
    (said,) = evening.messenger.said
    assert "· 1 game<" in said.text


async def test_who_is_in_nobodys_statistics_is_not_named(evening: Evening) -> None:
    await wanting(evening)
    await evening.store.past.step_aside(ANNA.id, counts=False)
    await lasting(evening, FEBRUARY)
    (said,) = evening.messenger.said
    assert ANNA.name not in said.text + str(said.picture)
    assert BORIS.name in said.text


async def test_who_is_forgotten_is_not_named(evening: Evening) -> None:
    await wanting(evening)
    live = await evening.store.readable("a" * 10)
    assert live
    await evening.store.agenda.seat(live.table, None, evening.time)
    await evening.service.forget(ANNA)
    await lasting(evening, FEBRUARY)
    (said,) = evening.messenger.said
    assert ANNA.name not in said.text + str(said.picture)


async def test_a_group_that_wants_it_no_more_is_told_nothing(evening: Evening) -> None:
    """Its settings may be gone because it has removed the bot."""
    await wanting(evening)
    await evening.store.profiles.forget(GROUP.chat)
    await lasting(evening, FEBRUARY + DAY)
    assert evening.messenger.said == []
    assert await evening.store.months.claim_due(FEBRUARY + 99 * DAY) == []


async def test_a_group_that_becomes_a_supergroup_is_told_there(evening: Evening) -> None:
    await wanting(evening)
    await migrate(evening.store, GROUP.chat, -1000)
    await lasting(evening, FEBRUARY)
    (said,) = evening.messenger.said
    assert said.place == Place(-1000)


async def test_workers_that_ask_together_tell_it_once(store: Store) -> None:
    """Also who dies after that tells nobody twice: the next month is noted in the same step."""
    for chat in range(1, AT_ONCE + 10):
        await store.months.note(-chat, FEBRUARY)
    claims = await asyncio.gather(*(store.months.claim_due(FEBRUARY) for _ in range(3)))
    claimed = [chat for claim in claims for chat in claim]
    assert sorted(claimed) == sorted(-chat for chat in range(1, AT_ONCE + 10))
    assert await store.months.claim_due(FEBRUARY + 27 * DAY) == []
    assert len(await store.months.claim_due(FEBRUARY + 28 * DAY)) == AT_ONCE


async def test_nobody_gets_two_when_a_clock_is_set_back(store: Store) -> None:
    await store.months.note(GROUP.chat, FEBRUARY)
    assert await store.months.claim_due(FEBRUARY + 5) == [GROUP.chat]
    for back in (FEBRUARY - DAY, FEBRUARY, FEBRUARY + DAY):
        assert await store.months.claim_due(back) == []


async def test_clock_that_was_years_ahead_costs_two_months_at_most(store: Store) -> None:
    await store.months.note(GROUP.chat, FEBRUARY)
    assert await store.months.claim_due(FEBRUARY + 999 * DAY) == [GROUP.chat]
    await store.months.claim_due(FEBRUARY - 3 * DAY)
    assert await store.months.claim_due(FEBRUARY + 59 * DAY) == [GROUP.chat]


@pytest.mark.parametrize(
    ("language", "now", "then"),
    [
        ("en", moment(2026, 1, 1, 11), moment(2026, 1, 1, 12)),
        ("en", moment(2026, 1, 1, 12), moment(2026, 2, 1, 12)),
        ("ru", moment(2026, 1, 1, 9), moment(2026, 2, 1, 9)),
        ("en", moment(2026, 12, 5), moment(2027, 1, 1, 12)),
    ],
)
def test_it_is_due_at_noon_where_the_language_is_spoken(language: str, now: int, then: int) -> None:
    assert next_telling(Habits(), language, now) == then


def test_the_month_before_is_told_by_the_same_clock() -> None:
    ahead = 3 * HOUR
    assert last_month(Habits(), "ru", moment(2026, 1, 1, 9)) == Month(
        2025, 12, moment(2025, 12, 1) - ahead, moment(2026, 1, 1) - ahead
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Habits(), Habits(near="America/New_York")),
        (Habits(near="Pacific/Auckland"), Habits(near="America/New_York")),
    ],
)
async def test_it_is_told_once_where_the_clock_of_the_group_moves_west(
    evening: Evening, before: Habits, after: Habits
) -> None:
    """On the last day of January by the new clock, it told of December."""
    await evening.store.profiles.remember(GROUP.chat, Profile("en", months=True, habits=before))
    await evening.store.months.note(GROUP.chat, next_telling(before, "en", evening.time))
    await played(evening, evening.time + DAY)
    await played(evening, moment(2025, 12, 20), "b" * 10)
    await evening.service.remember(GROUP.chat, habits=after)
    await lasting(evening, FEBRUARY + 20 * DAY)
    (said,) = evening.messenger.said
    assert "January 2026" in said.text
