"""The list of somebody's tables fits into a message, however many they are.

https://core.telegram.org/bots/api#sendmessage
"""

from msgspec.structs import replace

from bot.display.fitted import units
from bot.display.tables_of import listed
from bot.display.values import BUTTON_LIMIT, TEXT_LIMIT
from bot.table.values import Live
from tests.bot.tables import ANNA, FRAME, PEOPLE, begun


def tables(count: int, title: str) -> list[Live]:
    live = begun("gifts", *PEOPLE)
    return [
        replace(live, table=replace(live.table, id=f"{n:010}", title=title)) for n in range(count)
    ]


def test_few_are_all_listed() -> None:
    text, shown = listed(FRAME, tables(3, "Friday"), ANNA)
    assert len(shown) == 3
    assert text.count("Friday") == 3
    assert "more" not in text


def test_as_many_are_listed_as_have_room_for_words_and_buttons() -> None:
    for title in ("F", "Friday & Saturday " * 7):
        text, shown = listed(FRAME, tables(150, title), ANNA)
        assert units(text) <= TEXT_LIMIT
        assert 10 < len(shown) <= BUTTON_LIMIT
        assert text.endswith(f"… and {150 - len(shown)} more tables")
