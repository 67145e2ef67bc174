"""A typed command while it is handled (`Typed`): its sender, chat and arguments, and the answers to
it.
"""

from collections.abc import Awaitable, Callable, Mapping

from msgspec import Struct
from telegram import Message, Update

from bot.display.values import Button, Keyboard, Surface, reply
from bot.handlers.door import way_of
from bot.handlers.pages.settings_pages import Switch
from bot.handlers.person import is_private, place_of
from bot.handlers.questions import Asked
from bot.service.table_service import TableService
from bot.table.circles import read_by
from bot.table.seating import chair_of
from bot.table.values import Live, Phase, Refused, User, is_open, with_changes
from bot.texts.frame import headlined, html_names
from bot.texts.reader import Reader, private_reader, reader_in
from games.core.message import Message as Said
from render import Picture


class Unclear(Exception):
    """A command is meant for one table, and there are several."""

    def __init__(self, tables: list[Live]) -> None:
        super().__init__()
        self.tables = tables


_LOOKED_AT = 20
"""The latest finished games of a chat that are looked through: some may stand in another topic, or
a person's in a group.
"""


class Typed:
    """A command as it arrived."""

    def __init__(
        self,
        service: TableService,
        update: Update,
        user: User,
        language: str,
        entrances: "Entrances",
        table: str | None = None,
    ) -> None:
        """:param table: the id of the table that is meant, if that has been asked, and the door has
        opened it.
        """
        assert update.effective_message is not None
        self.service = service
        self.update = update
        self.message: Message = update.effective_message
        self.user = user
        self.entrances = entrances
        self.language = language
        self.place = place_of(self.message)
        self.is_private = is_private(update)
        self._meant = table
        self.arguments = (self.message.text or "").split()[1:]
        self.said: list[Surface] = []
        """The answer, in one message or several."""

    @property
    def reader(self) -> Reader:
        """Return who reads the answer: its sender in private, or everybody in the group."""
        if self.is_private:
            return private_reader(self.service.frame, self.user)
        return reader_in(self.service.frame, self.place, self.language)

    def reply(self, said: Said | str, keyboard: Keyboard = ()) -> None:
        """Say a message of the catalogue."""
        self.send(self.service.frame.say(self.language, said), keyboard)

    def send(self, html: str, keyboard: Keyboard = (), picture: Picture | None = None) -> None:
        """Answer with something, where the command came from."""
        self.said.append(reply(self.place, html, keyboard, picture))

    def lead(self, said: str, button: str, link: str) -> None:
        """Answer in a group with the way to the private chat, where a link opens what is wanted."""
        frame, language = self.service.frame, self.language
        self.reply(said, ((Button(frame.say(language, button), url=frame.deep_link(link)),),))

    async def refuse(self, refusal: Refused) -> None:
        """Tell why not, and of which table, if one was meant: the reason may name its people."""
        live = await self._about()
        names = html_names(live.table) if live else None
        said = self.service.frame.say(self.language, refusal.message, names)
        if live is None:
            self.send(said)
        else:
            await self._send_about(live, said, self._way_on(live, refusal), self.language)

    def _way_on(self, live: Live, refusal: Refused) -> Keyboard:
        """Return the way to the private chat for whom the bot cannot write to: its link does what
        they want.
        """
        if refusal.message.id != "refused-unreachable" or self.is_private:
            return ()
        frame, purpose = self.service.frame, "late" if runs(live) else "join"
        url = frame.deep_link(f"{purpose}_{way_of(live.table, self.user.id)}")
        return ((Button(frame.say(self.language, "button-private"), url=url),),)

    async def _about(self) -> Live | None:
        if self._meant is None:
            return None
        live = await self.service.find(self._meant)
        return read_by(live, self.user.id) if self.is_private else live

    async def _chosen_table(self) -> Live | None:
        """Return the table that was chosen of several; in private, its person sits there still."""
        chosen = await self._about()
        if chosen and self.is_private and not _sits(chosen, self.user.id):
            raise Refused("refused-gone")
        return chosen

    async def table(self, fits: Callable[[Live], bool] | None = None) -> Live:
        """Return the open table that a command is meant for: it stands here, or, in private, its
        person sits there. Its language is that of this chat.

        :param fits: tells whether a command can be meant for a table, if there are several.
        :raises Unclear: when the command may be meant for several tables.
        :raises Refused: when there is no table.
        """
        live = await (self._mine() if self.is_private else self.here(fits))
        if live is None:
            raise Refused("refused-no-table")
        self._meant = live.table.id
        if not is_open(live.table):
            raise Refused("refused-over")
        return with_changes(live, language=self.language) if self.is_private else live

    async def game(self) -> Live:
        """Return the table that is meant of those where a game is played.

        :raises Refused: when none is, yet.
        """
        live = await self.table(runs)
        if not runs(live):
            raise Refused("refused-not-begun")
        return live

    async def _mine(self) -> Live:
        """Return the only table of the person, or the one that was chosen."""
        if chosen := await self._chosen_table():
            return chosen
        tables = await self.tables()
        if not tables:
            raise Refused("games-none")
        if len(tables) > 1:
            raise Unclear(tables)
        return tables[0]

    async def here(self, fits: Callable[[Live], bool] | None = None) -> Live | None:
        """Return the only table in this place, or of several the only one where the person sits, or
        the one that was chosen; None where nothing stands.

        :param fits: tells whether a command can be meant for a table, if there are several.
        :raises Unclear: when the command may be meant for several tables.
        """
        if chosen := await self._chosen_table():
            return chosen
        standing = await self._open_tables()
        fitting = [live for live in standing if fits is None or fits(live)] or [*standing]
        mine = [live for live in fitting if _sits(live, self.user.id)] or fitting
        if len(mine) > 1:
            raise Unclear(mine if self.is_private else [with_changes(t, title="") for t in mine])
        return mine[0] if mine else None

    async def _open_tables(self) -> list[Live]:
        """Return the open tables of this place; in private also one's tables of people, as they
        stand there (docs/adr/0097).
        """
        if not self.is_private:
            return [*await self.service.standing(self.place)]
        return [live for live in await self.tables() if live.table.place.chat == self.place.chat]

    async def tables(self) -> list[Live]:
        """Return the open tables at which the person sits."""
        service, user = self.service, self.user.id
        ids = await service.store.agenda.open_tables_of(user)
        found = [await service.store.readable(id) for id in ids]
        mine = (live for live in found if live and is_open(live.table) and _sits(live, user))
        return [read_by(live, self.user.id) for live in mine]

    async def last_game(self) -> Live | None:
        """Return the game that was played here last, to its end or not; None without one."""
        store, here = self.service.store, self.place
        found = [live for live in await store.all_at(here) if self._was_here(live)]
        for id in await store.past.of(here.chat, count=_LOOKED_AT):
            live = await store.readable(id)
            if live and self._was_here(live):
                found.append(live)
                break  # the latest comes first
        return max(found, key=lambda live: live.table.since, default=None)

    def _was_here(self, live: Live) -> bool:
        """Tell whether a table has played, is over, and stood where the command came from."""
        stood = read_by(live, self.user.id).table.place == self.place
        return bool(live.table.log) and stood and not is_open(live.table)

    async def ask(self, live: Live, asked: Asked) -> None:
        """Ask about a table; in private, below its name; in a group, by its letter."""
        await self._send_about(live, *asked)

    async def tell(self, live: Live, said: Said | str) -> None:
        """Tell somebody the outcome of the command in private; a group sees it on the board."""
        if self.is_private:
            await self._send_about(live, self.service.frame.say(self.language, said))

    async def _send_about(
        self, live: Live, html: str, keyboard: Keyboard = (), language: str | None = None
    ) -> None:
        """Answer about a table; in a group in its language, unless that is another."""
        if self.is_private:
            html = await self.service.headed(live, self.language, html)
        else:
            html = headlined(self.service.frame, live.table, html, language)
        self.send(html, keyboard)


def _sits(live: Live, user: int) -> bool:
    chair = chair_of(live.table, user)
    return chair is not None and chair not in live.table.gone


def runs(live: Live) -> bool:
    """Tell whether a game is played at a table by now."""
    return live.table.phase is Phase.RUNNING


Action = Callable[[Typed], Awaitable[None]]
"""Handler of a command."""
Link = Callable[[Typed, str], Awaitable[None]]
"""Handler of a link `?start=<purpose>_<word>`: it gets the word."""


class Entrances(Struct, frozen=True):
    """What people can type, follow and switch, from the features that a bot has."""

    commands: Mapping[str, Action]
    """By name."""
    at_one: Mapping[str, Action]
    """Those of them that are meant for one table."""
    links: Mapping[str, Link]
    """By the first word of the link."""
    switches: tuple[Switch, ...]
    """Rows on pages of /settings, the first first."""
