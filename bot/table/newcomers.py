"""People who wait for a seat of their own in a game that runs: they get it at the first moment at
which the game has room for one more (docs/adr/0125). PURE.
"""

from typing import Any

from msgspec.structs import replace

from bot.table.seating import COLOURS, is_team, person_of
from bot.table.values import Games, Live, Phase, Table, User, game_of
from games.core.contract import AnyGame, Transition
from games.core.seats import lawful_people


def has_room_later(games: Games, live: Live) -> bool:
    """Tell whether one more can get a seat of their own later in the game: not where others play
    the same deal.
    """
    table = live.table
    if table.phase is not Phase.RUNNING or live.play is None or table.day or is_team(table):
        return False
    game, count = game_of(games, table), len(table.people) + len(table.invited) + 1
    latecomers = game.latecomers
    is_lawful = count in lawful_people(game, table.options)
    return latecomers is not None and is_lawful and latecomers.awaits(live.play.state)


def waiting(table: Table, user: User) -> Table:
    """Return the table with one more person who waits for a seat."""
    taken = {person.colour for person in (*table.people, *table.invited)}
    colour = next(colour for colour in range(COLOURS) if colour not in taken)
    return replace(table, invited=(*table.invited, person_of(table, user, colour)))


def welcomed(game: AnyGame, table: Table, play: Transition[Any]) -> tuple[Table, Transition[Any]]:
    """Return table and outcome of a move with all who wait on seats of their own, if the game has
    room for them just now.
    """
    if table.phase is not Phase.RUNNING or not table.invited or game.latecomers is None:
        return table, play
    more = game.latecomers.seated(play)
    if more is None or table.log is None:
        return table, play
    first, *others = table.invited
    grown = replace(
        table, people=(*table.people, first), invited=tuple(others), log=table.log.with_seat()
    )
    return welcomed(game, grown, more)
