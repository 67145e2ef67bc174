"""The number of shards: the same for all workers at work, raised from one start to the next.

The number is kept in the store, and it only grows: when a worker that is set to more of them starts
while no other is at work. What waits under the former number, and what is kept of tables by shard,
is given to the shards that it belongs to by now, before anybody works under the new one
(docs/adr/0051, 0056). Where the store comes back and knows of fewer than those who are at work,
they tell it; who has come to work in between is to be started anew.

    {workers}:shards    string: the number; "64<16" while it is being raised from 16 to 64; none: 16
"""

import asyncio
import logging
from time import monotonic

from bot.ingest.inbox import AGREED, Inbox
from bot.ingest.leases import BEAT, LEASE, WORKERS, Leases
from bot.store.client import AnyRedis, text_of
from bot.store.sharded import SHARDS, regroup

_PAUSE = 0.1
"""Seconds between looks, while another raises the number or may still be at work."""
_PATIENCE = LEASE + BEAT
"""Seconds to wait for those of other machines, who may have been killed: then they have expired."""
_log = logging.getLogger(__name__)

_JOIN = f"""
local now = redis.call('TIME')[1] * 1000
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '(' .. now + ARGV[2], '+inf')
redis.call('ZREM', KEYS[1], unpack(ARGV, 3))
local others = redis.call('ZCARD', KEYS[1])
local kept = redis.call('GET', KEYS[2]) or '{SHARDS}'
local number, former = string.match(kept, '^(%d+)<?(%d*)$')
local is_more = tonumber(ARGV[1]) > tonumber(number)
if former ~= '' or is_more then
  if others > 0 then return '' end
  kept = (is_more and ARGV[1] or number) .. '<' .. (former ~= '' and former or number)
  redis.call('SET', KEYS[2], kept)
end
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[3])
return kept
"""
"""KEYS: workers, shards. ARGV: the number asked for, milliseconds, who asks, workers known to be
dead. Returns what is kept by now, and who asks is at work; or nothing, and is to ask again."""

_RAISED = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('SET', KEYS[1], ARGV[2]) end"
"""KEYS: shards. ARGV: what is kept while it is being raised, the number."""


async def agreed(redis: AnyRedis, leases: Leases, wanted: int) -> int:
    """Join the workers; return the number of shards: `wanted`, or what the others already use."""
    kept = await _join(redis, leases, wanted)
    number, _, former = kept.partition("<")
    if former:
        await _raise(redis, leases, int(number), int(former))
        await redis.register_script(_RAISED)(keys=[AGREED], args=[kept, number])
    await regroup(redis, int(number))  # in a store from before tables had shards
    if int(number) != wanted:
        _log.warning(
            "%s shards are in use, not %d: more come when no worker is at work, fewer never",
            *(number, wanted),
        )
    return int(number)


async def _join(redis: AnyRedis, leases: Leases, wanted: int) -> str:
    join, end = redis.register_script(_JOIN), monotonic() + _PATIENCE
    while True:
        asked = wanted if monotonic() < end else 0
        who = (str(leases.me), *await leases.dead())
        if kept := await join(keys=[WORKERS, AGREED], args=[asked, int(LEASE * 1000), *who]):
            return text_of(kept)
        await asyncio.sleep(_PAUSE)


async def _raise(redis: AnyRedis, leases: Leases, number: int, former: int) -> None:
    inbox = Inbox(redis, redis, number)
    for shard in range(number):  # a raise to fewer, to which nobody came, may have been begun
        await leases.workers()  # still here
        await inbox.regroup(shard)
        await regroup(redis, number, shard)
    await inbox.tell_known(former)
    _log.info("there are %d shards now, no longer %d", number, former)
