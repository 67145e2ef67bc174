"""Streams of news: what they tell, and many who look on at once: bounds for a person and for a
worker, and what they cost the store.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from random import Random
from typing import cast

import pytest
from starlette.applications import Starlette

from bot.app import audience, routes
from bot.app.audience import MOST, MOST_EACH, Audience, Crowded
from bot.ingest.web import serving
from bot.service.table_service import TableService
from bot.store.store import Store
from bot.store.tables import Tables
from bot.table.prepared import Prepared
from bot.table.values import User, with_changes
from games.core.values import Seat
from tests.bot.app.scene import ROOT, Members, acting, page, running, signed
from tests.bot.tables import ANNA, moved, random_press, user_at

CONNECTIONS = 1000


class Counting:
    """Tables of which somebody asks the numbers."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, ...]] = []

    async def revisions(self, ids: Iterable[str]) -> dict[str, int]:
        self.asked.append(tuple(ids))
        return dict.fromkeys(self.asked[-1], 1)


async def test_a_thousand_connections_are_bounded_and_others_are_answered_meanwhile(
    store: Store, service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "_PATIENCE", 600.0)  # a slow machine lets them wait for the store
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
        look = await web.seen(ANNA, live.table.id)
        assert look["map"]
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


async def test_news_tell_that_somebody_else_has_moved(
    store: Store, service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "_PAUSE", 0.01)
    live = await running(store)
    watching, stopping = Audience(store.tables), asyncio.Event()
    keeping = asyncio.create_task(watching.keep(stopping))
    told: list[int] = []
    async with asyncio.timeout(60):
        async for version in watching.versions(live.table.id):
            told += [version] if version else []
            if version == live.revision:
                seat = acting(live)
                press = random_press(live, seat, Random(1))
                await service.change(live.table.id, user_at(live, seat), press)
            if version == live.revision + 1:
                break
    stopping.set()
    await keeping
    assert told == [live.revision, live.revision + 1]


def test_streams_are_bounded_and_their_places_given_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "MOST", MOST_EACH + 1)
    watching = Audience(store.tables)

    with ExitStack() as others:
        for _ in range(MOST_EACH):
            others.enter_context(watching.place(1))
        with pytest.raises(Crowded), watching.place(1):  # as many as a person may have
            pass
        with watching.place(2), pytest.raises(Crowded), watching.place(3):  # or all together
            pass
    with watching.place(1):
        pass


async def test_streams_end_when_the_bot_stops(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else its server would wait for them, and log as a fault that they were cut."""
    monkeypatch.setattr(audience, "_PAUSE", 0.01)
    live = await running(store)
    watching, stopping = Audience(store.tables), asyncio.Event()
    keeping = asyncio.create_task(watching.keep(stopping))
    async with asyncio.timeout(60):
        async for version in watching.versions(live.table.id):
            if version:
                watching.close()
    stopping.set()
    await keeping
    assert [version async for version in watching.versions(live.table.id)] == []


async def _events(reader: asyncio.StreamReader) -> AsyncIterator[str]:
    """What a stream says, one at a time."""
    await reader.readuntil(b"\r\n\r\n")
    while size := int(await reader.readline(), 16):
        yield (await reader.readexactly(size)).decode()
        await reader.readline()


async def test_nobody_is_told_that_somebody_else_has_prepared_a_move(
    store: Store, service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of a stream, and of a look, counted what is stored (docs/adr/0094: nobody else is
    told). It is a digest of what is seen, and comments come at a beat of their own.
    """
    monkeypatch.setattr(audience, "_PAUSE", 0.01)
    monkeypatch.setattr(audience, "_BEAT", 0.1)
    live = await running(store)
    looker, other = user_at(live, acting(live)), Seat((acting(live) + 1) % 3)
    request = (
        f"GET {ROOT}/table/{live.table.id}/news HTTP/1.1\r\nhost: bot\r\n"
        f"authorization: tma {signed(looker, service.moment)}\r\n\r\n"
    )
    async with (
        asyncio.timeout(60),
        page(service) as web,
        serving(Starlette(routes=web.routes), "127.0.0.1", 0) as port,
    ):
        before = await web.seen(looker, live.table.id)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(request.encode())
        said = _events(reader)
        while (first := await anext(said)).startswith(":"):
            pass
        assert first == f"data: {before['version']}\n\n"
        ahead = with_changes(live, prepared=(Prepared(other, "somewhere"),))
        ahead = await store.tables.save(ahead, live)
        assert {await anext(said) for _ in range(5)} == {":\n\n"}
        assert await web.seen(looker, live.table.id) == before
        await store.tables.save(moved(ahead, 1), ahead)
        while (then := await anext(said)).startswith(":"):
            pass
        assert then == f"data: {(await web.seen(looker, live.table.id))['version']}\n\n"
        assert then != first
        writer.close()
        web.close()
