"""Reviewed decisions of a person in a finished game.

t:<table>:moments:<chair>  the costliest decisions, as JSON
"""

import msgspec

from bot.store.client import AnyRedis
from bot.store.tables import table_key
from bot.table.values import DAY, Chair
from games.core.moments import Moment


class Moments:
    """Reads and writes them."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis

    async def of(self, table: str, chair: Chair) -> tuple[Moment, ...] | None:
        """Return the moments found; None where nobody has looked lately."""
        found = await self._redis.get(_key(table, chair))
        return msgspec.json.decode(found, type=tuple[Moment, ...]) if found else None

    async def keep(self, table: str, chair: Chair, moments: tuple[Moment, ...]) -> None:
        """Keep it for a day."""
        await self._redis.set(_key(table, chair), msgspec.json.encode(moments), ex=DAY)


def _key(table: str, chair: Chair) -> str:
    return table_key(table, f"moments:{chair}")
