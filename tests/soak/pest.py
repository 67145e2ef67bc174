"""One person who hates another: whatever they may press again and again, they do. What it must not
come to: a phone that rings all the time, and boards that wait for it (docs/adr/0116).
"""

import threading
from collections.abc import Callable
from contextlib import suppress

from httpx import HTTPError

from playground.person import Host, Person, RefusedError
from tests.e2e.circles import opened
from tests.e2e.groups import data_of, has
from tests.soak.record import SENDING


def rings(host: Host, chat: int, after: int = 0) -> list[str]:
    """What has rung in a chat: the texts of messages that were not sent silently."""
    sent = [one for one in host.log(after) if one["method"] in SENDING and one["ok"]]
    told = [one["parameters"] for one in sent]
    return [
        str(one.get("text") or one.get("caption") or "")
        for one in told
        if int(one["chat_id"]) == chat and one.get("disable_notification") not in (True, "true")
    ]


def comes_and_goes(pest: Person, table: str, times: int) -> None:
    """Join a lobby without a group by its link and leave it, again and again."""
    for _ in range(times):
        said = pest.start(f"join_{table}")
        lobby = pest.wait_for(lambda post: has(post, "v"), after=said.id)
        _pressed(lambda: pest.press(lobby, data=data_of(lobby, "v")))  # noqa: B023


def _pressed(press: Callable[[], object]) -> None:
    with suppress(RefusedError):  # drawn anew under the thumb
        press()


class Pest(threading.Thread):
    """Comes and goes at somebody's table while others play."""

    def __init__(self, host: Host) -> None:
        super().__init__(daemon=True)
        self._host = host
        self._stopped = threading.Event()
        self.victim, self.pest = (host.person(name) for name in ("Vera", "Pit"))
        self._came = 0

    @property
    def chats(self) -> tuple[int, int]:
        """Where its lobbies stand."""
        return self.victim.user_id, self.pest.user_id

    def run(self) -> None:
        """Begin, then go on until it is enough, whatever dies meanwhile."""
        table = ""
        while not self._stopped.wait(1):
            with suppress(TimeoutError, RefusedError, HTTPError):
                if not table:
                    for person in (self.victim, self.pest):
                        person.start()
                    table = opened(self.victim, "gifts")
                comes_and_goes(self.pest, table, 1)
                self._came += 1

    def stop(self) -> None:
        """End it; it may wait for something that does not come."""
        self._stopped.set()

    def breaches(self, leaps: int) -> list[str]:
        """Say what it has come to.

        :param leaps: how often a clock has gone an hour ahead, and back: each gives an hour more.
        """
        rung = [said for said in rings(self._host, self.victim.user_id) if "join_" in said]
        most = 2 + 2 * leaps
        told = f"{len(rung)} lobbies have rung for a guest who came {self._came} times"
        return [told] if len(rung) > most else []
