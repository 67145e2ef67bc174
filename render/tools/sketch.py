"""A sketch: polygons, strokes and ellipses in units of its own, in the order of painting.

Curves are flattened to points before they come here, so whatever turns a sketch into pixels needs
to know four shapes and nothing else.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from render.tools.curves import Point, Points, move


class Bounds(NamedTuple):
    """A part of the plane, in the sketch's units."""

    left: float
    top: float
    right: float
    bottom: float


class Polygon(Struct, frozen=True):
    """A filled outline."""

    points: Points
    fill: str
    alpha: float = 1.0


class Stroke(Struct, frozen=True):
    """A line with round joints."""

    points: Points
    fill: str
    width: float
    alpha: float = 1.0
    dash: tuple[float, float] | None = None
    """Lengths of stroke and gap."""
    round: bool = True
    """Whether its ends are round; else they are cut off."""


class Ellipse(Struct, frozen=True):
    """A filled ellipse."""

    x: float
    y: float
    rx: float
    ry: float
    fill: str
    alpha: float = 1.0


class Blurred(Struct, frozen=True):
    """Shapes out of focus: a soft shadow."""

    shapes: tuple["Shape", ...]
    sigma: float


Shape = Polygon | Stroke | Ellipse | Blurred


class Sketch:
    """A growing list of shapes."""

    def __init__(self) -> None:
        self.shapes: list[Shape] = []

    def poly(self, points: Sequence[Point], fill: str, alpha: float = 1.0) -> None:
        """Fill an outline."""
        self.shapes.append(Polygon(tuple(points), fill, alpha))

    def line(
        self,
        points: Sequence[Point],
        fill: str,
        width: float,
        alpha: float = 1.0,
        *,
        closed: bool = False,
        dash: tuple[float, float] | None = None,
        cut: bool = False,
    ) -> None:
        """Draw a stroke along the points; `cut` ends are square, others round."""
        path = (*points, points[0]) if closed else tuple(points)
        self.shapes.append(Stroke(path, fill, width, alpha, dash, not cut))

    def ellipse(self, centre: Point, rx: float, ry: float, fill: str, alpha: float = 1.0) -> None:
        """Fill an ellipse."""
        self.shapes.append(Ellipse(*centre, rx, ry, fill, alpha))

    def circle(self, centre: Point, r: float, fill: str, alpha: float = 1.0) -> None:
        """Fill a circle."""
        self.ellipse(centre, r, r, fill, alpha)

    def blurred(self, other: "Sketch", sigma: float) -> None:
        """Add another sketch, out of focus."""
        self.shapes.append(Blurred(tuple(other.shapes), sigma))

    def outlined(self, points: Sequence[Point], fill: str, ink: str, width: float) -> None:
        """Fill an outline that has a line of `width` around it."""
        self.line(points, ink, 2 * width, closed=True)
        self.poly(points, fill)

    def add(self, other: "Sketch") -> None:
        """Add another sketch on top."""
        self.shapes += other.shapes


class Art(Struct, frozen=True):
    """A finished sketch and the part of the plane that it may fill."""

    shapes: tuple[Shape, ...]
    bounds: Bounds


def shadow(sketch: Sketch, points: Sequence[Point], by: Point, ink: str, alpha: float) -> None:
    """Fill an outline's shadow, which falls `by` to the side."""
    sketch.poly(move(points, *by), ink, alpha)
