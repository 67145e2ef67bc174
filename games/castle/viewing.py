"""Hides what a viewer may not know: builds the view from the state, and resamples the hidden parts
(`resample`): the stack and hidden wall tiles.

No player has a secret: hidden is only what nobody knows.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from games.castle.castle_map import barred
from games.castle.components import KINDS
from games.castle.ending import keep_size, result
from games.castle.options import agreed, composed
from games.castle.state import SEATS, State, is_over, totals
from games.castle.view import Stronghold, View
from games.core.rng import Rng
from games.core.values import Cell, Seat, Viewer


def view(state: State, viewer: Viewer) -> View:
    """Build the view, which is the same for all viewers."""
    hidden = composed(state.options).hides_wall
    return View(
        options=agreed(state.options),
        castle_map=state.castle_map,
        drawn=state.drawn,
        held=state.held,
        left=len(state.stack),
        turn=None if is_over(state) else state.turn,
        last=state.last,
        scores=totals(state),
        supply=state.supply,
        wall={tower: None if hidden else bonus for tower, bonus in state.wall.items()},
        taken=state.taken,
        used=state.used,
        keeps=tuple(_stronghold(state, Seat(seat)) for seat in range(SEATS)),
        pending=state.pending,
        extra=state.extra,
        lines=state.lines,
        remaining=_remaining_counts(state),
        barred=_barred_cells(state),
        result=result(state),
    )


def resample(state: State, viewer: Viewer, rng: Rng) -> State:
    """Mix the stack again, and the wall tiles that nobody has seen."""
    stack, rng = rng.shuffled(sorted(state.stack))
    if not composed(state.options).hides_wall:
        return replace(state, stack=stack, rng=rng)
    unseen, rng = rng.shuffled(sorted((*state.wall.values(), *state.out), key=str))
    wall = dict(zip(state.wall, unseen, strict=False))
    return replace(state, stack=stack, rng=rng, wall=wall, out=unseen[len(wall) :])


def turns_over(before: State, after: State) -> bool:
    """Tell whether a move has shown a tile of the stack, or a wall tile that lay face down."""
    if before.stack != after.stack:
        return True
    return composed(before.options).hides_wall and before.wall != after.wall


def asks_in_private(state: State, seat: Seat) -> bool:
    """Tell whether a choice is asked in private: never, because nobody has a secret on which a
    choice could depend.
    """
    return False


def components(state: State) -> Counter[str]:
    """Count tiles, wall tiles and followers, wherever they are."""
    laid = (each.kind for each in state.castle_map.tiles.values())
    found = Counter(f"tile {kind}" for kind in (*laid, *state.discarded, *_to_come(state)))
    bonuses = (*state.wall.values(), *state.out, *state.used, *(b for t in state.taken for b in t))
    found.update(f"wall tile {bonus}" for bonus in bonuses)
    found.update({f"follower {seat}": count for seat, count in enumerate(state.supply)})
    standing = (figure for region in state.castle_map.regions for figure in region.meeples)
    found.update(f"follower {figure.seat}" for figure in standing)
    return found


def _stronghold(state: State, seat: Seat) -> Stronghold | None:
    keep = state.keeps[seat]
    return Stronghold(keep.spot, keep.tiles, keep_size(state, seat)) if keep else None


def _to_come(state: State) -> Iterator[str]:
    """Yield the kinds of all tiles that have not been laid yet."""
    yield from state.stack
    yield from (kind for kind in (state.drawn, *state.held) if kind is not None)


def _remaining_counts(state: State) -> dict[str, int]:
    counts = Counter(state.stack)
    return {kind: counts[kind] for kind in KINDS}


def _barred_cells(state: State) -> tuple[Cell, ...]:
    """Return where nothing fits any more."""
    if is_over(state):
        return ()
    kinds = frozenset(_to_come(state))
    return barred(state.castle_map.frontier, kinds, composed(state.options).matches)
