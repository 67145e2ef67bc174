"""Why a move is good, by the terms of the evaluation: for hints.

They name the feature that decides, what it brings as it stands and once completed, and how likely
that is; who else gains or loses; what it costs; and the next best move.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from games.carcassonne.actions import Place, Post, Score
from games.carcassonne.components import Feature, Segment, Spot
from games.carcassonne.events import FeatureScored
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
from games.core.message import Message, Named, Variable
from games.core.next_best import next_best
from games.core.rng import Rng
from games.core.values import Cell, Seat

Knowing = Known[State, Place | Score, View]

_LIKELY, _UNLIKELY = 0.65, 0.2
"""Chances that a feature is completed; in between it is a gamble."""
_MUCH = 2
"""Points that others must gain or lose to be told."""


def reasons(known: Knowing, action: Place | Score) -> tuple[Message, ...]:
    """Name what decides. The unseen tiles matter only as a set, which is the same in any sampled
    world.
    """
    world, seat = known.sample(Rng(1)), known.seat
    done = apply(world, seat, action)
    if world.alone or is_over(done.state):
        return ()
    chances = _chances(world)
    changes = _changes(world, done.state, chances)
    others = {each: change for each, change in enumerate(changes) if each != seat}
    rival = max(others, key=lambda each: abs(others[each]))
    own = tuple(_own(world, done, seat, action, chances))
    said = (
        *(own or _change_reason(seat, changes[seat], 1)),
        *_change_reason(Seat(rival), others[rival], _MUCH if own else 1),
        *_cost(world, done.state, seat),
    )
    if not said:
        return (Message("carcassonne-why-little"),)
    return (*said, *_beside(known, world, action))


def _own(
    before: State, done: Transition[State], seat: Seat, action: Place | Score, chances: Odds
) -> Iterator[Message]:
    """Name the feature that pays the seat at once, else that of the tile which gains most."""
    scored = [each for each in done.events if isinstance(each, FeatureScored)]
    if paid := max((each for each in scored if seat in each.seats), key=_points, default=None):
        where = direction([paid.place], done.state.land.tiles) if paid.place else ""
        said: dict[str, Variable] = {"what": _what(paid.feature, where), "points": paid.points}
        yield Message("carcassonne-why-scored", said)
    elif isinstance(action, Place):
        former = _ahead(before, chances)
        grown = [
            _Grown(region, outlook, _parts(former, region, seat))
            for region, outlook in _ahead(done.state, chances)
            if seat in majority(region.meeples) and action.cell in covered(region)
        ]
        best = max(grown, key=lambda each: each.gain, default=None)
        if best and round(best.gain) > 0:
            yield _prospects(done.state, best, action)


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


def _points(event: FeatureScored) -> int:
    return event.points


def _parts(
    ahead: Iterable[tuple[Region, Outlook]], region: Region, seat: Seat
) -> tuple[tuple[Region, Outlook], ...]:
    spots = frozenset(region.spots)
    return tuple(
        (part, outlook)
        for part, outlook in ahead
        if seat in majority(part.meeples) and not spots.isdisjoint(part.spots)
    )


def _prospects(state: State, grown: _Grown, action: Place) -> Message:
    """Say what a feature brings as it stands and once completed, and how likely that is."""
    region, outlook, parts = grown
    where = direction({spot.cell for spot in region.spots}, state.land.tiles)
    said: dict[str, Variable] = {"what": _what(region.feature, where)}
    if region.feature is Feature.FIELD:
        put = _claim(action)
        lies = put is not None and Spot(action.cell, put) in region.spots
        said |= {"gain": round(grown.gain), "points": round(outlook.points), "lies": int(lies)}
        return Message("carcassonne-why-field", said)
    rules = composed(state.options)
    now = _as_it_stands(rules, region)
    gain = now - sum(_as_it_stands(rules, part) for part, _ in parts)
    said |= {
        "gain": f"{gain:+d}".replace("-", "−"),
        "now": now,
        "grows": int(bool(parts)),
        "done": rules.rate(region).each * (region.tiles + region.shields + len(region.open)),
        "most": int(region.feature in AROUND),
        "odds": _odds(outlook.done),
        "chance": 10 * round(10 * outlook.done),
    }
    return Message("carcassonne-why-standing", said)


def _as_it_stands(rules: Rules, region: Region) -> int:
    return rules.unfinished(region).each * (region.tiles + region.shields)


def _odds(chance: float) -> str:
    """Return the word for a chance."""
    return "likely" if chance >= _LIKELY else "gamble" if chance > _UNLIKELY else "unlikely"


def _what(feature: Feature, where: str) -> Message:
    return Message("carcassonne-why-feature", {"feature": feature.value, "where": where or "none"})


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


def _change_reason(seat: Seat, change: int, least: int) -> Iterator[Message]:
    if abs(change) >= least:
        sign = "+" if change > 0 else "−"
        said: dict[str, Variable] = {"seat": Named(seat), "change": f"{sign}{abs(change)}"}
        yield Message("carcassonne-why-expected", said)


def _cost(before: State, after: State, seat: Seat) -> Iterator[Message]:
    """Say that nobody is left at home."""
    if before.supply[seat] and not after.supply[seat]:
        yield Message("carcassonne-why-last")


def _beside(known: Knowing, world: State, action: Place | Score) -> Iterator[Message]:
    """Name the next best move that is about something else, and by how much it is worse."""
    judge = PLAYERS[-1].judge
    assert judge
    other = next_best(known, judge, action, lambda each: _about(each) == _about(action))
    if other and isinstance(other[0], Place) and isinstance(action, Place):
        (next_cell, feature), less = _about(other[0]), other[1]
        where = direction([next_cell], [*world.land.tiles, next_cell]) or "none"
        said = {"feature": feature, "where": where}
        what = Message("carcassonne-why-other", {**said, "here": int(next_cell == action.cell)})
        yield Message("carcassonne-why-next", {"what": what, "less": round(less)})


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
    return next((outlook.done for region, outlook in ahead if spot in region.spots), None)
