"""The webhook: only Telegram is heard, and only when what it says is safe. Health, metrics."""

import re
from collections.abc import Sequence

import httpx
import pytest
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as RedisConnectionError
from starlette.applications import Starlette

from bot.ingest import web
from bot.ingest.updates import Incoming
from bot.ingest.web import SECRET_HEADER, serving, watch_app, webhook_app, webhook_secret
from bot.store.operating import Load, Operating
from tests.ports import held_ports

BODY = {
    "update_id": 7,
    "message": {"message_id": 1, "date": 0, "chat": {"id": -1, "type": "group"}, "text": "/play"},
}
SECRET = {SECRET_HEADER: "s"}


class Keeper:
    """Keeps updates, unless the store is away."""

    def __init__(self, *, is_away: bool = False) -> None:
        self.kept: list[int] = []
        self.is_away = is_away

    async def __call__(self, updates: Sequence[Incoming]) -> bool:
        if not self.is_away:
            self.kept += [update.id for update in updates]
        return not self.is_away


def client(app: Starlette) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://bot")


def hook(keeper: Keeper) -> httpx.AsyncClient:
    return client(webhook_app("https://example.org/path", "s", keeper))


async def test_update_is_kept_before_it_is_confirmed() -> None:
    keeper = Keeper()
    async with hook(keeper) as telegram:
        assert (await telegram.post("/path", json=BODY, headers=SECRET)).status_code == 200
    assert keeper.kept == [7]


@pytest.mark.parametrize("headers", [{}, {SECRET_HEADER: ""}, {SECRET_HEADER: "S"}], ids=str)
async def test_who_does_not_know_the_secret_is_not_heard(headers: dict[str, str]) -> None:
    keeper = Keeper()
    async with hook(keeper) as stranger:
        assert (await stranger.post("/path", json=BODY, headers=headers)).status_code == 403
        assert (await stranger.post("/", json=BODY, headers=SECRET)).status_code == 404
        assert (await stranger.get("/path", headers=SECRET)).status_code == 405
    assert keeper.kept == []


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"{}", b'"x"', b'{"update_id":"7"}', b"\xff"])
async def test_what_is_no_update_is_taken_once_and_the_log_says_so(
    body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """What is not answered 2xx comes again for a day, before all else that its sender does."""
    keeper = Keeper()
    async with hook(keeper) as telegram:
        assert (await telegram.post("/path", content=body, headers=SECRET)).status_code == 200
    assert keeper.kept == []
    assert [(one.levelname, one.message) for one in caplog.records] == [
        ("ERROR", f"the webhook brought what is no update: {len(body)} bytes are dropped")
    ]


async def test_update_of_a_form_that_we_do_not_know_is_kept_as_by_polling() -> None:
    """It is set aside by who reads it, for operators to see."""
    keeper, body = Keeper(), b'{"update_id":7,"message":1}'
    async with hook(keeper) as telegram:
        assert (await telegram.post("/path", content=body, headers=SECRET)).status_code == 200
    assert keeper.kept == [7]


@pytest.mark.parametrize("data", [b"\xff\xfe", b"\\ud800"])
async def test_forged_press_that_is_no_unicode_is_taken(data: bytes) -> None:
    """It was refused, and Telegram brought it again and again, before all that came after it."""
    keeper, query = Keeper(), b'{"id":"1","from":{"id":5},"data":"%s"}' % data
    body = b'{"update_id":7,"callback_query":%s}' % query
    async with hook(keeper) as telegram:
        answer = await telegram.post("/path", content=body, headers=SECRET)
    assert answer.status_code == 200
    assert keeper.kept == [7]


async def test_telegram_shall_try_again_when_the_store_is_away() -> None:
    async with hook(Keeper(is_away=True)) as telegram:
        answer = await telegram.post("/path", json=BODY, headers=SECRET)
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "2")


def test_secret_is_as_set_or_made_from_the_token() -> None:
    assert webhook_secret("given", "1:x") == "given"
    made = {webhook_secret(None, token) for token in ("1:x", "1:y")}
    assert len(made) == 2
    assert all("x" not in secret.split(":") and len(secret) == 48 for secret in made)


class Away(Operating):
    """A store that is away."""

    def __init__(self) -> None:
        """No clients are needed."""

    async def load(self) -> Load:
        raise RedisConnectionError("away")


def watched(operating: Operating | None = None, **how: bool) -> Starlette:
    """The server of a process that is well, or at work, as told; it is both, if nothing is."""
    is_well, is_at_work = how.get("is_well", True), how.get("is_at_work", True)
    return watch_app(operating or Away(), lambda: is_well, lambda: is_at_work)


@pytest.mark.parametrize(
    ("is_well", "is_at_work", "status", "said"),
    [(True, True, 200, "ok"), (True, False, 200, "standing by"), (False, False, 503, "stuck")],
)
async def test_health(is_well: bool, is_at_work: bool, status: int, said: str) -> None:
    async with client(watched(is_well=is_well, is_at_work=is_at_work)) as watcher:
        answer, metrics = await watcher.get("/healthz"), await watcher.get("/metrics")
    assert (answer.status_code, answer.text) == (status, f"{said}\n")
    assert f"nastolka_at_work {float(is_at_work)}" in metrics.text


async def test_metrics_are_told_even_when_the_store_is_away() -> None:
    async with client(watched()) as watcher:
        told = await watcher.get("/metrics")
    assert told.status_code == 200
    assert "nastolka_updates_buried_total" in told.text


async def test_metrics_and_health_tell_which_release_this_is() -> None:
    app = watch_app(Away(), lambda: False, lambda: False, build=("1.2.3", "abcdef12"))
    async with client(app) as watcher:
        told, health = await watcher.get("/metrics"), await watcher.get("/healthz")
    assert 'nastolka_build_info{commit="abcdef12",version="1.2.3"} 1.0' in told.text
    assert "nastolka_well 0.0" in told.text
    assert health.text == "stuck 1.2.3 abcdef12\n"


async def test_open_tables_are_counted(redis: Redis) -> None:
    await redis.sadd("open", "a", "b", "c")
    async with client(watched(Operating(redis))) as watcher:
        told = await watcher.get("/metrics")
    assert "nastolka_tables_open 3.0" in told.text


async def test_last_backup_and_free_memory_are_told(redis: Redis) -> None:
    operating = Operating(redis)
    await operating.note_copy(1_700_000_000)
    async with client(watched(operating)) as watcher:
        told = (await watcher.get("/metrics")).text
    assert "nastolka_backup_timestamp_seconds 1.7e+09" in told
    free = re.search(r"^nastolka_memory_free_ratio (\S+)$", told, re.MULTILINE)
    assert free
    assert 0 < float(free[1]) <= 1


async def test_two_bots_do_not_share_a_port_unknowingly() -> None:
    """Each would get some of the other's updates."""
    with held_ports(1) as (port,):
        async with serving(watched(), "127.0.0.1", port):
            with pytest.raises(OSError, match="in use"):
                async with serving(watched(), "127.0.0.1", port):
                    pass


async def test_port_is_free_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "_STOP", 1)
    with held_ports(1) as (port,):
        address = f"http://127.0.0.1:{port}/healthz"
        async with serving(watched(), "127.0.0.1", port), httpx.AsyncClient(timeout=60) as watcher:
            assert (await watcher.get(address)).text == "ok\n"
        async with httpx.AsyncClient(timeout=60) as watcher:
            with pytest.raises(httpx.ConnectError):
                await watcher.get(address)
