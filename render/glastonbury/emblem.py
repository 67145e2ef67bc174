"""The small picture of Glastonbury: a wizard's cauldron, and ingredients that fly into it."""

from collections.abc import Iterator

from render.glastonbury.kit import card, thing
from render.sheet.scene import Box, Cards, Item, Placed, Sprite

_PX, _APART = 88, 94
_CARDS = ("frog-4", "rose-3", "honey-2", "acorn-1")


def emblem(box: Box) -> Iterator[Item]:
    """Lay out a row of ingredients above a cauldron and a hat."""
    middle, top = (box.left + box.right) // 2, box.top + 12
    left = middle - (len(_CARDS) * _APART - (_APART - _PX)) // 2
    yield Cards(
        _PX,
        tuple(Placed(card(id), left + place * _APART, top) for place, id in enumerate(_CARDS)),
        square=True,
    )
    y = (top + _PX + box.bottom) // 2
    yield Sprite(thing("wizard"), middle - 76, y, 120)
    yield Sprite(thing("cauldron"), middle + 76, y, 120)
