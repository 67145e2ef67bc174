"""Curves as rows of points: sampled, joined, made to tremble. y grows downwards."""

import math
from collections.abc import Sequence
from itertools import pairwise

from render.tools.hand import Hand

Point = tuple[float, float]
Points = tuple[Point, ...]


def bezier(a: Point, b: Point, c: Point, d: Point, steps: int = 18) -> Points:
    """Sample the cubic curve from `a` to `d` that is drawn towards `b` and `c`."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        wa, wb, wc, wd = u**3, 3 * u * u * t, 3 * u * t * t, t**3
        x = wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0]
        points.append((x, wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]))
    return tuple(points)


def arc(
    centre: Point, r: float, start: float, end: float, steps: int = 18, ry: float | None = None
) -> Points:
    """Sample an arc from angle `start` to `end`, clockwise degrees from the east."""
    x, y = centre
    ry = r if ry is None else ry
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return tuple((x + r * math.cos(angle), y + ry * math.sin(angle)) for angle in angles)


def smooth(points: Sequence[Point], steps: int = 8, closed: bool = False) -> Points:
    """Lay a soft curve (Catmull-Rom) through the points."""
    if len(points) < 3:
        return tuple(points)
    if closed:
        knots = [points[-1], *points, points[0], points[1]]
    else:
        knots = [points[0], *points, points[-1]]
    curve = [
        _between(knots[i - 1], knots[i], knots[i + 1], knots[i + 2], k / steps)
        for i in range(1, len(knots) - 2)
        for k in range(steps)
    ]
    return tuple(curve if closed else [*curve, points[-1]])


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    def axis(i: int) -> float:
        slope, bend = c[i] - a[i], 2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]
        twist = 3 * b[i] - a[i] - 3 * c[i] + d[i]
        return 0.5 * (2 * b[i] + slope * t + bend * t * t + twist * t**3)

    return axis(0), axis(1)


def resample(points: Sequence[Point], step: float) -> Points:
    """Walk along the points and mark every `step`; both ends stay."""
    marks, rest = [points[0]], 0.0
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        while length and rest + step <= length:
            rest += step
            marks.append((ax + (bx - ax) * rest / length, ay + (by - ay) * rest / length))
        rest -= length
    if math.dist(marks[-1], points[-1]) > step * 0.3:
        marks.append(points[-1])
    else:
        marks[-1] = points[-1]
    return tuple(marks)


def tremble(points: Sequence[Point], amplitude: float, hand: Hand, step: float = 0.05) -> Points:
    """Draw the curve by hand: it wanders sideways, but its ends stay where neighbours meet them."""
    marks = resample(points, step)
    last = len(marks) - 1
    noise = [hand.between(-1, 1) for _ in marks]
    shaken = []
    for i, (x, y) in enumerate(marks):
        nx, ny = _normal(marks, i)
        near = noise[i] + noise[max(0, i - 1)] + noise[min(last, i + 1)]
        off = near / 2 * amplitude * min(1, i / 3, (last - i) / 3)
        shaken.append((x + nx * off, y + ny * off))
    return smooth(shaken, 3)


def beside(points: Sequence[Point], offset: float) -> Points:
    """Return the curve that runs `offset` to the right of `points`, without its two ends."""
    shifted = []
    for i in range(1, len(points) - 1):
        nx, ny = _normal(points, i)
        shifted.append((points[i][0] + nx * offset, points[i][1] + ny * offset))
    return tuple(shifted)


def _normal(points: Sequence[Point], i: int) -> Point:
    (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
    length = math.hypot(bx - ax, by - ay) or 1.0
    return -(by - ay) / length, (bx - ax) / length


def turn(point: Point, quarters: int) -> Point:
    """Turn a point of the unit square clockwise about its middle."""
    for _ in range(quarters % 4):
        point = (1 - point[1], point[0])
    return point


def move(points: Sequence[Point], dx: float, dy: float) -> Points:
    """Shift all points."""
    return tuple((x + dx, y + dy) for x, y in points)


def blob(centre: Point, rx: float, ry: float, bumps: int, hand: Hand) -> Points:
    """Return a closed, slightly uneven round shape."""
    angles = [k * math.tau / bumps for k in range(bumps)]
    knots = [
        (
            centre[0] + rx * math.cos(angle) * hand.between(0.9, 1.08),
            centre[1] + ry * math.sin(angle) * hand.between(0.9, 1.08),
        )
        for angle in angles
    ]
    return smooth(knots, 4, closed=True)
