"""Workers that are killed in the middle of something."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from redis.asyncio.connection import AbstractConnection


class Killed(BaseException):
    """The process is no more."""


@contextmanager
def killed_after(commands: int) -> Iterator[list[int]]:
    """Let `commands` commands reach the store, and no more."""
    send, pack = AbstractConnection.send_command, AbstractConnection.pack_commands
    left = [commands]

    def spend() -> None:
        left[0] -= 1
        if left[0] < 0:
            raise Killed

    async def sent(connection: Any, *words: Any, **rest: Any) -> None:
        try:
            spend()
        except Killed:  # with its process; a greeting may be half said
            await connection.disconnect(nowait=True)
            raise
        await send(connection, *words, **rest)

    def packed(connection: Any, words: Any) -> Any:
        spend()
        return pack(connection, words)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(AbstractConnection, "send_command", sent)
        patch.setattr(AbstractConnection, "pack_commands", packed)
        yield left
