"""Preconditions of a start: files that are ours, and a store that may be used.

An operator's mistake is reported in one line that says how to mend it. A service that is away is
waited for, with a line soon and every half minute; the wait ends at once if the bot is stopped.
"""

import asyncio
import logging
import os
import pwd
import stat
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from errno import EACCES
from math import inf
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from bot.memory import memory
from bot.store.client import (
    STORE_FAULTS,
    AnyRedis,
    connect,
    facts_of,
    is_wrongly_set_up,
)
from bot.waiting import waited

_log = logging.getLogger(__name__)
_PATIENT = 3.0
"""Seconds for one try to reach the store."""
_PAUSE, _QUIET = 1.0, 30.0
"""Seconds between tries, and between lines about them."""
_WORKER, _PAINTER, _BESIDES = 110, 285, 200
"""Megabytes that each takes at most, measured (docs/operations.md); besides: a film, a computer."""
_RIGHTS = """
redis.call('SET', KEYS[1], '', 'PX', 1)
redis.call('DEL', KEYS[1])
return redis.call('TIME')[1]
"""
"""KEYS: a key that does not exist. Uses the commands of our scripts, some of which the server
refuses if rights are missing."""
_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_BY_EFFECT = os.access in os.supports_effective_ids
_LEAST = (6, 2)
"""The release of Redis whose commands are used."""


class BadPlace(Exception):
    """The bot is set up wrongly; the text is one line that says what to do."""


class Stopped(Exception):
    """We are told to stop before we have begun to work."""


def ensure_folder(folder: Path) -> None:
    """Make the folder for all data unless it exists.

    :raises BadPlace: when nothing can be written there, or a file in it is somebody else's, as
        after a command by root.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):  # of any name: another process may try it at the same time
            pass
    except OSError as error:
        why = f"{error.strerror}{_whose(error)}"
        raise BadPlace(f"DATA_DIR, {folder}, cannot be written: {why}") from error
    with one_line():
        check_files(folder)


def check_files(folder: Path) -> None:
    """Make sure that we can read and write what stands in the folder for all data, but for
    pictures, which are many and are drawn anew. The store's program would only end.

    :raises PermissionError: when a file is somebody else's, as after a command by root.
    """
    for path in (*folder.glob("*"), *(folder / "store").rglob("*"), *(folder / "pulses").glob("*")):
        if not os.access(path, os.R_OK | os.W_OK, effective_ids=_BY_EFFECT) and path.exists():
            raise PermissionError(EACCES, os.strerror(EACCES), str(path))


@contextmanager
def one_line() -> Iterator[None]:
    """Report an error of the file system inside the block in one line.

    :raises BadPlace: in the place of an OSError.
    """
    try:
        yield
    except OSError as error:
        raise BadPlace(told_of(error)) from error


def told_of(error: OSError) -> str:
    """Return one line about an error: the file, what is wrong, and whose it is if not ours."""
    named = f"{error.filename}: " if error.filename else ""
    return f"{named}{error.strerror or error}{_whose(error)}"


def _whose(error: OSError) -> str:
    """Return to whom a file that we may not use belongs, or the folder that keeps us from it; ""
    where that is not the reason.
    """
    if not isinstance(error, PermissionError) or not isinstance(error.filename, str | Path):
        return ""
    path, ours = Path(error.filename).absolute(), os.geteuid()
    for there in (path, *path.parents):
        with suppress(OSError):
            if (owner := there.stat().st_uid) != ours:
                what = "it" if there == path else str(there)
                return (
                    f" ({what} belongs to {_name_of(owner)}, and this program runs as "
                    f"{_name_of(ours)}: run it as {_name_of(owner)}, or chown it)"
                )
            break
    return ""


def _name_of(user: int) -> str:
    """Return the name of a user of this machine, or the number where there is none."""
    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return f"user {user}"


def tell_of_readers(*paths: Path) -> None:
    """Log a warning for files with secrets (the token, games) that others on this machine may
    read.

    :raises OSError: when it cannot be found out.
    """
    for path in paths:
        if path.exists() and (mode := stat.S_IMODE(path.stat().st_mode)) & _OTHERS:
            ours = mode & ~_OTHERS
            _log.warning("others can read %s: chmod %o %s", path, ours, path)


async def reach_store(url: str, stopping: asyncio.Event) -> None:
    """Wait until the store answers, and make sure that it can be used.

    :raises BadPlace: when the store cannot be used.
    :raises Stopped: when `stopping` is set before that.
    """
    said, where = -inf, _url_without_login(url)
    while True:
        try:
            async with connect(url, _PATIENT, tries=0) as redis:
                return await _unless(stopping, _check(redis, where))
        except (*STORE_FAULTS, OSError) as error:
            if is_wrongly_set_up(error):
                raise BadPlace(f"the store at {where} says: {error}; see REDIS_URL") from error
            if monotonic() - said >= _QUIET:
                _log.warning("the store at %s is away, and waited for: %s", where, error)
                said = monotonic()
        if await waited(stopping, _PAUSE):
            raise Stopped


async def _check(redis: AnyRedis, where: str) -> None:
    """:raises BadPlace: when the store is one that we cannot use."""
    await redis.eval(_RIGHTS, 1, "probe")
    told = await facts_of(redis)
    if told.version and told.version < _LEAST:
        raise BadPlace(f"the store at {where} is older than Redis 6.2")
    if not told.is_kept:
        _log.warning("the store at %s loses all when it ends: set appendonly yes", where)
    if told.throws_away:
        _log.warning("the store at %s may throw games away: set maxmemory-policy noeviction", where)


def tell_of_memory(painters: int) -> None:
    """Warn where memory is too tight for everything that the bot may do at once."""
    there, needed = memory(), _WORKER + painters * _PAINTER + _BESIDES
    if there and there.total < needed << 20:
        _log.warning(
            "there are %d MB of memory, %d are needed: computers and films may fail; "
            "give it more (MEMORY, in a container), or lower PAINTERS",
            there.total >> 20,
            needed,
        )


async def _unless(stopping: asyncio.Event, work: Coroutine[Any, Any, None]) -> None:
    """Wait for work, unless we are told to stop before it is done.

    :raises Stopped: when `stopping` is set before the work is done.
    """
    working, told = asyncio.ensure_future(work), asyncio.ensure_future(stopping.wait())
    await asyncio.wait((working, told), return_when=asyncio.FIRST_COMPLETED)
    told.cancel()
    if not working.done():
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)  # it may fail just now
        raise Stopped
    await working


def _url_without_login(url: str) -> str:
    """Return an address without its user name and password."""
    parts = urlsplit(url)
    return f"{parts.netloc.rpartition('@')[2]}{parts.path}"
