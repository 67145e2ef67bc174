"""The end of the game: courts, the keep, wall tiles; and how it ended.

Nothing that is scored here takes a wall tile (ruling 7), and nobody has to choose anything: the
best use of each wall tile can be computed.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from games.castle.castle_map import Region, empty_groups
from games.castle.components import Bonus, Feature, Spot
from games.castle.events import BonusScored, CourtScored, GameEnded, KeepScored, OpenScored
from games.castle.prices import MARKET, owner, reasons, value
from games.castle.state import SEATS, FeatureLine, State, is_over, totals
from games.core.contract import Event, Step
from games.core.score import Reason, Result, ranking
from games.core.standing import occupied
from games.core.values import Seat

POINTS = 5
"""For wall tile 9: a reconstruction."""

KEEP = 2
"""By so much wall tile 8 makes a keep larger: a reconstruction."""

OPEN = {
    Bonus.OPEN_PATH: Feature.PATH,
    Bonus.OPEN_HOUSE: Feature.HOUSE,
    Bonus.OPEN_TOWER: Feature.TOWER,
}
"""The features that wall tiles 4 to 6 score unfinished."""


class Scored(NamedTuple):
    """Something that was scored at the end."""

    line: FeatureLine
    event: Event


def ended(state: State) -> Step[State]:
    """Score the end of the game, and name the winners."""
    found = tuple(scores(state))
    state = replace(state, lines=(*state.lines, *(each.line for each in found)))
    points = totals(state)
    winners = ranking(points)[0]
    over = GameEnded(winners, len(winners), max(points))
    return state, (*(each.event for each in found), over)


def scores(state: State) -> Iterator[Scored]:
    """Yield the points if the game ended now: courts, keep, wall tiles."""
    yield from _courts(state)
    yield from _keep(state)
    for seat in map(Seat, range(SEATS)):
        yield from _open(state, seat)
        count = state.taken[seat].count(Bonus.POINTS)
        if count:
            line = _line(seat, "bonus", None, Reason("points", count, count * POINTS))
            yield Scored(line, BonusScored(seat, line.points))


def result(state: State) -> Result | None:
    """Return how the game ended; None while it runs. Equal totals share the win: ruling 12."""
    if not is_over(state):
        return None
    points = totals(state)
    return Result(ranking(points), points, state.lines)


def keep_size(state: State, seat: Seat) -> int:
    """Return how large a keep is, with wall tiles; 0 for none. Ruling 9."""
    keep = state.keeps[seat]
    return keep.tiles + KEEP * state.taken[seat].count(Bonus.KEEP) if keep else 0


def _courts(state: State) -> Iterator[Scored]:
    """Score courts by their markets, those where a wall tile is worth most with it."""
    raises = Counter(
        {Seat(seat): taken.count(Bonus.MARKETS) for seat, taken in enumerate(state.taken)}
    )
    courts = _occupied_regions(state, Feature.COURT)
    for region in sorted(courts, key=lambda court: court.markets, reverse=True):
        seat, markets = owner(region), region.markets
        if seat is None or not markets:
            continue
        raised = int(raises[seat] > 0)
        raises[seat] -= raised
        why = (Reason("markets", markets, markets * MARKET), Reason("raised", 1, markets))
        line = _line(seat, "court", _where(region, seat), *why[: 1 + raised])
        yield Scored(line, CourtScored(seat, markets, line.points, raised))


def _keep(state: State) -> Iterator[Scored]:
    """Score the largest group of empty squares for the larger keep."""
    sizes = [keep_size(state, Seat(seat)) for seat in range(SEATS)]
    groups = empty_groups(state.castle_map.tiles)
    if sizes[0] == sizes[1] or not groups:
        return
    seat, squares = Seat(sizes.index(max(sizes))), len(groups[0])
    keep = state.keeps[seat]
    assert keep
    line = _line(seat, "keep", keep.spot, Reason("squares", squares, squares))
    yield Scored(line, KeepScored(seat, squares))


def _open(state: State, seat: Seat) -> Iterator[Scored]:
    """Score the best unfinished features that a seat has wall tiles for."""
    for bonus, feature in OPEN.items():
        own = [region for region in _occupied_regions(state, feature) if owner(region) == seat]
        best = sorted(own, key=value, reverse=True)
        for region in best[: state.taken[seat].count(bonus)]:
            line = _line(seat, "bonus", _where(region, seat), *reasons(region))
            yield Scored(line, OpenScored(seat, feature, region.tiles, line.points))


def _occupied_regions(state: State, feature: Feature) -> list[Region]:
    """Return the features of one kind that somebody stands on."""
    held = occupied(state.castle_map.regions)
    return [region for region in held if region.feature is feature]


def _where(region: Region, seat: Seat) -> Spot:
    spot: Spot = next(each.spot for each in region.meeples if each.seat == seat)
    return spot


def _line(seat: Seat, category: str, where: Spot | None, *why: Reason) -> FeatureLine:
    return FeatureLine(seat=seat, category=category, where=where, reasons=why)
