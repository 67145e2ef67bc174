"""Two bots share a server, each with no more rights than the manual gives (docs/adr/0083).

https://redis.io/docs/latest/operate/oss_and_stack/management/security/acl/
"""

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.store.client import Prefix, connect
from playground.person import Host
from playground.testing import running
from tests.e2e.bots import WITH_TOYS, Bot
from tests.e2e.conftest import PATIENT, Stage
from tests.e2e.groups import has, play
from tests.servers import redis_server

pytestmark = pytest.mark.servers

_ACL = re.compile(r"^ACL SETUSER .*$", re.MULTILINE)
NAMES = ("nastolka", "other")


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with redis_server(tmp_path / "redis") as url:
        yield url


async def give_rights(url: str) -> None:
    """Make a user for each bot, as the manual says."""
    (said,) = _ACL.findall(Path("docs/operations.md").read_text("utf-8"))
    async with connect(url, prefix=Prefix()) as server:
        for name in NAMES:
            asked: Any = server
            await asked.execute_command(*said.replace("nastolka", name).split())


async def used(url: str) -> tuple[set[bytes], set[str]]:
    """How the keys of a server begin, and what somebody wanted who may not have it."""
    async with connect(url, prefix=Prefix()) as server:
        keys = [key async for key in server.scan_iter()]
        refused: Any = await server.acl_log()
    return {key.partition(b":")[0] for key in keys}, {each["object"] for each in refused}


def test_two_bots_play_on_one_server_with_the_least_rights(url: str, tmp_path: Path) -> None:
    asyncio.run(give_rights(url))
    with ExitStack() as stack:
        for name in NAMES:
            folder, address = tmp_path / name, url.replace("unix://", f"unix://{name}:PASSWORD@")
            world = stack.enter_context(running(folder / "world", PATIENT))
            address = f"{address}?prefix={name}"
            bot = Bot(folder, world.url, world.token, WITH_TOYS, REDIS_URL=address)
            group = Stage(Host(world.url), stack.enter_context(bot)).group("en", "en")
            group.begin("/play gifts")
            assert has(play(group, Random(3))[-1], "r")
            told = bot.ask("backup", str(folder / "copy"))
            assert b" 1 tables" in told.stderr, told.stderr
            assert "Traceback" not in bot.log, bot.log
    prefixes, refused = asyncio.run(used(url))
    assert prefixes == {name.encode() for name in NAMES}
    assert refused == set()
