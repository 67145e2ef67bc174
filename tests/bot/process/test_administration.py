"""What an operator does from a shell (docs/adr/0084)."""

from time import time

import pytest
from redis.asyncio import Redis

from bot.process.administration import administer
from bot.process.copies import Refused
from bot.process.settings import Settings
from bot.store.operating import Defaults
from bot.store.store import Store
from bot.table.values import HOUR
from tests.bot.stores import saved
from tests.bot.tables import ANNA, GROUP, lobby


async def test_state_is_told(settings: Settings, store: Store) -> None:
    live = await saved(store, lobby("gifts", ANNA))
    await store.places.claim(GROUP, live.table.id, None)
    told = await administer(settings, ())
    assert "tables: 1\n" in told
    assert "slowest: none" in told
    assert "Anna" not in told


async def test_slowest_groups_are_told(settings: Settings, store: Store) -> None:
    now = int(time())
    for group, seconds in ((-100, 7.4), (-200, 61), (-100, 6)):
        store.operating.waited(group, seconds)
        await store.operating.hear(now, (), 0)
    assert "slowest: -200 (61 s), -100 (7 s)" in await administer(settings, ())


async def test_bans_hold_and_are_in_the_log(settings: Settings, store: Store) -> None:
    await administer(settings, ("ban", "-100"))
    await administer(settings, ("ban", "7"))
    await administer(settings, ("unban", "7"))
    assert await store.operating.banned() == {-100}
    lines = (await administer(settings, ("log",))).splitlines()
    assert [line.split(" ", 1)[1] for line in lines] == ["0 unban 7", "0 ban 7", "0 ban -100"]


async def test_defaults_are_kept_and_in_the_log(settings: Settings, store: Store) -> None:
    for words in (("language", "uk"), ("clock", "12h"), ("language", "none")):
        await administer(settings, ("default", *words))
    assert await store.operating.defaults() == Defaults(clock=12 * HOUR)
    lines = (await administer(settings, ("log",))).splitlines()
    assert lines[0].endswith(" 0 default language none")


@pytest.mark.parametrize(
    "said",
    [
        ("ban",),
        ("ban", "x"),
        ("notice", "hello"),
        ("log", "9"),
        ("default", "language", "xx"),
        ("default", "clock", "2h"),
        ("default", "clock"),
    ],
)
async def test_what_is_unclear_is_not_done(
    settings: Settings, redis: Redis, said: tuple[str, ...]
) -> None:
    with pytest.raises(Refused, match="usage"):
        await administer(settings, said)
    assert await redis.dbsize() == 0
