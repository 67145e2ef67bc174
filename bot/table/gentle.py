"""How a first game against computers is set up: its options, its computers, hints. PURE
(docs/adr/0087).
"""

from msgspec.structs import replace

from bot.features.hints.table import can_hint
from bot.table.computers import at_level, filled, levels
from bot.table.values import Games, Live, Person, User, game_of, with_changes
from games.core.contract import Options, agreed


def is_new_to(user: User | Person, game: str) -> bool:
    """Tell whether somebody who wants tips has had none in a game yet."""
    start = f"{game.replace('_', '-')}-tip-"
    return user.tips is not None and not any(tip.startswith(start) for tip in user.tips)


def gently(games: Games, live: Live, options: Options) -> Live:
    """Return a lobby set up for a first game: options as a lesson has taught them, hints, and the
    easiest computers.
    """
    options = agreed(game_of(games, live.table), options)
    live = filled(games, with_changes(live, options=options))
    people = at_level(live.table, levels(games, live.table)[0])
    table = replace(live.table, people=people, gentle=True)
    return replace(live, table=replace(table, hints=can_hint(games, table)))
