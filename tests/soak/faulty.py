"""Whole games of each kind, short where there is a choice, in a group and without one. Each meets
each fault of Telegram at each method that it calls. By `python -m tests.soak --each-fault`.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import count, cycle
from typing import NamedTuple

import msgspec

from bot.display import buttons
from bot.display.token import code_of
from playground.person import Host, Post
from playground.world.chats import Joins
from tests.e2e.groups import keys_of
from tests.soak.agreeing import MORE
from tests.soak.chaos import Weather
from tests.soak.circle import CircleParty
from tests.soak.party import Deed, Party, Played
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
"""Weather in which only ordered faults happen."""
_OPTIONS, _BACK = code_of(buttons.Options), code_of(buttons.Lobby)
"""The codes of the buttons that open the options and lead back."""
_UPLINK = "uplink"
_ASKS = 0.3
"""How often people do something for a fault that is still to be met, of all that they do."""
_SELDOM = ("sendPoll", "editMessageReplyMarkup")
"""A game has one poll at most, before it is a game; only copies of old boards lose their buttons
without their words: of such requests those of all games together meet each fault."""


class Met(NamedTuple):
    """A fault that a request has met."""

    kind: str
    when: str
    method: str


DUE = tuple(Met(*fault) for fault in RARE if fault[2] not in _SELDOM)
"""The faults that each game is to meet, at each method that it calls ..."""
TOGETHER = tuple(Met(*fault) for fault in RARE if fault[2] in _SELDOM)
"""... and the faults that all games together are to meet."""
_AT_POLLS = tuple(fault for fault in TOGETHER if fault.method == "sendPoll")


def plans(seed: int, only: Collection[str] = ()) -> Iterator[Plan]:
    """The games to play: the orders of an upgrade in turn.

    :param only: the kinds of games; all kinds if empty.
    """
    joins = cycle(Joins)
    for number, kind in enumerate(kind for kind in SHORT for _ in range(2)):
        is_circle = number % 2 == 1
        wanted = Happens(clears=True) if is_circle else Happens(True, next(joins), only_pins=True)
        languages = ("en", "ru", "uk")[: kind.people]
        made = (
            Plan(number + 1, kind, languages, at, is_voted=not is_circle, is_circle=is_circle)
            for at in count(seed)
        )
        if not only or kind.game in only:
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
    """Say which faults some game has not met that could have, and which none has."""
    everywhere = list[int]()
    for game in games:
        chats = tuple(filter(None, (game.chat, *game.former, *game.users)))  # 0: inline messages
        calls = Counter(request.method for request in requests if request.chat in chats)
        due = Counter(fault.method for fault in DUE)
        found = met(requests, chats)
        # a method that a game needs less often than there are faults cannot meet all of them
        often = {method for method, count in due.items() if calls[method] >= count}
        missed = [fault for fault in DUE if fault.method in often and fault not in found]
        if missed:
            yield f"{game.plan} has not met: {_listed(missed)}"
        everywhere += chats
    if missed := [fault for fault in TOGETHER if fault not in met(requests, everywhere)]:
        yield f"no game has met: {_listed(missed)}"


def _listed(faults: Iterable[Met]) -> str:
    return ", ".join(" ".join(fault) for fault in faults)


class Orders:
    """The faults that one game has still to meet: at each method one after the other, and besides
    a slow line, of which nobody knows beforehand whose request it will be that is long on its way.
    """

    def __init__(self, host: Host) -> None:
        self._host = host
        self._left: dict[tuple[str, bool], list[Met]] = defaultdict(list)
        for fault in (*DUE, *(one for one in TOGETHER if one not in _AT_POLLS)):
            self._left[fault.method, fault.kind == _UPLINK].append(fault)
        self._ordered: set[tuple[Met, int]] = set()
        self._seen = 0

    @property
    def waiting(self) -> set[str]:
        """The methods at which something is still to be met."""
        return {method for (method, _), left in self._left.items() if left}

    def next(self, chats: Sequence[int]) -> None:
        """Order at each method what comes next, once what was ordered before is met in one chat."""
        found = met(self._news(), chats)
        for (_, is_slow), left in self._left.items():
            left[:] = [fault for fault in left if fault not in found]
            if left and is_slow:
                self._order_slow(left[0])
            for chat in chats if left and not is_slow else ():
                self._order(left[0], chat)

    def _order(self, fault: Met, chat: int) -> None:
        if (fault, chat) not in self._ordered:
            self._ordered.add((fault, chat))
            how = {"when": fault.when, "seconds": SAT_OUT, "chat_id": chat}
            self._host.fault(fault.kind, fault.method, **how)

    def _order_slow(self, fault: Met) -> None:
        """Order it anew as often as another game has met it."""
        ordered = {(one["kind"], one["method"]) for one in self._host.get("faults")}
        if (fault.kind, fault.method) not in ordered:
            self._host.fault(fault.kind, fault.method, seconds=SAT_OUT)

    def _news(self) -> list[Request]:
        found = msgspec.convert(self._host.log(self._seen), list[Request])
        self._seen = found[-1].seq if found else self._seen
        return found


class FaultyParty(Party):
    """The people of one game in a group."""

    def __init__(self, *how: object) -> None:
        super().__init__(*how)  # type: ignore[arg-type]
        self._faults = Orders(self._host)

    def _open(self) -> None:
        if self._plan.is_voted:
            kind, when, method = _AT_POLLS[self._plan.number // 2 % len(_AT_POLLS)]
            self._host.fault(kind, method, when=when, seconds=SAT_OUT, chat_id=self.chat)
        super()._open()

    def _step(self) -> None:
        people = (person.user_id for person in self.people)
        self._faults.next(list(dict.fromkeys((*self._homes(), *people))))
        super()._step()

    def _gather(self, lobby: Post) -> None:
        """Open the options and leave them while edits of texts have something to meet."""
        ways = {(key.data or "").partition(":")[2]: key for key in keys_of(lobby)}
        opens = None
        if "editMessageText" in self._faults.waiting:
            opens = ways.get(_OPTIONS) or ways.get(MORE)
        if way := opens or (None if self._unset else ways.get(_BACK)):
            self._press(Deed(self.people[0], lobby, way), "lawful")
        else:
            super()._gather(lobby)

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
