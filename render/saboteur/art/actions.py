"""Action cards: a parchment rim, rays in the hue of the card's purpose, one or two icons.

Red harms, green helps, blue tells, purple is a trick, grey is rock. The hue never stands alone: a
card that harms has a cross, a card that mends a tick.
"""

from PIL import Image

from games.saboteur.components import CARDS
from render.pieces.cards import face, stamp
from render.pieces.icons import icon
from render.tools.tones import PLAIN

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
    image = face(_HUES[card.kind], px, (50, 112) if len(names) == 1 else (63, 124))
    places = ((0.5, 0.74, 0.84),) if len(names) == 1 else ((0.37, 0.5, 0.62), (0.61, 0.93, 0.66))
    for name, (x, y, size) in zip(names, places, strict=True):
        stamp(image, icon(name, look, PLAIN, round(px * size)), px * x, px * y)
    return image
