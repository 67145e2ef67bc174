"""Marks on things: the letters of options, and the number of equal things."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import hypot

from render.sheet.picture import Focus, Mark
from render.sheet.scene import Box, Item, Label, Panel
from render.sheet.text import fit, width
from render.theme import CREAM, GOLD, INK, NIGHT, SMALLEST_TEXT, Face


def marks(focus: Focus | None, *kinds: type) -> tuple[Mark, ...]:
    """Return the marks of the options of one type."""
    rows = focus.rows if focus else ()
    return tuple(mark for row in rows for mark in row.marks if type(mark.value) in kinds)


def apart(wanted: Sequence[tuple[int, int]], radii: Sequence[int]) -> list[tuple[int, int]]:
    """Move discs as little from their wanted places as is needed so that none covers another.

    :param radii: the radius of each disc.
    """
    at = [[float(x), float(y)] for x, y in wanted]
    pairs = [*combinations(range(len(at)), 2)]
    for _ in range(_PUSHES):
        crowded = False
        for one, other in pairs:
            dx, dy = at[other][0] - at[one][0], at[other][1] - at[one][1]
            far, least = hypot(dx, dy) or 1.0, radii[one] + radii[other] + 2
            if far >= least:
                continue
            crowded = True
            push = (least - far) / 2 + 0.5
            for disc, sign in ((one, -1), (other, 1)):
                at[disc][0] += sign * push * (dx / far if dx or dy else 1)
                at[disc][1] += sign * push * dy / far
        if not crowded:
            break
    return [(round(x), round(y)) for x, y in at]


_PUSHES = 60
"""The most rounds in which discs are pushed from each other; after them they stay, even if
crowded."""


def tab(x: int, y: int, label: str, px: int = 72) -> Iterator[Item]:
    """Put a letter on a thing that can be chosen; x, y is the letter's middle. An empty letter
    draws nothing.
    """
    if label:
        box = Box(x - px // 2, y - px // 2, x + px - px // 2, y + px - px // 2)
        yield Panel(box.grown(4), INK, "", px // 4 + 3)
        yield Panel(box, GOLD, "", px // 4)
        yield Label(label, x, y + 1, Face.FIGURE, round(px * 0.76), INK, "mm")


def tag(left: int, top: int, label: str, px: int) -> Iterator[Item]:
    """Put a number into the corner of a thing, on a label `px` pixels tall, which hides little of
    it.
    """
    size = round(px * 1.24)
    box = Box(left, top, left + width(label, Face.FIGURE, size) + px // 6, top + px)
    yield Panel(box.grown(2), INK, "", px // 4)
    yield Panel(box, CREAM, "", px // 5)
    x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
    yield Label(label, x, y + 1, Face.FIGURE, size, INK, "mm")


def times(x: int, y: int, count: int, px: int = 52) -> Iterator[Item]:
    """Write the number of equal things, if there are several; x, y is the lower right corner."""
    if count > 1:
        said = f"×{count}"
        wide = width(said, Face.FIGURE, px) + 28
        yield Panel(Box(x - wide, y - px - 12, x, y), NIGHT, CREAM, 14)
        yield Label(said, x - wide // 2, y - px // 2 - 5, Face.FIGURE, px, CREAM, "mm")


def chip(x: int, y: int, wide: int, figure: str, back: str) -> Iterator[Item]:
    """Write a number on the back of a card; its left edge is at x, its middle at the height of
    y.
    """
    high = wide * 4 // 3
    box = Box(x, y - high // 2, x + wide, y - high // 2 + high)
    yield Panel(box, "#f3e3bd", INK, 8)
    yield Panel(box.grown(-4), back, "", 5)
    text, px = fit(figure, Face.FIGURE, max(SMALLEST_TEXT, round(wide * 0.78)), wide - 6)
    yield Label(text, x + wide // 2, y + 1, Face.FIGURE, px, "#ffffff", "mm")
