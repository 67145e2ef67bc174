"""Where people may ask what a computer would do. PURE."""

from bot.table.daily import is_challenge
from bot.table.values import Games, Table, game_of
from games.core.contract import must_forget


def gives_hints(games: Games, table: Table) -> bool:
    """Tell whether hints are allowed at a table."""
    return table.hints and can_hint(games, table)


def can_hint(games: Games, table: Table) -> bool:
    """Tell whether hints can be allowed: not where people have to remember what a computer would
    remember for them (docs/adr/0033), nor in a challenge.
    """
    return not is_challenge(table) and not must_forget(game_of(games, table), table.options)
