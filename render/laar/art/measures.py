"""How large cards, their zones and chips are, in pixels."""

from games.laar.components import Goods
from render.sheet.scene import Box

CARD = (604, 268)
"""Width and height of a goods card on the market."""
AWNING, OVER, EAVES = (620, 64), 42, 8
"""How large the awning over a card is, and how far it reaches over its upper edge and its sides."""
CHIP = 98
"""Width and height of a card's zone in somebody's stack, where there is room."""
BACK_SIZE = (74, 92)
"""Of gems face down."""

_PAD, _TOP, _GAP, _UPPER, _LOWER = 10, 18, 6, 118, 100
_THIRD = (CARD[0] - 2 * _PAD - 2 * _GAP) // 3
_WEAPON = 262

_BELOW = _TOP + _UPPER + _GAP

ZONES = {
    Goods.SPICE: Box(_PAD, _TOP, _PAD + _THIRD, _TOP + _UPPER),
    Goods.GEM: Box(_PAD + _THIRD + _GAP, _TOP, _PAD + 2 * _THIRD + _GAP, _TOP + _UPPER),
    Goods.BEAST: Box(CARD[0] - _PAD - _THIRD, _TOP, CARD[0] - _PAD, _TOP + _UPPER),
    Goods.WEAPON: Box(_PAD, _BELOW, _PAD + _WEAPON, _BELOW + _LOWER),
    Goods.SPELL: Box(_PAD + _WEAPON + _GAP, _BELOW, CARD[0] - _PAD, _BELOW + _LOWER),
}
"""The boxes of the zones on the card."""

BACK = "#8e2c60"
"""The colour of gems face down."""
