"""Clusters of Debian's redis-server, as processes; `make servers` installs it."""

import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from redis import Redis
from redis.exceptions import RedisError

from playground.person import PATIENCE
from tests.e2e.groups import until
from tests.ports import held_ports
from tests.servers import redis_program

PRIMARIES = 3
_NODE_TIMEOUT = 5000
"""Milliseconds after which a silent node counts for dead."""


class Cluster(NamedTuple):
    """Servers by their ports."""

    nodes: dict[int, "subprocess.Popen[bytes]"]

    @property
    def url(self) -> str:
        """Where any of those that live is found."""
        port = next(port for port, server in self.nodes.items() if server.poll() is None)
        return f"redis://127.0.0.1:{port}/?cluster=1"

    def kill_primary_of(self, key: str) -> None:
        """Kill the server that keeps a key; return when another has taken its part over."""
        dead = self._primary_of(key)
        assert dead
        self.nodes[dead].kill()
        self.nodes[dead].wait()
        until(lambda: self._primary_of(key) not in (dead, None))

    def _primary_of(self, key: str) -> int | None:
        """Return the port of the server that keeps a key, if one of those that live knows it."""
        for port, server in self.nodes.items():
            with suppress(RedisError), closing(Redis(port=port)) as redis:
                if server.poll() is None and redis.cluster("INFO")["cluster_state"] == "ok":
                    slot = redis.cluster("KEYSLOT", key)
                    shares: Any = redis.cluster("SLOTS")
                    return next(
                        int(primary[1])
                        for first, last, primary, *_ in shares
                        if first <= slot <= last
                    )
        return None


@contextmanager
def running_cluster(folder: Path, replicas: int = 0) -> Iterator[Cluster]:
    """Three primaries, each with so many replicas.

    :raises AssertionError: without the program.
    """
    program = redis_program()
    count = PRIMARIES * (1 + replicas)
    with held_ports(count) as ports, held_ports(count) as buses, ExitStack() as servers:
        nodes = {
            port: servers.enter_context(_node(program, port, bus, folder / str(port)))
            for port, bus in zip(ports, buses, strict=True)
        }
        until(lambda: all(_answers(port) for port in ports))
        names = [f"127.0.0.1:{port}" for port in ports]
        create = ["redis-cli", "--cluster", "create", *names, "--cluster-yes"]
        create += ["--cluster-replicas", str(replicas)]
        subprocess.run(create, check=True, capture_output=True, timeout=PATIENCE)
        until(lambda: all(_has_joined(port) for port in ports))
        yield Cluster(nodes)


@contextmanager
def _node(program: str, port: int, bus: int, folder: Path) -> Iterator["subprocess.Popen[bytes]"]:
    folder.mkdir(parents=True)
    arguments = {
        "port": str(port),
        "cluster-port": str(bus),
        "bind": "127.0.0.1",
        "cluster-enabled": "yes",
        "cluster-node-timeout": str(_NODE_TIMEOUT),
        "repl-diskless-sync-delay": "0",
        "dir": str(folder),
        "appendonly": "yes",
        "save": "",
    }
    command = [program, *(word for k, v in arguments.items() for word in (f"--{k}", v))]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        try:
            yield server
        finally:
            server.terminate()


def _answers(port: int) -> bool:
    with suppress(RedisError), closing(Redis(port=port)) as redis:
        return bool(redis.ping())
    return False


def _has_joined(port: int) -> bool:
    """Tell whether a node knows of a whole cluster, and has all that its primary has."""
    with suppress(RedisError), closing(Redis(port=port)) as redis:
        link = redis.info("replication").get("master_link_status", "up")
        return bool(redis.cluster("INFO")["cluster_state"] == "ok") and link == "up"
    return False
