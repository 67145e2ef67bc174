"""One person who pesters another: they press again and again everything that they may press. Even
so, no phone may ring all the time, and no board may wait (docs/adr/0022).
"""

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from random import Random
from typing import NamedTuple

from httpx import HTTPError

from bot.display import buttons
from bot.display.token import code_of
from bot.features.handing.buttons import KeepSeat, OfferSeat
from playground.person import Host, Person, Post, RefusedError
from tests.e2e.circles import Circle, begun, joined, opened, play
from tests.e2e.groups import Group, data_of, has, keys_of, table_of, verb
from tests.soak.blameless import Blameless
from tests.soak.deserting import Strangers
from tests.soak.looks import Looks
from tests.soak.record import SENDING, Request
from tests.soak.trespassing import Trespasser

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
        *(OfferSeat, KeepSeat, buttons.SitAgain, buttons.Call),
    )
}
"""Buttons that make no move."""
_SAID = ("/undo", "/skip", "/stop", "/kick", "/board")
"""Commands about which others are told; the vote on them stands on the board."""
_STOP = code_of(buttons.Stop)
_TALKS = 0.3
"""How often somebody says one and presses nothing."""
_KINDS = 13
"""Kinds of news of which each may ring once an hour a person (bot/table/rings.py), and lobbies."""
_SPELL = 30.0
"""Seconds for which it is at work, and as long for which it is not."""
_TURNS = 2
"""Boards that ring because somebody's turn has come: of one game no move is made."""


class Ring(NamedTuple):
    """A message that was not sent silently."""

    text: str
    is_of_table: bool
    """Whether it has buttons, and so answers no command."""


def loud(requests: Iterable[Request], chat: int) -> list[Ring]:
    """Return the messages that rang in a chat."""
    sent = [one for one in requests if one.method in SENDING and one.ok and one.chat == chat]
    told = [one.parameters for one in sent]
    return [
        Ring(str(one.get("text") or one.get("caption") or ""), bool(one.get("reply_markup")))
        for one in told
        if one.get("disable_notification") not in (True, "true")
    ]


def rings(requests: Iterable[Request], chat: int) -> list[str]:
    """Return the texts of the messages that rang in a chat."""
    return [ring.text for ring in loud(requests, chat)]


def most_rings(hours: int) -> int:
    """Return how often somebody who meddles may have rung in a group in which nobody moves."""
    return _TURNS + _KINDS * hours


def comes_and_goes(pest: Person, table: str, times: int) -> None:
    """Join a lobby without a group by its link and leave it, again and again."""
    for _ in range(times):
        said = pest.start(f"join_{table}")
        lobby = pest.wait_for(lambda post: has(post, "mr"), after=said.id)
        _pressed(lambda: pest.press(lobby, data=data_of(lobby, "v")))  # noqa: B023


def floods(pest: Person, over: Post, times: int) -> None:
    """Ask for a rematch without a group and call it off, again and again.

    :param over: the last word on their game.
    """
    for _ in range(times):
        last = pest.messages()[-1].id
        _pressed(lambda: pest.press(over, data=data_of(over, code_of(buttons.Rematch)), force=True))
        lobby = pest.wait_for(lambda post: has(post, "mr"), after=last)
        _pressed(lambda: pest.press(lobby, data=data_of(lobby, _STOP)))  # noqa: B023
        pest.wait_for(lambda post: post.id == lobby.id and not has(post, "mr"))  # noqa: B023


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
    """Comes and goes at somebody's table, meddles with somebody's game, floods somebody with
    rematches, deserts strangers, votes one out, never moves, looks at a page without end, and
    trespasses on tables that are not theirs, while others play. By spells: those who play are timed
    in and out of them.
    """

    def __init__(self, host: Host, looks: Looks) -> None:
        super().__init__(daemon=True)
        self._looks = looks
        self._stopped, self._at_work = threading.Event(), threading.Event()
        self._chance = Random(1)
        pairs = [(host.person(f"Vera {n}"), host.person(f"Pit {n}")) for n in range(4)]
        self._guest, self._flooded = pairs[0], pairs[1]
        self._group = Group(pairs[2], host.group("Theirs", *pairs[2]))
        self._looked_at = Group(pairs[3], host.group("Looked at", *pairs[3]))
        self._strangers = Strangers(host)
        self._blameless = Blameless(host)
        self._trespasser = Trespasser(host, self._chance, ("Vera", "Pit"))
        of_pairs = (person for pair in pairs for person in pair)
        self._people = (*of_pairs, *self._strangers.people, *self._blameless.people)
        self._lobby = ""
        self._has_begun = False
        self._over: Post | None = None
        self._done = Counter[str]()
        self.spells: list[tuple[float, float]] = []
        """From when to when it was at work, in seconds since 1970."""

    @property
    def chats(self) -> tuple[int, ...]:
        """The chats of the pest's lobbies and games."""
        groups = (self._group.chat, self._looked_at.chat)
        people = (person.user_id for person in self._people)
        return (*groups, *people, *self._trespasser.chats)

    @property
    def figures(self) -> dict[str, int]:
        """How often the pest has done each thing."""
        return {**self._done, "looked": self._looks.count}

    def run(self) -> None:
        """Go on until it is enough, whatever dies meanwhile."""
        met = (self._strangers.desert, self._blameless.vote_out, self._blameless.leave_idle)
        deeds = (self._comes, self._meddles, self._floods, *met, self._looks_on, self._trespasses)
        for deed in deeds:
            threading.Thread(target=self._again, args=(deed,), daemon=True).start()
        while not self._stopped.is_set():
            begun = time.time()
            self._at_work.set()
            self._stopped.wait(_SPELL)
            self._at_work.clear()
            self.spells.append((begun, time.time()))
            self._stopped.wait(_SPELL)

    def stop(self) -> None:
        """End it; it may wait for something that does not come."""
        self._stopped.set()

    def breaches(
        self, requests: Sequence[Request], leaps: int, steps_back: Sequence[float]
    ) -> list[str]:
        """Return the promises that the pestering has broken.

        :param leaps: how often a clock has leapt an hour ahead and back; each leap adds an hour to
            the time.
        :param steps_back: when the bot's clock may have gone back.
        """
        hours = 1 + 2 * leaps
        (owner, _), (flooded, _) = self._guest, self._flooded
        lobbies = [said for said in rings(requests, owner.user_id) if f"join_{self._lobby}" in said]
        again = [said for said in rings(requests, flooded.user_id) if "join_" in said]
        boards = [one for one in loud(requests, self._group.chat) if one.is_of_table]
        found = [
            f"a hostile name is told as it is: {text}" for text in misnamed(self._group.bots())
        ]
        if len(lobbies) > 1 + hours:
            found.append(f"{len(lobbies)} lobbies have rung: {self._done}")
        if len(again) > 1 + hours:
            found.append(f"{len(again)} rematches have rung: {self._done}")
        if len(boards) > most_rings(hours):
            found.append(f"{len(boards)} boards have rung: {self._done}")
        found += self._trespasser.breaches() + self._strangers.breaches()
        return found + self._blameless.breaches(steps_back)

    def _again(self, deed: Callable[[], object]) -> None:
        """Do something again and again, and count how often it comes to something."""
        while not self._stopped.wait(1):
            if self._at_work.is_set():
                with suppress(TimeoutError, RefusedError, HTTPError, StopIteration):
                    self._done[deed.__name__.strip("_")] += deed() is not False

    def _comes(self) -> None:
        owner, pest = self._guest
        if not self._lobby:
            owner.start()
            self._lobby = opened(owner, "gifts")
        comes_and_goes(pest, self._lobby, 1)

    def _meddles(self) -> None:
        if not self._has_begun:
            self._has_begun = True
            self._group.begin("/play gifts")
        meddles(self._group, self._chance)

    def _floods(self) -> None:
        owner, pest = self._flooded
        if not self._over:
            owner.start()
            circle = Circle((owner, pest), opened(owner, "gifts"))
            joined(circle, pest)
            begun(circle)
            play(circle, self._chance)
            again = f"{circle.table}:{code_of(buttons.Rematch)}"
            self._over = pest.wait_for(lambda post: again in [key.data for key in keys_of(post)])
        floods(pest, self._over, 1)

    def _trespasses(self) -> bool:
        boards = [table_of(post) for post in self._group.bots() if keys_of(post)]
        circles = [id for id in (self._lobby,) if id]
        if not (boards or circles):
            return False
        table = self._chance.choice((*boards[-1:], *circles))
        self._trespasser.trespass(table, is_group=table in boards)
        return True

    def _looks_on(self) -> None:
        if not self._looks.is_known:
            self._looks.see(self._looked_at.owner, table_of(self._looked_at.begin()))
        self._looks.go_on(self._at_work)
