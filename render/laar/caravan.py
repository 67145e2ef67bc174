"""The head of the cheat sheet and of the last one: a caravan at sunset, and a title before it."""

from collections.abc import Iterator

from render.laar.kit import thing
from render.sheet.guide import FRIEZE, signboard
from render.sheet.scene import Box, Item, Panel, Rule, Sprite
from render.theme import WIDTH

_BOARD = ("#a8432b", "#7a2b24")


_CAMEL, _APART = 124, 112


def caravan(said: str) -> Iterator[Item]:
    """Lay the desert along the top, with the caravan on its way past the title."""
    foot = FRIEZE.bottom + 6
    board = [*signboard(said, _BOARD)]
    free = min(item.box.left for item in board if isinstance(item, Panel)) - 16
    yield Sprite("laar/dunes", 0, 0, WIDTH)
    for number in range((free - _CAMEL) // _APART + 1):
        for x in (_CAMEL // 2 + 8 + number * _APART, WIDTH - 8 - _CAMEL // 2 - number * _APART):
            yield Sprite(thing("camel"), x, foot - 8 - _CAMEL // 2 - number % 2 * 9, _CAMEL)
    yield Rule(Box(0, foot, WIDTH, foot), "#b8741a", 5)
    yield from board
