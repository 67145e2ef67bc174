"""One person who hates another: whatever they may press again and again, they do. What it must not
come to: a phone that rings all the time, and boards that wait for it (docs/adr/0116).
"""

from collections.abc import Callable
from contextlib import suppress

from playground.person import Host, Person, RefusedError
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
