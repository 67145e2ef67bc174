"""By which clock somebody lives, learnt from the hours at which they press buttons. PURE.

Whoever presses by day and sleeps by night leaves some hours of each day empty. The middle of the
longest such time is taken for half past three in the night. It is a guess, as by a language:
whoever works at night is better known by what they say.
"""

from collections.abc import Sequence

HOURS = 24
_FEWEST = 12
"""Hours with presses before anything is learnt."""
_NIGHT = 7
"""Hours without a press, at least, that are taken for a night."""
_LONGER = 2
"""By how many hours a night is longer than any other time without a press."""
_LONGEST = 15
"""Hours without a press that are too long for a night."""
_SURE = 12
"""Hours without a press that are too long for a night where another time is long enough for one:
the longer may be their day.
"""
_DAYS = 2
"""Presses in an hour of the day after which somebody is taken to be up then: they are counted once
an hour, so these are as many days."""
_MIDDLE = 3.5
"""O'clock in the middle of a night."""
_SELDOM = 10
"""An hour counts as empty if it has fewer presses than this part of the busiest one."""
_EAST = 14
"""Hours ahead of UTC of the last places to the east."""


def with_press(hours: Sequence[int], now: int) -> tuple[int, ...]:
    """Return how many presses there were in each hour of UTC's day, with one more."""
    counts = list(hours) if len(hours) == HOURS else [0] * HOURS
    counts[now // 3600 % HOURS] += 1
    return tuple(counts)


def learnt_offset(hours: Sequence[int]) -> int | None:
    """Return how many minutes somebody's clock is ahead of UTC; None while nothing tells.

    :param hours: how many presses there were in each hour of UTC's day.
    """
    if sum(hours) < _FEWEST:
        return None
    busy = [at for at, count in enumerate(hours) if count * _SELDOM > max(hours)]
    after = [*busy[1:], busy[0] + HOURS]
    gaps = sorted(
        ((end - begin - 1, begin + 1) for begin, end in zip(busy, after, strict=True)), reverse=True
    )
    longest, begins = gaps[0]
    second = gaps[1][0] if len(gaps) > 1 else 0
    if not _NIGHT <= longest <= (_LONGEST if second < _NIGHT else _SURE):
        return None
    if longest < second + _LONGER:
        return None
    ahead = round(_MIDDLE - (begins + longest / 2)) % HOURS
    return 60 * (ahead if ahead <= _EAST else ahead - HOURS)


def hours_up(hours: Sequence[int]) -> tuple[int, ...]:
    """Return the hours of UTC's day in which somebody is up, as they have pressed buttons then.

    :param hours: how many presses there were in each hour of UTC's day.
    """
    return tuple(at for at, count in enumerate(hours) if count >= _DAYS)
