"""The town: people in chats, and what stands there. It takes the places of Telegram and of the
reconciler, and knows by itself who has left a group and who has blocked the bot.
"""

import json
import logging
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from typing import Any, NamedTuple

from telegram.request import RequestData

from bot.display.selections import SelectionMemory
from bot.display.values import NOTHING, Button, Selection, Selections, Surface
from bot.handlers.routes import Routes
from bot.handlers.taps import Answer, Tap
from bot.store.store import Store
from bot.table.values import Chair, Refused
from tests.bot.handlers.pressing import Telegram, Watched
from tests.bot.tables import ALL
from tests.deeds.model import USERNAMES
from tests.deeds.reading import unsendable

BOT = {"id": 77, "is_bot": True, "first_name": "Nastolka", "username": "some_bot"}
_KEPT = 12
"""Messages of no table that people still press, the latest."""
_LINK = re.compile(r"\?start=([\w-]+)")


class Seen(NamedTuple):
    """A button in a chat."""

    chat: int
    button: Button
    table: str
    """The table in whose own message it stands; empty: the message stays as it is said."""


class Outside:
    """What the world knows besides the tables: who is where, and what was said."""

    def __init__(self) -> None:
        self.out: set[tuple[int, int]] = set()
        """(group, user) of those who have left."""
        self.blocked: set[int] = set()
        self.admins: set[int] = set()
        self.letters: list[Surface] = []
        self.heard: list[Surface] = []
        """What was said by the last deed."""


class Town(Outside, Watched, Telegram):
    """Answers as Telegram does, and keeps what each chat has been sent."""

    def __init__(self, store: Store) -> None:
        Outside.__init__(self)
        Telegram.__init__(self)
        Watched.__init__(self, store)
        self.files = self
        self.selected = SelectionMemory(ALL)
        self.panels: dict[str, Selection] = {}
        self.options: list[Surface] = []
        """Lobbies' options that were sent to private chats and are not recorded yet."""
        self.touched: set[str] = set()
        """Tables that are shown anew."""
        self.refused: str | None = None
        """By which sentence the last press was refused, if it was."""
        self.toast = ""
        """How the last press was answered."""
        self.unreadable = ""
        """What is wrong with a message that was said."""

    # Telegram

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *_: Any, **__: Any
    ) -> tuple[int, bytes]:
        name = url.rpartition("/")[2]
        given: dict[str, Any] = dict(request_data.parameters) if request_data else {}
        result: Any = True
        if name == "answerCallbackQuery":
            self.toast = given.get("text", "")
        if name == "getMe":
            result = BOT
        elif name == "getChatMember":
            chat, user = int(given["chat_id"]), int(given["user_id"])
            result = member(user, self._status(chat, user))
        return 200, json.dumps({"ok": True, "result": result}).encode()

    def _status(self, chat: int, user: int) -> str:
        if (chat, user) in self.out:
            return "left"
        return "creator" if user in self.admins else "member"

    # The reconciler

    def show(self, table: str, selection: Selection | None = None) -> None:
        if selection:
            self.selected.note(table, selection)
        self.panels[table] = selection or NOTHING
        self.touched.add(table)

    async def show_anyway(self, table: str) -> None:
        """All is shown anew anyway."""

    def selections(self, table: str) -> Selections:
        return {None: self.panels.get(table, NOTHING), **self.selected.of(table)}

    def say(self, surface: Surface) -> None:
        super().say(surface)
        self.unreadable = self.unreadable or unsendable(surface)
        self.letters = [*self.letters, surface][-_KEPT:]
        self.heard.append(surface)
        if surface.options_of:
            self.options.append(surface)

    def rewrite(self, surface: Surface, message: int) -> None:
        self.say(surface)

    async def repost_hand(self, table: str, chair: Chair, user: int) -> None:
        """It stands there anyway."""

    async def repost_secrets(self, table: str, user: int, above: int | None = None) -> None:
        """They stand there anyway."""

    async def shut(self, user: int) -> None:
        """It is known who has blocked the bot."""

    async def unreachable(self, table: str) -> frozenset[int]:
        return frozenset(self.blocked)

    async def forget(self, user: int, tables: Sequence[str]) -> None:
        """Nothing is kept of anybody."""

    async def export(self, table: str, files: Sequence[Surface]) -> int | None:
        return None

    async def film(self, table: str, ways: Sequence[Surface]) -> int | None:
        return None

    async def file_id(self, surface: Surface) -> str | None:
        return None

    # What people see

    def has_in(self, chat: int, user: int) -> bool:
        """Tell whether somebody reads a chat."""
        return chat == user if chat > 0 else (chat, user) not in self.out

    def standing(self) -> Iterator[Seen]:
        """Yield the buttons of messages of no table."""
        for letter in self.letters:
            for row in (*letter.keyboard, *letter.more):
                yield from (Seen(letter.place.chat, button, "") for button in row)

    def links(self, shown: Sequence[Surface]) -> list[str]:
        """Return the words of the links that stand in messages."""
        found = set()
        for surface in (*self.letters, *shown):
            buttons = (b.url for row in (*surface.keyboard, *surface.more) for b in row if b.url)
            for said in (surface.text, *buttons):
                found |= {*_LINK.findall(said)}
        return sorted(found)


def member(user: int, status: str) -> dict[str, Any]:
    """Return what Telegram tells of somebody in a chat."""
    name = USERNAMES[user - 1] if 0 < user <= len(USERNAMES) else ""
    sender = {"id": user, "is_bot": False, "first_name": f"U{user}"}
    sender |= {"username": name} if name else {}
    told: dict[str, Any] = {"user": sender, "status": status}
    return told | ({"is_anonymous": False} if status == "creator" else {})


def noting_refusals(routes: Routes, town: Town) -> Routes:
    """Return the handlers, which tell the town why a press is refused."""
    noting = copy(routes)

    def noted(handle: Any) -> Any:
        async def handled(tap: Tap) -> Answer:
            try:
                answer: Answer = await handle(tap)
                return answer
            except Refused as refusal:
                town.refused = refusal.message.id
                raise

        return handled

    noting.handlers = {kind: noted(handle) for kind, handle in routes.handlers.items()}
    return noting


class Bugs(logging.Handler):
    """Collects what the bot logs as wrong."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(logging.Formatter("%(name)s: %(message)s").format(record))

    @contextmanager
    def listening(self) -> Iterator["Bugs"]:
        """Listen while this block runs."""
        log = logging.getLogger("bot")
        log.addHandler(self)
        try:
            yield self
        finally:
            log.removeHandler(self)
