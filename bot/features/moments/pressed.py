"""Buttons of the review of one's own decisions in a finished game, in private (docs/adr/0095)."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.display import buttons
from bot.display.token import BadToken
from bot.display.values import Selection, Surface
from bot.features.moments.buttons import Moments
from bot.features.moments.reviewing import decisions
from bot.features.moments.shown import (
    Reviewed,
    asked,
    at_moment,
    intro,
    is_moment,
    looking,
    moment_of,
    nothing_found,
    seat_of_moment,
    shown_better,
    tried,
)
from bot.handlers.door import found_by_link
from bot.handlers.feature import Choices, Feature
from bot.handlers.person import is_private
from bot.handlers.taps import Answer, Tap, on
from bot.service.table_service import TableService
from bot.table.seating import chair_of
from bot.table.values import (
    Chair,
    Live,
    Phase,
    Refused,
    User,
    game_of,
    stamp_of,
    with_changes,
)
from bot.texts.reader import Reader, private_reader
from games.core.errors import UnknownAction
from games.core.moments import Moment


async def on_moments(tap: Tap, says: Moments) -> Answer:
    """Explain the review, in a new message; there find the moments, show one, or a better move."""
    service, user = tap.service, tap.user
    if not is_private(tap.update):
        raise BadToken(str(tap.token))
    live, chair = await _finished_game(service, tap.token.table, user)
    if not says.what:
        return tap.turn(intro(_reader(tap), live), is_new=True)
    if says.what == "x":
        service.reviews.cancel(live.table.id, chair)
        return tap.turn(intro(_reader(tap), live))
    found = await service.store.moments.of(live.table.id, chair)
    if found is None:
        return _find(tap, live, chair)
    if found and says.index >= len(found):
        raise BadToken(str(tap.token))
    if found and says.what == "s":
        return await _show_better(tap, Reviewed(live, found, says.index), is_tried=False)
    return tap.turn(_moment(tap, live, found, says.index))


def _moment(tap: Tap, live: Live, found: Sequence[Moment], index: int = 0) -> Surface:
    if not found:
        return nothing_found(_reader(tap), live)
    return asked(_reader(tap), Reviewed(live, found, index))


async def _show_better(tap: Tap, reviewed: Reviewed, *, is_tried: bool) -> Answer:
    """Show the computer's move, and why it would make it."""
    live, moment = reviewed.live, reviewed.moment
    game, log = game_of(tap.service.frame.games, live.table), live.table.log
    assert log is not None
    before = replace(log, moves=log.moves[: moment.number])
    seat = seat_of_moment(live, moment)
    reasons = await tap.service.thinker.reasons(game, before, seat, moment.better)
    return tap.turn(shown_better(_reader(tap), reviewed, reasons, is_tried=is_tried))


def _reader(tap: Tap) -> Reader:
    """Return who has pressed, as the reader of a review."""
    return private_reader(tap.service.frame, tap.user)


def _find(tap: Tap, live: Live, chair: Chair) -> Answer:
    """Look for the moments; they take the place of the message with the button. If that shows a
    moment, whose review has been forgotten since, it stays as it is until then.

    :raises Refused: when too many have asked.
    """
    reader = _reader(tap)

    def show_moments(found: Sequence[Moment] | None) -> None:
        if found is None:
            tap.turn(intro(reader, live))
        else:
            tap.turn(_moment(tap, live, found))

    message = tap.asking.message_id if tap.asking else 0
    tap.service.reviews.begin(live, chair, message, show_moments)
    if tap.asking and tap.asking.photo:
        return Answer()
    count = len(decisions(live, chair))
    return tap.turn(looking(reader, live, count))


async def on_try(tap: Tap, says: buttons.Choice) -> Answer:
    """Go on with the choice at a moment; a confirmed move is compared with the computer's."""
    service, user, reader = tap.service, tap.user, _reader(tap)
    frame = reader.frame
    table, number = moment_of(tap.token.table)
    live, chair = await _finished_game(service, table, user)
    found = await service.store.moments.of(table, chair) or ()
    index = next((i for i, one in enumerate(found) if one.number == number), None)
    if index is None:
        raise Refused("refused-outdated")
    reviewed = Reviewed(live, found, index)
    here, seat = at_moment(frame, live, number, user.id), seat_of_moment(live, reviewed.moment)
    selection = Selection(seat, stamp_of(frame.games, here, seat), says.path, says.page)
    try:
        move = tried(frame, here, seat, says.path)
    except UnknownAction:
        raise Refused("refused-outdated") from None
    if says.stamp != selection.stamp:
        raise Refused("refused-outdated")
    if not (isinstance(says, buttons.Confirm) and move):
        return tap.turn(asked(reader, reviewed, selection))
    if move == reviewed.moment.better:
        return await _show_better(tap, reviewed, is_tried=True)
    said = await _comparison_id(service, live, reviewed.moment, move)
    return tap.turn(asked(reader, reviewed, said=said))


async def _comparison_id(service: TableService, live: Live, moment: Moment, move: str) -> str:
    """Return the comparison of a move with the computer's, by their values."""
    game, log = game_of(service.frame.games, live.table), live.table.log
    assert log is not None
    moves = (move, log.moves[moment.number].action, moment.better)
    of_tried, of_made, of_better = await service.thinker.worths(game, log, moment.number, moves)
    if of_tried >= of_better:
        return "moments-as-good"
    return "moments-closer" if of_tried > of_made else "moments-worse"


async def _finished_game(service: TableService, table: str, user: User) -> tuple[Live, Chair]:
    """Return a game that somebody has played to its end, in their language, and their chair.

    :raises Refused: when the game is not over, or the user did not sit at the table.
    """
    live = await found_by_link(service, table, user.id)
    chair = chair_of(live.table, user.id)
    if chair is None:
        raise Refused("refused-onlooker")
    if live.table.phase is not Phase.OVER:
        raise Refused("refused-outdated")
    return with_changes(live, language=user.language), chair


FEATURE = Feature(
    handlers=(on(Moments, on_moments),),
    choices=Choices(is_moment, on_try),
)
