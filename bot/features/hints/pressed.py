"""/hint and its button: the move that a computer would make in one's seat, shown to that person
alone.
"""

from bot.display.board.previews import path_of_move
from bot.display.values import Selection
from bot.features.hints.shown import Hint, asks_at, hint_surface, why
from bot.features.hints.table import hinted_seat
from bot.handlers.feature import Feature
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.service.computers import choice
from bot.service.table_service import TableService
from bot.table.computers import STRONGEST
from bot.table.values import Live, Place, Refused, User, game_of, stamp_of
from bot.table.votes import AskHints
from bot.texts.reader import private_reader
from games.core.message import Message


async def hint(typed: Typed) -> None:
    """/hint: shows it in the private chat; where hints are off, asks the others to allow them."""
    live = await typed.game()
    if not live.table.hints:
        live = await typed.service.change(live.table.id, typed.user, AskHints())
    if not live.table.hints:
        return await typed.tell(live, "hint-asked")
    return await typed.tell(live, await _give(typed.service, live, typed.user, plain=False))


async def on_hint(tap: Tap, says: Hint) -> Answer:
    """Show it to the presser alone."""
    live = tap.found
    said = await _give(tap.service, live, tap.user, plain=True)
    return tap.toast(said)


async def _give(service: TableService, live: Live, user: User, *, plain: bool) -> Message | str:
    """Show the computer's move: where the question stands in the private chat, as a preview there;
    else in a message of its own. Return the toast.
    """
    frame = service.frame
    seat = hinted_seat(frame.games, live, user)
    if not user.reachable:
        raise Refused("refused-unreachable")
    move = await choice(service, live, seat, STRONGEST)
    path = path_of_move(frame, live, seat, move)
    assert live.table.log is not None
    game = game_of(frame.games, live.table)
    reasons = await service.thinker.reasons(game, live.table.log, seat, move)
    if asks_at(service.frame, live, seat, Place(user.id)):
        service.messenger.show(
            live.table.id, Selection(seat, stamp_of(service.frame.games, live, seat), path)
        )
        reason = why(frame, live, user.language, reasons, plain=plain)
        return Message("hint-shown-why", {"why": reason}) if reason else "hint-shown"
    reader = private_reader(frame, user, seat)
    service.messenger.sender.say(hint_surface(reader, live, path, reasons))
    return "toast-hand-sent"


FEATURE = Feature(
    handlers=(on(Hint, on_hint),),
    at_one={"hint": hint},
)
