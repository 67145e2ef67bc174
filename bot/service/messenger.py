"""The protocol of the reconciler that service and handlers use; `bot.reconciler` implements it."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from bot.display.values import Listener, Selection, Surface
from bot.table.values import Chair, Place
from games.core.values import Seat

Job = Callable[[], Awaitable[object]]


class Messenger(Protocol):
    """Shows tables and says things: nobody waits for pictures or sends."""

    def show(self, table: str, selection: Selection | None = None) -> None:
        """Have a table shown as it is now, and as somebody just looks at it."""

    def giving_way(self) -> AbstractContextManager[None]:
        """Let what is done in this block go before tables that are still to be shown."""

    def look(self, table: str, seat: Seat | None) -> Selection | None:
        """Return what a seat looked at last, as far as that is remembered here."""

    async def show_anyway(self, table: str) -> None:
        """Have a table shown that has not changed itself; a crash does not lose that."""

    async def repost(self, table: str, key: str) -> None:
        """Show one surface in a new message, at the bottom of its chat."""

    async def repost_hand(self, table: str, chair: Chair, user: int) -> None:
        """Show a hand at the bottom of the private chat; what else is told there, without one."""

    async def repost_secrets(self, table: str, user: int) -> None:
        """Show everything that somebody is told in private at the bottom of their chat."""

    async def stands(self, table: str) -> tuple[Place, int] | None:
        """Return where a table's board or lobby stands: its place and the number of the message."""

    async def may_send(self, chat: int, right: str) -> bool:
        """Tell whether a group lets us send something, such as `can_send_polls`.

        :raises TelegramError: when that is not told.
        """

    async def can_show_ephemeral(self, listener: Listener, language: str) -> bool:
        """Tell whether somebody can be shown something in the group that nobody else sees."""

    def show_ephemeral(self, surface: Surface, listener: Listener, instead: Job) -> None:
        """Show something in the group to one person alone; or if that fails, something instead."""

    def delete_ephemeral(self, number: int, listener: Listener, instead: Job) -> None:
        """Take away what one person alone sees in the group; or if that fails, do this instead."""

    def say(self, surface: Surface) -> None:
        """Send a message that belongs to no table, such as the answer to a command."""

    def say_once(self, key: str, surfaces: Sequence[Surface]) -> None:
        """Send messages to one chat, unless those of the same key are still under way there."""

    async def export(self, table: str, files: Sequence[Surface]) -> int | None:
        """Send files of a table, once: return the message where just these stand already."""

    async def film(self, table: str, ways: Sequence[Surface]) -> int | None:
        """Send the film of a table in the first of these ways that its chat takes, once: return the
        message where it stands there already.
        """

    async def file_id(self, surface: Surface) -> str | None:
        """Return Telegram's id of a surface's picture or film, if it has got it already."""

    def rewrite(self, surface: Surface, message: int) -> None:
        """Change a message that belongs to no table: text, buttons, picture."""

    def delete(self, chat: int, message: int) -> None:
        """Delete a message that belongs to no table, if it is not gone already; one that Telegram
        keeps, for it is old, has no buttons any more.
        """

    async def opened(self, chat: int, topic: int | None = None) -> None:
        """Show what could not be shown while a chat, or this topic of it, was closed to us."""

    async def shut(self, user: int) -> None:
        """Leave a private chat alone that its person has shut; the boards tell the others."""

    async def forget(self, user: int, tables: Collection[str]) -> None:
        """Keep no words of the tables that know somebody, and nothing of their private chat."""

    async def moved(self, old: int, new: int) -> None:
        """Follow a group that has become a supergroup."""
