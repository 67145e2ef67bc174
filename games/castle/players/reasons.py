"""Why a move is good, by the terms of the evaluation: for hints.

They name the feature that decides, what it brings and how likely that is; the keep and the wall;
what the other loses or gains; what it costs; and the next best move.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import exp, log

from msgspec.structs import replace

from games.castle.actions import Place, Score
from games.castle.board import SQUARES
from games.castle.castle_map import Region
from games.castle.components import STACK, Feature, Spot
from games.castle.ending import keep_size
from games.castle.events import FeatureScored
from games.castle.options import composed
from games.castle.players import PLAYERS
from games.castle.players.odds import Odds, odds
from games.castle.players.worth import USUAL, outlook, settled
from games.castle.prices import MARKET, RATES, owner
from games.castle.rules import apply
from games.castle.state import State, is_over, other, totals
from games.castle.view import View
from games.core.compass import direction
from games.core.contract import Known, Transition
from games.core.message import Message, Named, Variable
from games.core.next_best import next_best
from games.core.rng import Rng
from games.core.values import Cell, Seat

Knowing = Known[State, Place | Score, View]

_LIKELY, _UNLIKELY = 0.7, 0.3
"""Chances that a feature is completed; in between it is a gamble."""
_FIT = (-0.91, 0.31, 0.71, -0.69)
"""Logistic regression of how often features were completed in games of `strong`: the base; the log
odds that the evaluation gives, which does not ask how long the game still takes; the logarithm of
the tiles left; the squares that are open."""
_MUCH = 2
"""Points that the other must gain or lose to be told."""


def reasons(known: Knowing, action: Place | Score) -> tuple[Message, ...]:
    """Name what decides. The stack matters only as a set of tiles, which everybody knows."""
    world, seat = known.sample(Rng(1)), known.seat
    done = apply(world, seat, action)
    after = settled(done.state)
    if is_over(done.state):
        return ()
    chances = odds(Counter(world.stack), composed(world.options).matches, USUAL.share)
    left = len(world.stack) / len(STACK)
    before, then = (_expected_points(state, chances, left) for state in (world, after))
    own = tuple(_own(world, done, after, seat, action, chances))
    said = (
        *(own or _expected_change(seat, before, then, 1)),
        *_besides(seat, world, after),
        *_expected_change(other(seat), before, then, _MUCH if own else 1),
        *_cost(world, after, seat),
    )
    return (*(said or (Message("castle-why-little"),)), *_beside(known, action))


def _own(
    before: State,
    done: Transition[State],
    after: State,
    seat: Seat,
    action: Place | Score,
    chances: Odds,
) -> Iterator[Message]:
    """Name the features that pay the seat at once, and that on which a follower is put; without
    points also the one that gains most.
    """
    paid = [each for each in done.events if isinstance(each, FeatureScored) and each.seat == seat]
    named: list[Feature] = []
    for each in sorted(paid, key=lambda event: -event.points):
        what = _what(each.feature, "", each.feature in named)
        yield Message("castle-why-scored", {"what": what, "points": each.points})
        named.append(each.feature)
    if isinstance(action, Place):
        grown = _growing_features(before, after, seat, action, chances)
        chosen = [region for _, region in grown if _is_put_on(region, action)]
        if not paid:
            best = (region for gain, region in grown[:1] if round(gain) > 0)
            chosen += [region for region in best if region not in chosen]
        for region in chosen:
            yield _prospects(after, region, action, chances, region.feature in named)
            named.append(region.feature)


def _growing_features(
    before: State, after: State, seat: Seat, action: Place, chances: Odds
) -> list[tuple[float, Region]]:
    """Return the seat's features that a tile makes or lets grow, that which gains most first."""
    former = tuple(_holdings(before, seat, chances))
    grown = [
        (points - sum(old for part, old in former if _is_in(part, region)), region)
        for region, points in _holdings(after, seat, chances)
        if any(spot.cell == action.cell for spot in region.spots)
    ]
    return sorted(grown, key=lambda each: -each[0])


def _is_put_on(region: Region, action: Place) -> bool:
    put = action.follower
    return put is not None and Spot(action.cell, put) in region.spots


def _holdings(state: State, seat: Seat, chances: Odds) -> Iterator[tuple[Region, float]]:
    """Yield what a seat holds, and the points that may be expected of it."""
    for region in state.castle_map.regions:
        if region.meeples and owner(region) == seat:
            yield region, outlook(state, region, chances, 1.0, USUAL).points


def _is_in(part: Region, region: Region) -> bool:
    return not set(part.spots).isdisjoint(region.spots)


def _prospects(state: State, region: Region, action: Place, chances: Odds, again: bool) -> Message:
    """Say what a feature brings and how likely that is: nothing before it is completed, but for
    courts.
    """
    where = direction({spot.cell for spot in region.spots}, SQUARES)
    said: dict[str, Variable] = {"what": _what(region.feature, where, again)}
    if region.feature is Feature.COURT:
        said |= {"now": MARKET * region.markets, "lies": int(_is_put_on(region, action))}
        return Message("castle-why-court", said)
    chance = _calibrated_chance(outlook(state, region, chances, 1.0, USUAL).done, state, region)
    word = "likely" if chance >= _LIKELY else "gamble" if chance > _UNLIKELY else "unlikely"
    rate = RATES[region.feature] * (2 if region.wells else 1)
    said |= {"done": rate * (region.tiles + len(region.open)), "odds": word}
    return Message("castle-why-standing", said)


def _calibrated_chance(done: float, state: State, region: Region) -> float:
    """Return how often such a feature was completed of which the evaluation thought so."""
    base, slope, left, squares = _FIT
    done = min(max(done, 0.001), 0.999)
    sure = base + slope * log(done / (1 - done)) + squares * len(region.open)
    return 1 / (1 + exp(-sure - left * log(len(state.stack) + 1)))


def _what(feature: Feature, where: str, again: bool = False) -> Message:
    """Name a feature; `again` where another one of its kind was named before it."""
    details = {"feature": feature.value, "where": where or "none", "again": int(again)}
    return Message("castle-why-feature", details)


def _expected_points(state: State, chances: Odds, left: float) -> Mapping[Seat, float]:
    """Return by seat the points so far, and the expected points of the features on the table."""
    points = {Seat(seat): float(each) for seat, each in enumerate(totals(state))}
    for region in state.castle_map.regions:
        seat = owner(region) if region.meeples else None
        if seat is not None:
            points[seat] += outlook(state, region, chances, left, USUAL).points
    return points


def _expected_change(
    seat: Seat, before: Mapping[Seat, float], then: Mapping[Seat, float], least: int
) -> Iterator[Message]:
    change = round(then[seat] - before[seat])
    if abs(change) >= least:
        said = f"{change:+d}".replace("-", "−")
        yield Message("castle-why-expected", {"seat": Named(seat), "change": said})


def _besides(seat: Seat, before: State, after: State) -> Iterator[Message]:
    """Name the side effects of points: a larger keep, and a marker that stops on a tower, whose
    wall tile nobody has seen yet.
    """
    keep = after.keeps[seat]
    if keep and keep != before.keeps[seat]:
        shown = replace(after, taken=before.taken)  # nobody has seen a new wall tile yet
        ahead = keep_size(shown, seat) - keep_size(shown, other(seat))
        than = "more" if ahead > 0 else "same" if not ahead else "less"
        yield Message("castle-why-keep", {"tiles": keep.tiles, "than": than})
    if len(after.taken[seat]) > len(before.taken[seat]):
        yield Message("castle-why-wall")


def _cost(before: State, after: State, seat: Seat) -> Iterator[Message]:
    """Say that nobody is left at home."""
    if before.supply[seat] and not after.supply[seat]:
        yield Message("castle-why-last")


def _beside(known: Knowing, action: Place | Score) -> Iterator[Message]:
    """Name the next best move that is about something else, and by how much it is worse."""
    judge = PLAYERS[-1].judge
    assert judge
    other = next_best(known, judge, action, lambda each: _about(each) == _about(action))
    if other and isinstance(other[0], Place) and isinstance(action, Place):
        cell, feature = _about(other[0])
        where, here = direction([cell], SQUARES) or "none", int(cell == action.cell)
        what = Message("castle-why-other", {"feature": feature, "where": where, "here": here})
        yield Message("castle-why-next", {"what": what, "less": round(other[1])})


def _about(action: Place | Score) -> tuple[Cell, str]:
    """Return the place of a move, and the feature on which a follower is put."""
    if isinstance(action, Score):
        return action.payment.spot.cell, action.payment.spot.segment.feature.value
    return action.cell, action.follower.feature.value if action.follower else "none"
