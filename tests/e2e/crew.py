"""Several processes of a bot on one store: one works, the others stand by; each that dies is
started again, as by Docker or an orchestrator.
"""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from types import TracebackType
from typing import Self

from redis import Redis
from redis.exceptions import RedisError

from bot.store.embedded import EmbeddedServer
from tests.e2e.bots import PATIENCE, READY, Bot, clean
from tests.replicated import Replicated

_LOOK = 0.1
"""Seconds between looks at the processes."""
LOCK = "nastolka:worker"


class Crew(Bot):
    """Some processes with a store that outlives them; as a context they run inside."""

    def __init__(self, bot: Bot, processes: int) -> None:
        """:param bot: how each is started; its folder is that of the store, too."""
        super().__init__(bot.folder, "", bot.token)
        self._module, self._surroundings = bot._module, bot._surroundings
        self._count = processes
        self._processes: list[subprocess.Popen[bytes]] = []
        self._stopping = threading.Event()
        self._served = threading.Event()
        self._keeping = threading.Thread(target=self._keep, daemon=True)
        self._serving = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)

    def __enter__(self) -> Self:
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.sprites:
            (self.folder / "pictures").symlink_to(self.sprites)
        if not self._surroundings.get("REDIS_URL"):
            self._serving.start()
            assert self._served.wait(PATIENCE)
            self._surroundings["REDIS_URL"] = f"unix://{self.socket}"
        self._processes = [self._launched(index) for index in range(self._count)]
        self._keeping.start()
        deadline = time.monotonic() + PATIENCE
        while READY not in self.log:
            assert time.monotonic() < deadline, self.log
            time.sleep(_LOOK)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()

    @property
    def pids(self) -> list[int]:
        """All processes that live."""
        return [process.pid for process in self._processes if process.poll() is None]

    @property
    def store_address(self) -> str:
        """How the bot calls its store."""
        return self._surroundings["REDIS_URL"]

    @property
    def store_url(self) -> str:
        """Where the store takes writes just now."""
        return self.store_address

    @property
    def store_pid(self) -> int | None:
        """The store's process; None while there is none that may be killed."""
        with suppress(RedisError), Redis.from_url(self.store_url) as redis:
            return int(redis.info("server")["process_id"])
        return None

    @property
    def worker(self) -> int | None:
        """The process that has the lock, as the store says; None while that is away."""
        with suppress(RedisError), Redis.from_url(self.store_url) as redis:
            found = redis.get(LOCK)
            return int(found.decode().split("/")[-2]) if isinstance(found, bytes) else None
        return None

    def stop(self) -> int:
        """Ask all to stop; return the highest exit code."""
        if self._stopping.is_set():
            return 0
        self._stopping.set()
        self._keeping.join()
        living = [process for process in self._processes if process.poll() is None]
        for process in living:
            process.send_signal(signal.SIGCONT)
            process.terminate()
        codes = [process.wait(PATIENCE) for process in living]
        if self._serving.is_alive():
            self._serving.join(PATIENCE)
        return max(codes, default=0)

    def _keep(self) -> None:
        while not self._stopping.wait(_LOOK):
            for index, process in enumerate(self._processes):
                if process.poll() is not None:
                    self._processes[index] = self._launched(index)

    async def _serve(self) -> None:
        server = EmbeddedServer(self.folder / "store")
        await server.start()
        self._served.set()
        while not self._stopping.is_set() or self.pids:
            await asyncio.sleep(_LOOK)
        await server.stop()

    def _launched(self, index: int) -> subprocess.Popen[bytes]:
        with self._log.open("ab") as output:
            return subprocess.Popen(
                (sys.executable, "-m", *self._module),
                env={**clean(os.environ), **self._surroundings, "WORKER": str(index)},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
            )


class ReplicatedCrew(Crew):
    """... with a store that is replicated, and watched by a Sentinel."""

    def __init__(self, bot: Bot, processes: int, store: Replicated) -> None:
        super().__init__(bot, processes)
        self._surroundings["REDIS_URL"] = store.url
        self._store = store

    @property
    def store_url(self) -> str:
        """Where the primary is; while there is none, nobody answers there."""
        return f"redis://127.0.0.1:{self._store.primary or 0}"

    @property
    def store_pid(self) -> int | None:
        """The primary's process, once a replica has all that it has."""
        return self._store.replicated_pid
