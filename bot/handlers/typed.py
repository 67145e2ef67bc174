"""A command as it arrived."""

from collections.abc import Awaitable, Callable

from telegram import Message, Update

from bot.desk.desk import Desk
from bot.display.values import Keyboard, Surface, reply
from bot.handlers.person import place_of
from bot.table.values import Live, Refused, User
from bot.texts.frame import html_names
from games.core.message import Message as Said
from render import Picture


class Typed:
    """A command as it arrived."""

    def __init__(self, desk: Desk, update: Update, user: User, language: str) -> None:
        assert update.effective_message is not None
        self.desk = desk
        self.update = update
        self.message: Message = update.effective_message
        self.user = user
        self.language = language
        self.place = place_of(self.message)
        self.arguments = (self.message.text or "").split()[1:]
        self.said: list[Surface] = []
        """The answer, in one message or several."""

    def reply(self, said: Said | str, keyboard: Keyboard = ()) -> None:
        """Say a message of the catalogue."""
        self.send(self.desk.frame.say(self.language, said), keyboard)

    def send(self, html: str, keyboard: Keyboard = (), picture: Picture | None = None) -> None:
        """Answer with something, where the command came from."""
        self.said.append(reply(self.place, html, keyboard, picture))

    async def refuse(self, refusal: Refused) -> None:
        """Tell why not; the reason may name people of the table here."""
        live = await self.desk.standing(self.place)
        names = html_names(live.table) if live else None
        self.send(self.desk.frame.say(self.language, refusal.message, names))

    async def table(self) -> Live:
        """Return the open table that stands here.

        :raises Refused: when there is none.
        """
        live = await self.desk.standing(self.place)
        if live is None:
            raise Refused("refused-no-table")
        return live


Action = Callable[[Typed], Awaitable[None]]
