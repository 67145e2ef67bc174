"""Whole games of each kind, short where there is a choice, in a group and without one. Each meets
each fault of Telegram once, one kind of fault after the other, in its first turns; then all is
well. By `python -m tests.soak --each-fault`.
"""

from collections.abc import Iterator
from itertools import count, cycle, groupby

from playground.person import Host
from playground.world.chats import Joins
from tests.soak.chaos import Weather
from tests.soak.circle import CircleParty
from tests.soak.party import Party
from tests.soak.plans import Kind, Plan
from tests.soak.spells import RARE, SAT_OUT
from tests.soak.world import Happens, happens

SHORT = (
    Kind("carcassonne", 2, {"table": "7"}),
    Kind("saboteur", 3, {"rounds": "1"}),
    Kind("laar", 2),
    Kind("land_vs_sea", 2),
    Kind("glastonbury", 2),
    Kind("castle", 2),
)
_EVERY = 2
"""How many things people do between a fault and the next."""
_NEVER = (1e6, 1e6)
"""Seconds."""
CALM = Weather(
    kills=0,
    refused=0,
    broken=0,
    proxied=0,
    slowed=0,
    lost=0,
    late=0,
    odd=0,
    twice=0,
    disordered=0,
    calm=_NEVER,
    right=_NEVER,
)
"""Nothing breaks but what is ordered here."""


def plans(seed: int) -> Iterator[Plan]:
    """The games to play: the orders of an upgrade in turn."""
    joins = cycle(Joins)
    for number, kind in enumerate(kind for kind in SHORT for _ in range(2)):
        is_circle = number % 2 == 1
        wanted = Happens(clears=True) if is_circle else Happens(True, next(joins), only_pins=True)
        languages = ("en", "ru", "uk")[: kind.people]
        made = (Plan(number + 1, kind, languages, at, is_circle=is_circle) for at in count(seed))
        yield next(plan for plan in made if happens(plan) == wanted)


class _Orders:
    """The faults that one game has still to meet."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._left = [list(group) for _, group in groupby(RARE, key=lambda one: one[:2])]
        self._deeds = 0

    def next(self, chats: tuple[int, ...]) -> None:
        """Order the next fault, if it is time: of one request of each method in each chat."""
        self._deeds += 1
        if not self._left or self._deeds % _EVERY:
            return
        for kind, when, method in self._left.pop(0):
            for chat in chats:
                where = {} if kind == "uplink" else {"chat_id": chat}
                self._host.fault(kind, method, when=when, seconds=SAT_OUT, **where)


class FaultyParty(Party):
    """The people of one game in a group."""

    def __init__(self, *how: object) -> None:
        super().__init__(*how)  # type: ignore[arg-type]
        self._faults = _Orders(self._host)

    def _befall(self) -> None:
        super()._befall()
        self._faults.next((*self._homes(), *(person.user_id for person in self.people)))


class FaultyCircle(FaultyParty, CircleParty):
    """... or of one without."""
