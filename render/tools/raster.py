"""From a sketch to pixels: AGG fills outlines, for Pillow does not smooth its shapes."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from aggdraw import Brush, Draw
from PIL import Image, ImageFilter

from render.tools.curves import Point, resample
from render.tools.outline import outline
from render.tools.sketch import Art, Blurred, Bounds, Ellipse, Polygon, Shape, Stroke


class Raster(NamedTuple):
    """Pixels, and where the sketch's origin lies in them."""

    image: Image.Image
    """RGBA, or RGB where the art fills its bounds."""
    left: int
    top: int
    """Pixels from the origin to the image's corner."""


def rasterise(art: Art, px: float) -> Raster:
    """Draw `art` with `px` pixels to its unit, and cut away what stays empty."""
    image = _drawn_image(art.shapes, _Plane(art.bounds, px))
    box = image.getbbox() or (0, 0, 1, 1)
    left, top = round(art.bounds.left * px) + box[0], round(art.bounds.top * px) + box[1]
    return Raster(image.crop(box), left, top)


Sharp = Polygon | Stroke | Ellipse


class _Plane(NamedTuple):
    """The mapping from the units of a sketch to pixels."""

    bounds: Bounds
    unit: float
    """Pixels to a unit."""

    @property
    def size(self) -> tuple[int, int]:
        left, top, right, bottom = self.bounds
        return max(1, round((right - left) * self.unit)), max(1, round((bottom - top) * self.unit))

    def at(self, points: Sequence[Point]) -> list[Point]:
        """Return where points lie among pixels."""
        left, top, unit = self.bounds.left, self.bounds.top, self.unit
        return [((x - left) * unit, (y - top) * unit) for x, y in points]


def _drawn_image(shapes: Sequence[Shape], plane: _Plane) -> Image.Image:
    """Draw a run of sharp shapes together, up to the next blurred one."""
    layers, sharp = list[Image.Image](), list[Sharp]()
    for shape in shapes:
        if not isinstance(shape, Blurred):
            sharp.append(shape)
            continue
        layers += (_sharp(sharp, plane), _soft(shape, plane))
        sharp.clear()
    image, *above = (*layers, _sharp(sharp, plane))
    for layer in above:
        image.alpha_composite(layer)
    return image


def _soft(blurred: Blurred, plane: _Plane) -> Image.Image:
    blur = ImageFilter.GaussianBlur(blurred.sigma * plane.unit)
    return _drawn_image(blurred.shapes, plane).filter(blur)


def _sharp(shapes: Sequence[Sharp], plane: _Plane) -> Image.Image:
    pen = Draw("RGBA", plane.size, (0, 0, 0, 0))
    for shape in shapes:
        _fill(pen, shape, plane)
    # AGG blends as if colours were multiplied by their alpha, so on an empty canvas they are
    return Image.frombytes("RGBa", plane.size, pen.tobytes()).convert("RGBA")


def _fill(pen: Draw, shape: Sharp, plane: _Plane) -> None:
    brush = _brush(shape.fill, round(255 * shape.alpha))
    if isinstance(shape, Polygon):
        pen.polygon(_flat(plane.at(shape.points)), brush)
    elif isinstance(shape, Ellipse):
        x, y, rx, ry = shape.x, shape.y, shape.rx, shape.ry
        corners = plane.at([(x - rx, y - ry), (x + rx, y + ry)])
        pen.ellipse(_flat(corners), brush)
    else:
        width = max(_HAIR, shape.width * plane.unit)
        for piece in _pieces(shape):
            spots = outline(plane.at(piece), width, shape.round)
            pen.polygon([along for spot in spots for along in (spot.real, spot.imag)], brush)


_HAIR = 0.3
"""Pixels that a stroke is wide at least."""


@lru_cache(maxsize=1024)
def _brush(fill: str, alpha: int) -> Brush:
    return Brush(fill, alpha)


def _flat(points: Sequence[Point]) -> list[float]:
    return [along for point in points for along in point]


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
