"""What a banned person does is not heard; what becomes of a chat is, whoever has caused it."""

from typing import Any

import pytest
from telegram import Update
from telegram.ext import ApplicationHandlerStop

from bot.handlers.gate import Gate
from bot.service.table_service import TableService
from bot.table.values import HOUR
from tests.bot.tables import ANNA, GROUP, STRANGER

SENDER = {"id": STRANGER.id, "is_bot": False, "first_name": STRANGER.name}
CHAT = {"id": GROUP.chat, "type": "group", "title": "Friends"}


def said(**what: Any) -> Update:
    message = {"message_id": 5, "date": 1, "chat": CHAT, "from": SENDER, **what}
    update = Update.de_json({"update_id": 1, "message": message}, None)
    assert update
    return update


@pytest.fixture
def gate(service: TableService) -> Gate:
    """One that has heard of the ban of somebody."""
    gate = Gate(service)
    gate.banned = frozenset({STRANGER.id})
    return gate


async def test_words_of_a_banned_person_end_at_the_gate(gate: Gate) -> None:
    with pytest.raises(ApplicationHandlerStop):
        await gate.on_update(said(text="/play"))


async def test_that_a_group_has_moved_is_heard_from_a_banned_person_too(gate: Gate) -> None:
    """Telegram does not repeat it: the tables of the group would be lost."""
    await gate.on_update(said(migrate_to_chat_id=-1001))


def test_the_page_is_shut_to_banned_people_and_for_tables_of_banned_groups(gate: Gate) -> None:
    """It sends no updates."""
    assert not gate.lets_in(STRANGER.id, GROUP.chat)
    assert gate.lets_in(ANNA.id, GROUP.chat)
    gate.banned = frozenset({GROUP.chat})
    assert not gate.lets_in(ANNA.id, GROUP.chat)
    assert gate.lets_in(ANNA.id, ANNA.id)


async def test_people_are_counted_for_a_day_after_they_were_heard(
    gate: Gate, service: TableService
) -> None:
    operating, later = service.store.operating, service.now + 25 * HOUR
    await gate.on_update(said(migrate_to_chat_id=-1001))
    await gate.count()
    assert await operating.people(service.now) == 1
    service._now = lambda: later
    await gate.count()
    assert await operating.people(service.now) == 0
