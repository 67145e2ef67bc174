"""Days away, chosen by taps through the real handlers; and where they go from there."""

import json
from datetime import date

from msgspec.structs import replace
from redis.asyncio import Redis

from bot.features.holidays import buttons
from bot.handlers.pages.mydata import of_oneself
from bot.service.sitting import with_days_away
from bot.table.days_off import Absence, Span
from bot.table.habits import Habits
from bot.table.seating import chair_of
from bot.table.values import DAY, HOUR, Live, Matter, Motion, with_changes, with_person
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import standing
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    GROUP,
    NOON,
    STRANGER,
    begun,
    lobby,
)

FIRST, LAST = date(2026, 1, 2).toordinal(), date(2026, 1, 4).toordinal()
SPAN = Span(NOON + 12 * HOUR, NOON + 12 * HOUR + 3 * DAY)


async def tap(bot: Pressed, first: int, day: int) -> str:
    return await bot.press(ANNA, ANNA.id, buttons.Day("", day, first))


async def game(bot: Pressed) -> Live:
    live = await standing(bot.store, begun("gifts", ANNA, BORIS))
    await bot.store.agenda.note(live.table, None, NOON)
    return live


async def spans(bot: Pressed, live: Live) -> dict[int, Span]:
    found = await bot.store.tables.load(live.table.id)
    assert found
    return dict(found.table.still.away)


async def test_two_taps_plan_days_that_all_tables_know(bot: Pressed) -> None:
    live = await game(bot)
    await tap(bot, 0, FIRST)
    assert (await bot.store.profiles.of(ANNA.id)).away == ()
    assert await tap(bot, FIRST, LAST) == FRAME.say("en", "toast-away")
    planned = (Absence(date(2026, 1, 2), date(2026, 1, 4), NOON),)
    assert (await bot.store.profiles.of(ANNA.id)).away == planned
    assert await spans(bot, live) == {ANNA.id: SPAN}
    assert await bot.press(ANNA, ANNA.id, buttons.Cancel("")) == FRAME.say("en", "toast-not-away")
    assert (await bot.store.profiles.of(ANNA.id)).away == ()
    assert await spans(bot, live) == {}


async def test_too_many_days_and_days_that_are_over_are_refused_kindly(bot: Pressed) -> None:
    said = await tap(bot, FIRST, FIRST + 30)
    assert said == "You can be away 30 days a year. You have 30 days left."
    assert await tap(bot, 0, FIRST - 2) == FRAME.say("en", "refused-day-over")
    assert (await bot.store.profiles.of(ANNA.id)).away == ()


async def test_a_group_has_no_days_away(bot: Pressed) -> None:
    for token in (
        buttons.Day("", LAST, FIRST),
        buttons.Cancel(""),
        buttons.Month("", 2026 * 12, 0),
    ):
        said = await bot.press(ANNA, GROUP.chat, token)
        assert said == FRAME.say("en", "refused-outdated")
    assert (await bot.store.profiles.of(ANNA.id)).away == ()


async def test_months_without_days_to_choose_are_no_buttons(bot: Pressed) -> None:
    for month in (0, 2026 * 12 - 1, 2026 * 12 + 13):
        said = await bot.press(ANNA, ANNA.id, buttons.Month("", month, 0))
        assert said == FRAME.say("en", "refused-outdated")


async def test_a_table_knows_the_days_of_who_sits_down(bot: Pressed) -> None:
    await tap(bot, FIRST, LAST)
    await bot.store.profiles.change(ANNA.id, habits=Habits(offset=60))
    fresh, now = lobby("gifts", ANNA, BORIS), NOON
    nobody = replace(fresh.table, people=())
    live = await with_days_away(ALL, bot.store, nobody, fresh, now)
    assert live.table.still.away == {ANNA.id: Span(SPAN.start - HOUR, SPAN.end - HOUR)}
    later = await with_days_away(
        ALL, bot.store, nobody, fresh, now + DAY
    )  # no thinking before is theirs
    assert later.table.still.away == {ANNA.id: Span(now + DAY, SPAN.end - HOUR)}
    known = replace(fresh.table, people=fresh.table.people[:1])
    assert (await with_days_away(ALL, bot.store, known, fresh, now)).table.still.away == {}
    strangers = replace(fresh, table=replace(fresh.table, strangers=True))
    among = await with_days_away(ALL, bot.store, nobody, strangers, now)
    assert among.table.still.away == {}


async def test_a_vote_counts_again_when_a_newcomer_has_days_off(bot: Pressed) -> None:
    """One of two want Clara replaced, who has left; the other of them hands on to Anna."""
    await tap(bot, FIRST, LAST)
    live = begun("laar", ANNA, BORIS, CLARA)
    anna, clara = (chair_of(live.table, one.id) for one in (ANNA, CLARA))
    assert anna is not None
    assert clara is not None
    motion = Motion(Matter.REPLACE, clara, frozenset({BORIS.id}))
    live = with_changes(live, away=frozenset({clara}), motions=(motion,))
    before = with_person(live, anna, user=STRANGER.id).table
    here = await with_days_away(ALL, bot.store, before, live, NOON)
    assert here.table.motions == (motion,)
    later = await with_days_away(ALL, bot.store, before, live, NOON + DAY)
    assert later.table.people[clara].computer is not None


async def test_one_table_that_cannot_be_read_keeps_no_other_from_knowing(
    bot: Pressed, redis: Redis
) -> None:
    broken = await game(bot)
    other = await standing(bot.store, with_changes(begun("gifts", ANNA, BORIS), id="f" * 10))
    await bot.store.agenda.note(other.table, None, NOON)
    await redis.hset(f"t:{broken.table.id}", "table", "{")
    bot.store.tables._kept.clear()
    await tap(bot, 0, FIRST)
    await tap(bot, FIRST, LAST)
    assert await spans(bot, other) == {ANNA.id: SPAN}


async def test_one_s_own_days_are_in_mydata_and_nobody_else_s(bot: Pressed) -> None:
    live = await game(bot)
    await tap(bot, FIRST, LAST)
    found = await bot.store.tables.load(live.table.id)
    assert found
    assert of_oneself(found.table, ANNA.id)["away"] == SPAN
    assert of_oneself(found.table, BORIS.id)["away"] is None
    told = json.dumps(of_oneself(found.table, BORIS.id), default=str)
    assert str(SPAN.start) not in told
