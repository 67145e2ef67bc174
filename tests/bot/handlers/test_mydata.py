"""/mydata of somebody who has played for years: a few games at a time, packed once it is large."""

import asyncio
import json
from collections.abc import Sequence
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest
from redis.asyncio import Redis

from bot.display.values import Document
from bot.handlers.pages import mydata
from bot.handlers.pages.mydata import file_of, of_oneself
from bot.metrics import faults_so_far
from bot.store.store import Store
from bot.store.tables import FEW, encoded, new_moves, table_key
from bot.table.values import Live, with_changes
from tests.bot.tables import ALL, ANNA, BORIS, over
from tests.bot.teams import by, team

DAY = "2026-11-26"
MANY = 5 * FEW + 3


async def played(redis: Redis, count: int = MANY) -> list[Live]:
    """Finished games of Anna's, as they are kept; their states cannot be read."""
    game = over("gifts", ANNA, BORIS)
    lives = [
        with_changes(game, id=f"{number:010x}", title=f"Group {number}") for number in range(count)
    ]
    for live in lives:
        id = live.table.id
        fields = ("revision", 1, "commit", "c", "table", encoded(live.table), "snapshot", "-")
        await redis.hset(table_key(id), items=[*fields])
        await redis.rpush(table_key(id, "log"), *new_moves(live, None)[1])
        await redis.zadd(f"past:{ANNA.id}", {id: 1000})
    return lives


def read(file: Document) -> Any:
    if isinstance(file.content, str):
        assert file.name == "mydata.json"
        return json.loads(file.content)
    assert isinstance(file.content, bytes)
    assert file.name == "mydata.json.zip"
    with ZipFile(BytesIO(file.content)) as archive:
        assert archive.namelist() == ["mydata.json"]
        return json.loads(archive.read("mydata.json"))


async def test_all_games_are_told_with_ones_own_moves_in_lines_of_two_more_spaces(
    redis: Redis,
) -> None:
    lives = await played(redis)
    file = await file_of(Store(redis, ALL), ANNA, DAY)
    told = read(file)
    assert [table["table"] for table in told["tables"]] == [live.table.id for live in lives]
    assert all(table["moves"] for table in told["tables"])
    assert told["id"] == ANNA.id
    assert file.content == json.dumps(told, indent=2, ensure_ascii=False) + "\n"


async def test_whoever_has_played_nothing_gets_a_file_all_the_same(redis: Redis) -> None:
    told = read(await file_of(Store(redis, ALL), BORIS, DAY))
    assert told["tables"] == []


async def test_no_game_is_played_again_and_none_is_kept_in_memory(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """3,000 games and their states were 450 MB."""
    lives = await played(redis)
    store = Store(redis, ALL, keeps=4)
    kept = await store.tables.load(lives[0].table.id)

    async def nothing(id: str, commit: bytes | None = None) -> Live | None:
        raise AssertionError(id)

    with monkeypatch.context() as broken:
        broken.setattr(store.tables, "load", nothing)
        assert len(read(await file_of(store, ANNA, DAY))["tables"]) == MANY
    assert await store.tables.load(lives[0].table.id) is kept


async def test_others_are_served_in_between_and_a_few_are_read_at_a_time(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All at once they held the loop for half a second."""
    await played(redis)
    store, turns, seen, writing = Store(redis, ALL), 0, list[int](), asyncio.Event()
    of_oneself = mydata.of_oneself

    def noted(*told: Any) -> Any:
        seen.append(turns)
        return of_oneself(*told)

    async def others() -> None:
        nonlocal turns
        while not writing.is_set():
            turns += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(mydata, "of_oneself", noted)
    serving = asyncio.create_task(others())
    await file_of(store, ANNA, DAY)
    writing.set()
    await serving
    assert len(seen) == MANY
    assert max(map(seen.count, seen)) <= FEW


async def test_large_file_is_packed_and_says_the_same(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Telegram takes no file above 50 MB; ten thousand games are 45."""
    await played(redis)
    store = Store(redis, ALL)
    plain = await file_of(store, ANNA, DAY)
    assert isinstance(plain.content, str)
    for limit in (0, 100, len(plain.content) // 2, len(plain.content) - 1):
        monkeypatch.setattr(mydata, "LARGEST", limit)
        packed = await file_of(store, ANNA, DAY)
        assert isinstance(packed.content, bytes)
        assert read(packed) == read(plain)
        assert len(packed.content) < len(plain.content) / 2


async def test_table_that_cannot_be_read_is_left_out_and_counted(redis: Redis) -> None:
    lives, bugs = await played(redis), faults_so_far()
    await redis.hset(table_key(lives[3].table.id), "table", b"{")
    await redis.delete(table_key(lives[5].table.id))
    told = read(await file_of(Store(redis, ALL), ANNA, DAY))["tables"]
    assert ids(told) == [one.table.id for n, one in enumerate(lives) if n not in (3, 5)]
    assert faults_so_far() == bugs + 1


def ids(tables: Sequence[dict[str, Any]]) -> list[str]:
    return [table["table"] for table in tables]


async def test_moves_of_ones_partners_are_not_ones_own(redis: Redis) -> None:
    """In a team all decide for one seat."""
    live = by(team(ANNA, BORIS), ANNA, BORIS, ANNA)
    assert [of_oneself(live.table, user.id)["moves"] for user in (ANNA, BORIS)] == [2, 1]
