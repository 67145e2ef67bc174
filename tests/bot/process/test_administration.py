"""What an operator does from a shell (docs/adr/0084)."""

from pathlib import Path

import pytest
from redis.asyncio import Redis

from bot.process.administration import administer
from bot.process.copies import Refused
from bot.process.settings import Settings
from bot.store.embedded import EmbeddedServer
from bot.store.store import Store
from tests.bot.stores import saved
from tests.bot.tables import ANNA, GROUP, lobby


@pytest.fixture
def settings(embedded: EmbeddedServer, tmp_path: Path) -> Settings:
    """Of a bot with the store in `tmp_path`, whose server runs."""
    return Settings("1:a", data_dir=tmp_path)


async def test_state_is_told(settings: Settings, store: Store) -> None:
    live = await saved(store, lobby("gifts", ANNA))
    await store.places.claim(GROUP, live.table.id, None)
    told = await administer(settings, ())
    assert "tables: 1\n" in told
    assert "Anna" not in told


async def test_bans_hold_and_are_in_the_log(settings: Settings, store: Store) -> None:
    await administer(settings, ("ban", "-100"))
    await administer(settings, ("ban", "7"))
    await administer(settings, ("unban", "7"))
    assert await store.operating.banned() == {-100}
    lines = (await administer(settings, ("log",))).splitlines()
    assert [line.split(" ", 1)[1] for line in lines] == ["0 unban 7", "0 ban 7", "0 ban -100"]


@pytest.mark.parametrize("said", [("ban",), ("ban", "x"), ("notice", "hello"), ("log", "9")])
async def test_what_is_unclear_is_not_done(
    settings: Settings, redis: Redis, said: tuple[str, ...]
) -> None:
    with pytest.raises(Refused, match="usage"):
        await administer(settings, said)
    assert await redis.dbsize() == 0
