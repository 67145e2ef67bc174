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
"""Looks a second: so many by one person once slowed all boards tenfold."""
SLOWER = 5.0
"""Others may wait so many times as long as without the looks: more than chance, kills and faults
explain ..."""
_ENOUGH = 100
"""... if so many presses were timed with the looks and without: of 31 and 52, a busy machine's
chance made 12 times as long."""
_LONGEST = 10.0
"""Seconds after which a new board is no answer to the press any more."""
_SHOWING = (*SENDING, "editMessageText", "editMessageCaption", "editMessageMedia")


class Looks:
    """Looks at a table again and again, as long as it is told to."""

    def __init__(self, page: str, token: str) -> None:
        """:param page: the page's address.
        :param token: the bot's token, with which Telegram would sign the person's data.
        """
        self._page = page
        self._token = token
        self._who: tuple[Person, str] | None = None
        self.count = 0

    @property
    def is_known(self) -> bool:
        """Whether the looks have a person and a table."""
        return self._who is not None

    def see(self, person: Person, table: str) -> None:
        """Look from now on at a table, as a person who may see it."""
        self._who = person, table

    def go_on(self, while_: threading.Event) -> None:
        """Look again and again, as long as the event is set."""
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
        """How many times as long looks took during the pestering; None if too few were timed."""
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
    """Return how long others waited for boards after their presses.

    :param requests: the bot's requests, in the order of their ends.
    :param chats: the chats of others.
    :param spells: the beginnings and the ends of pestering.
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
    """Yield a line if others waited far longer because of one person."""
    if found.ratio is not None and found.ratio > SLOWER:
        yield f"others wait {found.ratio:.1f} times as long while one person pesters the bot"
