"""Scoring what is complete: one's own first, in an order that may have to be chosen. Ruling 6."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from games.castle.actions import Payment
from games.castle.castle_map import Deployed, Region, release
from games.castle.components import Feature
from games.castle.events import FeatureScored, KeepMoved, NobodyScored
from games.castle.prices import DOUBLES, completed, order_matters, owner, reasons, value
from games.castle.state import FeatureLine, Keep, State, can_use, totals
from games.castle.wall import landed, spent
from games.core.contract import Step
from games.core.regions import region_of
from games.core.standing import leading_seats
from games.core.values import Seat


def settle(state: State, chosen: Payment | None) -> Step[State]:
    """Score completed features until none is left, or a choice matters: then it is pending."""
    state, events = (
        _score_feature(replace(state, pending=()), chosen) if chosen else _release_unowned(state)
    )
    while ahead := _next_ones(state):
        payments = tuple(_payments(state, ahead))
        if len(payments) > len(ahead) or _matters(state, ahead):
            return replace(state, pending=payments), events
        state, more = _score_feature(state, payments[0])
        events += more
    return state, events


def _next_ones(state: State) -> list[Region]:
    """Return the features that are scored next, in any order: all those of one player."""
    regions = completed(state.castle_map)
    own = [region for region in regions if owner(region) == state.turn]
    return own or list(regions)


def _payments(state: State, regions: Iterable[Region]) -> Iterator[Payment]:
    for region in regions:
        spot = region.meeples[0].spot
        yield Payment(spot, doubled=False)
        bonus = DOUBLES.get(region.feature)
        if bonus and owner(region) == state.turn and can_use(state, bonus):
            yield Payment(spot, doubled=True)


def _matters(state: State, regions: list[Region]) -> bool:
    seat = owner(regions[0])
    assert seat is not None
    gains = [value(region) for region in regions]
    return len(gains) > 1 and order_matters(totals(state)[seat], gains, state.wall)


def _release_unowned(state: State) -> Step[State]:
    """Give followers back from features where nobody has the majority."""
    regions = [region for region in completed(state.castle_map) if owner(region) is None]
    if not regions:
        return state, ()
    return _release_from(state, regions), tuple(NobodyScored(region.feature) for region in regions)


def _score_feature(state: State, payment: Payment) -> Step[State]:
    """Score one feature for its owner, move the marker, give the followers back."""
    region = region_of(state.castle_map.regions, payment.spot)
    (seat,) = leading_seats(region.meeples)
    if payment.doubled:
        state = spent(state, DOUBLES[region.feature])
    why = reasons(region, doubled=payment.doubled)
    where = next(each.spot for each in region.meeples if each.seat == seat)
    line = FeatureLine(seat=seat, category=region.feature.value, where=where, reasons=why)
    state = replace(_release_from(state, [region]), lines=(*state.lines, line))
    event = FeatureScored(
        seat, region.feature, region.tiles, line.points, region.wells, int(payment.doubled)
    )
    state, kept = _move_keep(state, seat, region, line)
    state, taken = landed(state, seat)
    return state, (event, *kept, *taken)


def _move_keep(state: State, seat: Seat, region: Region, line: FeatureLine) -> Step[State]:
    """Move the keep to a house that is larger than any before. Ruling 10."""
    keep = state.keeps[seat]
    if region.feature is not Feature.HOUSE or (keep and keep.tiles >= region.tiles):
        return state, ()
    assert line.where
    new = Keep(line.where, region.tiles)
    keeps = tuple(new if at == seat else each for at, each in enumerate(state.keeps))
    return replace(state, keeps=keeps), (KeepMoved(seat, region.tiles),)


def _release_from(state: State, regions: list[Region]) -> State:
    figures: list[Deployed] = [figure for region in regions for figure in region.meeples]
    home = [figure.seat for figure in figures]
    supply = tuple(count + home.count(Seat(seat)) for seat, count in enumerate(state.supply))
    return replace(state, castle_map=release(state.castle_map, regions), supply=supply)
