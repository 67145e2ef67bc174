"""One promise held for many values: one test, which tells all faults, each with its value.

Pytest's `parametrize` makes an item of each value: right for a few that are cases of their own,
too dear for thousands of tiles, positions or texts that are all held to the same.
"""

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import pytest

Value = TypeVar("Value")
Check = Callable[..., None]
Ids = Callable[[Any], object]
"""Makes a value's name in a fault."""


def each(
    names: str | tuple[str, ...], values: Iterable[Any], ids: Ids = str
) -> Callable[[Check], Check]:
    """Run a test for each of its values, written like `pytest.mark.parametrize`."""
    parameters = (names,) if isinstance(names, str) else names
    given = tuple(values)
    assert given, "no values: the test would hold nothing"

    def decorate(check: Check) -> Check:
        def test(**fixtures: Any) -> None:
            def promise(value: Any) -> None:
                own = (value,) if isinstance(names, str) else value
                check(**dict(zip(parameters, own, strict=True)), **fixtures)

            hold(promise, given, ids)

        return like(check, test, parameters)

    return decorate


def hold(promise: Callable[[Value], None], values: Iterable[Value], ids: Ids = str) -> None:
    """Raise all faults of a promise together, each with the name of its value."""
    faults: list[BaseException] = []
    for value in values:
        try:
            promise(value)
        except (Exception, pytest.fail.Exception) as fault:
            fault.add_note(f"for {ids(value)}")
            faults.append(fault)
    if faults:
        broken = ", ".join(fault.__notes__[-1] for fault in faults)
        raise BaseExceptionGroup(f"{len(faults)} faults: {broken}", faults)


def like(check: Check, test: Check, without: Iterable[str], besides: Iterable[str] = ()) -> Check:
    """Name a test like another, and let pytest give it the same fixtures but for some."""
    signature = inspect.signature(check)
    names = dict.fromkeys([*signature.parameters, *besides]).keys() - {*without}
    functools.update_wrapper(test, check)
    keyword = inspect.Parameter.KEYWORD_ONLY
    test.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [inspect.Parameter(name, keyword) for name in sorted(names)]
    )
    return test
