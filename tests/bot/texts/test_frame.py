"""Signs before names."""

from msgspec.structs import replace

from bot.texts.frame import colour_mark, mention_of
from tests.bot.tables import ANNA, BORIS, begun


def test_twelve_people_at_a_table_have_twelve_signs() -> None:
    person = begun("gifts", ANNA, BORIS).table.people[0]
    assert len({colour_mark(replace(person, colour=colour)) for colour in range(12)}) == 12


def test_a_name_is_no_markup_in_a_mention() -> None:
    assert mention_of(7, "A&B <3") == '<a href="tg://user?id=7">A&amp;B &lt;3</a>'
