"""Who is called in a group when a game is being gathered: bounded, and forgotten when asked."""

import asyncio

from bot.features.calling.store import MOST
from bot.store.migration import migrate
from bot.store.store import Store
from tests.bot.tables import ANNA, BORIS, GROUP

OTHER = -200


async def test_who_asks_is_called_until_they_ask_for_the_contrary(store: Store) -> None:
    assert await store.callings.join(GROUP.chat, ANNA.id, ANNA.name)
    assert await store.callings.join(GROUP.chat, BORIS.id, BORIS.name)
    assert await store.callings.join(GROUP.chat, ANNA.id, "Ann")
    assert await store.callings.people(GROUP.chat) == {ANNA.id: "Ann", BORIS.id: BORIS.name}
    await store.callings.leave(GROUP.chat, ANNA.id)
    assert await store.callings.people(GROUP.chat) == {BORIS.id: BORIS.name}
    assert await store.callings.groups(ANNA.id) == []


async def test_as_many_are_called_as_one_message_can_mention(store: Store) -> None:
    asking = (store.callings.join(GROUP.chat, user, "x") for user in range(1, MOST + 6))
    joined = await asyncio.gather(*asking)
    assert sum(joined) == MOST
    assert len(await store.callings.people(GROUP.chat)) == MOST
    refused = joined.index(False) + 1
    assert await store.callings.groups(refused) == []
    assert await store.callings.join(GROUP.chat, joined.index(True) + 1, "who is on it already")


async def test_group_is_called_once_in_a_while_whoever_asks(store: Store) -> None:
    claims = await asyncio.gather(*(store.rings.claim(GROUP.chat, 0, "call") for _ in range(5)))
    assert sum(claims) == 1
    assert await store.rings.claim(OTHER, 0, "call")


async def test_who_is_forgotten_is_called_nowhere(store: Store) -> None:
    for chat in (GROUP.chat, OTHER):
        await store.callings.join(chat, ANNA.id, ANNA.name)
    await store.callings.forget_person(ANNA.id, "2026-11-26")
    assert await store.callings.people(GROUP.chat) == await store.callings.people(OTHER) == {}


async def test_group_that_removes_us_is_forgotten(store: Store) -> None:
    await store.callings.join(GROUP.chat, ANNA.id, ANNA.name)
    await store.forget_group(GROUP.chat)
    assert await store.callings.people(GROUP.chat) == {}
    assert await store.callings.groups(ANNA.id) == []


async def test_supergroup_calls_those_whom_the_group_called(store: Store) -> None:
    await store.callings.join(GROUP.chat, ANNA.id, ANNA.name)
    for _ in range(2):  # Telegram tells of it twice
        await migrate(store, GROUP.chat, OTHER)
    assert await store.callings.people(OTHER) == {ANNA.id: ANNA.name}
    assert await store.callings.groups(ANNA.id) == [OTHER]
