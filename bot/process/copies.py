"""Back up and restore a store: `nastolka backup FILE`, `nastolka restore FILE` (docs/adr/0083)."""

import logging
import os
import shutil
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from bot import __version__
from bot.process.settings import Settings
from bot.process.starting import check_files
from bot.reconciler.state.shown import Records
from bot.store.backup import Tally, back_up, empty, examined, restore, size
from bot.store.client import AnyRedis, Attempt, connect
from bot.store.embedded import EmbeddedServer
from bot.store.operating import Operating
from bot.store.owner import check_owner, own, owner_of
from bot.store.places import Places
from bot.store.release import (
    HALF_RESTORED,
    RESTORING,
    begin_restoring,
    end_restoring,
    is_newer,
    release_of,
)
from bot.store.worker_lock import release_if_dead

_log = logging.getLogger(__name__)
STREAM = Path("-")
"""Standard output or input, in the place of a file."""


class Refused(Exception):
    """A copy is not made, or not put back; the text is one line that says why."""


async def save_copy(settings: Settings, path: Path) -> Tally:
    """Write a backup of the store, which the bot may be working on.

    :raises Refused: when there is nothing to copy, or not all of it.
    :raises TooSlow: when the server would have had to wait for too long.
    :raises OSError: when the file cannot be written.
    """
    async with opened(settings) as (_, redis):
        with _whole(path) as file:
            release = await release_of(redis) or __version__
            if release == RESTORING:
                raise Refused(HALF_RESTORED)
            tally = await back_up(redis, release, file)
            if not tally.keys:
                raise Refused("the store is empty: is REDIS_URL, or DATA_DIR, right?")
        with Attempt(_log, "the time of the copy"):
            await Operating(redis).note_copy(int(time.time()))
    return tally


async def put_back(settings: Settings, path: Path, *, replaces: bool) -> Tally:
    """Restore a store from a copy, and have all open tables shown anew.

    :param replaces: whether what the store keeps may be deleted.
    :raises Refused: when the store has data that may not be deleted, when the bot is at work, or
        when a newer release has made the copy.
    :raises Unfit: when the store, or the copy, is another bot's.
    :raises BadCopy: when the file is no copy, or is cut off.
    :raises OSError: when the file cannot be read.
    """
    with _readable(path) as file:
        tally = examined(file)
        ours, instead_of = settings.bot_id, settings.instead_of
        check_owner(tally.bot, ours, instead_of, "the copy")
        if is_newer(tally.release, __version__):
            raise Refused(f"release {tally.release} has made this copy: restore it with that one")
        async with opened(settings, is_new=True) as (_, redis):
            check_owner(await owner_of(redis), ours, instead_of)
            await _clear_store(redis, replaces=replaces)
            file.seek(0)
            await restore(redis, file)
            await _wish_all(redis)
            await own(redis, ours)
            await end_restoring(redis, tally.release)
    return tally


async def _clear_store(redis: AnyRedis, *, replaces: bool) -> None:
    if not await release_if_dead(redis):
        raise Refused("the bot is at work on this store: stop it first")
    there = await size(redis)
    if there.keys and not replaces:
        raise Refused(
            f"the store is not empty: {there.tables} tables, {there.keys} keys. "
            "With --replace all of it is deleted first; back it up before that"
        )
    await begin_restoring(redis)
    await empty(redis)


async def _wish_all(redis: AnyRedis) -> None:
    """Have all messages of open tables posted anew: chats may be ahead of the copy, and the bot
    cannot delete a message that it does not know of.
    """
    records = Records(redis)
    async for tables in Places(redis).pages():
        for table in tables:
            shown = await records.of(table)
            for chat in {one.place.chat for one in shown.values()}:
                await records.wish_all(table, chat)


@asynccontextmanager
async def opened(
    settings: Settings, *, is_new: bool = False
) -> AsyncIterator[tuple[str, AnyRedis]]:
    """Give the store's address and a client; an embedded server is there meanwhile.

    :param is_new: whether there may be no data yet.
    :raises PermissionError: when a file of the embedded server is somebody else's.
    """
    if settings.redis_url:
        async with connect(settings.redis_url) as redis:
            yield settings.redis_url, redis
        return
    folder = settings.data_dir / "store"
    if is_new:
        folder.mkdir(parents=True, exist_ok=True)
    check_files(settings.data_dir)
    server = EmbeddedServer(folder)
    async with server.visited(), connect(server.url) as redis:
        yield server.url, redis


@contextmanager
def _whole(path: Path) -> Iterator[IO[bytes]]:
    """Write a file that is there as a whole or not at all, for nobody else to read."""
    if path == STREAM:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    fresh = path.with_name(f"{path.name}.part")
    try:
        with open(fresh, "wb", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


@contextmanager
def _readable(path: Path) -> Iterator[IO[bytes]]:
    """Read a file, more than once."""
    with TemporaryFile() if path == STREAM else path.open("rb") as file:
        if path == STREAM:
            shutil.copyfileobj(sys.stdin.buffer, file)
            file.seek(0)
        yield file
