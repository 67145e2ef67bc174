"""The fence: a process that has lost the right to work on a store writes there no more.

Each process that takes over the work gets the next number, the fencing number (`worker_lock`). The
client of the working process (`client`) lets nothing write but scripts that compare its number with
the newest first; a plain command that writes becomes such a script. So whatever a process was about
to send when the machine stopped for a minute changes nothing once another has taken over.

    fence    string: the newest number, greater than all before: the last plus 1, or the store's
             time in milliseconds where that is more
"""

import time
from typing import Any

KEY = "fence"
FENCED = "FENCED"
"""The code of the error by which a server refuses a former worker."""
_HEAD = f"""
if redis.call('GET', table.remove(KEYS)) ~= table.remove(ARGV) then
  return redis.error_reply('{FENCED} another process is at work by now')
end
"""
_PLAIN = f"{_HEAD}return redis.call(unpack(ARGV))"
_SCRIPTS = {"EVAL", "EVALSHA"}
_READS = {"DUMP", "EXISTS", "GET", "HEXISTS", "HGET", "HGETALL", "HKEYS", "HLEN", "HMGET"}
_READS |= {
    "LLEN",
    "LPOS",
    "LRANGE",
    "MGET",
    "PFCOUNT",
    "PTTL",
    "SCAN",
    "SCARD",
    "SISMEMBER",
    "SMEMBERS",
    "SSCAN",
}
_READS |= {"TTL", "TYPE", "XLEN", "XRANGE", "XREAD", "ZCARD", "ZCOUNT"}
_READS |= {"ZRANGE", "ZRANGEBYSCORE", "ZREVRANGE", "ZSCAN", "ZSCORE"}
"""Commands that need no fence; any other is taken for one that writes."""
NO_KEYS = {"ACL", "BGSAVE", "CLIENT", "COMMAND", "CONFIG", "DEBUG", "DBSIZE", "ECHO"}
NO_KEYS |= {"FLUSHALL", "INFO", "PING", "REPLICAOF", "SCRIPT", "SHUTDOWN", "TIME", "WAIT"}
"""Commands about a server, by their first word."""


def steady() -> float:
    """Return seconds of a clock that nobody sets, and that goes on while the machine sleeps."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Fence:
    """The right of one process to write, from its take-over until its lock may have lapsed."""

    def __init__(self) -> None:
        self.number = ""
        """Empty before the take-over."""
        self.until = 0.0
        """Until when the lock is surely ours, by `steady`."""
        self.is_lost = False
        """Whether another process may have taken over: then this one stands by."""

    @property
    def holds(self) -> bool:
        """Whether no other process can be at work."""
        return not self.is_lost and steady() < self.until

    def lose(self) -> None:
        """Note that another process may have taken over."""
        self.is_lost = True

    def guarded(self, key: bytes, words: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return a command as it is sent: it does nothing once another process has taken over.

        :param key: `KEY` with the prefix, as the keys among the words have it.
        """
        if words[0] in _SCRIPTS:
            keys = 3 + int(words[2])
            counted = (*words[:2], int(words[2]) + 1, *words[3:keys])
            return (*counted, key, *words[keys:], self.number)
        return ("EVAL", _PLAIN, 1, key, *words, self.number)


def writes(name: str) -> bool:
    """Tell whether a command has to be guarded."""
    return name not in _READS and name.split()[0] not in NO_KEYS


def guard(script: str) -> str:
    """Return a script that does nothing for a process whose number is not the newest."""
    return _HEAD + script
