"""Leases that workers take and renew in Redis (who owns which shard), and the list of live workers.

A lease saves work, it guards nothing: that is the revision's part (`store`). A worker that is
killed on this machine is known to be dead at once, one elsewhere when its leases have run out.

    lease:<what>    the worker that has it; expires
    {workers}       sorted set: worker, until when it counts

Both are of the server's clock. Where that is set back, they would last on for nobody's good: what
lasts longer than it ever was made for is void.
"""

import asyncio
import os
import secrets
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

from msgspec import Struct

from bot.store.client import AnyRedis, text_of
from bot.store.scripts import are_apart

LEASE = 6.0
"""Seconds that a lease lasts; it is renewed every `BEAT`."""
BEAT = 1.0
"""Seconds between renewals."""

_TAKE = """
local holders, left, dead = redis.call('MGET', unpack(KEYS)), tonumber(ARGV[3]), {}
for i = 4, #ARGV do dead[ARGV[i]] = true end
for i, holder in ipairs(holders) do
  local is_void = redis.call('PTTL', KEYS[i]) > tonumber(ARGV[2])
  if holder ~= ARGV[1] and left > 0 and (not holder or dead[holder] or is_void) then
    holder, left = ARGV[1], left - 1
  end
  if holder == ARGV[1] then redis.call('SET', KEYS[i], holder, 'PX', ARGV[2]) end
  holders[i] = holder or ''
end
return holders
"""
"""KEYS: leases. ARGV: who asks, milliseconds, how many of others to take at most, holders
known to be dead. Returns who has each.
"""

_RENEW = """
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0
"""
"""KEYS: lease. ARGV: who has it, milliseconds. Returns 1 if that is so."""

_GIVE = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end"
"""KEYS: lease. ARGV: who gives it back."""

_ANSWER = """
local now = redis.call('TIME')[1] * 1000
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '(' .. now + ARGV[2], '+inf')
return redis.call('ZRANGE', KEYS[1], 0, -1)
"""
"""KEYS: workers. ARGV: who answers, milliseconds. Returns all; who counts for longer than anybody
answers has answered before the server's clock was set back.
"""


_AT_WORK = "return redis.call('ZRANGEBYSCORE', KEYS[1], redis.call('TIME')[1] * 1000, '+inf')"
"""KEYS: workers. Returns all who still count."""


class Worker(Struct, frozen=True):
    """One run of one process: how workers are told apart."""

    home: str
    """The machine or container since it was started; empty when unknown."""
    pid: int
    run: str

    def __str__(self) -> str:
        return f"{self.home}/{self.pid}/{self.run}"


def this_worker() -> Worker:
    """Return this process under a name that was never used before."""
    return Worker(_home(), os.getpid(), secrets.token_hex(4))


WORKERS = "{workers}"
"""The list of workers: in a cluster, beside the number of shards."""


class Leases:
    """The leases of one worker."""

    def __init__(self, redis: AnyRedis, me: Worker | None = None, workers: str = WORKERS) -> None:
        """:param workers: the key of the list; bots without a prefix had another."""
        self._list = workers
        self.me = me or this_worker()
        self._redis = redis
        self._until: dict[str, float] = {}
        """By what is leased to us: when that runs out, by this machine's monotonic clock."""
        self._are_apart = are_apart(redis)
        self._take = redis.register_script(_TAKE)
        self._renew = redis.register_script(_RENEW)
        self._give = redis.register_script(_GIVE)
        self._answer = redis.register_script(_ANSWER)

    def holds(self, what: str) -> bool:
        """Tell whether a lease is ours and cannot have run out: one that was not renewed in time,
        such as while the store was away, may be another worker's by now.
        """
        return monotonic() < self._until.get(what, 0)

    async def take(self, what: str) -> bool:
        """Acquire or renew a lease; False when another worker has it."""
        return what in await self.take_all((what,))

    async def take_all(self, whats: Sequence[str]) -> frozenset[str]:
        """Acquire or renew leases; return those that are ours now."""
        if not self._are_apart:
            return await self._taken(whats, len(whats))
        taken = await asyncio.gather(*(self._taken((what,), 1) for what in whats))
        return frozenset[str]().union(*taken)

    async def take_some(self, whats: Sequence[str], most: int) -> frozenset[str]:
        """Acquire at most `most` of these leases; return those that are ours now."""
        if not self._are_apart:
            return await self._taken(whats, most)
        ours = frozenset[str]()
        for what in whats:
            if len(ours) < most:
                ours |= await self._taken((what,), 1)
        return ours

    async def renew(self, what: str) -> None:
        """Renew a lease that is ours; it is not acquired anew."""
        until = monotonic() + LEASE
        if await self._renew(keys=[lease_key(what)], args=[str(self.me), int(LEASE * 1000)]):
            self._until[what] = until
        else:
            self._until.pop(what, None)

    async def give(self, what: str) -> None:
        """Release a lease that is ours."""
        self._until.pop(what, None)
        await self._give(keys=[lease_key(what)], args=[str(self.me)])

    async def workers(self) -> list[str]:
        """Send a heartbeat; return all workers with a recent one, but for known dead ones."""
        found = await self._answer(keys=[self._list], args=[str(self.me), int(LEASE * 1000)])
        return [name for name in map(bytes.decode, found) if not self._is_dead(name)]

    async def untended(self, whats: Sequence[str], workers: Collection[str]) -> list[str]:
        """Return the leases that none of these workers has."""
        if not whats:
            return []
        keys, holders = list(map(lease_key, whats)), list[Any]()
        if self._are_apart:
            holders += await asyncio.gather(*map(self._redis.get, keys))
        else:
            holders += await self._redis.mget(keys)
        there = zip(whats, holders, strict=True)
        return [what for what, holder in there if not holder or text_of(holder) not in workers]

    async def dead(self) -> list[str]:
        """Return listed workers whose process on this machine has ended."""
        found: Any = await self._redis.zrange(self._list, 0, -1)
        return [name for name in map(text_of, found) if self._is_dead(name)]

    async def at_work(self) -> list[str]:
        """Return all workers with a recent heartbeat, but for known dead ones."""
        found: Any = await self._redis.register_script(_AT_WORK)(keys=[self._list])
        return [name for name in map(text_of, found) if not self._is_dead(name)]

    async def leave(self) -> None:
        """Take this worker off the list of heartbeats."""
        await self._redis.zrem(self._list, str(self.me))

    async def _taken(self, whats: Sequence[str], most: int) -> frozenset[str]:
        """Acquire leases, also those of holders that turn out to be dead."""
        holders = await self._try(whats, most, ())
        ours = {what for what, holder in holders.items() if holder == str(self.me)}
        dead = {holder for holder in holders.values() if holder and self._is_dead(holder)}
        left = [what for what, holder in holders.items() if holder in dead]
        if left and len(ours) < most:
            holders = await self._try(left, most - len(ours), tuple(dead))
            ours |= {what for what, holder in holders.items() if holder == str(self.me)}
        return frozenset(ours)

    async def _try(self, whats: Sequence[str], most: int, dead: Sequence[str]) -> dict[str, str]:
        """Return the holder of each lease; empty for nobody."""
        if not whats or not most:
            return {}
        args: list[str | int] = [str(self.me), int(LEASE * 1000), most, *dead]
        until = monotonic() + LEASE
        found = await self._take(keys=list(map(lease_key, whats)), args=args)
        holders = dict(zip(whats, map(text_of, found), strict=True))
        for what, holder in holders.items():
            self._until.pop(what, None)
            if holder == str(self.me):
                self._until[what] = until
        return holders

    def _is_dead(self, name: str) -> bool:
        """Tell whether a worker on this machine has ended; False for those of other machines."""
        home, pid, _ = name.rsplit("/", 2)
        if not home or home != self.me.home or name == str(self.me):
            return False
        return int(pid) == self.me.pid or not _lives(int(pid))


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # somebody else's process
        return True
    status = Path(f"/proc/{pid}/status")
    with suppress(OSError):  # a corpse that its parent has not looked at yet
        return "\nState:\tZ" not in status.read_text("utf-8")
    return True


def _home() -> str:
    """Return a name for the boot and process namespace: process ids are unique only within both."""
    with suppress(OSError):
        boot = Path("/proc/sys/kernel/random/boot_id").read_text("ascii").strip()
        return f"{boot}.{os.stat('/proc/self/ns/pid').st_ino}"
    return ""


def lease_key(what: str) -> str:
    """Return the key of a lease; its value is the holder's name."""
    return f"lease:{what}"
