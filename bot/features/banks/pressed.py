"""The button that tells who has how much time left."""

from html import escape

from bot.display.fitted import units
from bot.display.values import Surface, reply
from bot.features.banks.shown import Banks, banks_text, banks_told
from bot.handlers.alone import show_alone
from bot.handlers.door import found_by_link
from bot.handlers.feature import Feature
from bot.handlers.person import is_private
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.service.table_service import TableService
from bot.table.moves import running
from bot.table.values import Live, Place, Refused
from bot.table.words import LOOKING, is_word, word_of

_TOAST = 200
"""Letters that a toast has room for: https://core.telegram.org/bots/api#answercallbackquery."""


async def _banks(tap: Tap, says: Banks) -> Answer:
    """Tell it to the presser alone: by a toast, or by a message where that has no room for all."""
    live, service, user = tap.found, tap.service, tap.user
    told = banks_text(service.frame, _timed_table(live), user.language, service.now)
    if units(told) <= _TOAST:
        return Answer(told, stays=True)
    if is_private(tap.update):
        return tap.turn(_message(service, live, user.language, tap.place), is_new=True)

    async def send() -> None:
        service.messenger.sender.say(_message(service, live, user.language, Place(user.id)))

    here = _message(service, live, user.language, tap.place)
    way = f"time_{live.table.id}_{word_of(live.table, LOOKING)}"
    return await show_alone(tap, way, send, here, in_place=True)


async def _reply_with_times(typed: Typed, word: str) -> None:
    """Tell it in the private chat, which is open now, to who was led there."""
    id, _, guess = word.partition("_")
    live = await found_by_link(
        typed.service, id, typed.user.id, lambda table: is_word(table, LOOKING, guess)
    )
    typed.said.append(_message(typed.service, _timed_table(live), typed.language, typed.place))


def _timed_table(live: Live) -> Live:
    """Return a table whose seats have times for the game.

    :raises Refused: when it has none, or no game runs.
    """
    running(live)
    if not live.table.increment:
        raise Refused("refused-outdated")
    return live


def _message(service: TableService, live: Live, language: str, place: Place) -> Surface:
    return reply(place, escape(banks_told(service.frame, live, language, service.now)))


FEATURE = Feature(handlers=(on(Banks, _banks),), links={"time": _reply_with_times})
