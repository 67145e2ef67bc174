"""Who reads of a game that has begun, and how: the only place that asks it. PURE."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.display.board.preparing import is_preparing
from bot.display.values import ChatContext, Selections
from bot.table.seating import is_told_apart, present, seat_at
from bot.table.values import NOBODY, Chair, Live, Table
from bot.texts.frame import Frame, for_reader
from bot.texts.reader import Reader, private_reader, public_reader


def readers(
    frame: Frame, live: Live, selections: Selections, context: ChatContext
) -> Iterator[Reader]:
    """Yield who reads in private of a table, and last everybody in its own place. In private read
    the present players who are told more than the group or prepare a move; where the table itself
    stands in a private chat, the person of that chat alone.
    """
    table = live.table
    for chair in present(table):
        user = table.people[chair].user
        if user == NOBODY or (table.place.is_private and user != table.place.chat):
            continue
        is_told = is_told_apart(frame.games, table, user)
        if is_told or is_preparing(frame, live, seat_at(table, chair), selections):
            yield in_private(frame, table, chair)
    yield in_place(frame, table, context)


def in_private(frame: Frame, table: Table, chair: Chair) -> Reader:
    """Return a person as the reader of their own hand."""
    return private_reader(frame, table.people[chair], seat_at(table, chair), chair)


def in_place(frame: Frame, table: Table, context: ChatContext) -> Reader:
    """Return everybody in the place of a table as the reader of its board; where that is somebody's
    private chat, as that person reads.
    """
    seen = replace(frame, pictures=context.pictures)
    for person in table.people:
        if person.user == table.place.chat:
            seen = for_reader(seen, person)
    return public_reader(seen, table)
