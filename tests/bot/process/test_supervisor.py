"""How soon a worker that has died comes again."""

from itertools import accumulate, repeat

from bot.process.supervisor import next_pause


def pauses(*lived: float) -> list[float]:
    """How long is waited after each death of a worker."""
    return list(accumulate(lived, next_pause, initial=0.0))[1:]


def test_worker_that_dies_of_its_start_is_waited_for_ever_longer() -> None:
    assert pauses(*repeat(1.0, 8)) == [0.5, 1, 2, 4, 8, 16, 30, 30]


def test_worker_that_is_killed_again_and_again_while_it_works_comes_at_once() -> None:
    assert pauses(*repeat(6.0, 8)) == [0.5] * 8


def test_worker_that_has_come_to_work_is_forgiven() -> None:
    assert pauses(1, 1, 1, 6, 1) == [0.5, 1, 2, 0.5, 1]
