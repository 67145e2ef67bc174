"""Why a move is good, by the terms of the evaluation: for hints.

They name the feature that decides, what it brings as it stands and once completed, and how likely
that is; who else gains or loses; what it costs; and the next best move.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from math import exp, log
from typing import NamedTuple

from msgspec.structs import replace

from games.carcassonne.actions import Place, Post, Score
from games.carcassonne.components import Feature, Figure, Segment, Spot
from games.carcassonne.events import FeatureScored, GoodsTaken, TurnAgain
from games.carcassonne.expansions import composed
from games.carcassonne.features import AROUND, Region, covered
from games.carcassonne.players import PLAYERS
from games.carcassonne.players.mining import is_found, mining
from games.carcassonne.players.odds import Odds, odds
from games.carcassonne.players.weights import USUAL
from games.carcassonne.players.worth import Outlook, outlooks
from games.carcassonne.rules import apply
from games.carcassonne.ruleset import Rules
from games.carcassonne.scoring import majority, totals
from games.carcassonne.state import State, is_over
from games.carcassonne.view import View
from games.core.compass import direction
from games.core.contract import Known, Transition
from games.core.little import little
from games.core.message import Message, Named, Variable
from games.core.next_best import is_told, next_best
from games.core.rng import Rng
from games.core.values import Cell, Seat

Knowing = Known[State, Place | Score, View]

_LIKELY, _UNLIKELY = 70, 20
"""Percent that a feature is completed; in between it is a gamble."""
_MORE = {
    Feature.CITY: (0.69, 1.07),
    Feature.ROAD: (0.65, 1.29),
    Feature.MONASTERY: (0.34, 0.67),
}
"""What the evaluation thinks too cautiously, as the base and the slope of its log odds: it plays
better so, but hints tell what was seen in games of `strong` (docs/computer-players.md)."""
_MUCH = 2
"""Points that others must gain or lose, or that a feature must gain besides, to be told."""


def reasons(known: Knowing, action: Place | Score) -> tuple[Message, ...]:
    """Name what decides. The unseen tiles matter only as a set, which is the same in any sampled
    world.
    """
    world, seat = known.sample(Rng(1)), known.seat
    done = apply(world, seat, action)
    if world.alone:
        return ()
    if is_over(done.state):
        return (_end(seat, done.state), *_beside(known, world, action, ()))
    chances = _chances(world)
    own = tuple(_own(world, done, seat, action, chances))
    reasons = (
        *own,
        *_goods(done, seat),
        *_second_turn(done, action),
        *_hopes(world, done, seat, chances, has_own=bool(own)),
    )
    costs = _cost(world, done.state, seat)
    return (*little(reasons, "carcassonne"), *reasons, *costs, *_beside(known, world, action, own))


def _end(seat: Seat, after: State) -> Message:
    """Say how the game ends."""
    points = totals(after)
    best = max(each for at, each in enumerate(points) if at != seat)
    won = 2 if points[seat] > best else int(points[seat] == best)
    return Message("carcassonne-why-ends", {"won": won, "own": points[seat], "best": best})


class _Grown(NamedTuple):
    """A feature of a seat that has grown by a move."""

    region: Region
    outlook: Outlook
    parts: tuple[tuple[Region, Outlook], ...]
    """Of which it has grown together, as far as they were the seat's."""

    @property
    def gain(self) -> float:
        """The points that may be expected of it, less those of the parts."""
        return self.outlook.points - sum(outlook.points for _, outlook in self.parts)


def _own(
    before: State, done: Transition[State], seat: Seat, action: Place | Score, chances: Odds
) -> Iterator[Message]:
    """Name the features that pay the seat at once, that on which a figure is put, and another one
    that gains: besides others only if it gains much.
    """
    paid = [each for each in done.events if isinstance(each, FeatureScored) and seat in each.seats]
    named: list[Feature] = []
    for each in sorted(paid, key=lambda event: -event.points):
        where = direction([each.place], done.state.land.tiles) if each.place else ""
        what = _what(each.feature, where, each.feature in named)
        yield Message("carcassonne-why-scored", {"what": what, "points": each.points})
        named.append(each.feature)
    if isinstance(action, Place):
        grown = _growing_features(before, done.state, seat, action, chances)
        chosen = [part for part in grown if _is_put_on(part.region, action)]
        others = [part for part in grown if part not in chosen]
        least = _MUCH if paid or chosen else 1
        chosen += [part for part in others[:1] if round(part.gain) >= least]
        for part in chosen:
            yield _prospects(done.state, part, action, part.region.feature in named)
            named.append(part.region.feature)


def _growing_features(
    before: State, after: State, seat: Seat, action: Place, chances: Odds
) -> list[_Grown]:
    """Return the seat's features that a tile makes or lets grow, that which gains most first."""
    former = _ahead(before, chances)
    grown = [
        _Grown(region, outlook, _parts(former, region, seat))
        for region, outlook in _ahead(after, chances)
        if seat in majority(region.meeples) and action.cell in covered(region)
    ]
    return sorted(grown, key=lambda feature: -feature.gain)


def _is_put_on(region: Region, action: Place) -> bool:
    put = _claim(action)
    return put is not None and Spot(action.cell, put) in region.spots


def _parts(
    ahead: Iterable[tuple[Region, Outlook]], region: Region, seat: Seat
) -> tuple[tuple[Region, Outlook], ...]:
    spots = frozenset(region.spots)
    return tuple(
        (part, outlook)
        for part, outlook in ahead
        if seat in majority(part.meeples) and not spots.isdisjoint(part.spots)
    )


def _prospects(state: State, grown: _Grown, action: Place, again: bool) -> Message:
    """Say what a feature brings as it stands and once completed, and how likely that is."""
    region, outlook, parts = grown
    where = direction({spot.cell for spot in region.spots}, state.land.tiles)
    variables: dict[str, Variable] = {"what": _what(region.feature, where, again)}
    if region.feature is Feature.FIELD:
        more = round(grown.gain) if parts else 0
        lies = int(_is_put_on(region, action) and not _is_post(action, Figure.PIG))
        variables |= {"more": more, "points": round(outlook.points), "lies": lies}
        return Message("carcassonne-why-field", variables)
    rules, chance = composed(state.options), _tens(_calibrated_chance(region.feature, outlook.done))
    now = _as_it_stands(rules, region)
    gain = now - sum(_as_it_stands(rules, part) for part, _ in parts)
    variables |= {
        "gain": f"{gain:+d}".replace("-", "−"),
        "now": now,
        "grows": int(bool(parts)),
        "done": _least(rules, region),
        "most": int(region.feature in AROUND),
        "odds": _odds(chance),
        "chance": chance,
    }
    return Message("carcassonne-why-standing", variables)


def _least(rules: Rules, region: Region) -> int:
    """Return the points of a feature that is completed with as few tiles as can be: a small city
    may be paid otherwise.
    """
    spots = (Spot(cell, region.spots[0].segment) for cell in region.open)
    done = replace(region, spots=(*region.spots, *spots), open={})
    return rules.rate(done).each * (done.tiles + done.shields)


def _as_it_stands(rules: Rules, region: Region) -> int:
    return rules.unfinished(region).each * (region.tiles + region.shields)


def _calibrated_chance(feature: Feature, chance: float) -> float:
    """Return how often such a feature was completed of which the evaluation thought so."""
    base, slope = _MORE.get(feature, _MORE[Feature.MONASTERY])
    if not 0 < chance < 1:
        return chance
    return 1 / (1 + exp(-base - slope * log(chance / (1 - chance))))


def _tens(chance: float) -> int:
    """Return a chance in percent, as far as anybody knows it: never 100."""
    return min(90, 10 * round(10 * chance))


def _odds(chance: int) -> str:
    """Return the word for a chance."""
    return "likely" if chance >= _LIKELY else "gamble" if chance > _UNLIKELY else "unlikely"


def _what(feature: Feature, where: str, again: bool = False) -> Message:
    """Name a feature; `again` where another one of its kind was named before it."""
    details = {"feature": feature.value, "where": where or "none", "again": int(again)}
    return Message("carcassonne-why-feature", details)


def _ahead(state: State, chances: Odds) -> tuple[tuple[Region, Outlook], ...]:
    return tuple(outlooks(state.land, composed(state.options), chances, USUAL))


def _changes(before: State, after: State, chances: Odds) -> list[int]:
    """Return by seat how the points change that it may expect."""
    pairs = zip(_expected_points(before, chances), _expected_points(after, chances), strict=True)
    return [round(new - old) for old, new in pairs]


def _expected_points(state: State, chances: Odds) -> list[float]:
    """Return by seat the points so far, and the expected points of features and gold."""
    points: list[float] = list(totals(state))
    ahead = _ahead(state, chances)
    for region, outlook in ahead:
        for owner in majority(region.meeples):
            points[owner] += outlook.points
    if is_found(state):
        heaps = composed(state.options).heaps
        left = len((*state.stack, *state.aside, *_in_hands(state))) / sum(map(len, heaps))
        gold = mining(state, ((region, outlook.done) for region, outlook in ahead), left)
        points = [p + more for p, more in zip(points, gold, strict=True)]
    return points


def _goods(done: Transition[State], seat: Seat) -> Iterator[Message]:
    """Name the goods that are taken: they are worth points only at the end."""
    for taken in done.events:
        if isinstance(taken, GoodsTaken) and taken.seat == seat:
            counts = {"wine": taken.wine, "wheat": taken.wheat, "cloth": taken.cloth}
            yield Message("carcassonne-why-goods", counts)


def _second_turn(done: Transition[State], action: Place | Score) -> Iterator[Message]:
    """Say that a builder gives a second turn: now, or as often as its feature grows. A hole that is
    filled can give one, too, and is no builder's.
    """
    is_put = _is_post(action, Figure.BUILDER)
    again = [each.why for each in done.events if isinstance(each, TurnAgain)]
    if is_put or "builder" in again:
        yield Message("carcassonne-why-builder", {"put": int(is_put)})


def _is_post(action: Place | Score, figure: Figure) -> bool:
    put = action.meeple if isinstance(action, Place) else None
    return isinstance(put, Post) and put.figure is figure


def _hopes(
    before: State, done: Transition[State], seat: Seat, chances: Odds, *, has_own: bool
) -> Iterator[Message]:
    """Say how the points change that a seat may expect, unless its features are named; and those
    of the rival to whom it makes the most difference. A loss of one's own is told as a cost.
    """
    changes = _changes(before, done.state, chances)
    rivals = (Seat(each) for each in range(len(changes)) if each != seat)
    rival = max(rivals, key=lambda each: abs(changes[each]))
    others, own = changes[rival], changes[seat]
    is_told = others >= _MUCH or others <= (-_MUCH if has_own else -1)
    if own > 0 and not has_own:
        yield _change(before, done, seat, own, chances)
    if is_told:
        yield _change(before, done, rival, others, chances, of=seat)
    if not has_own and own <= (-1 if is_told else -_MUCH):
        yield _change(before, done, seat, own, chances)


def _change(
    before: State,
    done: Transition[State],
    seat: Seat,
    change: int,
    chances: Odds,
    of: Seat | None = None,
) -> Message:
    """Say by how much the points of a seat change that it may expect, and by which feature.

    :param of: who is told, where that is another seat.
    """
    paid = [each for each in done.events if isinstance(each, FeatureScored) and seat in each.seats]
    but, is_other = int(change > 0), of is not None
    if is_other and but and paid:
        points = sum(each.points for each in paid)
        return Message("carcassonne-why-paid", {"seat": Named(seat), "points": points})
    region = _changed_most(before, done.state, seat, change, chances)
    where = direction({spot.cell for spot in region.spots}, done.state.land.tiles) if region else ""
    variables: dict[str, Variable] = {"seat": Named(seat), "own": int(not is_other)}
    variables |= {"but": int(is_other and but), "change": f"{change:+d}".replace("-", "−")}
    variables |= {
        "what": _what(region.feature, where) if region else "",
        "named": int(bool(region)),
    }
    return Message("carcassonne-why-expected", variables)


def _changed_most(
    before: State, after: State, seat: Seat, change: int, chances: Odds
) -> Region | None:
    """Return the feature that makes most of a change; None where none makes half of it."""
    former = _ahead(before, chances)
    changes = [
        ((outlook.points if seat in majority(region.meeples) else 0.0) - sum(parts), region)
        for region, outlook in _ahead(after, chances)
        if (parts := [old.points for _, old in _parts(former, region, seat)])
    ]
    sign = 1 if change > 0 else -1
    most, region = max(changes, key=lambda each: sign * each[0], default=(0.0, None))
    return region if 2 * sign * most >= abs(change) else None


def _cost(before: State, after: State, seat: Seat) -> Iterator[Message]:
    """Say that nobody is left at home."""
    if before.supply[seat] and not after.supply[seat]:
        yield Message("carcassonne-why-last")


def _beside(
    known: Knowing, world: State, action: Place | Score, own: Iterable[Message]
) -> Iterator[Message]:
    """Name the next best move that is about something else, and by how much it is worse.

    :param own: what is said of the seat's features.
    """
    judge = PLAYERS[-1].judge
    assert judge
    other = next_best(known, judge, action, lambda each: _about(each) == _about(action))
    if other and isinstance(other[0], Place) and isinstance(action, Place):
        names = [
            {"feature": feature, "where": direction([cell], [*world.land.tiles, cell]) or "none"}
            for cell, feature in (_about(action), _about(other[0]))
        ]
        is_here = other[0].cell == action.cell
        is_alike = names[0] == names[1] or is_told(names[1], own)
        here = "here" if is_here else "elsewhere" if is_alike else "there"
        what = Message("carcassonne-why-other", {**names[1], "here": here})
        yield Message("carcassonne-why-next", {"what": what, "less": round(other[1])})


def _about(action: Place | Score) -> tuple[Cell, str]:
    """Return the place of a move, and the feature on which a figure is put."""
    if isinstance(action, Score):
        return action.spot.cell, action.spot.segment.feature.value
    segment = _claim(action)
    return action.cell, segment.feature.value if segment else "none"


def _claim(action: Place) -> Segment | None:
    if isinstance(action.meeple, Post):
        return action.meeple.segment
    return action.meeple if isinstance(action.meeple, Segment) else None


def _in_hands(world: State) -> Iterable[str]:
    return (kind for hand in world.hands for kind in hand)


def _chances(world: State) -> Odds:
    return odds(Counter((*world.stack, *world.aside, *_in_hands(world))), len(world.supply), USUAL)


def prospect(known: Knowing, action: Place | Score) -> float | None:
    """Return the chance that the follower that is put comes home; None where nobody waits there."""
    world = known.sample(Rng(1))
    after = apply(world, known.seat, action).state
    if world.alone or not isinstance(action, Place) or not isinstance(action.meeple, Segment):
        return None
    spot, ahead = Spot(action.cell, action.meeple), _ahead(after, _chances(world))
    found = (each for each in ahead if spot in each[0].spots)
    return next((_calibrated_chance(region.feature, seen.done) for region, seen in found), None)
