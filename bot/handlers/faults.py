"""Error handling: whatever fails while an update is handled, its sender gets an answer.

Our own bugs are logged with the table's name; nothing has changed.

The table itself is in the store as it was: the fault can be played again. Logged it is not: whoever
has the seed knows all hands.
"""

import logging
from contextlib import suppress

from telegram import Update
from telegram.error import TelegramError

from bot.display.token import table_of
from bot.display.values import reply
from bot.handlers.person import language_in, place_of
from bot.metrics import FAULTS
from bot.reconciler.api.retry import PATIENCE, retried
from bot.service.table_service import TableService
from bot.store.tables import Unreadable
from bot.table.values import Live

_log = logging.getLogger(__name__)


async def on_fault(service: TableService, update: object, error: Exception | None) -> None:
    """Log and count what went wrong and apologise to the one who ran into it."""
    if isinstance(error, TelegramError):  # the world's fault: nothing to play again
        _log.warning("something that had to be asked was not answered: %s", error)
        return await _apologise(service, update, "fault-telegram")
    FAULTS.inc()
    if not isinstance(update, Update):
        return _log.error("a fault outside of any update", exc_info=error)
    _log.error("update %d: %s", update.update_id, await _about(service, update), exc_info=error)
    return await _apologise(service, update, "fault")


async def _about(service: TableService, update: Update) -> str:
    """Return which table the update is about, and how far it had come."""
    found: tuple[Live | None, ...] = ()
    if update.callback_query:
        with suppress(Unreadable):
            found = (await service.store.tables.load(table_of(update.callback_query.data)),)
    elif update.effective_message:
        found = await service.store.all_at(place_of(update.effective_message))
    told = [f"table {live.table.id} at revision {live.revision}" for live in found if live]
    return ", ".join(told) or "no table"


async def _apologise(service: TableService, update: object, why: str) -> None:
    if not isinstance(update, Update):
        return
    said = service.frame.say(await language_in(service, update), why)
    if query := update.callback_query:
        with suppress(TelegramError):
            await retried(lambda: query.answer(said, show_alert=True), patience=PATIENCE)
    elif update.effective_message:
        service.messenger.sender.say(reply(place_of(update.effective_message), said))
