"""How fast we may speak: budgets of messages and edits in Redis, so that all workers share them.

Telegram allows a bot about one message a second in a chat, with short bursts, 20 a minute in a
group and 30 a second in all (https://core.telegram.org/bots/faq#my-bot-is-hitting-limits). Edits
count like messages (tdlib/td#2592), all topics of a group share its budget. Answers to presses are
free.

    b:{<chat>}        sorted set  the latest sendings: id -> when
    b:{<chat>}:until  string      not before then: what Telegram said with a 429
    b:{all}           sorted set  the same for all chats together

Times are those of the server: the clocks of workers differ. A sending counts from when it was
answered: Telegram has counted it before that, so a window of ours never ends earlier than its own.

Only commands of Redis 6.2 are used.
"""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import Enum
from math import ceil

from msgspec import Struct
from redis.asyncio import Redis, RedisCluster

_NOW = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000 + ARGV[1]
"""
"""ARGV: seconds to add to the server's clock."""

_TAKE = (
    _NOW
    + """
local wait = (tonumber(redis.call('GET', KEYS[2])) or 0) - now
for i = 4, #ARGV, 2 do
  -- one more fits when this one has left the window
  local last = redis.call('ZREVRANGE', KEYS[1], ARGV[i] - 1, ARGV[i] - 1, 'WITHSCORES')
  if last[2] then wait = math.max(wait, last[2] + ARGV[i + 1] - now) end
end
if wait > 0 then return string.format('%.6f', wait) end
if ARGV[2] ~= '' then
  redis.call('ZADD', KEYS[1], string.format('%.6f', now), ARGV[2])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[3])
  redis.call('EXPIRE', KEYS[1], ARGV[3] + 1)
end
return '0'
"""
)
"""KEYS: sendings, until. ARGV: `_NOW`, id of the sending (empty: only ask), the longest period,
then most and period of each limit. Returns the seconds to wait; 0: it is counted."""

_SENT = _NOW + "redis.call('ZADD', KEYS[1], 'XX', string.format('%.6f', now), ARGV[2])"
"""KEYS: sendings. ARGV: `_NOW`, id of the sending. It counts from now."""

_CLOSE = (
    _NOW
    + """
redis.call('SET', KEYS[1], string.format('%.6f', now + ARGV[2]), 'PX', ARGV[3])
"""
)
"""KEYS: until. ARGV: `_NOW`, seconds, milliseconds after which it is forgotten."""


class Rate(Struct, frozen=True):
    """So many in so many seconds."""

    most: int
    seconds: int


class Rates(Struct, frozen=True):
    """How fast we may speak; None: as fast as we like."""

    chat: Rate | None = Rate(5, 5)
    """One a second, in bursts of five at most."""
    group: Rate | None = Rate(20, 60)
    all: Rate | None = Rate(30, 1)


class Rank(Enum):
    """What goes first when a budget is short: each rank leaves some of it to those above."""

    TURN = 1.0
    """A new turn, and everything that is told to one person alone."""
    EDIT = 0.9
    """Previews, and other changes of what stands there."""
    REPLY = 0.5
    """Answers to commands: whoever asks without end leaves half of it to those who play."""
    RETIRE = 0.4
    """Old boards: their buttons answer "outdated" all the same."""


class Short(Exception):
    """The budget is used up for now."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """After which to ask again."""
        super().__init__(f"{seconds:.3f} s")


class Budget:
    """The budgets of all chats."""

    def __init__(
        self, redis: Redis | RedisCluster, rates: Rates, ahead: Callable[[], float] = lambda: 0.0
    ) -> None:
        """:param ahead: seconds to add to the server's clock: so tests let time pass."""
        self._redis = redis
        self._rates = rates
        self._ahead = ahead
        self._take = redis.register_script(_TAKE)
        self._sent = redis.register_script(_SENT)
        self._close = redis.register_script(_CLOSE)

    async def check(self, chat: int, rank: Rank) -> None:
        """Look whether something could be sent now, and count nothing.

        :raises Short: when it is too early.
        """
        await self._ask(str(chat), self._limits(chat), rank, "")
        await self._ask("all", (self._rates.all,), rank, "")

    @asynccontextmanager
    async def sending(self, chat: int, rank: Rank) -> AsyncIterator[None]:
        """Count one message or edit, which is sent inside.

        :raises Short: when it is too early; nothing is counted then.
        """
        id = secrets.token_hex(6)
        await self._ask(str(chat), self._limits(chat), rank, id)
        try:
            await self._ask("all", (self._rates.all,), rank, id)
        except Short:
            await self._redis.zrem(_key(str(chat)), id)
            raise
        try:
            yield
        finally:  # one key after the other: they lie in different slots of a cluster
            for scope, limits in ((str(chat), self._limits(chat)), ("all", (self._rates.all,))):
                if any(limits):
                    await self._sent(keys=[_key(scope)], args=[self._ahead(), id])

    async def hush(self, chat: int, seconds: float) -> None:
        """Obey a 429: nothing more into this chat before then."""
        kept = ceil(seconds * 1000) + 1000
        await self._close(keys=[_until(str(chat))], args=[self._ahead(), seconds, kept])

    def _limits(self, chat: int) -> tuple[Rate | None, ...]:
        """Groups have negative ids."""
        return (self._rates.chat, self._rates.group) if chat < 0 else (self._rates.chat,)

    async def _ask(self, scope: str, limits: tuple[Rate | None, ...], rank: Rank, id: str) -> None:
        rates = [rate for rate in limits if rate]
        if not rates and scope == "all":  # it is never told to wait, only chats are
            return
        longest = max((rate.seconds for rate in rates), default=1)
        shares = [(ceil(rate.most * rank.value), rate.seconds) for rate in rates]
        wait = await self._take(
            keys=[_key(scope), _until(scope)],
            args=[self._ahead(), id, longest, *(n for share in shares for n in share)],
        )
        if float(wait) > 0:
            raise Short(float(wait))


def _key(scope: str) -> str:
    return f"b:{{{scope}}}"


def _until(scope: str) -> str:
    return f"{_key(scope)}:until"
