"""The inbox: updates that are not handled yet, in Redis Streams; written before Telegram is told
that they were received.

Updates that must stay in order - of one table, else of one chat - share a lane; lanes are dealt out
to shards, and a shard has one owner (`shards`). An entry stays until it has been dealt with.

    {inbox:<n>}        stream  entries: lane, what, update, body
    {inbox:<n>}:known  sorted set  updates received in the last hour, by when
    {inbox:<n>}:tries  hash    how often an entry has been begun that was left by a dead worker
    {inbox:<n>}:dead   stream  entries that could not be dealt with

There is no consumer group: the owner's lease does what its lists of the pending would do, and saves
a write - on disk before the answer - for each update.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from msgspec import Struct

from bot.store.client import STORE_AWAY, AnyRedis, where
from bot.store.scripts import DONE, Script, ScriptRunner, are_apart
from bot.store.sharded import SHARDS, count_open, shard_of

_log = logging.getLogger(__name__)
AGREED = "{workers}:shards"
"""Key of the number of shards, beside the heartbeats of `leases`."""
KNOWN_SECONDS = 3600
"""Seconds for which update ids are remembered to recognise repeated deliveries."""
DEAD = 1000
"""The most dead letters to keep, per shard."""
DEAD_SECONDS = 30 * 86_400
"""How long they are kept after the last one: they hold what people wrote."""
_SOON = 0.1
"""Seconds for which deletions are gathered."""
_AWAY = 1.0
"""Seconds between attempts while the store is unavailable."""
_BATCH = 100
_REDELIVERED = 1000
"""Updates received last, of which Telegram may not know yet that they were: it brings a hundred at
most in one go, and waits for the answer."""

_PUT = """
local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - ARGV[1])
local added = 0
for i = 2, #ARGV, 4 do
  if ARGV[i] == '' or redis.call('ZADD', KEYS[2], 'NX', now, ARGV[i]) == 1 then
    redis.call('XADD', KEYS[1], '*', 'update', ARGV[i], 'what', ARGV[i + 1],
               'lane', ARGV[i + 2], 'body', ARGV[i + 3])
    added = added + 1
  end
end
return added
"""
"""KEYS: stream, known. ARGV: seconds, then update, what, lane, body of each. Returns how many are
new: a put that is repeated after a lost answer adds nothing."""

_BURY = """
local found = redis.call('XRANGE', KEYS[1], ARGV[1], ARGV[1])
redis.call('HDEL', KEYS[2], ARGV[1])
if #found == 0 then return 0 end
redis.call('XADD', KEYS[3], 'MAXLEN', '~', ARGV[2], '*', unpack(found[1][2]))
redis.call('EXPIRE', KEYS[3], ARGV[3])
redis.call('XDEL', KEYS[1], ARGV[1])
return 1
"""
"""KEYS: stream, tries, dead. ARGV: entry, dead letters kept, for how many seconds."""

_LEAVE = f"""
if redis.call('GET', KEYS[2]) ~= ARGV[2] then return 0 end
redis.call('XDEL', KEYS[1], ARGV[1])
return {DONE}
"""
"""KEYS: stream, lease. ARGV: entry, who has the lease. Whoever has lost it takes nothing out: what
is not known to be done is done again by the next owner, who may have looked at the table before.
"""

_TELL = """
local number = tonumber(string.match(redis.call('GET', KEYS[1]) or '0', '^%d+'))
if number < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], ARGV[1]) end
return number
"""
"""KEYS: shards. ARGV: how many somebody who is at work knows of. Returns how many it has been."""

_FORGET = f"redis.call('XDEL', KEYS[1], unpack(ARGV)) return {DONE}"
"""KEYS: stream. ARGV: entries."""

UPDATE = "update"
SHOW = "show"
"""An entry that asks the owner of a table's shard to show it."""


class Entry(Struct, frozen=True):
    """An entry of the inbox."""

    lane: str
    what: str
    """`UPDATE` or `SHOW`."""
    body: bytes
    """JSON."""
    update: int | None = None
    id: str = ""
    """Its id in the stream; empty before it is added."""


def received_at(entry: Entry) -> float:
    """Return when an entry was added: seconds since 1970, by the store's clock."""
    return int(entry.id.partition("-")[0]) / 1000


class Inbox:
    """A Redis stream for each shard, with dead letters."""

    def __init__(self, redis: AnyRedis, waiting: AnyRedis, shards: int = SHARDS) -> None:
        """:param waiting: another client, for reads that wait; with a connection for each shard."""
        self.shards = shards
        self._redis = redis
        self._are_apart = are_apart(redis)
        self._waiting = waiting
        self._leaving: dict[int, list[str]] = {}
        """By shard what has been dealt with and is to leave soon."""
        self._letting_go: asyncio.Task[None] | None = None
        self._scripts = ScriptRunner(redis)
        self._put = redis.register_script(_PUT)
        self._bury = redis.register_script(_BURY)
        self._tell = redis.register_script(_TELL)

    def shard_of(self, lane: str) -> int:
        """Return the shard that a lane belongs to."""
        return shard_of(lane, self.shards)

    async def is_outnumbered(self) -> bool:
        """Tell whether there are more shards now than this worker knows of.

        A store that knows of fewer has lost data: it is corrected, so that all workers that start
        agree.
        """
        return int(await self._tell(keys=[AGREED], args=[self.shards])) > self.shards

    async def tables(self) -> int:
        """Return the number of tables in all shards that stand somewhere."""
        return await count_open(self._redis, self.shards)

    async def put(self, entries: Iterable[Entry]) -> int:
        """Add entries; return how many are new. When it returns, they are safely stored."""
        shards: dict[int, list[Entry]] = defaultdict(list)
        for entry in entries:
            shards[self.shard_of(entry.lane)].append(entry)
        return sum(await asyncio.gather(*(self._put_into(*shard) for shard in shards.items())))

    async def read(self, shard: int, after: str, wait: float) -> list[Entry]:
        """Return the entries after an id, waiting for some; nothing on timeout."""
        asked = (*("COUNT", _BATCH), *("BLOCK", int(wait * 1000)), *("STREAMS", _key(shard), after))
        there = await where(self._waiting, _key(shard))
        found: Any = await self._waiting.execute_command("XREAD", *asked, **there)
        return [_entry(*line) for _, lines in found for line in lines]

    async def left(self, shard: int) -> list[Entry]:
        """Return all entries, oldest first."""
        return await self._all(_key(shard))

    async def begin(self, shard: int, entry: str) -> int:
        """Count an attempt at an entry that may have killed a worker; return the count."""
        return int(await self._redis.hincrby(_tries(shard), entry, 1))

    async def outlived(self, shard: int, entry: str) -> None:
        """Forget the attempts at an entry: it does not kill. The store may be away: then not."""
        with suppress(*STORE_AWAY):
            await self._redis.hdel(_tries(shard), entry)

    async def done(self, shard: int, entry: str, *, tried: bool) -> None:
        """Delete an entry that was handled."""
        if tried:
            await self._redis.hdel(_tries(shard), entry)
        await self._redis.xdel(_key(shard), entry)

    def done_soon(self, shard: int, entry: str) -> None:
        """Delete an entry soon, together with others: one disk write for all."""
        self._leaving.setdefault(shard, []).append(entry)
        if self._letting_go is None or self._letting_go.done():
            self._letting_go = asyncio.create_task(self._let_go_soon())

    async def let_go(self) -> None:
        """Delete now what was to be deleted soon."""
        leaving, self._leaving = self._leaving, {}
        scripts = [Script(_FORGET, (_key(shard),), tuple(ids)) for shard, ids in leaving.items()]
        try:
            if scripts:
                await self._scripts.each(*scripts)
        except STORE_AWAY:
            for shard, ids in leaving.items():
                self._leaving.setdefault(shard, []).extend(ids)
            raise

    def leaving(self, shard: int, entry: str, lease: str, owner: str) -> Script | None:
        """Return the script that deletes an entry in the same transaction as a change of a table,
        as long as the shard has this owner; None where shards and tables lie in different slots of
        a cluster.
        """
        if self._are_apart:
            return None
        return Script(_LEAVE, (_key(shard), lease), (entry, owner))

    async def bury(self, shard: int, entry: str) -> None:
        """Move an entry to the dead letters."""
        keys = [_key(shard), _tries(shard), _dead(shard)]
        await self._bury(keys=keys, args=[entry, DEAD, DEAD_SECONDS])

    async def dead(self) -> list[Entry]:
        """Return all dead letters."""
        return [entry for shard in range(self.shards) for entry in await self._all(_dead(shard))]

    async def lengths(self) -> tuple[int, int]:
        """Return the numbers of waiting entries and of dead letters."""
        waiting = [await self._redis.xlen(_key(shard)) for shard in range(self.shards)]
        dead = [await self._redis.xlen(_dead(shard)) for shard in range(self.shards)]
        return sum(waiting), sum(dead)

    async def regroup(self, shard: int) -> None:
        """Move entries of a shard to the shards where they belong now. After a crash some are
        delivered twice, but none is lost.
        """
        moving = [e for e in await self.left(shard) if self.shard_of(e.lane) != shard]
        for entry in moving:
            fields: Any = _fields(entry)
            await self._redis.xadd(_key(self.shard_of(entry.lane)), fields)
        for entry in moving:
            await self.done(shard, entry.id, tried=True)

    async def tell_known(self, former: int) -> None:
        """Tell all shards which updates the `former` shards received last: they may be delivered
        again, and belong to other shards now.
        """
        latest: dict[bytes, float] = {}
        for shard in range(former):
            known: Any = await self._redis.zrevrange(_known(shard), 0, _REDELIVERED - 1, True)
            latest.update(known)
        last = dict(sorted(latest.items(), key=lambda one: one[1])[-_REDELIVERED:])
        for shard in range(self.shards) if last else ():
            await self._redis.zadd(_known(shard), last, nx=True)

    async def _let_go_soon(self) -> None:
        while self._leaving:
            await asyncio.sleep(_SOON)
            try:
                await self.let_go()
            except STORE_AWAY as error:
                _log.warning("what is done stays in the inbox while the store is away: %s", error)
                await asyncio.sleep(_AWAY)

    async def _all(self, key: str) -> list[Entry]:
        found: Any = await self._redis.xrange(key)
        return [_entry(*line) for line in found]

    async def _put_into(self, shard: int, entries: list[Entry]) -> int:
        args: list[str | bytes | int] = [KNOWN_SECONDS]
        for entry in entries:
            args += _fields(entry).values()
        return int(await self._put(keys=[_key(shard), _known(shard)], args=args))


def _fields(entry: Entry) -> dict[str, str | bytes | int]:
    """Return the fields of an entry in the order that the script expects."""
    update = "" if entry.update is None else entry.update
    return {"update": update, "what": entry.what, "lane": entry.lane, "body": entry.body}


def _entry(id: bytes, fields: dict[bytes, bytes]) -> Entry:
    update = fields[b"update"]
    return Entry(
        fields[b"lane"].decode(),
        fields[b"what"].decode(),
        fields[b"body"],
        int(update) if update else None,
        id.decode(),
    )


def _key(shard: int) -> str:
    return f"{{inbox:{shard}}}"


def _known(shard: int) -> str:
    return f"{_key(shard)}:known"


def _tries(shard: int) -> str:
    return f"{_key(shard)}:tries"


def _dead(shard: int) -> str:
    return f"{_key(shard)}:dead"
