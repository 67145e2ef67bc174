"""Why a move is good, by the terms of the evaluation: for hints."""

from collections import Counter
from collections.abc import Iterator

from games.castle.actions import Place, Score
from games.castle.components import STACK, Feature, Spot
from games.castle.options import composed
from games.castle.players.odds import Odds, odds
from games.castle.players.worth import USUAL, outlook, settled
from games.castle.prices import owner
from games.castle.rules import apply
from games.castle.state import State, is_over, other, totals
from games.castle.view import View
from games.core.contract import Known
from games.core.message import Message, Named
from games.core.regions import region_of
from games.core.rng import Rng
from games.core.values import Seat

_LIKELY, _UNLIKELY = 0.5, 0.2
"""Chances that a follower comes home."""


def reasons(known: Known[State, Place | Score, View], action: Place | Score) -> tuple[Message, ...]:
    """Name the seats whose expected points a move changes, and the prospects of the follower, the
    keep and the marker. The stack matters only as a set of tiles, which everybody knows.
    """
    world, seat = known.sample(Rng(1)), known.seat
    after = settled(apply(world, seat, action).state)
    if is_over(after):
        return ()
    chances = odds(Counter(world.stack), composed(world.options).matches, USUAL.share)
    left = len(world.stack) / len(STACK)
    said = (
        *_changes(seat, _expected(world, chances, left), _expected(after, chances, left)),
        *_follower(after, action, chances),
        *_besides(seat, world, after),
    )
    return said or (Message("castle-why-little"),)


def _expected(state: State, chances: Odds, left: float) -> list[float]:
    """Return by seat the points so far, and the expected points of the features on the table."""
    points = [float(each) for each in totals(state)]
    for region in state.castle_map.regions:
        seat = owner(region) if region.meeples else None
        if seat is not None:
            points[seat] += outlook(state, region, chances, left, USUAL).points
    return points


def _changes(own: Seat, before: list[float], after: list[float]) -> Iterator[Message]:
    for seat in (own, other(own)):
        if change := round(after[seat] - before[seat]):
            said = f"{change:+d}".replace("-", "−")
            yield Message("castle-why-expected", {"seat": Named(seat), "change": said})


def _follower(state: State, action: Place | Score, chances: Odds) -> Iterator[Message]:
    """Say whether the follower that is put is likely to come home; nothing where nobody knows."""
    if not isinstance(action, Place) or action.follower is None:
        return
    region = region_of(state.castle_map.regions, Spot(action.cell, action.follower))
    done = outlook(state, region, chances, 1.0, USUAL).done if region.meeples else 1.0
    if region.feature is Feature.COURT:
        yield Message("castle-why-court")
    elif done >= _LIKELY:
        yield Message("castle-why-back")
    elif done <= _UNLIKELY:
        yield Message("castle-why-stays")


def _besides(seat: Seat, before: State, after: State) -> Iterator[Message]:
    """Name the side effects of points: a larger keep, and a marker that stops on a tower, whose
    wall tile nobody has seen yet.
    """
    keep = after.keeps[seat]
    if keep and keep != before.keeps[seat]:
        yield Message("castle-why-keep", {"tiles": keep.tiles})
    if len(after.taken[seat]) > len(before.taken[seat]):
        yield Message("castle-why-wall")
