"""A game alone that is to end for another: never unasked, and as it was when that was asked."""

from bot.display import buttons
from bot.table.gathering import AddComputer, Start
from bot.table.values import Live, Phase, Place, stamp_of_table, with_changes
from games.core.contract import Level
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import saved
from tests.bot.tables import ANNA, do, lobby, moved, until_person

HOME = Place(ANNA.id)


async def alone(bot: Pressed) -> Live:
    """A game against a computer in Anna's private chat."""
    live = until_person(do(lobby("gifts", ANNA), ANNA, AddComputer(Level.EASY), Start(1)))
    kept = await saved(bot.store, with_changes(live, place=HOME))
    await bot.store.places.claim(HOME, kept.table.id, None)
    return kept


async def there(bot: Pressed) -> Live:
    found = await bot.store.at(HOME, 0)
    assert found
    return found


async def test_another_game_begins_once_that_was_agreed_to(bot: Pressed) -> None:
    old = await alone(bot)
    await bot.press(ANNA, HOME.chat, buttons.Alone("", "sealed"))
    assert (await there(bot)).table.phase is Phase.RUNNING
    asked = bot.messenger.surfaces[-1]
    ends = asked.keyboard[0][1].token
    assert ends == buttons.Alone(old.table.id, "sealed", "", stamp_of_table(old.table))
    await bot.press(ANNA, HOME.chat, ends, stands=True)
    assert (await there(bot)).table.game == "sealed"
    assert ("delete", HOME.chat, 5) in bot.messenger.noted  # the question is answered


async def test_game_that_has_gone_on_since_is_asked_about_anew(bot: Pressed) -> None:
    old = await alone(bot)
    on = until_person(moved(old, 1))
    await bot.store.tables.save(on, old)
    await bot.press(
        ANNA, HOME.chat, buttons.Alone(old.table.id, "sealed", "", stamp_of_table(old.table))
    )
    assert (await there(bot)).table.game == "gifts"
    anew = [*bot.messenger.surfaces, *bot.messenger.rewritten][-1].keyboard[0][1].token
    assert anew == buttons.Alone(on.table.id, "sealed", "", stamp_of_table(on.table))
    assert anew != buttons.Alone(old.table.id, "sealed", "", stamp_of_table(old.table))
