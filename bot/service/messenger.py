"""Protocols of the reconciler that service and handlers use; `bot.reconciler` implements them."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from bot.display.values import Listener, Selection, Surface
from bot.store.rate_limits import Wait
from bot.table.membership import Membership
from bot.table.values import Chair, Place

Job = Callable[[], Awaitable[object]]


class Boards(Protocol):
    """Finds boards, lobbies and hands of tables in their chats, and posts them anew."""

    def wait_of(self, chat: int) -> Wait:
        """Return how long a chat must wait for a new board, as a value that the save can ask: it
        knows whether the chat takes nothing for long, and after how many seconds it takes one.
        """

    async def stands(self, table: str) -> tuple[Place, int] | None:
        """Return where a table's board or lobby stands: its place and the number of the message."""

    async def posted(self, table: str, chat: int) -> int | None:
        """Return when the board of a table was sent that stands in a group, or the oldest of its
        messages in a private chat; None if nobody knows.
        """

    async def repost(self, table: str, key: str) -> None:
        """Show one surface in a new message, at the bottom of its chat."""

    async def repost_hand(self, table: str, chair: Chair, user: int) -> None:
        """Post a hand anew at the bottom of the private chat; or else all private messages."""

    async def repost_secrets(self, table: str, user: int, above: int | None = None) -> None:
        """Post all private messages of a person anew at the bottom of their chat.

        :param above: a message there; messages below it have just come, and stay.
        """

    async def keep_in_sight(self, table: str, user: int) -> None:
        """Post all messages of a table in somebody's private chat anew, without a sound."""


class Sender(Protocol):
    """Sends, changes and deletes messages that belong to no table."""

    def say(self, surface: Surface) -> None:
        """Send a message, such as the answer to a command."""

    def say_once(self, key: str, surfaces: Sequence[Surface]) -> None:
        """Send messages to a chat unless those of the same key are still queued there."""

    def do(self, chat: int, job: Job) -> None:
        """Run a task in a chat's queue."""

    def rewrite(self, surface: Surface, message: int) -> None:
        """Change a message: text, buttons, picture."""

    def delete(self, chat: int, message: int) -> None:
        """Delete a message, if it still exists; if it is too old, remove its buttons."""


class Files(Protocol):
    """Sends files of tables, and remembers which message holds them."""

    async def export(self, table: str, files: Sequence[Surface]) -> int | None:
        """Send files of a table once; return the message that already holds exactly these files."""

    async def film(self, table: str, ways: Sequence[Surface]) -> int | None:
        """Send a table's film in the first of these ways that the chat accepts, once; return the
        message if it was already sent.
        """

    async def file_id(self, surface: Surface) -> str | None:
        """Return Telegram's file id of a surface's picture or film; None before an upload."""


class Ephemeral(Protocol):
    """Shows something in a group to one person alone."""

    async def can_show(self, listener: Listener, language: str) -> bool:
        """Tell whether somebody can be shown something in the group that nobody else sees."""

    def show(
        self, surface: Surface, listener: Listener, instead: Job
    ) -> "asyncio.Future[bool] | None":
        """Show something to one person alone; if that fails, call `instead`. Return what tells
        whether it is shown, once that is known; None where it is known already.
        """

    def delete(self, number: int, listener: Listener, instead: Job) -> None:
        """Delete what one person alone sees; if that fails, call `instead`."""


class ChatChanges(Protocol):
    """Follows events of chats, and has the tables concerned shown."""

    async def may_send(self, chat: int, right: str) -> bool:
        """Tell whether a group lets us send something, such as `can_send_polls`.

        :raises TelegramError: when Telegram does not tell.
        """

    async def membership(self, chat: int, user: int) -> Membership:
        """Ask Telegram what somebody is in a group."""

    async def opened(self, chat: int, topic: int | None = None) -> None:
        """Show the messages that could not be sent while a chat or topic was unreachable."""

    async def shut(self, user: int) -> None:
        """Mark a private chat as unreachable; the boards tell the others."""

    async def unreachable(self, table: str) -> frozenset[int]:
        """Return the chats that take nothing from us for a table, in no topic of theirs."""

    async def forget(self, user: int, tables: Collection[str]) -> None:
        """Erase stored words of the tables that know a person, and all about their private chat."""

    async def moved(self, old: int, new: int) -> None:
        """Follow a group that has become a supergroup."""


class Messenger(Protocol):
    """Schedules updates of tables and other messages; callers never wait for pictures or
    Telegram.
    """

    @property
    def boards(self) -> Boards:
        """Messages of tables."""

    @property
    def sender(self) -> Sender:
        """Messages of no table."""

    @property
    def files(self) -> Files:
        """Exports and films."""

    @property
    def ephemeral(self) -> Ephemeral:
        """Messages of a group that one member alone sees."""

    @property
    def chats(self) -> ChatChanges:
        """The receiver of events of chats."""

    def show(self, table: str, selection: Selection | None = None) -> None:
        """Have a table shown as it is now, and as somebody just looks at it."""

    async def show_anyway(self, table: str) -> None:
        """Reconcile a table that has not changed itself; the request survives a crash."""

    def put_right(self, *, is_all: bool = False) -> None:
        """Begin to update the tables that may be outdated, or all of them, a few at a time."""

    def giving_way(self) -> AbstractContextManager[None]:
        """Delay background work on tables while this block runs."""
