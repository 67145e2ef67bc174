"""A playground on a loopback port, the people in it, and the bot as python-telegram-bot sees it."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from PIL import Image
from telegram import Bot
from telegram.request import HTTPXRequest

from playground.person import PATIENCE, Host, Person
from playground.settings import NO_RATES, Settings
from playground.testing import Running, running

WEB = httpx.Client(
    trust_env=False, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0)
)
"""Whoever speaks HTTP to the playground, and not through a library."""


@pytest.fixture
def settings() -> Settings:
    """Without rates: a test sends as fast as it can. Modules may choose otherwise."""
    return Settings(rates=NO_RATES, press_seconds=PATIENCE, webhook_pause=0.02)


@pytest.fixture
def server(tmp_path: Path, settings: Settings) -> Iterator[Running]:
    with running(tmp_path, settings) as server:
        yield server


@pytest.fixture
def host(server: Running) -> Host:
    """Time stands still unless it is advanced: nothing depends on how fast a machine is."""
    host = Host(server.url)
    host.stop_clock()
    return host


@pytest.fixture
async def bot(server: Running, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    # Without it the library warns whenever it is told to wait.
    monkeypatch.setenv("PTB_TIMEDELTA", "1")
    url, files = f"{server.url}/bot", f"{server.url}/file/bot"
    # Reading the certificates of all the world takes longer than most tests; nothing needs them.
    plain = {"verify": False}
    calls, polls = (_requests(plain) for _ in range(2))
    async with Bot(server.token, url, files, request=calls, get_updates_request=polls) as bot:
        yield bot


def _requests(httpx_kwargs: dict[str, Any]) -> HTTPXRequest:
    return HTTPXRequest(
        read_timeout=PATIENCE,
        write_timeout=PATIENCE,
        connect_timeout=PATIENCE,
        pool_timeout=PATIENCE,
        httpx_kwargs=httpx_kwargs,
    )


class Friends(NamedTuple):
    """Anna's group with Boris and the bot; Clara is elsewhere."""

    anna: Person
    boris: Person
    clara: Person
    group: int


@pytest.fixture
def friends(host: Host) -> Friends:
    anna = host.person("Anna", "en", "anna")
    boris = host.person("Борис", "ru")
    clara = host.person("Clara", "uk")
    return Friends(anna, boris, clara, host.group("Friday", anna, boris))


@pytest.fixture
def forum(host: Host, friends: Friends) -> int:
    return host.group("Club", friends.anna, friends.boris, kind="forum")


def picture(
    width: int = 640, height: int = 480, colour: tuple[int, int, int] = (30, 120, 60)
) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (width, height), colour).save(out, "PNG")
    return out.getvalue()
