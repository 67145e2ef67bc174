"""Short-lived data about a person at a table: reviewed decisions of a finished game, and a
mark that they have had the summary of recent moves.

t:<table>:moments:<chair>  the costliest decisions, as JSON
t:<table>:told:<chair>     marks the summary
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

    async def claim_telling(self, table: str, chair: Chair, pause: int) -> bool:
        """Tell whether somebody is to be told what has happened; if so, not again for a while.

        :param pause: the seconds until they may be told again.
        """
        key = table_key(table, f"told:{chair}")
        return bool(await self._redis.set(key, 1, nx=True, ex=pause))


def _key(table: str, chair: Chair) -> str:
    return table_key(table, f"moments:{chair}")
