"""Removes people who want to be forgotten from a table, at once and once it is over. PURE."""

from typing import Any

from msgspec.structs import replace

from bot.features.calling.part import Calls
from bot.features.pause.part import Pause
from bot.table import rings
from bot.table.relations import with_each, without_claims
from bot.table.removal import is_removed, with_removed
from bot.table.suspension import with_away
from bot.table.values import (
    NOBODY,
    Chair,
    Command,
    Former,
    Games,
    Live,
    Person,
    User,
    is_open,
    with_changes,
)


class Forget(Command, frozen=True):
    """Take on an anonymous name; at a table that is over, become nobody."""

    name: str

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Anonymise a person who plays on; the invitation of one who has not joined is void."""
        table = live.table

        def nameless(person: Person) -> Person:
            return replace(
                person,
                name=self.name,
                is_forgotten=True,
                aloud=False,
                full=False,
                tips=None,
                is_new=False,
            )

        known = without_claims(with_each(table, user.id, nameless), user.id, user.username)
        host, host_name = table.host, table.host_name
        if host == user.id:
            host_name = host_name and self.name
        removed = with_removed(table, user.id) if is_removed(table, user.id) else table.removed
        if not is_open(table) and host == user.id:  # who has opened it need not have sat there
            host = NOBODY
        deserted = table.deserted
        if not is_open(table):
            deserted -= {user.id}
        return with_changes(
            with_away(replace(live, table=known), user.id, None),
            deserted=deserted,
            host=host,
            host_name=host_name,
            rang=rings.without(table.rang, user.id),
            removed=removed,
        )


def anonymised(live: Live) -> Live:
    """Remove votes, pauses and calls from a table that is over, and all about people who were
    forgotten, have handed on their seats, or have opened it for others. Those who waited for a seat
    are known for a rematch, as the players are.
    """
    table = live.table
    forgotten = {person.user for person in table.people if person.is_forgotten}
    people = tuple(replace(p, user=NOBODY) if p.is_forgotten else p for p in table.people)
    host = table.host if any(person.user == table.host for person in people) else NOBODY
    forgotten |= {one.person.user for one in table.former if one.person.is_forgotten}
    nothing: dict[str, Any] = {
        "deserted": table.deserted - forgotten,
        "votes": frozenset[int](),
        "away": frozenset[Chair](),
        "pause": Pause(),
        "calls": Calls(),
        "motions": (),
        "reminded": {},
        "invited": table.invited if table.log else (),
        "dismissed": (),
        "offer": None,
        "former": tuple(map(_nobody, table.former)),
        "host_name": "",
        "rang": {},
        "removed": frozenset[int | str](),
        "ballot": table.ballot and replace(table.ballot, votes={}),
    }
    return with_changes(live, people=people, host=host, **nothing)


def _nobody(former: Former) -> Former:
    return replace(former, person=replace(former.person, user=NOBODY, name=""))
