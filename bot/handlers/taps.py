"""Decodes a press of a button (`Tap`) and answers its callback query."""

import asyncio
from collections.abc import Awaitable, Callable
from math import ceil
from typing import NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace
from telegram import CallbackQuery, Message, Update

from bot.display.token import Token
from bot.display.values import NOTHING, Keyboard, Listener, Selection, Surface, Tapped, reply
from bot.handlers import door
from bot.handlers.person import ephemeral_number, is_private, place_of
from bot.handlers.questions import Asked
from bot.handlers.typed import Entrances
from bot.service.table_service import TableService
from bot.store.rate_limits import Wait
from bot.table.circles import read_by
from bot.table.preparing import Press
from bot.table.values import Command, Live, Place, Refused, User, is_open, with_changes
from bot.texts.frame import headlined
from games.core.message import Message as Said

_NOTICED = 2.0
"""Seconds without a new board after which people wonder whether their move counts."""


class Answer(Struct, frozen=True):
    """The answer to a press: nothing, a toast, or a link to the private chat."""

    text: str | None = None
    url: str | None = None
    stays: bool = False
    """Whether the text stays until it is closed: screen readers on Android do not speak toasts."""
    after: "asyncio.Future[bool] | None" = None
    """What the press is answered after: it tells whether something is shown to the presser alone.
    Telegram takes the id of a press for that, perhaps only until the press is answered."""
    otherwise: str | None = None
    """The link to the private chat that opens where it is not shown."""


class Tap(Struct, frozen=True):
    """A press on a button, read."""

    service: TableService
    update: Update
    query: CallbackQuery
    token: Token
    user: User
    live: Live | None
    """The table of the button, if the door opens it to the presser, as it was when the press
    came."""
    wait: Wait | None
    """How long the chat with the button must wait; None where it is in none."""
    entrances: Entrances

    @property
    def found(self) -> Live:
        """Return the table of the button as it was when the press came, as it stands in the chat
        with the button.

        :raises Refused: when the table does not exist for the presser.
        """
        return self.read(self._live)

    @property
    def _live(self) -> Live:
        if self.live is None:
            raise Refused("refused-outdated")
        return self.live

    def read(self, live: Live) -> Live:
        """Return a table as it stands in the chat with the button, if that is private; a table of
        people in the topic with the button.
        """
        if not is_private(self.update):
            return live
        here, message = read_by(live, self.user.id), self.query.message
        if not (here.table.reader and isinstance(message, Message)):
            return here
        return with_changes(here, place=place_of(message))

    async def latest(self) -> Live:
        """Return the table of the button as it is now, as `found` does."""
        return self.read(await self.service.find(self._live.table.id))

    def toast(self, said: Said | str) -> Answer:
        """Answer with a message of the catalogue, in the presser's language."""
        return Answer(self.service.frame.say(self.user.language, said))

    def lead(self, link: str) -> Answer:
        """Open the private chat of the presser, where a link does what they want."""
        return Answer(url=self.service.frame.deep_link(link))

    def open(self, panel: str) -> Answer:
        """Show a panel in the message with the button, which is its table's, or close it if the
        name is empty: whatever is shown there next closes it, too.
        """
        self.service.messenger.show(self._live.table.id, self.look(panel))
        return Answer()

    def look(self, panel: str) -> Selection:
        """Return the selection of a panel in the message with the button; empty: no panel."""
        reader = self.user.id if self.live and self.live.table.place.is_circle else 0
        return Selection(panel=panel, reader=reader) if panel else NOTHING

    @property
    def tapped(self) -> Tapped | None:
        """Return the message with the button, if others see it, too, and it is not too old. A
        forged press tells of none: it would have another message taken for the board.
        """
        message = self.asking
        if message is None or not message.message_id:
            return None
        said = self.query.data or ""
        return Tapped(message.chat.id, message.message_id, bool(message.photo), said)

    @property
    def ephemeral(self) -> int | None:
        """Return the number of the message with the button, if the presser alone sees it in a
        group.
        """
        message = self.query.message
        return ephemeral_number(message) if isinstance(message, Message) else None

    @property
    def place(self) -> Place:
        """Return where the message with the button stands; if it is too old, its chat."""
        message = self.query.message
        if isinstance(message, Message):
            return place_of(message)
        return Place(message.chat.id if message else self.user.id)

    @property
    def asking(self) -> Message | None:
        """Return the message with the button, if it is not too old to be known. A forged press gets
        none: it would take a board away, or write over it.
        """
        message = self.query.message
        return message if isinstance(message, Message) and door.stands(self.query) else None

    async def change(self, command: Command, selection: Selection | None = None) -> Live:
        """Let the table of the button handle a command."""
        return await self.service.change(self._live.table.id, self.user, command, selection)

    async def press(self, press: Press, selection: Selection | None = None) -> tuple[Live, Answer]:
        """Let the table of the button handle a press, as it was when that came: nothing else is
        done to it. The answer says that a move counts whose board has to wait for the rate limit of
        the group.
        """
        wait = None if is_private(self.update) else self.wait
        live = await self.service.change(
            self._live.table.id,
            self.user,
            press,
            selection,
            found=self.live,
            is_all=True,
            wait=wait,
        )
        return live, self._wait_answer(wait) if wait else Answer()

    def _wait_answer(self, wait: Wait) -> Answer:
        if wait.silence():  # until when is told with each answer
            return self.toast("toast-done")
        if wait.seconds < _NOTICED:
            return Answer()
        return self.toast(Said("toast-board-follows", {"seconds": ceil(wait.seconds)}))

    async def ask_again(self, refusal: Refused, ask: Callable[[Live], Awaitable[Answer]]) -> Answer:
        """Ask a question anew whose answer came too late, at a later moment of the table.

        :raises Refused: when the answer was refused for another reason.
        """
        live = await self.latest()
        if refusal.message.id != "refused-outdated" or not is_open(live.table):
            raise refusal
        asked = await ask(live)
        return replace(asked, text=asked.text or self.toast("toast-asked-again").text)

    async def with_rights(self) -> "Tap":
        """Return the tap with the user's rights as an admin of the table's chat looked up. The host
        may do all that an admin may.
        """
        user = await door.with_rights(self.service, self.user, self._live.table)
        return replace(self, user=user)

    def is_at(self, chat: int) -> bool:
        """Tell whether the button is one in this chat, and not of a list in a private chat."""
        return self.query.message is not None and self.query.message.chat.id == chat

    async def ask(self, live: Live, question: Callable[[Live], Asked]) -> Answer:
        """Ask about a table in the message with the button; in private, below the table's name
        and in the person's own language.
        """
        if not is_private(self.update):
            asked = question(live)
            return self.rewrite(
                headlined(self.service.frame, live.table, asked.text), asked.keyboard
            )
        language, live = self.user.language, self.read(live)
        asked = question(with_changes(live, language=language))
        return self.rewrite(await self.service.headed(live, language, asked.text), asked.keyboard)

    def rewrite(self, html: str, keyboard: Keyboard = ()) -> Answer:
        """Turn the message with the button to a page without a picture."""
        return self.turn(reply(self.place, html, keyboard))

    def turn(self, page: Surface, *, is_new: bool = False) -> Answer:
        """Show a page, which is a message of no table, in the message with the button. In a private
        chat a page comes at the bottom where it begins, and where that message is not known.
        """
        message = self.asking if self.is_at(page.place.chat) else None
        if not (message or is_private(self.update)):
            return self.toast("refused-outdated")
        messenger = self.service.messenger
        if message and self.ephemeral is not None:  # no edit of it takes a picture
            listener = Listener(page.place, self.user.id, self.query.id)
            return Answer(after=messenger.ephemeral.show(page, listener, _do_nothing))
        if message and not is_new and (page.picture or not message.photo):
            messenger.sender.rewrite(page, message.message_id)
        else:
            if message and not is_new:  # no edit takes a picture away
                self.take_away()
            messenger.sender.say_once(str(self.token), [page])
        return Answer()

    def take_away(self) -> None:
        """Take the message with the button away; the press is answered without waiting for it."""
        messenger, number = self.service.messenger, self.ephemeral
        if number is not None:
            listener = Listener(self.place, self.user.id, self.query.id)
            messenger.ephemeral.delete(number, listener, _do_nothing)
        elif message := self.asking:
            messenger.sender.delete(message.chat.id, message.message_id)


async def _do_nothing() -> None:
    """Leave it at that: whoever wants to see it presses again."""


B = TypeVar("B", bound=Token)


class Handler(NamedTuple):
    """The handler of a kind of button."""

    kind: type[Token]
    handle: Callable[[Tap], Awaitable[Answer]]


def on(kind: type[B], handle: Callable[[Tap, B], Awaitable[Answer]]) -> Handler:
    """Tie a kind of button to its handler, which gets what the button says: a handler of another
    kind does not pass the type checker.
    """

    def handle_token(tap: Tap) -> Awaitable[Answer]:
        assert isinstance(tap.token, kind)
        return handle(tap, tap.token)

    return Handler(kind, handle_token)


Handlers = tuple[Handler, ...]
