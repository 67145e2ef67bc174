"""What rings in somebody's private chat during their quiet hours: nothing, unless they are awake
(docs/adr/0022). It is sent all the same, without a sound.
"""

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.reconciler.messenger import Messenger
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.habits import Habits
from bot.table.values import HOUR, MINUTE, Live, Person, Place, User, position, to_act, with_changes
from bot.table.votes import Retract
from games.core.log import By
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, NOON, begun, decide, do, lobby, user_at
from tests.bot.telegrams import Telegram, messenger_at

CIRCLE = Place(0, 5)
NIGHT = NOON + 12 * HOUR
"""Midnight in UTC."""
ASLEEP, AWAKE = Habits(offset=0), Habits(quiet="none")


class Night:
    """A Telegram and a bot at midnight."""

    def __init__(self, redis: Redis) -> None:
        self.now = NIGHT
        self.telegram, self.store = Telegram(), Store(redis, ALL)
        self.messenger: Messenger = messenger_at(
            self.telegram, self.store, redis, now=lambda: self.now
        )

    async def shown(self, live: Live) -> Live:
        """Save a table as it is now, and show it."""
        live = await self.store.tables.save(live, await self.store.tables.load(live.table.id))
        self.messenger.show(live.table.id)
        await asyncio.wait_for(self.messenger.settle(), 60)
        return live

    def rings(self, user: User) -> list[bool]:
        """For each message in somebody's private chat, in order, whether it rings."""
        sent: list[dict[str, Any]] = [*self.telegram.messages[user.id].values()]
        return [not message["disable_notification"] for message in sent]


@pytest.fixture
async def night(redis: Redis) -> Night:
    night = Night(redis)
    for user in (ANNA, BORIS, CLARA):
        await night.store.profiles.remember(user.id, Profile(reachable=True, habits=ASLEEP))
    return night


def asked(live: Live) -> User:
    return user_at(live, to_act(ALL, live)[0])


def long_ago(live: Live) -> Live:
    """The same, where nobody has moved since noon."""
    return with_changes(live, since=NOON)


def in_circle(live: Live) -> Live:
    return with_changes(live, place=CIRCLE)


QUESTIONS = {
    "of a hand": lambda: begun("sealed", ANNA, BORIS),
    "of a hand without a group": lambda: in_circle(begun("sealed", ANNA, BORIS)),
    "of a board": lambda: in_circle(begun("gifts", ANNA, BORIS)),
    "of a board in words": lambda: in_circle(with_people(begun("gifts", ANNA, BORIS), aloud=True)),
    "of strangers who have just met": lambda: with_changes(
        in_circle(begun("gifts", ANNA, BORIS)), strangers=True
    ),
}


def with_people(live: Live, **changes: Any) -> Live:
    people = tuple(replace(person, **changes) for person in live.table.people)
    return with_changes(live, people=people)


@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.parametrize("habits", [ASLEEP, AWAKE])
async def test_question_is_sent_without_a_sound_while_its_reader_sleeps(
    night: Night, kind: str, habits: Habits
) -> None:
    live = long_ago(QUESTIONS[kind]())
    user = asked(live)
    await night.store.profiles.change(user.id, habits=habits)
    await night.shown(live)
    assert any(night.rings(user)) is (habits == AWAKE)
    assert night.telegram.live(user.id)["buttons"]


async def test_invitation_rings_for_whom_is_awake_alone(night: Night) -> None:
    """It was silent for all as soon as one of them slept."""
    await night.store.profiles.change(CLARA.id, habits=AWAKE)
    invited = tuple(Person(one.id, one.name, "en", 0) for one in (BORIS, CLARA))
    await night.shown(with_changes(in_circle(lobby("gifts", ANNA)), invited=invited))
    assert (night.rings(BORIS), night.rings(CLARA)) == ([False], [True])


async def test_vote_is_put_without_a_sound_to_who_sleeps(night: Night) -> None:
    live = in_circle(begun("gifts", ANNA, BORIS, CLARA))
    mover = asked(live)
    live = await night.shown(long_ago(decide(live, to_act(ALL, live)[0], Random(1))))
    others = [user for user in (ANNA, BORIS, CLARA) if user != mover]
    before = {user: {*night.telegram.messages[user.id]} for user in others}
    await night.store.profiles.change(others[0].id, habits=AWAKE)
    wish = Retract(position(live.table), NIGHT)
    await night.shown(do(live, mover, wish, now=NIGHT))
    assert not any(before[user] & {*night.telegram.messages[user.id]} for user in others)
    assert [night.rings(user) for user in others] == [[True], [False]]


async def test_time_zone_is_guessed_by_language_until_somebody_has_set_their_own(
    night: Night,
) -> None:
    """At 20 in UTC it is 23 in Moscow: from 22 on it is quiet."""
    night.now = NOON + 8 * HOUR
    await night.store.profiles.remember(BORIS.id, Profile(reachable=True))
    there = Habits(zone="Europe/London")
    await night.store.profiles.remember(ANNA.id, Profile(reachable=True, habits=there))
    await night.shown(long_ago(begun("sealed", ANNA, BORIS)))
    assert (any(night.rings(ANNA)), any(night.rings(BORIS))) == (True, False)


def moved_by(live: Live, by: By, ago: int) -> Live:
    """A game whose next turn is that of somebody who has moved some time before midnight."""
    first = asked(live)
    while not live.table.log or len(live.table.log.moves) < 1 or asked(live) != first:
        live = decide(live, to_act(ALL, live)[0], Random(1), now=NIGHT - ago)
    assert live.table.log
    moves = tuple(replace(move, by=by) for move in live.table.log.moves)
    log = replace(live.table.log, moves=moves)
    return with_changes(live, log=log, since=NIGHT - ago)


@pytest.mark.parametrize(
    ("by", "ago", "is_awake"),
    [
        (By.PERSON, MINUTE, True),
        (By.PERSON, 2 * HOUR, False),
        (By.PREPARED, MINUTE, False),
        (By.SKIPPED, MINUTE, False),
    ],
)
async def test_turn_rings_at_night_for_whoever_has_just_moved_themselves(
    night: Night, by: By, ago: int, is_awake: bool
) -> None:
    """An evening with everybody there goes on after 22; who is asleep makes no moves."""
    live = moved_by(in_circle(begun("gifts", ANNA, BORIS)), by, ago)
    await night.shown(live)
    assert any(night.rings(asked(live))) is is_awake


@pytest.mark.parametrize(("clock", "is_awake"), [(5 * MINUTE, True), (HOUR, False)])
async def test_clock_of_minutes_is_for_people_who_are_there(
    night: Night, clock: int, is_awake: bool
) -> None:
    live = with_changes(long_ago(in_circle(begun("gifts", ANNA, BORIS))), clock=clock)
    await night.shown(live)
    assert any(night.rings(asked(live))) is is_awake


async def test_whose_clock_nobody_knows_is_named_without_a_sound_in_the_night_of_the_others(
    night: Night,
) -> None:
    """They cannot be asked: they cannot be written to."""
    night.now = NOON + 16 * HOUR  # five in the morning in Berlin
    live = begun("gifts", ANNA, BORIS)
    user = asked(live)
    for one in (ANNA, BORIS):
        habits = Habits() if one == user else Habits(zone="Europe/Berlin")
        profile = Profile(reachable=False, habits=habits, language="en")
        await night.store.profiles.remember(one.id, profile)
    calls = replace(live.table.calls, rings=live.table.generation)
    live = with_people(with_changes(long_ago(live), calls=calls), reachable=False, language="en")
    await night.shown(live)
    sent = [*night.telegram.messages[live.table.place.chat].values()]
    assert [message["disable_notification"] for message in sent] == [True]


async def test_vote_that_names_several_rings_as_long_as_one_of_them_is_awake(night: Night) -> None:
    night.now = NOON + 16 * HOUR  # five in the morning in Berlin, one in the afternoon in Tokyo
    live = begun("gifts", ANNA, BORIS, CLARA)
    mover = asked(live)
    live = decide(live, to_act(ALL, live)[0], Random(1))
    live = do(live, mover, Retract(position(live.table), night.now), now=night.now)
    others = [user for user in (ANNA, BORIS, CLARA) if user != mover]
    for user, zone in zip(others, ("Europe/Berlin", "Asia/Tokyo"), strict=True):
        profile = Profile(reachable=False, habits=Habits(zone=zone), language="en")
        await night.store.profiles.remember(user.id, profile)
    calls = replace(live.table.calls, rings=live.table.generation)
    live = with_people(with_changes(long_ago(live), calls=calls), reachable=False, language="en")
    await night.shown(live)
    sent = [*night.telegram.messages[live.table.place.chat].values()]
    assert [message["disable_notification"] for message in sent] == [False]
