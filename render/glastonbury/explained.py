"""For /rules: a position, and below it a picture of each spell and of powder, with their
effects.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from games.glastonbury.components import APPEARANCE, BAD_LUCK, EYEBALL, MOVEMENT, POWDER
from render.glastonbury.board import board
from render.glastonbury.kit import GROUND, MARGIN, card
from render.sheet.people import AT_REST, panel
from render.sheet.picture import Picture
from render.sheet.scene import Box, Cards, Item, Label, Placed, Scene
from render.sheet.text import fit, in_two, width
from render.theme import INK, WIDTH, Face

_CARDS = (BAD_LUCK, EYEBALL, APPEARANCE, MOVEMENT, POWDER)
NAMES = {id: f"glastonbury-spell-{id}" for id in _CARDS}
"""Message ids: the name of each card ..."""
DEEDS = {id: f"glastonbury-guide-{id}" for id in _CARDS}
"""... and its effect, in a line or two."""
_PX = 38
_ABOVE = 800
_ROW, _CARD = 148, 124
_GAP = 8


def explained(picture: Picture) -> Scene:
    """Lay out the position as low as it can be, and a row for each card below."""
    above = board(replace(picture, room=_ABOVE))
    items = [*above.items]
    top = above.height + _GAP
    for id in _CARDS:
        items += _row(picture, id, Box(MARGIN, top, WIDTH - MARGIN, top + _ROW))
        top += _ROW + _GAP
    return Scene(WIDTH, top + _GAP, tuple(items), GROUND)


def _row(picture: Picture, id: str, at: Box) -> Iterator[Item]:
    yield from panel(at, AT_REST)
    inset = (_ROW - _CARD) // 2
    yield Cards(_CARD, (Placed(card(id), at.left + inset, at.top + inset),), square=True)
    x = at.left + _CARD + 3 * inset
    room, deed = at.right - x - inset, picture.words[DEEDS[id]]
    lines = [deed] if width(deed, Face.NAME, _PX) <= room else in_two(deed, Face.NAME, _PX, room)
    heights = (50, 102) if len(lines) == 1 else (36, 80, 122)
    said, px = fit(picture.words[NAMES[id]], Face.TITLE, 44, room)
    yield Label(said, x, at.top + heights[0], Face.TITLE, px, INK)
    for line, y in zip(lines, heights[1:], strict=True):
        yield Label(line, x, at.top + y, Face.NAME, _PX, INK)
