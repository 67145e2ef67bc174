"""Tables of people, each in a circle: the private chats of everybody who sits there
(docs/adr/0097). PURE. Each reader sees and presses a copy of the table that stands in their private
chat (`read_by`), in their language, called by the letter that the table has there.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.table.computers import speaking
from bot.table.parts import Invitation
from bot.table.seating import circle_people, seated
from bot.table.values import (
    LETTERS,
    NOBODY,
    Command,
    Games,
    Live,
    Person,
    Place,
    Refused,
    Table,
    User,
    is_open,
    with_changes,
)

INVITATIONS = 10
"""How many to one table are offered: each change of the lobby edits them."""
_KEPT = 2 * INVITATIONS
"""How many are kept up to date: more than are offered, for an offer can be sent more than once."""


def dismissed(table: Table) -> tuple[Person, ...]:
    """Return the people who left a circle's table, once its game is over. A person who left as it
    ended still has the board in their chat, and reads the last word there.
    """
    if not table.place.is_circle or is_open(table):
        return ()
    return tuple(p for n, p in enumerate(table.people) if n in table.gone and p.user != NOBODY)


def read_by(live: Live, user: int) -> Live:
    """Return the table as it stands in a private chat; any other as it is."""
    known = (*circle_people(live.table), *dismissed(live.table))
    reader = next((person for person in known if person.user == user), None)
    return live if reader is None else replace(live, table=_copy(live.table, reader))


def _copy(table: Table, reader: Person) -> Table:
    people = tuple(speaking(person, reader.language) for person in table.people)
    others = [person.name for person in people if person.user != reader.user]
    return replace(
        table,
        place=Place(reader.user),
        language=reader.language,
        people=people,
        generation=reader.generation,
        slot=reader.slot,
        lettered=reader.lettered,
        title=", ".join(others),
        reader=reader.user,
    )


def neighbours(tables: Iterable[Live], user: int, but: str) -> tuple[Table, ...]:
    """Return the open tables in a person's private chat that must be told apart by letters."""
    found = (live.table for live in tables if live.table.place.is_circle and live.table.id != but)
    return tuple(
        table
        for table in found
        if is_open(table) and user in {person.user for person in circle_people(table)}
    )


def free_letter(beside: Iterable[Table], user: int) -> int:
    """Return the index of a letter that no table beside it has in a person's private chat.

    :raises Refused: when all letters are taken.
    """
    taken = {
        person.slot for table in beside for person in circle_people(table) if person.user == user
    }
    free = (slot for slot in range(len(LETTERS)) if slot not in taken)
    slot = next(free, None)
    if slot is None:
        raise Refused("refused-many-circles")
    return slot


class Invite(Command, frozen=True):
    """Write down an invitation that one has sent, so that it is kept up to date."""

    invitation: Invitation

    def apply(self, games: Games, live: Live, user: User) -> Live:
        seated(live.table, user)
        known = live.table.invitations
        if not live.table.place.is_circle or self.invitation in known:
            return live
        return with_changes(live, invitations=(*known, self.invitation)[-_KEPT:])
