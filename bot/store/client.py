"""The Redis client: retries while the server restarts, tells a temporary refusal from a wrong
command, and puts the prefix before all keys.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, Protocol
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.client import Pipeline
from redis.asyncio.cluster import ClusterPipeline, RedisCluster
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import (
    AuthenticationError,
    BusyLoadingError,
    ClusterDownError,
    NoPermissionError,
    NoScriptError,
    OutOfMemoryError,
    ReadOnlyError,
    RedisClusterException,
    RedisError,
    ResponseError,
    TryAgainError,
)
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import TimeoutError as RedisTimeoutError

from bot.store.prefix import PREFIX, Prefix

_PATIENCE = 120
"""Tries of one command while the server is away, half a second apart at most."""
_CONNECTIONS = 64
_QUEUE = 60.0
"""Seconds that a command waits for one of them: as long as those before it wait for the server."""

AnyRedis = Redis | RedisCluster
STORE_FAULTS = (RedisError, RedisClusterException)
"""All that the library raises."""

_REFUSES_FOR_A_WHILE = {
    "BUSY",  # a script runs for too long
    "CLUSTERDOWN",
    "LOADING",
    "MASTERDOWN",
    "MISCONF",  # the disk is full, or takes no snapshot
    "NOREPLICAS",  # fewer than `min-replicas-to-write`
    "OOM",
    "READONLY",  # another server is the primary by now
    "TRYAGAIN",
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
"""What whoever runs it can do."""
_NAMED = {NoPermissionError: "NOPERM", OutOfMemoryError: "OOM", ReadOnlyError: "READONLY"}
_NO_RIGHTS = ("can't run this command", "ACL failure in script")
"""What Redis, and Valkey, say where a script's user may not do what the script does."""
_CODE = re.compile(
    r"(?:Command # .* caused error: \(.)?"  # the library, of pipelines
    r"(?:(?:ERR )?Error running script.* -)?"  # servers before Redis 7, of what a script has met
    r"([A-Z]+) ",
    re.DOTALL,
)


class StoreRefuses(RedisError):
    """The server answers, and takes nothing for a while; the library has no name for why."""


STORE_AWAY = (
    StoreRefuses,
    RedisConnectionError,
    RedisTimeoutError,
    ReadOnlyError,  # another server is the primary by now
    OutOfMemoryError,
    ClusterDownError,
    TryAgainError,
    NoScriptError,  # killed again between being taught a script and being asked for it
    RedisClusterException,
    ConnectionError,
)
"""What is raised when the store does not come back in time: nobody's fault, to be tried again. What
else it raises is a bug of ours, and would be raised for ever."""


@contextmanager
def _told_apart() -> Iterator[None]:
    """Tell what ends without us from what is wrong with a command.

    :raises StoreRefuses: for the former.
    """
    try:
        yield
    except ResponseError as error:
        if code := _refusal(error):
            raise StoreRefuses(f"{error} ({_REMEDIES.get(code, 'it will end')})") from error
        raise


def is_for_a_while(error: ResponseError) -> bool:
    """Tell whether a server refuses everything like this for a while, whatever the command."""
    return bool(_refusal(error))


def _refusal(error: ResponseError) -> str:
    """Return the code of what ends without us; empty for what does not."""
    for kind, code in _NAMED.items():  # the library takes their codes away
        if isinstance(error, kind):
            return code
    if any(said in str(error) for said in _NO_RIGHTS):
        return "NOPERM"
    found = _CODE.match(str(error))
    return found[1] if found and found[1] in _REFUSES_FOR_A_WHILE else ""


def lacks_rights(error: BaseException) -> bool:
    """Tell whether our user may not do that."""
    refusals = (_refusal(one) for one in _causes(error) if isinstance(one, ResponseError))
    return "NOPERM" in refusals


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


class _Redis(Redis):
    prefix = Prefix()

    async def execute_command(self, *args: Any, **options: Any) -> Any:
        execute: Any = super().execute_command  # untyped in the library
        with _told_apart():
            answer = await execute(*self.prefix.sent(args), **options)
        return self.prefix.received(args, answer)

    def pipeline(self, transaction: bool = True, shard_hint: str | None = None) -> Pipeline:
        pipe = _Pipeline(self.connection_pool, self.response_callbacks, transaction, shard_hint)
        pipe.prefix = self.prefix
        return pipe


class _Pipeline(Pipeline):
    prefix = Prefix()

    def execute_command(self, *args: Any, **options: Any) -> Any:
        execute: Any = super().execute_command
        return execute(*self.prefix.sent(args), **options)


class _Cluster(RedisCluster):
    prefix = Prefix()

    async def execute_command(self, *args: Any, **kwargs: Any) -> Any:
        with _told_apart():
            answer = await super().execute_command(*self.prefix.sent(args), **kwargs)
        return self.prefix.received(args, answer)

    def pipeline(
        self, transaction: Any | None = None, shard_hint: Any | None = None
    ) -> ClusterPipeline:
        return _ClusterPipeline(self, transaction)

    def keyslot(self, key: Any) -> int:
        return super().keyslot(self.prefix.add(key))


class _ClusterPipeline(ClusterPipeline):
    _event_dispatcher: Any = None  # its type says so, the library's own has none

    def execute_command(self, *args: Any, **kwargs: Any) -> ClusterPipeline:
        assert isinstance(self.cluster_client, _Cluster)
        return super().execute_command(*self.cluster_client.prefix.sent(args), **kwargs)


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
) -> AnyRedis:
    """Return a client that waits for a server which is being restarted.

    :param url: as redis-py takes it; with `cluster=1` in its query the server is one of a cluster,
        with `prefix=` keys begin with that instead of `nastolka`.
    :param timeout: seconds for one command; longer than any that is told to wait.
    :param connections: at most; on a cluster as many as are needed.
    :param tries: of one command while the server is away, half a second apart at most.
    :param prefix: another than the address says.
    """
    retry = Retry(ExponentialBackoff(cap=0.5, base=0.02), tries)
    url, is_cluster, told = _read(url)
    prefix = told if prefix is None else prefix
    if is_cluster:
        nodes = _Cluster.from_url(url, retry=retry, socket_timeout=timeout)
        assert isinstance(nodes, _Cluster)
        nodes.prefix = prefix
        return nodes
    away: list[type[Exception]] = [RedisConnectionError, RedisTimeoutError, BusyLoadingError]
    pool = BlockingConnectionPool.from_url(
        url,
        max_connections=connections,
        timeout=_QUEUE,
        retry=retry,
        retry_on_error=away,
        socket_timeout=timeout,
    )
    redis = _Redis.from_pool(pool)
    assert isinstance(redis, _Redis)
    redis.prefix = prefix
    return redis


def _read(url: str) -> tuple[str, bool, Prefix]:
    """Return an address without what is ours in its query, whether it is a cluster, the prefix."""
    parts = urlsplit(url)
    query = dict(parse_qsl(parts.query, keep_blank_values=True))
    is_cluster = query.pop("cluster", "0") == "1"
    prefix = Prefix(query.pop("prefix", PREFIX))
    return urlunsplit(parts._replace(query=urlencode(query))), is_cluster, prefix


def prefix_of(redis: AnyRedis) -> Prefix:
    """Return what a client of `connect` puts before keys."""
    return redis.prefix if isinstance(redis, _Redis | _Cluster) else Prefix()


async def where(redis: AnyRedis, key: str) -> dict[str, Any]:
    """Return how to tell `execute_command` which node of a cluster has a key. To find out where
    an XREAD belongs, the client would ask the same node each time, even one that has died.
    """
    if not isinstance(redis, RedisCluster):
        return {}
    await redis.initialize()  # anew, if a node was missing
    return {"target_nodes": redis.get_node_from_key(key)}


def primaries(redis: AnyRedis) -> dict[str, Any]:
    """Return how to ask all that take writes."""
    return {"target_nodes": RedisCluster.PRIMARIES} if isinstance(redis, RedisCluster) else {}


class Facts(NamedTuple):
    """What a server says of itself, as far as it tells us."""

    version: tuple[int, ...]
    is_kept: bool
    """Whether what it holds is on disk."""
    throws_away: bool
    """Whether it makes room by itself."""


async def facts_of(redis: AnyRedis) -> Facts:
    """Ask a server what it is; one that may not tell is taken for a good one."""
    try:
        told: Any = await redis.info(**one_of(redis))
    except (StoreRefuses, ResponseError):
        return Facts((), is_kept=True, throws_away=False)
    version = tuple(int(part) for part in str(told["redis_version"]).split(".")[:2])
    policy = told.get("maxmemory_policy", "noeviction")
    return Facts(version, bool(told.get("aof_enabled", 1)), policy != "noeviction")


def one_of(redis: AnyRedis) -> dict[str, Any]:
    """Return how to ask any one server."""
    return {"target_nodes": RedisCluster.RANDOM} if isinstance(redis, RedisCluster) else {}


def text_of(value: bytes | str) -> str:
    """Return a string as a server has sent it."""
    return value if isinstance(value, str) else value.decode()
