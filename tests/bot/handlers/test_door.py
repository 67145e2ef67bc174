"""Who follows a link to a group's table: its people, its members, and, where Telegram does not tell
who is one, whoever has pressed in the group.
"""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.handlers.door import by_link, found_by_link, from_group, rights_in, way_of, with_rights
from bot.service.table_service import TableService, fresh_seed
from bot.store.store import Store
from bot.table.membership import Membership
from bot.table.values import Live, Place, Refused, with_changes
from tests.bot.stores import saved
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, GROUP, STRANGER, begun
from tests.bot.thinking import ThinkingHere


def at_door(store: Store, seen: Membership) -> TableService:
    """A bot that learns this of everybody who is asked about."""

    async def membership(chat: int, user: int) -> Membership:
        assert chat == GROUP.chat
        return seen

    messenger: Any = SimpleNamespace(chats=SimpleNamespace(membership=membership))
    return TableService(FRAME, store, messenger, ThinkingHere(), fresh_seed)


@pytest.fixture
async def live(store: Store) -> Live:
    return await saved(store, begun("gifts", ANNA, BORIS))


@pytest.mark.parametrize(
    ("seen", "without_word", "with_word"),
    [
        (Membership.MEMBER, True, True),
        (Membership.ADMIN, True, True),
        (Membership.OUT, False, False),
        (Membership.HIDDEN, False, True),
        (Membership.UNKNOWN, False, True),
    ],
)
async def test_a_link_opens_a_groups_table_to_members_or_to_who_has_pressed_there(
    store: Store, live: Live, seen: Membership, without_word: bool, with_word: bool
) -> None:
    service, id = at_door(store, seen), live.table.id
    word = way_of(live.table, STRANGER.id).removeprefix(f"{id}_")
    others = way_of(live.table, CLARA.id).removeprefix(f"{id}_")
    for given, opens in (("", without_word), (others, without_word), (word, with_word)):
        found = await from_group(service, id, STRANGER.id, given)
        assert found == (live if opens else None)
    assert await from_group(service, id, ANNA.id, "") == live
    assert await from_group(service, "none", ANNA.id, word) is None


async def test_a_table_of_friends_is_open_to_its_own_people_alone(store: Store, live: Live) -> None:
    circle = await store.tables.save(with_changes(live, place=Place(0, 5)), live)
    service, id = at_door(store, Membership.MEMBER), live.table.id
    word = way_of(circle.table, STRANGER.id).removeprefix(f"{id}_")
    assert await from_group(service, id, STRANGER.id, word) is None
    assert await from_group(service, id, BORIS.id, "") == circle


async def test_what_stands_in_a_link_may_open_a_table_to_others(store: Store, live: Live) -> None:
    service, id = at_door(store, Membership.OUT), live.table.id
    assert await by_link(service, id, ANNA.id) == live
    assert await by_link(service, id, STRANGER.id) is None
    assert await by_link(service, id, STRANGER.id, lambda table: table.id == id) == live
    assert await found_by_link(service, id, ANNA.id) == live
    with pytest.raises(Refused, match="refused-outdated"):
        await found_by_link(service, id, STRANGER.id)


@pytest.mark.parametrize(
    ("seen", "is_admin"),
    [
        (Membership.ADMIN, True),
        (Membership.MEMBER, False),
        (Membership.OUT, False),
        (Membership.HIDDEN, None),
        (Membership.UNKNOWN, None),
    ],
)
async def test_rights_are_those_that_telegram_tells_and_a_host_needs_none(
    store: Store, live: Live, seen: Membership, is_admin: bool | None
) -> None:
    service = at_door(store, seen)
    for rights in (
        await rights_in(service, BORIS, GROUP.chat),
        await with_rights(service, BORIS, live.table),
    ):
        assert rights.is_admin is is_admin
    assert await with_rights(service, ANNA, live.table) == ANNA
    elsewhere = with_changes(live, place=Place(0, 5)).table
    assert await with_rights(service, BORIS, elsewhere) == BORIS
