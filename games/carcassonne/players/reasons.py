"""Why a move is good, by the terms of the evaluation: for hints."""

from collections import Counter
from collections.abc import Iterator

from games.carcassonne.actions import Place, Score
from games.carcassonne.components import Feature, Segment, Spot
from games.carcassonne.expansions import composed
from games.carcassonne.players.mining import is_found, mining
from games.carcassonne.players.odds import Odds, odds
from games.carcassonne.players.weights import USUAL
from games.carcassonne.players.worth import outlooks
from games.carcassonne.rules import apply
from games.carcassonne.scoring import majority, totals
from games.carcassonne.state import State, is_over
from games.carcassonne.view import View
from games.core.contract import Known
from games.core.message import Message, Named, Variable
from games.core.rng import Rng
from games.core.values import Seat

_LIKELY, _UNLIKELY = 0.65, 0.2
"""Chances that a follower comes home; in between it is a gamble."""


def reasons(known: Known[State, Place | Score, View], action: Place | Score) -> tuple[Message, ...]:
    """Name the seats whose expected points a move changes, and the prospects of the follower. The
    unseen tiles matter only as a set, which is the same in any sampled world.
    """
    world, seat = known.sample(Rng(1)), known.seat
    after = apply(world, seat, action).state
    if world.alone or is_over(after):
        return ()
    seats = len(world.supply)
    chances = _chances(world)
    before, then = _expected(world, chances), _expected(after, chances)
    changes = [round(new - old) for old, new in zip(before, then, strict=True)]
    order = sorted(range(seats), key=lambda each: each != seat)
    said = [_changed(Seat(each), changes[each]) for each in order if changes[each]]
    return (*said, *_follower(after, seat, action, chances)) or (Message("carcassonne-why-little"),)


def _held(world: State) -> tuple[str, ...]:
    return tuple(kind for hand in world.hands for kind in hand)


def _expected(state: State, chances: Odds) -> list[float]:
    """Return by seat the points so far, and the expected points of features and gold."""
    points: list[float] = list(totals(state))
    rules = composed(state.options)
    ahead = tuple(outlooks(state.land, rules, chances, USUAL))
    for region, outlook in ahead:
        for owner in majority(region.meeples):
            points[owner] += outlook.points
    if is_found(state):
        left = len((*state.stack, *state.aside, *_held(state))) / sum(map(len, rules.heaps))
        gold = mining(state, ((region, outlook.done) for region, outlook in ahead), left)
        points = [p + more for p, more in zip(points, gold, strict=True)]
    return points


def _changed(seat: Seat, change: int) -> Message:
    sign = "+" if change > 0 else "−"
    said: dict[str, Variable] = {"seat": Named(seat), "change": f"{sign}{abs(change)}"}
    return Message("carcassonne-why-expected", said)


def prospect(known: Known[State, Place | Score, View], action: Place | Score) -> float | None:
    """Return the chance that the follower that is put comes home; None where nobody waits there."""
    world = known.sample(Rng(1))
    after = apply(world, known.seat, action).state
    return None if world.alone else _done(after, action, _chances(world))


def _chances(world: State) -> Odds:
    return odds(Counter((*world.stack, *world.aside, *_held(world))), len(world.supply), USUAL)


def _done(state: State, action: Place | Score, chances: Odds) -> float | None:
    if not isinstance(action, Place) or not isinstance(action.meeple, Segment):
        return None
    spot = Spot(action.cell, action.meeple)
    ahead = outlooks(state.land, composed(state.options), chances, USUAL)
    return next((outlook.done for region, outlook in ahead if spot in region.spots), None)


def _lies(action: Place | Score) -> bool:
    """Tell whether a figure is put on a field, where it stays to the end by the rules."""
    where = action.meeple if isinstance(action, Place) else None
    return isinstance(where, Segment) and where.feature is Feature.FIELD


def _follower(state: State, seat: Seat, action: Place | Score, chances: Odds) -> Iterator[Message]:
    """Say how likely the follower that is put comes home, and what it costs; nothing where nobody
    knows, as of one who is home again at once.
    """
    done = _done(state, action, chances)
    if done is None:
        return
    if _lies(action):
        yield Message("carcassonne-why-lies")
    elif done > _UNLIKELY:
        said = "carcassonne-why-back" if done >= _LIKELY else "carcassonne-why-gamble"
        yield Message(said, {"chance": 10 * round(10 * done)})
    else:
        yield Message("carcassonne-why-stays")
    if not state.supply[seat]:
        yield Message("carcassonne-why-last")
