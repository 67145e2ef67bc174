"""Everything that has come into the chats, as the playground's world tells it: what came when, with
a sound or without, for which table; and how the chats read afterwards, as each person sees them.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from typing import NamedTuple

from bot.display.token import BadToken, Token
from bot.handlers.features import ROUTES
from playground.world.changes import AnyChange, MessageDeleted, MessageEdited, MessageSent
from playground.world.values import Message
from playground.world.world import World
from tests.week.habits import STEP, Habit, day_of


class Came(NamedTuple):
    """Something that has happened in a chat."""

    at: int
    what: str
    """`sent`, `edited` or `gone`."""
    message: Message
    """Of one that is gone: as it was."""


Where = tuple[int, int]
"""A chat, and the id of a message there."""


def tokens(message: Message) -> Iterator[Token]:
    """Yield what the buttons of a message do."""
    for row in message.keyboard or ():
        for button in row:
            with suppress(BadToken):
                if button.data:
                    yield ROUTES.read(button.data)


def is_called(message: Message, user: int) -> bool:
    """Tell whether somebody's phone makes a sound at a message."""
    return not message.silent and user in message.pinged


class Chronicle:
    """Listens to a world."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.all: list[Came] = []
        self.tables: dict[Where, str] = {}
        """The table of each message that has ever had a button of one."""
        self._last: dict[Where, Message] = {}
        self._taken = 0
        world.listen(self._note)

    def _note(self, _: int, change: AnyChange) -> None:
        now = int(self._world.now())
        match change:
            case MessageSent(message) | MessageEdited(message):
                what = "sent" if isinstance(change, MessageSent) else "edited"
                where = message.chat_id, message.id
                self.all.append(Came(now, what, message))
                self._last[where] = message
                if message.sender == self._world.bot_id:
                    for token in tokens(message):
                        if token.table:
                            self.tables.setdefault(where, token.table)
            case MessageDeleted(chat, id):
                self.all.append(Came(now, "gone", self._last.pop((chat, id))))
            case _:
                pass

    def fresh(self) -> list[Came]:
        """Return what has come since it was last asked."""
        found, self._taken = self.all[self._taken :], len(self.all)
        return found

    def table_of(self, message: Message) -> str:
        return self.tables.get((message.chat_id, message.id), "")

    def standing(self, chat: int) -> list[Message]:
        """Return the bot's messages that stand in a chat, oldest first."""
        return [one for one in self._there(chat) if not one.receiver]

    def alone(self, chat: int, user: int) -> list[Message]:
        """Return the bot's messages in a group that somebody alone sees, oldest first."""
        return [one for one in self._there(chat) if one.receiver == user]

    def _there(self, chat: int) -> Iterator[Message]:
        there = (self._last[where] for where in self._last if where[0] == chat)
        return (one for one in there if one.sender == self._world.bot_id)


def read_by(
    chronicle: Chronicle,
    world: World,
    reader: int,
    group: int,
    names: Mapping[int, str],
    habit: Habit,
) -> Iterator[str]:
    """Yield the lines of the group and of somebody's private chat with the bot, as time went by: a
    bell where their phone made a sound. Chatter of others is counted; of the edits within a quarter
    of an hour the last is told.
    """
    day, chatter = 0, 0
    latest = {
        (one.message.chat_id, one.message.id, one.at // STEP): number
        for number, one in enumerate(chronicle.all)
    }
    for number, one in enumerate(chronicle.all):
        message = one.message
        if message.chat_id not in (group, reader) or message.receiver not in (None, reader):
            continue
        if message.sender != world.bot_id and not message.body.text.startswith("/"):
            chatter += 1
            continue
        if one.what == "edited" and latest[message.chat_id, message.id, one.at // STEP] != number:
            continue
        if chatter:
            yield f"             … {chatter} messages of others …"
            chatter = 0
        if day_of(one.at) != day:
            day = day_of(one.at)
            yield f"\n=== day {day}, {datetime.fromtimestamp(one.at, habit.clock):%A} ==="
        yield _line(one, reader, group, names, habit)


def _line(one: Came, reader: int, group: int, names: Mapping[int, str], habit: Habit) -> str:
    message = one.message
    where = "group" if message.chat_id == group else "private"
    sound = "🔔" if one.what == "sent" and is_called(message, reader) else "  "
    if one.what == "sent" and not message.silent and sound == "  ":
        sound = "♪ "  # a group whose sounds are not turned off
    mark = {"sent": "", "edited": "✎ ", "gone": "✗ "}[one.what] + f"#{message.id} "
    said = " / ".join(message.body.text.splitlines())
    if one.what == "gone":
        said = f"({said[:50]}…)"
    picture = "[picture] " if message.media else ""
    rows = (" ".join(f"⟦{button.text}⟧" for button in row) for row in message.keyboard or ())
    buttons = "" if one.what == "gone" else " ".join(rows)
    local = datetime.fromtimestamp(one.at, habit.clock)
    by = names.get(message.sender, "?")
    return f"{local:%a %H:%M} {sound} {where:>7} {mark}{by}: {picture}{said} {buttons}".rstrip()
