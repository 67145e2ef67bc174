"""Buttons by which a seat goes from one person to another (docs/adr/0072)."""

from bot.features.handing import buttons
from bot.features.handing.shown import seat_question
from bot.features.handing.table import KeepSeat, OfferSeat, TakeOver, is_offered
from bot.handlers.door import by_link
from bot.handlers.feature import Feature
from bot.handlers.table.circles import invite_instead
from bot.handlers.table.seats import only_asked
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.table.seating import chair_of
from bot.table.values import NEW_CHAIR, Refused, Table
from games.core.message import Message


async def _offer(tap: Tap, says: buttons.OfferSeat) -> Answer:
    """Offer one's seat, by the question of /leave, or by the board where a computer plays."""
    only_asked(tap, says.chair)
    after = await tap.change(OfferSeat(tap.service.now))
    if says.question:
        tap.take_away()
    by_link = after.table.place.is_circle
    said = "toast-seat-offered-by-link" if by_link else "toast-seat-offered"
    by_computer = int(after.table.people[says.chair].computer is not None)
    told = Message(said, {"computer": by_computer})
    return tap.toast(told)


async def _keep(tap: Tap, says: buttons.KeepSeat) -> Answer:
    only_asked(tap, says.chair)
    await tap.change(KeepSeat())
    return tap.toast("toast-seat-kept")


async def _take_over(tap: Tap, says: buttons.TakeOver) -> Answer:
    """Take a seat. A group's seat can be taken only in its chat, because it is offered to its
    people; a circle's, in the chat to which its link has led. A person who cannot be told secrets
    is led to the private chat first.
    """
    place = tap.found.table.place
    if not (place.is_circle or tap.is_at(place.chat)):
        raise Refused("refused-outdated")
    try:
        await tap.change(TakeOver(says.chair, says.word, tap.service.now))
    except Refused as refusal:
        if refusal.message.id != "refused-unreachable":
            raise
        return tap.lead(f"seat_{tap.found.table.id}_{says.word}")
    if place.is_circle:
        tap.take_away()
    said = "toast-joins-next" if says.chair == NEW_CHAIR else "toast-takes-over"
    return tap.toast(said)


async def seat_linked(typed: Typed, word: str) -> None:
    """Answer a link to a seat on offer: ask the user whether they want it; for a group's seat, lead
    back to the group, because the private chat is open now. A wrong word is answered as an offer
    that has lapsed.
    """
    service, (id, _, guess) = typed.service, word.partition("_")

    def opens(table: Table) -> bool:
        on_offer = table.offer
        return on_offer is not None and is_offered(table, on_offer.chair, guess, service.now)

    live = await by_link(service, id, typed.user.id, opens)
    offer = live.table.offer if live and opens(live.table) else None
    if not (live and offer):
        return invite_instead(typed, "seat-link-over")
    if not live.table.place.is_circle:
        said = service.frame.say(typed.language, "private-seat")
        return typed.send(await service.headed(live, typed.language, said))
    if chair_of(live.table, typed.user.id) is not None:
        raise Refused("refused-already-joined")
    return typed.send(*seat_question(typed.reader, live.table, offer))


FEATURE = Feature(
    handlers=(
        on(buttons.OfferSeat, _offer),
        on(buttons.KeepSeat, _keep),
        on(buttons.TakeOver, _take_over),
    ),
    links={"seat": seat_linked},
)
