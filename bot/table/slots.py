"""The slots of a place: a group has up to three tables, called A, B and C. Decides whether another
may be opened, and which one makes way. PURE.

A table keeps its slot until it is over. A lobby in which nothing happens, and a game in which one
person plays alone and does not move, keep theirs as long as another slot is free; the person who
plays alone is asked first (docs/adr/0047).
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.table.counting import ledger_of, moment_of, own_time
from bot.table.parts import Wanted
from bot.table.seating import posted_to_ask, present, seated
from bot.table.values import (
    HOUR,
    LETTERS,
    Command,
    Games,
    Live,
    Phase,
    Place,
    Refused,
    Table,
    User,
    is_gathering,
    with_changes,
)

PATIENCE = HOUR
"""Seconds that a lobby may wait for its next player while others want a table; that a person who
plays alone may think before others ask for the table; and that their answer may take."""


def slots(place: Place) -> range:
    """Return the slots of a place: only a group has more than one."""
    return range(len(LETTERS) if place.is_group else 1)


def free_slot(place: Place, standing: Sequence[Live], now: int) -> int | None:
    """Return a slot for another table; None when there is no room.

    :param standing: the unfinished tables in the place.
    """
    taken = {live.table.slot for live in standing}
    if free := [slot for slot in slots(place) if slot not in taken]:
        return free[0]
    waiting = [live.table for live in standing if _has_waited(live.table, now)]
    return min(waiting, key=_least_missed).slot if waiting else None


def to_ask(standing: Sequence[Live], now: int) -> Table | None:
    """Return the table whose player is to be asked to give up its slot; None if there is no such
    table.
    """
    tables = [live.table for live in standing if _may_be_asked(live.table, now)]
    return min(tables, key=_least_missed, default=None)


def makes_way_at(table: Table) -> int | None:
    """Return when a game loses its slot to others who have asked for it, unless its person plays
    on; None when nobody has asked, or the person keeps it.
    """
    if table.wanted is None or not awaits_answer(table):
        return None
    return moment_of(table, table.wanted.since + PATIENCE)


def awaits_answer(table: Table) -> bool:
    """Tell whether a person who plays alone is asked for the table's slot, and has not answered."""
    return table.wanted is not None and not table.wanted.is_kept and is_solo(table)


def is_solo(table: Table) -> bool:
    """Tell whether one person alone plays at a table of a group, at most against computers."""
    is_running = table.phase is Phase.RUNNING and table.place.is_group
    return is_running and len(present(table)) == 1


def _may_be_asked(table: Table, now: int) -> bool:
    if not is_solo(table) or awaits_answer(table):
        return False
    last = max(ledger_of(table).began, table.wanted.since if table.wanted else 0)
    return own_time(table, now) >= last + PATIENCE


def _has_waited(table: Table, now: int) -> bool:
    is_lobby = is_gathering(table)
    began = ledger_of(table).began
    ends = moment_of(table, began + PATIENCE) if is_lobby else makes_way_at(table)
    return ends is not None and now >= ends


def _least_missed(table: Table) -> tuple[bool, int]:
    """Sort key for tables to close: lobbies first, then those that have waited longest."""
    return not is_gathering(table), table.since


class GiveWay(Command, frozen=True):
    """Close a table that has waited in vain, for players or an answer: others want its slot."""

    now: int

    def apply(self, games: Games, live: Live, user: User) -> Live:
        if not _has_waited(live.table, self.now):
            raise Refused("refused-outdated")
        return with_changes(live, phase=Phase.EXPIRED)


class Want(Command, frozen=True):
    """Ask a person who plays alone for the table's slot."""

    is_news = True

    now: int

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Ask for the slot by a new message, which pings the person."""
        if not _may_be_asked(live.table, self.now):
            raise Refused("refused-outdated")
        wanted = Wanted(own_time(live.table, self.now))
        return with_changes(replace(live, table=posted_to_ask(live.table)), wanted=wanted)


class Keep(Command, frozen=True):
    """Answer that one's game goes on, and keep its slot."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        seated(live.table, user)
        if live.table.wanted is None or not awaits_answer(live.table):
            raise Refused("refused-outdated")
        return with_changes(live, wanted=replace(live.table.wanted, is_kept=True))
