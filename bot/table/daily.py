"""The stack of the day: the same tiles for everybody who plays with the same options that day.
PURE.

Why its source of chance may be public, and where it may not be used: docs/adr/0103.
"""

from hashlib import blake2b

from bot.table.values import Games, Table, game_of, keeps_secrets
from games.core.contract import AnyGame, Options
from games.core.rng import Rng
from games.core.seats import seats_for


def may_be_daily(games: Games, table: Table) -> bool:
    """Tell whether the table can play the stack of the day: games with secrets cannot, since the
    stack is known.
    """
    return table.game is not None and not keeps_secrets(games, table)


def is_daily(games: Games, table: Table) -> bool:
    """Tell whether the table is to play the stack of the day."""
    return table.daily and may_be_daily(games, table)


def chance_of(games: Games, table: Table, day: str, options: Options) -> Rng:
    """Return the source of chance for all tables like this one on a day (`2026-11-20`)."""
    game: AnyGame = game_of(games, table)
    agreed = ";".join(f"{id}={value}" for id, value in sorted(options.items()))
    seats = seats_for(game, options, len(table.people))
    words = f"{day}/{game.id}/{seats}/{agreed}"
    return Rng(int.from_bytes(blake2b(words.encode(), digest_size=8).digest()) >> 1)
