"""The summary of a finished game for /stats: places, points, records, times; no log. PURE.

It is reckoned when the game ends, and again where somebody is forgotten afterwards; for whom it
counts is settled once (`verdicts`). Computers have no places of their own (docs/adr/0048).
"""

from collections.abc import Iterator
from statistics import median

from msgspec import Struct

from bot.features.series.table import counted, victors
from bot.table.seating import is_team, seat_at
from bot.table.values import NOBODY, Chair, Games, Live, Phase, Table, game_of
from bot.table.verdicts import contenders, counts, ranks
from games.core.contract import AnyGame
from games.core.log import By
from games.core.records import records
from games.core.score import Result
from games.core.seats import team_of
from games.core.values import Seat


class Sitting(Struct, frozen=True, array_like=True):
    """How one person fared in a game."""

    user: int
    """NOBODY if they were forgotten, or have played on for another."""
    name: str
    place: int
    """Rank among the people, from 1; ties share it."""
    points: int
    pace: int
    """Median seconds of their moves; 0 if they made none by themselves."""
    side: int
    """Team; -1 for none."""


class Best(Struct, frozen=True, array_like=True):
    """A candidate for a record: see `games.core.records`."""

    id: str
    count: int
    users: tuple[int, ...]


class Played(Struct, frozen=True, array_like=True):
    """A finished game."""

    game: str
    ended: int
    """Seconds since 1970."""
    took: int
    """Seconds from its first question to its end."""
    sittings: tuple[Sitting, ...]
    bests: tuple[Best, ...]
    is_together: bool
    """Whether people played for one score, as a team or alone."""
    series: tuple[int, ...] = ()
    """Users who have won a series by it."""
    beat: int = -1
    """Of a person among computers alone: 1 if they were first, 0 if not; -1: it was no such game,
    or one of before this was kept."""
    strangers: bool = False
    """Whether they had been brought together by the bot; False in games of before this was kept."""

    @property
    def is_versus(self) -> bool:
        """Tell whether people played against each other."""
        return not self.is_together and len(self.sittings) > 1


def played(games: Games, live: Live) -> Played | None:
    """Return the statistics of a game; None if it was not played to its end."""
    table = live.table
    if table.phase is not Phase.OVER or live.play is None or table.log is None:
        return None
    game = game_of(games, table)
    result = game.result(live.play.state)
    if result is None:
        return None
    return Played(
        game=game.id,
        ended=table.since,
        took=max(0, table.since - table.began),  # clocks differ
        sittings=tuple(_sittings(game, table, result)),
        bests=tuple(_bests(game, table, result)),
        is_together=table.log.seats == 1,
        series=tuple(_victors(games, live)),
        beat=_beat(table, result),
        strangers=table.strangers,
    )


def _beat(table: Table, result: Result) -> int:
    """Tell whether the one person among computers was first; -1 where there is none, or their
    result does not count.
    """
    people, among = _people(table), contenders(table)
    if len(people) != 1 or len(among) < 2 or not _counted_user(table, people[0]):
        return -1
    first, *_ = ranks(table, result, among)
    return int(seat_at(table, people[0]) in first)


def _victors(games: Games, live: Live) -> Iterator[int]:
    users = (_counted_user(live.table, chair) for chair in victors(counted(games, live)))
    return (user for user in users if user != NOBODY)


def _sittings(game: AnyGame, table: Table, result: Result) -> Iterator[Sitting]:
    """Yield all people who are ranked. Those who were forgotten, and whose result does not count,
    are nobody: the others beat them.
    """
    assert table.log is not None
    chairs, log = _people(table), table.log
    places: dict[Seat, int] = {}
    for rank in ranks(table, result, chairs):
        places.update(dict.fromkeys(rank, len(places) + 1))
    for chair in chairs:
        user, seat = _counted_user(table, chair), seat_at(table, chair)
        name = table.people[chair].name if user != NOBODY else ""
        side = team_of(game, log.options, log.seats, seat)
        yield Sitting(user, name, places[seat], result.scores[seat], _pace(table, chair), side)


def _counted_user(table: Table, chair: Chair) -> int:
    """Return the user whose statistics a chair counts for; NOBODY if it does not count."""
    return table.people[chair].user if counts(table, chair) else NOBODY


def _people(table: Table) -> tuple[Chair, ...]:
    """Return the chairs of the people who are ranked."""
    return tuple(chair for chair in contenders(table) if not table.people[chair].computer)


def _bests(game: AnyGame, table: Table, result: Result) -> Iterator[Best]:
    """Yield candidates for records of the people who were there."""
    staying = _people(table)
    for best in records(game.feats, result):
        chairs = [chair for chair in staying if seat_at(table, chair) in best.seats]
        users = tuple(user for chair in chairs if (user := _counted_user(table, chair)) != NOBODY)
        if users:
            yield Best(best.id, best.count, users)


def _pace(table: Table, chair: Chair) -> int:
    assert table.log is not None
    own = {None, int(chair)} if is_team(table) else {None}
    seat = seat_at(table, chair)
    times = [
        move.took
        for move in table.log.moves
        if move.seat == seat and move.by is By.PERSON and move.took and move.chair in own
    ]
    return round(median(times)) if times else 0
