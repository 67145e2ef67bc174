"""The outline of a stroke: along one side of its points, and back along the other."""

import math
from collections.abc import Sequence
from itertools import pairwise

from render.tools.curves import Point


def outline(points: Sequence[Point], width: float, rounded: bool) -> list[Point]:
    """Return what is to be filled, by the non-zero rule, for a stroke with round joints.

    :param rounded: whether its ends are round; else they are cut off.
    """
    way = [here for here, after in pairwise(points) if here != after] + [points[-1]]
    if len(way) == 1:
        return _bow(way[0], width / 2, 0.0, -math.tau) if rounded else []
    walk = way + way[-2:0:-1]
    headings = [math.atan2(y1 - y, x1 - x) for (x, y), (x1, y1) in pairwise([*walk, walk[0]])]
    ends = () if rounded else (0, len(way) - 1)
    return [
        spot
        for n, at in enumerate(walk)
        for spot in _joint(at, width / 2, headings[n - 1], headings[n], n not in ends)
    ]


def _joint(at: Point, half: float, before: float, after: float, rounded: bool) -> list[Point]:
    """Return the outline round one point, on the right hand of who comes and goes by."""
    turn = (after - before + _TURNED) % math.tau - _TURNED
    if abs(turn) < _STRAIGHT:
        return [_beside(at, half, after)]
    if turn > 0:  # on the inner side through the middle, so that nothing is left out
        return [_beside(at, half, before), at, _beside(at, half, after)]
    if rounded:
        return _bow(at, half, before, turn)
    return [_beside(at, half, before), _beside(at, half, after)]


_STRAIGHT = 0.1
"""Radians by which a stroke may bend without a joint: of 40 pixels it lacks a twentieth of one."""
_TURNED = math.pi + 1e-6
"""Who turns back, turns left."""


def _bow(at: Point, half: float, heading: float, turn: float) -> list[Point]:
    steps = math.ceil(-turn / _step(half))
    return [_beside(at, half, heading + turn * n / steps) for n in range(steps + 1)]


def _step(half: float) -> float:
    """Return the angle between points of a circle that no eye tells from one: a tenth of a pixel
    is cut off by the chord.
    """
    return 2 * math.acos(max(0.0, 1 - 0.1 / half)) if half > 0.2 else math.pi / 2


def _beside(at: Point, half: float, heading: float) -> Point:
    return at[0] - half * math.sin(heading), at[1] + half * math.cos(heading)
