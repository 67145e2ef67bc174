"""Invitations to tables of people (docs/adr/0097), sent by inline mode into a chat of one's choice:
the results that are offered there, and Telegram's update once one is sent.
"""

from collections.abc import Sequence
from contextlib import suppress

from telegram import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InlineQueryResultCachedPhoto,
    InputTextMessageContent,
    Update,
)
from telegram.constants import ParseMode

from bot.display.lobby.invitations import invitation
from bot.display.values import Keyboard, Surface
from bot.features.rules.shown import Rules, rules_surface
from bot.handlers.door import by_link
from bot.handlers.person import user_of
from bot.service.table_service import TableService
from bot.table.circles import INVITATIONS, Invite
from bot.table.parts import Invitation
from bot.table.seating import chair_of
from bot.table.values import Live, Phase, Refused, User
from bot.texts.languages import SPOKEN

JOIN = "join_"
"""How the query begins that the button of a lobby asks; a table's id follows."""
_PICTURE, _TEXT = "invite-p", "invite-t"
"""How the id of a result ends, behind that of the table."""

Result = InlineQueryResultCachedPhoto | InlineQueryResultArticle


async def invitations(service: TableService, user: User, table: str) -> Sequence[Result]:
    """Return the invitation to a lobby at which somebody sits: with a picture that explains the
    game, if Telegram has got it already.
    """
    live = await by_link(service, table, user.id)
    if live is None or not _may_invite(live, user):
        return ()
    frame, language = service.frame, user.language
    surface = invitation(frame, live, language)
    title, keyboard = frame.say(language, "button-invite"), _markup(surface.keyboard)
    if photo := await _picture(service, live, user):
        return (
            InlineQueryResultCachedPhoto(
                f"{table}-{_PICTURE}",
                photo,
                title=title,
                caption=surface.text,
                parse_mode=ParseMode.HTML,
                reply_markup=keyboard,
            ),
        )
    return (_article(f"{table}-{_TEXT}", title, surface, keyboard),)


def _markup(keyboard: Keyboard) -> InlineKeyboardMarkup:
    """Return buttons that lead somewhere."""
    rows = [
        [InlineKeyboardButton(button.text, url=button.url) for button in row] for row in keyboard
    ]
    return InlineKeyboardMarkup(rows)


def _article(
    id: str, title: str, surface: Surface, keyboard: InlineKeyboardMarkup
) -> InlineQueryResultArticle:
    content = InputTextMessageContent(surface.text, ParseMode.HTML)
    return InlineQueryResultArticle(id, title, content, reply_markup=keyboard)


def _may_invite(live: Live, user: User) -> bool:
    is_open = live.table.phase is Phase.LOBBY and live.table.game is not None
    if len(live.table.invitations) >= INVITATIONS:  # one more would not be kept up to date
        return False
    return live.table.place.is_circle and is_open and chair_of(live.table, user.id) is not None


async def _picture(service: TableService, live: Live, user: User) -> str | None:
    """Return Telegram's id of the picture of the rules, in the asker's language if there is one,
    else in another.
    """
    for language in dict.fromkeys((user.language, *SPOKEN)):
        seen = rules_surface(service.frame, Rules(live.table.game or "", language), user.id)
        if seen.picture and (found := await service.messenger.files.file_id(seen)):
            return found
    return None


async def on_chosen(service: TableService, update: Update) -> None:
    """Note an invitation that somebody has sent, to keep it up to date. Without feedback from
    Telegram it stays as it is: its link tells all.
    """
    chosen = update.chosen_inline_result
    assert chosen is not None
    table, _, kind = chosen.result_id.partition("-")
    if kind not in {_PICTURE, _TEXT} or not chosen.inline_message_id:
        return
    user = await user_of(service, update)
    sent = Invitation(chosen.inline_message_id, user.language, kind == _PICTURE)
    if live := await by_link(service, table, user.id):
        with suppress(Refused):  # whoever sent it has left since
            await service.change(live.table.id, user, Invite(sent))
