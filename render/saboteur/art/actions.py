"""Action cards: a parchment rim, rays in the hue of what the card is for, one or two icons.

Red harms, green helps, blue tells, purple is a trick, grey is rock. The hue never stands alone:
what harms has a cross, what mends a tick.
"""

import math

from PIL import Image

from games.saboteur.components import CARDS
from render.pieces.icons import icon
from render.tools.raster import Raster
from render.tools.strokes import filled, oval, radial
from render.tools.svg import picture
from render.tools.tones import INK, PLAIN

VIEW = "0 0 100 150"

_HARM, _HELP, _LORE, _TRICK, _ROCK = "#a83a34", "#3e7f45", "#3a6ea5", "#6b4a86", "#6e6a74"
_HUES = {
    "break": _HARM,
    "repair": _HELP,
    "rockfall": _ROCK,
    "map": _LORE,
    "thief": _TRICK,
    "hands-off": _HELP,
    "swap-hands": _TRICK,
    "inspection": _LORE,
    "swap-role": _TRICK,
    "trap": _HARM,
    "release": _HELP,
}
_ICONS = {
    "pick": "pickaxe",
    "lamp": "lamp",
    "cart": "cart",
    "hands-off": "handsoff",
    "swap-hands": "swaphands",
    "inspection": "magnifier",
    "swap-role": "swaphat",
}
_LOOKS = {"break": "broken", "repair": "mended"}


def icon_of(word: str) -> str:
    """Return the icon of a tool or of an action card's kind."""
    return _ICONS.get(word, word)


def action(id: str, px: int) -> Image.Image:
    """Draw an action card `px` pixels wide."""
    card = CARDS[id]
    names = [icon_of(tool.value) for tool in card.tools] or [icon_of(card.kind)]
    look = _LOOKS.get(card.kind, "whole")
    image = sheet(_HUES[card.kind], px, (50, 112) if len(names) == 1 else (63, 124))
    places = ((0.5, 0.74, 0.84),) if len(names) == 1 else ((0.37, 0.5, 0.62), (0.61, 0.93, 0.66))
    for name, (x, y, size) in zip(names, places, strict=True):
        stamp(image, icon(name, look, PLAIN, round(px * size)), px * x, px * y)
    return image


def sheet(hue: str, px: int, shadow: tuple[float, float] | None = None) -> Image.Image:
    """Draw an empty card: parchment, and rays that come out of its middle."""
    rim = f' rx="5" fill="none" stroke="{INK}" stroke-width="1.6"'
    body = '<rect width="100" height="150" rx="6" fill="#f3e3bd"/>'
    body += '<rect x="5.5" y="5.5" width="89" height="139" rx="5" fill="url(#hue)"/>'
    body += f'<g clip-path="url(#inside)">{rays((50, 76), 130, 16, 0.1)}</g>'
    body += f'<rect x="5.5" y="5.5" width="89" height="139"{rim}/>'
    if shadow:
        body += oval(shadow, 30 if shadow[0] == 50 else 24, 6, "#000", ' opacity=".25"')
    body += f'<rect x=".7" y=".7" width="98.6" height="148.6"{rim.replace("1.6", "2")}/>'
    defs = radial("hue", [(0, "#fff0cb", 1), (0.45, hue, 0.6), (1, hue, 1)], ' r=".75"')
    defs += (
        '<clipPath id="inside"><rect x="5.5" y="5.5" width="89" height="139" rx="5"/></clipPath>'
    )
    return picture(body, VIEW, (px, round(px * 1.5)), defs=defs)


def rays(at: tuple[float, float], reach: float, count: int, alpha: float) -> str:
    """Return white rays round a point."""

    def tip(turn: float) -> tuple[float, float]:
        angle = 2 * math.pi * (turn + 0.13) / count
        return at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle)

    return "".join(
        filled((at, tip(k - 0.25), tip(k + 0.25)), "#fff", f' opacity="{alpha}"')
        for k in range(count)
    )


def stamp(image: Image.Image, drawn: Raster, x: float, y: float) -> None:
    """Put an icon with its origin at x, y."""
    layer = Image.new("RGBA", image.size)
    layer.paste(drawn.image, (round(x) + drawn.left, round(y) + drawn.top))
    image.alpha_composite(layer)
