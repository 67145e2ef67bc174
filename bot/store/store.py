"""Tables in Redis: the log, a snapshot as its cache, and a revision that guards them.

Keys of one table share a hash tag, so that one script serves them on a cluster, too:

    {t:<id>}        hash   revision, commit, table, snapshot
    {t:<id>}:log    list   the moves, oldest first
    {t:<id>}:shown  hash   what the courier has put where
    {t:<id>}:seen   list   marks of the updates that changed it last
    at:<chat>:<topic>      the table that stands there
    open                   set of tables that may be shown wrongly after a crash: all that stand
                           somewhere, until their end has been shown
    p:<user or chat>       hash: language, reachable, habits
    due, sat:<user>        see `agenda`
    f:<picture>            Telegram's file id of a picture it has already got
    shut:<chat>            hash: tables that the chat takes nothing from us for -> the topic, or ""
                           when the whole chat is closed
    b:{<chat>}             how much was sent there lately, see `budget`

Tables that are over and those that never stood anywhere expire: see `Store.close`, `UNCLAIMED`.

Only commands of Redis 6.2 are used.
"""

import secrets

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.store.agenda import Agenda
from bot.store.budget import Budget, Rates
from bot.store.client import AnyRedis
from bot.store.encoding import decoded, encoded, new_moves, snapshot_of
from bot.store.kept import Kept
from bot.table.hours import Habits
from bot.table.values import DAY, Games, Live, Place

FILE_DAYS = 7
"""How long a picture's file id is remembered."""
SEEN = 64
"""Changes of a table by which its updates are known. Between two deliveries of an update come those
of other lanes only: few."""
UNCLAIMED = 2 * DAY
"""Seconds that a new table is kept if nobody ever changes it: a crash has kept it from its place.
(A lobby in which nothing happens is closed before, and that is a change.)"""
_SEEN_BEFORE = 2
"""What the script says of a change that has been made."""
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
if ARGV[1] == '0' then for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, ARGV[8]) end
elseif ARGV[1] == '1' then for _, key in ipairs(KEYS) do redis.call('PERSIST', key) end end
return 1
"""
"""KEYS: table, log, seen. ARGV: revision expected, commit id, table, snapshot, moves kept, the
update's mark or nothing, marks kept, seconds that a table is kept if it is not changed, new moves.
"""

_CLAIM = """
local there = redis.call('GET', KEYS[1])
if there and there ~= ARGV[2] then return there end
redis.call('SET', KEYS[1], ARGV[1])
return ARGV[1]
"""
"""KEYS: place. ARGV: the new table, the table known to be over. Returns who stands there."""

_EXPIRE_AT = (
    "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('EXPIRE', KEYS[1], ARGV[2]) end"
)
"""KEYS: place. ARGV: the table that is over, seconds."""


class StoreConflict(Exception):
    """Somebody else has saved the table meanwhile: load it and try again."""


class AlreadyMade(Exception):
    """A change with this mark has been made before."""


class Farewell(Struct, frozen=True):
    """A message that is not the live one any more, and what it shall say then."""

    message: int
    text: str
    has_picture: bool


class Shown(Struct, frozen=True):
    """What the courier has put into a chat for one surface."""

    place: Place
    post: str
    message: int
    digest: str
    picture: str | None
    """Digest of the picture, None for a message of text."""
    has_buttons: bool
    farewell: str
    stale: tuple[Farewell, ...] = ()
    """Messages above it in the same chat that still carry buttons."""
    told: int = 0
    """How many moves the chat knew of before what this message tells."""
    moves: int = 0
    """How many moves it knows of now."""


class Profile(Struct, frozen=True):
    """What is remembered of a user or a chat."""

    language: str | None = None
    reachable: bool = False
    habits: Habits = Habits()


class Store:
    """Reads and writes tables."""

    def __init__(self, redis: AnyRedis, games: Games, keeps: int = 0, days: int = 0) -> None:
        """:param keeps: how many tables to keep in memory, to be read again only once changed.
        :param days: how long a table is kept once its end has been shown; 0 is for ever.
        """
        self._redis = redis
        self._games = games
        self._seconds = days * DAY
        self._kept = Kept(keeps)
        self._commit = redis.register_script(_COMMIT)
        self._claim = redis.register_script(_CLAIM)
        self._expire_at = redis.register_script(_EXPIRE_AT)
        self.agenda = Agenda(redis, self._seconds)

    async def load(self, id: str) -> Live | None:
        """Return a table as it was saved last; None when there is none."""
        if kept := self._kept.get(id):
            if await self._redis.hget(_key(id), "commit") == kept.commit:
                return kept.live
            self._kept.drop(id)
        return await self._read(id)

    async def _read(self, id: str) -> Live | None:
        async with self._redis.pipeline(transaction=True) as pipe:
            pipe.hmget(_key(id), "revision", "commit", "table", "snapshot")
            pipe.lrange(_log_key(id), 0, -1)
            (revision, commit, blob, snapshot), moves = await pipe.execute()
        if blob is None:
            return None
        live = replace(decoded(self._games, blob, snapshot, moves), revision=int(revision))
        self._kept.put(id, commit, live)
        return live

    async def save(self, live: Live, before: Live | None, mark: str = "") -> Live:
        """Write a table in one atomic step.

        :param before: what it was made from; None for a new table.
        :param mark: of this change, if it may be asked for again.
        :raises StoreConflict: when that is not what is stored any more.
        :raises AlreadyMade: when a change with this mark has been made before.
        """
        id, commit = live.table.id, secrets.token_hex(8)
        revision = before.revision if before else 0
        kept, moves = new_moves(live, before)
        done = await self._commit(
            keys=[_key(id), _log_key(id), _seen_key(id)],
            args=[
                revision,
                commit,
                encoded(live.table),
                snapshot_of(live),
                kept,
                mark,
                SEEN,
                UNCLAIMED,
                *moves,
            ],
        )
        if not done:
            raise StoreConflict(id)
        if done == _SEEN_BEFORE:
            raise AlreadyMade(id)
        saved = replace(live, revision=revision + 1)
        self._kept.put(id, commit.encode(), saved)
        return saved

    async def has_made(self, id: str, mark: str) -> bool:
        """Tell whether a change of a table with this mark has been made."""
        return await self._redis.lpos(_seen_key(id), mark) is not None

    async def drop(self, id: str) -> None:
        """Forget a table that never stood anywhere."""
        self._kept.drop(id)
        await self._redis.delete(_key(id), _log_key(id), _seen_key(id))

    async def at(self, place: Place) -> Live | None:
        """Return the table that stands in a place."""
        id = await self._redis.get(_place_key(place))
        return await self.load(_text(id)) if id else None

    async def claim(self, place: Place, id: str, over: str | None) -> str:
        """Put table `id` into a place that is free, or where only `over` stands.

        Return the id of the table that stands there now.
        """
        await self._redis.sadd("open", id)  # before it stands there: it must not be overlooked
        there = _text(await self._claim(keys=[_place_key(place)], args=[id, over or ""]))
        if there != id:
            await self._redis.srem("open", id)
        return there

    async def open_tables(self) -> tuple[str, ...]:
        """Return the ids of all tables whose end has not been shown."""
        return tuple(sorted(_text(id) for id in await self._redis.smembers("open")))

    async def close(self, id: str, place: Place | None = None) -> None:
        """Note that the end of a table has been shown, or that there is none.

        :param place: where it stood: it is forgotten after a while.
        """
        if place and self._seconds:
            for key in (_key(id), _log_key(id), _seen_key(id), _shown_key(id)):
                await self._redis.expire(key, self._seconds)
            await self._expire_at(keys=[_place_key(place)], args=[id, self._seconds])
        await self._redis.srem("open", id)

    async def shown(self, id: str) -> dict[str, Shown]:
        """Return what is shown for a table, by the key of the surface."""
        found = await self._redis.hgetall(_shown_key(id))
        return {_text(k): msgspec.json.decode(v, type=Shown) for k, v in found.items()}

    async def remember_shown(self, id: str, key: str, shown: Shown | None) -> None:
        """Write down what is shown for one surface; None forgets it."""
        if shown is None:
            await self._redis.hdel(_shown_key(id), key)
        else:
            await self._redis.hset(_shown_key(id), key, msgspec.json.encode(shown))

    async def file_id(self, picture: str) -> str | None:
        """Return Telegram's id of a picture that it has got."""
        found = await self._redis.get(f"f:{picture}")
        return _text(found) if found else None

    async def remember_file(self, picture: str, file_id: str) -> None:
        """Write down Telegram's id of a picture."""
        await self._redis.set(f"f:{picture}", file_id, ex=FILE_DAYS * DAY)

    async def profile(self, id: int) -> Profile:
        """Return what is remembered of a user (positive id) or a chat (negative id)."""
        facts = await self._redis.hmget(f"p:{id}", "language", "reachable", "habits")
        language, reachable, habits = facts
        return Profile(
            _text(language) if language else None,
            reachable == b"1",
            msgspec.json.decode(habits, type=Habits) if habits else Habits(),
        )

    async def remember(self, id: int, profile: Profile) -> None:
        """Write down what is to be remembered of a user or a chat."""
        reachable = str(int(profile.reachable))
        habits = msgspec.json.encode(profile.habits).decode()
        facts = ["language", profile.language or "", "reachable", reachable, "habits", habits]
        await self._redis.hset(f"p:{id}", items=facts)

    async def shut(self, id: str, place: Place, *, topic_only: bool) -> bool:
        """Note that a place takes nothing from us; False when that was known already."""
        topic = str(place.topic or "") if topic_only else ""
        return bool(await self._redis.hset(_shut_key(place.chat), id, topic))

    async def unshut(self, id: str, chat: int) -> None:
        """Note that a chat takes what comes from this table."""
        await self._redis.hdel(_shut_key(chat), id)

    async def is_shut(self, id: str, chat: int) -> bool:
        """Tell whether a chat is known to take nothing from us for this table."""
        return bool(await self._redis.hexists(_shut_key(chat), id))

    async def reopen(self, chat: int, topic: int | None = None) -> tuple[str, ...]:
        """Forget that a chat was closed to us, and this topic of it; return the tables there."""
        there = await self._redis.hgetall(_shut_key(chat))
        opened = [id for id, shut in there.items() if _text(shut) in ("", str(topic))]
        if opened:
            await self._redis.hdel(_shut_key(chat), *opened)
        return tuple(sorted(map(_text, opened)))

    async def leave(self, place: Place) -> None:
        """Forget which table stands in a place that is no more."""
        await self._redis.delete(_place_key(place))

    def budget(self, rates: Rates) -> Budget:
        """Return the budgets that are kept beside the tables."""
        return Budget(self._redis, rates)

    async def forget(self, id: int) -> None:
        """Delete what is remembered of a user or a chat."""
        await self._redis.delete(f"p:{id}")


def _text(value: bytes | str) -> str:
    return value if isinstance(value, str) else value.decode()


def _key(id: str) -> str:
    return f"{{t:{id}}}"


def _log_key(id: str) -> str:
    return f"{_key(id)}:log"


def _seen_key(id: str) -> str:
    return f"{_key(id)}:seen"


def _shown_key(id: str) -> str:
    return f"{_key(id)}:shown"


def _shut_key(chat: int) -> str:
    return f"shut:{chat}"


def _place_key(place: Place) -> str:
    return f"at:{place.chat}:{place.topic or 0}"
