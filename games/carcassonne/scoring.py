"""Points of features: completed during the game ("a finished city"), and unfinished at its end;
with the seats that get them, and the reasons.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from games.carcassonne.components import Feature, Mark
from games.carcassonne.events import NO_MARK, FeatureScored, UnfinishedScored
from games.carcassonne.features import Landscape, Region
from games.carcassonne.state import FeatureLine, State, is_over
from games.carcassonne.view import Deployed
from games.core.contract import Event
from games.core.memo import memo
from games.core.score import Reason, Result, ranking
from games.core.standing import leading_seats, occupied
from games.core.values import Seat

COMPLETED: Mapping[Feature, int] = {
    Feature.ROAD: 1,
    Feature.CITY: 2,
    Feature.MONASTERY: 1,
    Feature.GARDEN: 1,
}
"""Points for each tile and each shield of a completed feature. Rules, "Short overview"."""

UNFINISHED = 1
"""Points for each tile and each shield at the end. Rules, "End of the game and final scoring"."""


class Rate(NamedTuple):
    """The points of a feature."""

    each: int
    """Points for each tile and each shield."""
    mark: Mark | None = None
    """The mark that has made it so, if one has."""


class Scored(NamedTuple):
    """A feature that was paid for."""

    lines: tuple[FeatureLine, ...]
    event: Event


def completed(land: Landscape) -> tuple[Region, ...]:
    """Return the completed features that somebody stands on.

    Meeples go back in the turn in which their feature is completed, so these have just been.
    Fields are missing from COMPLETED: they never are.
    """
    closed = [region for region in occupied(land.regions) if not region.open]
    return tuple([region for region in closed if region.feature in COMPLETED])


def rate(region: Region) -> Rate:
    """Return the points of a completed feature."""
    return Rate(COMPLETED[region.feature])


def unfinished(region: Region) -> Rate:
    """Return the points of a road, city, monastery or garden at the end, unfinished as it is."""
    return Rate(UNFINISHED)


def score_completed(region: Region, rate: Rate) -> Scored:
    """Pay for a feature that has just been completed."""
    return _score(region, rate, FeatureScored)


def score_unfinished(land: Landscape, rate: Callable[[Region], Rate]) -> tuple[Scored, ...]:
    """Pay for the roads, cities and monasteries that somebody still stands on at the end."""
    return tuple(
        _score(region, paid, UnfinishedScored)
        for feature in COMPLETED
        for region in occupied(land.regions)
        if region.feature is feature and (paid := rate(region)).each
    )


def pay(region: Region, why: tuple[Reason, ...]) -> tuple[FeatureLine, ...]:
    """Write a score line for every seat with the majority."""
    return tuple(
        FeatureLine(
            seat=seat,
            category=region.feature.value,
            where=next(meeple.spot for meeple in region.meeples if meeple.seat == seat),
            reasons=why,
        )
        for seat in majority(region.meeples)
    )


@memo(1 << 9, by=1)
def majority(meeples: tuple[Deployed, ...]) -> tuple[Seat, ...]:
    """Return the seats with the most figures; several when tied: each of them scores in full.

    Rules, "Short overview": most meeples take all, equal numbers all score in full.
    """
    return leading_seats(meeple for meeple in meeples for _ in range(meeple.power))


def totals(state: State) -> tuple[int, ...]:
    """Return the points of each seat so far."""
    points = _points(state.lines)
    return tuple([points.get(seat, 0) for seat in range(len(state.supply))])


@memo(1 << 4, by=1)
def _points(lines: tuple[FeatureLine, ...]) -> Mapping[int, int]:
    """Return the points of those who have some."""
    points: dict[int, int] = {}
    for line in lines:
        points[line.seat] = points.get(line.seat, 0) + line.points
    return points


def result(state: State) -> Result | None:
    """Return how the game ended; None while it runs.

    Rules, "Final scoring": most points win; those with equal totals share the win.
    """
    if not is_over(state):
        return None
    scores = totals(state)
    return _of_the_last(state, scores) if state.alone else _of_all(state, scores)


def _of_all(state: State, scores: tuple[int, ...]) -> Result:
    return Result(ranking(scores), scores, state.lines)


def _of_the_last(state: State, scores: tuple[int, ...]) -> Result:
    """Return the result of the one who plays all colours: that of the colour with fewest points."""
    last = Seat(scores.index(min(scores)))
    lines = tuple(replace(line, seat=Seat(0)) for line in state.lines if line.seat == last)
    return Result(((Seat(0),),), (scores[last],), lines)


def reasons(region: Region, rate: Rate) -> tuple[Reason, ...]:
    """Return the reasons for a feature's points; a mark that has changed the rate is named, for no
    points.
    """
    tiles, shields = region.tiles, region.shields
    why = [Reason("tiles", tiles, tiles * rate.each)]
    if shields:
        why.append(Reason("shields", shields, shields * rate.each))
    if rate.mark:
        why.append(Reason(rate.mark.value, 1, 0))
    return tuple(why)


def _score(region: Region, rate: Rate, kind: type[FeatureScored]) -> Scored:
    lines = pay(region, reasons(region, rate))
    seats = tuple(line.seat for line in lines)
    event = kind(
        seats=seats,
        shared=len(seats),
        feature=region.feature,
        tiles=region.tiles,
        shields=region.shields,
        points=lines[0].points,
        mark=rate.mark.value if rate.mark else NO_MARK,
        place=region.spots[0].cell,
    )
    return Scored(lines, event)
