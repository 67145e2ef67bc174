"""Stores which chats are closed to the bot (403, no rights, topic closed), per table and per chat.

t:<table>:shut         hash: chats that take nothing from us for the table -> the topic, or "" when
                       the whole chat is closed; it is read with all else that is known of the table
shut:<chat>            hash: the same by chat, so that all tables are found when it opens
"""

from collections.abc import Collection
from typing import Any

from bot.store.client import DONE, AnyRedis, Script, ScriptRunner, text_of
from bot.store.tables import TOUCH, table_key
from bot.table.values import DAY, Place

SHUT_DAYS = 90
"""Days after the last refusal for which a chat counts as unreachable; then it is tried again."""


_SHUT = f"""
redis.call('HSET', KEYS[#KEYS], ARGV[1], ARGV[2])
redis.call('EXPIRE', KEYS[#KEYS], ARGV[3])
return {DONE}
"""
"""KEYS: by table, or by chat, as the last. ARGV: the other one, the topic, seconds."""
_OPEN = f"{TOUCH} redis.call('HDEL', KEYS[2], ARGV[1]) return {DONE}"
"""KEYS: table, by table. ARGV: chat."""


class UnreachableChats:
    """Reads and writes which chats are unreachable, by table."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis
        self._scripts = ScriptRunner(redis)

    async def shut(self, id: str, place: Place, *, topic_only: bool) -> bool:
        """Record that a place is unreachable; False when that was known."""
        topic, seconds = str(place.topic or "") if topic_only else "", SHUT_DAYS * DAY
        by_chat = Script(_SHUT, (_key(place.chat),), (id, topic, seconds))
        by_table = Script(TOUCH + _SHUT, (table_key(id), _of(id)), (place.chat, topic, seconds))
        is_news = not await self._redis.hexists(_key(place.chat), id)
        # what nobody could find again must not stay: whoever reopens it in between finds it twice
        await self._scripts.make(by_chat, by_table, by_chat)
        return is_news

    async def forget(self, chat: int) -> None:
        """Forget all about a chat."""
        await self._let_go(chat, [text_of(id) for id in await self._redis.hkeys(_key(chat))])

    async def unshut(self, id: str, chat: int) -> None:
        """Record that a chat is reachable for a table."""
        await self._let_go(chat, [id])

    async def of(self, id: str) -> frozenset[int]:
        """Return the chats that are unreachable for a table."""
        return frozenset(map(int, await self._redis.hkeys(_of(id))))

    async def closed(self, id: str) -> frozenset[int]:
        """Return those of them that are closed as a whole: not a topic of theirs alone."""
        topics: Any = await self._redis.hgetall(_of(id))
        return frozenset(int(chat) for chat, topic in topics.items() if not topic)

    async def reopen(self, chat: int, topic: int | None = None) -> tuple[str, ...]:
        """Clear the mark of a chat, and of this topic of it; return the tables there."""
        shut_at = await self._redis.hgetall(_key(chat))
        opened = [text_of(id) for id, shut in shut_at.items() if text_of(shut) in ("", str(topic))]
        await self._let_go(chat, opened)
        return tuple(sorted(opened))

    async def _let_go(self, chat: int, ids: Collection[str]) -> None:
        """Delete both indexes, the one by table first: the entries that a crash leaves are found by
        chat.
        """
        for id in ids:
            await self._scripts.make(Script(_OPEN, (table_key(id), _of(id)), (chat,)))
        if ids:
            await self._redis.hdel(_key(chat), *ids)


def _of(table: str) -> str:
    return table_key(table, "shut")


def _key(chat: int) -> str:
    return f"shut:{chat}"
