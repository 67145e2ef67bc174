"""Whole games of each kind, short where there is a choice, in a group and without one. Each meets
each fault of Telegram at each method that it calls. By `python -m tests.soak --each-fault`.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import count, cycle
from typing import NamedTuple

import msgspec

from playground.person import Host
from playground.world.chats import Joins
from tests.soak.chaos import Weather
from tests.soak.circle import CircleParty
from tests.soak.party import Party, Played
from tests.soak.plans import Kind, Plan
from tests.soak.record import Request
from tests.soak.spells import RARE, SAT_OUT
from tests.soak.world import Happens, happens

SHORT = (
    Kind("castle", 2),
    Kind("glastonbury", 2),
    Kind("land_vs_sea", 2),
    Kind("laar", 2),
    Kind("saboteur", 3, {"rounds": "1"}),
    Kind("carcassonne", 2, {"table": "7"}),
)
"""The longest first: nobody wants to wait for one of them while all else is done."""
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
_ASKS = 0.3
"""How often people do something for a fault that is still to be met, of all that they do."""
_POLL = "sendPoll"
"""A game has one poll at most, before it is a game: each meets another fault."""


class Met(NamedTuple):
    """A fault that a request has met."""

    kind: str
    when: str
    method: str


DUE = tuple(Met(*fault) for fault in RARE if fault[2] != _POLL)
"""What each game is to meet ..."""
AT_POLLS = tuple(Met(*fault) for fault in RARE if fault[2] == _POLL)
"""... and what all polls together."""


def plans(seed: int) -> Iterator[Plan]:
    """The games to play: the orders of an upgrade in turn."""
    joins = cycle(Joins)
    for number, kind in enumerate(kind for kind in SHORT for _ in range(2)):
        is_circle = number % 2 == 1
        wanted = Happens(clears=True) if is_circle else Happens(True, next(joins), only_pins=True)
        languages = ("en", "ru", "uk")[: kind.people]
        made = (
            Plan(number + 1, kind, languages, at, is_voted=not is_circle, is_circle=is_circle)
            for at in count(seed)
        )
        yield next(plan for plan in made if happens(plan) == wanted)


def met(requests: Iterable[Request], chats: Sequence[int]) -> set[Met]:
    """Return the faults that requests have met which speak of these chats."""
    return {
        Met(kind, when, request.method)
        for request in requests
        if request.faults and request.chat in chats
        for kind, _, when in (fault.partition(" ") for fault in request.faults)
    }


def breaches(games: Iterable[Played], requests: Sequence[Request]) -> Iterator[str]:
    """Say which faults some game has not met, and which no poll has."""
    groups = []
    for game in games:
        found = met(requests, (game.chat, *game.former, *game.users))
        if missed := [" ".join(fault) for fault in DUE if fault not in found]:
            yield f"{game.plan} has not met: {', '.join(missed)}"
        groups += [game.chat, *game.former]
    if missed := [" ".join(fault) for fault in AT_POLLS if fault not in met(requests, groups)]:
        yield f"no poll has met: {', '.join(missed)}"


class _Orders:
    """The faults that one game has still to meet: at each method one after the other."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._left: dict[str, list[Met]] = defaultdict(list)
        for fault in DUE:
            self._left[fault.method].append(fault)
        self._ordered: set[tuple[Met, int]] = set()
        self._seen = 0

    @property
    def waiting(self) -> list[str]:
        """The methods at which something is still to be met."""
        return [method for method, left in self._left.items() if left]

    def next(self, chats: Sequence[int]) -> None:
        """Order at each method what comes next, once what was ordered before is met in one chat."""
        found = met(self._news(), chats)
        for left in self._left.values():
            if left and left[0] in found:
                del left[0]
            for chat in chats if left else ():
                self._order(left[0], chat)

    def _order(self, fault: Met, chat: int) -> None:
        where = {} if fault.kind == "uplink" else {"chat_id": chat}
        if (fault, where.get("chat_id", 0)) in self._ordered:
            return
        self._ordered.add((fault, where.get("chat_id", 0)))
        self._host.fault(fault.kind, fault.method, when=fault.when, seconds=SAT_OUT, **where)

    def _news(self) -> list[Request]:
        found = msgspec.convert(self._host.log(self._seen), list[Request])
        self._seen = found[-1].seq if found else self._seen
        return found


class FaultyParty(Party):
    """The people of one game in a group."""

    def __init__(self, *how: object) -> None:
        super().__init__(*how)  # type: ignore[arg-type]
        self._faults = _Orders(self._host)

    def _open(self) -> None:
        if self._plan.is_voted:
            kind, when, method = AT_POLLS[self._plan.number // 2 % len(AT_POLLS)]
            self._host.fault(kind, method, when=when, seconds=SAT_OUT, chat_id=self.chat)
        super()._open()

    def _step(self) -> None:
        people = (person.user_id for person in self.people)
        self._faults.next(list(dict.fromkeys((*self._homes(), *people))))
        super()._step()

    def _befall(self) -> None:
        """Have people do what the bot answers by a method at which something is to be met yet."""
        super()._befall()
        if self._chance.random() < _ASKS:
            waiting = self._faults.waiting
            if "sendMessage" in waiting:
                self.people[0].send(self._homes()[0], "/games")
            if "editMessageReplyMarkup" in waiting and self._old:
                self._press(self._chance.choice(self._old), "stale")


class FaultyCircle(FaultyParty, CircleParty):
    """... or of one without."""
