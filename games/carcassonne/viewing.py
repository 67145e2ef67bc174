"""From the whole truth to what a viewer may know, and back to a truth he could not tell apart."""

from collections import Counter

from msgspec.structs import replace

from games.carcassonne.scoring import result, totals
from games.carcassonne.state import State
from games.carcassonne.view import View
from games.core.rng import Rng
from games.core.values import Seat, Viewer


def view(state: State, viewer: Viewer) -> View:
    """Build what everybody sees: all but the order of the stack."""
    return View(
        tiles=state.land.tiles,
        meeples=tuple(m for region in state.land.regions for m in region.meeples),
        drawn=state.drawn,
        left=len(state.stack),
        turn=None if state.drawn is None else state.turn,
        last=state.last,
        scores=totals(state),
        supply=state.supply,
        farmers=state.options["farmers"],
        lines=state.lines,
        result=result(state),
    )


def resample(state: State, viewer: Viewer, rng: Rng) -> State:
    """Mix the stack again: which tiles are left can be counted, their order is unknown to all."""
    stack, _ = rng.shuffled(state.stack)
    return replace(state, stack=stack)


def asks_in_private(state: State, seat: Seat) -> bool:
    """Nothing is secret."""
    return False


def components(state: State) -> Counter[str]:
    """Count the tiles by kind and the meeples by seat, wherever they are."""
    tiles = [laid.kind for laid in state.land.tiles.values()]
    tiles += [*state.stack, *state.discarded, *([state.drawn] if state.drawn else [])]
    found = Counter(f"tile {kind}" for kind in tiles)
    found.update({f"meeple {seat}": count for seat, count in enumerate(state.supply)})
    found.update(f"meeple {m.seat}" for region in state.land.regions for m in region.meeples)
    return found
