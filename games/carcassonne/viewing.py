"""From the whole truth to what a viewer may know, and back to a truth he could not tell apart."""

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from games.carcassonne.components import Feature, Figure, Spot
from games.carcassonne.expansions import agreed, composed
from games.carcassonne.features import Region, barred
from games.carcassonne.scoring import majority, result, totals
from games.carcassonne.stack import mixed_again
from games.carcassonne.state import Line, State
from games.carcassonne.view import Holding, View
from games.core.rng import Rng
from games.core.values import Cell, Seat, Viewer


def view(state: State, viewer: Viewer) -> View:
    """Build what everybody sees: all but the order of the stack."""
    ahead = _ahead(state)
    return View(
        tiles=state.land.tiles,
        meeples=tuple(m for region in state.land.regions for m in region.meeples),
        drawn=state.drawn,
        left=len(state.stack),
        turn=None if state.drawn is None else state.turn,
        last=state.last,
        scores=totals(state),
        supply=state.supply,
        options=agreed(state.options),
        lines=state.lines,
        result=result(state),
        holdings=tuple(_holdings(state, ahead)),
        remaining=_unseen(state) if _counts(state) else {},
        barred=_barred(state),
        prospects=_prospects(state, ahead),
        others=state.others,
        discarded=state.discarded,
        returned=state.returned,
        lot=state.lot if state.last is None else None,
    )


def resample(state: State, viewer: Viewer, rng: Rng) -> State:
    """Mix the stack again: which tiles are left can be counted, their order is unknown to all."""
    stack, rng = mixed_again(state.stack, composed(state.options).heaps, rng)
    return replace(state, stack=stack, rng=rng)


def asks_in_private(state: State, seat: Seat) -> bool:
    """Nothing is secret."""
    return False


def components(state: State) -> Counter[str]:
    """Count the tiles by kind and the figures by seat, wherever they are."""
    found = Counter(f"tile {kind}" for kind in (*_seen(state), *state.stack))
    for figure, counts in {Figure.MEEPLE: state.supply, **state.others}.items():
        found.update({f"{figure.value} {seat}": count for seat, count in enumerate(counts)})
    standing = (figure for region in state.land.regions for figure in region.meeples)
    found.update(f"{each.figure.value} {each.seat}" for each in standing)
    return found


def _seen(state: State) -> Iterator[str]:
    """Yield the kinds of all tiles that everybody has seen."""
    yield from (laid.kind for laid in state.land.tiles.values())
    yield from state.discarded
    if state.drawn is not None:
        yield state.drawn


def _unseen(state: State) -> dict[str, int]:
    """Count what nobody has seen yet, kinds of which nothing is left among them."""
    unseen = Counter(state.stack)
    return {kind: unseen[kind] for kind in sorted({*_seen(state), *unseen})}


def _counts(state: State) -> bool:
    """Tell whether the table helps its people to count the tiles (tables older than this do)."""
    return state.options.get("counting") != "off"


def _barred(state: State) -> tuple[Cell, ...]:
    """Return where nothing fits any more. Where nobody counts tiles: where nothing ever did."""
    if state.drawn is None:
        return ()
    unseen = _unseen(state)
    kinds = {kind for kind, left in unseen.items() if left or not _counts(state)}
    return barred(state.land, frozenset({*kinds, state.drawn}))


def _ahead(state: State) -> tuple[Line, ...]:
    """Return what would be paid if the game ended now."""
    scorers = composed(state.options).final
    return tuple(line for score in scorers for each in score(state.land) for line in each.lines)


def _prospects(state: State, ahead: tuple[Line, ...]) -> tuple[int, ...]:
    if state.drawn is None or state.options.get("prospects") != "on":
        return ()
    return tuple(
        sum(line.points for line in ahead if line.seat == seat) for seat in range(len(state.supply))
    )


def _holdings(state: State, ahead: tuple[Line, ...]) -> Iterator[Holding]:
    paid: Counter[Spot] = Counter()
    for line in ahead:
        paid[line.where] += line.points
    for region in state.land.regions:
        if region.meeples and region.feature is Feature.FIELD:
            yield _holding(region, paid)


def _holding(region: Region, paid: Mapping[Spot, int]) -> Holding:
    owners = majority(region.meeples)
    points = sum(paid.get(m.spot, 0) for m in region.meeples if m.seat == owners[0])
    return Holding(owners, region.spots, points)
