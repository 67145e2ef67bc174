"""Tips in first games: told with a press in a group, remembered, turned off and on; and a first
game that becomes a usual one (docs/adr/0087).
"""

from contextlib import suppress

from bot.display import buttons
from bot.handlers.feature import Feature
from bot.handlers.pages.settings import show_settings
from bot.handlers.person import is_private
from bot.handlers.taps import Answer, Tap, on
from bot.table.first_games import PlayAsUsual
from bot.table.seating import chair_of, follows_in_private
from bot.table.tips import Accompany, due_tip
from bot.table.values import Live, Refused


def tip_for_press(tap: Tap, live: Live) -> str | None:
    """Return the tip for the first press of a decision on a board that others see, too; elsewhere
    it stands below the question.
    """
    table, user = live.table, tap.user
    chair = chair_of(table, user.id)
    is_public = tap.is_at(table.place.chat) and not table.place.is_private
    if chair is None or not is_public or follows_in_private(table, user.id):
        return None
    tip = due_tip(tap.service.frame.games, live, chair)
    return tap.service.frame.say(user.language, tip) if tip else None


async def remember_tips(tap: Tap, live: Live) -> None:
    """Remember the tips that the presser has had at a table by now."""
    chair, had = chair_of(live.table, tap.user.id), tap.user.tips
    if chair is None or had is None or live.table.people[chair].is_forgotten:
        return
    new = [tip for tip in live.table.people[chair].tips or () if tip not in had]
    if new:
        await tap.service.remember(tap.user.id, tips=(*had, *new))


async def _tips(tap: Tap, says: buttons.Tips) -> Answer:
    """Turn tips off, or on from the beginning: at once at all one's tables."""
    is_on, user, service = says.answer == "y", tap.user, tap.service
    tips = () if is_on else None
    await service.remember(user.id, accompanied=is_on, tips=())
    for id in await service.store.agenda.tables_of(user.id):
        with suppress(Refused):  # a table that is no more
            await service.change(id, user, Accompany(tips))
    if tap.token.table:
        return Answer(service.frame.say(user.language, "toast-no-tips"))
    if is_private(tap.update):
        await show_settings(tap, "moves")
    return Answer()


async def _usual(tap: Tap, says: buttons.Usual) -> Answer:
    """Deal a first game anew, as a usual one."""
    await tap.change(PlayAsUsual(tap.service.seed()))
    return Answer()


FEATURE = Feature(
    handlers=(on(buttons.Tips, _tips), on(buttons.Usual, _usual)),
)
