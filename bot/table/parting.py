"""People who leave the chat in which their table stands, or come back. PURE.

A table of people stands in their private chats: a person who has blocked the bot has left it. A
lobby goes on without them. In a game they keep their seat, and the others choose what follows, by
the rules of `votes`; a player whom the game asks in private may even play on.
"""

from collections.abc import Collection

from msgspec.structs import replace

from bot.table.gathering import got_up
from bot.table.seating import chair_of, present
from bot.table.values import (
    Chair,
    Command,
    Games,
    Live,
    Phase,
    Table,
    User,
    is_open,
    position,
    with_person,
)


class Parted(Command, frozen=True):
    """The user has left the chat of the table, or has come back, as Telegram reports."""

    is_news = True

    is_back: bool

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table, chair = live.table, chair_of(live.table, user.id)
        if chair is None or chair not in present(table) or not is_open(table):
            return live
        if table.phase is Phase.LOBBY:
            return live if self.is_back else got_up(live, user.id)
        return replace(live, table=_moved(table, chair, is_back=self.is_back))


class Reached(Command, frozen=True):
    """The user's private chat has become reachable, or unreachable."""

    reachable: bool

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Record in a lobby who can be reached; at a circle's table a person who can be reached
        again is back. The clock reports those who cannot (`cut_off`).
        """
        table, chair = live.table, chair_of(live.table, user.id)
        if chair is None or not is_open(table):
            return live
        if table.phase is Phase.LOBBY:
            return with_person(live, chair, reachable=self.reachable)
        if not (table.place.is_circle and self.reachable and chair in present(table)):
            return live
        return replace(live, table=_moved(table, chair, is_back=True))


def cut_off(table: Table, users: Collection[int]) -> Table:
    """Return a circle's table after some people have become unreachable. If one of several
    strangers has never received a board, they have not met, and their table ends.
    """
    here = [chair for chair in present(table) if table.people[chair].user in users]
    if not table.place.is_circle or not here:
        return table
    if table.strangers and not position(table):
        return replace(table, phase=Phase.STOPPED)
    for chair in here:
        table = _moved(table, chair, is_back=False)
    return table


def heard(live: Live, user: User) -> Live:
    """Return a change with its author marked as reachable: a person who acts at a circle's table is
    back.
    """
    table, chair = live.table, chair_of(live.table, user.id)
    if chair is None or chair not in table.away or not table.place.is_circle:
        return live
    return replace(live, table=_back(table, chair))


def _moved(table: Table, chair: Chair, *, is_back: bool) -> Table:
    if (chair not in table.away) == is_back:
        return table
    return _back(table, chair) if is_back else _without(table, chair)


def _back(table: Table, chair: Chair) -> Table:
    return replace(table, away=table.away - {chair})


def _without(table: Table, chair: Chair) -> Table:
    """Mark a person as away, and post the board anew to tell the people who stay; in a circle it is
    edited. If the host has left, one of these becomes host.
    """
    away = table.away | {chair}
    stay = [table.people[one].user for one in present(table) if one not in away]
    hosts = table.people[chair].user == table.host and stay
    return replace(
        table, away=away, host=stay[0] if hosts else table.host, generation=table.generation + 1
    )
