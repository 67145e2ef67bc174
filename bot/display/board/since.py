"""A short summary of the changes since a person's own last move, for a look at the table after some
hours (docs/adr/0095). PURE.
"""

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

from bot.display.views import facts, view_of
from bot.table.seating import seat_at
from bot.table.values import HOUR, Chair, Live, Phase, Refused, Table, game_of
from bot.texts.frame import Frame, plain_names, seat_mark
from games.core.contract import Event
from games.core.log import Move, lasting, unfolded
from games.core.message import Named, Variable, message_of
from games.core.values import Seat

LONG = 6 * HOUR
"""Seconds since one's own last move after which one may have lost the thread."""
LINES = 3
_TAG = re.compile(r"<[^<>]*>")


def is_long(table: Table, chair: Chair, now: int) -> bool:
    """Tell whether somebody's own last move was long ago, and others have moved since."""
    moves = table.log.moves if table.log else ()
    last = last_own(table, chair)
    if not last or last == len(moves) or table.phase is not Phase.RUNNING:
        return False
    return sum(move.took for move in moves[last:]) + now - table.since >= LONG


def has_slept(table: Table) -> bool:
    """Tell whether the last round took so long that a film of it is worth offering."""
    moves = table.log.moves if table.log else ()
    seats = table.log.seats if table.log else 0
    return len(moves) > seats and sum(move.took for move in moves[-seats:]) >= LONG


def since_own(frame: Frame, live: Live, chair: Chair, language: str) -> str:
    """Summarise how the moves of others have affected a person since their own last move, as far as
    their seat knows: points first, then events that name them. Plain text; empty if there are none,
    or where the game is one of memory.
    """
    try:
        facts(frame, live)
    except Refused:
        return ""
    table, seat = live.table, seat_at(live.table, chair)
    last = last_own(table, chair)
    assert table.log
    reached = list(unfolded(game_of(frame.games, table), table.log))
    events = [event for after in reached[last:] for event in lasting(after.events)]
    points = _points(frame, live, seat, reached[last - 1].state)
    told = [points] if points else []
    named = list(_named(frame, live, seat, language, events))
    lines = "\n".join((*told, *named[len(told) - LINES :]))
    return f"🕰 {frame.say(language, 'since')} {lines}" if lines else ""


def last_own(table: Table, chair: Chair) -> int:
    """Return how many moves there were with somebody's last one; 0 where they have made none."""

    def is_own(move: Move) -> bool:
        return move.seat == seat_at(table, chair) and move.chair in (None, chair)

    moves = table.log.moves if table.log else ()
    return max((number for number, move in enumerate(moves, 1) if is_own(move)), default=0)


def _points(frame: Frame, live: Live, seat: Seat, before: Any) -> str:
    """Name the seats whose points have changed, with the differences, as far as the seat knows."""
    game, names = game_of(frame.games, live.table), plain_names(live.table)
    was, now = game.scores(game.view(before, seat)), game.scores(view_of(frame, live, seat))
    return " · ".join(
        f"{seat_mark(live.table, Seat(at))} {names(Seat(at))[0]} {new - old:+}".replace("-", "−")
        for at, (old, new) in enumerate(zip(was, now, strict=True))
        if new != old
    )


def _named(
    frame: Frame, live: Live, seat: Seat, language: str, events: list[Event]
) -> Iterator[str]:
    """Yield the sentences that the seat gets about moves that name it, oldest first."""
    game, names = game_of(frame.games, live.table).id, plain_names(live.table)
    for event in events:
        if seen := event.seen_by(seat):
            said = message_of(game, seen)
            if any(_is(variable, seat) for variable in said.variables.values()):
                yield unescape(_TAG.sub("", _first(frame.say(language, said, names))))


def _is(variable: Variable, seat: Seat) -> bool:
    if isinstance(variable, tuple):
        return any(_is(one, seat) for one in variable)
    return isinstance(variable, Named) and variable.seat == seat


def _first(text: str) -> str:
    return text.split("\n")[0]
