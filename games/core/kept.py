"""What follows from a value and is asked for again and again: worked out once for each object.

Values never change, and a move shares with the state before it all that it does not touch. So what
is dear to work out need not be a part of any state, nor be worked out by who makes the move: it is
kept for the object that it follows from, as long as that is one of the last ones asked for.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

R = TypeVar("R")


def kept(size: int, by: int | None = None) -> Callable[[Callable[..., R]], Callable[..., R]]:
    """Let a function remember its last results.

    :param size: how many results.
    :param by: how many of its arguments, from the first on, decide: as objects, so that nothing
        has to be compared. The others may not change the result. None: all of them do.
    """

    def remembering(function: Callable[..., R]) -> Callable[..., R]:
        recent: dict[int | tuple[int, ...], tuple[tuple[Any, ...], R]] = {}

        @wraps(function)
        def answer(*args: Any) -> R:
            key: int | tuple[int, ...]
            if by == 1:  # the same as below, several times as fast
                key = id(args[0])
            elif by == 2:
                key = id(args[0]), id(args[1])
            else:
                key = tuple(map(id, args[:by]))
            known = recent.get(key)
            if known is None:  # the objects are kept beside, so that no others get their ids
                known = recent[key] = (args[:by], function(*args))
                if len(recent) > size:
                    del recent[next(iter(recent))]
            return known[1]

        return answer

    return remembering
