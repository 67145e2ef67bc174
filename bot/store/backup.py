"""Backups: all that a store keeps, as the Redis commands that fill another with it (docs/adr/0083).

A file in Redis' own protocol, RESP. It holds values, not a server's memory: it goes from the
embedded server to Redis and back, and to an older one, too.

    ECHO nastolka <release>     who has written it
    HSET, RPUSH, ... PEXPIREAT  key by key
    ECHO <digest>               of all before: a file that was cut off or has changed is refused

While a copy is made the server takes no writes (`CLIENT PAUSE WRITE`): whoever presses waits. So
the copy is of one moment.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from math import inf
from time import monotonic
from typing import IO, Any

from hiredis import ProtocolError, Reader, pack_command
from msgspec import Struct

from bot.store.client import AnyRedis, executed, text_of

NO_COPY = "this is no backup of Nastolka"
_TITLE = b"nastolka"
_OF_THE_PLACE = re.compile(rb"worker|fence|release")
"""Keys that are not copied: the lock of the worker, its fence, the release."""
_FILLING = frozenset({b"SET", b"HSET", b"RPUSH", b"SADD", b"ZADD", b"XADD", b"PEXPIREAT"})
"""All that a copy does to a store."""
_PAGE = 200
"""Keys that are read, or commands that are written, in one trip."""
_MOST = 512
"""Values of one command: a server refuses too many."""
_PAUSE = 8.0
"""Seconds for which a server takes no writes unless asked again: if we die, it goes on."""
_BLOCK = 1 << 16

Words = list[Any]
"""A command: its name, a key, values."""


class BadCopy(Exception):
    """A file is no backup, or not a whole one."""


class TooSlow(Exception):
    """The server may have taken writes before all was read: it would be a copy of no moment."""


class Tally(Struct):
    """The contents of a backup."""

    release: str = ""
    """The release that wrote it."""
    keys: int = 0
    tables: int = 0
    bot: str = ""
    """The id of the bot whose store it is; empty in copies of older releases."""
    last: bytes = b""
    """The key that was counted last: its commands follow one another."""

    def count(self, words: Words) -> None:
        """Count a command."""
        if words[:2] == [b"SET", b"bot"]:
            self.bot = text_of(words[2])
        if words[1] != self.last:
            self.last = words[1]
            self.keys += 1
            self.tables += is_table(self.last)


def is_table(key: bytes) -> bool:
    """Tell whether a key is that of a table itself, not of one of its parts."""
    return key.startswith(b"t:") and key.count(b":") == 1


async def back_up(redis: AnyRedis, release: str, file: IO[bytes]) -> Tally:
    """Write the content of the store at one moment.

    :raises TooSlow: when the copy may not be of one moment.
    """
    tally, digest = Tally(release), blake2b()

    def write(words: Words) -> None:
        packed = pack_command(tuple(words))
        digest.update(packed)
        file.write(packed)

    write([b"ECHO", _TITLE, release])
    async with _paused_writes(redis) as still:
        async for keys in _pages(redis):
            await still()
            for words in await _commands_for_keys(redis, keys):
                write(words)
                tally.count(words)
        await still()
    write([b"ECHO", digest.hexdigest()])
    return tally


def examined(file: IO[bytes]) -> Tally:
    """Return the counts of a copy's content.

    :raises BadCopy: when the file is no copy, or not a whole one.
    """
    tally, digest, last = Tally(), blake2b(), Words()
    for words in _commands(file):
        if last:
            _examine(tally, last)
            digest.update(pack_command(tuple(last)))
        last = words
    if last != [b"ECHO", digest.hexdigest().encode()]:
        raise BadCopy("this backup was cut off, has changed since, or is none")
    return tally


def _examine(tally: Tally, words: Words) -> None:
    if not tally.release and words[:2] == [b"ECHO", _TITLE] and len(words) == 3:
        tally.release = words[2].decode()
    elif tally.release and words[0] in _FILLING and len(words) > 2:
        tally.count(words)
    else:
        raise BadCopy(NO_COPY)


async def restore(redis: AnyRedis, file: IO[bytes]) -> None:
    """Fill an empty store with a copy that was examined."""
    page = list[Words]()
    for words in _commands(file):
        if words[0] in _FILLING:
            page.append(words)
        if len(page) == _PAGE:
            await _run(redis, page)
            page = []
    await _run(redis, page)


async def empty(redis: AnyRedis) -> None:
    """Delete the content of the store."""
    async for keys in _pages(redis):
        await _run(redis, [[b"UNLINK", key] for key in keys])


async def size(redis: AnyRedis) -> Tally:
    """Return the counts of the store's content."""
    tally = Tally()
    async for keys in _pages(redis):
        for key in keys:
            tally.count([b"", key])
    return tally


async def _run(redis: AnyRedis, commands: list[Words]) -> list[Any]:
    pipe = redis.pipeline(transaction=False)
    for words in commands:
        pipe.execute_command(text_of(words[0]), *words[1:])
    return await executed(pipe) if commands else []


@asynccontextmanager
async def _paused_writes(redis: AnyRedis) -> AsyncIterator[Callable[[], Awaitable[None]]]:
    """Pause writes on all servers inside the block; give a function that must be called again and
    again to keep the pause.

    :raises TooSlow: when the function is called too late.
    """
    until = inf

    async def still() -> None:
        nonlocal until
        if monotonic() > until:
            raise TooSlow
        until = monotonic() + _PAUSE
        await redis.client_pause(int(_PAUSE * 1000), all=False)

    await still()
    try:
        yield still
    finally:
        await redis.client_unpause()


async def _pages(redis: AnyRedis) -> AsyncIterator[list[bytes]]:
    """Yield all keys that are copied, none of them twice."""
    found, page = set[bytes](), list[bytes]()
    async for key in redis.scan_iter(count=_PAGE):
        if key not in found and not _OF_THE_PLACE.fullmatch(key):
            found.add(key)
            page.append(key)
        if len(page) == _PAGE:
            yield page
            page = []
    yield page


async def _commands_for_keys(redis: AnyRedis, keys: list[bytes]) -> list[Words]:
    """Return the commands that make these keys."""
    pipe = redis.pipeline(transaction=False)
    for key in keys:
        pipe.type(key)
        pipe.pttl(key)
    told = await executed(pipe)
    now = await _now(redis)
    kinds, lasts = told[::2], told[1::2]
    for key, kind in zip(keys, kinds, strict=True):
        _queue_read(pipe, key, kind)
    commands = list[Words]()
    for key, kind, last, value in zip(keys, kinds, lasts, await executed(pipe), strict=True):
        commands += _commands_for_key(key, kind, value)
        if last >= 0:
            commands.append([b"PEXPIREAT", key, now + last])
    return commands


async def _now(redis: AnyRedis) -> int:
    """Return the time of a server: milliseconds since 1970."""
    seconds, micros = await redis.time()
    return int(1000 * seconds + micros // 1000)


def _queue_read(pipe: Any, key: bytes, kind: bytes) -> None:
    match kind:
        case b"hash":
            pipe.hgetall(key)
        case b"list":
            pipe.lrange(key, 0, -1)
        case b"set":
            pipe.smembers(key)
        case b"zset":
            pipe.zrange(key, 0, -1, withscores=True)
        case b"stream":
            pipe.xrange(key)
        case _:  # a string, or nothing: it has expired just now
            pipe.get(key)


def _commands_for_key(key: bytes, kind: bytes, value: Any) -> Iterator[Words]:
    """Yield the commands that make a key."""
    match kind:
        case b"hash":
            yield from _in_parts(b"HSET", key, [word for pair in value.items() for word in pair])
        case b"list":
            yield from _in_parts(b"RPUSH", key, value)
        case b"set":
            yield from _in_parts(b"SADD", key, sorted(value))
        case b"zset":
            yield from _in_parts(b"ZADD", key, [w for name, score in value for w in (score, name)])
        case b"stream":
            for id, fields in value:
                yield [b"XADD", key, id, *(word for pair in fields.items() for word in pair)]
        case b"string" if value is not None:
            yield [b"SET", key, value]


def _in_parts(name: bytes, key: bytes, values: list[Any]) -> Iterator[Words]:
    for start in range(0, len(values), _MOST):
        yield [name, key, *values[start : start + _MOST]]


def _commands(file: IO[bytes]) -> Iterator[Words]:
    """Yield the commands of a file.

    :raises BadCopy: when the file is not in Redis' protocol.
    """
    reader = Reader()
    try:
        while block := file.read(_BLOCK):
            reader.feed(block)
            while (words := reader.gets()) is not False:
                if not isinstance(words, list) or not all(isinstance(w, bytes) for w in words):
                    raise BadCopy(NO_COPY)
                yield words
    except ProtocolError as error:
        raise BadCopy(NO_COPY) from error
