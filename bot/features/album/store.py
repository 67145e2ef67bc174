"""Stores which boards somebody has made their own, by a reply or a pin: they stay.

kept:<chat>      set of messages, for two days: Telegram deletes none that are older
"""

from collections.abc import Collection

from bot.store.client import AnyRedis
from bot.table.values import DAY

_LIFE = 2 * DAY


class KeptBoards:
    """Reads and writes it."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis

    async def keep(self, chat: int, message: int) -> None:
        """Note that a message of ours stays."""
        await self._redis.sadd(_key(chat), message)
        await self._redis.expire(_key(chat), _LIFE)

    async def among(self, chat: int, messages: Collection[int]) -> frozenset[int]:
        """Return which of these messages stay."""
        if not messages:
            return frozenset()
        asked = list(messages)
        found = await self._redis.smismember(_key(chat), asked)
        return frozenset(one for one, is_kept in zip(asked, found, strict=True) if is_kept)


def _key(chat: int) -> str:
    return f"kept:{chat}"
