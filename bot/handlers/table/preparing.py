"""Buttons by which somebody prepares their move before their turn (docs/adr/0094)."""

from bot.display import buttons
from bot.display.values import Selection, Tapped
from bot.handlers.door import found_by_link
from bot.handlers.feature import Feature
from bot.handlers.person import is_private
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.service.table_service import TableService
from bot.table.moves import running
from bot.table.preparing import Idle, Withdraw, has_room, imagined, misfits, prepared_by
from bot.table.seating import seat_at, seated
from bot.table.values import Live, Refused, User, stamp_of, to_act


def begin_ahead(
    service: TableService, live: Live, user: User, tapped: Tapped | None, *, is_second: bool = False
) -> None:
    """Ask somebody for their next move in their private chat, as on their turn.

    :param is_second: whether it is for the case that the prepared one does not fit.
    :raises Refused: when it is the user's turn, a move is prepared already, or the options of the
        next turn are not known yet.
    """
    running(live)
    games, seat = service.frame.games, seat_at(live.table, seated(live.table, user))
    ahead = imagined(games, live, seat)
    if ahead is None:
        is_asked = seat in to_act(games, live)
        raise Refused("refused-awaited" if is_asked else "refused-nothing-ahead")
    if prepared_by(live.table, seat) and not (is_second and has_room(live.table, seat)):
        raise Refused("refused-prepared")
    look = Selection(seat, stamp_of(games, ahead, seat), tapped=tapped)
    service.messenger.show(live.table.id, look)


async def _prepare(tap: Tap, says: buttons.Prepare) -> Answer:
    """Ask the presser for their next move, which may replace prepared moves that do not fit any
    more, or for a second one; or leave off. A person who cannot be asked in private is led there,
    and asked.
    """
    live, is_here = tap.found, is_private(tap.update)
    seat = seat_at(live.table, seated(live.table, tap.user))
    if says.answer == "n":
        tap.service.messenger.show(live.table.id, Selection(seat, tapped=tap.tapped))
        return Answer()
    if not tap.user.reachable:
        return tap.lead(f"ahead_{live.table.id}")
    ready = prepared_by(live.table, seat)
    if ready and not ready[0].is_void and misfits(tap.service.frame.games, live, seat):
        live = await tap.change(Withdraw())
    shown, is_second = tap.tapped if is_here else None, says.answer == "o"
    begin_ahead(tap.service, live, tap.user, shown, is_second=is_second)
    return Answer() if is_here else tap.toast("toast-hand-sent")


async def _idle(tap: Tap, says: buttons.Idle) -> Answer:
    await tap.change(Idle())
    return prepared(tap)


async def _withdraw(tap: Tap, says: buttons.Withdraw) -> Answer:
    await tap.change(Withdraw())
    return tap.toast("toast-withdrawn")


def prepared(tap: Tap) -> Answer:
    """Return the toast for a prepared move. It says so if the board stands in another chat: the
    presser may have deleted it there, and Telegram does not tell us.
    """
    is_here = not tap.found.table.place.is_group
    return tap.toast("toast-prepared" if is_here else "toast-prepared-there")


async def _ask_for_next_move(typed: Typed, table: str) -> None:
    """Ask for one's next move: the private chat is open now."""
    live = await found_by_link(typed.service, table, typed.user.id)
    begin_ahead(typed.service, live, typed.user, None)


FEATURE = Feature(
    handlers=(
        on(buttons.Prepare, _prepare),
        on(buttons.Idle, _idle),
        on(buttons.Withdraw, _withdraw),
    ),
    links={"ahead": _ask_for_next_move},
)
