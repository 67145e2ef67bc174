"""First games alone: gentle ones, and the way back to the usual. PURE (docs/adr/0087)."""

from msgspec.structs import replace

from bot.table.computers import at_level, levels
from bot.table.gathering import Start, hosted
from bot.table.gentle import gently
from bot.table.seating import chairs_at
from bot.table.values import (
    Command,
    Games,
    Live,
    Phase,
    Refused,
    Table,
    User,
    game_of,
    position,
)
from games.core.choices import AtFirst
from games.core.contract import Options, defaults
from games.core.log import By
from games.core.values import Seat


def may_begin_anew(table: Table) -> bool:
    """Tell whether a first game may still become a usual one: nobody but computers has moved."""
    if not table.gentle or table.phase is not Phase.RUNNING or table.log is None:
        return False
    return not any(move.by is By.PERSON for move in table.log.moves)


def chosen_at_first(table: Table, seat: Seat) -> AtFirst:
    """Return what is chosen at first for a seat where something could be left out, such as a
    follower: in a first game against computers what surely scores; in another first game nothing,
    for a green Confirm would say that nothing was missing.
    """
    if table.gentle:
        return AtFirst.SURE
    is_new = any(table.people[chair].is_new for chair in chairs_at(table, seat))
    return AtFirst.NOTHING if is_new else AtFirst.LEFT_OUT


class PlayGently(Command, frozen=True):
    """The host sets the table up for a first game: options as a lesson has taught them, hints, and
    the easiest computers.
    """

    options: Options

    def apply(self, games: Games, live: Live, user: User) -> Live:
        hosted(live, user)
        return gently(games, live, self.options)


class PlayAsUsual(Command, frozen=True):
    """Begin a first game anew that nobody has moved in, as any other game is played."""

    seed: int
    day: str = ""
    """Today, if its stack is wanted."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Deal anew, with the usual options and computers. No position of before comes again."""
        table = live.table
        if not may_begin_anew(table):
            raise Refused("refused-outdated")
        lobby = replace(
            table,
            phase=Phase.LOBBY,
            log=None,
            options=defaults(game_of(games, table)),
            people=at_level(table, levels(games, table)[-1]),
            undone=position(table) + 1,
            gentle=False,
            tapped=None,
            prepared=(),
        )
        again = replace(live, table=lobby, play=None, tale=())
        return Start(self.seed, self.day).apply(games, again, user)
