"""What stands in a chat speaks that chat's language, whoever has pressed what."""

from msgspec.structs import replace

from bot.store.store import Store
from bot.table.computers import with_computer
from bot.table.forgetting import Forget
from bot.table.values import NOBODY, Live, Place, with_changes
from games.core.contract import Level
from tests.bot.service.evening import Evening
from tests.bot.stores import saved
from tests.bot.tables import ANNA, BORIS, GROUP, PEOPLE, lobby, over


def names(live: Live) -> list[str]:
    return [person.name for person in live.table.people]


async def test_who_is_forgotten_is_called_in_the_language_of_each_table(evening: Evening) -> None:
    """Boris speaks Russian, the group does not."""
    live = await evening.table()
    await evening.service.forget(BORIS)
    assert "Player" in names(await evening.service.find(live.table.id))


async def test_names_that_are_not_peoples_own_follow_the_language(evening: Evening) -> None:
    live = lobby("gifts", ANNA, BORIS)
    with_ada = replace(live, table=with_computer(live.table, Level.EASY))
    there = await evening.gathering(with_ada)
    await evening.do(there, BORIS, Forget("Player"))
    await evening.service.speak(ANNA, GROUP, "ru")
    after = await evening.service.find(there.table.id)
    assert after.table.language == "ru"
    assert names(after) == ["Anna", "Игрок", "Ада"]
    assert after.table.people[0].language == "en"  # her hand is in her private chat


async def test_hands_speak_what_is_set_in_private(evening: Evening) -> None:
    live = await evening.table()
    await evening.service.speak(BORIS, Place(BORIS.id), "uk")
    after = await evening.service.find(live.table.id)
    spoken = {person.user: person.language for person in after.table.people}
    assert spoken == {person.id: person.language for person in PEOPLE} | {BORIS.id: "uk"}
    assert after.table.language == "en"


async def test_table_that_is_no_more_keeps_no_other_from_a_change(evening: Evening) -> None:
    live = await evening.table()
    tables = ["no table", live.table.id]
    await evening.service.change_all(tables, BORIS, Forget("Player"))
    assert "Player" in names(await evening.service.find(live.table.id))


async def test_rematch_speaks_the_language_of_today(evening: Evening, store: Store) -> None:
    old = await saved(store, over("gifts", *PEOPLE))
    await evening.service.remember(GROUP.chat, language="uk")
    again = await evening.service.rematch(old, replace(ANNA, language="ru"))
    assert (again.table.language, again.table.people[0].language) == ("uk", "ru")


async def test_guests_of_a_rematch_are_asked_as_they_read_today(
    evening: Evening, store: Store
) -> None:
    """A game that is over learns of no change: its guests read the lobby in their former words."""
    live = with_changes(over("gifts", *PEOPLE), place=Place(NOBODY, 5))
    old = await saved(store, live)
    await evening.service.remember(BORIS.id, language="uk", aloud=True)
    again = await evening.service.rematch(old, ANNA)
    (guest,) = (one for one in again.table.invited if one.user == BORIS.id)
    assert (guest.language, guest.aloud) == ("uk", True)
