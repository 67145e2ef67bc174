"""A replicated store as operators run it: a primary and a replica, watched by a Sentinel."""

import shutil
import subprocess
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from redis import Redis
from redis.exceptions import RedisError

from tests.ports import held_ports
from tests.servers import redis_program

NAME = "mymaster"
_LOOK = 0.05
"""Seconds between looks at the servers."""
_PATIENCE = 60.0
"""Seconds for a server to come up."""


class Replicated:
    """As a context it runs inside. A server that dies comes back as a replica, once Sentinel has
    made the other one the primary.
    """

    def __init__(self, folder: Path, down_after: int = 4000) -> None:
        """:param down_after: milliseconds of silence after which Sentinel takes one for dead."""
        self._folder = folder
        self._down_after = down_after
        self._ports = held_ports(3)
        self._servers: dict[int, subprocess.Popen[bytes]] = {}
        self._stopping = threading.Event()
        self._keeping = threading.Thread(target=self._keep, daemon=True)

    def __enter__(self) -> Self:
        program = shutil.which("redis-sentinel")
        assert program, "redis-sentinel is not on the PATH: make servers"
        self._folder.mkdir(parents=True, exist_ok=True)
        first, second, self._watch = self._ports.__enter__()
        self._run(first)
        _wait(lambda: _answers(first, ""))
        self._run(second, first)
        _wait(lambda: _answers(second, "connected"))
        watching = self._folder / "sentinel.conf"
        watching.write_text(
            f"port {self._watch}\nbind 127.0.0.1\ndir {self._folder}\n"
            f"logfile {self._folder}/log\n"
            f"sentinel monitor {NAME} 127.0.0.1 {first} 1\n"
            f"sentinel down-after-milliseconds {NAME} {self._down_after}\n"
            f"sentinel failover-timeout {NAME} 9000\n"
        )
        self._sentinel = subprocess.Popen((program, str(watching)), stdout=subprocess.DEVNULL)
        _wait(lambda: _answers(self._watch, NAME))
        _wait(self._has_replica)
        self._keeping.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._stopping.set()
        self._keeping.join()
        for server in (self._sentinel, *self._servers.values()):
            server.kill()
            server.wait()
        self._ports.__exit__(kind, error, at)

    @property
    def url(self) -> str:
        """How the store is called in `REDIS_URL`."""
        return f"redis+sentinel://127.0.0.1:{self._watch}/{NAME}/0"

    @property
    def primary(self) -> int | None:
        """The port of the server that takes writes, as Sentinel says; None while that is dead."""
        with suppress(RedisError), Redis(port=self._watch) as redis:
            port = int(redis.sentinel_get_master_addr_by_name(NAME)[1])
            return port if self._servers[port].poll() is None else None
        return None

    @property
    def replicated_pid(self) -> int | None:
        """The process of the primary, if a replica has all that it has; else None."""
        if (port := self.primary) is None:
            return None
        with suppress(RedisError), Redis(port=port) as redis:
            told = redis.info("replication")
            replica = told.get("slave0", {})
            if told["role"] == "master" and replica.get("state") == "online":
                return self._servers[port].pid
        return None

    def _run(self, port: int, primary: int | None = None) -> None:
        own = self._folder / str(port)
        own.mkdir(exist_ok=True)
        bind = ("--bind", "127.0.0.1", "--save", "", "--dir", str(own))
        follows = ("--replicaof", "127.0.0.1", str(primary)) if primary else ()
        self._servers[port] = subprocess.Popen(
            (redis_program(), "--port", str(port), *bind, *follows), stdout=subprocess.DEVNULL
        )

    def _keep(self) -> None:
        while not self._stopping.wait(_LOOK):
            dead = [port for port, server in self._servers.items() if server.poll() is not None]
            for port in dead if (primary := self.primary) else ():
                self._run(port, primary)

    def _has_replica(self) -> bool:
        with Redis(port=self._watch) as redis:
            return bool(redis.sentinel_slaves(NAME))


def _answers(port: int, word: str) -> bool:
    try:
        with Redis(port=port) as redis:
            return word in str(redis.execute_command("ROLE")) if word else bool(redis.ping())
    except RedisError:
        return False


def _wait(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + _PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(_LOOK)
