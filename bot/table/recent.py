"""How a group has played before: each game once, the last one first. PURE."""

from bot.table.choice import Choice
from bot.table.values import Games, Table, game_of
from games.core.contract import agreed


def last_choice(games: Games, table: Table) -> Choice | None:
    """Return how the group played the table's game last; None if that changes nothing."""
    before = next((choice for choice in table.recent if choice.game == table.game), None)
    if before is None:
        return None
    now = (agreed(game_of(games, table), table.options), table.clock, table.still.weekends)
    return None if (as_before(games, before), before.clock, before.weekends) == now else before


def as_before(games: Games, before: Choice) -> dict[str, str]:
    """Return former options, those that still exist."""
    game = games[before.game]
    known = {option.id: option.values for option in game.options}
    kept = {id: v for id, v in before.options.items() if v in known.get(id, ())}
    return agreed(game, kept)


def remembered(table: Table, before: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Return the group's latest choices, this game included.

    :param before: the list without this table.
    """
    assert table.game is not None
    now = Choice(table.game, table.options, table.clock, table.still.weekends)
    return (now, *(choice for choice in before if choice.game != table.game))
