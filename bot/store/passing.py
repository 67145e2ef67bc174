"""Questions of no table that go by themselves when nobody has answered them.

passing      sorted set of messages, `<chat>:<message>`, by the second in which each goes
"""

from typing import Any

from bot.store.client import AnyRedis, text_of
from bot.table.values import HOUR

_KEY = "passing"
_MOST = 50
"""Messages that go at a time."""


class Passing:
    """Reads and writes it."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis

    async def note(self, chat: int, message: int, now: int) -> None:
        """Let a message go in an hour."""
        await self._redis.zadd(_KEY, {f"{chat}:{message}": now + HOUR})

    async def claim_due(self, now: int) -> tuple[tuple[int, int], ...]:
        """Return chat and number of the messages that are to go now; each is returned once."""
        found: Any = await self._redis.zrangebyscore(_KEY, "-inf", now, start=0, num=_MOST)
        if found:
            await self._redis.zrem(_KEY, *found)
        split = (text_of(one).partition(":") for one in found)
        return tuple((int(chat), int(message)) for chat, _, message in split)
