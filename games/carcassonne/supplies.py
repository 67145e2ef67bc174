"""Figures between the supply and the table."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from games.carcassonne.components import Figure
from games.carcassonne.state import State
from games.carcassonne.view import Deployed
from games.core.values import Seat


def has(state: State, figure: Figure) -> bool:
    """Tell whether whose turn it is has such a figure in their supply."""
    counts = state.supply if figure is Figure.MEEPLE else state.others.get(figure)
    return bool(counts and counts[state.turn])


def taken_out(state: State, deployed: Deployed) -> State:
    """Return the state with a figure less in the supply."""
    return _with_changed_counts(state, deployed.figure, {deployed.seat: -1})


def put_back(state: State, figures: Iterable[Deployed]) -> State:
    """Return the state with figures that come home."""
    kinds: dict[Figure, Counter[Seat]] = {}
    for each in figures:
        kinds.setdefault(each.figure, Counter())[each.seat] += 1
    for figure, by in kinds.items():
        state = _with_changed_counts(state, figure, by)
    return state


def _with_changed_counts(state: State, figure: Figure, by: dict[Seat, int]) -> State:
    counts = state.supply if figure is Figure.MEEPLE else state.others[figure]
    after = tuple(count + by.get(Seat(seat), 0) for seat, count in enumerate(counts))
    if figure is Figure.MEEPLE:
        return replace(state, supply=after)
    return replace(state, others={**state.others, figure: after})
