"""Plans the places of everything on the board, as large as there is room."""

from msgspec import Struct

from games.core.values import Cell
from games.glastonbury.field import CORNERS, SIZE
from render.sheet.head import HEAD
from render.sheet.scene import Box

TOP = HEAD + 4
_FOOT = 6
_LARGEST, _SMALLEST = 990, 694
"""Sides of the field with its walk; on the smallest one numbers can just be read."""
_LANE = 82
"""How wide the walk is round the largest field."""
_GAP = 8


class Plan(Struct, frozen=True):
    """The field on the sheet."""

    lane: int
    """How wide the walk is."""
    pitch: int
    """From one card to the next."""

    @property
    def side(self) -> int:
        """How wide and high the field is with its walk."""
        return 2 * self.lane + SIZE * self.pitch

    @property
    def height(self) -> int:
        """Of the whole sheet."""
        return TOP + self.side + _FOOT

    @property
    def card(self) -> int:
        """How wide a card is."""
        return self.pitch - _GAP

    def scaled(self, px: int) -> int:
        """Scale a length in pixels from the largest field to this one."""
        return px * self.side // _LARGEST

    def box(self, cell: Cell) -> Box:
        """Return where a card lies."""
        left = self.lane + cell.x * self.pitch + _GAP // 2
        top = TOP + self.lane + cell.y * self.pitch + _GAP // 2
        return Box(left, top, left + self.card, top + self.card)

    def spot(self, place: int) -> tuple[int, int]:
        """Return the middle of a stone on the walk; corners lie a little further in."""
        side, step = divmod(place, 5)
        inwards = 0 if step else self.lane // 7
        near, far = self.lane // 2 + inwards, self.side - self.lane // 2 - inwards
        along = self.lane + step * self.pitch + self.pitch // 2 if step else near
        x, y = ((along, near), (far, along), (self.side - along, far), (near, self.side - along))[
            side
        ]
        return x, TOP + y


def planned(room: int) -> Plan:
    """Return the largest field for which there is room, or the smallest one."""
    side = min(_LARGEST, max(_SMALLEST, room - TOP - _FOOT))
    lane = side * _LANE // _LARGEST
    return Plan(lane, (side - 2 * lane) // SIZE)


CORNER_OF = {cell: place for place, cell in CORNERS.items()}
"""The place of each corner card."""
