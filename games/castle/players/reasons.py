"""Why a move is good, by the terms of the evaluation: for hints.

They name the feature that decides, what it brings and how likely that is; the keep and the wall;
what the other loses or gains; what it costs; and the next best move.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import exp, log
from typing import Any

from msgspec.structs import replace

from games.castle.actions import Place, Score
from games.castle.board import SQUARES
from games.castle.castle_map import Region
from games.castle.components import STACK, Feature, Spot
from games.castle.ending import keep_size
from games.castle.events import BonusTaken, FeatureScored
from games.castle.options import composed
from games.castle.players import PLAYERS
from games.castle.players.odds import Odds, odds
from games.castle.players.worth import USUAL, outlook
from games.castle.prices import MARKET, RATES, owner
from games.castle.rules import apply
from games.castle.settling import settle
from games.castle.state import State, is_over, other, totals
from games.castle.view import View
from games.core.compass import direction
from games.core.contract import Event, Known, Transition
from games.core.little import little
from games.core.message import Message, Named, Variable
from games.core.next_best import is_told, next_best
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
"""Points that the other must gain or lose, or that a feature must gain besides, to be told."""


def reasons(known: Knowing, action: Place | Score) -> tuple[Message, ...]:
    """Name what decides. The stack matters only as a set of tiles, which everybody knows."""
    world, seat = known.sample(Rng(1)), known.seat
    done = apply(world, seat, action)
    if is_over(done.state):
        return (_end(seat, done.state), *_beside(known, action, ()))
    plain = _settled_move(done, doubled=False)
    chances = odds(Counter(world.stack), composed(world.options).matches, USUAL.share)
    own = tuple(_own(world, done, plain, seat, action, chances))
    reasons = (
        *own,
        *_again(action),
        *_besides(seat, world, done),
        *_hopes(seat, world, plain, chances, has_own=bool(own)),
    )
    costs = _cost(world, plain.state, seat)
    return (*little(reasons, "castle"), *reasons, *costs, *_beside(known, action, own))


def _end(seat: Seat, after: State) -> Message:
    """Say how the game ends."""
    points = totals(after)
    own, best = points[seat], points[other(seat)]
    return Message(
        "castle-why-ends", {"won": 1 + (own > best) - (own < best), "own": own, "best": best}
    )


def _settled_move(done: Transition[State], *, doubled: bool) -> Transition[State]:
    """Score what is complete where its order is still to be chosen: it scores the same in any.

    :param doubled: whether wall tiles double it where they can.
    """
    state, events = done.state, done.events
    while state.pending:
        same = [each for each in state.pending if each.spot == state.pending[0].spot]
        state, more = settle(state, max(same, key=lambda each: each.doubled is doubled))
        events += more
    return Transition(state, events)


def _ways(done: Transition[State]) -> Iterator[Transition[State]]:
    """Yield all that can come of the order in which things are scored, and of doubling."""
    if not done.state.pending:
        yield done
    for payment in done.state.pending:
        state, events = settle(done.state, payment)
        yield from _ways(Transition(state, (*done.events, *events)))


def _own(
    before: State,
    done: Transition[State],
    plain: Transition[State],
    seat: Seat,
    action: Place | Score,
    chances: Odds,
) -> Iterator[Message]:
    """Name the features that pay the seat at once, that on which a follower is put, and another one
    that gains: besides others only if it gains much.
    """
    after, named = plain.state, list[Feature]()
    doubled = _settled_move(done, doubled=True)
    scored = zip(_scored_features(plain, seat), _scored_features(doubled, seat), strict=True)
    for each, at_most in sorted(scored, key=lambda pair: -pair[0].points):
        what = _what(each.feature, "", each.feature in named)
        most = at_most.points if at_most.points > each.points else 0
        yield Message("castle-why-scored", {"what": what, "points": each.points, "most": most})
        named.append(each.feature)
    if isinstance(action, Place):
        grown = _growing_features(before, after, seat, action, chances)
        chosen = [region for _, region in grown if _is_put_on(region, action)]
        others = [(gain, region) for gain, region in grown if region not in chosen]
        least = _MUCH if named or chosen else 1
        chosen += [region for gain, region in others[:1] if round(gain) >= least]
        for region in chosen:
            yield _prospects(before, after, region, action, chances, region.feature in named)
            named.append(region.feature)


def _scored_features(done: Transition[State], seat: Seat) -> list[FeatureScored]:
    return [each for each in done.events if isinstance(each, FeatureScored) and each.seat == seat]


def _again(action: Place | Score) -> Iterator[Message]:
    """Say that another turn follows, and what it costs."""
    if isinstance(action, Place) and action.extra:
        yield Message("castle-why-again")


def _growing_features(
    before: State, after: State, seat: Seat, action: Place, chances: Odds
) -> list[tuple[float, Region]]:
    """Return the seat's features that a tile makes or lets grow, that which gains most first."""
    former = tuple(_holdings(before, seat, chances))
    grown = [
        (
            max(
                points - sum(old for part, old in former if _is_in(part, region)),
                _gain_of_court(before, region),
            ),
            region,
        )
        for region, points in _holdings(after, seat, chances)
        if any(spot.cell == action.cell for spot in region.spots)
    ]
    return sorted(grown, key=lambda each: -each[0])


def _gain_of_court(before: State, region: Region) -> int:
    """Return by how much a court counts more as it stands that its owner held before, too."""
    parts = [part for part in before.castle_map.regions if part.meeples and _is_in(part, region)]
    held = [part.markets for part in parts if owner(part) == owner(region)]
    grows = region.feature is Feature.COURT and held
    return MARKET * (region.markets - sum(held)) if grows else 0


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


def _prospects(
    before: State, state: State, region: Region, action: Place, chances: Odds, again: bool
) -> Message:
    """Say what a feature brings and how likely that is: nothing before it is completed, but for
    courts.
    """
    where = direction({spot.cell for spot in region.spots}, SQUARES)
    variables: dict[str, Variable] = {"what": _what(region.feature, where, again)}
    if region.feature is Feature.COURT:
        gain = _gain_of_court(before, region)
        variables |= {"now": MARKET * region.markets, "gain": gain}
        variables["lies"] = int(_is_put_on(region, action))
        return Message("castle-why-court", variables)
    chance = _calibrated_chance(outlook(state, region, chances, 1.0, USUAL).done, state, region)
    word = "likely" if chance >= _LIKELY else "gamble" if chance > _UNLIKELY else "unlikely"
    rate = RATES[region.feature] * (2 if region.wells else 1)
    variables |= {"done": rate * _least_tiles(state, region), "odds": word}
    return Message("castle-why-standing", variables)


def _least_tiles(state: State, region: Region) -> int:
    """Return the fewest tiles that a feature can be completed with.

    A house or a tower can be closed by what is unlike it, unless the edges must be alike.
    """
    is_closed_by_others = composed(state.options).matches("H", "C")
    grows = region.feature is Feature.PATH or not is_closed_by_others
    return region.tiles + (len(region.open) if grows else 0)


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


def _hopes(
    seat: Seat, before: State, done: Transition[State], chances: Odds, *, has_own: bool
) -> Iterator[Message]:
    """Say how the points change that a seat may expect, unless its features are named; and those
    of the other.
    """
    left = len(before.stack) / len(STACK)
    old, new = (_expected_points(state, chances, left) for state in (before, done.state))
    changes = {each: round(new[each] - old[each]) for each in old}
    own, others = changes[seat], changes[other(seat)]
    is_told = others >= _MUCH or others <= (-_MUCH if has_own else -1)
    if own > 0 and not has_own:
        yield _change(before, done, seat, own, chances)
    if is_told:
        yield _change(before, done, other(seat), others, chances, is_other=True)
    if not has_own and own <= (-1 if is_told else -_MUCH):
        yield _change(before, done, seat, own, chances)


def _change(
    before: State,
    done: Transition[State],
    seat: Seat,
    change: int,
    chances: Odds,
    *,
    is_other: bool = False,
) -> Message:
    """Say by how much the points of a seat change that it may expect, and by which feature."""
    paid, but = _scored_features(done, seat), int(is_other and change > 0)
    if but and paid:
        points = sum(each.points for each in paid)
        return Message("castle-why-paid", {"seat": Named(seat), "points": points})
    region = _changed_most(before, done.state, seat, change, chances)
    where = direction({spot.cell for spot in region.spots}, SQUARES) if region else ""
    variables: dict[str, Variable] = {"seat": Named(seat), "own": int(not is_other), "but": but}
    variables |= {"change": f"{change:+d}".replace("-", "−"), "named": int(bool(region))}
    return Message(
        "castle-why-expected", variables | {"what": _what(region.feature, where) if region else ""}
    )


def _changed_most(
    before: State, after: State, seat: Seat, change: int, chances: Odds
) -> Region | None:
    """Return the feature that makes most of a change; None where none makes half of it."""
    former, new = (dict(_by_spot(state, seat, chances)) for state in (before, after))
    changes = [
        (new.get(region.spots[0], 0.0) - sum(parts), region)
        for region in after.castle_map.regions
        if region.meeples and (parts := [former[spot] for spot in region.spots if spot in former])
    ]
    sign = 1 if change > 0 else -1
    most, region = max(changes, key=lambda each: sign * each[0], default=(0.0, None))
    return region if 2 * sign * most >= abs(change) else None


def _by_spot(state: State, seat: Seat, chances: Odds) -> Iterator[tuple[Spot, float]]:
    """Yield the points that may be expected of what a seat holds, by its first spot."""
    for region, points in _holdings(state, seat, chances):
        yield region.spots[0], points


def _besides(seat: Seat, before: State, done: Transition[State]) -> Iterator[Message]:
    """Name the side effects of points: a larger keep, and a marker that stops on a tower, whose
    wall tile nobody has seen yet; also where that takes the right order.
    """
    ways = list(_ways(done))
    keep = ways[0].state.keeps[seat]
    if keep and keep != before.keeps[seat]:
        shown = replace(ways[0].state, taken=before.taken)  # nobody has seen a new wall tile yet
        ahead = keep_size(shown, seat) - keep_size(shown, other(seat))
        than = "more" if ahead > 0 else "same" if not ahead else "less"
        yield Message("castle-why-keep", {"tiles": keep.tiles, "than": than})
    stops = [any(_is_taken_by(seat, each) for each in way.events) for way in ways]
    if any(stops):
        yield Message("castle-why-wall", {"sure": int(all(stops))})


def _is_taken_by(seat: Seat, event: Event) -> bool:
    return isinstance(event, BonusTaken) and event.seat == seat


def _cost(before: State, after: State, seat: Seat) -> Iterator[Message]:
    """Say that nobody is left at home."""
    if before.supply[seat] and not after.supply[seat]:
        yield Message("castle-why-last")


def _beside(known: Knowing, action: Place | Score, own: Iterable[Message]) -> Iterator[Message]:
    """Name the next best move that is about something else, and by how much it is worse.

    :param own: what is said of the seat's features.
    """
    judge = PLAYERS[-1].judge
    assert judge
    other = next_best(known, judge, action, lambda each: _about(each) == _about(action))
    if other:
        what = _name_of(other[0], action, own)
        yield Message("castle-why-next", {"what": what, "less": round(other[1])})


def _name_of(move: Place | Score, action: Place | Score, own: Iterable[Message]) -> Message:
    """Name a move in a few words, beside another of the same decision."""
    if isinstance(move, Score) or isinstance(action, Score):
        return _name_of_score(move, action)
    names = [
        {"feature": feature, "where": direction([cell], SQUARES) or "none"}
        for cell, feature, _ in (_about(action), _about(move))
    ]
    is_here = move.cell == action.cell
    is_alike = names[0] == names[1] or is_told(names[1], own)
    here = "here" if is_here else "elsewhere" if is_alike else "there"
    return Message("castle-why-other", {**names[1], "here": here})


def _name_of_score(move: Any, action: Any) -> Message:
    payment = move.payment
    is_first = payment.spot != action.payment.spot
    details = {"first": int(is_first), "doubled": int(payment.doubled)}
    return Message("castle-why-order", {"what": _what(payment.spot.segment.feature, ""), **details})


def _about(action: Place | Score) -> tuple[Cell, str, bool]:
    """Return the place of a move, the feature on which a follower is put, and whether a wall tile
    doubles it.
    """
    if isinstance(action, Score):
        spot, doubled = action.payment
        return spot.cell, spot.segment.feature.value, doubled
    return action.cell, action.follower.feature.value if action.follower else "none", False
