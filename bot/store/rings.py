"""Recent invitations and news, so that they are not repeated (docs/adr/0022).

rang:<where>:<who>:<kind>  marks that a chat has had such news of a person, or that somebody on a
                           chair of a table has been told them, for a while
asked:<guest>:<host>       the table to which a host has invited somebody, for an hour; or -, where
                           they have said no, for a day
"""

from bot.store.client import AnyRedis, text_of
from bot.table.values import DAY, HOUR

_NO = "-"


class Rings:
    """Reads and writes it."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis

    async def claim(self, where: int | str, who: int, kind: str, seconds: int = HOUR) -> bool:
        """Claim the right to tell such news now; False where somebody has had it lately.

        :param where: a chat, or a table.
        :param who: the user who would ring there, or the chair that is told; 0 for all.
        """
        key = f"rang:{where}:{who}:{kind}"
        return bool(await self._redis.set(key, 1, nx=True, ex=seconds))

    async def invitation(self, guest: int, host: int) -> str | None:
        """Return the table to which somebody was invited lately; empty where they have said no."""
        found = await self._redis.get(_invitation_key(guest, host))
        return text_of(found).removeprefix(_NO) if found else None

    async def invited(self, guest: int, host: int, table: str) -> None:
        """Note an invitation."""
        await self._redis.set(_invitation_key(guest, host), table, ex=HOUR)

    async def declined(self, guest: int, host: int) -> None:
        """Note that somebody does not want to be invited by a host today."""
        await self._redis.set(_invitation_key(guest, host), _NO, ex=DAY)


def _invitation_key(guest: int, host: int) -> str:
    return f"asked:{guest}:{host}"
