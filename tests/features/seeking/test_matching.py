"""People who look for somebody, at the service (docs/adr/0101): whoever waits is
brought together once, whatever happens to a worker.
"""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.features.seeking.asking import ask, shun, wait_on
from bot.features.seeking.matching import LATE, complete, match_all
from bot.features.seeking.store import SHUNNED
from bot.features.seeking.store import Hall as Seen
from bot.features.seeking.table import LIVE, PATIENCE, Party, Wish
from bot.service.clock import look_at
from bot.service.table_service import TableService
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.habits import Habits
from bot.table.seating import chairs_at
from bot.table.values import (
    DAY,
    MINUTE,
    NOBODY,
    Live,
    Phase,
    Place,
    Refused,
    User,
    stamp_of_table,
    to_act,
    with_changes,
)
from bot.table.votes import Resign
from tests.bot.kills import Killed, killed_after
from tests.bot.stores import Watch
from tests.bot.tables import ALL, FRAME, NOON, random_press
from tests.bot.thinking import ThinkingHere
from tests.proofs import filled

CROWD = 2000
KEY = "42:token"


class Hall:
    """A worker, whose clock a test moves."""

    def __init__(self, store: Store) -> None:
        self.time, self.store, self.watch = NOON, store, Watch()
        messenger: Any = self.watch
        self.service = TableService(
            FRAME, store, messenger, ThinkingHere(), lambda: 1, lambda: self.time, key=KEY
        )

    async def ask(self, id: int, game: str = "gifts", clock: int = DAY, message: int = 5) -> Wish:
        return await ask(self.service, user(id), game, clock, message)

    async def tables(self, *ids: int) -> list[list[Live]]:
        """Where each of some people sits."""
        found = []
        for id in ids:
            tables = await self.store.agenda.tables_of(id)
            found.append([await self.service.find(table) for table in tables])
        return found

    async def leave(self, live: Live, id: int) -> None:
        resign = Resign(stamp_of_table(live.table))
        await self.service.change(live.table.id, user(id), resign)


def user(id: int) -> User:
    name, username = f"Ann Other {id}", f"ann_other_{id}"
    return User(id, name, "en", reachable=True, alias=f"Ann{id}", username=username)


@pytest.fixture
async def hall(store: Store) -> Hall:
    return Hall(store)


async def test_two_who_wait_play_at_once(hall: Hall) -> None:
    for id in (1, 2):
        await hall.ask(id, message=id)
    await match_all(hall.service)
    (one,), (other,) = await hall.tables(1, 2)
    assert one == other
    assert one.table.phase is Phase.RUNNING
    assert (one.table.game, one.table.clock, one.table.began) == ("gifts", DAY, NOON)
    assert sorted(hall.watch.deleted) == [(1, 1), (2, 2)]
    left = await hall.store.seekers.look()
    assert (left.waiting, left.found) == ({}, {})
    assert await hall.store.places.open_tables() == (one.table.id,)


async def test_table_of_strangers_is_kept_though_nobody_moves(hall: Hall, redis: Redis) -> None:
    """What is never changed is dropped after two days: its beginning is a change."""
    await asyncio.gather(hall.ask(1), hall.ask(2))
    await match_all(hall.service)
    ((live,),) = await hall.tables(1)
    assert await redis.ttl(f"t:{live.table.id}") == -1


async def test_who_asks_for_something_else_waits_for_that_alone(hall: Hall) -> None:
    await hall.ask(1, "gifts")
    await hall.ask(1, "sealed")
    await hall.ask(2, "gifts")
    await match_all(hall.service)
    assert await hall.tables(1, 2) == [[], []]


async def test_whole_name_and_username_are_not_even_kept(hall: Hall, redis: Redis) -> None:
    await hall.ask(1)
    (kept,) = await redis.hvals("seek:waiting")
    assert b"Ann1" in kept
    assert b"other" not in kept.lower()


async def test_press_that_is_dealt_with_again_finds_nobody_a_second_time(hall: Hall) -> None:
    """Killed before the update was out of the inbox, with the two at their table already."""
    await asyncio.gather(hall.ask(1), hall.ask(2))
    await match_all(hall.service)
    with pytest.raises(Refused):
        await hall.ask(1)
    await hall.ask(1, message=6)


async def test_who_does_not_want_somebody_again_says_so_also_while_they_wait(hall: Hall) -> None:
    await hall.ask(1)
    await shun(hall.service, 1, 2)
    await shun(hall.service, 1, 3)
    await hall.ask(2)
    await match_all(hall.service)
    assert await hall.tables(1, 2) == [[], []]
    await hall.store.seekers.relent(1)
    await hall.ask(1)
    await match_all(hall.service)
    assert all(await hall.tables(1, 2))


async def test_people_whom_one_shuns_are_bounded(hall: Hall) -> None:
    shunned = range(10, 10 + SHUNNED + 3)
    await asyncio.gather(*(hall.store.seekers.shun(1, n, NOON + n) for n in shunned))
    found = await hall.store.seekers.shunned(1)
    assert len(found) == SHUNNED
    assert 10 not in found


async def test_who_was_left_does_not_get_them_again_that_day(hall: Hall) -> None:
    await asyncio.gather(hall.ask(1), hall.ask(2))
    await match_all(hall.service)
    ((live,),) = await hall.tables(1)
    await hall.leave(live, 1)
    await asyncio.gather(hall.ask(1, message=6), hall.ask(2, message=6))
    await match_all(hall.service)
    assert await hall.tables(1, 2) == [[], []]


async def test_who_leaves_again_and_again_is_spared_to_others(hall: Hall) -> None:
    for other in (2, 3, 4):
        await asyncio.gather(hall.ask(1, message=other), hall.ask(other))
        await match_all(hall.service)
        ((live,),) = await hall.tables(1)
        await hall.leave(live, 1)
    with pytest.raises(Refused, match="refused-deserter"):
        await hall.ask(1, message=9)
    hall.time += 2 * DAY
    await hall.ask(1, message=9)


async def test_who_is_forgotten_is_spared_to_others_for_as_long(hall: Hall) -> None:
    """/forget would be the way to desert one after the other; another worker knows, too."""
    for other in (2, 3, 4):
        await asyncio.gather(hall.ask(1, message=other), hall.ask(other))
        await match_all(hall.service)
        ((live,),) = await hall.tables(1)
        await hall.leave(live, 1)
    await hall.service.forget(user(1))
    heir = Hall(hall.store)
    for _ in range(2):
        with pytest.raises(Refused, match="refused-deserter"):
            await heir.ask(1, message=9)
        await heir.service.forget(user(1))
    heir.time += DAY
    await heir.ask(1, message=9)
    assert await heir.store.seekers.marks(heir.time) == {}


@pytest.mark.parametrize("first", [1, 2])
async def test_who_is_forgotten_does_not_meet_whom_they_have_left(hall: Hall, first: int) -> None:
    await asyncio.gather(hall.ask(1), hall.ask(2))
    await match_all(hall.service)
    ((live,),) = await hall.tables(1)
    await hall.leave(live, 1)
    await hall.service.forget(user(1))
    for id in (first, 3 - first):
        await hall.ask(id, message=6)
    await match_all(hall.service)
    assert await hall.tables(1, 2) == [[], []]
    hall.time += DAY
    for id in (first, 3 - first):
        await hall.ask(id, message=7)
    await match_all(hall.service)
    assert all(await hall.tables(1, 2))


async def test_mark_of_who_is_forgotten_tells_nobody_who_they_are(hall: Hall, redis: Redis) -> None:
    """Users' numbers can be counted through: without a key that is not in the store, a hash could
    be undone. It is kept for a day, of deserters alone.
    """
    one, other = 99_199_199_191, 99_199_199_192  # so long that no hash has them by chance
    await hall.service.forget(user(77))
    assert await redis.exists("seek:marks") == 0
    await asyncio.gather(hall.ask(one), hall.ask(other))
    await match_all(hall.service)
    ((live,),) = await hall.tables(one)
    await hall.leave(live, one)
    await hall.service.forget(user(one))
    kept = str(await redis.hgetall("seek:marks"))
    assert not any(word in kept for word in (str(one), str(other), live.table.id))
    assert hall.service.hashed(one) in kept
    stranger = TableService(
        FRAME, hall.store, hall.service.messenger, ThinkingHere(), lambda: 1, key="43:other"
    )
    assert stranger.hashed(one) not in kept
    assert 0 < await redis.ttl("seek:marks") <= DAY


async def test_who_sits_at_three_tables_does_not_wait_for_another(hall: Hall) -> None:
    for other in (2, 3, 4):
        await asyncio.gather(hall.ask(1, message=other), hall.ask(other))
        await match_all(hall.service)
    (mine,) = await hall.tables(1)
    letters = {one.slot for live in mine for one in live.table.people if one.user == 1}
    assert letters == {0, 1, 2}
    assert all(filled(p.lettered for live in mine for p in live.table.people if p.user == 1))
    with pytest.raises(Refused, match="refused-many-circles"):
        await hall.ask(1, message=9)


async def test_who_has_sat_down_elsewhere_meanwhile_is_not_seated_at_a_fourth_table(
    hall: Hall,
) -> None:
    """There is no letter left by which it would be called; they are told, the other waits on."""
    for other in (2, 3):
        await asyncio.gather(hall.ask(1, message=other), hall.ask(other))
        await match_all(hall.service)
    await hall.ask(1, message=9)
    circle = Place(NOBODY, 77)
    await hall.service.prepare(circle, user(1), "en", "gifts")
    await hall.ask(4)
    await match_all(hall.service)
    mine, others = await hall.tables(1, 4)
    assert (len(mine), others) == (3, [])
    left = await hall.store.seekers.look()
    assert {*left.waiting} == {4}
    (said,) = hall.watch.said
    assert said.place == Place(1)
    assert said.text == FRAME.say("en", "refused-many-circles")
    assert (1, 9) in hall.watch.deleted


async def test_who_asks_anew_while_a_look_gives_them_up_waits(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.ask(1, clock=LIVE)
    hall.time += PATIENCE[LIVE]
    look = hall.store.seekers.look

    async def slow() -> Seen:
        seen = await look()
        await hall.ask(1, "sealed", message=6)
        return seen

    monkeypatch.setattr(hall.store.seekers, "look", slow)
    await match_all(hall.service)
    wish = await hall.store.seekers.wish(1)
    assert wish
    assert wish.game == "sealed"
    assert hall.watch.said == []


async def test_who_is_known_to_have_shut_their_chat_is_given_to_nobody(hall: Hall) -> None:
    """Somebody would wait a day for a move that cannot come."""
    await hall.ask(1)
    await hall.service.reached(user(1), reachable=False)
    await hall.ask(2)
    await match_all(hall.service)
    assert await hall.tables(1, 2) == [[], []]
    assert {*(await hall.store.seekers.look()).waiting} == {2}


async def test_whoever_waits_on_after_a_rematch_with_another_clock_holds_up_nobody(
    hall: Hall,
) -> None:
    """The host of a rematch has all clocks to choose, a queue has two."""
    await asyncio.gather(hall.ask(1), hall.ask(2))
    await match_all(hall.service)
    ((live,),) = await hall.tables(2)
    await wait_on(hall.service, with_changes(live, clock=15 * MINUTE).table, 2)
    assert {one.clock for one in (await hall.store.seekers.look()).waiting.values()} == {LIVE}
    await asyncio.gather(hall.ask(3), hall.ask(4))
    await match_all(hall.service)
    assert all(filled(await hall.tables(3, 4)))


async def test_press_proves_that_a_chat_is_open(hall: Hall) -> None:
    """It may have been thought shut, or have been forgotten."""
    await hall.service.reached(user(1), reachable=False)
    await asyncio.gather(hall.ask(1), hall.ask(2))
    await match_all(hall.service)
    assert all(filled(await hall.tables(1, 2)))


async def test_who_has_met_somebody_who_cannot_be_reached_is_first_in_line(hall: Hall) -> None:
    """A first board that is refused ends the table, and nobody has deserted anybody."""
    await asyncio.gather(hall.ask(1), hall.ask(2))
    await match_all(hall.service)
    ((live,),) = await hall.tables(2)
    hall.time += 60
    await asyncio.gather(hall.ask(3), hall.ask(4))
    hall.time += 60
    hall.watch.shut = frozenset({1})
    for _ in range(2):  # a worker that dies meanwhile leaves it to another
        await look_at(hall.service, live.table.id)
    assert (await hall.service.find(live.table.id)).table.phase is Phase.STOPPED
    (said,) = hall.watch.said
    assert (said.place, "first in line" in said.text) == (Place(2), True)
    hall.watch.shut = frozenset()
    await hall.ask(5)
    await match_all(hall.service)
    (mine,), (first,), *_ = await hall.tables(2, 3, 4, 5)
    assert {mine.table.id, first.table.id} == {mine.table.id}
    assert all(filled(message > 0 for _, message in hall.watch.deleted))
    await look_at(hall.service, live.table.id)
    assert await hall.store.seekers.wish(2) is None


async def test_who_cannot_be_reached_later_is_away_from_the_table(hall: Hall) -> None:
    await asyncio.gather(hall.ask(1), hall.ask(2))
    await match_all(hall.service)
    ((live,),) = await hall.tables(2)
    id = live.table.id
    mover = user_at_seat(live)
    press = random_press(live, to_act(ALL, live)[0], Random(1))
    await hall.service.change(id, user(mover), press)
    hall.watch.shut = frozenset({1})
    await look_at(hall.service, id)
    found = (await hall.service.find(id)).table
    assert found.phase is Phase.RUNNING
    assert {found.people[chair].user for chair in found.away} == {1}
    await hall.service.reached(user(1), reachable=True)
    assert not (await hall.service.find(id)).table.away


def user_at_seat(live: Live) -> int:
    return live.table.people[chairs_at(live.table, to_act(ALL, live)[0])[0]].user


async def test_who_is_banned_meets_nobody(hall: Hall) -> None:
    await asyncio.gather(hall.ask(1), hall.ask(2))
    await hall.store.operating.ban(1, banned=True)
    await match_all(hall.service)
    assert await hall.tables(1, 2) == [[], []]
    assert await hall.store.seekers.wish(1) is None


async def test_who_says_forget_waits_no_more(hall: Hall) -> None:
    await hall.ask(1)
    await shun(hall.service, 1, 9)
    await hall.service.forget(user(1))
    assert await hall.store.seekers.wish(1) is None
    assert await hall.store.seekers.shunned(1) == frozenset()


async def test_who_says_forget_between_match_and_table_has_no_name_there(hall: Hall) -> None:
    await asyncio.gather(hall.ask(1), hall.ask(2))
    found = await hall.store.seekers.look()
    party = Party("gifts", DAY, NOON, tuple(found.waiting.values()))
    assert await hall.store.seekers.find("0123456789", party, found)
    await hall.service.forget(user(1))
    hall.time += LATE + 1
    await match_all(hall.service)
    ((live,),) = await hall.tables(2)
    assert sorted(person.name for person in live.table.people) == ["Ann2", "Player 1"]


@pytest.mark.parametrize("clock", [DAY, LIVE])
async def test_who_waits_in_vain_is_told_once(hall: Hall, clock: int) -> None:
    await hall.ask(1, clock=clock)
    await hall.store.profiles.change(1, habits=Habits(zone="Europe/London"))
    hall.time += PATIENCE[clock]
    other = Hall(hall.store)
    other.time = hall.time
    await asyncio.gather(match_all(hall.service), match_all(other.service))
    (said,) = [*hall.watch.said, *other.watch.said]
    assert "Nobody turned up" in said.text
    assert not said.silent


async def test_who_waits_in_vain_is_told_without_a_sound_in_their_quiet_hours(hall: Hall) -> None:
    """From 22 to 8, unless they have chosen others."""
    await hall.ask(1)
    hall.time += PATIENCE[DAY] + DAY // 2
    await match_all(hall.service)
    (said,) = hall.watch.said
    assert "Nobody turned up" in said.text
    assert said.silent


async def test_who_has_changed_their_language_is_told_in_it_that_nobody_has_come(
    hall: Hall,
) -> None:
    await hall.ask(1)
    await hall.store.profiles.change(1, language="uk")
    hall.time += PATIENCE[DAY]
    await match_all(hall.service)
    (said,) = hall.watch.said
    assert said.text.startswith("Поки нікого")
    assert said.keyboard[0][0].text == f"🔎 {FRAME.say('uk', 'button-seek-again')}"


async def test_what_one_sets_while_one_waits_holds(hall: Hall) -> None:
    await hall.ask(1)
    await hall.store.profiles.remember(1, Profile("uk", reachable=True, aloud=True, nick="Kit"))
    await hall.ask(2)
    await match_all(hall.service)
    ((live,),) = await hall.tables(1)
    me = next(person for person in live.table.people if person.user == 1)
    assert (me.name, me.language, me.aloud) == ("Kit", "uk", True)


# Kills


async def test_two_are_at_one_table_wherever_a_worker_is_killed(hall: Hall) -> None:
    """It is killed before each of its commands to the store in turn; another comes after it."""
    left, number, first = [0], -1, 10
    while left[0] <= 0:
        number, first = number + 1, first + 2
        await asyncio.gather(hall.ask(first), hall.ask(first + 1))
        with killed_after(number) as left, suppress(Killed):
            await match_all(hall.service)
        hall.time += LATE + 1
        heir = Hall(hall.store)
        heir.time = hall.time
        await match_all(heir.service)
        (one,), (other,) = await hall.tables(first, first + 1)
        assert one == other, number
        assert one.table.phase is Phase.RUNNING
    assert number > 10
    assert (await hall.store.seekers.look()).found == {}


async def test_table_that_two_workers_make_is_one(hall: Hall) -> None:
    await asyncio.gather(hall.ask(1), hall.ask(2))
    await match_all(hall.service)
    ((live,),) = await hall.tables(1)
    party = Party("gifts", DAY, NOON, tuple(Wish(user(id), "gifts", DAY, NOON) for id in (1, 2)))
    again = Hall(hall.store)
    await asyncio.gather(*(complete(one.service, live.table.id, party) for one in (hall, again)))
    assert await hall.tables(1, 2) == [[live], [live]]


async def test_thousands_at_once_are_each_at_one_table(
    hall: Hall, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """2,000 people, two workers, of which one is killed over the hundredth table."""
    doomed = Hall(Store(redis, ALL))
    for start in range(0, CROWD, 100):
        await asyncio.gather(*(hall.ask(1 + start + n) for n in range(100)))
    save, saves = doomed.store.tables.save, [0]

    async def saved(*args: Any) -> Live:
        saves[0] += 1
        if saves[0] > 100:
            raise Killed
        return await save(*args)

    monkeypatch.setattr(doomed.store.tables, "save", saved)
    await asyncio.gather(match_all(hall.service), killed(doomed))
    assert saves[0] > 100
    hall.time += LATE + 1
    await match_all(hall.service)
    tables = await hall.tables(*range(1, CROWD + 1))
    assert {len(mine) for mine in tables} == {1}
    assert len({live.table.id for (live,) in tables}) == CROWD // 2
    assert {live.table.phase for (live,) in tables} == {Phase.RUNNING}
    left = await hall.store.seekers.look()
    assert (left.waiting, left.found) == ({}, {})


async def killed(hall: Hall) -> None:
    with suppress(Killed):
        await match_all(hall.service)
