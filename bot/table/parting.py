"""People who leave the chat in which their table stands, or come back. PURE.

A table of people stands in their private chats: a person who has blocked the bot has left it. A
lobby goes on without them. In a game they keep their seat, and the others choose what follows, by
the rules of `votes`; a player whom the game asks in private may even play on.
"""

from collections.abc import Collection

from msgspec.structs import replace

from bot.table.gathering import got_up, is_rematch
from bot.table.relations import with_each, without_claims
from bot.table.seating import chair_of, present
from bot.table.values import (
    Chair,
    Command,
    Games,
    Live,
    Person,
    Phase,
    Table,
    User,
    is_gathering,
    is_open,
    keeps_secrets,
    position,
    with_changes,
)


class Parted(Command, frozen=True):
    """The user has left the chat of the table, or has come back, as Telegram reports."""

    is_news = True

    is_back: bool

    def apply(self, games: Games, live: Live, user: User) -> Live:
        if not is_open(live.table):
            return live
        if not self.is_back:
            live = replace(live, table=without_claims(live.table, user.id, user.username))
        table, chair = live.table, chair_of(live.table, user.id)
        if is_gathering(table):
            return live if self.is_back else _left_lobby(live, user.id)
        if chair is None:
            return live
        return replace(live, table=_with_presence(table, chair, is_back=self.is_back))


def _left_lobby(live: Live, user: int) -> Live:
    """Return a lobby after somebody has left its chat. Who sits there longest becomes host; without
    anybody it closes. In a vote, where nobody sits, it is who has voted first.
    """
    sat = chair_of(live.table, user) is not None
    left = got_up(live, user)
    left = with_changes(left, put_off=left.table.put_off or (sat and is_rematch(left.table)))
    is_empty = left.table.host == user
    voters = left.table.invited if left.table.phase is Phase.VOTING else ()
    if is_empty and voters:
        return with_changes(left, host=voters[0].user, host_name=voters[0].name)
    return with_changes(left, phase=Phase.STOPPED) if is_empty else left


class Reached(Command, frozen=True):
    """The user's private chat has become reachable, or unreachable."""

    reachable: bool

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Record who can be reached; at a circle's table a person who can be reached again is
        back. The clock reports those who cannot (`cut_off`).
        """
        if not is_open(live.table):
            return live

        def with_reachability(person: Person) -> Person:
            return replace(person, reachable=self.reachable)

        table, chair = live.table, chair_of(live.table, user.id)
        if is_gathering(table):
            return replace(live, table=with_each(table, user.id, with_reachability))
        if chair is None:  # who waits for a seat must be told secrets
            is_lost = not self.reachable and keeps_secrets(games, table)
            left = (
                without_claims(table, user.id)
                if is_lost
                else with_each(table, user.id, with_reachability)
            )
            return replace(live, table=left)
        table = with_each(table, user.id, with_reachability)
        if table.place.is_circle and self.reachable:
            table = _with_presence(table, chair, is_back=True)
        return replace(live, table=table)


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
        table = _with_presence(table, chair, is_back=False)
    return table


def heard(live: Live, user: User) -> Live:
    """Return a change with its author marked as reachable: a person who acts at a circle's table is
    back.
    """
    table, chair = live.table, chair_of(live.table, user.id)
    if chair is None or chair not in table.away or not table.place.is_circle:
        return live
    return replace(live, table=_back(table, chair))


def _with_presence(table: Table, chair: Chair, *, is_back: bool) -> Table:
    if (chair not in table.away) == is_back:
        return table
    return _back(table, chair) if is_back else _without(table, chair)


def _back(table: Table, chair: Chair) -> Table:
    return replace(table, away=table.away - {chair})


def _without(table: Table, chair: Chair) -> Table:
    """Mark a person as away, and post the board anew to tell the people who stay; in a circle it is
    edited.
    """
    is_told = chair in present(table)
    return replace(table, away=table.away | {chair}, generation=table.generation + is_told)
