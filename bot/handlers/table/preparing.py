"""Buttons by which somebody prepares their move before their turn (docs/adr/0094)."""

from collections.abc import Awaitable, Callable

from bot.display.token import Prepares
from bot.display.values import Selection
from bot.display.verb import Verb
from bot.handlers.person import is_private
from bot.handlers.taps import Answer, Tap
from bot.table.commands import Idle, Withdraw
from bot.table.moves import running
from bot.table.prepared import AHEAD
from bot.table.preparing import imagined
from bot.table.seating import seat_at, seated
from bot.table.values import Refused, stamp_of, to_act


async def _prepare(tap: Tap) -> Answer:
    """Ask for the move in the presser's private chat, as on their turn; or leave off. Who cannot be
    asked there is led there first.
    """
    live, games = tap.found, tap.service.frame.games
    seat = seat_at(live.table, seated(live.table, tap.user))
    running(live)
    ahead = imagined(games, live, seat)
    if ahead is None:
        is_asked = seat in to_act(games, live)
        raise Refused("refused-awaited" if is_asked else "refused-nothing-ahead")
    if not tap.user.reachable:
        return Answer(url=tap.service.frame.deep_link(f"hand_{live.table.id}"))
    stamp = stamp_of(games, ahead, seat) if not tap.says(Prepares).answer else ""
    is_here = is_private(tap.update)
    look = Selection(seat, stamp, tapped=tap.tapped if is_here else None)
    tap.service.messenger.show(live.table.id, look)
    return Answer() if is_here else _said(tap, "toast-hand-sent")


async def _idle(tap: Tap) -> Answer:
    await tap.change(Idle())
    return _said(tap, "toast-prepared")


async def _withdraw(tap: Tap) -> Answer:
    await tap.change(Withdraw())
    return _said(tap, "toast-withdrawn")


def said_of(tap: Tap, stamp: str) -> Answer | None:
    """Say that a move is prepared, where it was not made by the press of a stamp."""
    return _said(tap, "toast-prepared") if stamp.startswith(AHEAD) else None


def _said(tap: Tap, id: str) -> Answer:
    return Answer(tap.service.frame.say(tap.user.language, id))


PREPARING: dict[Verb, Callable[[Tap], Awaitable[Answer]]] = {
    Verb.PREPARE: _prepare,
    Verb.IDLE: _idle,
    Verb.WITHDRAW: _withdraw,
}
