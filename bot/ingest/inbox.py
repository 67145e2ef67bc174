"""The inbox: updates that are not handled yet, in a Redis Stream; written before Telegram is told
that they were received.

Updates that must stay in order - of one table, else of one chat - share a lane. An entry stays
until it has been dealt with.

    inbox        stream  entries: lane, update, body
    inbox:known  sorted set  updates received in the last hour, by when
    inbox:tries  hash    how often an entry has been begun that was left by a dead worker
    inbox:dead   stream  entries that could not be dealt with

While the store keeps nothing - it is away, or a replica, or its disk is full - Telegram holds on to
the updates and brings them again. A person who presses a button meanwhile is told to wait.

There is no consumer group: one process works, and its lists of the pending would cost a write - on
disk before the answer - for each update.
"""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from telegram import Bot
from telegram.error import TelegramError

from bot.ingest.updates import Incoming, Press, news_of_chat, press_of
from bot.metrics import RECEIVED
from bot.seldom import SELDOM
from bot.store.client import DONE, STORE_AWAY, AnyRedis, Attempt, Script, ScriptRunner, text_of
from bot.texts.catalogues import spoken
from bot.texts.frame import Frame

_log = logging.getLogger(__name__)
_KEY, _KNOWN, _TRIES, _DEAD = "inbox", "inbox:known", "inbox:tries", "inbox:dead"
KNOWN_SECONDS = 3600
"""Seconds for which update ids are remembered to recognise repeated deliveries."""
DEAD = 1000
"""The most dead letters to keep."""
DEAD_SECONDS = 30 * 86_400
"""How long they are kept after the last one: they hold what people wrote."""
_SOON = 0.1
"""Seconds for which deletions are gathered."""
_AWAY = 1.0
"""Seconds between attempts while the store is unavailable."""
_BATCH = 100
_PATIENCE = 3.0
"""Seconds within which the store must answer."""
_MOST = 1000
"""Presses of which it is remembered that they are answered."""

_PUT = """
local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - ARGV[1])
local added = 0
for i = 2, #ARGV, 3 do
  if redis.call('ZADD', KEYS[2], 'NX', now, ARGV[i]) == 1 then
    redis.call('XADD', KEYS[1], '*', 'update', ARGV[i], 'lane', ARGV[i + 1], 'body', ARGV[i + 2])
    added = added + 1
  end
end
return added
"""
"""KEYS: stream, known. ARGV: seconds, then update, lane, body of each. Returns how many are
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

_FORGET = f"redis.call('XDEL', KEYS[1], unpack(ARGV)) return {DONE}"
"""KEYS: stream. ARGV: entries."""


class Entry(Struct, frozen=True):
    """An entry of the inbox."""

    lane: str
    update: int
    body: bytes
    """JSON."""
    id: str = ""
    """Its id in the stream; empty before it is added."""


class Inbox:
    """A Redis stream, with dead letters."""

    def __init__(self, redis: AnyRedis, waiting: AnyRedis) -> None:
        """:param waiting: a second client, for blocking reads."""
        self._redis = redis
        self._waiting: Any = waiting
        self._leaving = set[str]()
        """Entries that have been handled and will leave the stream soon."""
        self._letting_go: asyncio.Task[None] | None = None
        self._scripts = ScriptRunner(redis)
        self._put = redis.register_script(_PUT)
        self._bury = redis.register_script(_BURY)

    async def put(self, entries: Iterable[Entry]) -> int:
        """Add entries; return how many are new. When it returns, they are safely stored."""
        args: list[str | bytes | int] = [KNOWN_SECONDS]
        for entry in entries:
            args += [entry.update, entry.lane, entry.body]
        return int(await self._put(keys=[_KEY, _KNOWN], args=args))

    async def read(self, after: str, wait: float) -> list[Entry]:
        """Return the entries after an id, waiting for some; nothing on timeout."""
        asked = (*("COUNT", _BATCH), *("BLOCK", int(wait * 1000)), *("STREAMS", _KEY, after))
        found: Any = await self._waiting.execute_command("XREAD", *asked)
        return [_entry(*line) for _, lines in found for line in lines]

    async def left(self) -> list[Entry]:
        """Return all entries, oldest first."""
        return await self._all(_KEY)

    async def tried(self) -> frozenset[str]:
        """Return the entries that were begun again by a worker, and may have killed it."""
        found: Any = await self._redis.hkeys(_TRIES)
        return frozenset(map(text_of, found))

    async def begin(self, entry: str) -> int:
        """Count an attempt at an entry that may have killed a worker; return the count."""
        return int(await self._redis.hincrby(_TRIES, entry, 1))

    async def outlived(self, entry: str) -> None:
        """Forget the attempts at an entry: it does not kill. The store may be away: then not."""
        with Attempt(_log, "what is counted of an entry"):
            await self._redis.hdel(_TRIES, entry)

    async def done(self, entry: str, *, tried: bool) -> None:
        """Delete an entry that was handled."""
        if tried:
            await self._redis.hdel(_TRIES, entry)
        await self._redis.xdel(_KEY, entry)

    def done_soon(self, entry: str) -> None:
        """Delete an entry soon, together with others: one disk write for all."""
        self._leaving.add(entry)
        if self._letting_go is None or self._letting_go.done():
            self._letting_go = asyncio.create_task(self._let_go_soon())

    async def let_go(self) -> None:
        """Delete now what was to be deleted soon."""
        if leaving := tuple(self._leaving):
            await self._scripts.make(Script(_FORGET, (_KEY,), leaving))
            self._leaving.difference_update(leaving)

    async def close(self) -> None:
        """Leave what is still to be deleted to the next worker, to whom it changes nothing."""
        if self._letting_go:
            self._letting_go.cancel()
            await asyncio.wait([self._letting_go])

    def leaving(self, entry: str) -> Script:
        """Return the script that deletes an entry in the same transaction as a change."""
        return Script(_FORGET, (_KEY,), (entry,))

    async def bury(self, entry: str) -> None:
        """Move an entry to the dead letters."""
        await self._bury(keys=[_KEY, _TRIES, _DEAD], args=[entry, DEAD, DEAD_SECONDS])

    async def dead(self) -> list[Entry]:
        """Return all dead letters."""
        return await self._all(_DEAD)

    async def lengths(self) -> tuple[int, int]:
        """Return the numbers of waiting entries and of dead letters."""
        return int(await self._redis.xlen(_KEY)), int(await self._redis.xlen(_DEAD))

    async def _let_go_soon(self) -> None:
        while self._leaving:
            await asyncio.sleep(_SOON)
            with Attempt(_log, "what is done, and still in the inbox,") as attempt:
                await self.let_go()
            if not attempt.is_done:
                await asyncio.sleep(_AWAY)

    async def _all(self, key: str) -> list[Entry]:
        found: Any = await self._redis.xrange(key)
        return [_entry(*line) for line in found]


def _entry(id: bytes, fields: dict[bytes, bytes]) -> Entry:
    return Entry(fields[b"lane"].decode(), int(fields[b"update"]), fields[b"body"], id.decode())


def _tell_of_chats(updates: Sequence[Incoming]) -> None:
    """Log, for whoever looks for it, in which order Telegram tells of upgrades and memberships."""
    if _log.isEnabledFor(logging.DEBUG):
        for update in updates:
            with suppress(msgspec.DecodeError, AttributeError, LookupError, TypeError):
                if told := news_of_chat(update):
                    _log.debug("update %d: %s", update.id, told)


class Intake:
    """Puts updates into the inbox."""

    def __init__(self, inbox: Inbox, bot: Bot, frame: Frame) -> None:
        self._inbox = inbox
        self._bot = bot
        self._frame = frame
        self._told = dict[str, None]()
        """Presses that were answered, and come again."""
        self._answers = set[asyncio.Task[None]]()

    async def __call__(self, updates: Sequence[Incoming]) -> bool:
        """Put updates into the inbox; known ones are skipped. False when they cannot be kept now:
        Telegram is to bring them again.
        """
        entries = [Entry(update.lane, update.id, update.body) for update in updates]
        _tell_of_chats(updates)
        try:
            RECEIVED.inc(await asyncio.wait_for(self._inbox.put(entries), _PATIENCE))
        except (*STORE_AWAY, TimeoutError) as error:
            said = "updates cannot be kept, Telegram will bring them again: %s"
            _log.warning(said, error, extra=SELDOM)
            self._ask_to_wait(filter(None, map(press_of, updates)))
            return False
        return True

    def _ask_to_wait(self, presses: "filter[Press]") -> None:
        for press in presses:
            if press.id not in self._told:
                self._told[press.id] = None
                answer = asyncio.create_task(self._answer(press))
                self._answers.add(answer)
                answer.add_done_callback(self._answers.discard)
        while len(self._told) > _MOST:
            del self._told[next(iter(self._told))]

    async def _answer(self, press: Press) -> None:
        said = self._frame.say(spoken(press.language), "store-away")
        with suppress(TelegramError):  # it is gone by now, or Telegram is away, too
            await self._bot.answer_callback_query(press.id, said)
