"""Index of deadlines (which table is to be looked at when) and of people (who sits at which
tables).

    due           sorted set: tables that are open, by the second in which to look at them
    due:clock     string: what time it was at the latest look
    sat:<user>    sorted set: tables that know a user; where they sit, at infinity; where they are
                  known besides, far ahead; tables that are over by the second of their end. Of
                  somebody to whom a seat is offered by their username: sat:@<username>

Both are hints that follow from the tables, and are written with them in one step. A table at which
nothing is due costs nothing.
"""

from collections.abc import Collection
from math import inf
from typing import Any

from redis.asyncio import Redis

from bot.store.client import DONE, Script, ScriptRunner, text_of
from bot.store.tables import table_key
from bot.table.parts import Friend
from bot.table.seating import present
from bot.table.values import DAY, NOBODY, Table, is_open

AT_ONCE = 64
"""Tables that are looked at side by side."""
AGAIN = 60
"""Seconds after which a table is looked at again, if whoever looks at it now dies."""

_SKEW = 10
"""Seconds by which a clock may go back, or be behind that of the worker before."""
_LONG_AGO = 0
"""A second that has been."""
_DUE, _CLOCK = "due", "due:clock"

_CLAIM = """
local now = tonumber(ARGV[1])
local last = tonumber(redis.call('GET', KEYS[2]) or 0)
if last - now > tonumber(ARGV[4]) then
  local ahead = redis.call('ZRANGEBYSCORE', KEYS[1], now, '+inf', 'WITHSCORES')
  for i = 1, #ahead, 2 do
    local soon = now + math.floor(i / 8) + ahead[i + 1] % 1
    redis.call('ZADD', KEYS[1], math.min(ahead[i + 1] - (last - now), soon), ahead[i])
  end
end
if math.abs(last - now) > tonumber(ARGV[4]) then redis.call('SET', KEYS[2], now) end
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'WITHSCORES', 'LIMIT', 0, ARGV[3])
for i = 1, #due, 2 do
  redis.call('ZADD', KEYS[1], ARGV[2] - 0.5, due[i])
  due[i + 1] = due[i + 1] % 1 > 0 and 1 or 0
end
return due
"""
"""KEYS: due, clock. ARGV: now, when to look again: half a second tells that from a moment that is
noted; how many at most; by how many seconds clocks may differ.

If the clock was set back, or another worker's clock is behind, all tables are looked at within
minutes, in their order: they may be due much sooner. Returns for each table whether somebody has
begun to look at it before without finishing."""

_NOTE = f"""
redis.call('ZADD', KEYS[1], 'LT', ARGV[2], ARGV[1])
return {DONE}
"""
"""KEYS: due. ARGV: table, moment."""

_FORGET = f"""
redis.call('ZREM', KEYS[1], ARGV[1])
return {DONE}
"""
"""KEYS: due. ARGV: table."""

_LOOK = f"""
local is_hurried = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or 1) == {_LONG_AGO}
if not is_hurried and redis.call('HGET', KEYS[2], 'revision') == ARGV[3] then
  redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
end
return 1
"""
"""KEYS: due, table. ARGV: its id, moment, the revision that was looked at: of a later one the
moment is another. A table that was hurried during the look is looked at once more."""

_SEAT = f"""
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
if ARGV[3] ~= '' then
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[3])
  if redis.call('ZCOUNT', KEYS[1], ARGV[4], '+inf') > 0 then redis.call('PERSIST', KEYS[1])
  else redis.call('EXPIRE', KEYS[1], ARGV[5]) end
end
return {DONE}
"""
"""KEYS: sat. ARGV: table, how somebody stands to it; then, or nothing: until which end tables are
kept no more, how open ones are noted, seconds for which all is kept once none is open."""


class Agenda:
    """Reads and writes the hints."""

    def __init__(self, redis: Redis, seconds: int = 0) -> None:
        """:param seconds: how long finished tables are kept; 0 for ever."""
        self._redis = redis
        self._seconds = seconds
        self._scripts = ScriptRunner(redis)
        self._claim = redis.register_script(_CLAIM)

    async def note(self, table: Table, before: Table | None, now: int) -> None:
        """Follow a change of a table, and have it looked at now."""
        await self._scripts.make(*self.noting(table, before, now, now))

    def noting(
        self, table: Table, before: Table | None, now: int, moment: int
    ) -> tuple[Script, ...]:
        """Return the steps that follow from a change of a table: the clock may look at it earlier
        than noted, never later.

        :param before: the table before the change; None to record its seating anew.
        :param moment: the moment before which nothing is due at the table.
        """
        if not is_open(table):
            return (Script(_FORGET, (_DUE,), (table.id,)), *self._seat_scripts(table, before, now))
        return (Script(_NOTE, (_DUE,), (table.id, moment)), *self._seat_scripts(table, before, now))

    async def note_missing(self, tables: Collection[str]) -> None:
        """Note a look at each of these tables that the agenda does not have; leave the others."""
        if tables:
            await self._redis.zadd(_DUE, dict.fromkeys(tables, _LONG_AGO), nx=True)

    async def hurry(self, table: str) -> None:
        """Have a table looked at at once."""
        await self._scripts.make(Script(_NOTE, (_DUE,), (table, _LONG_AGO)))

    async def hurry_all(self, user: int) -> None:
        """Have the tables looked at at once at which a user sits."""
        if tables := await self.tables_of(user):
            await self._redis.zadd(_DUE, dict.fromkeys(tables, _LONG_AGO), xx=True, lt=True)

    async def look(self, table: str, moment: int, revision: int | None = None) -> None:
        """Have the clock look at a table at a moment.

        :param revision: the revision for which the moment holds; None for any revision.
        """
        if revision is None:
            await self._redis.zadd(_DUE, {table: moment})
            return
        look = Script(_LOOK, (_DUE, table_key(table)), (table, moment, revision))
        await self._scripts.make(look)

    async def forget(self, table: str) -> None:
        """Remove a table from the agenda."""
        await self._redis.zrem(_DUE, table)

    async def claim_due(self, now: int, most: int = AT_ONCE) -> dict[str, bool]:
        """Return tables that are to be looked at now, each of them once. With each comes whether
        somebody has begun to look at it before, and not come to an end.
        """
        due = await self._claim([_DUE, _CLOCK], [now, now + AGAIN, most, _SKEW])
        return dict(zip(map(text_of, due[::2]), map(bool, due[1::2]), strict=True))

    async def tables_of(self, user: int) -> tuple[str, ...]:
        """Return the tables at which a user sits."""
        found: Any = await self._redis.zrangebyscore(_sat(user), inf, inf)
        return tuple(sorted(map(text_of, found)))

    async def open_tables_of(self, user: int | str) -> tuple[str, ...]:
        """Return the open tables that know a user: they sit or wait there, are invited, or a
        computer plays for them.

        :param user: a number, or `@username` of whom a seat is offered to by name.
        """
        found: Any = await self._redis.zrangebyscore(_sat(user), _AHEAD, inf)
        return tuple(sorted(map(text_of, found)))

    async def tables_since(self, user: int, second: int) -> tuple[str, ...]:
        """Return the tables that know a user and are open, or were not over before a second."""
        found: Any = await self._redis.zrangebyscore(_sat(user), second, inf)
        return tuple(map(text_of, found))

    async def count(self, user: int) -> int:
        """Return at how many tables a user sits."""
        return int(await self._redis.zcount(_sat(user), inf, inf))

    async def all_tables_of(self, user: int, username: str = "") -> tuple[str, ...]:
        """Return the tables that know a user: they sit there, have left, are offered a seat, or the
        game is over.

        :param username: theirs, by which a seat may be offered to them; empty if they have none.
        """
        keys = (user, f"@{username.lower()}") if username else (user,)
        found: Any = [await self._redis.zrange(_sat(key), 0, -1) for key in keys]
        return tuple(dict.fromkeys(text_of(id) for ids in found for id in ids))

    async def seat(self, table: Table, before: Table | None, now: int) -> None:
        """Note the people of a table; without `before` all of them, whatever is noted."""
        if seating := self._seat_scripts(table, before, now):
            await self._scripts.make(*seating)

    def _seat_scripts(self, table: Table, before: Table | None, now: int) -> list[Script]:
        scores, known = _scores(table, now), _scores(before, now) if before else {}
        is_over = not is_open(table)
        kept, over = self._seconds + DAY, now - self._seconds - DAY
        letting_go = (over, _AHEAD, kept) if self._seconds else ("",)
        sits = [
            Script(_SEAT, (_sat(user),), (table.id, score, *letting_go))
            for user, score in scores.items()
            if known.get(user) != score or is_over
        ]
        gone = (
            Script(_FORGET, (_sat(user),), (table.id,)) for user in known.keys() - scores.keys()
        )
        return [*sits, *gone]


_AHEAD = 1e12
"""A second that never comes."""


def _scores(table: Table, now: int) -> dict[int | str, float]:
    """Return how all who are known to a table stand to it, its host among them."""
    here, last = (present(table), _AHEAD) if is_open(table) else ((), now)
    sitting: dict[int | str, float] = {table.people[chair].user: inf for chair in here}
    former = (one.person for one in table.former)
    people = (*table.people, *table.invited, *table.dismissed, *former)
    users = (person.user for person in people)
    friend = table.offer.friend if table.offer else None
    offered = (_key_of(friend),) if friend else ()
    voters = table.ballot.votes if table.ballot else ()  # also of games that were not chosen
    known: dict[int | str, float] = dict.fromkeys(
        (table.host, *users, *table.deserted, *offered, *voters), last
    )
    return {user: score for user, score in (known | sitting).items() if user != NOBODY}


def _key_of(friend: Friend) -> int | str:
    """Return a user, or `@username` of somebody whose number nobody has told."""
    return int(friend.key) if friend.key.isdecimal() else f"@{friend.key}"


def _sat(user: int | str) -> str:
    return f"sat:{user}"
