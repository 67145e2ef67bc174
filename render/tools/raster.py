"""From a sketch to pixels: drawn larger and reduced, because Pillow does not smooth its shapes."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from render.tools.colour import rgb
from render.tools.curves import Point, resample
from render.tools.sketch import Art, Blurred, Bounds, Ellipse, Polygon, Shape, Stroke

Ink = tuple[int, int, int, int] | int


class Raster(NamedTuple):
    """Pixels, and where the sketch's origin lies in them."""

    image: Image.Image
    """RGBA, or RGB where the art fills its bounds."""
    left: int
    top: int
    """Pixels from the origin to the image's corner."""


def rasterise(art: Art, px: float) -> Raster:
    """Draw `art` with `px` pixels to its unit, and cut away what stays empty."""
    scale = 4 if px < 100 else 3
    plane = _Plane(art.bounds, px * scale, scale)
    wide, high = (side // scale for side in plane.size())
    image = Image.new("RGBA", (wide, high))
    ready = _ready(art.shapes, plane)
    each = _STRIP // (wide * scale**2) + 1
    for top in range(0, high, each):
        strip = plane.strip(top, min(each, high - top))
        image.paste(_draw(ready, strip).reduce(scale), (0, top))
    box = image.getbbox() or (0, 0, 1, 1)
    left, top = round(art.bounds.left * px) + box[0], round(art.bounds.top * px) + box[1]
    return Raster(image.crop(box), left, top)


_STRIP = 1_000_000
"""Pixels of the large canvas: what has more is drawn strip by strip, of 4 MB."""


class _Plane(NamedTuple):
    """Where the units of a sketch come to lie on a large canvas."""

    bounds: Bounds
    unit: float
    """Pixels of the large canvas to a unit."""
    scale: int
    above: int = 0
    """Pixels of the large canvas that are left out at the top."""
    high: int | None = None
    """How many are there, if not all."""

    def strip(self, top: int, high: int) -> "_Plane":
        """Return a part from side to side, in pixels of the final size."""
        return self._replace(above=top * self.scale, high=high * self.scale)

    def size(self) -> tuple[int, int]:
        width = round((self.bounds.right - self.bounds.left) * self.unit / self.scale)
        height = round((self.bounds.bottom - self.bounds.top) * self.unit / self.scale)
        high = max(1, height) * self.scale if self.high is None else self.high
        return max(1, width) * self.scale, high

    def at(self, points: Sequence[Point], left: int = 0, top: int = 0) -> list[Point]:
        """Return where points lie from a place of the whole canvas, if this is but a strip."""
        x0, y0, unit = self.bounds.left, self.bounds.top, self.unit
        return [((x - x0) * unit - left, (y - y0) * unit - top) for x, y in points]


Ready = Polygon | Stroke | Ellipse | Image.Image
"""A shape to be drawn; what is out of focus, at the final size."""


def _ready(shapes: Sequence[Shape], plane: _Plane) -> list[Ready]:
    return [_soft(shape, plane) if isinstance(shape, Blurred) else shape for shape in shapes]


def _soft(blurred: Blurred, plane: _Plane) -> Image.Image:
    """Draw shapes out of focus, at the final size: nobody sees the difference."""
    small = _Plane(plane.bounds, plane.unit / plane.scale, 1)
    blur = ImageFilter.GaussianBlur(blurred.sigma * small.unit)
    return _draw(_ready(blurred.shapes, small), small).filter(blur)


def _draw(shapes: Sequence[Ready], plane: _Plane) -> Image.Image:
    image = Image.new("RGBA", plane.size())
    for shape in shapes:
        if isinstance(shape, Image.Image):
            image.alpha_composite(_enlarged(shape, plane))
        elif shape.alpha < 1:
            _draw_through(image, shape, plane)
        else:
            _trace(_Pen(image, (*rgb(shape.fill), 255), plane.above), shape, plane, 0, 0)
    return image


def _enlarged(soft: Image.Image, plane: _Plane) -> Image.Image:
    (wide, high), scale, top = plane.size(), plane.scale, plane.above // plane.scale
    north, south = max(0, top - 1), min(soft.height, top + high // scale + 1)  # it is mixed so far
    near = soft.resize(
        (wide, (south - north) * scale), Image.Resampling.BILINEAR, (0, north, soft.width, south)
    )
    return near.crop((0, (top - north) * scale, wide, (top - north) * scale + high))


def _draw_through(image: Image.Image, shape: Polygon | Stroke | Ellipse, plane: _Plane) -> None:
    """Draw a translucent shape on a layer of its own: ImageDraw replaces alpha, never blends."""
    left, top, right, bottom = _extent(shape, plane, image.size)
    if right <= left or bottom <= top:
        return
    layer = Image.new("L", (right - left, bottom - top))
    _trace(_Pen(layer, round(255 * shape.alpha), plane.above), shape, plane, left, top)
    colour = Image.new("RGBA", layer.size, (*rgb(shape.fill), 0))
    colour.putalpha(layer)
    image.alpha_composite(colour, (left, top))


def _extent(
    shape: Polygon | Stroke | Ellipse, plane: _Plane, size: tuple[int, int]
) -> tuple[int, int, int, int]:
    if isinstance(shape, Ellipse):
        corners = [
            (shape.x - shape.rx, shape.y - shape.ry),
            (shape.x + shape.rx, shape.y + shape.ry),
        ]
    else:
        corners = list(shape.points)
    reach = (shape.width if isinstance(shape, Stroke) else 0) * plane.unit + 2
    xs, ys = zip(*plane.at(corners), strict=True)
    return (
        max(0, int(min(xs) - reach)),
        max(0, int(min(ys) - reach) - plane.above),
        min(size[0], int(max(xs) + reach) + 1),
        min(size[1], int(max(ys) + reach) + 1 - plane.above),
    )


class _Pen:
    """Draws on a strip of the large canvas as on all of it: Pillow cuts off fractions towards zero,
    so above a strip they have to go before coordinates are made those of the strip.
    """

    def __init__(self, image: Image.Image, ink: Ink, above: int) -> None:
        """:param above: pixels of the canvas above the strip; coordinates do not know of it."""
        self._pen = ImageDraw.Draw(image)
        self._ink, self._above, self._below = ink, above, above + image.height

    def polygon(self, points: Sequence[Point]) -> None:
        if placed := self._placed(points):
            self._pen.polygon(placed, fill=self._ink)

    def ellipse(self, x: float, y: float, rx: float, ry: float) -> None:
        if placed := self._placed([(x - rx, y - ry), (x + rx, y + ry)]):
            self._pen.ellipse(placed, fill=self._ink)

    def line(self, points: Sequence[Point], width: int) -> None:
        if placed := self._placed(points):
            self._pen.line(placed, fill=self._ink, width=width)

    def _placed(self, points: Sequence[Point]) -> Sequence[Point]:
        """Return where points lie in the strip; none where all are above it, or below."""
        if not self._above:
            return points
        ys = [y for _, y in points]
        if max(ys) < self._above - _HAIR or min(ys) > self._below + _HAIR:
            return ()
        return [(int(x), int(y) - self._above) for x, y in points]


_HAIR = 2
"""Pixels by which a line reaches over its points at most: what is wider is no line."""


def _trace(
    pen: _Pen, shape: Polygon | Stroke | Ellipse, plane: _Plane, left: int, top: int
) -> None:
    if isinstance(shape, Polygon):
        pen.polygon(plane.at(shape.points, left, top))
    elif isinstance(shape, Ellipse):
        ((x, y),) = plane.at([(shape.x, shape.y)], left, top)
        pen.ellipse(x, y, shape.rx * plane.unit, shape.ry * plane.unit)
    else:
        width = max(1, round(shape.width * plane.unit))
        for piece in _pieces(shape):
            _stroke(pen, plane.at(piece, left, top), width, shape.round)


def _pieces(shape: Stroke) -> list[Sequence[Point]]:
    """Cut a dashed stroke into its dashes."""
    if shape.dash is None:
        return [shape.points]
    grain = 0.004
    on, off = shape.dash
    marks = resample(shape.points, grain)
    period, length = max(1, round((on + off) / grain)), max(1, round(on / grain))
    pieces = [marks[i : i + length + 1] for i in range(0, len(marks), period)]
    return [piece for piece in pieces if len(piece) > 1]


def _stroke(pen: _Pen, points: Sequence[Point], width: int, rounded: bool) -> None:
    """Draw quads with a disc at every bend: Pillow's own joints leave hair cracks."""
    if width < 3:
        pen.line(points, width)
        return
    half = width / 2
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        if length:
            nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
            quad = [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
            pen.polygon(quad)
    for x, y in points:
        # a disc near a cut end would round it
        if rounded or min(math.dist((x, y), points[0]), math.dist((x, y), points[-1])) >= half:
            pen.ellipse(x, y, half, half)
