"""Our own bugs: logged with the table's name, answered with an apology; nothing has changed.

The table itself is in the store as it was: the fault can be played again. Logged it is not: whoever
has the seed knows all hands.
"""

import logging
from contextlib import suppress

from telegram import Update
from telegram.error import TelegramError

from bot.desk.desk import Desk
from bot.display.token import BadToken, read
from bot.display.values import reply
from bot.handlers.person import language_in, place_of
from bot.metrics import FAULTS
from bot.store.tables import Unreadable
from bot.table.values import Live

_log = logging.getLogger(__name__)


async def on_fault(desk: Desk, update: object, error: Exception | None) -> None:
    """Log and count what went wrong and apologise to the one who ran into it."""
    if isinstance(error, TelegramError):  # the world's fault: nothing to play again
        _log.warning("an answer did not get through: %s", error)
        return
    FAULTS.inc()
    if not isinstance(update, Update):
        _log.error("a fault outside of any update", exc_info=error)
        return
    _log.error("update %d: %s", update.update_id, await _about(desk, update), exc_info=error)
    with suppress(TelegramError):
        await _apologise(desk, update)


async def _about(desk: Desk, update: Update) -> str:
    """Return which table the update is about, and how far it had come."""
    found: tuple[Live | None, ...] = ()
    if update.callback_query:
        with suppress(BadToken, Unreadable):
            found = (await desk.store.tables.load(read(update.callback_query.data).table),)
    elif update.effective_message:
        found = await desk.store.all_at(place_of(update.effective_message))
    told = [f"table {live.table.id} at revision {live.revision}" for live in found if live]
    return ", ".join(told) or "no table"


async def _apologise(desk: Desk, update: Update) -> None:
    said = desk.frame.say(await language_in(desk, update), "fault")
    if update.callback_query:
        await update.callback_query.answer(said, show_alert=True)
    elif update.effective_message:
        desk.courier.say(reply(place_of(update.effective_message), said))
