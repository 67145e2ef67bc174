"""Stores the table of each chat and topic, and the tables that a start has to look after.

at:<chat>:<topic>:<n>  the table that stands there in slot n: 0 to 2 (A to C, if there are several)
open                   set of tables that stand somewhere and whose end has not been shown
"""

from collections.abc import AsyncIterator

from redis.asyncio import Redis

from bot.store.client import DONE, Script, ScriptRunner, text_of
from bot.table.values import Place

PAGE = 100
"""Tables that are read at once, roughly."""
_OPEN = "open"
_CLAIM = f"""
local there = redis.call('GET', KEYS[1])
if there and there ~= ARGV[1] and there ~= ARGV[2] then return there end
redis.call('SET', KEYS[1], ARGV[1])
return {DONE}
"""
"""KEYS: place. ARGV: the new table, the table known to be over. Returns who else stands there."""
_LIST = f"redis.call('SADD', KEYS[1], ARGV[1]) return {DONE}"
"""KEYS: open. ARGV: table."""

_EXPIRE_AT = (
    "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('EXPIRE', KEYS[1], ARGV[2]) end"
)
"""KEYS: place. ARGV: the table that is over, seconds."""


class Places:
    """Reads and writes where tables stand."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._scripts = ScriptRunner(redis)
        self._expire_at = redis.register_script(_EXPIRE_AT)

    async def at(self, place: Place, slot: int = 0) -> str | None:
        """Return the id of the table that stands in a slot of a place."""
        id = await self._redis.get(_key(place, slot))
        return text_of(id) if id else None

    async def claim(self, place: Place, id: str, over: str | None, slot: int = 0) -> str:
        """Put table `id` into a slot that is free, or where only `over` stands.

        Return the id of the table that stands there now. Nothing is listed that stands nowhere:
        it would be shown after a crash.
        """
        claiming = Script(_CLAIM, (_key(place, slot),), (id, over or ""))
        there, *_ = await self._scripts.make(claiming, self._listing_script(id))
        if there == DONE:
            return id
        await self.finish(id)
        return text_of(there)

    async def list(self, id: str) -> None:
        """Have a table looked after that stands somewhere."""
        await self._scripts.make(self._listing_script(id))

    async def open_tables(self) -> tuple[str, ...]:
        """Return the ids of all tables whose end has not been shown."""
        return tuple(sorted({id async for page in self.pages() for id in page}))

    async def pages(self) -> AsyncIterator[tuple[str, ...]]:
        """Yield the open tables page by page, so that others are served in between; some may come
        twice. A table opened meanwhile may be missing: its opener shows it.
        """
        cursor = None
        while cursor != 0:
            cursor, found = await self._redis.sscan(_OPEN, cursor or 0, count=PAGE)
            yield tuple(map(text_of, found))

    async def finish(self, id: str) -> None:
        """Note that the last message of a table has been shown, or that it needs none."""
        await self._redis.srem(_OPEN, id)

    async def expire(self, place: Place, id: str, seconds: int, slot: int = 0) -> None:
        """Keep it so much longer that table `id` stands in a slot, unless another does by now."""
        await self._expire_at(keys=[_key(place, slot)], args=[id, seconds])

    async def leave(self, place: Place, slot: int = 0) -> None:
        """Clear a slot of a place that is no more."""
        await self._redis.delete(_key(place, slot))

    def _listing_script(self, id: str) -> Script:
        return Script(_LIST, (_OPEN,), (id,))


def _key(place: Place, slot: int) -> str:
    return f"at:{place.chat}:{place.topic or 0}:{slot}"
