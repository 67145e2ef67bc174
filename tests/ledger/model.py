"""The model: how much time each awaited seat has used, by the rules that people are told.

Time runs for whoever is awaited, unless the table is paused, the bot was away, it is a weekend at a
table with free weekends, or, from the moment at which it was planned, a day off of somebody who is
awaited. It knows nothing of how the product counts: it walks through time, a quarter of an hour
after the other, and asks a calendar what day it is there.
"""

from collections.abc import Iterator, Mapping
from datetime import date, datetime
from functools import lru_cache
from typing import NamedTuple
from zoneinfo import ZoneInfo

QUARTER = 900
"""Seconds: everywhere days begin on a quarter of an hour of UTC."""
_FREE = (5, 6)


class Off(NamedTuple):
    """Days off of somebody."""

    first: date
    last: date
    zone: str
    planned: int

    def holds(self, moment: int) -> bool:
        """Tell whether they are away then."""
        return moment >= self.planned and self.first <= day_of(moment, self.zone) <= self.last


@lru_cache(maxsize=100_000)
def _day(quarter: int, zone: str) -> date:
    return datetime.fromtimestamp(quarter * QUARTER, ZoneInfo(zone)).date()


def day_of(moment: int, zone: str) -> date:
    """Return the date there."""
    return _day(moment // QUARTER, zone)


class Facts(NamedTuple):
    """What the model is told of a table, as it stands between two deeds."""

    asked: tuple[int, ...]
    """Seats that people are to decide for."""
    people: Mapping[int, int]
    """Their users."""
    is_paused: bool


class Model:
    """The time that each seat has used for its present decision."""

    def __init__(
        self, now: int, clock: int, increment: int, weekends: str, zones: Mapping[int, str]
    ) -> None:
        """:param weekends: the zone of free weekends; empty for none.
        :param zones: where people live.
        """
        self.now = now
        self.clock, self.increment = clock, increment
        self.weekends = weekends
        self.zones = zones
        self.used: dict[int, int] = {}
        self.meanwhile: dict[int, int] = {}
        self.banks: dict[int, int] = {}
        self.off: dict[int, Off] = {}
        self.lived = 0
        """Seconds that have passed without pauses and outages."""
        self.tapped: dict[int, int] = {}
        """What the seat of the last tap had used."""
        self.tapped_at = 0
        """How much had been lived then."""

    def limit(self, seat: int) -> int:
        """Return how long a seat may think about its present decision."""
        if self.increment:
            return self.banks.get(seat, self.clock)
        return self.clock or 24 * 3600

    def stands_still(self, facts: Facts, moment: int) -> bool:
        """Tell whether nobody's time runs then."""
        if self.weekends and day_of(moment, self.weekends).weekday() in _FREE:
            return True
        if 0 < self.clock <= 3600:
            return False
        awaited = (self.off.get(facts.people[seat]) for seat in facts.asked)
        return any(off is not None and off.holds(moment) for off in awaited)

    def ran(self, facts: Facts, until: int) -> int:
        """Return for how many seconds it runs from now on until then."""
        return sum(
            end - start
            for start, end in self._pieces(facts, until)
            if not self.stands_still(facts, start)
        )

    def _pieces(self, facts: Facts, until: int) -> Iterator[tuple[int, int]]:
        """Yield pieces of time in which nothing changes."""
        cuts = {off.planned for off in self.off.values() if self.now < off.planned < until}
        start = self.now
        if not (cuts or self.off or self.weekends):
            yield start, until
            return
        while start < until:
            end = min(until, (start // QUARTER + 1) * QUARTER)
            end = min([end, *(cut for cut in cuts if cut > start)])
            yield start, end
            start = end

    def pass_time(self, facts: Facts, until: int) -> None:
        """Let time pass in which the bot is there."""
        self.lived += 0 if facts.is_paused else until - self.now
        if facts.asked:
            time, into = self.ran(facts, until), self.meanwhile if facts.is_paused else self.used
            for seat in facts.asked:
                into[seat] = into.get(seat, 0) + time
        self.now = until

    def decide(self, seat: int, moves: int) -> None:
        """A seat has moved, or was skipped: it pays, and each of its moves adds."""
        if self.increment:
            spent = self.used.get(seat, 0) + self.meanwhile.get(seat, 0)
            bank = max(0, self.banks.get(seat, self.clock) - spent)
            self.banks[seat] = bank + moves * self.increment

    def ask(self, seat: int) -> None:
        """A seat is asked anew: it has all its time for this."""
        self.used[seat] = self.meanwhile[seat] = 0
        if self.increment:
            self.banks[seat] = max(self.increment, self.banks.get(seat, self.clock))

    def resume(self) -> None:
        """A pause is over: nobody has used more than half of their time."""
        self.meanwhile.clear()
        self.used = {seat: min(used, self.limit(seat) // 2) for seat, used in self.used.items()}
