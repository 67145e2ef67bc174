"""Where people may ask what a computer would do. PURE."""

from bot.table.moves import check_asked, running
from bot.table.seating import seat_at, seated
from bot.table.values import Games, Live, Refused, Table, User, game_of
from games.core.contract import must_forget
from games.core.values import Seat


def gives_hints(games: Games, table: Table) -> bool:
    """Tell whether hints are allowed at a table."""
    return table.hints and can_hint(games, table)


def can_hint(games: Games, table: Table) -> bool:
    """Tell whether hints can be allowed: not where people have to remember what a computer would
    remember for them (docs/adr/0033), nor in a challenge.
    """
    return not table.is_challenge and not must_forget(game_of(games, table), table.options)


def hinted_seat(games: Games, live: Live, user: User) -> Seat:
    """Return the seat for which the user may ask for a hint now.

    :raises Refused: when the user may not have hints, or is not asked for a move.
    """
    running(live)
    seat = seat_at(live.table, seated(live.table, user))
    if live.table.is_challenge:
        raise Refused("refused-challenge")
    if not can_hint(games, live.table):
        raise Refused("refused-memory")
    if not live.table.hints:
        raise Refused("refused-no-hints")
    check_asked(games, live, seat)
    return seat
