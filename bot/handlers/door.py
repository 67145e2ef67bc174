"""The door: whatever a phone sends, a button, a link, an inline query, reaches a table by these
functions alone (docs/adr/0115). A table that they do not open does not exist for whoever asks: the
answer is that to an id of no table.
"""

from collections.abc import Callable

from msgspec.structs import replace
from telegram import CallbackQuery, Message

from bot.display.token import Token
from bot.service.table_service import TableService
from bot.table.membership import Membership
from bot.table.seating import chair_of, circle_people
from bot.table.values import Live, Refused, Table, User
from bot.table.words import is_word, word_of


def belongs(table: Table, user: int) -> bool:
    """Tell whether somebody sits at a table, has sat there, or reads a copy of it as a guest."""
    is_reader = user in {person.user for person in circle_people(table)}
    return is_reader or chair_of(table, user) is not None


def stands(query: CallbackQuery) -> bool:
    """Tell whether a message still has the pressed button, as Telegram says: no phone forges
    that.
    """
    message = query.message
    keyboard = message.reply_markup if isinstance(message, Message) else None
    rows = keyboard.inline_keyboard if keyboard else ()
    return any(query.data == button.callback_data for row in rows for button in row)


def by_press(live: Live, query: CallbackQuery, kind: type[Token]) -> Live | None:
    """Return a table for a press: in its own chat, for all who are there; in a private chat, for a
    person who belongs to the table, and for everybody by a button for outsiders that stands there.
    """
    chat, user = query.message.chat.id if query.message else None, query.from_user.id
    if chat == live.table.place.chat:
        return live
    may = belongs(live.table, user) or (kind.is_for_outsiders and stands(query))
    return live if chat == user and may else None


def _nobody(table: Table) -> bool:
    return False


async def by_link(
    service: TableService, id: str, user: int, opens: Callable[[Table], bool] = _nobody
) -> Live | None:
    """Return a table for something that somebody follows in their private chat.

    :param opens: tells whether what stands in the link opens the table to outsiders.
    """
    live = await service.store.readable(id)
    return live if live and (belongs(live.table, user) or opens(live.table)) else None


async def found_by_link(
    service: TableService, id: str, user: int, opens: Callable[[Table], bool] = _nobody
) -> Live:
    """Return a table as `by_link` does.

    :raises Refused: when there is none for this user.
    """
    if live := await by_link(service, id, user, opens):
        return live
    raise Refused("refused-outdated")


async def from_group(service: TableService, id: str, user: int, word: str) -> Live | None:
    """Return a group's table for a member of the group who follows a link in private; any other
    table for its own people. Where Telegram does not tell who is a member, the link must be one
    that `way_of` made for the user, who has pressed in the group.
    """
    live = await service.store.readable(id)
    if live is None or belongs(live.table, user):
        return live
    table = live.table
    if not table.place.is_group:
        return None
    seen = await service.messenger.chats.membership(table.place.chat, user)
    is_here = seen.is_in or (not seen.is_told and is_word(table, _member(user), word))
    return live if is_here else None


def way_of(table: Table, user: int) -> str:
    """Return the word of a link by which somebody who has pressed in a table's chat goes on in
    private: the table's id, and a proof of that press.
    """
    return f"{table.id}_{word_of(table, _member(user))}"


def _member(user: int) -> str:
    return f"member/{user}"


async def with_rights(service: TableService, user: User, table: Table) -> User:
    """Return a user with their rights as an admin of the table's chat. Where Telegram does not tell
    them, `is_admin` is None. A host needs none.
    """
    if user.is_admin or user.id == table.host or not table.place.is_group:
        return user
    return await rights_in(service, user, table.place.chat)


async def rights_in(service: TableService, user: User, chat: int) -> User:
    """Return a user with their rights as an admin of a group."""
    if user.is_admin:  # who speaks as the group
        return user
    seen = await service.messenger.chats.membership(chat, user.id)
    return replace(user, is_admin=seen is Membership.ADMIN if seen.is_told else None)
