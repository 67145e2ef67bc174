"""The people of the week and their habits: data, and what follows from it. Nobody changes a setting
of theirs: the bot has its defaults.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta
from random import Random
from typing import NamedTuple
from zoneinfo import ZoneInfo

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
_HALF_DAY = DAY // 2
STEP = 15 * MINUTE
"""How far the clocks leap."""
GLANCE = 130
"""Seconds for which somebody who has played goes on to hold the phone, to see what comes: the bot
calls two minutes after a press."""
GLANCES = 4
"""How often at most, while something comes: a look is over within nine minutes."""
START = datetime(2026, 5, 4, tzinfo=ZoneInfo("UTC"))
"""Midnight before a Monday, without changes of the clock ahead."""
SEED = 1
"""Of the deals, of who writes when, and of how long people take; `--seed` has another."""
MOST_PREPARED = 0.3
"""The largest share of moves that were prepared before their turn, at each table: nobody prepares
one while it is reached. Those that were prepared in vain, as they did not fit, are no such moves.
"""
WISH_TO_PREPARE = 0.4
"""How often somebody prepares a move where a button offers it."""
OTHERS = (100, 300)
"""Messages a day of others in the group: so many at least, so many at most."""
FIRST_HOUR, LAST_HOUR = 8, 22
"""Between them nobody sleeps by the bot's default, and somebody may be named in the group."""
_RECENTLY = HOUR
"""Who has pressed something so lately is awake, whatever their clock says."""


class Habit(NamedTuple):
    """How somebody lives with their phone. Hours are those of their own clock; one over 24 is in
    the night that follows.
    """

    name: str
    language: str
    zone: str
    awake: tuple[float, float]
    looks: tuple[float, ...]
    """When they pick up the phone by themselves, and play wherever they are awaited."""
    answers: tuple[int, int] | None = None
    """How many minutes after a call with a sound they play: at least, at most. Who slept then finds
    it as they wake. None: no call brings them, only their own looks."""
    away: tuple[float, float] | None = None
    """From which hour of the week to which they do not look at all."""
    starts: bool = True
    """Whether they have pressed Start: else the bot cannot write to them."""
    blocks: tuple[float, ...] = ()
    """At which hours of the week they block the bot, until it names them in the group."""

    @property
    def clock(self) -> ZoneInfo:
        return ZoneInfo(self.zone)

    def hour(self, now: int) -> float:
        """Return the hour of their own clock."""
        local = datetime.fromtimestamp(now, self.clock)
        return local.hour + local.minute / 60

    def is_awake(self, now: int) -> bool:
        first, last = self.awake
        return any(first <= hour < last for hour in (self.hour(now), self.hour(now) + 24))

    def wakes(self, now: int) -> int:
        """Return when they are awake next: now, or as they get up, in steps of the clocks."""
        return next(at for at in range(now, now + 2 * DAY, STEP) if self.is_awake(at))

    def is_away(self, now: int) -> bool:
        return self.away is not None and self.away[0] <= _hours(now) < self.away[1]

    def may_hear(self, now: int) -> bool:
        """Tell whether it is a waking hour in which the bot may call them by its default."""
        return self.is_awake(now) and FIRST_HOUR <= self.hour(now) < LAST_HOUR

    def is_night(self, now: int) -> bool:
        """Tell whether it is quiet hours by the bot's default, on their own clock."""
        return not FIRST_HOUR <= self.hour(now) < LAST_HOUR

    def looks_now(self, now: int) -> bool:
        """Tell whether they pick up the phone by themselves within the step that begins now."""
        here = self.hour(now)
        return not self.is_away(now) and any(
            0 <= here + over - look < STEP / HOUR for look in self.looks for over in (0, 24)
        )

    def is_here(self, now: int, due: int | None) -> bool:
        """Tell whether they have the phone in their hand: by themselves, or because of a call.

        :param due: when a call brings them; None for no call.
        """
        if self.is_away(now):
            return False
        return self.looks_now(now) or (due is not None and due <= now and self.is_awake(now))

    def delay(self, seed: int, now: int) -> int:
        """Return the seconds from a call with a sound until they play: as many for all calls of a
        morning or an evening, whichever bot makes them.
        """
        assert self.answers
        return Random(f"{seed} {self.name} {now // _HALF_DAY}").randint(*self.answers) * MINUTE


def steps(start: int) -> Iterator[int]:
    """Yield the moments at which the clocks stand, for a year."""
    yield from range(start, start + 365 * DAY, STEP)


def _hours(now: int) -> float:
    return (now - START.timestamp()) / HOUR


def begins() -> int:
    return int(START.timestamp())


def day_of(now: int) -> int:
    """Return the number of a day of the week, the first is 1."""
    return int((now - begins()) // DAY) + 1


def told(now: int, habit: Habit | None = None) -> str:
    """Return a moment as people say it: the day, the time in UTC, that of somebody's own clock."""
    there = datetime.fromtimestamp(now, START.tzinfo)
    said = f"day {day_of(now):>2} {there:%a %H:%M}"
    if habit is None:
        return said
    return f"{said} (theirs {datetime.fromtimestamp(now, habit.clock):%H:%M})"


def length(seconds: float) -> str:
    """Return a time as days and hours."""
    days, rest = divmod(timedelta(seconds=seconds), timedelta(days=1))
    return f"{days} d {rest.seconds // HOUR:02} h"


def recently(pressed: int, now: int) -> bool:
    """Tell whether a press was so late that its person must be awake."""
    return now - pressed < _RECENTLY


ANNA = Habit("Anna", "en", "Europe/Berlin", (7.5, 23.5), (8, 13, 19), answers=(2, 15))
"""Answers within minutes."""
BORIS = Habit("Boris", "uk", "Europe/Kyiv", (7, 23.5), (8.25, 20.5))
"""Looks twice a day, and has all else muted."""
CLARA = Habit("Clara", "en", "America/New_York", (11, 27), (20, 22, 24, 26), answers=(10, 90))
"""Plays at night, in another zone."""
DMYTRO = Habit(
    *("Dmytro", "uk", "Europe/Kyiv", (7.5, 24), (9, 18, 22)), answers=(15, 120), away=(56, 96)
)
"""Away for forty hours from the third day on."""
EVE = Habit("Eve", "ru", "Europe/Berlin", (7, 23), (7.5, 12.5, 21), answers=(5, 60), starts=False)
"""Has never pressed Start."""
FRED = Habit(
    *("Fred", "en", "Europe/Berlin", (7, 23), (7.5, 12.5, 21)), answers=(5, 60), blocks=(85, 205)
)
"""The same person at a game with secrets, which nobody can play without Start: they block the bot
on the fourth day, and once more on the ninth."""

ASKS = BORIS
"""Who asks for the board once a day by a typed command."""
PEOPLE = {one.name: one for one in (ANNA, BORIS, CLARA, DMYTRO, EVE, FRED)}
ZOE = "Zoe"
"""A member who does not play; those who write most are others."""


class Game(NamedTuple):
    """A table of the week."""

    game: str
    players: tuple[Habit, ...]
    """The first of them opens it."""
    opens: float
    """Hours after the start."""


CARCASSONNE = Game("carcassonne", (BORIS, CLARA, DMYTRO, EVE), 7)
SABOTEUR = Game("saboteur", (ANNA, BORIS, CLARA, DMYTRO, FRED), 8)
"""In each one in four or five cannot be written to: of five people one (docs/testing.md)."""
