"""A clock that forgives: so much for the game, plus so much a move (docs/adr/0122). PURE.

Each seat has a bank of time, which runs while the seat is awaited; each of its moves adds to it.
"""

from collections.abc import Collection

from bot.table.counting import owed, used
from bot.table.seating import is_computer
from bot.table.values import Games, Live, Phase, Table, to_act, with_changes
from games.core.log import By, Move
from games.core.values import Seat

_OWN = (By.PERSON, By.PREPARED, By.SKIPPED)
"""By whom moves are made that add to the bank of a person."""


def bank_of(table: Table, seat: Seat) -> int:
    """Return the seconds that a seat had left when people began to be awaited."""
    return table.banks.get(seat, table.clock)


def time_of(table: Table, seat: Seat) -> int:
    """Return the seconds that a seat has for its decision; 0 without a clock."""
    return bank_of(table, seat) if table.increment else table.clock


def left(games: Games, live: Live, seat: Seat, now: int) -> int:
    """Return how many seconds a seat has left."""
    return max(0, bank_of(live.table, seat) - used(games, live, seat, now))


def banked(games: Games, before: Live, after: Live, anew: Collection[Seat], now: int) -> Live:
    """Return a change with the time that it has taken from banks, and what they gain.

    :param anew: the seats whose wait begins with the change.
    """
    if before.table.phase is not Phase.RUNNING:
        return after
    if before.table.undone != after.table.undone:
        banks = _undone(before.table, after.table)
    else:
        banks = _spent(games, before, after, now)
    least = after.table.increment
    short = {seat: least for seat in anew if banks.get(seat, least) < least}
    return with_changes(after, banks=banks | short)


def _spent(games: Games, before: Live, after: Live, now: int) -> dict[int, int]:
    """Return the banks after a wait: whoever has decided pays for it, also where a computer has in
    the end; a move adds to one's own.
    """
    table, banks = after.table, dict(before.table.banks)
    made = _moves(after.table)[len(_moves(before.table)) :]
    for seat in {move.seat for move in made}.intersection(to_act(games, before)):
        if time := owed(games, before, seat, now):
            banks[seat] = max(0, bank_of(before.table, seat) - time)
    for seat in {move.seat for move in made if move.by in _OWN}:
        if not is_computer(before.table, seat):
            banks[seat] = banks.get(seat, table.clock) + table.increment
    return banks


def _undone(before: Table, after: Table) -> dict[int, int]:
    """Return the banks after moves were undone: what they added goes, and nobody pays for the wait
    meanwhile.
    """
    banks, cut = dict(before.banks), _moves(before)[len(_moves(after)) :]
    for seat in {move.seat for move in cut if move.by in _OWN}:
        banks[seat] = max(0, banks.get(seat, after.clock) - after.increment)
    return banks


def _moves(table: Table) -> tuple[Move, ...]:
    return table.log.moves if table.log else ()
