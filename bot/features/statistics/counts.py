"""Statistics: people's results over many games, computed from summaries of the games. PURE.

A person who wants to be in nobody's statistics is taken out of every game first: they have no row
and no record, and are nobody's rival. Those who have beaten them keep their places.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from statistics import median
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from bot.table.played import Played, Sitting
from bot.table.values import NOBODY

RIVALS = 3
"""Fewest games against somebody to count as a rival."""


class Rival(NamedTuple):
    """An opponent met often."""

    user: int
    times: int
    """How many games ended so."""
    games: int


class Row(Struct, frozen=True, kw_only=True):
    """One person's results against others."""

    user: int
    games: int
    wins: int
    best: int
    average: float
    streak: int
    """Longest winning streak."""
    running: int
    """Current winning streak."""
    nemesis: Rival | None = None
    """The person most often ranked above them, and more often than below."""
    victim: Rival | None = None
    """The person most often ranked below them, and more often than above."""


class Together(Struct, frozen=True):
    """The result of a game played for one score."""

    game: str
    games: int
    best: int
    average: float


class Holder(Struct, frozen=True):
    """A record and its holder."""

    game: str
    id: str
    """Of the game's feat; `points` and `longest` are for every game."""
    count: int
    users: tuple[int, ...]


class Statistics(Struct, frozen=True):
    """The statistics of some games."""

    games: int
    rows: tuple[Row, ...]
    """By wins, most first."""
    together: tuple[Together, ...]
    holders: tuple[Holder, ...]
    names: Mapping[int, str]
    """People's latest names."""
    kinds: tuple[str, ...]
    """Games that were played, the most frequent first."""
    pace: int
    """Median seconds of a turn; 0 if unknown."""
    series: tuple[tuple[int, int], ...]
    """Users and how many series each has won, most first."""
    alone: int
    """Games of a person among computers alone."""
    alone_won: int


POINTS, LONGEST = "points", "longest"


def without(played: Iterable[Played], aside: Collection[int]) -> tuple[Played, ...]:
    """Return games in which these people count as nobody."""
    return tuple(_without(one, aside) for one in played)


def _without(game: Played, aside: Collection[int]) -> Played:
    if not any(sitting.user in aside for sitting in game.sittings):
        return game
    nobody = {"user": NOBODY, "name": ""}
    sittings = (replace(s, **nobody) if s.user in aside else s for s in game.sittings)
    bests = (replace(best, users=_except(best.users, aside)) for best in game.bests)
    return replace(
        game,
        sittings=tuple(sittings),
        bests=tuple(best for best in bests if best.users),
        series=_except(game.series, aside),
    )


def _except(users: Iterable[int], aside: Collection[int]) -> tuple[int, ...]:
    return tuple(user for user in users if user not in aside)


def people(played: Iterable[Played]) -> frozenset[int]:
    """Return all who have played."""
    return frozenset(sitting.user for one in played for sitting in one.sittings) - {NOBODY}


def statistics(played: Sequence[Played]) -> Statistics:
    """Compute the statistics of games.

    :param played: the latest first.
    """
    versus = [one for one in reversed(played) if one.is_versus]
    counted = [one for one in played if one.is_versus or (one.is_together and one.sittings)]
    return Statistics(
        games=len(counted),
        rows=_rows(versus),
        together=_together([one for one in counted if one.is_together]),
        holders=_holders(counted),
        names=_names(played),
        kinds=tuple(game for game, _ in Counter(one.game for one in counted).most_common()),
        pace=pace(sitting for one in counted for sitting in one.sittings),
        series=tuple(Counter(user for one in versus for user in one.series).most_common()),
        alone=sum(one.beat >= 0 for one in played),
        alone_won=sum(one.beat > 0 for one in played),
    )


def pace(sittings: Iterable[Sitting]) -> int:
    """Return the median of the games' median times of a turn."""
    known = [sitting.pace for sitting in sittings if sitting.pace]
    return round(median(known)) if known else 0


def of_person(stats: Statistics, user: int) -> Row | None:
    """Return somebody's row."""
    return next((row for row in stats.rows if row.user == user), None)


def _names(played: Iterable[Played]) -> dict[int, str]:
    """Return the last name of everybody: the latest game is the first."""
    names: dict[int, str] = {}
    for one in played:
        for sitting in one.sittings:
            names.setdefault(sitting.user, sitting.name)
    return names


def _rows(versus: Sequence[Played]) -> tuple[Row, ...]:
    """Return everybody's row. The games are in the order in which they were played."""
    own: dict[int, list[Sitting]] = defaultdict(list)
    wins: Counter[tuple[int, int]] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    for game in versus:
        people = [sitting for sitting in game.sittings if sitting.user != NOBODY]
        for sitting in people:
            own[sitting.user].append(sitting)
            for other in people:
                if other is not sitting and not _are_mates(sitting, other):
                    met[sitting.user, other.user] += 1
                    wins[sitting.user, other.user] += sitting.place < other.place
    rivals = _rivals(met, wins)
    rows = [_row(user, sittings, rivals[user]) for user, sittings in own.items()]
    return tuple(sorted(rows, key=lambda row: (-row.wins, row.games, -row.average)))


def _are_mates(one: Sitting, other: Sitting) -> bool:
    return one.side == other.side >= 0


Rivals = Mapping[int, tuple[Rival | None, Rival | None]]


def _rivals(met: Counter[tuple[int, int]], wins: Counter[tuple[int, int]]) -> Rivals:
    """Return everybody's nemesis and favourite victim."""
    found: dict[int, list[tuple[int, int, int, int]]] = defaultdict(list)
    for (user, other), games in met.items():
        if games >= RIVALS:
            found[user].append((other, wins[other, user], wins[user, other], games))
    rivals: dict[int, tuple[Rival | None, Rival | None]] = defaultdict(lambda: (None, None))
    for user, others in found.items():
        worse = [Rival(other, lost, games) for other, lost, won, games in others if lost > won]
        better = [Rival(other, won, games) for other, lost, won, games in others if won > lost]
        rivals[user] = (_most(worse), _most(better))
    return rivals


def _most(rivals: Iterable[Rival]) -> Rival | None:
    return max(rivals, key=lambda rival: (rival.times, -rival.games), default=None)


def _row(user: int, sittings: Sequence[Sitting], rivals: tuple[Rival | None, Rival | None]) -> Row:
    streak = running = 0
    for sitting in sittings:
        running = running + 1 if sitting.place == 1 else 0
        streak = max(streak, running)
    points = [sitting.points for sitting in sittings]
    return Row(
        user=user,
        games=len(sittings),
        wins=sum(sitting.place == 1 for sitting in sittings),
        best=max(points),
        average=sum(points) / len(points),
        streak=streak,
        running=running,
        nemesis=rivals[0],
        victim=rivals[1],
    )


def _together(played: Sequence[Played]) -> tuple[Together, ...]:
    points: dict[str, list[int]] = defaultdict(list)
    for one in played:
        points[one.game].append(one.sittings[0].points)
    return tuple(
        Together(game, len(all_), max(all_), sum(all_) / len(all_)) for game, all_ in points.items()
    )


def _holders(played: Sequence[Played]) -> tuple[Holder, ...]:
    """Return the records of each game; of equal ones the earlier stands."""
    best: dict[tuple[str, str], Holder] = {}
    for one in reversed(played):
        for found in _record_candidates(one):
            before = best.get((one.game, found.id))
            if before is None or before.count < found.count:
                best[one.game, found.id] = found
    return tuple(best.values())


def _record_candidates(game: Played) -> Iterable[Holder]:
    """Yield candidates for records in a game."""
    sittings = [sitting for sitting in game.sittings if sitting.user != NOBODY]
    if game.is_versus and sittings:
        most = max(sitting.points for sitting in sittings)
        users = tuple(sitting.user for sitting in sittings if sitting.points == most)
        yield Holder(game.game, POINTS, most, users)
    for best in game.bests:
        yield Holder(game.game, best.id, best.count, best.users)
    if game.took and sittings:
        yield Holder(game.game, LONGEST, game.took, tuple(sitting.user for sitting in sittings))
