"""Many who look on at once: bounds for a person and for a worker, and what they cost the store."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import cast

import pytest
from starlette.applications import Starlette

from bot.app import audience
from bot.app.audience import MOST, MOST_EACH, Audience
from bot.ingest.web import serving
from bot.service.table_service import TableService
from bot.store.store import Store
from bot.store.tables import Tables
from bot.table.values import User
from tests.bot.app.scene import ROOT, Members, page, signed
from tests.bot.app.test_page import running
from tests.bot.tables import ANNA

CONNECTIONS = 1000


class Counting:
    """Tables of which somebody asks the numbers."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, ...]] = []

    async def revisions(self, ids: Iterable[str]) -> dict[str, int]:
        self.asked.append(tuple(ids))
        return dict.fromkeys(self.asked[-1], 1)


async def test_a_thousand_connections_are_bounded_and_others_are_answered_meanwhile(
    store: Store, service: TableService
) -> None:
    live = await running(store)
    people = [User(7000 + n, f"Eve {n}", "en") for n in range(CONNECTIONS // 4)]
    members = Members(*(user.id for user in people))
    async with (
        page(service, members) as web,
        serving(Starlette(routes=web.routes), "127.0.0.1", 0) as port,
        AsyncExitStack() as open_ones,
    ):
        heads = [
            f"GET {ROOT}/table/{live.table.id}/news HTTP/1.1\r\nhost: bot\r\n"
            f"authorization: tma {signed(user, service.moment)}\r\n\r\n"
            for user in people
            for _ in range(4)
        ]
        first = await asyncio.gather(
            *(open_ones.enter_async_context(_asked(port, head)) for head in heads)
        )
        full = [said for said in first if said.startswith("event: full")]
        assert len(full) == CONNECTIONS - MOST
        look = await web.ask(ANNA, live.table.id)
        assert look.json()["map"]
        web.close()


@asynccontextmanager
async def _asked(port: int, head: str) -> AsyncIterator[str]:
    """Hold a connection open; gives the first that comes of its answer, behind the head."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(head.encode())
    await reader.readuntil(b"\r\n\r\n")
    size = int(await reader.readline(), 16)
    yield (await reader.readexactly(size)).decode()
    writer.close()


async def test_store_is_asked_once_for_all_who_look_and_not_where_nobody_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However many streams there are, and for however long they stay open."""
    monkeypatch.setattr(audience, "_PAUSE", 0.001)
    tables, stopping = Counting(), asyncio.Event()
    watching = Audience(cast(Tables, tables))
    keeping = asyncio.create_task(watching.keep(stopping))
    await asyncio.sleep(0.05)
    assert tables.asked == []
    streams = [watching.versions(id) for id in ("a", "b", "c") for _ in range(MOST_EACH)]
    for stream in streams:
        await anext(stream)
    while not tables.asked or len(tables.asked[-1]) < len("abc"):
        await asyncio.sleep(0)
    assert sorted(tables.asked[-1]) == ["a", "b", "c"]
    for stream in streams:
        await stream.aclose()
    stopping.set()
    await keeping
