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
    each = _STRIP // wide + 1
    for top in range(0, high, each):
        strip = plane.strip(top, min(each, high - top))
        image.paste(_draw(art.shapes, strip).reduce(scale), (0, top))
    box = image.getbbox() or (0, 0, 1, 1)
    left, top = round(art.bounds.left * px) + box[0], round(art.bounds.top * px) + box[1]
    return Raster(image.crop(box), left, top)


_STRIP = 300_000
"""Pixels: what has more is drawn strip by strip, for it is drawn so much larger. Pillow cuts off
fractions towards zero, so an edge that goes on may lie up to a third of a pixel elsewhere.
"""


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
        x0, y0, unit = self.bounds.left, self.bounds.top, self.unit
        down = top + self.above
        return [((x - x0) * unit - left, (y - y0) * unit - down) for x, y in points]


def _draw(shapes: Sequence[Shape], plane: _Plane) -> Image.Image:
    image = Image.new("RGBA", plane.size())
    pen = ImageDraw.Draw(image)
    for shape in shapes:
        if isinstance(shape, Blurred):
            image.alpha_composite(_soft(shape, plane))
        elif shape.alpha < 1:
            _draw_through(image, shape, plane)
        else:
            _trace(pen, shape, (*rgb(shape.fill), 255), plane, 0, 0)
    return image


def _soft(blurred: Blurred, plane: _Plane) -> Image.Image:
    """Draw shapes out of focus, at the final size: nobody sees the difference."""
    small = _Plane(plane.bounds, plane.unit / plane.scale, 1)
    blur = ImageFilter.GaussianBlur(blurred.sigma * small.unit)
    soft = _draw(blurred.shapes, small).filter(blur)
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
    _trace(ImageDraw.Draw(layer), shape, round(255 * shape.alpha), plane, left, top)
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
        max(0, int(min(ys) - reach)),
        min(size[0], int(max(xs) + reach) + 1),
        min(size[1], int(max(ys) + reach) + 1),
    )


def _trace(
    pen: ImageDraw.ImageDraw,
    shape: Polygon | Stroke | Ellipse,
    ink: Ink,
    plane: _Plane,
    left: int,
    top: int,
) -> None:
    if isinstance(shape, Polygon):
        pen.polygon(plane.at(shape.points, left, top), fill=ink)
    elif isinstance(shape, Ellipse):
        ((x, y),) = plane.at([(shape.x, shape.y)], left, top)
        rx, ry = shape.rx * plane.unit, shape.ry * plane.unit
        pen.ellipse([x - rx, y - ry, x + rx, y + ry], fill=ink)
    else:
        width = max(1, round(shape.width * plane.unit))
        for piece in _pieces(shape):
            _stroke(pen, plane.at(piece, left, top), ink, width, shape.round)


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


def _stroke(
    pen: ImageDraw.ImageDraw, points: Sequence[Point], ink: Ink, width: int, rounded: bool
) -> None:
    """Draw quads with a disc at every bend: Pillow's own joints leave hair cracks."""
    if width < 3:
        pen.line(list(points), fill=ink, width=width)
        return
    half = width / 2
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        if length:
            nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
            quad = [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
            pen.polygon(quad, fill=ink)
    for x, y in points:
        # a disc near a cut end would round it
        if rounded or min(math.dist((x, y), points[0]), math.dist((x, y), points[-1])) >= half:
            pen.ellipse([x - half, y - half, x + half, y + half], fill=ink)
