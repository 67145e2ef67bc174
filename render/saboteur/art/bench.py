"""The workbench before the mine, on which names and cards lie: dark boards with a worn edge."""

from collections.abc import Iterator
from itertools import pairwise

from render.theme import WIDTH
from render.tools.colour import mix
from render.tools.hand import Hand
from render.tools.raster import Raster
from render.tools.strokes import filled, line, outline, oval
from render.tools.svg import picture

DEEP = 660
"""As deep as people ever take room; a sheet that ends above cuts it off."""
_LIP, _BOARD = 14, 108
"""The height of the edge towards the mine, and how broad a board is."""
_WOOD, _DARK, _GRAIN = "#3a271f", "#150d10", "#7a5236"


def bench(deep: str, px: int) -> Raster:
    """Draw it `px` pixels wide, as deep as a sheet of `WIDTH` would show `deep` pixels of it; its
    upper left corner is the origin.
    """
    hand, high = Hand("bench"), px * int(deep) // WIDTH
    body = "".join(_boards(hand, int(deep))) + "".join(_lip(hand))
    image = picture(body, f"0 0 {WIDTH} {deep}", (px, high)).convert("RGB")
    return Raster(image, 0, 0)


def _boards(hand: Hand, deep: int) -> Iterator[str]:
    for number, top in enumerate(range(_LIP, deep, _BOARD)):
        ends = [0.0, hand.between(240, 1040), float(WIDTH)]
        for left, right in pairwise(ends):
            tone = mix(_WOOD, _DARK, hand.between(0.12, 0.34) + 0.035 * number)
            foot = top + _BOARD
            yield filled([(left, top), (right, top), (right, foot), (left, foot)], tone)
            yield from _grain(left, right, top, hand)
            yield line(f"M{left:.0f} {top}V{top + _BOARD}", _DARK, 4)
            for x in (left + 16, right - 16):
                for y in (top + 22, top + _BOARD - 22):
                    yield oval((x, y), 4, 4, _DARK) + oval((x - 1, y - 1), 1.6, 1.6, _GRAIN)
        yield line(f"M0 {top + 2}H{WIDTH}", _GRAIN, 2.4, ' opacity=".34"')
        yield line(f"M0 {top + _BOARD - 2}H{WIDTH}", _DARK, 5)


def _grain(left: float, right: float, top: int, hand: Hand) -> Iterator[str]:
    """Yield the fibres of a board, which run along it."""
    for _ in range(9):
        y = top + hand.between(10, _BOARD - 10)
        x = left + 8 + hand.between(0, 0.6) * (right - left)
        end = min(right - 8, x + hand.between(120, 520))
        bend = [(x + (end - x) * k / 5, y + hand.between(-3, 3)) for k in range(6)]
        ink, share = hand.pick(((_GRAIN, 0.2), (_DARK, 0.5), (_DARK, 0.35)))
        yield line(outline(bend), ink, hand.between(1.2, 3), f' opacity="{share}"')


def _lip(hand: Hand) -> Iterator[str]:
    """Yield the edge: the lanterns of the mine shine on it."""
    top = [(x, hand.between(0, 2.4)) for x in range(-10, WIDTH + 50, 40)]
    foot = [(WIDTH + 10.0, float(_LIP)), (-10.0, float(_LIP))]
    yield f'<rect width="{WIDTH}" height="{_LIP}" fill="{_DARK}"/>'
    yield filled([*top, *foot], "#6b4429")
    yield line(outline([(x, y + 2) for x, y in top]), "#b97c48", 3)
    yield f'<rect y="{_LIP - 2}" width="{WIDTH}" height="4" fill="{_DARK}"/>'
    yield f'<rect y="{_LIP}" width="{WIDTH}" height="12" fill="{_DARK}" opacity=".45"/>'
