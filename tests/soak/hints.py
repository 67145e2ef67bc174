"""Works out anew the hints that people asked for: the move that a computer would make."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from bot.display.board.previews import path_of_move
from bot.display.surfaces import surfaces
from bot.display.token import BadToken
from bot.display.values import Selection, Surface
from bot.features.hints import shown
from bot.features.hints.shown import hint_surface
from bot.features.hints.table import gives_hints
from bot.handlers.features import ROUTES
from bot.table.computers import STRONGEST, chance_of
from bot.table.values import Live, Phase, Place, User, stamp_of
from bot.texts.reader import Reader
from games.core.players import decide
from games.core.values import Seat
from playground.world.values import Query
from tests.bot.tables import ALL, FRAME
from tests.bot.thinking import why_so
from tests.soak.presses import confirmation, is_accepted
from tests.soak.story import Story


class Hint(NamedTuple):
    """A hint that somebody may have been told."""

    user: int
    focus: Selection
    """The selection that previews the move."""
    surface: Surface | None
    """The surface with the hint; None if the question stands in private."""
    chosen: tuple[Surface, ...]
    """The surfaces of the table once that move is chosen, which anybody may do."""


def hints(story: Story, presses: Sequence[Query]) -> Iterator[Hint]:
    """Yield all hints that those may have got who asked for one."""
    if not gives_hints(ALL, story.live.table):
        return
    wanted = _asked(story, presses)
    for live in story.moments() if wanted else ():
        assert live.table.log
        if live.table.phase is not Phase.RUNNING:
            continue
        moved = Counter(move.seat for move in live.table.log.moves)
        assert live.play
        for seat in story.game.to_act(live.play.state):
            users = {user for user, at, moves in wanted if at == seat and moved[seat] in moves}
            if users:
                move = _move(live, seat)
                yield from (_hint(live, seat, user, move) for user in users)


def _asked(story: Story, presses: Sequence[Query]) -> list[tuple[int, Seat, range]]:
    """Return the users who asked, their seats, and the possible numbers of moves that the seat had
    made: a confirmation at the same time may be handled before the request or after it.
    """
    found, made = list[tuple[int, Seat, range]](), Counter[Seat]()
    for press in presses:
        seat = story.seat(press.user_id)
        if seat is None:
            continue
        made[seat] += confirmation(press) is not None and is_accepted(press)
        with suppress(BadToken):
            if isinstance(ROUTES.read(press.data), shown.Hint):
                found.append((press.user_id, seat, range(made[seat] - 1, made[seat] + 2)))
    return found


def _move(live: Live, seat: Seat) -> str:
    assert live.table.log
    log = live.table.log
    game = ALL[live.table.game or ""]
    return str(decide(game, log, seat, STRONGEST, chance_of(live.table, seat)))


def _hint(live: Live, seat: Seat, user: int, move: str) -> Hint:
    person = next(one for one in live.table.people if one.user == user)
    asking = User(user, person.name, person.language, reachable=True)
    path = path_of_move(FRAME, live, seat, move)
    focus = Selection(seat, stamp_of(ALL, live, seat), path)
    chosen = surfaces(FRAME, live, {seat: focus})
    assert live.play
    is_hidden = ALL[live.table.game or ""].asks_in_private(live.play.state, seat)
    reader = Reader(FRAME, Place(asking.id), asking.language, seat)
    said = None if is_hidden else hint_surface(reader, live, path, why_so(live, seat, move))
    return Hint(user, focus, said, chosen)
