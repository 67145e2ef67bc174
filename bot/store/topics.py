"""Stores the topic of each circle of people in each private chat (docs/adr/0097).

topics:<circle>  hash   the topic's id in their private chat, by user; or 0 and the table that does
                        without one. Kept as long as a table of theirs is looked at, and three
                        months more
"""

from bot.store.client import DONE, AnyRedis, Script, ScriptRunner, text_of
from bot.table.values import DAY

NONE = 0
"""Stands for a topic where Telegram opens none, or does not know it any more."""
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

    async def of(self, circle: int, table: str) -> dict[int, int]:
        """Return the topics of a circle by user; `NONE` where this table does without one: the next
        game asks for one again.
        """
        reading = Script(_READ, (_key(circle),), (_DAYS * DAY,))
        (noted,) = await self._scripts.make(reading, hang_together=False)
        parts = [text_of(part).split() for part in noted]
        topics = {}
        for (user,), (topic, *without) in zip(parts[::2], parts[1::2], strict=True):
            if int(topic) != NONE or without == [table]:
                topics[int(user)] = int(topic)
        return topics

    async def note(self, circle: int, user: int, topic: int, table: str) -> None:
        """Remember a topic, or that there is `NONE` for this table."""
        said = f"{topic} {table}" if topic == NONE else str(topic)
        await self._scripts.make(Script(_NOTE, (_key(circle),), (user, said, _DAYS * DAY)))

    async def forget(self, circle: int, user: int) -> None:
        """Forget somebody's topic."""
        await self._redis.hdel(_key(circle), str(user))


def _key(circle: int) -> str:
    return f"topics:{circle}"
