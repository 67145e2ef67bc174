"""The next best move, which hints compare a move with."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

from msgspec import Struct

from games.core.contract import Known
from games.core.flat import Judge
from games.core.memo import memo
from games.core.message import Message, Variable
from games.core.rng import Rng

_MOST = 500
"""Actions that are looked at: of more it takes too long."""
_FEW = 4
"""Actions that are looked at where that takes long: those that a quick look holds for the best."""
_EQUAL = 1.5
"""Points by which another may seem to be better where playouts judge: by chance."""

Found = tuple[Any, float] | None
"""The best other action, and by how much it is worse; None where nobody knows, or where it is
better."""


def next_best(
    known: Known[Any, Any, Any], judge: Judge, action: Any, is_alike: Callable[[Any], bool]
) -> Found:
    """Return the best action that is not much the same."""
    if len(known.actions) > _MOST:
        return None
    worths = _worths(known, judge)
    others = [pair for pair in zip(worths, known.actions, strict=True) if not is_alike(pair[1])]
    return _best(others, worths[known.actions.index(action)])


class Comparing(Struct, frozen=True):
    """How actions are compared where it takes long to judge one."""

    quick: Judge
    """Finds those that are looked at."""
    judge: Judge
    budget: int
    """Of the judge."""
    about: Callable[[Any], Hashable]
    """(an action) -> what makes it another than those that are much the same."""
    ways: Callable[[tuple[Any, ...]], tuple[Any, ...]] = tuple
    """(all actions) -> those among which the quick one looks."""


def next_of_few(known: Known[Any, Any, Any], compare: Comparing, action: Any) -> Found:
    """Return the same, where it takes long to judge an action."""
    (own,) = compare.judge(known, Rng(1), compare.budget, (action,))
    found = _few(known, compare)
    return _best([pair for pair in found if compare.about(pair[1]) != compare.about(action)], own)


@memo(1 << 2, by=1)
def _few(known: Known[Any, Any, Any], compare: Comparing) -> tuple[tuple[float, Any], ...]:
    """Return the actions that are looked at, each with its worth."""
    ways = compare.ways(known.actions)
    seen = compare.quick(known, Rng(1), 1, ways)
    order = sorted(zip(seen, range(len(seen)), ways, strict=True), reverse=True)
    best: dict[Hashable, Any] = {}
    for _, _, action in order:
        best.setdefault(compare.about(action), action)
    few = tuple(islice(best.values(), _FEW))
    worths = compare.judge(known, Rng(1), compare.budget, few)
    return tuple(zip(worths, few, strict=True))


def _best(others: Sequence[tuple[float, Any]], own: float) -> Found:
    if not others:
        return None
    worth, other = max(others, key=lambda pair: pair[0])
    return (other, max(0.0, own - worth)) if worth < own + _EQUAL else None


@memo(1 << 2, by=1)
def _worths(known: Known[Any, Any, Any], judge: Judge) -> tuple[float, ...]:
    return judge(known, Rng(1), 1, known.actions)


def is_told(name: Mapping[str, Variable], said: Iterable[Message]) -> bool:
    """Tell whether a feature of that kind was named before in that part of the map: another one is
    "elsewhere" then.
    """
    things = (one.variables.get("what") for one in said)
    return any(
        isinstance(what, Message) and name.items() <= what.variables.items() for what in things
    )
