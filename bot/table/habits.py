"""When a person wants to be told of things: reminders, quiet hours, the clock they live by. PURE.

All moments are seconds since 1970.
"""

from collections.abc import Collection, Iterable
from datetime import timedelta, tzinfo

from msgspec import Struct
from msgspec.structs import replace

from bot.table.zones import USUAL, at_hour, local, zone_of

DIGEST = "digest"
REMINDERS = ("half", "daily", DIGEST, "never")
"""When a person wants reminders: at half of their time, daily, one silent list a day, or never."""
QUIET = {"20-10": (20, 10), "22-8": (22, 8), "0-7": (0, 7), "none": (0, 0)}
"""Quiet hours to choose from: first hour and last, local time."""
_BERTH = 2
"""Hours by which quiet hours are wider at both ends where somebody's time zone is a guess: nobody
is woken on one."""
_ALIKE = timedelta(hours=2)
"""By how much a zone may differ from what presses tell, which is no better known."""


class Habits(Struct, frozen=True):
    """When somebody wants to be reminded."""

    reminders: str = REMINDERS[0]
    offset: int | None = None
    """Minutes ahead of UTC, if they were set by release 0.1.0 and no city has been chosen since."""
    quiet: str = "22-8"
    """One of `QUIET`."""
    hour: int = 9
    """At which local hour the list of a day comes."""
    zone: str = ""
    """The time zone that they have chosen by a city."""
    near: str = ""
    """The one by which most of those live with whom they have played, or who play in this group."""
    learnt: int | None = None
    """Minutes ahead of UTC, as the hours of their presses tell (`bot.table.waking`)."""
    up: tuple[int, ...] = ()
    """Hours of UTC's day in which they are up, as their presses tell."""

    @property
    def is_told(self) -> bool:
        """Tell whether they have said by what clock they live."""
        return bool(self.zone) or self.offset is not None

    def guess(self, language: str) -> str:
        """Return the zone that is guessed: by the language if it has one; empty for none, and where
        their presses tell another.
        """
        name = USUAL.get(language, self.near)
        if self.learnt is None or not name:
            return name
        ahead = local(0, zone_of(name)).utcoffset() or timedelta()
        return name if abs(ahead - timedelta(minutes=self.learnt)) <= _ALIKE else ""

    @property
    def ahead(self) -> int:
        """Return how many minutes their clock is ahead of UTC, if its zone has no name."""
        return (self.offset if self.is_told else self.learnt) or 0

    def has_clock(self, language: str) -> bool:
        """Tell whether their time zone is known, if only by a guess."""
        return self.is_told or self.learnt is not None or bool(self.guess(language))

    def clock(self, language: str) -> tzinfo:
        """Return the person's time zone, or the one that is guessed; without a guess UTC."""
        return zone_of(self.zone if self.is_told else self.guess(language), self.ahead)


def is_quiet(habits: Habits, language: str, now: int) -> bool:
    """Tell whether somebody's quiet hours are now, or may be: always, where no zone is known."""
    if not habits.has_clock(language):
        return any(QUIET[habits.quiet])
    return awake_from(now, habits, language) != now


def is_day(habits: Habits, language: str, now: int) -> bool:
    """Tell whether somebody may be named in a group with a sound: between 8 and 22 of their clock,
    and not in quiet hours of their own; at any time, where no clock of theirs is known.
    """
    return day_from(habits, language, now) == now


def day_from(habits: Habits, language: str, moment: int) -> int:
    """Return the first moment from this one on at which somebody may be named in a group."""
    own = habits.quiet if any(QUIET[habits.quiet]) else "22-8"
    own = "22-8" if own == "0-7" else own
    return awake_from(moment, replace(habits, quiet=own), language)


def next_digest(habits: Habits, language: str, now: int) -> int:
    """Return when somebody's hour comes next."""
    zone = habits.clock(language)
    today = local(now, zone).date()
    moment = at_hour(today, habits.hour, zone)
    return moment if now <= moment else at_hour(today + timedelta(days=1), habits.hour, zone)


def awake_from(moment: int, habits: Habits, language: str) -> int:
    """Return the moment, or the end of the quiet hours it falls into. Where nobody knows what time
    it is for them, they have none: what comes is silent.
    """
    zone, (begins, ends) = habits.clock(language), QUIET[habits.quiet]
    if not habits.is_told:
        if begins == ends or not habits.has_clock(language):
            return moment
        begins, ends = _with_berth(begins, ends, _hours_up(habits, zone, moment))
    there = local(moment, zone)
    if (there.hour - begins) % 24 >= (ends - begins) % 24:
        return moment
    day = there.date() + timedelta(days=there.hour >= ends)
    return max(moment, at_hour(day, ends, zone))


def named_by(habits: Habits, language: str, near: str) -> Habits:
    """Return the habits by which somebody is named in a group: where no clock of theirs is known,
    that of most at their table is the best guess.

    :param near: its zone; empty if nobody has said by which clock they live.
    """
    return habits if habits.has_clock(language) else replace(habits, near=near)


def _hours_up(habits: Habits, zone: tzinfo, moment: int) -> list[int]:
    """Return the hours in which somebody is up, by a clock that is guessed."""
    ahead = local(moment, zone).utcoffset() or timedelta()
    return [(hour + ahead // timedelta(hours=1)) % 24 for hour in habits.up]


def _with_berth(begins: int, ends: int, up: Collection[int]) -> tuple[int, int]:
    """Return quiet hours by a clock that is guessed: wider at both ends, but for hours in which
    somebody has been up. In the morning an hour counts once it is over: they may have woken in it.
    """
    late, early = begins - _BERTH, ends + _BERTH
    later = _narrower((hour - late) % 24 for hour in up)
    return late + later, early - _narrower((early - hour - 1) % 24 for hour in up)


def _narrower(hours: Iterable[int]) -> int:
    """Return by how many hours the berth is narrower at one end.

    :param hours: how far into the wide quiet hours, from that end, somebody has been up.
    """
    return min(_BERTH, max((far for far in hours if far < 2 * _BERTH), default=0))
