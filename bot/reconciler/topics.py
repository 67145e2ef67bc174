"""Opens a topic in each private chat for a table of people, where the bot's private chats have
topics (docs/adr/0097).

A topic in which nothing has been said is not shown by Telegram's apps. So one whose id we never
hear, because the answer or the worker is lost, disturbs nobody. After a lost answer none is opened
again: Telegram would be asked for one after the other while it is slow.
"""

import logging
from collections.abc import Mapping

from msgspec.structs import replace
from telegram import Bot
from telegram.error import BadRequest

from bot.display.tables_of import table_name
from bot.display.values import TO_OPEN, Surface
from bot.reconciler.api.retry import Lost, retried
from bot.reconciler.state.shown import Shown
from bot.store.rate_limits import Priority, RateLimiter
from bot.store.topics import NONE, Topics
from bot.table.circles import read_by
from bot.table.seating import readers
from bot.table.values import Live, Phase, Place, is_open
from bot.texts.frame import Frame

_log = logging.getLogger(__name__)
_NAME = 128
"""Characters of a topic's name: https://core.telegram.org/bots/api#createforumtopic"""


class PrivateTopics:
    """Knows and opens them."""

    def __init__(self, frame: Frame, bot: Bot, topics: Topics, limiter: RateLimiter) -> None:
        self._frame = frame
        self._bot = bot
        self._topics = topics
        self._limiter = limiter

    async def of(self, live: Live, shown: Mapping[str, Shown]) -> Mapping[int, int]:
        """Return the topic of a circle's table in each private chat, by user; `TO_OPEN` where it is
        still to be opened, once the game runs. A challenge needs none, having one person only.

        :param shown: the table's messages; messages of a finished game stay where they are.
        """
        table = live.table
        if table.is_challenge:
            return {}
        stands = {one.place.chat: one.place.topic for one in shown.values() if one.place.topic}
        if not (stands or self._frame.topics) or (is_open(table) and not self._frame.topics):
            return {}
        is_due = table.phase is Phase.RUNNING
        due = {person.user: TO_OPEN for person in readers(table)} if is_due else {}
        topics = {**due, **stands, **await self._topics.of(table.place.topic or 0, table.id)}
        return {user: topic for user, topic in topics.items() if topic != NONE}

    async def housed(self, live: Live, surface: Surface) -> Surface:
        """Return a surface with the topic in which it is to stand, which is opened if need be.

        :raises RateLimited: when the chat takes nothing more just now.
        :raises TelegramError: when a call fails for another reason than a refusal to open topics.
        """
        user = surface.place.chat
        noted = await self._topics.of(live.table.place.topic or 0, live.table.id)
        topic = noted[user] if user in noted else await self._opened(live, user)
        return replace(surface, place=Place(user, topic or None))

    async def _opened(self, live: Live, user: int) -> int:
        """Open a topic and remember it; a refusal or a lost answer, too: nobody asks twice in a
        game.
        """
        table = replace(read_by(live, user).table, lettered=False)
        name = table_name(self._frame, table, table.language)[:_NAME]
        try:
            made = await retried(
                lambda: self._bot.create_forum_topic(user, name),
                lambda: self._limiter.sending(user, Priority.TURN),
                creates=True,
            )
            topic = made.message_thread_id
        except (BadRequest, Lost) as error:
            _log.warning("no topic in %d: %s", user, error)
            topic = NONE
        await self._note(live, user, topic)
        return topic

    async def lost(self, live: Live, user: int) -> None:
        """Do without a topic that its person has deleted, or that Telegram does not know just now:
        the next game opens another.
        """
        await self._note(live, user, NONE)

    async def _note(self, live: Live, user: int, topic: int) -> None:
        await self._topics.note(live.table.place.topic or 0, user, topic, live.table.id)
