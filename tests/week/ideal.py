"""The same people at the same tables, with a bot whose calls cost no delay: each is called as soon
as it is their turn, or as soon as they may hear it, whatever the bot really did. It knows by which
clock everybody lives from the start, and when each of them wakes.

It has the same people: the same looks, the same days away, the same turns in the same order, and
nobody whose move was prepared is waited for. It obeys quiet hours as the bot does, for they are
what people want, and no delay: in them it calls whoever has moved at this table within the hour.
And each takes as long to come after a call of the same morning or evening: minutes decide who still
moves before night, and so half a day for each lap.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.table.seating import people_at
from games.core.log import By
from tests.week.habits import PEOPLE, Habit, recently, steps
from tests.week.week import Played


class Course(NamedTuple):
    """What happened at a table: who was awaited, one after the other."""

    began: int
    turns: tuple[Habit, ...]
    """Moves of one person that follow each other are one turn; moves that cost nobody any time,
    because they were prepared before, are none."""
    round_ends: int
    """How many of them belong to the first round."""


def course(one: Played, moves_of_round: int) -> Course:
    """Return what happened at a table.

    :param moves_of_round: moves of its first round, where that is over; else 0.
    """
    table, found, before, of_round = one.live.table, list[Habit](), None, 0
    assert table.log
    for number, move in enumerate(table.log.moves):
        if move.by is By.PERSON and move.seat != before:
            found.append(PEOPLE[people_at(table, move.seat)[0].name])
        before = move.seat
        if not moves_of_round or number < moves_of_round:
            of_round = len(found)
    return Course(table.began, tuple(found), of_round)


class _People:
    """What they know, and when they come because of a call."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._due: dict[str, int] = {}
        self.moved: dict[tuple[int, str], int] = {}
        """When each person has moved last, by table."""

    def call(self, table: int, habit: Habit, now: int) -> bool:
        """Call somebody who is awaited at a table; tell whether they hear it."""
        if not (habit.may_hear(now) or recently(self.moved.get((table, habit.name), 0), now)):
            return False
        if habit.answers:
            at = now + habit.delay(self._seed, now)
            self._due[habit.name] = min(at, self._due.get(habit.name, at))
        return True

    def is_here(self, habit: Habit, now: int) -> bool:
        return habit.is_here(now, self._due.get(habit.name))

    def leave(self, here: Sequence[Habit]) -> None:
        for habit in here:
            self._due.pop(habit.name, None)


def perfect_calling(seed: int, courses: Sequence[Course]) -> list[list[int]]:
    """Return for each table when each of its turns is over."""
    people, ended = _People(seed), [list[int]() for _ in courses]
    called = [-1 for _ in courses]
    """The latest turn of each table whose person has heard the call."""
    for now in steps(min((one.began for one in courses), default=0)):
        if all(len(done) == len(one.turns) for one, done in zip(courses, ended, strict=True)):
            break
        here = [habit for habit in PEOPLE.values() if people.is_here(habit, now)]
        people.leave(here)
        is_on = True
        while is_on:
            is_on = False
            for number, (one, done) in enumerate(zip(courses, ended, strict=True)):
                if now < one.began or len(done) == len(one.turns):
                    continue
                habit = one.turns[len(done)]
                if habit in here:
                    people.moved[number, habit.name] = now
                    done.append(now)
                    is_on = True
                elif called[number] < len(done) and people.call(number, habit, now):
                    called[number] = len(done)
    return ended
