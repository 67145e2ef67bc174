"""The outline of a stroke: along one side of its points, and back along the other.

Points are complex numbers here: the angle between two legs is that of their quotient, which is
quicker than sines.
"""

import cmath
import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from render.tools.curves import Point


def outline(points: Sequence[Point], width: float, rounded: bool) -> list[complex]:
    """Return the outline of a stroke with round joints, to be filled by the non-zero rule.

    :param rounded: whether the ends of the stroke are round; else they are cut off.
    """
    way = [complex(*here) for here, after in pairwise(points) if here != after]
    way.append(complex(*points[-1]))
    half = width / 2
    if len(way) == 1:
        return list(_bow(way[0], complex(half), -math.tau, half)) if rounded else []
    sides = [(b - a) * (half * 1j / abs(b - a)) for a, b in pairwise(way)]
    sides += [-side for side in reversed(sides)]
    ends = () if rounded else (0, len(way) - 1)
    return [
        spot
        for n, at in enumerate(way + way[-2:0:-1])
        for spot in _joint(at, sides[n - 1], sides[n], half, n not in ends)
    ]


def _joint(
    at: complex, before: complex, after: complex, half: float, rounded: bool
) -> Iterator[complex] | tuple[complex, ...]:
    """Return the outline at one point, on the right-hand side of the way through it."""
    turned = after / before
    if turned.real > 0 and abs(turned.imag) < _STRAIGHT:
        return (at + after,)
    if turned.imag > _BACK:  # on the inner side through the middle, to leave nothing out
        return (at + before, at, at + after)
    if rounded:
        return _bow(at, before, -abs(cmath.phase(turned)), half)
    return (at + before, at + after)


_STRAIGHT = 0.1
"""Radians by which a stroke may bend without a joint: of 40 pixels it lacks a twentieth of one."""
_BACK = 1e-6
"""A way that turns back counts as turning left, whatever the rounding."""


def _bow(at: complex, side: complex, turn: float, half: float) -> Iterator[complex]:
    """Yield points of a circle: a tenth of a pixel lies outside the chords."""
    steps = math.ceil(-turn * math.sqrt(half) * 1.12)
    step = cmath.rect(1, turn / steps)
    for _ in range(steps + 1):
        yield at + side
        side *= step
