"""/hint and its button: what a computer player would do in one's seat, for that person alone."""

from bot.desk.computers import choice
from bot.desk.desk import Desk
from bot.display.hints import asks_at, hint_surface, path_of_move
from bot.display.values import Focus
from bot.handlers.taps import Answer, Tap
from bot.handlers.typed import Typed
from bot.table.computers import STRONGEST
from bot.table.moves import hinted_seat
from bot.table.values import Live, Place, Refused, User, stamp_of
from games.core.choices import Path
from games.core.values import Seat


async def hint(typed: Typed) -> None:
    """/hint: shows it in the private chat."""
    live = await typed.game()
    await typed.tell(live, await _give(typed.desk, live, typed.user))


async def on_hint(tap: Tap) -> Answer:
    """Show it to the presser alone."""
    live = tap.found
    return Answer(tap.desk.frame.say(tap.user.language, await _give(tap.desk, live, tap.user)))


async def _give(desk: Desk, live: Live, user: User) -> str:
    """Show what a computer would do: where the question stands in the private chat, as a preview of
    the move there; else in a message of its own. Return what is to be said of it.
    """
    seat = hinted_seat(desk.frame.games, live, user)
    if not user.reachable:
        raise Refused("refused-unreachable")
    path = await _path(desk, live, seat)
    if asks_at(desk.frame, live, seat, Place(user.id)):
        desk.courier.show(live.table.id, Focus(seat, stamp_of(desk.frame.games, live, seat), path))
        return "hint-shown"
    desk.courier.say(hint_surface(desk.frame, live, seat, user, path))
    return "toast-hand-sent"


async def _path(desk: Desk, live: Live, seat: Seat) -> Path:
    notation = await choice(desk, live, seat, STRONGEST)
    return path_of_move(desk.frame, live, seat, notation)
