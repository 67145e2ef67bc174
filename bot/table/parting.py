"""What happens when people leave the chat in which their table stands, or come back. PURE.

A lobby does without them. In a game they keep their seat: it is the others' choice what follows, by
the rules of `votes`; whom a game asks in private may even play on.
"""

from msgspec.structs import replace

from bot.table.commands import Command, Handler, Parted
from bot.table.gathering import got_up
from bot.table.seating import chair_of, present
from bot.table.values import Chair, Games, Live, Phase, Table, User, is_open


def _parted(games: Games, live: Live, user: User, command: Parted) -> Live:
    table, chair = live.table, chair_of(live.table, user.id)
    if chair is None or chair not in present(table) or not is_open(table):
        return live
    if table.phase is Phase.LOBBY:
        return live if command.is_back else got_up(live, user.id)
    if (chair not in table.away) == command.is_back:
        return live
    after = _back(table, chair) if command.is_back else _without(table, chair)
    return replace(live, table=after)


def _back(table: Table, chair: Chair) -> Table:
    return replace(table, away=table.away - {chair})


def _without(table: Table, chair: Chair) -> Table:
    """Tell those who stay by a new message; one of them becomes host."""
    away = table.away | {chair}
    stay = [table.people[one].user for one in present(table) if one not in away]
    hosts = table.people[chair].user == table.host and stay
    return replace(table, away=away, host=stay[0] if hosts else table.host, post=table.post + 1)


HANDLERS: dict[type[Command], Handler] = {Parted: _parted}
