"""A button opens a table of people who have each other's link."""

from bot.display import buttons
from tests.bot.handlers.test_lenses import Evening, evening, message
from tests.bot.tables import ANNA, BORIS

__all__ = ["evening"]


async def test_each_person_opens_a_table_of_their_own_and_it_once(evening: Evening) -> None:
    """Messages of two private chats may have the same number."""
    opens = buttons.Friend("", "gifts")
    for user in (ANNA, BORIS, ANNA):
        await evening.press(user, message(user.id, opens), opens)
    found = [await evening.store.agenda.all_tables_of(user.id) for user in (ANNA, BORIS)]
    assert [len(tables) for tables in found] == [1, 1]
    assert found[0] != found[1]
