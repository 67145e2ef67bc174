"""Stores the table to which a Telegram poll belongs: an answer to a poll names only the poll.

poll:<poll>            the table
poll-ends:<second>     hash    table -> how many polls it has sent that close then and whose numbers
                               have not reached us: such a poll is recognised by its `close_date`
votes:<poll>           hash    voter -> vote: those that come before it is known whose poll it is

https://core.telegram.org/bots/api#pollanswer, https://core.telegram.org/bots/api#poll
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from bot.store.client import AnyRedis, text_of
from bot.table.values import DAY, User

POLL_DAYS = 2
"""How long it is known: a vote is closed long before."""
_HELD = 100
"""The most voters to hold for one poll; further votes would not be counted."""


class Held(Struct, frozen=True):
    """A vote that waits until its table is known."""

    voter: User
    options: tuple[int, ...]


class Polls:
    """Reads and writes them."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis

    async def expect(self, ends: int, table: str) -> None:
        """Note that a table is about to send a poll.

        :param ends: the moment at which the poll closes, in seconds since 1970.
        """
        await self._redis.hincrby(_ends(ends), table, 1)
        await self._redis.expire(_ends(ends), POLL_DAYS * DAY)

    async def note(self, poll: str, table: str, ends: int) -> None:
        """Note that a poll is a table's."""
        if await self._redis.set(_key(poll), table, ex=POLL_DAYS * DAY, nx=True):
            await self._redis.hincrby(_ends(ends), table, -1)

    async def table_of(self, poll: str) -> str | None:
        """Return the table that a poll belongs to; None when it is none of ours, or too old."""
        table = await self._redis.get(_key(poll))
        return text_of(table) if table else None

    async def recognised(self, ends: int) -> str | None:
        """Return the only table that misses the number of a poll which closes then; None when there
        is none, or another, too.
        """
        missed = await self._redis.hgetall(_ends(ends))
        tables = [text_of(table) for table, polls in missed.items() if int(polls) > 0]
        return tables[0] if len(tables) == 1 else None

    async def hold(self, poll: str, vote: Held) -> None:
        """Keep a vote, the last one of its voter, until its table is known."""
        key = _votes(poll)
        if await self._redis.hlen(key) < _HELD or await self._redis.hexists(key, _of(vote)):
            await self._redis.hset(key, _of(vote), msgspec.json.encode(vote))
            await self._redis.expire(key, POLL_DAYS * DAY)

    async def held(self, poll: str) -> list[Held]:
        """Return the votes that are kept for a poll."""
        votes = await self._redis.hvals(_votes(poll))
        return [msgspec.json.decode(vote, type=Held) for vote in votes]

    async def release(self, poll: str, votes: Sequence[Held]) -> None:
        """Keep votes no longer: they have come to their table."""
        await self._redis.hdel(_votes(poll), *map(_of, votes))


def _of(vote: Held) -> str:
    return str(vote.voter.id)


def _key(poll: str) -> str:
    return f"poll:{poll}"


def _ends(second: int) -> str:
    return f"poll-ends:{second}"


def _votes(poll: str) -> str:
    return f"votes:{poll}"
