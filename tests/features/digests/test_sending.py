"""The daily list of tables that wait for somebody: at their hour, silently, once a day, whatever
happens to clocks and workers.
"""

import asyncio
from datetime import UTC, date, datetime

import pytest
from msgspec.structs import replace

from bot.features.digests.sending import send_due
from bot.features.holidays.days import span_of
from bot.features.pause.part import Pause
from bot.handlers.pages.mine import overview
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.store.timetable import AT_ONCE
from bot.table.days_off import Absence
from bot.table.habits import DIGEST, Habits, next_digest
from bot.table.suspension import SetAway
from bot.table.values import DAY, HOUR, Chair, Live, Place, User, to_act, with_changes
from tests.bot.service.evening import Evening
from tests.bot.tables import ALL, ANNA, BORIS, NOON, PEOPLE, lobby, over, user_at

AT_NINE = Habits(DIGEST, 0, hour=9)


def awaited(live: Live) -> User:
    return user_at(live, to_act(ALL, live)[0])


async def wanting(evening: Evening, live: Live, habits: Habits = AT_NINE) -> User:
    """Let who is awaited ask for a daily list."""
    user = awaited(live)
    profile = Profile(reachable=True, habits=habits, language="en")
    await evening.store.profiles.remember(user.id, profile)
    await evening.store.digests.note(user.id, next_digest(habits, "en", NOON))
    return user


async def lasting(evening: Evening, until: int) -> None:
    """Let clock and lists look every half hour until then."""
    while evening.time < until:
        await evening.until(min(evening.time + HOUR // 2, until))
        await send_due(evening.service)


async def test_list_comes_each_day_at_ones_hour_without_a_sound(evening: Evening) -> None:
    user = await wanting(evening, await evening.table(7 * DAY))
    await lasting(evening, NOON + 21 * HOUR - 1)
    assert evening.messenger.said == []
    await lasting(evening, NOON + 3 * DAY)
    assert [said.place for said in evening.messenger.said] == [Place(user.id)] * 3
    assert all(said.silent for said in evening.messenger.said)


async def test_list_comes_once_telegram_is_there_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was due, nobody could be reached, and the next one came a day later."""
    user = await wanting(evening, await evening.table(7 * DAY))
    with monkeypatch.context() as patch:
        patch.setattr(evening.store.outages, "is_away", lambda: True)
        await lasting(evening, NOON + 21 * HOUR)
    assert evening.messenger.said == []
    await lasting(evening, NOON + 22 * HOUR)
    assert [said.place for said in evening.messenger.said] == [Place(user.id)]


async def test_list_says_what_is_asked_and_leads_there(evening: Evening) -> None:
    live = await evening.table(7 * DAY, lobby("sealed", *PEOPLE))
    user = await wanting(evening, live)
    await lasting(evening, NOON + DAY)
    (said,) = (said for said in evening.messenger.said if said.place == Place(user.id))
    assert "your turn" in said.text
    token = said.keyboard[0][0].token
    assert token is not None
    assert (token.table, type(token).__name__) == (live.table.id, "Hand")


async def test_list_begins_with_the_next_deadline(evening: Evening) -> None:
    """As /games does, which shows the same one."""
    slow = await evening.table(7 * DAY)
    other = with_changes(lobby("gifts", *PEOPLE), id="abcdefghij", place=Place(-200))
    sooner = await evening.table(DAY, other)
    user = awaited(slow)
    assert awaited(sooner) == user
    _, rows = await overview(evening.service, [slow, sooner], user)
    assert [button.token.table for (button,) in rows if button.token] == [
        sooner.table.id,
        slow.table.id,
    ]


async def test_no_list_comes_where_nothing_waits(evening: Evening) -> None:
    live = await evening.table(7 * DAY)
    other = next(user for user in PEOPLE if user != awaited(live))
    profile = Profile(reachable=True, habits=AT_NINE)
    await evening.store.profiles.remember(other.id, profile)
    await evening.store.digests.note(other.id, NOON)
    await send_due(evening.service)
    assert evening.messenger.said == []


async def test_a_rematch_is_offered_once_more_in_the_list_and_no_more(evening: Evening) -> None:
    """Also where nothing else waits: its lobby stands for three days, far up in the chat."""
    live = await evening.service.rematch(over("gifts", ANNA, BORIS), ANNA)
    for user in (ANNA, BORIS):
        profile = Profile(reachable=True, habits=AT_NINE, language="en")
        await evening.store.profiles.remember(user.id, profile)
        await evening.store.digests.note(user.id, next_digest(AT_NINE, "en", NOON))
    await lasting(evening, NOON + 2 * DAY + 12 * HOUR)
    (said,) = evening.messenger.said
    assert (said.place, said.silent) == (Place(BORIS.id), True)
    assert "a rematch waits for you" in said.text
    ((join,),) = said.keyboard
    assert f"?start=join_{live.table.id}_" in str(join.url)


async def test_rematches_stand_below_the_tables_that_wait(evening: Evening) -> None:
    user = await wanting(evening, await evening.table(7 * DAY))
    host = next(one for one in PEOPLE if one != user)
    for number in range(2):
        place, id = Place(-300 - number), f"{number:010}"
        played = with_changes(over("gifts", user, host), place=place, id=id)
        await evening.service.rematch(played, host)
    await evening.store.digests.note(user.id, next_digest(AT_NINE, "en", NOON))
    await lasting(evening, NOON + DAY)
    (said,) = (one for one in evening.messenger.said if one.place == Place(user.id))
    (board,), *joins = said.keyboard
    assert board.token
    assert len({join.url for (join,) in joins}) == 2


async def test_who_cannot_be_written_to_gets_none(evening: Evening) -> None:
    user = await wanting(evening, await evening.table(7 * DAY))
    shut = Profile(reachable=False, habits=AT_NINE)
    await evening.store.profiles.remember(user.id, shut)
    await lasting(evening, NOON + DAY)
    assert evening.messenger.said == []


async def test_tables_of_friends_wait_until_somebody_is_back(evening: Evening) -> None:
    """ADR 118: on days away time stands still there, so they are not on the list."""
    live = await evening.table(7 * DAY)
    user = await wanting(evening, live)
    days = Absence(date(2026, 1, 2), date(2026, 1, 4))
    await evening.store.profiles.change(user.id, away=(days,))
    await evening.do(live, user, SetAway(span_of(days, UTC)))
    await lasting(evening, NOON + 3 * DAY + 12 * HOUR - 1)
    assert evening.messenger.said == []
    await lasting(evening, NOON + 4 * DAY)
    assert [said.place for said in evening.messenger.said] == [Place(user.id)]


async def test_table_whose_clock_runs_on_is_on_the_list_on_days_away(evening: Evening) -> None:
    """ADR 118: strangers have agreed to be there."""
    friends = await evening.table(7 * DAY)
    met = with_changes(lobby("gifts", *PEOPLE), id="b" * 10, place=Place(-200), strangers=True)
    strangers = await evening.table(7 * DAY, met)
    user = await wanting(evening, friends)
    assert awaited(strangers) == user
    days = Absence(date(2026, 1, 1), date(2026, 1, 3), NOON)
    await evening.store.profiles.change(user.id, away=(days,))
    for live in (friends, strangers):
        await evening.do(live, user, SetAway(span_of(days, UTC)))
    await lasting(evening, NOON + DAY)
    (said,) = evening.messenger.said
    assert [row[0].token.table for row in said.keyboard if row[0].token] == [strangers.table.id]


async def test_who_chooses_something_else_gets_none_any_more(evening: Evening) -> None:
    user = await wanting(evening, await evening.table(7 * DAY))
    never = Profile(reachable=True, habits=Habits("never", offset=0))
    await evening.store.profiles.remember(user.id, never)
    await lasting(evening, NOON + 2 * DAY)
    assert evening.messenger.said == []
    assert await evening.store.digests.claim_due(NOON + 9 * DAY) == []


async def test_who_is_forgotten_is_not_noted_any_more(evening: Evening) -> None:
    await evening.store.digests.note(BORIS.id, NOON)
    await evening.service.forget(BORIS)
    assert await evening.store.digests.claim_due(NOON) == []


async def test_workers_that_ask_together_send_it_once(store: Store) -> None:
    for user in range(1, AT_ONCE + 20):
        await store.digests.note(user, NOON)
    claims = await asyncio.gather(*(store.digests.claim_due(NOON) for _ in range(4)))
    claimed = [user for claim in claims for user in claim]
    assert sorted(claimed) == list(range(1, AT_ONCE + 20))


async def test_nobody_gets_two_when_a_clock_is_set_back(store: Store) -> None:
    await store.digests.note(ANNA.id, NOON)
    assert await store.digests.claim_due(NOON + 5) == [ANNA.id]
    for moment in (NOON - 6 * HOUR, NOON, NOON + 60, NOON + DAY - 1):
        assert await store.digests.claim_due(moment) == []
    assert await store.digests.claim_due(NOON + DAY) == [ANNA.id]


async def test_clock_that_was_a_month_ahead_costs_two_days_at_most(store: Store) -> None:
    await store.digests.note(ANNA.id, NOON)
    assert await store.digests.claim_due(NOON + 30 * DAY) == [ANNA.id]
    told = [hour for hour in range(1, 96) if await store.digests.claim_due(NOON + hour * HOUR)]
    assert told == [48, 72]


async def test_days_without_a_bot_are_made_up_for_by_one_list(store: Store) -> None:
    await store.digests.note(ANNA.id, NOON)
    assert await store.digests.claim_due(NOON + 5 * DAY + HOUR) == [ANNA.id]
    assert await store.digests.claim_due(NOON + 6 * DAY - 1) == []
    assert await store.digests.claim_due(NOON + 6 * DAY) == [ANNA.id]


@pytest.mark.parametrize(
    ("hour", "offset", "language", "hours"),
    [
        (12, 0, "en", 0),
        (13, 0, "en", 1),
        (11, 0, "en", 23),
        (9, 180, "en", 18),
        (15, None, "ru", 0),
    ],
)
def test_hour_is_that_of_ones_own_clock(
    hour: int, offset: int | None, language: str, hours: int
) -> None:
    habits = replace(AT_NINE, hour=hour, offset=offset)
    assert next_digest(habits, language, NOON) == NOON + hours * HOUR


@pytest.mark.parametrize(("month", "ahead"), [(1, 2), (7, 3)])
async def test_the_hour_is_that_of_the_wall_clock_in_summer_and_in_winter(
    month: int, ahead: int
) -> None:
    habits = replace(AT_NINE, offset=None, zone="Europe/Kyiv")
    noon = int(datetime(2026, month, 10, 12, tzinfo=UTC).timestamp())
    assert next_digest(habits, "en", noon) == noon + (21 - ahead) * HOUR


async def test_the_list_comes_at_the_same_hour_after_summer_time_has_begun(
    evening: Evening,
) -> None:
    """On the 29th of March clocks in Kyiv go forward."""
    live = await evening.table(0)
    user = await wanting(evening, live)
    habits = replace(AT_NINE, offset=None, zone="Europe/Kyiv")
    await evening.store.profiles.change(user.id, habits=habits)
    evening.time = int(datetime(2026, 3, 27, 12, tzinfo=UTC).timestamp())
    await evening.store.digests.note(user.id, next_digest(habits, "en", evening.time))
    told = []
    for _ in range(3 * 24 * 2):
        evening.time += HOUR // 2
        await send_due(evening.service)
        told += [evening.time] * len(evening.messenger.said)
        evening.messenger.said.clear()
    hours = [datetime.fromtimestamp(at, UTC).hour for at in told]
    assert hours == [7, 6, 6]


async def test_list_keeps_its_hour_for_who_has_chosen_no_language(evening: Evening) -> None:
    """Telegram told us their language when they set the hour; afterwards only a table knows it."""
    live = await evening.table(7 * DAY)
    user, unknown = replace(awaited(live), language="ru"), Habits(DIGEST, hour=9)
    table = replace(live.table, people=tuple(replace(p, language="ru") for p in live.table.people))
    await evening.store.tables.save(replace(live, table=table), live)
    await evening.store.profiles.remember(user.id, Profile(reachable=True, habits=unknown))
    await evening.store.digests.note(user.id, next_digest(unknown, "ru", NOON))
    assert await hours_told(evening, NOON + 3 * DAY) == [6, 6, 6]


async def test_no_second_list_comes_on_a_day_on_which_ones_clock_is_learnt(
    evening: Evening,
) -> None:
    unknown = Habits(DIGEST, hour=9)
    user = await wanting(evening, await evening.table(7 * DAY), unknown)
    await evening.service.remember(user.id, habits=replace(unknown, learnt=-300))
    assert await hours_told(evening, NOON + 3 * DAY) == [9, 14]


async def hours_told(evening: Evening, until: int) -> list[int]:
    """Return at which hours by UTC lists come until then, from the next hour on."""
    told: list[int] = []
    await lasting(evening, evening.time + HOUR)  # they are asked about their clock
    while evening.time < until:
        evening.messenger.said.clear()
        await lasting(evening, evening.time + HOUR // 2)
        told += [datetime.fromtimestamp(evening.time, UTC).hour for _ in evening.messenger.said]
    return told


async def test_no_list_tells_of_tables_that_are_paused_or_out_of_sight(evening: Evening) -> None:
    """One rests; the people of the next cannot see its board, for they have left; the third one's
    group has sent the bot away.
    """
    live = await evening.table(7 * DAY)
    user = awaited(live)
    places: dict[str, int] = {}
    for id, change in (
        ("a" * 10, {"pause": Pause(began=NOON, until=NOON + 30 * DAY)}),
        ("b" * 10, {"away": frozenset(map(Chair, range(len(PEOPLE))))}),
        ("c" * 10, {}),
    ):
        place = Place(-200 - ord(id[0]))
        other = await evening.table(0, with_changes(lobby("gifts", *PEOPLE), id=id, place=place))
        assert awaited(other).id == user.id
        await evening.store.tables.save(with_changes(other, **change), other)
        places[id] = place.chat
    await wanting(evening, live)
    evening.messenger.shut = frozenset({places["c" * 10]})
    evening.messenger.said.clear()
    await lasting(evening, NOON + DAY)
    (said,) = evening.messenger.said
    assert len(said.keyboard) == 1


async def test_who_is_banned_gets_no_list_until_they_are_let_in_again(evening: Evening) -> None:
    user = await wanting(evening, await evening.table(7 * DAY))
    await evening.store.operating.ban(user.id, banned=True)
    await lasting(evening, NOON + DAY)
    assert evening.messenger.said == []
    await evening.store.operating.ban(user.id, banned=False)
    await lasting(evening, NOON + 2 * DAY)
    assert len(evening.messenger.said) == 1
