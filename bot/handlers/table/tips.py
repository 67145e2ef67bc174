"""Tips in first games: told with a press in a group, remembered, turned off and on; and a first
game that becomes a usual one (docs/adr/0092).
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.display.token import Consents
from bot.display.values import Selection
from bot.display.verb import Verb
from bot.handlers.pages.mine import show_settings
from bot.handlers.person import is_private
from bot.handlers.taps import Answer, Tap
from bot.table.commands import Accompany, PlayAsUsual
from bot.table.seating import chair_of, reads_aloud
from bot.table.tips import due_tip
from bot.table.values import Live, Refused


def told_with(tap: Tap, live: Live, stamp: str, latest: Selection | None) -> Answer:
    """Answer the first press of a decision with its tip, where others see the board, too: elsewhere
    it stands below the question.
    """
    chair = chair_of(live.table, tap.user.id)
    is_first = latest is None or latest.stamp != stamp
    if chair is None or not is_first or live.table.place.is_private:
        return Answer()
    if tap.is_at(live.table.place.chat) and not reads_aloud(live.table, tap.user.id):
        tip = due_tip(tap.service.frame.games, live, chair)
        return Answer(tap.service.frame.say(tap.user.language, tip)) if tip else Answer()
    return Answer()


async def remember_tips(tap: Tap, live: Live) -> None:
    """Remember the tips that the presser has had at a table by now."""
    chair, had = chair_of(live.table, tap.user.id), tap.user.tips
    if chair is None or had is None or live.table.people[chair].is_forgotten:
        return
    new = [tip for tip in live.table.people[chair].tips or () if tip not in had]
    if new:
        await tap.service.remember(tap.user.id, tips=(*had, *new))


async def _tips(tap: Tap) -> Answer:
    """Turn tips off, or on from the beginning: at once at all one's tables."""
    is_on, user, service = tap.says(Consents).answer == "y", tap.user, tap.service
    tips = () if is_on else None
    await service.remember(user.id, accompanied=is_on, tips=())
    for id in await service.store.agenda.tables_of(user.id):
        with suppress(Refused):  # a table that is no more
            await service.change(id, user, Accompany(tips))
    if tap.token.table:
        return Answer(service.frame.say(user.language, "toast-no-tips"))
    if is_private(tap.update):
        await show_settings(tap)
    return Answer()


async def _usual(tap: Tap) -> Answer:
    """Deal a first game anew, as a usual one."""
    await tap.change(PlayAsUsual(tap.service.seed()))
    return Answer()


TIPS: dict[Verb, Callable[[Tap], Awaitable[Answer]]] = {Verb.TIPS: _tips, Verb.USUAL: _usual}
