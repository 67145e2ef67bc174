"""Results of challenges: the first counts, nobody is named, all of it goes (docs/adr/0103)."""

from datetime import date, timedelta

import pytest
from redis.asyncio import Redis

from bot.features.challenge.table import DAYS, Standing
from bot.store.store import Store
from bot.table.values import DAY as SECONDS
from tests.bot.tables import ANNA, BORIS, CLARA

DAY, NEXT, LATER = "2026-11-26", "2026-11-27", "2026-11-29"


async def test_who_begins_first_deals_for_everybody(store: Store) -> None:
    assert await store.challenges.seed(DAY, "castle", 7) == 7
    assert await store.challenges.seed(DAY, "castle", 8) == 7
    assert await store.challenges.seed(NEXT, "castle", 8) == 8
    assert await store.challenges.seed(DAY, "laar", 9) == 9


async def test_first_result_counts_however_often_it_is_told(store: Store) -> None:
    for reached in (50, 60):
        await store.challenges.note(DAY, "castle", ANNA.id, reached)
    assert await store.challenges.of(DAY, "castle", [ANNA.id, BORIS.id]) == {ANNA.id: 50}
    assert await store.challenges.streak(ANNA.id, DAY) == 1


async def test_one_stands_among_all_who_have_ended_it(store: Store) -> None:
    assert await store.challenges.standing(DAY, "castle", ANNA.id) is None
    for user, reached in ((ANNA.id, -3), (BORIS.id, 12), (CLARA.id, -3), (4, -20), (5, 2)):
        await store.challenges.note(DAY, "castle", user, reached)
    found = await store.challenges.standing(DAY, "castle", ANNA.id)
    assert found == Standing(count=5, best=12, median=-3, mine=-3, ahead=2, behind=1)
    onlooker = await store.challenges.standing(DAY, "castle", 6)
    assert onlooker == Standing(count=5, best=12, median=-3)


async def test_days_in_a_row_are_counted_up_to_today_or_yesterday(store: Store) -> None:
    for day in (DAY, DAY, NEXT):
        await store.challenges.note(day, "castle", ANNA.id, 1)
    assert await store.challenges.streak(ANNA.id, NEXT) == 2
    assert await store.challenges.streak(ANNA.id, "2026-11-28") == 2
    assert await store.challenges.streak(ANNA.id, LATER) == 0
    await store.challenges.note(LATER, "castle", ANNA.id, 1)
    assert await store.challenges.streak(ANNA.id, LATER) == 1


async def test_day_that_is_ended_late_breaks_no_row(store: Store) -> None:
    """A deal belongs to the day on which it was begun, and may be ended the next."""
    await store.challenges.note(NEXT, "castle", ANNA.id, 1)
    await store.challenges.note(DAY, "castle", ANNA.id, 1)
    assert await store.challenges.streak(ANNA.id, NEXT) == 1


async def test_who_is_forgotten_stands_in_no_list(store: Store) -> None:
    for user in (ANNA.id, BORIS.id):
        await store.challenges.note(DAY, "castle", user, 5)
    assert await store.challenges.reached(ANNA.id, NEXT) == {DAY: {"castle": 5}}
    await store.challenges.forget_person(ANNA.id, NEXT)
    assert await store.challenges.reached(ANNA.id, NEXT) == {}
    assert await store.challenges.streak(ANNA.id, DAY) == 0
    assert await store.challenges.of(DAY, "castle", [ANNA.id, BORIS.id]) == {BORIS.id: 5}


async def test_result_that_others_keep_alive_is_forgotten_while_it_stands(store: Store) -> None:
    """Whoever ends that challenge six days later has all its results kept for seven more."""
    late = (date.fromisoformat(DAY) + timedelta(days=12)).isoformat()
    await store.challenges.note(DAY, "castle", ANNA.id, 5)
    assert await store.challenges.reached(ANNA.id, late) == {DAY: {"castle": 5}}
    await store.challenges.forget_person(ANNA.id, late)
    assert await store.challenges.of(DAY, "castle", [ANNA.id]) == {}


@pytest.mark.parametrize("key", [f"challenge:{DAY}:castle", f"challenge:{DAY}:castle:seed"])
async def test_all_of_it_expires(redis: Redis, store: Store, key: str) -> None:
    await store.challenges.seed(DAY, "castle", 7)
    await store.challenges.note(DAY, "castle", ANNA.id, 5)
    for known in (key, f"challenge:streak:{ANNA.id}"):
        assert 0 < await redis.ttl(known) <= DAYS * SECONDS
