"""Tells somebody who has asked to come late what became of it, in their private chat: at a table of
people they see no board, and a game may end while they wait for its next round.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.display.values import Keyboard, reply
from bot.features.handing.shown import take_over
from bot.features.latecomers.table import is_latecomers
from bot.service.notices import Notice
from bot.table.relations import Relation, relations
from bot.table.values import Live, Place, Table
from bot.texts.catalogues import message_id
from games.core.message import Message

if TYPE_CHECKING:
    from bot.service.table_service import TableService

ANSWERED = Notice()


async def tell_outcome(service: "TableService", before: Live, after: Live, author: int) -> None:
    """Tell whoever has asked for a seat, or has waited for one, what a change means for that.

    :param author: the user who has made the change: they know.
    """
    for user, id in outcomes(before.table, after.table):
        if user != author:
            await _tell(service, after.table, user, id)


def outcomes(before: Table, after: Table) -> list[tuple[int, str]]:
    """Return who is to be told of a change that concerns their coming late, and by which text."""
    told = [
        (person.user, "latecomer-nothing")
        for person in before.invited
        if Relation.WAITING in relations(before, person.user)
        and not relations(after, person.user) & {Relation.WAITING, Relation.SITTING}
    ]
    offer = before.offer
    if not (offer and offer.friend and before.place.is_circle and is_latecomers(before, offer)):
        return told
    user, now = int(offer.friend.key), after.offer
    if now and now.friend == offer.friend:
        is_admitted = now.agreed is None and offer.agreed is not None
        return [*told, (user, "latecomer-admitted")] if is_admitted else told
    if relations(after, user) & {Relation.WAITING, Relation.SITTING}:
        return told
    is_refused = Relation.REMOVED in relations(after, user)
    return [*told, (user, "latecomer-turned-down" if is_refused else "latecomer-nothing")]


async def _tell(service: "TableService", table: Table, user: int, id: str) -> None:
    reader = await service.reader(ANSWERED, user, table.language)
    if reader is None:
        return
    language = reader.language
    game = service.frame.say(language, message_id(table.game or "", "name"))
    rows: Keyboard = ()
    if id == "latecomer-admitted" and table.offer:
        read = replace(table, language=language)
        rows = ((take_over(service.frame, read, table.offer),),)
    said = service.frame.say(language, Message(id, {"game": game}))
    service.messenger.sender.say(reader.hears(reply(Place(user), said, rows)))
