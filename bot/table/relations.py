"""How people stand to a table besides sitting there: invited, waiting for a seat, asking for one.
PURE. Whatever is done to somebody in all of these places is done by these functions.
"""

from collections.abc import Callable
from enum import Enum

from msgspec.structs import replace

from bot.table.removal import is_removed
from bot.table.seating import chair_of
from bot.table.values import NOBODY, Chair, Offer, Person, Phase, Table


class Relation(Enum):
    """What somebody is to a table."""

    SITTING = "sitting"
    """They have a chair, maybe with a computer that plays there."""
    GONE = "gone"
    """They have left their chair for good."""
    INVITED = "invited"
    """A lobby waits for them; or they have voted for a game there."""
    WAITING = "waiting"
    """They get a seat of their own with the next round."""
    ASKING = "asking"
    """A seat is asked for by them, kept for them, or offered to them alone."""
    REMOVED = "removed"
    """They were sent off, and do not come back by themselves."""
    FORMER = "former"
    """They have handed on a seat."""


def relations(table: Table, user: int) -> frozenset[Relation]:
    """Return what a user is to a table; nothing for an onlooker."""
    chair = chair_of(table, user)
    is_invited = user in {person.user for person in table.invited}
    waits = Relation.WAITING if table.phase is Phase.RUNNING else Relation.INVITED
    held = {
        Relation.SITTING: chair is not None and chair not in table.gone,
        Relation.GONE: chair is not None and chair in table.gone,
        waits: is_invited,
        Relation.ASKING: is_asking(table.offer, user),
        Relation.REMOVED: is_removed(table, user),
        Relation.FORMER: user in {one.person.user for one in table.former},
    }
    return frozenset(relation for relation, is_so in held.items() if is_so and user != NOBODY)


def everybody(table: Table) -> frozenset[int]:
    """Return the users who sit at a table, or have handed on a seat there."""
    former = (one.person.user for one in table.former)
    return frozenset({*(person.user for person in table.people), *former} - {NOBODY})


def language_of(table: Table, user: int) -> str:
    """Return the language of a user, as far as the table knows them; else its own."""
    former = (one.person for one in table.former)
    known = (*table.people, *table.invited, *table.dismissed, *former)
    friend = table.offer.friend if table.offer else None
    asks = friend.language if friend and friend.key == str(user) else ""
    default = asks or table.language
    return next((one.language for one in known if one.user == user != NOBODY), default)


def is_handed_on(table: Table, chair: Chair) -> bool:
    """Tell whether a chair had another person before."""
    return any(one.chair == chair for one in table.former)


def is_asking(offer: Offer | None, user: int, username: str = "") -> bool:
    """Tell whether a seat is asked for by a user, kept for them, or offered to them alone."""
    return bool(offer and offer.friend and offer.friend.is_user(user, username))


def with_each(table: Table, user: int, change: Callable[[Person], Person]) -> Table:
    """Return a table with a user changed wherever it knows them."""

    def changed_person(person: Person) -> Person:
        return change(person) if person.user == user else person

    return replace(
        table,
        people=tuple(map(changed_person, table.people)),
        invited=tuple(map(changed_person, table.invited)),
        dismissed=tuple(map(changed_person, table.dismissed)),
        former=tuple(replace(one, person=changed_person(one.person)) for one in table.former),
    )


def without_claims(table: Table, user: int, username: str = "") -> Table:
    """Return a table that expects nothing of a user who does not sit there: they are not invited
    (nor back), wait for no seat, ask for none, and have not voted on what to play.

    :param username: theirs, by which a seat may be offered to them.
    """
    ballot = table.ballot
    if ballot:
        votes = {voter: wants for voter, wants in ballot.votes.items() if voter != user}
        ballot = replace(ballot, votes=votes)
    return replace(
        table,
        invited=tuple(person for person in table.invited if person.user != user),
        dismissed=tuple(person for person in table.dismissed if person.user != user),
        offer=None if is_asking(table.offer, user, username) else table.offer,
        ballot=ballot,
    )
