"""The worker lock: of all processes of a bot one works, the others stand by.

    worker    string: the process at work; expires, and is renewed all the time
    fence     string: the fencing number, see `fence`

It is the library's own lock. A holder that is killed on this machine is known to be dead at once, a
holder elsewhere once the lock has lapsed; a holder that stops in order releases it. A process that
could not renew it works on if nobody has taken over meanwhile, as while the store was away.
"""

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from redis.asyncio import Redis
from redis.asyncio.lock import Lock
from redis.exceptions import LockError, LockNotOwnedError

from bot.seldom import SELDOM
from bot.store.client import STORE_AWAY, Attempt, text_of
from bot.store.fence import KEY as FENCE
from bot.store.fence import Fence, steady
from bot.store.outages import HEARTBEAT, Outages
from bot.waiting import waited

LIFE = 7.0
"""Seconds after which the lock lapses if it is not renewed."""
BEAT = 1.0
"""Seconds between renewals."""
POLL = 0.4
"""Seconds between a standby's tries."""
_MARGIN = 1.0
"""Seconds before its lapse at which the lock counts as lost."""
_KEY = "worker"
_NEXT = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local number = math.max(redis.call('INCR', KEYS[1]), now)
redis.call('SET', KEYS[1], string.format('%.0f', number))
return number
"""
"""KEYS: fence. Returns the next fencing number. It is no smaller than the server's time in
milliseconds: a replica that lacks the last write as it takes over gives no number a second time.
"""
_log = logging.getLogger(__name__)


class WorkerLock:
    """The lock, as one process sees it."""

    def __init__(
        self,
        redis: Redis,
        fence: Fence,
        outages: Outages,
        me: str = "",
    ) -> None:
        """:param redis: a client that has no fence and gives up soon.
        :param outages: loaded when this process takes over, and saved while it works.
        :param me: the holder's name; empty for the name of this process.
        """
        self._redis = redis
        self._fence = fence
        self._outages = outages
        self._me = me or _name()
        self._lock = Lock(redis, _KEY, timeout=LIFE, blocking=False, thread_local=False)
        self._next = redis.register_script(_NEXT)
        self._beaten: float | None = None

    async def wait(self, stopping: asyncio.Event, beat: Callable[[], None]) -> bool:
        """Stand by until this process is at work; False when it is told to stop before that.

        :param beat: called after each look at the lock.
        """
        is_told = False
        while not stopping.is_set():
            try:
                if await self.take():
                    return True
                if not is_told:
                    _log.info("another process of this bot is at work: this one stands by")
                is_told = True
                beat()
            except STORE_AWAY as error:
                _log.warning("the store is away: %s", error, extra=SELDOM)
            await waited(stopping, POLL)
        return False

    async def take(self) -> bool:
        """Take over the work, unless another process is at it."""
        if not await release_if_dead(self._redis, self._me, self._lock):
            return False
        asked = steady()
        if not await self._lock.acquire(token=self._me):
            return False
        self._fence.number = str(await self._next(keys=[FENCE]))
        self._fence.until = asked + LIFE - _MARGIN
        await self._outages.load(self._redis)
        self._outages.hear()
        await self._beat()
        return True

    async def keep(self, beat: Callable[[], None]) -> None:
        """Renew the lock until another process may have taken over.

        :param beat: called after each renewal.
        """
        while not self._fence.is_lost:
            try:
                await self.renew()
                beat()
            except STORE_AWAY as error:
                _log.warning("the store is away: %s", error, extra=SELDOM)
            await asyncio.sleep(BEAT)
        _log.warning("another process may be at work by now: this one stands by")

    async def renew(self) -> None:
        """Renew the lock; take it anew if it has lapsed and nobody else has been at work since."""
        asked = steady()
        try:
            await self._lock.extend(LIFE, replace_ttl=True)
        except LockNotOwnedError:
            if not await self._retake():
                return self._fence.lose()
        self._fence.until = asked + LIFE - _MARGIN
        self._outages.answer()
        if self._beaten is None or steady() - self._beaten >= HEARTBEAT:
            await self._beat()
        return None

    async def release(self) -> None:
        """Let another process take over at once."""
        with Attempt(_log, "the lock, which lapses,"), suppress(LockError):
            if self._fence.holds:
                await self._beat()
            self._fence.lose()
            await self._lock.release()

    async def _retake(self) -> bool:
        """Take the lock anew; let it go, and return False, if another process has worked since."""
        if not await self._lock.acquire(token=self._me):
            return False
        number = await self._redis.get(FENCE)
        if number and text_of(number) == self._fence.number:
            return True
        await self._lock.release()
        return False

    async def _beat(self) -> None:
        begun = steady()
        await self._outages.save(self._redis)
        self._beaten = begun


async def release_if_dead(redis: Redis, me: str = "", lock: Lock | None = None) -> bool:
    """Release the lock of a process that is dead; return False where another one is at work.

    A lock that lasts longer than any was made for is void: the server's clock was set back.
    """
    lock = lock or Lock(redis, _KEY, timeout=LIFE)
    holder = text_of(await redis.get(_KEY) or b"")
    if not holder:
        return True
    if holder != me and not _is_dead(holder) and await redis.pttl(_KEY) <= LIFE * 1000:
        return False
    with suppress(LockNotOwnedError):
        await lock.do_release(holder.encode())
    return True


def _name() -> str:
    """Return a name for this process that was never used before."""
    return f"{_home()}/{os.getpid()}/{secrets.token_hex(4)}"


def _is_dead(name: str) -> bool:
    """Tell whether a process of this machine has ended; False for those of other machines."""
    home, pid, _ = name.rsplit("/", 2)
    return bool(home) and home == _home() and (int(pid) == os.getpid() or not _lives(int(pid)))


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # somebody else's process
        return True
    status = Path(f"/proc/{pid}/status")
    with suppress(OSError):  # a corpse that its parent has not looked at yet
        return "\nState:\tZ" not in status.read_text("utf-8")
    return True


def _home() -> str:
    """Return a name for the boot and process namespace: process ids are unique only within both."""
    with suppress(OSError):
        boot = Path("/proc/sys/kernel/random/boot_id").read_text("ascii").strip()
        return f"{boot}.{os.stat('/proc/self/ns/pid').st_ino}"
    return ""
