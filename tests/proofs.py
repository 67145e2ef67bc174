"""Proofs that a test has looked at something, and that something has come to pass."""

import asyncio
from collections.abc import Callable, Collection, Iterator
from typing import Any, TypeVar, overload

C = TypeVar("C", bound=Collection[Any])
T = TypeVar("T")


@overload
def filled(things: C) -> C: ...


@overload
def filled(things: Iterator[T]) -> list[T]: ...


def filled(things: Any) -> Any:
    """Return what is given, a list of what an iterator yields.

    :raises AssertionError: when it is nothing: whatever is asserted of it would hold.
    """
    found = things if isinstance(things, Collection) else list(things)
    assert len(found) > 0, "there is nothing to look at"
    return found


LONGEST = 60.0
"""Seconds in which what a test waits for comes to pass on any machine."""


async def until(is_so: Callable[[], object]) -> None:
    """Wait until something is so.

    :raises TimeoutError: when it never is: the test ends, and says where.
    """
    async with asyncio.timeout(LONGEST):
        while not is_so():
            await asyncio.sleep(0.001)
