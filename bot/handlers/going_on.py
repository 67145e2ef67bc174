"""What somebody is led to once they have moved: the next table that waits for them, and, over days,
their next move here.
"""

import asyncio

from bot.display import buttons
from bot.display.tables_of import next_button, next_of
from bot.display.values import Button, Selection, reply
from bot.handlers.taps import Answer, Tap
from bot.table.circles import read_by
from bot.table.pace import is_over_days
from bot.table.preparing import imagined, prepared_by
from bot.table.seating import chair_of, is_told_apart, seat_at
from bot.table.values import DAY, Chair, Games, Live, Phase, Place, is_open, to_act

_A_GAME = 60 * DAY
"""Seconds for which preparing is not offered again at a table."""


async def lead_on(tap: Tap, after: Live, played: Answer) -> Answer:
    """Lead somebody who has just moved to the next table that waits for them: by a button on their
    hand, or in words where they have none; and offer once to prepare the next move here.

    :param played: the answer to the press.
    """
    await _offer_preparing(tap, after)
    service, user = tap.service, tap.user
    first, count = await _next(tap, after)
    if first is None:
        return played
    stands = await service.messenger.boards.stands(first.table.id)
    way = next_button(service.frame, first, count, stands, user)
    if user.reachable and is_told_apart(service.frame.games, after.table, user.id):
        service.messenger.show(after.table.id, Selection(leads_on=way, mover=user.id))
        return played
    return played if played.text else Answer(way.text)


async def _next(tap: Tap, after: Live) -> tuple[Live | None, int]:
    """Return the other table at which the presser should move next, and how many wait for them."""
    store, user = tap.service.store, tap.user.id
    ids = [id for id in await store.agenda.tables_of(user) if id != after.table.id]
    found = await asyncio.gather(*map(store.readable, ids))
    others = (read_by(one, user) for one in found if one and is_open(one.table))
    return next_of(tap.service.frame, others, user, tap.service.now)


async def _offer_preparing(tap: Tap, after: Live) -> None:
    """Offer somebody in private to prepare their next move: once a table, over days, where it is
    known what that move will be about.
    """
    service, table, user = tap.service, after.table, tap.user
    chair, games = chair_of(table, user.id), service.frame.games
    is_slow = is_over_days(table) and table.place.is_group
    if chair is None or not user.reachable or not is_slow or not _may_prepare(games, after, chair):
        return
    if not await service.store.rings.may_tell(table.id, chair, "ahead", _A_GAME):
        return
    frame, language = service.frame, user.language
    offer = Button(frame.say(language, "button-prepare"), buttons.Prepare(table.id))
    said = await service.headed(after, language, frame.say(language, "prepare-offer"))
    service.messenger.sender.say(reply(Place(user.id), said, ((offer,),)))


def _may_prepare(games: Games, live: Live, chair: Chair) -> bool:
    """Tell whether somebody waits for a turn whose choices are known already, and has prepared
    nothing for it.
    """
    if live.table.phase is not Phase.RUNNING:
        return False
    seat = seat_at(live.table, chair)
    is_asked = seat in to_act(games, live) or bool(prepared_by(live.table, seat))
    return not is_asked and imagined(games, live, seat) is not None
