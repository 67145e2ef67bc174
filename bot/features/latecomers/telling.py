"""Tells somebody who has asked to come late what became of it, in their private chat: at a table of
people they see no board, and a game may end while they wait for its next round.
"""

from bot.display.values import Keyboard, Surface, reply
from bot.features.handing.shown import take_over
from bot.features.latecomers.table import is_latecomers
from bot.service.notices import Notice
from bot.table.relations import Relation, relations
from bot.table.values import Place, Table
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame
from bot.texts.reader import reader_in
from games.core.message import Message

ANSWERED = Notice()
NOTHING = "latecomer-nothing"


def outcomes(before: Table, after: Table, author: int) -> list[tuple[int, str]]:
    """Return who is to be told of a change that concerns their coming late, and by which text.

    :param author: the user who has made the change: they know.
    """
    return [(user, text) for user, text in _outcomes(before, after) if user != author]


def _outcomes(before: Table, after: Table) -> list[tuple[int, str]]:
    told = [
        (user, "latecomer-over" if Relation.INVITED in relations(after, user) else NOTHING)
        for user in (person.user for person in before.invited)
        if Relation.WAITING in relations(before, user)
        and not relations(after, user) & {Relation.WAITING, Relation.SITTING}
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
    return [*told, (user, "latecomer-turned-down" if is_refused else NOTHING)]


def outcome(frame: Frame, table: Table, user: int, id: str, language: str) -> Surface:
    """Return what one of them reads in their private chat."""
    game = frame.say(language, message_id(table.game or "", "name"))
    rows: Keyboard = ()
    if id == "latecomer-admitted" and table.offer:
        rows = ((take_over(reader_in(frame, Place(user), language), table, table.offer),),)
    return reply(Place(user), frame.say(language, Message(id, {"game": game})), rows)
