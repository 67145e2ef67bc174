"""Who deserts a table of strangers, and what is remembered of it where they ask to be forgotten
(docs/adr/0101). PURE.

A table notes it as it happens: later nobody could tell whose time had run out by then.
"""

from collections.abc import Callable, Iterable

from msgspec import Struct

from bot.table.seating import present
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
from bot.table.votes import absent

DESERTED = 3
"""As many tables of strangers that somebody has deserted lately keep them from another."""
Hash = Callable[[object], str]
"""Makes of somebody, or of a table, a word that tells nobody which it is: its key is not in the
store."""


class Mark(Struct, frozen=True):
    """What is remembered of somebody who is forgotten, for as long as it keeps them from others:
    hashes, each with the second until which it holds.
    """

    tables: dict[str, int] = {}
    """The tables that they have deserted."""
    people: dict[str, int] = {}
    """The people whom they do not meet."""

    @property
    def until(self) -> int:
        """Return until when anything of it holds."""
        return max((*self.tables.values(), *self.people.values()), default=0)


def noted(games: Games, before: Live, after: Live, user: User) -> Live:
    """Return a change by somebody at a table of strangers with who has deserted it thereby."""
    table = before.table
    if not table.strangers or table.phase is not Phase.RUNNING:
        return after
    blamed = {table.people[chair].user for chair in _blamed(games, before, after, user)}
    deserted = table.deserted - _returned(table, after.table) | blamed - {NOBODY}
    return after if deserted == table.deserted else with_changes(after, deserted=deserted)


def _returned(before: Table, after: Table) -> set[int]:
    """Return who has taken their seat back from a computer."""
    here = {after.people[chair].user for chair in present(after)}
    return {one.user for one in before.people if one.computer} & here


def _blamed(games: Games, before: Live, after: Live, user: User) -> frozenset[Chair]:
    """Return who has deserted: those whose time had run out, or who could not be reached, when they
    were sent off, or when others went for it; else whoever goes and leaves somebody behind. Who is
    sent off in their time has deserted nobody.
    """
    table, here, missed = before.table, set(present(before.table)), absent(games, before)
    left = {chair for chair in here if not _stays(table, after.table, chair)}
    if not left:
        is_stopped = after.table.phase is Phase.STOPPED
        return missed if is_stopped and here - missed else frozenset()
    goes = {chair for chair in left if _goes(table, after.table, chair, user)}
    if goes - missed:
        return missed & left or missed - left or frozenset(goes if here - left else ())
    return missed & left


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
    """Return with whom somebody has played lately where one of them has left, or was sent off."""
    found: set[int] = set()
    for table in tables:
        left = _gone(table) if table.strangers else frozenset()
        former = {one.person.user for one in table.former}
        everybody = {person.user for person in table.people} | former | table.deserted
        found |= everybody if user in left else left
    return frozenset(found - {user, NOBODY})


def _gone(table: Table) -> frozenset[int]:
    replaced = {person.user for person in table.people if person.computer}
    sent_off = {table.people[chair].user for chair in table.gone}
    return frozenset(replaced | sent_off) | table.deserted


def mark_of(tables: Iterable[Table], user: int, now: int, hashed: Hash) -> Mark:
    """Return what is remembered of somebody who asks to be forgotten."""
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
    """Return what holds still of two marks of one person."""
    held = [
        {word: until for word, until in (former | later).items() if until > now}
        for former, later in ((one.tables, other.tables), (one.people, other.people))
    ]
    return Mark(*held)
