"""Ports for servers that have to be told theirs: chosen by the system, and kept for them."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager


@contextmanager
def held_ports(count: int) -> Iterator[tuple[int, ...]]:
    """Free ports of the loopback, which the system gives to nobody else inside the block.

    Each is bound by a socket that does not listen: a server that asks for the port by its number
    gets it (Linux; SO_REUSEADDR on both sides), may end, and may have it again.
    """
    with ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for each in sockets:
            each.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            each.bind(("127.0.0.1", 0))
        yield tuple(each.getsockname()[1] for each in sockets)
