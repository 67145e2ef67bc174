"""Buttons by which a seat goes from one person to another (docs/adr/0072)."""

from collections.abc import Awaitable, Callable

from bot.display.token import Asks, Hands, Offers
from bot.display.verb import Verb
from bot.handlers.table.seats import only_asked
from bot.handlers.taps import Answer, Tap
from bot.table.commands import KeepSeat, OfferSeat, TakeOver
from bot.table.values import Refused


async def _offer(tap: Tap) -> Answer:
    """Offer one's seat, by the question of /leave, or by the board where a computer plays."""
    says = tap.says(Hands)
    only_asked(tap, says.chair)
    await tap.change(OfferSeat(tap.service.now))
    if says.question:
        tap.take_away()
    return Answer(tap.service.frame.say(tap.user.language, "toast-seat-offered"))


async def _keep(tap: Tap) -> Answer:
    only_asked(tap, tap.says(Asks).chair)
    await tap.change(KeepSeat())
    return Answer(tap.service.frame.say(tap.user.language, "toast-seat-kept"))


async def _take_over(tap: Tap) -> Answer:
    """Take a seat: in the chat of the table only, for it is offered to its people. Who cannot be
    told secrets is led to the private chat first.
    """
    says = tap.says(Offers)
    if not tap.is_at(tap.found.table.place.chat):
        raise Refused("refused-outdated")
    try:
        await tap.change(TakeOver(says.chair, says.until, tap.service.now))
    except Refused as refusal:
        if refusal.message.id != "refused-unreachable":
            raise
        return Answer(url=tap.service.frame.deep_link(f"seat_{tap.token.table}"))
    return Answer(tap.service.frame.say(tap.user.language, "toast-takes-over"))


HANDING: dict[Verb, Callable[[Tap], Awaitable[Answer]]] = {
    Verb.OFFER_SEAT: _offer,
    Verb.KEEP_SEAT: _keep,
    Verb.TAKE_OVER: _take_over,
}
