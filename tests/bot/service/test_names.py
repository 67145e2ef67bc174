"""Names that nobody sees, at the service: issue "What the third look found", point 15."""

from msgspec.structs import replace

from bot.service.table_service import TableService
from bot.table.commands import Join, Leave
from tests.bot.tables import ANNA, BORIS, CLARA, GROUP


async def test_two_people_without_a_name_are_told_apart(service: TableService) -> None:
    opened = await service.open(GROUP, replace(ANNA, name=""), "en", "gifts")
    id = opened.table.id
    live = await service.change(id, replace(BORIS, name=""), Join())
    assert [person.name for person in live.table.people] == ["Player 1", "Player 2"]
    await service.change(id, replace(ANNA, name=""), Leave())
    live = await service.change(id, replace(CLARA, name=""), Join())
    assert [person.name for person in live.table.people] == ["Player 2", "Player 1"]
