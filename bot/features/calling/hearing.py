"""Notes that somebody is there: nobody is called who has just pressed a button, and whoever had not
been heard of for long has time anew.
"""

from bot.features.calling.table import Hear, is_heard_anew
from bot.service.table_service import TableService
from bot.table.values import Live, User


async def noted_press(service: TableService, live: Live | None, user: User) -> Live | None:
    """Note a press of somebody.

    :param live: the table of the button, if any; it is returned as it is then.
    """
    now = service.now
    service.presses[user.id] = now
    if live is None or not is_heard_anew(service.frame.games, live, user.id, now):
        return live
    return await service.change(live.table.id, user, Hear(now))
