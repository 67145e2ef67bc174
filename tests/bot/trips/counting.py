"""What is sent to the store, command by command."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import pytest
from redis.asyncio.connection import AbstractConnection

from bot.ingest import consumer, inbox
from bot.reconciler.state import synced
from bot.store import rate_limits

_WRITES = ("EVALSHA", "HSET", "HDEL", "SET", "SADD", "SREM", "XDEL", "ZADD", "ZREM", "EXPIRE")
"""Those that wait for the disk where they change something; a script counts as one that does."""


LONG = 600.0
"""Seconds."""


class Command(NamedTuple):
    """Something that the store was asked for."""

    name: str
    told: str
    """As the server would read it, cut short."""


class Trips:
    """Notes all that is sent by clients in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sent: list[Command] = []
        self.answered: int | None = None
        """How many commands were sent before the press was answered."""
        send, pack = AbstractConnection.send_command, AbstractConnection.pack_commands

        async def noted(connection: Any, *words: Any, **rest: Any) -> None:
            self._note([words])
            await send(connection, *words, **rest)

        def packed(connection: Any, commands: Iterable[Sequence[Any]]) -> Any:
            commands = list(commands)
            self._note(commands)
            return pack(connection, commands)

        monkeypatch.setattr(AbstractConnection, "send_command", noted)
        monkeypatch.setattr(AbstractConnection, "pack_commands", packed)

    def _note(self, commands: Iterable[Sequence[Any]]) -> None:
        for words in commands:
            name = str(words[0])
            if name not in ("PING", "SCRIPT LOAD"):  # of the server's watch; once a start
                self.sent.append(Command(name, " ".join(_word(word) for word in words[:9])))

    def begin(self) -> None:
        """Forget what was sent before."""
        self.sent.clear()
        self.answered = None

    def note_answer(self) -> None:
        """The press is answered."""
        self.answered = len(self.sent)

    @property
    def writes(self) -> int:
        """How many commands may have waited for the disk."""
        return sum(command.name in _WRITES for command in self.sent)

    def __str__(self) -> str:
        lines = [command.told for command in self.sent]
        lines.insert(self.answered or 0, "-- answered")
        return "\n".join(lines)


def _word(word: Any) -> str:
    return (word.decode(errors="replace") if isinstance(word, bytes) else str(word))[:24]


def patient(monkeypatch: pytest.MonkeyPatch) -> Trips:
    """Count, where nothing is asked for once more because a machine is busy elsewhere."""
    monkeypatch.setattr(rate_limits, "_FRESH", LONG)
    monkeypatch.setattr(consumer, "_WAIT", LONG)
    monkeypatch.setattr(inbox, "_SOON", LONG)  # choices leave it together, in a moment
    monkeypatch.setattr(synced, "_PAUSE", LONG)  # once a second, for all that came to rest
    return Trips(monkeypatch)
