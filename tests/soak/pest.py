"""One person who hates another: whatever they may press again and again, they do. What it must not
come to: a phone that rings all the time, and boards that wait for it (docs/adr/0116).
"""

import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from random import Random
from typing import NamedTuple

from httpx import HTTPError

from bot.display import buttons
from bot.display.token import code_of
from playground.person import Host, Person, Post, RefusedError
from tests.e2e.circles import opened
from tests.e2e.groups import Group, data_of, has, keys_of, verb
from tests.soak.record import SENDING

HOSTILE = ("🤖 Ada", "Kim · host", "Ki\u200bm")
"""Names that pretend to be what only the bot says, or hide a sign."""
_PRESSED = {
    code_of(each)
    for each in (
        *(
            buttons.Agree,
            buttons.Object,
            buttons.Close,
            buttons.Retract,
            buttons.Stop,
            buttons.Cancel,
        ),
        *(
            buttons.Rematch,
            buttons.Join,
            buttons.Leave,
            buttons.Dismiss,
            buttons.Resign,
            buttons.Board,
        ),
        *(buttons.OfferSeat, buttons.KeepSeat, buttons.SitAgain, buttons.Call),
    )
}
"""Buttons that make no move."""
_SAID = ("/undo", "/skip", "/stop", "/kick", "/board")
"""Commands that others are told of; the vote on what they ask for stands on the board."""
_TALKS = 0.3
"""How often somebody says one and presses nothing."""
_KINDS = 13
"""Kinds of news of which each may ring once an hour a person (bot/table/rings.py), and lobbies."""
_TURNS = 2
"""Boards that ring because somebody's turn has come: of one game no move is made."""


class Ring(NamedTuple):
    """A message that was not sent silently."""

    text: str
    is_of_table: bool
    """Whether it has buttons, and so answers no command."""


def loud(host: Host, chat: int, after: int = 0) -> list[Ring]:
    """What has rung in a chat."""
    sent = [one for one in host.log(after) if one["method"] in SENDING and one["ok"]]
    told = [one["parameters"] for one in sent]
    return [
        Ring(str(one.get("text") or one.get("caption") or ""), bool(one.get("reply_markup")))
        for one in told
        if int(one["chat_id"]) == chat and one.get("disable_notification") not in (True, "true")
    ]


def rings(host: Host, chat: int, after: int = 0) -> list[str]:
    """The texts of what has rung in a chat."""
    return [ring.text for ring in loud(host, chat, after)]


def most_rings(hours: int) -> int:
    """Return how often somebody who meddles may have rung in a group in which nobody moves."""
    return _TURNS + _KINDS * hours


def comes_and_goes(pest: Person, table: str, times: int) -> None:
    """Join a lobby without a group by its link and leave it, again and again."""
    for _ in range(times):
        said = pest.start(f"join_{table}")
        lobby = pest.wait_for(lambda post: has(post, "v"), after=said.id)
        _pressed(lambda: pest.press(lobby, data=data_of(lobby, "v")))  # noqa: B023


def meddles(group: Group, chance: Random) -> None:
    """Have the second of two people say something, or press what makes no move; they take another
    name first.
    """
    pest = group.people[1]
    pest.rename(chance.choice(HOSTILE))
    posts = [post for post in group.bots() if any(_is_pressed(post))]
    if not posts or chance.random() < _TALKS:
        group.say(pest, chance.choice(_SAID))
        return
    post = chance.choice(posts[-2:])
    data = [key.data for key in keys_of(post) if key.data and verb(key) in _PRESSED]
    _pressed(lambda: pest.press(post, data=chance.choice(data), force=True))


def misnamed(posts: Iterable[Post]) -> list[str]:
    """Say which messages of the bot have a hostile name as it was given."""
    texts = [post.text for post in posts if post.sender.is_bot]
    return [text for text in texts if any(name in text for name in HOSTILE)]


def _is_pressed(post: Post) -> Iterable[bool]:
    return (verb(key) in _PRESSED for key in keys_of(post) if key.data)


def _pressed(press: Callable[[], object]) -> None:
    with suppress(RefusedError):  # drawn anew under the thumb
        press()


class Pest(threading.Thread):
    """Comes and goes at somebody's table, and meddles with their game, while others play."""

    def __init__(self, host: Host) -> None:
        super().__init__(daemon=True)
        self._host = host
        self._stopped = threading.Event()
        self._chance = Random(1)
        people = self.victim, self.pest = host.person("Vera"), host.person("Pit")
        self._group = Group(people, host.group("Theirs", *people))
        self._came = self._meddled = 0

    @property
    def chats(self) -> tuple[int, int, int]:
        """Where its lobbies and its game stand."""
        return self.victim.user_id, self.pest.user_id, self._group.chat

    def run(self) -> None:
        """Begin, then go on until it is enough, whatever dies meanwhile."""
        table, has_begun = "", False
        while not self._stopped.wait(1):
            with suppress(TimeoutError, RefusedError, HTTPError):
                if not table:
                    for person in self._group.people:
                        person.start()
                    table = opened(self.victim, "gifts")
                if not has_begun:
                    has_begun = True
                    self._group.begin("/play gifts")
                meddles(self._group, self._chance)
                self._meddled += 1
                comes_and_goes(self.pest, table, 1)
                self._came += 1

    def stop(self) -> None:
        """End it; it may wait for something that does not come."""
        self._stopped.set()

    def breaches(self, leaps: int) -> list[str]:
        """Say what it has come to.

        :param leaps: how often a clock has gone an hour ahead, and back: each gives an hour more.
        """
        hours = 1 + 2 * leaps
        lobbies = [said for said in rings(self._host, self.victim.user_id) if "join_" in said]
        boards = [one for one in loud(self._host, self._group.chat) if one.is_of_table]
        told = [f"a hostile name is told as it is: {text}" for text in misnamed(self._group.bots())]
        if len(lobbies) > 1 + hours:
            told.append(f"{len(lobbies)} lobbies have rung for {self._came} visits of one guest")
        if len(boards) > most_rings(hours):
            told.append(f"{len(boards)} boards have rung, {self._meddled} times one has meddled")
        return told
