"""Which table a poll of Telegram's belongs to: an answer to one names nothing else.

poll:<poll>            the table

https://core.telegram.org/bots/api#pollanswer
"""

from bot.store.client import AnyRedis, text_of
from bot.table.values import DAY

POLL_DAYS = 2
"""How long it is known: a vote is closed long before."""


class Polls:
    """Reads and writes them."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis

    async def note(self, poll: str, table: str) -> None:
        """Note that a poll is a table's."""
        await self._redis.set(_key(poll), table, ex=POLL_DAYS * DAY)

    async def table_of(self, poll: str) -> str | None:
        """Return the table that a poll belongs to; None when it is none of ours, or too old."""
        table = await self._redis.get(_key(poll))
        return text_of(table) if table else None


def _key(poll: str) -> str:
    return f"poll:{poll}"
