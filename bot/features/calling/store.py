"""The people who want to be called in a group when a lobby opens there (/callme).

callme:<chat>     hash: their names, by user
calls:<user>      set: the groups in which somebody wants to be called
"""

from collections.abc import Mapping
from typing import Any

from bot.store.client import AnyRedis, text_of

MOST = 20
"""People who are called in a group: a message with more mentions calls none of the rest."""
_JOIN = """
local is_new = redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0
if is_new and redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1
"""
"""KEYS: callme. ARGV: user, name, how many at most. Returns whether there was room."""


class Callings:
    """Reads and writes it."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis
        self._join = redis.register_script(_JOIN)

    async def join(self, chat: int, user: int, name: str) -> bool:
        """Call somebody in a group from now on; False where as many are called already as can be.

        The person's own set comes first: whatever a crash leaves, `forget_person` finds.
        """
        await self._redis.sadd(_of(user), chat)
        if await self._join(keys=[_key(chat)], args=[user, name, MOST]):
            return True
        await self._redis.srem(_of(user), chat)
        return False

    async def leave(self, chat: int, user: int) -> None:
        """Take somebody off the list of a group."""
        await self._redis.hdel(_key(chat), str(user))
        await self._redis.srem(_of(user), chat)

    async def people(self, chat: int) -> dict[int, str]:
        """Return the names of those who want to be called in a group, by user."""
        found: Any = await self._redis.hgetall(_key(chat))
        return {int(user): text_of(name) for user, name in sorted(found.items())}

    async def groups(self, user: int) -> list[int]:
        """Return the groups in which somebody wants to be called."""
        found: Any = await self._redis.smembers(_of(user))
        return sorted(map(int, found))

    async def told(self, user: int, day: str) -> Mapping[str, object]:
        """Tell somebody where they are called."""
        return {"called_in_groups": await self.groups(user)}

    async def forget_person(self, user: int, day: str) -> None:
        """Call somebody nowhere any more."""
        for chat in await self.groups(user):
            await self.leave(chat, user)

    async def forget_group(self, chat: int) -> None:
        """Call nobody there any more."""
        for user in await self.people(chat):
            await self.leave(chat, user)

    async def move(self, old: int, new: int) -> None:
        """Call a group's people in the one that it has become. It may be done again."""
        for user, name in (await self.people(old)).items():
            await self.join(new, user, name)
            await self.leave(old, user)


def _key(chat: int) -> str:
    return f"callme:{chat}"


def _of(user: int) -> str:
    return f"calls:{user}"
