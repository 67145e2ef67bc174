"""The recap of a message: every event since the chat was last updated, not only the last move; and
a short summary of the changes since a person's own last move, for a look at the table after some
hours (docs/adr/0095). PURE.
"""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from html import unescape
from itertools import dropwhile
from typing import Any

from msgspec.structs import replace

from bot.display.values import ChatContext
from bot.display.views import facts, view_of
from bot.table.seating import seat_at
from bot.table.values import HOUR, Chair, Games, Live, Phase, Refused, Table, game_of, to_act
from bot.texts.frame import Frame, plain_names, seat_mark
from games.core.contract import Event
from games.core.log import By, Move, events_since, lasting, told_together, unfolded
from games.core.message import Named, Variable, message_of
from games.core.values import TABLE, Seat, Viewer

LONG = 6 * HOUR
"""Seconds since one's own last move after which one may have lost the thread."""
LINES = 3
_TAG = re.compile(r"<[^<>]*>")


def moves_of(live: Live) -> int:
    """Return how many moves have been made."""
    return len(live.table.log.moves) if live.table.log else 0


def events_of(live: Live, number: int) -> tuple[Event, ...]:
    """Return what came of a move, as far as the table remembers it.

    :param number: of the move, from 0 on.
    """
    assert live.table.log
    assert live.play
    back = number - len(live.table.log.moves)
    if -back <= len(live.tale):
        return live.tale[back]
    return live.play.events if back == -1 else ()


def told_before(moves: int, told: int, known: int, row: int = 1) -> int:
    """Return the number of moves that a reader knew before the moves that the message's next look
    tells.

    :param moves: the number of moves made so far.
    :param told: the number that this function returned for the present look.
    :param known: the number of moves that were made by the present look.
    :param row: how many of the last moves are told together, see `row_of`.
    """
    if moves == known:  # only a preview, or the same look again: it repeats its news
        return told
    # after a retraction the last move is news again; a row of computers' moves is told whole
    return max(0, min(known, moves - max(row, 1)))


def row_of(live: Live) -> int:
    """Return how many of the last moves are told together: consecutive moves of computers, and the
    human decision before them.
    """
    log = live.table.log
    if log is None or not log.moves or log.moves[-1].by is not By.COMPUTER:
        return 1
    return len(log.moves) - (log.last_decision or 0)


def recapped(
    games: Games, live: Live, context: ChatContext, surface: str, reader: Viewer = TABLE
) -> Live:
    """Return the table with all events, since the surface was last updated, that its reader has to
    be told.

    :param reader: the seat in whose own chat the surface stands. While the game runs it is not told
        its own deeds, except the last one where the seat is asked again and has no other news.
    """
    moves = moves_of(live)
    told = min(context.told.get(surface, moves - 1), moves - 1)
    log, play = live.table.log, live.play
    if log is None or play is None or not moves:
        return live
    untold = live.tale[told - moves :] if told < moves - 1 else (play.events,)
    if len(untold) < moves - told:  # read from the store, or old: the moves are played again
        untold = tuple(after.events for after in unfolded(games[log.game], log))[told:]
    reader = reader if live.table.phase is Phase.RUNNING else TABLE
    events = told_together(_known_to(reader, log.moves[told:], untold))
    again = play.events[-1:] if reader in to_act(games, live) and not events else ()
    return replace(live, play=replace(play, events=events or again))


def _known_to(
    reader: Viewer, moves: Sequence[Move], news: Sequence[tuple[Event, ...]]
) -> Iterator[tuple[Event, ...]]:
    """Yield the events of each move that a reader has to be told. Of the reader's own decisions
    these are all that follow the deed: points, effects on others, secrets. A shared seat is told
    all, because a partner may have decided.
    """
    for move, events in zip(moves, news, strict=True):
        if move.seat != reader or move.by is not By.PERSON or move.chair is not None:
            yield events
        else:
            yield tuple(dropwhile(partial(_is_deed, reader), events))


def _is_deed(reader: Viewer, event: Event) -> bool:
    """Tell whether an event is an open act of the reader's own that brings no points by itself."""
    is_public = event.seen_by(reader) == event.seen_by(TABLE)
    return is_public and getattr(event, "seat", None) == reader and not hasattr(event, "points")


def told_apart(games: Games, live: Live, seat: Seat) -> tuple[Event, ...]:
    """Return the events since a seat's last move, including it, of which the seat learns more than
    the group.
    """
    log, play = live.table.log, live.play
    if log is None or play is None:
        return ()
    since = max((at for at, move in enumerate(log.moves) if move.seat == seat), default=0)
    recent = live.tale[since - len(log.moves) :] if since < len(log.moves) else ()
    if len(recent) < len(log.moves) - since:  # read from the store: the moves are played again
        recent = (events_since(games[log.game], log, since),)
    every = (event for events in recent for event in events)
    return tuple(event for event in every if event.seen_by(seat) != event.seen_by(TABLE))


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
    named = list(_sentences_about_seat(frame, live, seat, language, events))
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


def _sentences_about_seat(
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
