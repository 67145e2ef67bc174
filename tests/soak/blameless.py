"""Strangers who must not count as deserters (docs/adr/0101): a third player whom two accounts vote
out, and a player who leaves once the other's time has run out. /mydata tells each person whether
they count as one.
"""

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import httpx
import msgspec

from bot.features.seeking.table import LIVE
from bot.table.values import DAY, Matter, Phase
from playground.person import Host, Person
from tests.e2e.circles import Circle
from tests.e2e.groups import asks, data_of, has
from tests.e2e.strangers import agreeing, looks_for, together, vote_out

_THIRD = "Uwe"
_UNHEARD = 20.0
"""Seconds after which /mydata is asked for again: its answer goes with a worker that is killed."""


class Kept(msgspec.Struct, frozen=True):
    """The part of /mydata about one table."""

    table: str
    phase: Phase
    deserted: bool


class Told(NamedTuple):
    """The record that a person is shown of a finished table, and the right answer."""

    person: Person
    kept: Kept
    is_deserter: bool
    begun: float
    """When the deed was first tried, in seconds since 1970 ..."""
    ended: float
    """... and when this was told."""


class Blameless:
    """One table for each case: each deed is done once, and goes on where a killed worker has broken
    it off.
    """

    def __init__(self, host: Host) -> None:
        self._three = tuple(host.person(name) for name in ("Una", "Ulf", _THIRD))
        self._two = tuple(host.person(name) for name in ("Ida", "Ian"))
        self._tables: dict[str, Circle] = {}
        """By game, the people who have met."""
        self._begun: dict[str, float] = {}
        """By table, when its deed was first tried."""
        self._told: dict[Person, Told] = {}

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody."""
        return (*self._three, *self._two)

    def vote_out(self) -> bool:
        """Have two strangers vote a third out, who is in time; False once that is done.

        :raises TimeoutError: when an answer is lost with a killed worker.
        """
        if self._three[0] in self._told:
            return False
        circle = self._met("saboteur", DAY, self._three)
        self._once(circle, lambda: vote_out(circle, _THIRD), deserter=None)
        return True

    def leave_idle(self) -> bool:
        """Have a stranger go once the time of another is up, who never moves; False once that is
        done. A clock that leaps an hour ahead makes them late.

        :raises TimeoutError: when an answer is lost with a killed worker, or no clock leaps.
        """
        if self._two[0] in self._told:
            return False
        circle = self.meet_idle()
        idle = next(one for one in self._two if any(map(asks, circle.live(one))))
        (other,) = {*self._two} - {idle}
        self._once(circle, lambda: _gone(circle, other), deserter=idle)
        return True

    def meet_idle(self) -> Circle:
        """Have the two meet, once, at the shortest time for a move."""
        return self._met("gifts", LIVE, self._two)

    def breaches(self, steps_back: Sequence[float] = ()) -> list[str]:
        """Return a line for each person who is wrongly recorded as a deserter, or wrongly not.

        :param steps_back: when the bot's clock may have gone back: who was late by one that was
            ahead is given their time anew then, and whoever goes now deserts them.
        """
        return [
            f"{one.person.user_id} is told of {one.kept}, and is_deserter={one.is_deserter}"
            for one in self._told.values()
            if one.kept.deserted != one.is_deserter
            and not any(one.begun <= at <= one.ended for at in steps_back)
        ]

    def _met(self, game: str, clock: int, people: tuple[Person, ...]) -> Circle:
        if game not in self._tables:
            for person in people:
                person.start()
                person.wait_for(lambda post: has(post, "fr"))
                looks_for(person, game, clock)
            self._tables[game] = together(*people)
        return self._tables[game]

    def _once(self, circle: Circle, act: Callable[[], object], deserter: Person | None) -> None:
        """Do something at a table that still runs, and hear what its people are told of it then."""
        begun = self._begun.setdefault(circle.table, time.time())
        if kept(circle.people[0], circle.table).phase is Phase.RUNNING:
            act()
        told = [
            Told(one, kept(one, circle.table), one == deserter, begun, time.time())
            for one in circle.people
        ]
        if any(one.kept.phase is Phase.RUNNING for one in told):
            raise TimeoutError("the press was not heard yet")
        self._told |= {one.person: one for one in told}


def kept(person: Person, table: str) -> Kept:
    """Return the record of a person at a table, from /mydata."""
    said = person.send(person.user_id, "/mydata")
    post = person.wait_for(lambda post: bool(post.document), after=said.id, seconds=_UNHEARD)
    assert post.document
    file = httpx.get(person.base_url + post.document["url"]).raise_for_status()
    tables = msgspec.json.decode(file.content)["tables"]
    return next(one for one in msgspec.convert(tables, list[Kept]) if one.table == table)


def _gone(circle: Circle, person: Person) -> None:
    """Go once somebody else may be skipped."""
    person.wait_for(lambda post: any(agreeing(post, Matter.SKIP)))
    said = person.send(person.user_id, "/leave")
    question = person.wait_for(lambda post: has(post, "e"), after=said.id)
    person.press(question, data=data_of(question, "e"))
