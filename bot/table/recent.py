"""How a group has played before: each game once, the last one first. PURE."""

from msgspec.structs import replace

from bot.table.parts import Choice
from bot.table.values import Games, Table, game_of, is_over_days
from games.core.contract import agreed


def last_choice(games: Games, table: Table) -> Choice | None:
    """Return how the group played the table's game last; None if that changes nothing."""
    before = known_choice(table)
    if before is None:
        return None
    is_same = has_options_of(games, table, before) and clocked(table, before) == table
    return None if is_same else before


def known_choice(table: Table) -> Choice | None:
    """Return how the table's game was played last; None where it was not."""
    return next((choice for choice in table.recent if choice.game == table.game), None)


def has_options_of(games: Games, table: Table, before: Choice) -> bool:
    """Tell whether a table's options are those of a former game."""
    return agreed(game_of(games, table), table.options) == as_before(games, before)


def clocked(table: Table, before: Choice) -> Table:
    """Return a table with the clock of a former game."""
    still = replace(table.still, weekends=before.weekends)
    timed = replace(table, clock=before.clock, increment=before.increment, still=still)
    return replace(timed, tempo=before.tempo) if before.tempo and table.tempo else timed


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
    clock = (table.clock, table.still.weekends, table.increment)
    turn = next((choice.turn for choice in before if choice.game == table.game), 0)
    now = Choice(table.game, table.options, *clock, table.tempo, turn)
    return (now, *(choice for choice in before if choice.game != table.game))


def with_speed(ended: Table, before: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Return a group's choices with the speed of a game over days that was played to its end."""
    if not ended.place.is_group or not is_over_days(ended) or not (ended.log and ended.log.moves):
        return before
    turn = max(1, (ended.since - ended.began) // len(ended.log.moves))
    return tuple(replace(one, turn=turn) if one.game == ended.game else one for one in before)


def usual_turn(table: Table) -> int:
    """Return the seconds that a turn takes a group over days: in its last game of the same kind,
    else in another; 0 where it has played none.
    """
    known = [choice for choice in table.recent if choice.turn]
    same = (choice.turn for choice in known if choice.game == table.game)
    return next(same, known[0].turn if known else 0)
