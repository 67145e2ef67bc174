"""Which chats take nothing from us.

shut:<chat>            hash: tables that the chat takes nothing from us for -> the topic, or ""
                       when the whole chat is closed
"""

from bot.store.client import AnyRedis, text_of
from bot.table.values import DAY, Place

SHUT_DAYS = 90
"""How long it is known, after the last refusal, that a chat is closed: then it is tried again."""


class Closed:
    """Reads and writes which chats are closed, for which tables."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis

    async def shut(self, id: str, place: Place, *, topic_only: bool) -> bool:
        """Note that a place takes nothing from us; False when that was known already."""
        topic = str(place.topic or "") if topic_only else ""
        is_news = bool(await self._redis.hset(_key(place.chat), id, topic))
        await self._redis.expire(_key(place.chat), SHUT_DAYS * DAY)
        return is_news

    async def forget(self, chat: int) -> None:
        """Forget all that is known of a chat."""
        await self._redis.delete(_key(chat))

    async def unshut(self, id: str, chat: int) -> None:
        """Note that a chat takes what comes from this table."""
        await self._redis.hdel(_key(chat), id)

    async def is_shut(self, id: str, chat: int) -> bool:
        """Tell whether a chat is known to take nothing from us for this table."""
        return bool(await self._redis.hexists(_key(chat), id))

    async def reopen(self, chat: int, topic: int | None = None) -> tuple[str, ...]:
        """Forget that a chat was closed to us, and this topic of it; return the tables there."""
        there = await self._redis.hgetall(_key(chat))
        opened = [id for id, shut in there.items() if text_of(shut) in ("", str(topic))]
        if opened:
            await self._redis.hdel(_key(chat), *opened)
        return tuple(sorted(map(text_of, opened)))


def _key(chat: int) -> str:
    return f"shut:{chat}"
