"""The ground of Saboteur: the inside of a mountain, layer on layer of cool stone, which darkens
towards the jagged mouth through which one looks in. It is quiet and soft, for the lit tunnels lie
on it; with rays of light where something is to be praised.
"""

import math
from collections.abc import Iterator
from functools import cache

from PIL import Image, ImageChops, ImageFilter

from render.pieces.backdrop import lit
from render.saboteur.art.fossils import fossils
from render.theme import TALLEST, WIDTH
from render.tools.colour import mix
from render.tools.curves import Point
from render.tools.hand import Hand
from render.tools.strokes import filled, line, outline
from render.tools.svg import picture

_SIZE = (WIDTH // 2, TALLEST // 2)
"""It is drawn in half: soft as it is, nobody sees that, and it takes a quarter of the time."""
_SEAM, _CRACK, _NIGHT = "#a294d8", "#0a0712", "#090611"
_STONE = ("#352a5c", "#2b244e", "#432a50", "#28234a", "#46324f", "#2b3160")
"""Of the layers, by turns."""
_THICK = (84, 150)
_DROP = 170
"""By how much a layer climbs from the left to the right: towards the treasure."""
_SOFT = 0.7
_HEART = 600
"""How far below the top the mountain is lightest: where the tunnels begin."""


def cave(hue: str = "", middle: str = "0") -> Image.Image:
    """Return the tallest sheet.

    `hue` is the colour of the rays, which come out of the sheet's middle line `middle` pixels
    below its top; without it there are none.
    """
    sheet = _cave().copy()
    return lit(sheet, hue, int(middle)) if hue else sheet


@cache
def _cave() -> Image.Image:
    """Return the cave, kept because each light falls on the same."""
    hand = Hand("mountain")
    image = (
        _raster("".join((*_layers(hand), *fossils())))
        .convert("RGB")
        .filter(ImageFilter.GaussianBlur(_SOFT))
    )
    image.paste(_NIGHT, (0, 0), _dusk())
    for deep, stone, edge in ((118, "#1d1530", "#463a6b"), (58, "#130d20", "#372d55")):
        _hang(image, hand, deep, stone, edge)
    return image.resize((WIDTH, TALLEST), Image.Resampling.BICUBIC)


def _raster(body: str) -> Image.Image:
    return picture(body, f"0 0 {WIDTH} {TALLEST}", _SIZE)


def _layers(hand: Hand) -> Iterator[str]:
    """Yield the layers from the top downwards, each over the foot of the one above it."""
    top, number = -260.0, 0
    while top < TALLEST:
        stone = _STONE[number % len(_STONE)]
        crest = [*_crest(top, hand)]
        foot = [(WIDTH + 80.0, top + 420), (-80.0, top + 420)]
        yield filled([*crest, *foot], stone)
        for deep, share in ((16, 0.10), (44, 0.12), (84, 0.14)):  # it sinks into its own shade
            yield filled([*((x, y + deep) for x, y in crest), *foot], _CRACK, f' opacity="{share}"')
        yield line(outline([(x, y + 3) for x, y in crest]), _SEAM, 4, ' opacity=".2"')
        yield line(outline([(x, y - 3) for x, y in crest]), _CRACK, 7, ' opacity=".5"')
        yield from _pebbles(crest, stone, hand)
        top += hand.between(*_THICK)
        number += 1


def _crest(top: float, hand: Hand) -> Iterator[Point]:
    """Yield the upper edge of a layer, broken as stone breaks."""
    phase, swell, x = hand.between(0, math.tau), hand.between(12, 30), -60.0
    while x < WIDTH + 60:
        along = x / WIDTH
        y = top - _DROP * along + swell * math.sin(phase + along * 5) + 56 * math.sin(along * 3 + 1)
        yield x, y + hand.between(-9, 9)
        x += hand.between(40, 96)


def _pebbles(crest: list[Point], stone: str, hand: Hand) -> Iterator[str]:
    """Yield the pebbles in a layer, below its edge."""
    for _ in range(6):
        x, y = hand.pick(crest)
        x, y, r = x + hand.between(-20, 20), y + hand.between(16, 40), hand.between(4, 10)
        shape = [(x - r, y), (x - r / 3, y - r * 0.7), (x + r, y - r / 4), (x + r / 2, y + r * 0.7)]
        yield filled(shape, mix(stone, _SEAM, 0.22))


def _dusk() -> Image.Image:
    """Return the mask of the dark that lies away from the heart of the mountain."""
    wide, high = _SIZE
    round_ = Image.radial_gradient("L").resize((wide * 9 // 4, high * 2))
    left, top = (round_.width - wide) // 2, round_.height // 2 - _HEART // 2
    near = round_.crop((left, top, left + wide, top + high))
    return near.point([min(225, max(0, v - 22) * 16 // 10) for v in range(256)])


def _hang(image: Image.Image, hand: Hand, deep: int, stone: str, edge: str) -> None:
    """Let rock hang into the sheet from above and from both sides, `deep` pixels about."""
    rim = [*_mouth(hand, deep)]
    outside = [(WIDTH + 90.0, TALLEST + 90.0), (WIDTH + 90.0, -90.0), (-90.0, -90.0)]
    shape = _raster(filled([*rim, *outside, (-90.0, TALLEST + 90.0)], "#fff")).getchannel("A")
    shade = shape.filter(ImageFilter.GaussianBlur(13)).point([v * 170 // 255 for v in range(256)])
    image.paste(_CRACK, (2, 5), shade)
    image.paste(stone, (0, 0), shape)
    inner = ImageChops.multiply(shape, ImageChops.invert(shape.filter(ImageFilter.GaussianBlur(7))))
    image.paste(edge, (0, 0), inner)


def _mouth(hand: Hand, deep: int) -> Iterator[Point]:
    """Yield the edge of that rock: up the left side, along the top, down the right side."""
    y = TALLEST + 60.0
    while y > 220:
        yield hand.between(0.1, 1.0) * deep, y
        y -= hand.between(40, 100)
    x = deep * 0.9
    while x < WIDTH - deep:
        yield x, 96 + hand.between(0.1, 0.9) * deep
        x += hand.between(40, 120)
    y = 200.0
    while y < TALLEST + 60:
        yield WIDTH - hand.between(0.1, 1.0) * deep, y
        y += hand.between(40, 100)
