"""The Redis client: retries while the server restarts, tells a temporary refusal from a wrong
command, and puts the prefix before all keys; batches of small Lua scripts; and background work that
goes on while the store is away.

An unavailable store is handled by `Attempt`, and where updates and requests come in
(`bot.ingest.inbox`, `bot.handlers.registering`, `bot.app.routes`), where people are told to wait.
Only the worker's lock handles its errors itself (`worker_lock`): a bug in it must end the process.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from logging import Logger
from types import TracebackType
from typing import Any, NamedTuple, Protocol, Self, cast
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit, urlunsplit

from msgspec import Struct
from redis.asyncio import BlockingConnectionPool, ConnectionPool, Redis, Sentinel
from redis.asyncio.client import Pipeline
from redis.asyncio.retry import Retry
from redis.asyncio.sentinel import SentinelConnectionPool, SentinelManagedConnection
from redis.backoff import ExponentialBackoff
from redis.commands.core import AsyncScript
from redis.exceptions import (
    AuthenticationError,
    BusyLoadingError,
    MasterDownError,
    NoPermissionError,
    NoScriptError,
    OutOfMemoryError,
    ReadOnlyError,
    RedisError,
    ResponseError,
)
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import TimeoutError as RedisTimeoutError

from bot.metrics import fault
from bot.seldom import SELDOM
from bot.store.fence import FENCED, KEY, NO_KEYS, Fence, guard, writes

PREFIX = "nastolka"
"""The prefix of all keys, with a colon, unless REDIS_URL says `?prefix=`: others may use the same
server, another bot among them (docs/adr/0083)."""
_SEVERAL = {"DEL", "EXISTS", "MGET", "PFCOUNT", "UNLINK"}
"""Commands whose arguments are all keys. Of other commands only the first argument is a key."""
_COUNTED = {"EVAL", "EVALSHA"}
"""Commands whose second argument says how many keys follow."""
_PATIENCE = 120
"""Tries of one command while the server is away, half a second apart at most."""
_CONNECTIONS = 64
SENTINEL = "redis+sentinel://"
"""How an address begins that names Sentinels."""
_SENTINEL_PORT = 26379
_SENTINEL = 1.0
"""Seconds for a Sentinel to answer: others are asked next."""
_QUEUE = 60.0
"""Seconds that a command waits for one of them: as long as those before it wait for the server."""

AnyRedis = Redis
STORE_FAULTS = (RedisError,)
"""All that the library raises."""

_REFUSES_FOR_A_WHILE = {
    FENCED,  # another process is at work by now
    "BUSY",  # a script runs for too long
    "LOADING",
    "MASTERDOWN",
    "MISCONF",  # the disk is full, or takes no snapshot
    "NOREPLICAS",  # fewer than `min-replicas-to-write`
    "OOM",
    "READONLY",  # another server is the primary by now
    "NOPERM",  # somebody is changing the rights of our user
    "UNBLOCKED",  # it has become a replica while we waited for news
}
"""Codes of errors that end without us. https://redis.io/docs/latest/develop/reference/protocol-spec/"""
_REMEDIES = {
    "BUSY": "a script of another program runs for too long: SCRIPT KILL ends it",
    "MISCONF": "its disk is full, or cannot be written: see its log",
    "NOPERM": "give its user more rights, see docs/operations.md",
    "NOREPLICAS": "fewer replicas are there than min-replicas-to-write asks for",
    "MASTERDOWN": "it is a replica, and its primary is away",
    "OOM": "raise its maxmemory",
    "READONLY": "it is a replica: name its primary in REDIS_URL",
}
"""Remedies for the operator, by the code of a refusal."""
_NAMED = {NoPermissionError: "NOPERM", OutOfMemoryError: "OOM", ReadOnlyError: "READONLY"}
_NO_RIGHTS = ("can't run this command", "ACL failure in script")
"""Errors of Redis and Valkey when a script's user may not run a command of the script."""
_CODE = re.compile(
    r"(?:Command # .* caused error: \(.)?"  # the library, of pipelines
    r"(?:(?:ERR )?Error running script.* -)?"  # before Redis 7, for an error inside a script
    r"([A-Z]+) ",
    re.DOTALL,
)


class StoreRefuses(RedisError):
    """The server answers, and takes nothing for a while; the library has no name for why."""


class NotAtWork(StoreRefuses):
    """Another process may be at work by now: the store is there, and takes nothing from us."""


STORE_AWAY = (
    StoreRefuses,
    RedisConnectionError,
    RedisTimeoutError,
    ReadOnlyError,  # another server is the primary by now
    OutOfMemoryError,
    MasterDownError,  # it is a replica, and its primary is away
    NoScriptError,  # killed again between being taught a script and being asked for it
    ConnectionError,
)
"""Errors that mean that the store has not come back in time: nobody's fault, and worth another try.
Any other error of the store is a bug of ours, and trying again would not help."""


@contextmanager
def _told_apart() -> Iterator[None]:
    """Turn errors that will pass by themselves into `StoreRefuses`; let errors of a command
    through.

    :raises StoreRefuses: for an error that will pass.
    """
    try:
        yield
    except ResponseError as error:
        if code := _refusal(error):
            if code == FENCED:
                raise NotAtWork(str(error)) from error
            raise StoreRefuses(f"{error} ({_REMEDIES.get(code, 'it will end')})") from error
        raise


def is_for_a_while(error: ResponseError) -> bool:
    """Tell whether the server will refuse any command like this, and stop doing so by itself."""
    return bool(_refusal(error))


def _refusal(error: ResponseError) -> str:
    """Return the code of a refusal that passes by itself; empty for any other."""
    for kind, code in _NAMED.items():  # the library takes their codes away
        if isinstance(error, kind):
            return code
    if any(said in str(error) for said in _NO_RIGHTS):
        return "NOPERM"
    found = _CODE.match(str(error))
    return found[1] if found and found[1] in _REFUSES_FOR_A_WHILE else ""


def is_wrongly_set_up(error: BaseException) -> bool:
    """Tell whether a server that answers would refuse us for ever: password, rights, database."""
    causes = list(_causes(error))
    if any(isinstance(one, AuthenticationError) for one in causes):
        return True
    refusals = [_refusal(one) for one in causes if isinstance(one, ResponseError)]
    return any(code in ("", "NOPERM") for code in refusals)


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error:
        yield error
        error = error.__cause__ or error.__context__


class Prefix(Struct, frozen=True):
    """Put before each key that the clients send, and taken from each that comes: nobody else knows
    of it.
    """

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
            return tuple(self._scan_words(words))
        keys = _keys(name, words)
        return tuple(self.add(word) if i in keys else word for i, word in enumerate(words))

    def _scan_words(self, words: tuple[Any, ...]) -> Iterator[Any]:
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


class _Managed(SentinelManagedConnection):
    async def connect_check_health(self, *args: Any, **options: Any) -> None:
        """Ask a Sentinel where to connect: after an error the library would go on to ask the
        address of before.
        """
        if "retry_socket_connect" in options:  # asked
            await super().connect_check_health(*args, **options)
        else:
            await cast(Any, self).connect()


class _ManagedPool(SentinelConnectionPool):
    async def disconnect(self, inuse_connections: bool = True) -> None:
        """Leave the Sentinels, too, once the client is closed: the library leaves them open."""
        await cast(Any, super()).disconnect(inuse_connections)
        if inuse_connections:
            for sentinel in cast(Any, self).sentinel_manager.sentinels:
                await sentinel.aclose()


class _Redis(Redis):
    prefix = Prefix()
    fence: Fence | None = None

    async def execute_command(self, *args: Any, **options: Any) -> Any:
        execute: Any = super().execute_command  # untyped in the library
        words = sent = self.prefix.sent(args)
        if self.fence and writes(args[0]):
            if not self.fence.holds:
                raise NotAtWork("this process may not be the one at work any more")
            sent = self.fence.guarded(self.prefix.add(KEY), words)
        try:
            with _told_apart():
                answer = await execute(*sent, **options)
        except StoreRefuses as error:
            if self.fence and FENCED in str(error):
                self.fence.lose()
            raise
        if sent[0] != words[0] and (told := self.response_callbacks.get(args[0])):
            answer = told(answer, **options)
        return self.prefix.received(args, answer)

    def register_script(self, script: Any) -> Any:
        return super().register_script(guard(script) if self.fence else script)

    def pipeline(self, transaction: bool = True, shard_hint: str | None = None) -> Pipeline:
        pipe = _Pipeline(self.connection_pool, self.response_callbacks, transaction, shard_hint)
        pipe.prefix, pipe.fence = self.prefix, self.fence
        return pipe


class _Pipeline(Pipeline):
    prefix = Prefix()
    fence: Fence | None = None

    def execute_command(self, *args: Any, **options: Any) -> Any:
        execute: Any = super().execute_command
        words = self.prefix.sent(args)
        if self.fence and writes(args[0]):
            words = self.fence.guarded(self.prefix.add(KEY), words)
        return execute(*words, **options)


class _Pipe(Protocol):
    async def execute(self) -> list[Any]: ...


async def executed(pipe: _Pipe) -> list[Any]:
    """Return the answers to all commands of a pipeline."""
    with _told_apart():
        return await pipe.execute()


def connect(
    url: str,
    timeout: float = 5.0,
    connections: int = _CONNECTIONS,
    tries: int = _PATIENCE,
    prefix: Prefix | None = None,
    fence: Fence | None = None,
) -> Redis:
    """Return a client that waits for a server which is being restarted.

    :param url: an address as redis-py takes it. With `prefix=` in its query, keys begin with that
        prefix instead of `nastolka`. `redis+sentinel://one:26379,two:26379/mymaster` is the server
        that these Sentinels name:
        https://redis.io/docs/latest/operate/oss_and_stack/management/sentinel/
    :param timeout: seconds for one command; it must be longer than any blocking read.
    :param connections: the most connections.
    :param tries: the tries of one command while the server is away, at most half a second apart.
    :param prefix: the prefix of keys; None for the one in the address.
    :param fence: the fence of the process at work; None for a process that writes nothing
        meanwhile, or is alone.
    """
    url, told = _url_and_prefix(url)
    away: list[type[Exception]] = [RedisConnectionError, RedisTimeoutError, BusyLoadingError]
    options: dict[str, Any] = {
        "retry": Retry(ExponentialBackoff(cap=0.5, base=0.02), tries),
        "retry_on_error": away,
        "socket_timeout": timeout,
    }
    redis = _Redis.from_pool(_pool(url, connections, options))
    assert isinstance(redis, _Redis)
    redis.prefix = told if prefix is None else prefix
    redis.fence = fence
    return redis


def _pool(url: str, connections: int, options: dict[str, Any]) -> ConnectionPool:
    if not url.startswith(SENTINEL):
        return BlockingConnectionPool.from_url(
            url, max_connections=connections, timeout=_QUEUE, **options
        )
    parts = urlsplit(url)
    login, _, hosts = parts.netloc.rpartition("@")
    user, _, password = login.partition(":")
    service, _, database = parts.path.strip("/").partition("/")
    sentinel, pool = cast(Any, Sentinel), cast(Any, _ManagedPool)  # both untyped
    asked = sentinel([_host(host) for host in hosts.split(",")], socket_timeout=_SENTINEL)
    login_as = {"username": unquote(user) or None, "password": unquote(password) or None}
    found: ConnectionPool = pool(
        service,
        asked,
        connection_class=_Managed,
        db=int(database or 0),
        **login_as,
        **options,
    )
    return found


def _host(written: str) -> tuple[str, int]:
    host, _, port = written.partition(":")
    return host, int(port or _SENTINEL_PORT)


def _url_and_prefix(url: str) -> tuple[str, Prefix]:
    """Return an address without our own `prefix` in its query, and the prefix."""
    parts = urlsplit(url)
    query = dict(parse_qsl(parts.query, keep_blank_values=True))
    prefix = Prefix(query.pop("prefix", PREFIX))
    return urlunsplit(parts._replace(query=urlencode(query))), prefix


class Facts(NamedTuple):
    """Facts that a server tells of itself, as far as it tells any."""

    version: tuple[int, ...]
    is_kept: bool
    """Whether the server keeps its data on disk."""
    throws_away: bool
    """Whether the server evicts keys to make room."""


async def facts_of(redis: AnyRedis) -> Facts:
    """Return the facts of a server; a server that may not tell them is taken for a good one."""
    try:
        told: Any = await redis.info()
    except (StoreRefuses, ResponseError):
        return Facts((), is_kept=True, throws_away=False)
    version = tuple(int(part) for part in str(told["redis_version"]).split(".")[:2])
    policy = told.get("maxmemory_policy", "noeviction")
    return Facts(version, bool(told.get("aof_enabled", 1)), policy != "noeviction")


def text_of(value: bytes | str) -> str:
    """Return a string as a server has sent it."""
    return value if isinstance(value, str) else value.decode()


DONE = 1
"""The answer of a step after which the next one follows; any other answer ends the row."""

_ALL = """
local keys_before, args_before, answers = 0, 2 * #steps, {}
for i, step in ipairs(steps) do
  local keys, args = {}, {}
  for j = 1, ARGV[2 * i - 1] do keys[j] = KEYS[keys_before + j] end
  for j = 1, ARGV[2 * i] do args[j] = ARGV[args_before + j] end
  keys_before, args_before = keys_before + #keys, args_before + #args
  answers[i] = step(keys, args)
  if hang_together and answers[i] ~= 1 then break end
end
return answers
"""
"""After the steps as functions, and whether each follows from the one before. ARGV: of each how
many keys and arguments it has, then these."""


class Script(Struct, frozen=True):
    """A script with its keys and arguments."""

    script: str
    """Lua; it returns `DONE` where the next step is to follow."""
    keys: tuple[str, ...]
    args: tuple[str | bytes | float, ...] = ()


class ScriptRunner:
    """Makes batches of small scripts: several steps in one trip to the store. They are one script:
    all of them happen or none, and wait for the disk once.
    """

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis
        self._scripts: dict[tuple[tuple[str, ...], bool], AsyncScript] = {}

    async def make(self, *scripts: Script, hang_together: bool = True) -> list[Any]:
        """Return the answer of each step, up to the first that is not `DONE`.

        :param hang_together: False where no step depends on another: then all of them are made.
        """
        numbers = [n for script in scripts for n in (len(script.keys), len(script.args))]
        script = self._script(
            tuple(script.script for script in scripts), hang_together=hang_together
        )
        keys = [key for script in scripts for key in script.keys]
        answers: list[Any] = await script(keys, [*numbers, *(a for s in scripts for a in s.args)])
        return answers

    def _script(self, parts: tuple[str, ...], *, hang_together: bool) -> AsyncScript:
        key = (parts, hang_together)
        if key not in self._scripts:
            scripts = ",".join(f"function(KEYS, ARGV)\n{part}\nend" for part in parts)
            head = f"local steps, hang_together = {{{scripts}}}, {str(hang_together).lower()}"
            self._scripts[key] = self._redis.register_script(head + _ALL)
        return self._scripts[key]


class Attempt:
    """A block of background work that raises nothing: errors are logged, and its fields tell of
    them.
    """

    def __init__(self, log: Logger, of: str) -> None:
        """:param of: the name of the attempted work, for the log."""
        self._log = log
        self._of = of
        self.is_done = False
        self.is_away = False
        """Whether the store is away: nobody's fault, to be tried again."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> bool:
        self.is_done, self.is_away = error is None, isinstance(error, STORE_AWAY)
        if self.is_away:
            said = "%s waits for the store: %s"
            if isinstance(error, NotAtWork):
                said = "%s is left to the process at work: %s"
            self._log.warning(said, self._of, error, extra=SELDOM)
        elif isinstance(error, Exception):
            fault(self._log, "a bug in %s", self._of)
        return isinstance(error, Exception)

    @property
    def is_bug(self) -> bool:
        """Whether a bug of ours was met: it may be met for ever."""
        return not (self.is_done or self.is_away)
