"""First games alone: gentle ones, and the way back to the usual. PURE (docs/adr/0087)."""

from msgspec.structs import replace

from bot.table.computers import filled, levels, own
from bot.table.gathering import Start, hosted
from bot.table.hint_rules import can_hint
from bot.table.values import (
    Command,
    Games,
    Live,
    Person,
    Phase,
    Refused,
    Table,
    User,
    game_of,
    position,
    with_changes,
)
from games.core.contract import Level, Options, agreed, defaults
from games.core.log import By


def is_new_to(user: User, game: str) -> bool:
    """Tell whether somebody who wants tips has had none in a game yet."""
    start = f"{game.replace('_', '-')}-tip-"
    return user.tips is not None and not any(tip.startswith(start) for tip in user.tips)


def may_begin_anew(table: Table) -> bool:
    """Tell whether a first game may still become a usual one: nobody but computers has moved."""
    if not table.gentle or table.phase is not Phase.RUNNING or table.log is None:
        return False
    return not any(move.by is By.PERSON for move in table.log.moves)


class PlayGently(Command, frozen=True):
    """The host sets the table up for a first game: options as a lesson has taught them, hints, and
    the easiest computers.
    """

    options: Options

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = hosted(live, user)
        options = agreed(game_of(games, table), self.options)
        live = filled(games, with_changes(live, options=options))
        people = _at_level(live.table, levels(games, live.table)[0])
        return with_changes(live, people=people, hints=can_hint(games, live.table), gentle=True)


class PlayAsUsual(Command, frozen=True):
    """Begin a first game anew that nobody has moved in, as any other game is played."""

    seed: int

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
            people=_at_level(table, levels(games, table)[-1]),
            undone=position(table) + 1,
            gentle=False,
            tapped=None,
            prepared=(),
        )
        again = replace(live, table=lobby, play=None, tale=())
        return Start(self.seed).apply(games, again, user)


def _at_level(table: Table, level: Level) -> tuple[Person, ...]:
    """Return the people of a table, its computers as strong as that."""
    theirs = own(table)
    return tuple(replace(one, computer=level) if one in theirs else one for one in table.people)
