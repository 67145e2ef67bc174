"""Predicts the next player from the order of seats, for notices before one's turn. PURE."""

from bot.table.moves import asked_anew
from bot.table.seating import is_computer, is_left, is_team
from bot.table.values import NOBODY, Games, Live, Person, Phase, to_act
from games.core.values import Seat

_FEWEST = 3
"""Fewest seats at which the next player gets a notice: of two, it is always the other one."""


def next_up(games: Games, before: Live, after: Live) -> Person | None:
    """Return the person whose turn follows the one that has just begun; None if nobody's, several
    people's or a computer's does.
    """
    table, log = after.table, after.table.log
    if table.phase is not Phase.RUNNING or log is None or is_team(table) or log.seats < _FEWEST:
        return None
    awaited = to_act(games, after)
    if len(awaited) != 1 or awaited == to_act(games, before) or not _has_moved_on(before, after):
        return None
    if not asked_anew(games, before, after):
        return None
    order = (Seat((awaited[0] + step) % log.seats) for step in range(1, log.seats))
    seat = next((seat for seat in order if not is_left(table, seat)), None)
    if seat is None or is_computer(table, seat) or table.people[seat].user == NOBODY:
        return None
    return table.people[seat]


def _has_moved_on(before: Live, after: Live) -> bool:
    """Tell whether a move was made, and not undone."""
    known, log = before.table.log, after.table.log
    return known is not None and log is not None and len(log.moves) > len(known.moves)
