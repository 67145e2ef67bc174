"""Outages: time in which the bot was away does not count for anybody. PURE.

Clocks, lobbies, votes, offers and the wait for strangers count from moments, or to moments, that
were noted before. Once the bot is back each of these is moved by as long as it was away: a table is
put right when it is read next, however many outages it has missed.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.table.values import Table


class Outage(NamedTuple):
    """Seconds since 1970 between which nobody could do anything."""

    start: int
    end: int


def moved(moment: int, outages: Sequence[Outage]) -> int:
    """Return since when something waits, without the outages since then.

    :param outages: oldest first.
    """
    for start, end in outages:
        if moment <= start:
            moment += end - start
    return moment


def resumed(table: Table, outages: Sequence[Outage]) -> Table:
    """Return a table that has as much time left as it had before each outage; the same one if it
    has missed none, or was put right already.
    """
    for outage in outages:
        if table.since <= outage.start and table.resumed < outage.end:
            table = _after(table, outage)
    return table


def _after(table: Table, outage: Outage) -> Table:
    lost = outage.end - outage.start
    tapped, offer, ballot, wanted = table.tapped, table.offer, table.ballot, table.wanted
    changes: dict[str, Any] = {"since": table.since + lost, "resumed": outage.end}
    if tapped and tapped.until is not None:
        changes["tapped"] = replace(tapped, until=tapped.until + lost)
    if offer:
        changes["offer"] = replace(offer, until=offer.until + lost)
    if ballot:
        changes["ballot"] = replace(ballot, until=ballot.until + lost)
    if wanted:
        changes["wanted"] = replace(wanted, since=wanted.since + lost)
    if table.pause.began:  # its time is taken from the clock once it ends
        changes["pause"] = replace(table.pause, began=table.pause.began + lost)
    return replace(table, **changes)
