"""Notes a press of somebody who had not been heard of for long: they have time anew."""

from bot.features.calling.table import Hear, is_heard_anew
from bot.service.table_service import TableService
from bot.table.values import Live, User


async def noted_press(service: TableService, live: Live, user: User) -> Live:
    """Return the table of a press, which has noted it if its person had been silent for long."""
    now = service.now
    if not is_heard_anew(service.frame.games, live, user.id, now):
        return live
    return await service.change(live.table.id, user, Hear(now))
