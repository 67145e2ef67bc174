"""The pace of a table, the first question of a lobby with friends: tonight, or over days. PURE.

A pace sets the clock. What it proposes beyond that (one tile ahead, one round) is an option like
any other, which the host takes back by one tap. Tables of people who play alone, and all that began
before there was a pace, have none.
"""

from math import prod

from msgspec.structs import replace

from bot.table.computers import own, persons
from bot.table.parts import Tempo
from bot.table.seating import awaited_guests
from bot.table.values import DAY, HOUR, MINUTE, Games, Phase, Refused, Table, game_of
from games.core.contract import Options, agreed, defaults

TIMES = {Tempo.TONIGHT: 5 * MINUTE, Tempo.DAYS: DAY}
"""Seconds for a move by pace, until somebody chooses another clock."""
TURNS_A_DAY = 5
"""Turns that a table makes in a day if its people look in twice a day, after one another."""
_DECISIONS_A_MINUTE = 2
"""How many decisions the duration of a game stands for (`Game.minutes`)."""


def has_pace(table: Table) -> bool:
    """Tell whether a lobby asks for its pace: others play, and not only computers."""
    if table.phase is not Phase.LOBBY or table.place.is_private or table.strangers:
        return False
    is_alone = len(persons(table)) < 2 and bool(own(table)) and not awaited_guests(table)
    return table.game is not None and not is_alone and not table.is_challenge


def as_usual(table: Table) -> Table:
    """Return a new lobby with the pace of its group's last game; the first time that of the clock
    that the operator has set, or over days with a day a move. A group's clock of before there was a
    pace stays, and tells the pace.
    """
    if table.place.is_private:
        return table
    before = next((one for one in table.recent if one.tempo or table.place.is_group), None)
    if before is None:
        timed = replace(table, clock=table.clock or TIMES[Tempo.DAYS])
        return replace(timed, tempo=_tempo_of(timed))
    still = replace(table.still, weekends=before.weekends)
    timed = replace(table, clock=before.clock, increment=before.increment, still=still)
    return replace(timed, tempo=before.tempo or _tempo_of(timed))


def of_one(table: Table) -> Table:
    """Return a table that begins without its pace, and the time that belongs to it, if one person
    alone plays there.
    """
    if table.tempo is None or len(persons(table)) > 1:
        return table
    is_proposed = table.clock == TIMES[table.tempo] and not table.increment
    return replace(table, tempo=None, clock=0 if is_proposed else table.clock)


def with_tempo(games: Games, table: Table, tempo: Tempo) -> Table:
    """Return a lobby with a pace that its host has chosen, its clock, and what it proposes."""
    options = with_proposals(games, table, is_on=tempo is Tempo.DAYS)
    clock = table.clock if _suits(table, tempo) else TIMES[tempo]
    increment = table.increment if clock == table.clock else 0
    return replace(table, tempo=tempo, clock=clock, increment=increment, options=options)


def with_clock(table: Table, clock: int, increment: int) -> Table:
    """Return a lobby with a clock, which says how it is played if there is a pace at all."""
    timed = replace(table, clock=clock, increment=increment)
    return replace(timed, tempo=_tempo_of(timed)) if table.tempo and clock else timed


def proposals(games: Games, table: Table) -> Options:
    """Return the options that make a game fit for days: those that are taken with the pace, and
    those that are only offered.
    """
    game = game_of(games, table)
    return {**game.over_days, **game.shorter}


def with_proposals(games: Games, table: Table, *, is_on: bool) -> dict[str, str]:
    """Return the options of a lobby with all that is taken with the pace, or without anything that
    is proposed.
    """
    chosen, game = agreed(game_of(games, table), table.options), game_of(games, table)
    taken = set(taken_proposals(games, table))
    if is_on:
        usual = {id: v for id, v in game.over_days.items() if chosen[id] == defaults(game)[id]}
        return {**chosen, **usual}
    return {**chosen, **{id: defaults(game)[id] for id in taken}}


def with_proposal(games: Games, table: Table, id: str, *, is_on: bool) -> dict[str, str]:
    """Return the options of a lobby with one that is proposed over days, or without.

    :raises Refused: when it is not proposed.
    """
    game, proposed = game_of(games, table), proposals(games, table)
    if id not in proposed:
        raise Refused("refused-outdated")
    return {**agreed(game, table.options), id: (proposed if is_on else defaults(game))[id]}


def taken_proposals(games: Games, table: Table) -> tuple[str, ...]:
    """Return the options at which a table plays as is proposed over days."""
    chosen = agreed(game_of(games, table), table.options)
    return tuple(id for id, v in proposals(games, table).items() if chosen[id] == v)


def turns(games: Games, table: Table) -> int:
    """Return about how many turns a game has; 0 where nobody knows."""
    game = game_of(games, table)
    chosen = agreed(game, table.options).items()
    share = prod(part for one, part in game.shares.items() if one in chosen)
    return round(game.minutes * _DECISIONS_A_MINUTE * share)


def _suits(table: Table, tempo: Tempo) -> bool:
    return bool(table.clock) and _tempo_of(table) is tempo


def _tempo_of(table: Table) -> Tempo:
    """Return the pace that a clock means: below twelve hours a move people stay together."""
    slow = DAY if table.increment else 12 * HOUR
    return Tempo.DAYS if not table.clock or table.clock >= slow else Tempo.TONIGHT
