"""High contrast, switched on and off: in a private chat by its person, in a group by its admins."""

from telegram import Message

from bot.features.contrast import buttons
from bot.handlers.feature import Feature
from bot.handlers.pages.settings import governed, show_settings
from bot.handlers.person import is_private, place_of
from bot.handlers.taps import Answer, Tap, on


async def _contrast(tap: Tap, says: buttons.Contrast) -> Answer:
    """Draw the pictures of this chat in high contrast, or as usual: at once at all its tables."""
    alone = is_private(tap.update)
    chat = tap.user.id if alone else await governed(tap)
    await tap.service.remember(chat, contrast=says.is_on)
    for table in await _tables(tap):
        await tap.service.messenger.show_anyway(table)
    await show_settings(tap, "words" if alone else "")
    return Answer()


async def _tables(tap: Tap) -> tuple[str, ...]:
    """Return the tables that the chat of the press shows."""
    if is_private(tap.update):
        return tuple(await tap.service.store.agenda.tables_of(tap.user.id))
    message = tap.query.message
    if not isinstance(message, Message):
        return ()
    return tuple(live.table.id for live in await tap.service.standing(place_of(message)))


FEATURE = Feature(handlers=(on(buttons.Contrast, _contrast),))
