"""The next best move, which hints compare a move with."""

from collections.abc import Callable
from typing import Any

from games.core.contract import Known
from games.core.flat import Judge
from games.core.memo import memo
from games.core.rng import Rng

_MOST = 250
"""Actions that are looked at: of more it takes too long."""


def next_best(
    known: Known[Any, Any, Any], judge: Judge, action: Any, is_alike: Callable[[Any], bool]
) -> tuple[Any, float] | None:
    """Return the best action that is not much the same, and by how much it is worse; None where
    nobody knows, or where it is not worse.
    """
    if len(known.actions) > _MOST:
        return None
    worths = _worths(known, judge)
    own = worths[known.actions.index(action)]
    others = [pair for pair in zip(worths, known.actions, strict=True) if not is_alike(pair[1])]
    if not others:
        return None
    worth, other = max(others, key=lambda pair: pair[0])
    return (other, own - worth) if worth <= own else None


@memo(1 << 2, by=1)
def _worths(known: Known[Any, Any, Any], judge: Judge) -> tuple[float, ...]:
    return judge(known, Rng(1), 1, known.actions)
