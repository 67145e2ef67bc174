"""Stores which messages show a table, so that a new process can reconcile them.

{t:<table>}:shown      hash: a `Shown` by the key of its surface
{t:<table>}:anew       set of wishes: keys of surfaces, or @<chat> for all that stand in a chat,
                       that are to be shown in a new message; or - for no words to be kept
{t:<table>}:old        sorted set: old boards that wait longest, each an `Apart`, by its message

{t:<table>}:files      what was exported last, and the message where it stands, for a day
{t:<table>}:film       the same of the film that was sent last, with its chat

Only the table's own reconciler writes what is shown: another's word would be lost with the next
edit, which may just be under way. Others leave it a wish.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import filterfalse
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from bot.display.values import Tapped
from bot.store.client import AnyRedis, text_of
from bot.store.scripts import DONE, Script, ScriptRunner
from bot.store.tables import TOUCH, table_key
from bot.table.values import DAY, Place
from render import Picture

ASKED, PINNED = "asked", "pinned"
"""States of a pin: about to be pinned, and pinned."""
_WORDLESS = "-"
"""A wish to erase stored words; live messages are then shown anew in today's words."""

_NEAR = 12
"""How many old boards are stored with the live one. Older ones are stored apart: a look at a table
reads and writes a bounded amount."""
_PAGE = 50
"""How many old boards stored apart are read at once."""
_LOOK = """
return {redis.call('HMGET', KEYS[1], 'commit', 'touches'), redis.call('HGETALL', KEYS[2]),
        redis.call('SMEMBERS', KEYS[3]), redis.call('HKEYS', KEYS[4]),
        redis.call('EXISTS', KEYS[5])}
"""
"""KEYS: table, shown, anew, shut, old."""
_KEEP = f"""
{TOUCH}
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
for i = 3, #ARGV, 2 do redis.call('ZADD', KEYS[3], ARGV[i], ARGV[i + 1]) end
if #ARGV > 2 then  -- they are kept as long as the table
  local left = redis.call('TTL', KEYS[1])
  if left == -1 then redis.call('PERSIST', KEYS[3])
  else redis.call('EXPIRE', KEYS[3], math.max(left, 1)) end
end
return {DONE}
"""
"""KEYS: table, shown, old. ARGV: the key of a surface, what is shown for it; then of each old board
that is to stand apart its message and what is known of it."""
_PUT_RIGHT = f"""
{TOUCH}
for _, one in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], ARGV[1], ARGV[1])) do
  if cjson.decode(one).place.chat == tonumber(ARGV[2]) then redis.call('ZREM', KEYS[2], one) end
end
return {DONE}
"""
"""KEYS: table, old. ARGV: the message of an old board and its chat. Whatever else was written down
of it goes, too: an older release may have written it in other words."""
_REPLACE = f"""
redis.call('DEL', KEYS[2])
for i = 1, #ARGV, 2 do redis.call('ZADD', KEYS[2], ARGV[i], ARGV[i + 1]) end
return {DONE}
"""
"""KEYS: table, old. ARGV: of each old board its message and what is known of it."""
_FORGET = f"{TOUCH} redis.call('HDEL', KEYS[2], ARGV[1]) return {DONE}"
"""KEYS: table, shown. ARGV: the key of a surface, and what is shown for it."""
_WISH = f"""
{TOUCH}
redis.call('SADD', KEYS[2], ARGV[1])
redis.call('EXPIRE', KEYS[2], ARGV[2])  -- if the table is no more
return {DONE}
"""
"""KEYS: table, anew. ARGV: the wish, seconds."""


class RetiredMessage(Struct, frozen=True):
    """A message that is not live any more, and its retired text."""

    message: int
    text: str
    """Empty: no words are stored."""
    has_picture: bool
    empty: Picture | None = None
    """What replaces the picture if the message cannot be deleted."""
    must_go: bool = False
    """Whether it must be deleted (docs/adr/0033)."""
    is_pinned: bool = False
    """Whether it may be pinned in its chat."""
    is_poll: bool = False
    """Whether it is a poll, to be closed."""
    goes: bool = False
    """Whether it is deleted if Telegram still does that: what took its place says all of it."""
    is_copy: bool = False
    """Whether it stands there unknown to us: it loses its buttons, what it says is left."""


class Shown(Struct, frozen=True):
    """The message that stands for one surface."""

    place: Place
    post: str
    message: int
    digest: str
    picture: str | None
    """Digest of the picture; None for a text message."""
    has_buttons: bool
    retired_text: str = field(name="farewell")
    stale: tuple[RetiredMessage, ...] = ()
    """Old messages above it in the same chat that still have buttons."""
    told: int = 0
    """How many moves the chat knew before this message."""
    moves: int = 0
    """How many moves it knows now."""
    empty: Picture | None = None
    """What replaces its picture when it must be forgotten."""
    must_go: bool = False
    """Whether it must be deleted once it is not live any more (docs/adr/0033)."""
    pin: str = ""
    """State of its pin: empty, `ASKED` or `PINNED`."""
    is_poll: bool = False
    """Whether it is a poll."""


class Apart(Struct, frozen=True):
    """An old board that is stored apart from the live one."""

    place: Place
    old: RetiredMessage


class ShownMessages(dict[str, Shown]):
    """What is shown for a table, by the key of the surface: read once a look, and kept up by who
    shows it.
    """

    def __init__(
        self,
        shown: Mapping[str, Shown],
        commit: bytes | None = None,
        shut: Iterable[int] = (),
        *,
        has_apart: bool = False,
    ) -> None:
        super().__init__(shown)
        self.commit = commit
        """At which the table stands; None when there is none."""
        self.shut = frozenset(shut)
        """Chats that take nothing from us for the table."""
        self.is_doubtful = False
        """Whether something was refused meanwhile: then more than this is written down."""
        self.has_apart = has_apart
        """Whether there may be old boards that are not written down with a live one."""


class Records:
    """Reads and writes which messages stand for the surfaces of a table."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis
        self._scripts = ScriptRunner(redis)
        self._touches: dict[str, int] = {}
        """Of tables that are being looked at, as far as they are known here."""

    async def of(self, id: str) -> dict[str, Shown]:
        """Return what is shown for a table, by surface key."""
        found: Any = await self._redis.hgetall(table_key(id, "shown"))
        return _decoded(found.items())

    async def wish(self, id: str, key: str) -> None:
        """Ask for a surface to be posted anew; survives a crash."""
        keys = (table_key(id), table_key(id, "anew"))
        await self._scripts.make(Script(_WISH, keys, (key, DAY)))

    async def doubt(self, id: str) -> None:
        """Mark a table as out of sync for a reason that it does not know itself: an empty wish."""
        await self.wish(id, "")

    async def wish_all(self, id: str, chat: int) -> None:
        """Ask for everything in a chat to be posted anew."""
        await self.wish(id, f"@{chat}")

    async def wish_wordless(self, id: str) -> None:
        """Ask for stored retired texts to be erased, because they name people."""
        await self.wish(id, _WORDLESS)

    async def with_wishes(self, id: str, tapped: Tapped | None = None) -> ShownMessages:
        """Return what is shown, without what is to be shown anew.

        :param tapped: taken for the live message, if it is, whatever is written down.
        """
        keys = tuple(table_key(id, part) for part in ("", "shown", "anew", "shut", "old"))
        (((commit, touches), found, asked, shut, apart),) = await self._scripts.make(
            Script(_LOOK, keys)
        )
        self._touches[id] = int(touches or 0)
        shown = _decoded(zip(found[::2], found[1::2], strict=True))
        standing = ShownMessages(shown, commit, map(int, shut), has_apart=bool(apart))
        wishes = set(map(text_of, asked))
        if _WORDLESS in wishes:
            await self._make_apart_wordless(id)
        for key, one in shown.items():
            if _WORDLESS in wishes:
                standing[key] = _wordless(one)
                await self.remember(id, key, standing[key])
            if wishes & {key, f"@{one.place.chat}"}:
                standing[key] = replace(standing[key], post="")
                await self.remember(id, key, standing[key])
        if wishes:  # one that has come meanwhile is the same: it is fulfilled, too
            await self._redis.srem(table_key(id, "anew"), *wishes)
        if tapped and not (standing.has_apart and await self._is_apart(id, tapped)):
            for key, one in adopted(standing, tapped).items():
                standing[key] = one
                await self.remember(id, key, one)
        return standing

    async def _is_apart(self, id: str, tapped: Tapped) -> bool:
        """Tell whether a message waits among the old boards stored apart."""
        number = tapped.message
        found: Any = await self._redis.zrange(table_key(id, "old"), number, number, byscore=True)
        return any(msgspec.json.decode(one, type=Apart).place.chat == tapped.chat for one in found)

    async def files(self, id: str, digest: str, what: str = "files") -> int | None:
        """Return the message that holds exactly these files of a table."""
        found = await self._redis.get(table_key(id, what))
        known, _, message = text_of(found).partition(" ") if found else ("", "", "")
        return int(message) if known == digest else None

    async def remember_files(self, id: str, digest: str, message: int, what: str = "files") -> None:
        """Record for a day which message holds files of a table: later it may be gone."""
        await self._redis.set(table_key(id, what), f"{digest} {message}", ex=DAY)

    async def remember(
        self,
        id: str,
        key: str,
        shown: Shown | None,
        *scripts: Script,
        apart: Sequence[Apart] = (),
    ) -> None:
        """Write down what is shown for one surface, and more in the same trip; None forgets it.

        :param apart: old boards that are not written down with it any more.
        """
        keys = (table_key(id), table_key(id, "shown"), table_key(id, "old"))
        if shown is None:
            await self._scripts.make(Script(_FORGET, keys[:2], (key,)), *scripts)
        else:
            kept = Script(_KEEP, keys, (key, msgspec.json.encode(shown), *_written(apart)))
            await self._scripts.make(kept, *scripts)
        if id in self._touches:
            self._touches[id] += 1

    async def apart(self, id: str, start: int = 0, most: int = _PAGE) -> list[Apart]:
        """Return `most` old boards stored apart from `start` on, the latest first; 0 for all."""
        found: Any = await self._redis.zrevrange(table_key(id, "old"), start, start + most - 1)
        return [msgspec.json.decode(one, type=Apart) for one in found]

    async def put_right(self, id: str, one: Apart, *scripts: Script) -> None:
        """Record that an old board stored apart is retired, and more in the same round trip."""
        keys = (table_key(id), table_key(id, "old"))
        told = (one.old.message, one.place.chat)
        await self._scripts.make(Script(_PUT_RIGHT, keys, told), *scripts)
        if id in self._touches:
            self._touches[id] += 1

    async def _make_apart_wordless(self, id: str) -> None:
        old = [replace(one, old=replace(one.old, text="")) for one in await self.apart(id, 0, 0)]
        keys = (table_key(id), table_key(id, "old"))
        await self._scripts.make(Script(_REPLACE, keys, tuple(_written(old))))

    def touches(self, id: str) -> int | None:
        """Return how often a table was touched until the end of a look, as far as by that look."""
        return self._touches.pop(id, None)


def _written(old: Iterable[Apart]) -> Iterator[str | bytes | float]:
    for one in old:
        yield from (one.old.message, msgspec.json.encode(one))


def _decoded(found: Iterable[tuple[bytes, bytes]]) -> dict[str, Shown]:
    return {text_of(key): msgspec.json.decode(one, type=Shown) for key, one in found}


def _wordless(shown: Shown) -> Shown:
    stale = tuple(replace(one, text="") for one in shown.stale)
    return replace(shown, digest="", retired_text="", stale=stale)


def adopted(shown: Mapping[str, Shown], tapped: Tapped) -> dict[str, Shown]:
    """Return what has changed in what is known of a chat, since somebody has tapped there.

    A message below all that we know of is the live one: what was written down of it got lost, or
    was written over by a worker that had slept. Nobody knows what it says, so it is shown once
    more; likewise the one that we know of, if it asks what is not to be decided. One above that we
    do not know is a copy whose answer was lost: its buttons would stand there for ever.
    """
    there = {key: one for key, one in shown.items() if one.place.chat == tapped.chat}
    asking = {key: one.message for key, one in there.items() if one.has_buttons}
    key = max(asking, key=lambda key: asking[key], default="")
    if not key:
        return {}
    if tapped.message < asking[key] + tapped.is_true:
        return _with_copy(there, key, tapped)
    live = replace(there[key], digest="", picture="" if tapped.has_picture else None)
    if tapped.message > live.message:
        live = replace(live, message=tapped.message, stale=stale_of(there[key]), pin="")
    return {key: live}


def _with_copy(there: Mapping[str, Shown], key: str, tapped: Tapped) -> dict[str, Shown]:
    old = {old.message for one in there.values() for old in one.stale}
    if tapped.message in old | {one.message for one in there.values()}:
        return {}
    copy = RetiredMessage(tapped.message, "", tapped.has_picture, is_copy=True)
    return {key: replace(there[key], stale=(*there[key].stale, copy))}


def stale_of(shown: Shown, *, goes: bool = False) -> tuple[RetiredMessage, ...]:
    """Return what is to be retired once this message is not live any more: what must be deleted or
    unpinned, and what has buttons.

    :param goes: whether another has taken its place, and it is to be deleted.
    """
    has_picture, is_pinned = shown.picture is not None, bool(shown.pin)
    this = RetiredMessage(
        shown.message,
        shown.retired_text,
        has_picture,
        shown.empty,
        shown.must_go,
        is_pinned,
        shown.is_poll,
        goes,
    )
    is_left = shown.has_buttons or shown.must_go or is_pinned or goes
    return (*shown.stale, this) if is_left else shown.stale


def parted(
    stale: Sequence[RetiredMessage],
) -> tuple[tuple[RetiredMessage, ...], tuple[RetiredMessage, ...]]:
    """Split old messages into those stored with the live one, and those stored apart: they only
    have buttons, and are the oldest.
    """

    def is_near(one: RetiredMessage) -> bool:
        return one.must_go or one.is_pinned or one in stale[-_NEAR:]

    return tuple(filter(is_near, stale)), tuple(filterfalse(is_near, stale))
