"""Looking for strangers to play with (docs/adr/0101): buttons and commands to join the queue, leave
it, choose a name, or avoid somebody.
"""

from html import escape

from telegram import Message

from bot.display.token import BadToken
from bot.display.values import Keyboard, reply
from bot.features.seeking import buttons
from bot.features.seeking.asking import ask, shun
from bot.features.seeking.matching import match_all
from bot.features.seeking.shown import ANY, seeking, waiting
from bot.features.seeking.table import PATIENCE, sizes
from bot.handlers.feature import Feature
from bot.handlers.person import is_private
from bot.handlers.table.circles import make_way
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.service.clock import Work
from bot.table.seating import chair_of
from bot.table.values import DAY, NOBODY, Refused
from bot.texts.frame import fenced
from bot.texts.naming import pseudonym
from games.core.message import Message as Said


async def _seek(tap: Tap, says: buttons.Seek) -> Answer:
    """Ask for the game in a new message; in that one, change the clock, or join the queue."""
    message = _message(tap)
    if says.clock not in (0, *PATIENCE) or says.game not in {"", ANY, *_games(tap)}:
        raise BadToken(str(tap.token))
    if not says.clock:
        tap.turn(reply(tap.place, *await _panel(tap, DAY)), is_new=True)
        await make_way(tap)
        return Answer()
    if not says.game:
        return tap.rewrite(*await _panel(tap, says.clock))
    game = "" if says.game == ANY else says.game
    wish = await ask(tap.service, tap.user, game, says.clock, message.message_id)
    return tap.rewrite(*waiting(tap.service.frame, wish))


def _message(tap: Tap) -> Message:
    """Return the message with the button, in a private chat.

    :raises BadToken: when the message is in no private chat, or too old.
    """
    message = tap.query.message
    if not is_private(tap.update) or not isinstance(message, Message):
        raise BadToken(str(tap.token))
    return message


def _games(tap: Tap) -> dict[str, int]:
    return sizes(tap.service.frame.games)


async def _panel(tap: Tap, clock: int) -> tuple[str, Keyboard]:
    shunned = await tap.service.store.seekers.shunned(tap.user.id)
    return seeking(tap.service.frame, tap.user, clock, len(shunned))


async def _wait_no_more(tap: Tap, says: buttons.SeekNoMore) -> Answer:
    _message(tap)
    left = await tap.service.store.seekers.leave(tap.user.id)
    tap.rewrite(*await _panel(tap, DAY))
    said = "toast-seek-no-more" if left else "toast-seek-over"
    return tap.toast(said)


async def _shun(tap: Tap, says: buttons.Shun) -> Answer:
    """Spare two who have met as strangers another table."""
    table, chair = tap.found.table, says.chair
    person = table.people[chair] if chair < len(table.people) else None
    if not table.strangers or chair_of(table, tap.user.id) is None:
        raise BadToken(str(tap.token))
    if person is None or person.user in (NOBODY, tap.user.id):
        raise Refused("refused-outdated")
    await shun(tap.service, tap.user.id, person.user)
    said = Said("toast-shunned", {"name": fenced(person.name)})
    return tap.toast(said)


async def _relent(tap: Tap, says: buttons.Relent) -> Answer:
    """Shun nobody any more."""
    _message(tap)
    await tap.service.store.seekers.relent(tap.user.id)
    tap.rewrite(*await _panel(tap, DAY))
    return tap.toast("toast-relented")


async def nick(typed: Typed) -> None:
    """/nick: the name that strangers see; without a word, one's first name."""
    if not typed.is_private:
        raise Refused("nick-in-private")
    wanted = " ".join(typed.arguments)
    name = pseudonym(wanted)
    if wanted and name != wanted:
        raise Refused("refused-nick")
    await typed.service.remember(typed.user.id, nick=name)
    said = Said("nick", {"name": escape(fenced(name))}) if name else "nick-none"
    typed.reply(said)


FEATURE = Feature(
    handlers=(
        on(buttons.Seek, _seek),
        on(buttons.SeekNoMore, _wait_no_more),
        on(buttons.Shun, _shun),
        on(buttons.Relent, _relent),
    ),
    commands={"nick": nick},
    # the nearest in skill of all who arrive between two looks at the queue meet
    works=(Work("matchmaking", match_all, 2.0),),
)
