"""Names that nobody sees, at the desk: issue "What the third look found", point 15."""

from msgspec.structs import replace

from bot.desk.desk import Desk
from bot.table.commands import Join, Leave
from tests.bot.tables import ANNA, BORIS, CLARA, GROUP


async def test_two_people_without_a_name_are_told_apart(desk: Desk) -> None:
    opened = await desk.open(GROUP, replace(ANNA, name=""), "en", "gifts")
    id = opened.table.id
    live = await desk.change(id, replace(BORIS, name=""), Join())
    assert [person.name for person in live.table.people] == ["Player 1", "Player 2"]
    await desk.change(id, replace(ANNA, name=""), Leave())
    live = await desk.change(id, replace(CLARA, name=""), Join())
    assert [person.name for person in live.table.people] == ["Player 2", "Player 1"]
