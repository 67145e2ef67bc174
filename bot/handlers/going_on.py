"""What somebody is led to once they have moved: the next table that waits for them, and, over days,
their next move here.
"""

import asyncio
from functools import partial

from msgspec.structs import replace

from bot.display import buttons
from bot.display.tables_of import next_button, next_of
from bot.display.values import Button, Selection, reply
from bot.handlers.taps import Tap
from bot.table.circles import read_by
from bot.table.preparing import imagined, prepared_by
from bot.table.seating import chair_of, is_told_apart, seat_at
from bot.table.values import (
    DAY,
    Chair,
    Games,
    Live,
    Phase,
    Place,
    calls_apart,
    is_open,
    is_over_days,
    keeps_secrets,
    to_act,
)
from bot.table.words import check_of

_A_GAME = 60 * DAY
"""Seconds for which preparing is not offered again at a table."""


def lead_on(tap: Tap, after: Live) -> None:
    """Lead somebody who has just moved, and can be written to, to the next table that waits for
    them: by a button on their hand or their own board, else in private, where their call stood. And
    offer once to prepare the next move here, unless their hand does that at each turn. Both are
    looked up once the press is answered: it waits for nothing.
    """
    games, table, user = tap.service.frame.games, after.table, tap.user
    chair = chair_of(table, user.id)
    if chair is None:
        return
    sender = tap.service.messenger.sender
    may_prepare = table.place.is_group and is_over_days(table)
    may_prepare = may_prepare and _may_prepare(games, after, chair)
    if may_prepare and not keeps_secrets(games, table):
        sender.do(user.id, partial(_offer_preparing, tap, after, chair))
    if is_told_apart(games, table, user.id) or table.place.is_private or calls_apart(table):
        sender.do(user.id, partial(_show_next, tap, after))


async def _show_next(tap: Tap, after: Live) -> None:
    """Show the way to the next table on the hand of somebody who has moved."""
    service, user = tap.service, tap.user
    first, count = await _next(tap, after)
    if first is None:
        return
    stands = await service.messenger.boards.stands(first.table.id)
    way = next_button(service.frame, first, count, stands, user)
    reader = user.id if after.table.place.is_circle else 0
    look = Selection(leads_on=way, mover=user.id, reader=reader)
    service.messenger.show(after.table.id, look)


async def _next(tap: Tap, after: Live) -> tuple[Live | None, int]:
    """Return the other table at which the presser should move next, and how many wait for them."""
    store, user = tap.service.store, tap.user.id
    ids = [id for id in await store.agenda.tables_of(user) if id != after.table.id]
    found = await asyncio.gather(*map(store.readable, ids))
    others = (read_by(one, user) for one in found if one and is_open(one.table))
    return next_of(tap.service.frame, others, user, tap.service.now)


async def _offer_preparing(tap: Tap, after: Live, chair: Chair) -> None:
    """Offer somebody in private to prepare their next move: once a table, whoever has sat on their
    chair before.
    """
    service, table, user = tap.service, after.table, tap.user
    kind = f"ahead {check_of(table, user.id)}"
    if not await service.store.rings.claim(table.id, chair, kind, _A_GAME):
        return
    frame, language = service.frame, user.language
    offer = Button(frame.say(language, "button-prepare"), buttons.Prepare(table.id))
    said = await service.headed(after, language, frame.say(language, "prepare-offer"))
    asked = replace(reply(Place(user.id), said, ((offer,),)), passes=True)
    service.messenger.sender.say_once(f"ahead {table.id}", [asked])


def _may_prepare(games: Games, live: Live, chair: Chair) -> bool:
    """Tell whether somebody waits for a turn whose choices are known already, and has prepared
    nothing for it.
    """
    if live.table.phase is not Phase.RUNNING:
        return False
    seat = seat_at(live.table, chair)
    is_asked = seat in to_act(games, live) or bool(prepared_by(live.table, seat))
    return not is_asked and imagined(games, live, seat) is not None
