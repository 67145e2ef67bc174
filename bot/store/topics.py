"""Which topic of a private chat belongs to which circle of people (docs/adr/0108).

topics:<circle>  hash   the topic's id in their private chat, by user; 0 where there is to be none.
                        Kept as long as a table of theirs is looked at, and three months more
"""

from bot.store.client import AnyRedis
from bot.store.scripts import DONE, Script, ScriptRunner
from bot.table.values import DAY

NONE = 0
"""Stands for a topic where Telegram opens none, or its person has deleted it."""
_DAYS = 90

_READ = """
redis.call('EXPIRE', KEYS[1], ARGV[1])
return redis.call('HGETALL', KEYS[1])
"""
"""KEYS: topics. ARGV: seconds."""
_NOTE = f"""
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return {DONE}
"""
"""KEYS: topics. ARGV: user, topic, seconds."""


class Topics:
    """Reads and writes them."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis
        self._scripts = ScriptRunner(redis)

    async def of(self, circle: int) -> dict[int, int]:
        """Return the topics of a circle, `NONE` included, by user."""
        reading = Script(_READ, (_key(circle),), (_DAYS * DAY,))
        (noted,) = await self._scripts.each(reading)
        parts = [int(part) for part in noted]
        return dict(zip(parts[::2], parts[1::2], strict=True))

    async def note(self, circle: int, user: int, topic: int) -> None:
        """Remember a topic, or that there is `NONE`."""
        await self._scripts.make(Script(_NOTE, (_key(circle),), (user, topic, _DAYS * DAY)))

    async def forget(self, circle: int, user: int) -> None:
        """Forget somebody's topic."""
        await self._redis.hdel(_key(circle), str(user))


def _key(circle: int) -> str:
    return f"topics:{circle}"
