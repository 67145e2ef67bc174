"""Counting a series: who has won how many of its games (docs/adr/0126). PURE.

A series goes on as long as each rematch is played by the same people and computers. The table
keeps what was won before its game; the result of the game itself is added when it is asked for.
"""

from msgspec.structs import replace

from bot.features.series.part import MIXED, Series, Tally
from bot.table.computers import own
from bot.table.gathering import hosted
from bot.table.seating import chairs, seat_at
from bot.table.values import (
    NOBODY,
    Chair,
    Command,
    Games,
    Live,
    Person,
    Phase,
    Refused,
    Table,
    User,
    game_of,
    is_gathering,
    with_changes,
)
from bot.table.verdicts import contenders, counts, is_void, ranks
from games.core.log import Log
from games.core.score import Result
from games.core.seats import is_shared

BEST_OF = (0, 3, 5)
"""Of how many games the best may win a series; 0: wins are only counted."""


class SetBestOf(Command, frozen=True):
    """The host of a rematch says of how many games the best wins the series."""

    best_of: int

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Set it. If somebody has won as many games already, a new series begins at the start, and
        not before: the button goes from open to three, and on to five.
        """
        table = hosted(live, user)
        if self.best_of not in BEST_OF or not may_be_set(games, table):
            raise Refused("refused-outdated")
        return with_changes(live, series=replace(table.series, best_of=self.best_of))


def may_be_set(games: Games, table: Table) -> bool:
    """Tell whether the lobby is of a rematch whose players have rivals."""
    if table.series.number == 0 or not is_gathering(table):
        return False
    known = {person.user for person in _lobby_people(table) if person.user != NOBODY}
    has_rivals = len(known) + len(own(table)) > 1
    return has_rivals and not is_shared(game_of(games, table), table.options)


def needed(best_of: int) -> int:
    """Return how many wins win a series."""
    return best_of // 2 + 1


def victors(series: Series) -> tuple[Chair, ...]:
    """Return who has won the series: nobody while it goes on."""
    if not series.best_of:
        return ()
    won = enumerate(series.tallies)
    return tuple(Chair(at) for at, one in won if one.wins >= needed(series.best_of))


def counted(games: Games, live: Live) -> Series:
    """Return the series with the result of the table's game, if that was played to its end and
    counts for anybody.
    """
    table, series = live.table, live.table.series
    if table.phase is not Phase.OVER or live.play is None or table.log is None:
        return series
    result = game_of(games, table).result(live.play.state)
    if result is None or is_void(table):
        return series
    terms = _terms(table.log) if _is_whole(table) else MIXED
    is_theirs = len(series.tallies) == len(table.people)  # some that run have fewer
    tallies = series.tallies if is_theirs else tuple(Tally() for _ in table.people)
    return replace(
        series,
        tallies=tuple(
            _tally_with_result(table, result, tallies[chair], chair) for chair in chairs(table)
        ),
        terms=terms if series.terms in ("", terms) else MIXED,
    )


def _is_whole(table: Table) -> bool:
    """Tell whether points of the game compare with those of others: it counts for all."""
    return all(counts(table, chair) for chair in chairs(table)) or not table.verdicts


def _terms(log: Log) -> str:
    chosen = (f"{option}={value}" for option, value in sorted(log.options.items()))
    return " ".join((log.game, *chosen))


def _tally_with_result(table: Table, result: Result, tally: Tally, chair: Chair) -> Tally:
    points = result.scores[seat_at(table, chair)]
    if is_for_one_score(table):
        return replace(tally, points=max(tally.points, points))
    has_won = chair in _winners(table, result)
    lost = 0 if has_won else tally.lost + 1
    return replace(tally, wins=tally.wins + has_won, points=tally.points + points, lost=lost)


def is_for_one_score(table: Table) -> bool:
    """Tell whether a game is or was played for one score: by a team, or alone."""
    return table.log is not None and table.log.seats == 1


def _winners(table: Table, result: Result) -> frozenset[Chair]:
    """Return who has won: of the people and the computers with a chair of their own that are
    ranked, those who are first and for whom it counts.
    """
    playing = contenders(table)
    for best in ranks(table, result, playing)[:1]:
        first = (chair for chair in playing if seat_at(table, chair) in best)
        return frozenset(chair for chair in first if counts(table, chair) or not table.verdicts)
    return frozenset()


def handed_on(games: Games, old: Live, lobby: Table) -> Table:
    """Return the lobby of a rematch with the series of the table before, which ends with a game
    that counts for nobody because its leader was removed, and before computers of another level.
    """
    is_over = old.table.phase is Phase.OVER
    series = counted(games, old)
    number = max(series.number, 1) + is_over
    before, now = ([person.computer for person in own(table)] for table in (old.table, lobby))
    is_other = before != now
    if victors(series) or is_void(old.table) or is_other:
        return replace(lobby, series=_anew(series))
    users = (person.user for person in old.table.people)
    pairs = zip(series.tallies, users, strict=False)  # nothing is counted before a result
    tallies = tuple(replace(tally, user=user) for tally, user in pairs)
    series = replace(series, number=number, tallies=tallies)
    return replace(lobby, series=_awaited_series(replace(lobby, series=series)))


def going_on(series: Series) -> Series:
    """Return the series that the next game belongs to: a new one if somebody has won this one."""
    return _anew(series) if victors(series) else series


def _anew(series: Series) -> Series:
    """Return a series of which no game has been played."""
    return Series(number=1, best_of=series.best_of)


def followed(before: Live, after: Live) -> Live:
    """Return a table whose series goes on with the same people only."""
    old, new = before.table, after.table
    if new.phase is Phase.OVER:
        return after
    series = new.series
    if is_gathering(new):
        series = _awaited_series(new)
    elif is_gathering(old):
        series = going_on(_by_chair(old, new)) if new.phase is Phase.RUNNING else Series()
    elif [one.user for one in old.people] != [one.user for one in new.people]:
        series = _anew(series)
    return after if series == new.series else with_changes(after, series=series)


def _awaited_series(lobby: Table) -> Series:
    """Return the series of a lobby, unless somebody of it will not come."""
    users = {person.user for person in _lobby_people(lobby)}
    counts = [tally.user for tally in lobby.series.tallies]
    is_whole = users.issuperset(counts) and counts.count(NOBODY) == len(own(lobby))
    return lobby.series if is_whole else _anew(lobby.series)


def _by_chair(lobby: Table, begun: Table) -> Series:
    """Return the series of a game that begins: by chair, if the same people play."""
    players = players_of(lobby)
    found = [_tally_of(players, person) for person in begun.people]
    tallies = tuple(replace(tally, user=NOBODY) for tally in found if tally)
    if len(tallies) == len(begun.people) == len(lobby.series.tallies):
        return replace(lobby.series, tallies=tallies)
    return _anew(lobby.series)


def players_of(lobby: Table) -> tuple[tuple[Person, Tally], ...]:
    """Return the people and computers of a lobby's series, each with their tally."""
    people, computers = {person.user: person for person in _lobby_people(lobby)}, iter(own(lobby))
    return tuple(
        (next(computers) if tally.user == NOBODY else people[tally.user], tally)
        for tally in lobby.series.tallies
    )


def _tally_of(players: tuple[tuple[Person, Tally], ...], person: Person) -> Tally | None:
    """Return somebody's tally: people are told by their ids, computers by their names."""
    for one, tally in players:
        if one.user == person.user and (one.user != NOBODY or one.name == person.name):
            return tally
    return None


def _lobby_people(lobby: Table) -> tuple[Person, ...]:
    """Return all who have joined a lobby or are invited to it."""
    return (*lobby.invited, *lobby.people)
