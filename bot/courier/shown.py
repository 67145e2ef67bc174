"""What the courier has put where, so that a new process goes on from there.

{t:<table>}:shown      hash: a `Shown` by the key of its surface
"""

import msgspec
from msgspec import Struct

from bot.store.client import AnyRedis, text_of
from bot.store.tables import table_key
from bot.table.values import Place


class Farewell(Struct, frozen=True):
    """A message that is not the live one any more, and what it shall say then."""

    message: int
    text: str
    has_picture: bool


class Shown(Struct, frozen=True):
    """What the courier has put into a chat for one surface."""

    place: Place
    post: str
    message: int
    digest: str
    picture: str | None
    """Digest of the picture, None for a message of text."""
    has_buttons: bool
    farewell: str
    stale: tuple[Farewell, ...] = ()
    """Messages above it in the same chat that still carry buttons."""
    told: int = 0
    """How many moves the chat knew of before what this message tells."""
    moves: int = 0
    """How many moves it knows of now."""


class Records:
    """Reads and writes what is shown."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis

    async def of(self, id: str) -> dict[str, Shown]:
        """Return what is shown for a table, by the key of the surface."""
        found = await self._redis.hgetall(table_key(id, "shown"))
        return {text_of(k): msgspec.json.decode(v, type=Shown) for k, v in found.items()}

    async def remember(self, id: str, key: str, shown: Shown | None) -> None:
        """Write down what is shown for one surface; None forgets it."""
        if shown is None:
            await self._redis.hdel(table_key(id, "shown"), key)
        else:
            await self._redis.hset(table_key(id, "shown"), key, msgspec.json.encode(shown))
