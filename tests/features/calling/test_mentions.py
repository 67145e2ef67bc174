"""Who is mentioned once a lobby has opened in their group."""

from typing import Any

import pytest

from bot.features.calling.calls import call
from bot.service.table_service import TableService, fresh_seed
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.gathering import Join
from bot.table.habits import Habits
from bot.table.values import HOUR, Live
from tests.bot.stores import Watch, saved
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, GROUP, NOON, do, lobby
from tests.bot.thinking import ThinkingHere

NAMES = {ANNA.id: "Anna", BORIS.id: 'B <b>&"', CLARA.id: "דו <i>e\u0301\u0489"}
READ = (
    '<a href="tg://user?id=2">B &lt;b&gt;&amp;&quot;</a>',
    '<a href="tg://user?id=3">\u2068דו &lt;i&gt;e\u0301\u0489\u2069</a>',
)
"""The two guests as they are mentioned: by names that are escaped, and kept to themselves."""


@pytest.fixture
async def callings(store: Store) -> Store:
    """Where all three want to be called; they live by Greenwich, and sleep from 22 to 8."""
    for user, name in NAMES.items():
        await store.callings.join(GROUP.chat, user, name)
        await store.profiles.remember(user, Profile("en", habits=Habits(zone="Europe/London")))
    return store


def at(store: Store, watch: Any, now: int) -> TableService:
    return TableService(FRAME, store, watch, ThinkingHere(), fresh_seed, lambda: now)


async def opened(store: Store) -> Live:
    return await saved(store, lobby("gifts", ANNA))


async def test_all_but_the_host_are_mentioned_by_their_names(callings: Store, watch: Watch) -> None:
    await call(at(callings, watch, NOON), await opened(callings), ANNA.id)
    (called,) = watch.said
    assert [one for one in READ if one not in called.text] == []
    assert "id=1" not in called.text
    assert (called.place, called.silent) == (GROUP, False)


async def test_whoever_is_in_their_quiet_hours_is_not_called(callings: Store, watch: Watch) -> None:
    """Boris alone wants to hear nothing from eight in the evening."""
    early = Profile("en", habits=Habits(quiet="20-10", zone="Europe/London"))
    await callings.profiles.remember(BORIS.id, early)
    await call(at(callings, watch, NOON + 9 * HOUR), await opened(callings), ANNA.id)
    (called,) = watch.said
    assert READ[1] in called.text
    assert "id=2" not in called.text


async def test_nobody_is_called_for_a_lobby_that_stands_already(
    callings: Store, watch: Watch
) -> None:
    live = await opened(callings)
    later = await callings.tables.save(do(live, BORIS, Join()), live)
    await call(at(callings, watch, NOON), later, ANNA.id)
    assert watch.said == []


async def test_nobody_is_called_at_night(callings: Store, watch: Watch) -> None:
    """Nor does it count as the call of the hour."""
    live = await opened(callings)
    await call(at(callings, watch, NOON + 12 * HOUR), live, ANNA.id)
    assert watch.said == []
    await call(at(callings, watch, NOON), live, ANNA.id)
    assert len(watch.said) == 1
