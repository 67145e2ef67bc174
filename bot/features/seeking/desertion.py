"""Desertion of a table of strangers, and the hashes of it that outlive /forget (docs/adr/0101).
PURE.

The table records a desertion as it happens: later nobody could tell whose time had run out by then.
"""

from collections.abc import Callable, Iterable

from msgspec import Struct

from bot.table.relations import everybody
from bot.table.seating import present
from bot.table.tally import absent
from bot.table.values import (
    DAY,
    NOBODY,
    Chair,
    Games,
    Live,
    Phase,
    Table,
    User,
    is_open,
    with_changes,
)

DESERTED = 3
"""As many tables of strangers that somebody has deserted lately keep them from another."""
Hash = Callable[[object], str]
"""Makes of somebody, or of a table, a word that tells nobody which it is: its key is not in the
store."""


class Mark(Struct, frozen=True):
    """The hashes that outlive /forget for as long as a desertion keeps somebody from others, each
    with the second until which it holds.
    """

    tables: dict[str, int] = {}
    """The tables that they have deserted."""
    people: dict[str, int] = {}
    """The people whom they do not meet."""

    @property
    def until(self) -> int:
        """Return the second until which any of its hashes holds."""
        return max((*self.tables.values(), *self.people.values()), default=0)


def noted(games: Games, before: Live, after: Live, user: User) -> Live:
    """Return a change that a person has made at a table of strangers, with the chairs that have
    deserted by it.
    """
    table = before.table
    if table.phase is not Phase.RUNNING:
        return after
    blamed = {table.people[chair].user for chair in _deserting_chairs(games, before, after, user)}
    deserted = table.deserted - _returned_users(table, after.table) | blamed - {NOBODY}
    return after if deserted == table.deserted else with_changes(after, deserted=deserted)


def _returned_users(before: Table, after: Table) -> set[int]:
    """Return the users who have taken their seat back from a computer."""
    here = {after.people[chair].user for chair in present(after)}
    return {one.user for one in before.people if one.computer} & here


def _deserting_chairs(games: Games, before: Live, after: Live, user: User) -> frozenset[Chair]:
    """Return the chairs that have deserted. Where a player was sent off, or the game ended because
    of them, it is the player whose time had run out or who could not be reached; else it is whoever
    leaves and makes the others stay without them, if they waited for nobody. A player who is sent
    off within their time has deserted nobody, and whoever still sits at a game that goes on has
    not, either.
    """
    table, here, missed = before.table, set(present(before.table)), absent(games, before)
    left = {chair for chair in here if not _stays(table, after.table, chair)}
    if not left:
        is_stopped = after.table.phase is Phase.STOPPED
        return missed if is_stopped and here - missed else frozenset()
    goes = {chair for chair in left if _goes(table, after.table, chair, user)}
    if not goes - missed or missed & left:
        return missed & left
    if missed:
        return frozenset() if after.table.phase is Phase.RUNNING else missed
    return frozenset(goes if here - left else ())


def _stays(before: Table, after: Table, chair: Chair) -> bool:
    now = after.people[chair]
    return now.user == before.people[chair].user and not now.computer and chair not in after.gone


def _goes(before: Table, after: Table, chair: Chair, user: User) -> bool:
    """Tell whether somebody goes by themselves, or has offered their seat to another."""
    owner = before.people[chair].user
    return owner == user.id or after.people[chair].user != owner


def has_deserted(tables: Iterable[Table], user: int, mark: Mark, hashed: Hash) -> bool:
    """Tell whether somebody has deserted too many tables lately: strangers are spared them."""
    left = {hashed(table.id) for table in tables if user in table.deserted}
    return len(left.union(mark.tables)) >= DESERTED


def apart(tables: Iterable[Table], user: int) -> frozenset[int]:
    """Return the users whom somebody is not to meet: they have played together lately, and one of
    them left or was sent off.
    """
    found: set[int] = set()
    for table in tables:
        left = _gone_users(table) if table.strangers else frozenset()
        found |= everybody(table) | table.deserted if user in left else left
    return frozenset(found - {user, NOBODY})


def _gone_users(table: Table) -> frozenset[int]:
    replaced = {person.user for person in table.people if person.computer}
    sent_off = {table.people[chair].user for chair in table.gone}
    return frozenset(replaced | sent_off) | table.deserted


def mark_of(tables: Iterable[Table], user: int, now: int, hashed: Hash) -> Mark:
    """Return the hashes that are kept of somebody who asks to be forgotten."""
    deserted: dict[str, int] = {}
    people: dict[str, int] = {}
    for table in tables:
        until = (now if is_open(table) else table.since) + DAY
        if user in table.deserted:
            deserted[hashed(table.id)] = until
        for other in map(hashed, apart([table], user)):
            people[other] = max(until, people.get(other, 0))
    return Mark(deserted, people)


def joined(one: Mark, other: Mark, now: int) -> Mark:
    """Return the hashes of two marks of one person that still hold."""
    held = [
        {word: until for word, until in (former | later).items() if until > now}
        for former, later in ((one.tables, other.tables), (one.people, other.people))
    ]
    return Mark(*held)
