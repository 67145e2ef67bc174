"""Finds boards, lobbies and hands of tables in their chats, and posts them anew on request."""

from collections.abc import Callable

from bot.display.board.hands import hand_key
from bot.reconciler.state.shown import Records
from bot.store.rate_limits import RateLimiter, Wait
from bot.store.topics import Topics
from bot.table.values import Chair, Place, Table
from bot.texts.frame import Frame

_KINDS = ("board", "lobby", "poll", "last")
"""Surface keys of messages for everybody; the first one that stands is used."""


class Boards:
    """Finds the messages of a table and asks for new ones at the bottom of their chats."""

    def __init__(
        self,
        frame: Frame,
        topics: Topics,
        records: Records,
        limiter: RateLimiter,
        show: Callable[[str], None],
    ) -> None:
        """:param show: how a table is asked to be shown."""
        self._frame = frame
        self._topics = topics
        self._records = records
        self._limiter = limiter
        self._show = show

    def wait_of(self, chat: int) -> Wait:
        """Return how long a chat must wait for a new board, as a value that the save can ask."""
        return self._limiter.wait(chat)

    async def stands(self, table: str) -> tuple[Place, int] | None:
        """Return where a table's board or lobby stands: its place and the number of the message."""
        shown = await self._records.of(table)
        last = next((shown[kind] for kind in _KINDS if kind in shown), None)
        return (last.place, last.message) if last else None

    async def home(self, table: Table, user: int) -> Place:
        """Return where a table of people stands in somebody's private chat; of any other table,
        that chat.
        """
        is_told = self._frame.topics and table.place.is_circle
        topics = await self._topics.of(table.place.topic or 0, table.id) if is_told else {}
        return Place(user, topics.get(user) or None)

    async def repost(self, table: str, key: str) -> None:
        """Show one surface in a new message, at the bottom of its chat."""
        await self._records.wish(table, key)
        self._show(table)

    async def repost_hand(self, table: str, chair: Chair, user: int) -> None:
        """Post a hand anew at the bottom of the private chat; or else all private messages."""
        if hand_key(chair) in await self._records.of(table):
            await self.repost(table, hand_key(chair))
        else:
            await self.repost_secrets(table, user)

    async def repost_secrets(self, table: str, user: int, above: int | None = None) -> None:
        """Post all private messages of a person anew at the bottom of their chat.

        :param above: a message there; messages below it have just come, and stay.
        """
        await self._records.wish_all(table, user, above)
        self._show(table)
