"""What people do together in a group, as tests say it."""

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from html import escape
from random import Random
from typing import NamedTuple

import httpx

from bot.table.values import Live, stamp_of, to_act
from playground.person import Answer, Host, Key, Person, Post, RefusedError, turns
from tests.bot.tables import ALL

NO_STEP = ("‹", "◀", "▶", "●")
"""How buttons begin that lead back, or nowhere: an option that is picked already."""
_DECIDE = ("c", "y")
"""What buttons do that choose or confirm."""


class Group(NamedTuple):
    """People in a chat, or in one topic of it; the first of them is its owner."""

    people: tuple[Person, ...]
    chat: int
    topic: int | None = None

    @property
    def owner(self) -> Person:
        return self.people[0]

    def say(self, person: Person, text: str) -> Post:
        """Write into the group."""
        return person.send(self.chat, text, topic_id=self.topic)

    def posts(self, person: Person | None = None) -> list[Post]:
        """Everything that stands in the group, as somebody sees it."""
        return (person or self.owner).messages(self.chat, topic_id=self.topic)

    def bots(self) -> list[Post]:
        """What the bot has posted."""
        return [post for post in self.posts() if post.sender.is_bot]

    def wait(self, wanted: Callable[[Post], bool], after: int = 0) -> Post:
        """The latest message of the bot that fits, as soon as there is one."""
        return self.owner.wait_for(
            lambda post: post.sender.is_bot and wanted(post),
            self.chat,
            topic_id=self.topic,
            after=after,
        )

    def live(self, after: int = 0) -> Post:
        """The latest message with buttons."""
        return self.wait(lambda post: bool(post.keyboard), after)

    def open(self, command: str = "/play carcassonne") -> Post:
        """Open a table; return the lobby."""
        said = self.say(self.owner, command)
        return self.live(said.id)

    def begin(self, command: str = "/play carcassonne", *, has_clock: bool = True) -> Post:
        """Open a table, have everybody join, start; return the first board."""
        said = self.say(self.owner, command)
        # A bot that was killed over the command may answer it once more: that a table stands here.
        lobby = self.wait(lambda post: has(post, "j"), said.id)
        for person in self.people:
            person.press(lobby, data=data_of(lobby, "j"))
        lobby = self.wait(lambda post: post.id == lobby.id and has(post, "s"))
        if not has_clock:
            unclocked(self.owner, lobby)
        self.owner.press(lobby, data=data_of(lobby, "s"))
        return self.live(lobby.id)

    def awaited(self, board: Post) -> Person:
        """Whose turn a board says it is."""
        (found,) = asked_by(self.people, board)
        return found


def unclocked(owner: Person, lobby: Post) -> None:
    """Have the host choose no clock; a lobby of friends begins with a day a move."""
    owner.press(lobby, data=f"{table_of(lobby)}:w:0", force=True)
    until(lambda: _stands(owner, lobby, "l"))  # the panel of options
    owner.press(lobby, data=f"{table_of(lobby)}:l", force=True)
    until(lambda: _stands(owner, lobby, "s"))


def _stands(owner: Person, lobby: Post, verb: str) -> bool:
    """Tell whether the message of a lobby has a button now that does this."""
    now = [post for post in owner.messages(lobby.chat_id) if post.id == lobby.id]
    return any(has(post, verb) for post in now)


def asked_by(people: Iterable[Person], board: Post) -> list[Person]:
    """Return whose turn a board says it is: it mentions those whom it calls; others, who are called
    in private, are named in its line of the turn.
    """
    people = list(people)
    users = Host(people[0].base_url).get("world")["users"] if people else ()
    names = {user["id"]: user["first_name"] for user in users}
    turn = "".join(line for line in board.html.split("\n") if "➤" in line).partition(" — ")[0]
    mentioned = [one for one in people if f'data-user="{one.user_id}"' in (turn or board.html)]
    return mentioned or [p for p in people if f"<b>{escape(names[p.user_id])}</b>" in turn]


def play(group: Group, chance: Random, most: int = 10_000) -> list[Post]:
    """Press at most `most` lawful buttons at random; return every state of every board."""
    boards = [group.live()]
    while len(boards) <= most and not has(board := boards[-1], "r"):
        try:
            group.awaited(board).press(board, data=pick(board, chance).data)
        except RefusedError:  # drawn anew under the thumb, by a bot that has just started
            boards[-1] = group.live()
        else:
            boards.append(changed(group, board))
    return boards


def pick(board: Post, chance: Random) -> Key:
    """Choose a button at random; what ends a choice more often than the rest."""
    confirm = [key for key in keys_of(board) if verb(key) == "y"]
    keys = confirm + [key for key in keys_of(board) if leads_on(key)]
    return confirm[0] if confirm and chance.random() < 0.7 else chance.choice(keys)


def leads_on(key: Key) -> bool:
    """Not back, not nowhere, not to another picture or message."""
    return not key.text.startswith(NO_STEP) and verb(key) in _DECIDE


def changed(group: Group, before: Post) -> Post:
    """The live board, once it is another than before."""
    for _ in turns():
        live = [post for post in group.bots() if post.keyboard]
        if live and (live[-1].id, live[-1].keyboard) != (before.id, before.keyboard):
            return live[-1]
    raise TimeoutError(f"the board stays as it is: {before}")


def press_and_never_mind(person: Person, post: Post, data: str) -> None:
    """Press as a phone does that loses its connection: Telegram has heard of it, that is all."""
    host = Host(person.base_url)
    before = host.get("world")["seq"]
    url = f"{person.base_url}/play/users/{person.user_id}/press"
    body = {"chat_id": post.chat_id, "message_id": post.id, "data": data}
    with suppress(httpx.TimeoutException):
        httpx.post(url, json=body, timeout=0.05)
    until(lambda: host.get("world")["seq"] > before)


def asked_now(group: Group, live: Live) -> Post:
    """The board that asks for the decision of now, as soon as it is there."""
    stamp = stamp_of(ALL, live, to_act(ALL, live)[0])

    def is_now(key: Key) -> bool:
        return verb(key) in _DECIDE and (key.data or "").split(":")[2] == stamp

    return group.wait(lambda post: any(map(is_now, keys_of(post))))


def later(person: Person, before: Post) -> Post:
    """The same message, once its buttons have changed."""
    return person.wait_for(
        lambda post: post.id == before.id and post.keyboard != before.keyboard, before.chat_id
    )


def private(person: Person, said: str) -> Post:
    """What the bot answers in a private chat that is begun with it."""
    begun = person.start()
    person.wait_for(lambda post: post.sender.is_bot, after=begun.id)
    sent = begun if said == "/start" else person.send(person.user_id, said)
    return person.wait_for(_is_answer, after=sent.id)


def _is_answer(post: Post) -> bool:
    """Whether it answers somebody: the bot asks by itself by which clock they live."""
    return post.sender.is_bot and not post.text.startswith("🕗")


def settings_page(person: Person, page: str) -> Post:
    """A page of the settings in a private chat that is begun with them.

    :param page: what `data` of its button names it.
    """
    private(person, "/settings")
    opens = f":se:{page}"
    listed = person.wait_for(lambda post: opens in [key.data for key in keys_of(post)])
    person.press(listed, data=opens)
    return later(person, listed)


def keys_of(post: Post) -> list[Key]:
    """All buttons of a message."""
    return [key for row in post.keyboard or () for key in row]


def verb(key: Key) -> str:
    """What a button does."""
    return (key.data or "").split(":")[1] if key.data else ""


def asks(post: Post) -> bool:
    """Whether a message asks for a decision: also where it can be confirmed only, as a tile that
    fits in one place in one way.
    """
    return any(verb(key) in _DECIDE for key in keys_of(post))


def has(post: Post, wanted: str) -> bool:
    """Whether a message has a button that does this."""
    return any(verb(key) == wanted for key in keys_of(post))


def data_of(post: Post, wanted: str) -> str:
    """The data of the button that does this; of one that says no more than its table, also where
    it stands behind "⋯".
    """
    found = next((key.data for key in keys_of(post) if verb(key) == wanted), None)
    if found is None:
        assert has(post, "mr"), f"{wanted} is not among {post.buttons}"
        return f"{table_of(post)}:{wanted}"
    return found


def with_button(person: Person, post: Post, wanted: str) -> Post:
    """The same message, as it is now, with a button that does this: whoever does not see one opens
    "⋯".
    """
    known = person.messages(post.chat_id, topic_id=post.topic_id)
    post = next((one for one in known if one.id == post.id), post)
    if has(post, wanted):
        return post
    person.press(post, data=data_of(post, "mr"))
    return person.wait_for(
        lambda now: now.id == post.id and has(now, wanted), post.chat_id, topic_id=post.topic_id
    )


def tap(person: Person, post: Post, wanted: str) -> Answer:
    """Have somebody press the button that does this, wherever it stands."""
    return person.press(shown := with_button(person, post, wanted), data=data_of(shown, wanted))


def table_of(post: Post) -> str:
    """The id of the table that a message with buttons belongs to."""
    return next(re.split(":", key.data)[0] for key in keys_of(post) if key.data)


def until(true: Callable[[], bool]) -> None:
    """Wait for something that comes behind what was waited for."""
    assert any(true() for _ in turns())
