"""Tables beside each other: a group has up to three in one place, called A, B and C. PURE.

A slot is taken by the table that stands in it until that is over. A lobby in which nothing happens
keeps its slot as long as there is another one (docs/adr/0047).
"""

from collections.abc import Sequence

from bot.table.commands import Command, GiveWay, Handler
from bot.table.values import (
    HOUR,
    LETTERS,
    Games,
    Live,
    Phase,
    Place,
    Refused,
    Table,
    User,
    with_changes,
)

PATIENCE = HOUR
"""Seconds that a lobby may wait for its next player while others wait for a table."""


def slots(place: Place) -> range:
    """Return which slots a place has: nobody plays against himself at three tables."""
    return range(1 if place.is_private else len(LETTERS))


def free_slot(place: Place, standing: Sequence[Live], now: int) -> int | None:
    """Return where one more table can stand; None when there is no room.

    :param standing: the tables there that are not over.
    """
    taken = {live.table.slot for live in standing}
    if free := [slot for slot in slots(place) if slot not in taken]:
        return free[0]
    waiting = [live.table for live in standing if _has_waited(live.table, now)]
    return min(waiting, key=lambda table: table.since).slot if waiting else None


def _has_waited(table: Table, now: int) -> bool:
    return table.phase is Phase.LOBBY and now >= table.since + PATIENCE


def _give_way(games: Games, live: Live, user: User, command: GiveWay) -> Live:
    if not _has_waited(live.table, command.now):
        raise Refused("refused-outdated")
    return with_changes(live, phase=Phase.EXPIRED)


HANDLERS: dict[type[Command], Handler] = {GiveWay: _give_way}
