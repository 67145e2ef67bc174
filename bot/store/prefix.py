"""The prefix of all keys, `nastolka:` unless REDIS_URL says `?prefix=`: others may use the same
server, another bot among them (docs/adr/0083).

The clients put it before each key that they send and take it from each that they get, so nobody
else knows of it.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

PREFIX = "nastolka"
_SEVERAL = {"DEL", "EXISTS", "MGET", "PFCOUNT", "UNLINK"}
"""Commands whose arguments are all keys. Of other commands only the first argument is a key."""
_COUNTED = {"EVAL", "EVALSHA"}
"""Commands whose second argument says how many keys follow."""
NO_KEYS = {"ACL", "BGSAVE", "CLIENT", "COMMAND", "CONFIG", "DEBUG", "DBSIZE", "ECHO"}
NO_KEYS |= {"FLUSHALL", "INFO", "PING", "REPLICAOF", "SCRIPT", "SHUTDOWN", "TIME", "WAIT"}
"""Commands about a server, by their first word."""


class Prefix(Struct, frozen=True):
    """Put before keys and taken from them."""

    name: str = ""
    """Without the colon; empty for keys as they are."""

    @property
    def _start(self) -> bytes:
        return f"{self.name}:".encode() if self.name else b""

    def add(self, key: Any) -> bytes:
        """Return a key as the server knows it; one that has the prefix stays as it is."""
        plain, start = key.encode() if isinstance(key, str) else bytes(key), self._start
        return plain if plain.startswith(start) else start + plain

    def sent(self, words: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return a command as it is sent."""
        if not self.name:
            return words
        name = words[0].split()[0]
        if name == "SCAN":
            return tuple(self._scanning(words))
        keys = _keys(name, words)
        return tuple(self.add(word) if i in keys else word for i, word in enumerate(words))

    def _scanning(self, words: tuple[Any, ...]) -> Iterator[Any]:
        """Yield the words of a SCAN, limited to keys with the prefix."""
        options = dict(zip(words[2::2], words[3::2], strict=True))
        pattern = options.pop(b"MATCH", b"*")
        yield from words[:2]
        yield from (b"MATCH", self.add(pattern))
        yield from (word for option in options.items() for word in option)

    def received(self, words: tuple[Any, ...], answer: Any) -> Any:
        """Return an answer without the prefix. Only SCAN returns keys. (XREAD returns them, too,
        but its caller knows the stream.)
        """
        if words[0] != "SCAN":
            return answer
        (cursor, keys), length = answer, len(self._start)
        return cursor, [key[length:] for key in keys]


def _keys(name: str, words: tuple[Any, ...]) -> range:
    """Return where a command has its keys."""
    if name in NO_KEYS:
        return range(0)
    if name in _SEVERAL:
        return range(1, len(words))
    if name in _COUNTED:
        return range(3, 3 + int(words[2]))
    if name == "XREAD":
        first = words.index("STREAMS") + 1
        return range(first, (first + len(words)) // 2)
    return range(1, 2)
