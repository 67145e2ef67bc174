"""Tests that cannot fail are found, and there are none."""

import pytest

from tests.proofs import filled
from tests.vacuous import everywhere, vacuous


def test_every_test_looks_at_something() -> None:
    assert [f"{one.file}:{one.line} {one.test}: {one.what}" for one in everywhere()] == []


@pytest.mark.parametrize(
    "body",
    [
        "for one in found():\n  assert one",
        "assert all(one > 1 for one in found())",
        "assert all(one > 1 for one in LIST if one)",
        "assert not any(one > 1 for one in found())",
        "assert set(found()) <= {1, 2}",
        "assert {one.key for one in found()} <= {1, 2}",
        "if found():\n  assert 1",
        "these = found()\nassert all(these)",
        "assert these\nfor one in these:\n  for other in one.others:\n    assert other",
    ],
)
def test_an_assertion_that_may_look_at_nothing_is_found(body: str) -> None:
    assert len(list(vacuous(_test(body)))) == 1


@pytest.mark.parametrize(
    "body",
    [
        "these = found()\nassert these\nfor one in these:\n  assert one",
        "these = found()\nassert len(these) == 3\nassert all(one for one in these)",
        "these = found()\nassert [one.key for one in these] == [1, 2]\nassert not any(these)",
        "for one in (1, 2):\n  assert one",
        "for one in range(5):\n  assert one",
        "for one in sorted(LIST):\n  assert one",
        "assert set(filled(found())) <= {1, 2}",
        "seen = 0\nfor one in found():\n  assert one\n  seen += 1\nassert seen",
        "# or nothing: some have none\nfor one in found():\n  assert one",
        "if given:\n  assert 1\nelse:\n  assert 2",
    ],
)
def test_what_is_proven_to_be_there_is_known(body: str) -> None:
    assert list(vacuous(_test(body))) == []


def _test(body: str) -> str:
    lines = "".join(f"  {line}\n" for line in body.split("\n"))
    return f"def test_it(given):\n{lines}"


def test_nothing_to_look_at_is_no_success() -> None:
    assert filled({1}) == {1}
    assert filled(iter([0])) == [0]
    with pytest.raises(AssertionError, match="nothing to look at"):
        filled([])
    with pytest.raises(AssertionError, match="nothing to look at"):
        filled(iter(list[int]()))
