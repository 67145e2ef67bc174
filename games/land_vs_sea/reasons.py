"""Why a move is good, by the terms of the evaluation: for hints."""

from collections.abc import Iterator, Mapping

from games.core.contract import Known
from games.core.message import Message, Named
from games.core.rng import Rng
from games.land_vs_sea.actions import Decision, Draw, Lay
from games.land_vs_sea.expansions import composed
from games.land_vs_sea.player import expected
from games.land_vs_sea.rules import apply
from games.land_vs_sea.scoring import totals
from games.land_vs_sea.state import State
from games.land_vs_sea.view import Phase, Side, View


def reasons(known: Known[State, Decision, View], action: Decision) -> tuple[Message, ...]:
    """Name the points that a move brings its own side, those that it takes from another, and the
    other effects of the tile, without regard to hidden sides.
    """
    if isinstance(action, Draw):
        return ()
    world = known.sample(Rng(1))
    after = apply(world, known.seat, action).state
    if after.phase is Phase.OVER:
        return ()
    own = known.view.sides[known.seat]
    said = (
        *_gain(own, world, after),
        *_changes(own, world, after),
        *_besides(known, action, after),
    )
    return said or (Message("land-vs-sea-why-little"),)


def _gain(own: Side, before: State, after: State) -> Iterator[Message]:
    """Name the points that one's own side gets at once, which nobody takes from it."""
    sides = composed(before.options, len(before.hands)).sides
    place = list(dict.fromkeys(sides)).index(own)
    if points := totals(after)[place] - totals(before)[place]:
        yield Message("land-vs-sea-why-scored", {"points": points})


def _changes(own: Side, before: State, after: State) -> Iterator[Message]:
    """One's own side first. A gain of others is no reason for a move: if nothing else changes, the
    reason is that any other move would be worse.
    """
    old, new = _by_side(before), _by_side(after)
    changes = {side: round(new[side] - old[side]) for side in old}
    told = [side for side in changes if changes[side] * (1 if side is own else -1) > 0]
    for side in sorted(told, key=lambda each: each is not own):
        said = f"{changes[side]:+d}".replace("-", "−")
        yield Message("land-vs-sea-why-expected", {"side": side.value, "change": said})
    if any(changes.values()) and not told:
        yield Message("land-vs-sea-why-worse")


def _by_side(state: State) -> Mapping[Side, float]:
    return expected(composed(state.options, len(state.hands)), state)


def _besides(
    known: Known[State, Decision, View], action: Decision, after: State
) -> Iterator[Message]:
    if isinstance(action, Lay) and action.theft:
        yield Message("land-vs-sea-why-stolen", {"seat": Named(action.theft.seat)})
    if after.again and not known.view.again:
        yield Message("land-vs-sea-why-again")
