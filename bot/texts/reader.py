"""The reader of a message: who it is for, where it stands, and how it is read. PURE.

A text or picture of a table is made for a reader, from the table as it is stored. Readers are made
by the three functions below; who reads of a game that has begun is asked in one place,
`bot.display.board.readers`.
"""

from collections.abc import Sequence

from msgspec import Struct

from bot.table.values import Chair, Person, Place, Table, User
from bot.texts.catalogues import NamesOf
from bot.texts.frame import Frame, for_reader
from games.core.message import Message
from games.core.values import TABLE, Seat, Viewer


class Reader(Struct, frozen=True):
    """Somebody who reads a message, or everybody in its chat."""

    frame: Frame
    """As it is for this reader: with or without pictures, in words, in full."""
    place: Place
    """The chat in which the message stands."""
    language: str
    viewer: Viewer = TABLE
    """Whose view the message is made from."""
    chair: Chair | None = None
    """The chair of the only person who reads it; None: everybody in the chat does."""

    @property
    def seat(self) -> Seat:
        """Return the seat of the only person who reads it."""
        assert self.viewer is not TABLE
        return self.viewer

    @property
    def own_chair(self) -> Chair:
        """Return the chair of the only person who reads it."""
        assert self.chair is not None
        return self.chair

    def say(self, said: Message | str, names_of: NamesOf | None = None) -> str:
        """Put a message into words."""
        return self.frame.texts.say(self.language, said, names_of)

    def listed(self, names: Sequence[str]) -> str:
        """Name several as the language does."""
        return self.frame.texts.listed(self.language, names)

    def enumerated(self, parts: Sequence[str]) -> str:
        """Put what is no sentence one after the other; empty without any."""
        return self.frame.enumerated(self.language, parts)

    def labelled(self, label: str, value: str) -> str:
        """Put a value behind what it is called."""
        return self.frame.labelled(self.language, label, value)


def private_reader(
    frame: Frame, person: Person | User, viewer: Viewer = TABLE, chair: Chair | None = None
) -> Reader:
    """Return a person as the only reader of their private chat: in the way that they read."""
    id = person.user if isinstance(person, Person) else person.id
    return Reader(for_reader(frame, person), Place(id), person.language, viewer, chair)


def public_reader(frame: Frame, table: Table) -> Reader:
    """Return everybody in a table's own place, by pictures and at length as all read there."""
    return Reader(frame, table.place, table.language)


def reader_in(frame: Frame, place: Place, language: str, viewer: Viewer = TABLE) -> Reader:
    """Return whoever reads in a place, of whom nothing is known but the language; also a person in
    their private chat who has asked for a picture.
    """
    return Reader(frame, place, language, viewer)
