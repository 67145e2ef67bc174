"""Tables of people (docs/adr/0097): opening one, and the link by which others join it."""

from contextlib import suppress
from hashlib import blake2b

from telegram import Message

from bot.display import buttons
from bot.display.lobby.games_list import friend_button
from bot.display.token import BadToken
from bot.features.latecomers.shown import ask_question
from bot.features.latecomers.table import may_ask
from bot.handlers.door import by_link
from bot.handlers.feature import Feature
from bot.handlers.person import is_private
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.service.table_service import TableService
from bot.table.gathering import Join
from bot.table.seating import circle_people
from bot.table.showing import Show
from bot.table.values import (
    NOBODY,
    Live,
    Phase,
    Place,
    Refused,
    User,
    is_gathering,
    is_open,
    stamp_of_table,
)
from bot.table.votes import Stop

_LONG = 6
"""Bytes of the number of a circle: two people hardly ever have the same."""


async def _gather(tap: Tap, says: buttons.Friend) -> Answer:
    """Open a table to which the presser invites others; pressed once more, the button shows it."""
    service, game, message = tap.service, says.game, tap.query.message
    games = service.frame.games
    if not is_private(tap.update) or not isinstance(message, Message) or game not in {"", *games}:
        raise BadToken(str(tap.token))
    place = _circle_of(tap.user.id, message.message_id)
    there = await service.standing(place)
    live = await service.open(place, tap.user, tap.user.language, game or None)
    if there:
        await service.change(live.table.id, tap.user, Show(service.now))
    await make_way(tap)
    return Answer()


def _circle_of(user: int, message: int) -> Place:
    """Return the place of a table that a button opens. It is always the same, so a double press, or
    a repeated update, opens one table.
    """
    told = blake2b(f"{user}/{message}".encode(), digest_size=_LONG).digest()
    return Place(NOBODY, int.from_bytes(told))


async def make_way(tap: Tap) -> None:
    """Close the solo table of the button, if nothing has been played there."""
    alone = tap.live
    if alone and alone.table.place.is_private and is_gathering(alone.table):
        with suppress(Refused):
            await tap.change(Stop(stamp_of_table(alone.table)))


async def invited_to(service: TableService, table: str, user: int) -> Live | None:
    """Return the table of people whose link somebody follows: it is meant for whoever has it."""
    live = await by_link(service, table, user, lambda table: table.place.is_circle)
    return live if live and live.table.place.is_circle else None


async def join_circle(typed: Typed, live: Live, user: User) -> None:
    """Answer a link to a table of people: give the user a seat, show the table if they sit there
    already, offer to ask for a computer's once the game runs, or say kindly why they cannot join.

    :raises Refused: when no seat is free.
    """
    table = live.table
    if user.id in {person.user for person in table.people}:
        mine = user.id in {person.user for person in circle_people(table)}
        if not mine or not is_open(table):
            return invite_instead(typed, "invitation-over")
        await typed.service.change(table.id, user, Show(typed.service.now))
        return None
    if may_ask(typed.service.frame.games, live):
        return typed.send(*ask_question(typed.reader, table))
    if not is_gathering(table):
        begun = table.phase is Phase.RUNNING
        return invite_instead(typed, "invitation-begun" if begun else "invitation-over")
    await typed.service.change(table.id, user, Join())
    return None


def invite_instead(typed: Typed, said: str) -> None:
    """Explain why one cannot join, and offer a table of one's own."""
    typed.reply(said, ((friend_button(typed.service.frame, typed.language),),))


FEATURE = Feature(
    handlers=(on(buttons.Friend, _gather),),
)
