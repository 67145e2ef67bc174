"""Shows tips with presses in a group, and records the tips that a person has had
(docs/adr/0087).
"""

from bot.display.board.asking import asking_of
from bot.display.values import Selection
from bot.features.tips.table import due_tip
from bot.handlers.taps import Tap
from bot.service.table_service import TableService
from bot.table.seating import chair_of, follows_in_private, seat_at
from bot.table.values import Live, User


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


async def remember_tips(service: TableService, user: User, live: Live) -> None:
    """Remember the tips that somebody has had at a table by now."""
    if (had := user.tips) is None:
        return
    chair = chair_of(live.table, user.id)
    if chair is None or live.table.people[chair].is_forgotten:
        return
    new = [tip for tip in live.table.people[chair].tips or () if tip not in had]
    if new:
        await service.remember(user.id, tips=(*had, *new))
