"""The art of the Castle: the artists of the names `castle/…`, and the ground below it."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product

from PIL import Image

from games.castle.components import KINDS, STACK
from games.core.values import Rotation
from render.castle.art import faces
from render.castle.art import palette as p
from render.castle.art.land import meadow, moat
from render.castle.art.walls import walls
from render.theme import TALLEST, WIDTH
from render.tools.artist import Artist, sized, sketched
from render.tools.hand import Hand
from render.tools.raster import rasterise
from render.tools.sketch import Art, Bounds, Sketch

PAINTED = (290, 150, 90, 44)
"""Sizes of tiles that are drawn; what lies between is made from the next larger one."""


def _tile(layer: Callable[[str, Rotation, int, int], Art]) -> Artist:
    def draw(kind: str, degrees: str, variant: str, px: int) -> Art:
        return layer(kind, Rotation(int(degrees)), int(variant), px)

    return sized(draw, PAINTED)


def _moat(x: str = "0", y: str = "0", px: str = "0") -> Image.Image:
    """Return the water of the moat; with the castle on it if the position of square A1 is given."""
    image = rasterise(_water(), 100).image.convert("RGB").resize((WIDTH, TALLEST))
    if int(px):
        _light(image, (int(x) + 5 * int(px), int(y) + 9 * int(px) // 2), 8 * int(px))
        layer, left, top = rasterise(walls(), int(px))
        image.paste(layer, (int(x) + left, int(y) + top), layer)
    return image


def _light(image: Image.Image, middle: tuple[int, int], reach: int) -> None:
    """Let the castle shine on its moat."""
    glow = Image.radial_gradient("L").point([max(0, 190 - v) // 2 for v in range(256)])
    mask = glow.resize((2 * reach, 2 * reach), Image.Resampling.BILINEAR)
    image.paste("#7fb4c4", (middle[0] - reach, middle[1] - reach), mask)


def _water() -> Art:
    sketch, hand = Sketch(), Hand("moat")
    sketch.poly([(-1, -1), (9, -1), (9, 11), (-1, 11)], p.BEYOND)
    for _ in range(260):
        at = (hand.between(0, 8), hand.between(0, 10))
        tone = hand.pick((p.BEYOND_LIGHT, p.BEYOND_DARK))
        sketch.ellipse(at, hand.between(0.1, 0.5), hand.between(0.03, 0.12), tone, 0.4)
    for _ in range(150):
        (x, y), long = (hand.between(0, 8), hand.between(0, 10)), hand.between(0.06, 0.13)
        wave = [(x - long, y), (x - long / 2, y - 0.022), (x, y), (x + long / 2, y - 0.022)]
        sketch.line([*wave, (x + long, y)], p.RIPPLE, 0.014, 0.6)
    return Art(tuple(sketch.shapes), Bounds(0, 0, 8, 10))


ARTISTS: Mapping[str, Artist] = {
    "ground": _tile(faces.ground),
    "standing": _tile(faces.standing),
    "walls": sketched(walls),
    "glow": sketched(lambda _: moat()),
}
GROUNDS = {"ward": _moat, "meadow": meadow}
"""The castle is drawn with the ground, so that it is made once for each height of a sheet."""


def stock() -> Iterator[tuple[str, int]]:
    """Yield all tiles as they may lie, at the sizes that tables have."""
    for kind in KINDS:
        variants = range(min(STACK.count(kind), faces.VARIANTS))
        faced = product(("things", "square"), Rotation, variants, PAINTED)
        for layer, turned, variant, px in faced:
            yield f"castle/{layer}/{kind}/{turned.value}/{variant}", px
