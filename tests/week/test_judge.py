"""What the judge of the week complains of, and what it does not; and the ideal beside it."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.display import buttons
from bot.table.hours import asked
from bot.table.ledger import Ledger
from bot.table.values import Live, with_changes
from games import GAMES
from playground.state import BOT
from playground.world import chats
from playground.world.changes import BotBorn
from playground.world.messages import send
from playground.world.values import Button, Entity, Message, Text
from playground.world.world import World
from tests.bot.tables import ANNA, begun
from tests.bot.tables import BORIS as SECOND
from tests.week.acting import Player
from tests.week.chronicle import Chronicle
from tests.week.habits import ANNA as QUICK
from tests.week.habits import BORIS, CLARA, DAY, DMYTRO, EVE, HOUR, STEP, Habit, begins
from tests.week.ideal import Course, perfect_calling
from tests.week.judge import ONE_SOUND, Judge

MORNING = begins() + 9 * HOUR
"""Eleven o'clock in Berlin."""
NIGHT = begins() + 23 * HOUR


class Scene:
    """A group of two, a running game, and its judge; no bot."""

    def __init__(self, habit: Habit, now: int) -> None:
        self.now = now
        self.world = World(lambda: self.now)
        self.world.record(BotBorn(BOT, "token"))
        self.user = chats.new_user(self.world, habit.name).id
        self.group = chats.new_group(self.world, "group", "Friday", (self.user,)).id
        if habit.starts:
            chats.start(self.world, self.user, "")
        chronicle = Chronicle(self.world)
        stage = cast(Any, SimpleNamespace(world=self.world, now=now))
        player = Player(stage, chronicle, habit, self.group, self.user)
        self.judge = Judge(chronicle, {self.user: player}, self.group)
        live = begun("carcassonne", ANNA, SECOND)
        (awaited,) = asked(GAMES, live)
        people = tuple(
            replace(one, user=self.user) if one is awaited else one for one in live.table.people
        )
        self.live: Live = with_changes(
            live, people=people, since=now, ledger=Ledger(at=now, began=now)
        )
        self.judge.observe(now, self.tables)

    @property
    def tables(self) -> dict[str, Live]:
        return {self.live.table.id: self.live}

    def posts(self, *, silent: bool, private: bool = False) -> None:
        """The bot posts a board that names whom it waits for."""
        chat = self.user if private else self.group
        name = self.world.user(self.user).first_name
        body = _mention(name, self.user) if not private else Text("Your turn")
        button = Button("Hand", data=str(buttons.Hand(self.live.table.id)))
        keyboard = ((button,),)
        send(self.world, Message(chat, BOT.id, body=body, keyboard=keyboard, silent=silent))
        self.judge.observe(self.now, self.tables)

    def passes(self, seconds: int) -> None:
        for _ in range(seconds // STEP):
            self.now += STEP
            self.judge.look(self.now, self.tables, ())

    @property
    def complaints(self) -> list[str]:
        return [one.kind for one in self.judge.failures]


def _mention(name: str, user: int) -> Text:
    return Text(name, (Entity("text_mention", 0, len(name), user_id=user),))


def test_who_is_not_called_in_two_waking_hours_is_told_once() -> None:
    scene = Scene(QUICK, MORNING)
    scene.posts(silent=True)
    scene.judge.look(MORNING, scene.tables, ())  # of the time before they were awaited
    scene.passes(2 * HOUR)
    assert scene.complaints == []
    scene.passes(3 * HOUR)
    assert scene.complaints == ["uncalled"]


def test_a_private_call_is_one() -> None:
    scene = Scene(QUICK, MORNING)
    scene.posts(silent=False, private=True)
    scene.passes(5 * HOUR)
    assert scene.complaints == []


@pytest.mark.parametrize(("ago", "complaints"), [(ONE_SOUND - 1, []), (ONE_SOUND, ["uncalled"])])
def test_silent_call_beside_the_sound_of_another_is_one(ago: int, complaints: list[str]) -> None:
    scene = Scene(QUICK, MORNING)
    scene.judge._players[scene.user].rang = MORNING - ago
    scene.posts(silent=True, private=True)
    scene.passes(5 * HOUR)
    assert scene.complaints == complaints


def test_hours_of_sleep_do_not_count() -> None:
    scene = Scene(QUICK, NIGHT)
    scene.passes(8 * HOUR)
    assert scene.complaints == []


def test_a_call_at_night_is_told_unless_its_person_has_just_pressed_something() -> None:
    scene = Scene(QUICK, NIGHT)
    scene.posts(silent=False, private=True)
    assert scene.complaints == ["woken"]
    scene = Scene(QUICK, NIGHT)
    scene.judge._players[scene.user].pressed = NIGHT - STEP
    scene.posts(silent=False, private=True)
    assert scene.complaints == []


def test_the_group_is_not_to_hear_of_one_who_can_be_written_to() -> None:
    scene = Scene(QUICK, MORNING)
    scene.posts(silent=False)
    assert scene.complaints == ["post"]


def test_the_group_may_hear_once_of_one_who_has_not_answered_for_a_day() -> None:
    scene = Scene(QUICK, MORNING)
    scene.posts(silent=False, private=True)
    scene.passes(DAY)
    scene.posts(silent=False)
    assert scene.complaints == []
    scene.posts(silent=False)
    assert scene.complaints == ["post"]


def test_the_group_may_hear_once_of_one_who_cannot_be_written_to() -> None:
    scene = Scene(EVE, MORNING)
    scene.posts(silent=False)
    assert scene.complaints == []
    scene.posts(silent=False)
    assert scene.complaints == ["named twice"]


def test_a_table_that_stands_for_three_days_is_told_once() -> None:
    scene = Scene(QUICK, MORNING)
    scene.posts(silent=False, private=True)
    scene.passes(3 * DAY)
    assert scene.complaints == ["stand"]


def test_rematch_that_begins_between_two_looks_is_told() -> None:
    scene = Scene(QUICK, MORNING)
    scene.judge.unplayed.add(scene.live.table.id)
    scene.passes(STEP)
    assert scene.judge.lobbies == {scene.live.table.id: "begun"}


@pytest.mark.parametrize("habit", [QUICK, DMYTRO, CLARA])
def test_who_slept_as_they_were_called_finds_it_as_they_wake(habit: Habit) -> None:
    day = [begins() + hour * HOUR for hour in range(24)]
    slept = [now for now in day if not habit.is_awake(now)]
    assert slept
    assert {habit.hour(habit.wakes(now)) for now in slept} == {habit.awake[0]}
    awake = [now for now in day if habit.is_awake(now)]
    assert [habit.wakes(now) for now in awake] == awake != []


def test_nobody_is_called_at_night_by_the_best_bot_who_has_moved_elsewhere() -> None:
    """The bot calls in quiet hours whoever has moved at the same table within the hour."""
    late = begins() + 19 * HOUR + 15 * 60  # a quarter past ten in Kyiv
    courses = [Course(late - STEP, (DMYTRO,), 0), Course(late, (DMYTRO,), 0)]
    for seed in range(10):
        (first,), (second,) = perfect_calling(seed, courses)
        assert first == late - STEP
        assert second >= begins() + DAY


@pytest.mark.parametrize(("habit", "hours"), [(BORIS, range(8, 22)), (CLARA, range(11, 22))])
def test_who_may_be_called_when(habit: Habit, hours: range) -> None:
    """By their own clock, while they are awake."""
    day = (begins() + step for step in range(0, DAY, HOUR))
    assert {int(habit.hour(now)) for now in day if habit.may_hear(now)} == {*hours}


def _ended(*turns: Habit) -> Iterator[float]:
    (ended,) = perfect_calling(1, [Course(MORNING, turns, 0)])
    return ((one - begins()) / HOUR for one in ended)


def test_who_looks_twice_a_day_costs_half_a_day_and_who_answers_at_once_minutes() -> None:
    boris, anna = _ended(BORIS, QUICK)
    assert boris == 17.5  # half past eight in the evening in Kyiv
    assert 17.5 < anna <= 18


def test_who_is_away_is_waited_for_by_the_best_bot_too() -> None:
    (ended,) = perfect_calling(1, [Course(begins() + 57 * HOUR, (DMYTRO,), 0)])
    assert ended == [begins() + 4 * DAY + 4.5 * HOUR]  # as they wake in Kyiv, after forty hours
