"""One person looks at the page of a table without end, and how long others wait meanwhile."""

import threading
import time
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from statistics import median
from typing import NamedTuple

import httpx

from bot.table.values import User
from playground.person import Person
from playground.world.values import Query
from tests.bot.app.scene import signed
from tests.soak.presses import is_accepted
from tests.soak.record import SENDING, Request

A_SECOND = 70
"""Looks: as many as one person was seen to slow all boards tenfold by."""
SLOWER = 5.0
"""Times as long as without them others may wait: more than any luck of kills and faults ..."""
_ENOUGH = 30
"""... where so many presses were timed on both sides."""
_LONGEST = 10.0
"""Seconds after which a board does not come for the press any more."""
_SHOWING = (*SENDING, "editMessageText", "editMessageCaption", "editMessageMedia")


class Looks:
    """Looks at a table, while it is told to."""

    def __init__(self, page: str, token: str) -> None:
        """:param page: its address.
        :param token: of the bot, by which Telegram would sign who looks.
        """
        self._page = page
        self._token = token
        self._who: tuple[Person, str] | None = None
        self.count = 0

    @property
    def is_known(self) -> bool:
        """Whether it is known who looks at what."""
        return self._who is not None

    def see(self, person: Person, table: str) -> None:
        """Look from now on as somebody, who may see it, at a table."""
        self._who = person, table

    def go_on(self, while_: threading.Event) -> None:
        """Look again and again, as long as something is so."""
        assert self._who
        person, table = self._who
        said = signed(User(person.user_id, "Pit", "en"), time.time(), token=self._token)
        url, headers = f"{self._page}/table/{table}", {"authorization": f"tma {said}"}
        with httpx.Client(trust_env=False, timeout=_LONGEST) as client:
            while while_.is_set():
                with suppress(httpx.HTTPError):  # nobody works just now
                    client.post(url, headers=headers, json={})
                    self.count += 1
                time.sleep(1 / A_SECOND)


class Waits(NamedTuple):
    """Seconds from presses of others until a board showed what came of them."""

    quiet: list[float]
    pestered: list[float]
    """... of presses while somebody pestered the bot."""

    @property
    def ratio(self) -> float | None:
        """How many times as long it took then; None where too few were timed."""
        if min(len(self.quiet), len(self.pestered)) < _ENOUGH:
            return None
        return median(self.pestered) / median(self.quiet)

    @property
    def figures(self) -> dict[str, object]:
        """How long half of them took at most."""
        both = {"presses in peace": self.quiet, "presses of pestered people": self.pestered}
        return {
            f"{name}, and seconds to the board": (len(took), round(median(took), 2))
            for name, took in both.items()
            if took
        }


def waits(
    presses: Iterable[Query],
    requests: Iterable[Request],
    chats: Collection[int],
    spells: Sequence[tuple[float, float]],
) -> Waits:
    """Return how long others waited.

    :param requests: in the order of their ends.
    :param chats: of others.
    :param spells: from when to when they were pestered.
    """
    shown: dict[int, list[float]] = defaultdict(list)
    for request in requests:
        if request.ok and request.method in _SHOWING:
            shown[request.chat].append(request.at)
    found = Waits([], [])
    for press in presses:
        times = shown[press.chat_id] if press.chat_id in chats else []
        at = bisect_right(times, press.at)
        if is_accepted(press) and times[at:] and times[at] - press.at < _LONGEST:
            is_pestered = any(begun <= press.at <= ended for begun, ended in spells)
            (found.pestered if is_pestered else found.quiet).append(times[at] - press.at)
    return found


def breaches(found: Waits) -> Iterator[str]:
    """Say when others waited far longer because of one person."""
    if found.ratio is not None and found.ratio > SLOWER:
        yield f"others wait {found.ratio:.1f} times as long while one person pesters the bot"
