"""Looking again at finished games: one at a time, bounded, and ended by who leaves."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import pytest
from redis.asyncio import Redis

from bot.features.moments.reviewing import MOST, MOST_EACH, Reviews, decisions
from bot.features.moments.store import Moments
from bot.metrics import faults_so_far
from bot.table.values import DAY, Chair, Former, Live, Refused, with_changes, with_person
from games.core.contract import AnyGame
from games.core.log import Log
from games.core.moments import Moment
from tests.bot.tables import ANNA, BORIS, FRAME, over
from tests.bot.thinking import ThinkingHere
from tests.proofs import until

ANNAS = Chair(0)
Found = Sequence[Moment] | None


class Slow(ThinkingHere):
    """Weighs a decision once it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Event()
        self.weighed = 0
        self.busy = self.busiest = 0

    async def weigh(self, game: AnyGame, log: Log, number: int) -> Moment | None:
        self.busy += 1
        self.busiest = max(self.busy, self.busiest)
        try:
            await self.may.wait()
            self.weighed += 1
            return Moment(number, "keep", float(number))
        finally:
            self.busy -= 1


class Broken(ThinkingHere):
    async def weigh(self, game: AnyGame, log: Log, number: int) -> Moment | None:
        raise ValueError(number)


@pytest.fixture
def live() -> Live:
    return over("gifts", ANNA, BORIS)


def numbered(live: Live, number: int) -> Live:
    return with_changes(live, id=f"{number:010}")


async def test_what_is_found_is_told_and_kept_for_a_day(redis: Redis, live: Live) -> None:
    moments, told = Moments(redis), list[Found]()
    thinker = Slow()
    thinker.may.set()
    Reviews(FRAME, thinker, moments).begin(live, ANNAS, 1, told.append)
    await until(lambda: told)
    (found,) = told
    assert found
    assert await moments.of(live.table.id, ANNAS) == found
    assert await moments.of(live.table.id, Chair(1)) is None
    assert DAY - 60 < await redis.ttl(f"t:{live.table.id}:moments:0") <= DAY


async def test_one_game_is_looked_at_at_a_time_and_nobody_twice(redis: Redis, live: Live) -> None:
    thinker, told = Slow(), list[Found]()
    reviews = Reviews(FRAME, thinker, Moments(redis))
    for number in (1, 2, 2, 1):
        reviews.begin(numbered(live, number), ANNAS, 1, told.append)
    await until(lambda: thinker.busy)
    thinker.may.set()
    await until(lambda: len(told) == 2)
    reviews.begin(of_another(live, 3), ANNAS, 1, told.append)  # whatever waits has its turn before
    await until(lambda: len(told) == 3)
    assert thinker.weighed == 3 * len(decisions(live, ANNAS))
    assert thinker.busiest == 1


async def test_all_messages_that_wait_for_a_review_are_told_of_its_end(
    redis: Redis, live: Live
) -> None:
    """The second one said for ever that its game was being looked at."""
    thinker, told = Slow(), list[tuple[int, Found]]()
    reviews = Reviews(FRAME, thinker, Moments(redis))

    def tell(message: int, found: Found) -> None:
        told.append((message, found))

    def begin() -> None:
        for message in (1, 2, 2):
            reviews.begin(live, ANNAS, message, partial(tell, message))

    begin()
    reviews.cancel(live.table.id, ANNAS)
    assert sorted(message for message, found in told if found is None) == [1, 2]
    begin()  # at once: the former one may still be ending
    thinker.may.set()
    await until(lambda: len(told) == 4)
    assert sorted(message for message, found in told if found) == [1, 2]


async def test_who_comes_when_many_wait_is_asked_to_come_back(redis: Redis, live: Live) -> None:
    thinker, told = Slow(), list[Found]()
    reviews = Reviews(FRAME, thinker, Moments(redis))
    for number in range(MOST):
        reviews.begin(of_another(live, number), ANNAS, 1, told.append)
    with pytest.raises(Refused) as refused:
        reviews.begin(of_another(live, MOST), ANNAS, 1, told.append)
    assert refused.value.message.id == "refused-many-reviews"
    thinker.may.set()
    await until(lambda: len(told) == MOST)
    await until(partial(begins, reviews, of_another(live, MOST), told))  # a place is free again


async def test_one_person_has_two_of_the_places_at_most(redis: Redis, live: Live) -> None:
    """Whoever had played twenty games could have all of them, and nobody else one."""
    thinker, told = Slow(), list[Found]()
    reviews = Reviews(FRAME, thinker, Moments(redis))
    for number in range(MOST_EACH):
        reviews.begin(numbered(live, number), ANNAS, 1, told.append)
    for number in range(MOST_EACH, MOST_EACH + MOST):
        with pytest.raises(Refused) as refused:
            reviews.begin(numbered(live, number), ANNAS, 1, told.append)
        assert refused.value.message.id == "refused-own-reviews"
    reviews.begin(numbered(live, 0), ANNAS, 1, told.append)  # it is under way
    reviews.begin(of_another(live, 0), ANNAS, 1, told.append)
    reviews.cancel(numbered(live, 0).table.id, ANNAS)

    await until(partial(begins, reviews, numbered(live, MOST_EACH), told))  # a place is free again
    thinker.may.set()
    await until(lambda: len(told) == MOST_EACH + 2)  # one of them that it was cancelled


def begins(reviews: Reviews, live: Live, told: list[Found]) -> bool:
    """Whether a review begins: a place is free a moment after the former one is told."""
    with suppress(Refused):
        reviews.begin(live, ANNAS, 1, told.append)
        return True
    return False


def of_another(live: Live, number: int) -> Live:
    """A game like it, which another person has played."""
    return with_person(with_changes(live, id=f"a{number:09}"), ANNAS, user=1000 + number)


async def test_who_leaves_ends_it(redis: Redis, live: Live) -> None:
    thinker, told = Slow(), list[Found]()
    reviews = Reviews(FRAME, thinker, Moments(redis))
    reviews.begin(live, ANNAS, 1, told.append)
    await until(lambda: thinker.busy)
    reviews.cancel(live.table.id, ANNAS)
    await until(lambda: not thinker.busy)
    thinker.may.set()
    others = list[Found]()
    reviews.begin(of_another(live, 1), ANNAS, 1, others.append)
    await until(lambda: others)  # its turn has come: whatever was before is over
    assert (thinker.weighed, told) == (len(decisions(live, ANNAS)), [None])
    reviews.begin(live, ANNAS, 1, told.append)  # and may be asked for again
    await until(lambda: len(told) == 2)


async def test_bug_of_ours_is_told_of_and_keeps_nothing(redis: Redis, live: Live) -> None:
    moments, told = Moments(redis), list[Found]()
    Reviews(FRAME, Broken(), moments).begin(live, ANNAS, 1, told.append)
    await until(lambda: told)
    assert told == [None]
    assert await moments.of(live.table.id, ANNAS) is None


async def test_absent_store_is_no_bug_of_ours(
    redis: Redis, live: Live, caplog: pytest.LogCaptureFixture
) -> None:
    class Absent(Moments):
        async def keep(self, table: str, chair: Chair, moments: tuple[Moment, ...]) -> None:
            raise ConnectionError("nobody there")

    bugs, told, thinker = faults_so_far(), list[Found](), Slow()
    thinker.may.set()
    Reviews(FRAME, thinker, Absent(redis)).begin(live, ANNAS, 1, told.append)
    await until(lambda: told)
    assert told == [None]
    assert faults_so_far() == bugs
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_decisions_are_ones_own(live: Live) -> None:
    assert live.table.log
    both = [decisions(live, Chair(chair)) for chair in (0, 1)]
    assert sorted([*both[0], *both[1]]) == list(range(len(live.table.log.moves)))


def test_new_owner_of_a_seat_is_not_told_what_the_former_one_did_wrong(live: Live) -> None:
    """A seat that was handed on counts for nobody (docs/adr/0072, 0095)."""
    assert decisions(live, ANNAS)
    former = Former(ANNAS, live.table.people[ANNAS], 3)
    assert decisions(with_changes(live, former=(former,)), ANNAS) == ()
