"""How large cards, their zones and chips are, in pixels."""

from games.laar.components import Goods
from render.sheet.scene import Box

CARD = (618, 290)
"""Width and height of a goods card on the market."""
CHIP = 92
"""Width and height of a card's zone in somebody's stack, where there is room."""
BACK_SIZE = (70, 88)
"""Of gems face down."""

_PAD, _GAP, _UPPER, _LOWER = 10, 4, 140, 126
_THIRD = (CARD[0] - 2 * _PAD - 2 * _GAP) // 3
_WEAPON = 268

_BELOW = _PAD + _UPPER + _GAP

ZONES = {
    Goods.SPICE: Box(_PAD, _PAD, _PAD + _THIRD, _PAD + _UPPER),
    Goods.GEM: Box(_PAD + _THIRD + _GAP, _PAD, _PAD + 2 * _THIRD + _GAP, _PAD + _UPPER),
    Goods.BEAST: Box(CARD[0] - _PAD - _THIRD, _PAD, CARD[0] - _PAD, _PAD + _UPPER),
    Goods.WEAPON: Box(_PAD, _BELOW, _PAD + _WEAPON, _BELOW + _LOWER),
    Goods.SPELL: Box(_PAD + _WEAPON + _GAP, _BELOW, CARD[0] - _PAD, _BELOW + _LOWER),
}
"""The boxes of the zones on the card."""

BACK = "#8e2c60"
"""The colour of gems face down."""
