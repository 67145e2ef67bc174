"""Removes people who want to be forgotten from a table, at once and once it is over. PURE."""

from typing import Any

from msgspec.structs import replace

from bot.features.holidays.table import with_away
from bot.features.tonight.part import Ballot
from bot.table import rings
from bot.table.removal import is_removed, with_removed
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
                person, name=self.name, is_forgotten=True, aloud=False, full=False, tips=None
            )

        people = tuple(nameless(p) if p.user == user.id else p for p in table.people)
        invited = tuple(person for person in table.invited if person.user != user.id)
        former = tuple(
            replace(one, person=nameless(one.person)) if one.person.user == user.id else one
            for one in table.former
        )
        ballot = table.ballot and _without_vote(table.ballot, user.id)
        friend = table.offer.friend if table.offer else None
        is_theirs = friend and friend.is_user(user.id, user.username)
        offer = None if is_theirs else table.offer
        host, host_name = table.host, table.host_name
        if host == user.id:
            host_name = host_name and self.name
        removed = with_removed(table, user.id) if is_removed(table, user.id) else table.removed
        deserted = table.deserted if is_open(table) else table.deserted - {user.id}
        if not is_open(table) and host == user.id:  # who has opened it need not have sat there
            host = NOBODY
        return with_changes(
            with_away(live, user.id, None),
            people=people,
            invited=invited,
            offer=offer,
            former=former,
            deserted=deserted,
            ballot=ballot,
            host=host,
            host_name=host_name,
            rang=rings.without(table.rang, user.id),
            removed=removed,
        )


def _without_vote(ballot: Ballot, user: int) -> Ballot:
    votes = {voter: wants for voter, wants in ballot.votes.items() if voter != user}
    return replace(ballot, votes=votes)


def anonymised(live: Live) -> Live:
    """Remove votes from a table that is over, and all about people who were forgotten or have
    handed on their seats.
    """
    table = live.table
    forgotten = {person.user for person in table.people if person.is_forgotten}
    people = tuple(replace(p, user=NOBODY) if p.is_forgotten else p for p in table.people)
    host = NOBODY if table.host in forgotten else table.host
    forgotten |= {one.person.user for one in table.former if one.person.is_forgotten}
    nothing: dict[str, Any] = {
        "deserted": table.deserted - forgotten,
        "votes": frozenset[int](),
        "away": frozenset[Chair](),
        "motions": (),
        "reminded": {},
        "invited": (),
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
