"""People without a group: each sees and plays the game in the own private chat (docs/adr/0097)."""

import re
from contextlib import suppress
from functools import partial
from random import Random

from httpx import HTTPError

from bot.display import buttons
from bot.display.token import code_of
from bot.display.values import BOARD
from playground.person import Key, Post, RefusedError
from tests.e2e.groups import has, keys_of, pick
from tests.soak.party import LOOK, Deed, Party, key_of

_FRIEND, _PICKS, _BACK = (code_of(kind) for kind in (buttons.Friend, buttons.Game, buttons.Lobby))
_LEADS_BACK = re.compile(
    rf":{code_of(buttons.Lens)}:{BOARD}$|:{code_of(buttons.More)}:(board|hand\d+):n$"
)
_UNHEARD = 20.0
"""Seconds after which somebody says again what was not answered."""
_TALK = ("/board", "/rules", "/settings")
"""Commands that people send in their own chat while they play."""


class CircleParty(Party):
    """The people of one game. The first of them opens the table and invites the others; these come
    by the link.
    """

    _is_invitation_tried = False

    def _meet(self) -> int:
        return 0

    def _homes(self) -> tuple[int, ...]:
        return tuple(person.user_id for person in self.people)

    def _open(self) -> None:
        self.people[0].start()

    def _step(self) -> None:
        """Press "With a friend" and the game first, until a lobby stands there. Say /start again if
        nothing comes: an answer that belongs to no table goes with a worker that is killed first.
        Where both answers come, only the button of the first is pressed: each opens a table.
        """
        host, before = self.people[0], self._version()
        if self._table or self._lobby():
            return super()._step()
        if choice := self._newest(host.user_id, (_PICKS,)):
            game = f":{_PICKS}:{self._plan.kind.game}"
            key = next(key for key in keys_of(choice) if (key.data or "").endswith(game))
            self._press(Deed(host, choice, key), "lawful")
        elif welcome := self._welcome(host.user_id):
            self._press(Deed(host, welcome, key_of(welcome, _FRIEND)), "lawful")
        elif not self._watch.wait(lambda: self._version() != before, _UNHEARD):
            host.start()
        self._watch.wait(lambda: self._version() != before, LOOK)
        return None

    def _welcome(self, chat: int) -> Post | None:
        """Return the first message that offers a table of people."""
        posts = (post for post in self._watch.posts(chat) if post.sender.is_bot)
        return next((post for post in posts if has(post, _FRIEND)), None)

    def _look_round(self) -> None:
        """Remember only buttons of this table: other buttons open another table, or change
        settings.
        """
        super()._look_round()
        table = f"{self._table}:"
        self._seen = {data: one for data, one in self._seen.items() if data.startswith(table)}

    def _seat(self, lobby: Post) -> None:
        """Invite the others where they talk, and have them come by the link one after the other."""
        if not self._is_invitation_tried:
            self._invite(lobby)
        for person in self.people[1:]:
            if not self._with_buttons(person.user_id):
                person.start(f"join_{self._table}")
                self._watch.wait(partial(self._with_buttons, person.user_id), LOOK)
                return
        if has(lobby, _BACK):
            self._press(Deed(self.people[0], lobby, key_of(lobby, _BACK)), "lawful")
        else:
            self._begin(lobby)

    def _invite(self, lobby: Post) -> None:
        """Send the invitation that the lobby offers; a host whose inline query gets no answer goes
        on without.
        """
        shared = next((key.share for key in keys_of(lobby) if key.share), None)
        if not shared:
            return
        self._is_invitation_tried = True
        friends = self._host.group(f"Friends {self._plan.number}", *self.people)
        with suppress(RefusedError, HTTPError):
            offer = self.people[0].inline(shared)
            for result in offer.results[:1]:
                self.people[0].choose(offer, result, friends)

    def _lawful(self) -> list[Deed]:
        """Wherever somebody is asked: the board and the hand stand in one chat."""
        return [
            Deed(person, post, key)
            for person in self.people
            for post in self._watch.posts(person.user_id)
            if post.sender.is_bot and (key := lawful_key(post, self._chance))
        ]

    def _talk(self) -> None:
        """People ask for something; a stranger comes too late."""
        if self._chance.random() < 1 / 2:
            self.stranger.start(f"join_{self._table}")
        else:
            person = self._chance.choice(self.people)
            person.send(person.user_id, self._chance.choice(_TALK))

    def _with_buttons(self, home: int) -> list[Post]:
        """Return the messages with buttons of this table: others, such as the welcome, stand in the
        chat, too.
        """

        def is_of_table(key: Key) -> bool:
            return bool(self._table) and (key.data or "").startswith(f"{self._table}:")

        posts = super()._with_buttons(home)
        return [post for post in posts if any(map(is_of_table, keys_of(post)))]


def lawful_key(post: Post, chance: Random) -> Key | None:
    """Return a button by which somebody goes on: an answer to their question, or the way back to it
    from a lens or a list that stands in its place; None if nothing is asked.
    """
    if has(post, "c") or has(post, "y"):
        return pick(post, chance)
    return next((key for key in keys_of(post) if _LEADS_BACK.search(key.data or "")), None)
