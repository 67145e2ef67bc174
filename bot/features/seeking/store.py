"""The queue of people who look for strangers to play with, and the parties that have no table yet
(docs/adr/0101).

seek:waiting       hash   wishes, by user
seek:found         hash   parties, by the id of their future table
seek:marks         hash   desertions of forgotten people, for a day, by a hash whose key is not
                   in the store
seek:met:<user>    the message of somebody's last match, for a day
shun:<user>        sorted set   users whom somebody does not want to meet, by when they said so

One step moves people from the queue into a party. If the worker dies then, the next one makes the
table: its id is known, and making it again changes nothing.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.features.seeking.desertion import Mark, joined
from bot.features.seeking.table import Party, Wish
from bot.store.client import AnyRedis, executed, text_of
from bot.store.outages import Outages
from bot.table.outages import moved
from bot.table.values import DAY

SHUNNED = 500
"""People whom one person shuns: the latest."""
_WAITING, _FOUND, _MARKS = "seek:waiting", "seek:found", "seek:marks"

_ASK = """
if redis.call('GET', KEYS[2]) == ARGV[3] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1
"""
"""KEYS: waiting, met. ARGV: user, wish, message. A press that is dealt with again, after a kill,
finds nobody a second time."""

_LEAVE = """
if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
return redis.call('HDEL', KEYS[1], ARGV[1])
"""
"""KEYS: waiting. ARGV: user, wish expected. A user who has asked anew meanwhile stays in the queue
with the new wish."""

_CHANGE = """
if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
return 1
"""
"""KEYS: waiting. ARGV: user, wish expected, wish."""

_FIND = """
if redis.call('HEXISTS', KEYS[2], ARGV[1]) == 1 then return 1 end
for i = 4, #ARGV, 3 do
  if redis.call('HGET', KEYS[1], ARGV[i]) ~= ARGV[i + 1] then return 0 end
end
for i = 4, #ARGV, 3 do
  redis.call('HDEL', KEYS[1], ARGV[i])
  redis.call('SET', KEYS[2 + (i - 1) / 3], ARGV[i + 2], 'EX', ARGV[3])
end
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
return 1
"""
"""KEYS: waiting, found, met of each. ARGV: table, party, seconds, then of each user, wish expected,
message. Returns whether all of them waited still; again, where an answer was lost."""


class Hall(Struct, frozen=True):
    """People who wait, and matches whose tables are still to be made."""

    waiting: dict[int, Wish]
    """By user."""
    written: dict[int, bytes]
    """The same as it is stored: another release may write it otherwise."""
    found: dict[str, Party]
    """By table."""


class Seekers:
    """Reads and writes it."""

    def __init__(self, redis: AnyRedis, outages: Outages) -> None:
        """:param outages: time in which nobody could have come."""
        self._redis = redis
        self._outages = outages
        self._ask = redis.register_script(_ASK)
        self._leave = redis.register_script(_LEAVE)
        self._change = redis.register_script(_CHANGE)
        self._find = redis.register_script(_FIND)

    async def ask(self, wish: Wish) -> bool:
        """Let somebody wait for that, and nothing else; False where the message by which they ask
        has led to a table already.
        """
        user = wish.user.id
        asked = await self._ask([_WAITING, _met_key(user)], [user, _json_of(wish), wish.message])
        return bool(asked)

    async def wish(self, user: int) -> Wish | None:
        """Return the wish of a waiting person."""
        found: Any = await self._redis.hget(_WAITING, str(user))
        return msgspec.json.decode(found, type=Wish) if found else None

    async def change(self, user: int, change: Callable[[Wish], Wish]) -> None:
        """Change a wish, unless its person has left the queue."""
        if found := await self._redis.hget(_WAITING, str(user)):
            after = change(msgspec.json.decode(found, type=Wish))
            await self._change([_WAITING], [user, found, _json_of(after)])

    async def leave(self, user: int) -> bool:
        """Take somebody out of the queue; tell whether they were in it."""
        return bool(await self._redis.hdel(_WAITING, str(user)))

    async def give_up(self, user: int, hall: Hall) -> bool:
        """Take somebody out of the queue as it was at a look; False where they have left it since,
        or asked anew.
        """
        return bool(await self._leave([_WAITING], [user, hall.written[user]]))

    async def look(self) -> Hall:
        """Return the queue, and the parties that have no table yet."""
        pipe = self._redis.pipeline(transaction=False)
        pipe.hgetall(_WAITING)
        pipe.hgetall(_FOUND)
        waiting, found = await executed(pipe)
        written = {int(user): wish for user, wish in waiting.items()}
        return Hall(
            {user: self._decoded_wish(wish) for user, wish in written.items()},
            written,
            {text_of(id): msgspec.json.decode(party, type=Party) for id, party in found.items()},
        )

    def _decoded_wish(self, written: bytes) -> Wish:
        wish = msgspec.json.decode(written, type=Wish)
        return replace(wish, since=moved(wish.since, self._outages.all))

    async def find(self, id: str, party: Party, hall: Hall) -> bool:
        """Give a party a table that is to be made; False where one of them has left the queue, or
        changed their wish.

        :param hall: the queue in which the people were found.
        """
        users = {wish.user.id: wish.message for wish in party.wishes}
        met = list(map(_met_key, users))
        each = [word for user, at in users.items() for word in (user, hall.written[user], at)]
        args = [id, _json_of(party), DAY, *each]
        return bool(await self._find([_WAITING, _FOUND, *met], args))

    async def done(self, id: str) -> None:
        """Note that a table is made."""
        await self._redis.hdel(_FOUND, id)

    async def shun(self, user: int, other: int, now: int) -> None:
        """Keep a user from being matched with another."""
        await self._redis.zadd(_shun(user), {str(other): now})
        await self._redis.zremrangebyrank(_shun(user), 0, -1 - SHUNNED)

    async def shunned(self, user: int) -> frozenset[int]:
        """Return the users whom somebody does not want to meet."""
        found: Any = await self._redis.zrange(_shun(user), 0, -1)
        return frozenset(map(int, found))

    async def relent(self, user: int) -> None:
        """Let somebody play with everybody again."""
        await self._redis.delete(_shun(user))

    async def marks(self, now: int) -> dict[str, Mark]:
        """Return the hashes kept of forgotten people; those that have expired are deleted."""
        found: Any = await self._redis.hgetall(_MARKS)
        marks = {text_of(who): msgspec.json.decode(mark, type=Mark) for who, mark in found.items()}
        if over := [who for who, mark in marks.items() if mark.until <= now]:
            await self._redis.hdel(_MARKS, *over)
        return {who: joined(mark, Mark(), now) for who, mark in marks.items() if mark.until > now}

    async def mark(self, who: str, mark: Mark, now: int) -> None:
        """Remember something of somebody who is forgotten, beside what is remembered already.

        :param who: a hash of them.
        """
        known = (await self.marks(now)).get(who, Mark())
        if (after := joined(known, mark, now)).until:
            await self._redis.hset(_MARKS, who, msgspec.json.encode(after))
            await self._redis.expire(_MARKS, DAY)

    async def told(self, user: int, day: str) -> Mapping[str, object]:
        """Tell a person their wish, and how many people they do not want to meet: who these are is
        the others' data.
        """
        wish, shunned = await self.wish(user), await self.shunned(user)
        looks_for = wish and replace(wish, shuns=frozenset())
        return {"looks_for": looks_for, "plays_no_more_with": len(shunned)}

    async def forget_person(self, user: int, day: str) -> None:
        """Delete a person's wish, and the list of people they do not want to meet. Other people's
        lists keep them, and desertions stay.
        """
        await self.leave(user)
        await self._redis.delete(_met_key(user))
        await self.relent(user)
        for id, party in (await self.look()).found.items():
            if any(wish.user.id == user for wish in party.wishes):
                await self._redis.hset(_FOUND, id, _json_of(_without_name(party, user)))


def _without_name(party: Party, user: int) -> Party:
    wishes = (
        replace(wish, user=replace(wish.user, name="", alias="")) if wish.user.id == user else wish
        for wish in party.wishes
    )
    return replace(party, wishes=tuple(wishes))


def _json_of(value: Wish | Party) -> bytes:
    return msgspec.json.encode(value)


def _met_key(user: int) -> str:
    return f"seek:met:{user}"


def _shun(user: int) -> str:
    return f"shun:{user}"
