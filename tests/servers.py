"""Debian's redis-server, as a process on a socket file; `make servers` installs it."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def redis_program() -> str:
    """Where it is.

    :raises AssertionError: when it is not there.
    """
    program = shutil.which("redis-server")
    assert program, "redis-server is not on the PATH: make servers"
    return program


@contextmanager
def redis_server(folder: Path, *more: str) -> Iterator[str]:
    """Give the address of a server that keeps its data in a folder as docs/operations.md says."""
    folder.mkdir(parents=True, exist_ok=True)
    socket = folder / "s"
    command = [redis_program(), "--port", "0", "--unixsocket", str(socket), "--dir", str(folder)]
    command += ["--appendonly", "yes", "--maxmemory-policy", "noeviction", *more]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        try:
            yield f"unix://{socket}"
        finally:
            server.terminate()
