"""Identity memo: a cache of values derived from a frozen object, computed once for each object.

Values never change, and a move shares all parts of the state that it does not touch. So a costly
result need be neither a part of the state nor computed by the move. It is cached for the object
that it was derived from, as long as that is among the last ones asked for.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

R = TypeVar("R")


def memo(size: int, by: int | None = None) -> Callable[[Callable[..., R]], Callable[..., R]]:
    """Let a function remember its last results.

    :param size: how many results.
    :param by: how many of its arguments, from the first on, decide: as objects, so that nothing
        has to be compared. The others may not change the result. None: all of them do.
    """

    def decorator(function: Callable[..., R]) -> Callable[..., R]:
        recent: dict[int | tuple[int, ...], tuple[tuple[Any, ...], R]] = {}

        def worked_out(key: int | tuple[int, ...], args: tuple[Any, ...]) -> R:
            """Keep the objects beside what follows from them, so that no others get their ids."""
            result = function(*args)
            recent[key] = args[:by], result
            if len(recent) > size:
                del recent[next(iter(recent))]
            return result

        def by_one(first: Any, *others: Any) -> R:
            known = recent.get(id(first))
            return known[1] if known else worked_out(id(first), (first, *others))

        def by_two(first: Any, second: Any, *others: Any) -> R:
            key = id(first), id(second)
            known = recent.get(key)
            return known[1] if known else worked_out(key, (first, second, *others))

        def by_many(*args: Any) -> R:
            key = tuple(map(id, args[:by]))
            known = recent.get(key)
            return known[1] if known else worked_out(key, args)

        # the last would do for all: the others take a fraction of its time
        return wraps(function)({1: by_one, 2: by_two}.get(by or 0, by_many))

    return decorator
