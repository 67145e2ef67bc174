"""Shows tips with presses in a group, and records the tips that a person has had
(docs/adr/0087).
"""

from bot.display.board.asking import asking_of
from bot.display.values import Selection
from bot.features.tips.table import due_tip
from bot.handlers.taps import Tap
from bot.table.seating import chair_of, follows_in_private, seat_at
from bot.table.values import Live


def tip_for_press(tap: Tap, live: Live, chosen: Selection) -> str | None:
    """Return the tip for the question to which the first press of a decision leads, on a board that
    others see, too; elsewhere it stands below the question.
    """
    table, user = live.table, tap.user
    chair = chair_of(table, user.id)
    is_public = tap.is_at(table.place.chat) and not table.place.is_private
    if chair is None or not is_public or follows_in_private(table, user.id):
        return None
    frame = tap.service.frame
    shown = asking_of(frame, live, seat_at(table, chair), chosen).shown
    tip = due_tip(frame.games, live, chair, shown)
    return frame.say(user.language, tip) if tip else None


async def remember_tips(tap: Tap, live: Live) -> None:
    """Remember the tips that the presser has had at a table by now."""
    if (had := tap.user.tips) is None:
        return
    chair = chair_of(live.table, tap.user.id)
    if chair is None or live.table.people[chair].is_forgotten:
        return
    new = [tip for tip in live.table.people[chair].tips or () if tip not in had]
    if new:
        await tap.service.remember(tap.user.id, tips=(*had, *new))
