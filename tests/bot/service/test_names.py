"""Names that nobody sees, at the service: issue "What the third look found", point 15."""

from msgspec.structs import replace

from bot.service.people import named
from bot.service.table_service import TableService
from bot.table.gathering import Join, Leave
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, GROUP, lobby


async def test_two_people_without_a_name_are_told_apart(service: TableService) -> None:
    opened = await service.open(GROUP, replace(ANNA, name=""), "en", "gifts")
    id = opened.table.id
    live = await service.change(id, replace(BORIS, name=""), Join())
    assert [person.name for person in live.table.people] == ["Player 1", "Player 2"]
    await service.change(id, replace(ANNA, name=""), Leave())
    live = await service.change(id, replace(CLARA, name=""), Join())
    assert [person.name for person in live.table.people] == ["Player 2", "Player 1"]


def test_strangers_of_one_name_are_told_apart_wherever_they_are_named() -> None:
    """What stands in the table is what captions, pictures and exports say. A figure would be read
    as points; a Cyrillic letter looks like the Latin one.
    """
    table = lobby("gifts", ANNA, BORIS, CLARA).table
    names = ("Alex", "alex", "\u0410lex")
    people = (replace(p, name=name) for p, name in zip(table.people, names, strict=True))
    friends = replace(table, people=tuple(people))
    strangers = named(FRAME, replace(friends, strangers=True))
    assert [p.name for p in strangers.people] == ["Alex", "alex II", "\u0410lex III"]
    assert named(FRAME, strangers) == strangers
    assert named(FRAME, friends) == friends
