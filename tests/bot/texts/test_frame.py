"""Signs before names."""

from msgspec.structs import replace

from bot.texts.frame import colour_mark
from tests.bot.tables import ANNA, BORIS, begun


def test_twelve_people_at_a_table_have_twelve_signs() -> None:
    person = begun("gifts", ANNA, BORIS).table.people[0]
    assert len({colour_mark(replace(person, colour=colour)) for colour in range(12)}) == 12
