"""Tables in Redis: the log, a snapshot of the state as its cache, and a revision for optimistic
locking; and how each of them is encoded.

    t:<id>          hash   revision, commit, table, snapshot; touches, synced of
                           `reconciler.synced`
    t:<id>:log      list   the moves, oldest first
    t:<id>:seen     list   marks of the updates that changed it last
    t:<id>:shown    hash   what the reconciler has put where, see `reconciler.shown`
    t:<id>:shut     hash   where it cannot, see `reconciler.unreachable`

Only commands of Redis 6.2 are used.
"""

import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
from cachetools import LRUCache
from msgspec.structs import replace

from bot.features.again.table import LIFE as REMATCH_LIFE
from bot.features.tonight.table import LIFE
from bot.metrics import fault
from bot.store.client import AnyRedis, Script, ScriptRunner, executed
from bot.store.outages import Outages
from bot.table.before_ledgers import Before, with_ledger
from bot.table.hours import LOBBY_LIFE
from bot.table.values import Games, Live, Phase, Table, is_gathering, revive, with_changes
from bot.table.waits import resumed
from games.core.contract import AnyGame, Transition
from games.core.log import Move

_log = logging.getLogger(__name__)
SEEN = 64
"""Changes of a table by which its updates are known. Between two deliveries of an update come those
of other lanes only: few."""
FEW = 8
"""Tables that are read at once by those who read thousands: some milliseconds."""
TOUCH = """
if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HINCRBY', KEYS[1], 'touches', 1) end
"""
"""KEYS: table, as the first. Part of each script by which it may be due to be shown otherwise."""
UNCLAIMED = 2 * max(LOBBY_LIFE, LIFE, REMATCH_LIFE)
"""Seconds that a new table is kept if nobody ever changes it: a crash has kept it from its place.
(A lobby or a vote in which nothing happens is closed before, and that is a change.)"""
_SEEN_BEFORE = 2
"""The script's answer when this change was made before."""
_PARTS = ("", "log", "seen", "shown", "shut")

_COMMIT = """
local known = redis.call('HMGET', KEYS[1], 'revision', 'commit')
if (known[1] or '0') ~= ARGV[1] then
  -- an answer that was lost: the same commit has been made already
  if known[2] == ARGV[2] then return 1 end
end
if ARGV[6] ~= '' and redis.call('LPOS', KEYS[3], ARGV[6]) then return 2 end
if (known[1] or '0') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'revision', ARGV[1] + 1, 'commit', ARGV[2],
           'table', ARGV[3], 'snapshot', ARGV[4])
if ARGV[5] == '0' then redis.call('DEL', KEYS[2])
else redis.call('LTRIM', KEYS[2], 0, ARGV[5] - 1) end
for i = 9, #ARGV do redis.call('RPUSH', KEYS[2], ARGV[i]) end
if ARGV[6] ~= '' then
  redis.call('LPUSH', KEYS[3], ARGV[6])
  redis.call('LTRIM', KEYS[3], 0, ARGV[7] - 1)
end
if ARGV[1] == '0' then
  if ARGV[8] ~= '0' then
    for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, ARGV[8]) end
  end
elseif ARGV[1] == '1' then for _, key in ipairs(KEYS) do redis.call('PERSIST', key) end end
return 1
"""
"""KEYS: table, log, seen. ARGV: revision expected, commit id, table, snapshot, moves kept, the
update's mark or nothing, marks kept, seconds that a new table is kept if it is not changed, or 0,
new moves.
"""


_STANDS = "return redis.call('HGET', KEYS[1], 'commit')"
"""KEYS: table."""


class StoreConflict(Exception):
    """Somebody else has saved the table meanwhile: load it and try again."""


class Unreadable(Exception):
    """A table is stored but cannot be parsed: a bug of ours, or of the code that has written it."""


class AlreadyMade(Exception):
    """A change with this mark has been made before."""


class Tables:
    """Reads and writes tables."""

    def __init__(
        self, redis: AnyRedis, games: Games, keeps: int = 0, outages: Outages | None = None
    ) -> None:
        """:param keeps: how many tables to keep in memory, to be read again only once changed.
        :param outages: time that does not count for any table.
        """
        self._redis = redis
        self._games = games
        self._kept: LRUCache[str, tuple[bytes, Live]] = LRUCache(keeps)
        """Of each table the commit that made it so: whether that is the last one, the store must be
        asked. Decoding a state takes longer than all else that a press needs."""
        self._outages = outages or Outages()
        self._scripts = ScriptRunner(redis)

    async def load(self, id: str, commit: bytes | None = None) -> Live | None:
        """Return a table as it was saved last; None when there is none.

        :param commit: the table's present commit, if it has just been read.
        :raises Unreadable: when the stored table cannot be read.
        """
        if kept := self._kept.get(id):
            if (commit or await self._redis.hget(table_key(id), "commit")) == kept[0]:
                return self._live_after_outages(kept[1])
            self._kept.pop(id, None)
        return await self._load_live(id)

    def _keep(self, id: str, commit: bytes, live: Live) -> None:
        with suppress(ValueError):  # there is room for none
            self._kept[id] = commit, live

    async def _load_live(self, id: str) -> Live | None:
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.hmget(table_key(id), "revision", "commit", "table", "snapshot")
            pipe.lrange(table_key(id, "log"), 0, -1)
            (revision, commit, blob, snapshot), moves = await executed(pipe)
        if blob is None:
            return None
        try:
            live = replace(decoded(self._games, blob, snapshot, moves), revision=int(revision))
        except Exception as error:  # no game of that name, a move that is not legal, no JSON
            raise Unreadable(id) from error
        self._keep(id, commit, live)
        return self._live_after_outages(live)

    def _live_after_outages(self, live: Live) -> Live:
        outages = self._outages.all
        return resumed(self._games, live, outages) if outages else live

    async def without_states(self, ids: Sequence[str]) -> AsyncIterator[Table]:
        """Yield several tables with their logs, a few at a time, for those who read thousands: no
        game is played again, and none is kept in memory. Those that are no more, or cannot be read,
        are left out.
        """
        for start in range(0, len(ids), FEW):
            few = ids[start : start + FEW]
            async with self._redis.pipeline(transaction=False) as pipe:
                for id in few:
                    pipe.hget(table_key(id), "table")
                    pipe.lrange(table_key(id, "log"), 0, -1)
                found = await executed(pipe)
            for id, blob, moves in zip(few, found[::2], found[1::2], strict=True):
                if blob and (table := _readable(id, blob, moves)):
                    yield table

    async def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        """Return of several tables, in one trip, which revision is stored; 0 of those that are no
        more.
        """
        async with self._redis.pipeline(transaction=False) as pipe:
            for id in ids:
                pipe.hget(table_key(id), "revision")
            found = await executed(pipe)
        return {id: int(number or 0) for id, number in zip(ids, found, strict=True)}

    async def save(self, live: Live, before: Live | None, mark: str = "") -> Live:
        """Write a table in one atomic step.

        :param before: the table before the change; None for a new table.
        :param mark: the mark of this change, if it may be requested again.
        :raises StoreConflict: when the store does not hold `before` any more.
        :raises AlreadyMade: when a change with this mark has been made before.
        """
        return (await self.save_with(live, before, mark))[0]

    async def save_with(
        self, live: Live, before: Live | None, mark: str, scripts: Sequence[Script] = ()
    ) -> tuple[Live, list[Any]]:
        """Write a table as `save` does, with steps that follow from it; return what these answer,
        up to the first that is not `DONE`.
        """
        id, commit = live.table.id, secrets.token_hex(8)
        if before is None and not live.table.secret:
            live = with_changes(live, secret=secrets.token_hex(16))
        revision = before.revision if before else 0
        done, *then = await self._scripts.make(_commit_script(live, before, commit, mark), *scripts)
        if not done:
            raise StoreConflict(id)
        if done == _SEEN_BEFORE:
            raise AlreadyMade(id)
        saved = replace(live, revision=revision + 1)
        self._keep(id, commit.encode(), saved)
        return saved, then

    async def has_made(self, id: str, mark: str) -> bool:
        """Tell whether a change of a table with this mark has been made."""
        return await self._redis.lpos(table_key(id, "seen"), mark) is not None

    async def drop(self, id: str) -> None:
        """Forget a table that never stood anywhere."""
        self._kept.pop(id, None)
        await self._redis.delete(*(table_key(id, part) for part in _PARTS))

    async def expires(self, id: str) -> bool:
        """Tell whether it is settled how long a table is kept."""
        return bool(await self._redis.ttl(table_key(id)) >= 0)

    async def expire(self, id: str, seconds: int) -> None:
        """Keep a table for so many more seconds."""
        for part in _PARTS:
            await self._redis.expire(table_key(id, part), seconds)


def _readable(id: str, blob: bytes, moves: Sequence[bytes]) -> Table | None:
    try:
        return _table(blob, moves)
    except ValueError:
        fault(_log, "table %s cannot be read", id)
        return None


def standing(id: str) -> Script:
    """Return the script that reads the commit of a table; empty when there is none."""
    return Script(_STANDS, (table_key(id),))


def _commit_script(live: Live, before: Live | None, commit: str, mark: str) -> Script:
    id, revision = live.table.id, before.revision if before else 0
    kept, moves = new_moves(live, before)
    keys = (table_key(id), table_key(id, "log"), table_key(id, "seen"))
    parts = (encoded(live.table), snapshot_of(live))
    life = UNCLAIMED if is_gathering(live.table) else 0  # a challenge is dealt at once
    return Script(_COMMIT, keys, (revision, commit, *parts, kept, mark, SEEN, life, *moves))


def table_key(id: str, part: str = "") -> str:
    """Return the key of one part of a table."""
    return f"t:{id}:{part}" if part else f"t:{id}"


def decoded(games: Games, blob: bytes, snapshot: bytes | None, moves: Sequence[bytes]) -> Live:
    """Return a table with its state: from the snapshot, or by playing the log again."""
    table = _table(blob, moves)
    if table.game is None or table.log is None:
        return Live(table)
    live = _with_state(games, table, snapshot)
    if table.ledger.at or table.phase is not Phase.RUNNING:
        return live
    return with_ledger(games, live, msgspec.json.decode(blob, type=Before))


def _with_state(games: Games, table: Table, snapshot: bytes | None) -> Live:
    """Return a table with the state of a snapshot, or that its log leads to."""
    assert table.game is not None
    assert table.log is not None
    game = games[table.game]
    if snapshot and table.log.rules_version == game.rules_version:
        try:
            kept = msgspec.msgpack.decode(snapshot, type=_snapshot_type(*_types(game)))
            return Live(table, Transition(kept.state, kept.events))
        except ValueError:  # what it says may tell a hand
            _log.warning("the snapshot of table %s cannot be read: its log is played", table.id)
    return revive(games, table)


def _table(blob: bytes, moves: Sequence[bytes]) -> Table:
    table = msgspec.json.decode(blob, type=Table)
    if table.ballot and table.game is None and table.phase is Phase.LOBBY:
        table = replace(table, phase=Phase.VOTING)  # as it was stored until release 0.1.0
    return _with_moves(table, moves)


def encoded(table: Table) -> bytes:
    """Return a table without the moves of its log."""
    bare = replace(table, log=replace(table.log, moves=())) if table.log else table
    return msgspec.json.encode(bare)


def snapshot_of(live: Live) -> bytes:
    """Return the state and the last events; nothing in the lobby."""
    return msgspec.msgpack.encode(live.play) if live.play else b""


def new_moves(live: Live, before: Live | None) -> tuple[int, list[bytes]]:
    """Return how many moves of the log of before stay, and those that follow."""
    moves, stored = _moves(live), _moves(before) if before else ()
    pairs = zip(moves, stored, strict=False)
    least = min(len(moves), len(stored))
    kept = next((i for i, (a, b) in enumerate(pairs) if a != b), least)
    return kept, [msgspec.json.encode(move) for move in moves[kept:]]


def _types(game: AnyGame) -> tuple[Any, ...]:
    """Return the types that stand for a game as a cache key: a game may not be hashable."""
    return (game.state_type, *game.event_types)


@cache
def _snapshot_type(state: Any, first: Any, *others: Any) -> Any:
    """Return the type of a game's `Transition`, with its open types filled in."""
    events: Any = first
    for kind in others:
        events |= kind
    fields = [("state", state), ("events", tuple[events, ...])]
    return msgspec.defstruct("Snapshot", fields)


def _with_moves(table: Table, moves: Sequence[bytes]) -> Table:
    if table.log is None:
        return table
    decoded = tuple(msgspec.json.decode(move, type=Move) for move in moves)
    return replace(table, log=replace(table.log, moves=decoded))


def _moves(live: Live) -> tuple[Move, ...]:
    return live.table.log.moves if live.table.log else ()
