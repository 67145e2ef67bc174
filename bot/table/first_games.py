"""First games alone: gentle ones, and the way back to the usual. PURE (docs/adr/0092)."""

from msgspec.structs import replace

from bot.table.commands import Command, Handler, PlayAsUsual, PlayGently, Start
from bot.table.computers import filled, levels, own
from bot.table.gathering import hosted, start
from bot.table.values import (
    Games,
    Live,
    Person,
    Phase,
    Refused,
    Table,
    User,
    can_hint,
    game_of,
    position,
    with_changes,
)
from games.core.contract import Level, agreed, defaults
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


def _play_gently(games: Games, live: Live, user: User, command: PlayGently) -> Live:
    table = hosted(live, user)
    options = agreed(game_of(games, table), command.options)
    live = filled(games, with_changes(live, options=options))
    people = _at_level(live.table, levels(games, live.table)[0])
    return with_changes(live, people=people, hints=can_hint(games, live.table), gentle=True)


def _play_as_usual(games: Games, live: Live, user: User, command: PlayAsUsual) -> Live:
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
    return start(games, replace(live, table=lobby, play=None, tale=()), user, Start(command.seed))


def _at_level(table: Table, level: Level) -> tuple[Person, ...]:
    """Return the people of a table, its computers as strong as that."""
    theirs = own(table)
    return tuple(replace(one, computer=level) if one in theirs else one for one in table.people)


HANDLERS: dict[type[Command], Handler] = {PlayGently: _play_gently, PlayAsUsual: _play_as_usual}
