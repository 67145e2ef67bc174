"""The small picture of Guilds of Laar: a card and the experts who decide what it becomes."""

from collections.abc import Iterator

from games.laar.components import Goods
from render.laar.art.measures import CARD
from render.laar.kit import expert
from render.laar.market import card
from render.sheet.scene import Box, Item, Sprite

_CARD, _WIDE = 44, 330


def emblem(box: Box) -> Iterator[Item]:
    """Lay out a card, and the experts below."""
    middle, high = (box.left + box.right) // 2, CARD[1] * _WIDE // CARD[0]
    yield Sprite(card(_CARD, None), middle - _WIDE // 2, box.top + 6, _WIDE)
    y = (box.top + 6 + high + box.bottom) // 2
    for place, goods in enumerate(Goods):
        yield Sprite(expert(goods), middle + (place - len(Goods) // 2) * 70, y, 66)
