"""Dirty rectangles: parts of a sheet that are painted anew, as boxes."""

from collections.abc import Iterator, Sequence

from render.sheet.scene import Box

STEP = 16
"""Pixels: boxes that are painted anew are rounded out to multiples of it."""
_EACH = 6000
"""The fixed cost of painting a box, in pixels that take as long."""


def merged(boxes: Sequence[Box], whole: Box) -> list[Box]:
    """Return boxes on the grid that hold all of these: two are merged where that is no more
    work.
    """
    apart: list[Box] = []
    for box in {_on_grid(box, whole): None for box in boxes}:
        if box.width <= 0 or box.height <= 0:
            continue
        while near := next((other for other in apart if _is_worth_it(box, other)), None):
            apart.remove(near)
            box = enclosing([box, near])
        apart.append(box)
    return apart


def _is_worth_it(one: Box, other: Box) -> bool:
    """Tell whether painting one box around both is no more work."""
    return _area(enclosing([one, other])) <= _area(one) + _area(other) + _EACH


def _area(box: Box) -> int:
    return box.width * box.height


def enclosing(boxes: Sequence[Box]) -> Box:
    """Return the smallest box that holds all of these."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def _on_grid(box: Box, whole: Box) -> Box:
    left, top = (at // STEP * STEP for at in box[:2])
    right, bottom = (-(-at // STEP) * STEP for at in box[2:])
    return clipped(Box(left, top, right, bottom), whole)


def clipped(box: Box, whole: Box) -> Box:
    """Return the part of a box that lies on the sheet."""
    left, top = max(box.left, whole.left), max(box.top, whole.top)
    return Box(left, top, min(box.right, whole.right), min(box.bottom, whole.bottom))


_BAND = 48
"""Pixels: bands are so low that their memory is at hand."""


def bands(whole: Box, high: int = _BAND) -> Iterator[Box]:
    """Cut a box into bands from north to south."""
    for top in range(whole.top, whole.bottom, high):
        yield Box(whole.left, top, whole.right, min(top + high, whole.bottom))
