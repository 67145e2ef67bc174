"""A picture as data: the items of a sheet with their places, in the order of painting.

All coordinates are pixels from the upper left corner. Scenes compare as text (`describe`), so a
layout can be tested without painting it.
"""

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.core.values import Cell
from render.theme import Face


class Box(NamedTuple):
    """A rectangle; right and bottom lie just outside."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """Pixels from left to right."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """Pixels from top to bottom."""
        return self.bottom - self.top

    def meets(self, other: "Box", gap: int = 0) -> bool:
        """Say whether two boxes overlap or come closer than `gap`."""
        return (
            self.left < other.right + gap
            and other.left < self.right + gap
            and self.top < other.bottom + gap
            and other.top < self.bottom + gap
        )

    def holds(self, other: "Box") -> bool:
        """Say whether the other box lies inside."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def common(self, other: "Box") -> int:
        """Return how many pixels two boxes share."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(wide, 0) * max(high, 0)

    def grown(self, by: int) -> "Box":
        """Return the box with a margin of `by` pixels more on each side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def moved(self, x: int, y: int) -> "Box":
        """Return the box moved to the right and down, in pixels."""
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)


PALE_VEIL = "#e7d6b0"
"""Of parchment."""
VEIL = 0.3
"""How much of its colour what steps back gives up."""


class Tiles(Struct, frozen=True):
    """A painted map of square tiles, with its shadow on the paper."""

    x: int
    y: int
    """The upper left corner of cell (0, 0)."""
    px: int
    """The side of a tile."""
    tiles: tuple[tuple[Cell, str], ...]
    """The sprite of each tile, without its layer. The layers `/ground` and `/standing` are drawn;
    `/things` and `/square` are made of them."""
    lifted: Cell | None = None
    """The tile that all the others step back for."""
    veil: str = PALE_VEIL
    """The colour towards which they do."""
    back: float = VEIL
    """How much of their own colour they give up for it."""

    def box(self, cell: Cell) -> Box:
        """Return where a cell lies."""
        left, top = self.x + cell.x * self.px, self.y + cell.y * self.px
        return Box(left, top, left + self.px, top + self.px)


class Hexes(Struct, frozen=True):
    """A painted map of hexagons on their corners, with its shadow on the paper."""

    x: int
    y: int
    """The middle of cell (0, 0)."""
    px: int
    """From the middle of a hexagon to its corners; even."""
    tiles: tuple[tuple[Cell, str], ...]
    """The sprite of each tile, without its layer (`/beyond`, `/land`, `/standing`)."""
    blend: str
    """The artist that colours the mask of all layers `land`: see `Painter.blends`."""
    lifted: Cell | None = None
    """The tile that all the others step back for."""
    clip: Box | None = None
    """The visible part of the map; None if all of it is visible."""

    def at(self, cell: Cell) -> tuple[int, int]:
        """Return the middle of a cell."""
        return hex_middle(self.x, self.y, self.px, cell)


def hex_middle(x: int, y: int, px: int, cell: Cell) -> tuple[int, int]:
    """Return the middle of a hexagon; the middle of cell (0, 0) is at x, y (see `core.hexes`)."""
    return round(x + px * sqrt(3) * (cell.x + cell.y / 2)), round(y + px * 1.5 * cell.y)


class Thumb(Struct, frozen=True):
    """One tile alone, cut at its square."""

    art: str
    x: int
    y: int
    px: int
    ring: str = ""
    """The colour of a glowing frame; empty for a plain line."""


class Hexagon(Struct, frozen=True):
    """One hexagonal tile alone, with its shadow."""

    art: str
    x: int
    y: int
    """Its middle."""
    px: int
    """From there to its corners; even."""
    blend: str
    """As in `Hexes`."""


class Sprite(Struct, frozen=True):
    """A piece of art with its origin at x, y."""

    art: str
    x: int
    y: int
    px: int
    """Pixels to the art's unit."""
    strength: int = 100
    """Percent of its opacity."""


class Placed(NamedTuple):
    """A card of a spread."""

    art: str
    x: int
    y: int
    """The coordinates of the card's upper left corner."""


class Cards(Struct, frozen=True):
    """Cards of one size that lie on the table; their shadows are below all of them."""

    px: int
    """The width of a card."""
    cards: tuple[Placed, ...]
    strength: int = 100
    """The opacity of the cards, in percent."""
    square: bool = False
    """Whether cards are as high as wide; else they are half as high again."""
    flat: bool = False
    """Whether they cast no shadow: what lies below them has it already."""


class Glow(Struct, frozen=True):
    """A golden frame with light round it, which draws the eye."""

    box: Box
    width: int


class Brackets(Struct, frozen=True):
    """Four thin golden corners round a square or a card: what was done last."""

    box: Box


class Slot(Struct, frozen=True):
    """A free cell where something may go."""

    box: Box
    fill: str = ""
    line: str = ""
    """Colours of the field and of its dashes; empty for colours that suit parchment."""


class Badge(Struct, frozen=True):
    """A disc with a label."""

    x: int
    y: int
    r: int
    label: str
    ink: str
    fill: str
    ring: str

    @property
    def box(self) -> Box:
        """The square round the disc."""
        return Box(self.x - self.r, self.y - self.r, self.x + self.r, self.y + self.r)


class Panel(Struct, frozen=True):
    """A filled rectangle."""

    box: Box
    fill: str
    line: str = ""
    """The colour of its outline, if it has one."""
    radius: int = 0
    strength: int = 100
    shadow: bool = False
    foot: str = ""
    """The colour at the foot of a panel that is shaded from its top downwards; empty for one
    colour."""


class Rule(Struct, frozen=True):
    """A straight line."""

    box: Box
    """From its upper left to its lower right corner."""
    fill: str
    width: int


class Pointer(Struct, frozen=True):
    """A small filled polygon."""

    points: tuple[tuple[int, int], ...]
    fill: str
    line: str = ""


class Label(Struct, frozen=True):
    """A line of text."""

    text: str
    x: int
    y: int
    face: Face
    px: int
    fill: str
    anchor: str = "lm"
    """The anchor as Pillow names it: l, m, r for the x, m for the middle of the y."""
    line: str = ""
    """The colour of its contour, if it has one."""


class Paper(Struct, frozen=True):
    """Bare parchment that covers everything painted below it."""

    box: Box
    ground: str = ""
    """The ground in the place of parchment."""


Item = (
    Tiles
    | Hexes
    | Thumb
    | Hexagon
    | Cards
    | Sprite
    | Glow
    | Brackets
    | Slot
    | Badge
    | Panel
    | Rule
    | Pointer
    | Label
    | Paper
)


class InHand(Struct, frozen=True):
    """A thing in somebody's hand: a page shows it beside its map, and no sheet has it."""

    thing: Thumb | Hexagon | Sprite
    label: str = ""
    """The label of the option, if the thing can be chosen."""
    count: int = 1
    """The number of equal ones."""
    picked: bool = False
    """Whether the thing would be played by the present choice."""


class Scene(Struct, frozen=True):
    """A whole sheet."""

    width: int
    height: int
    items: tuple[Item, ...]
    ground: str = ""
    """The ground of the sheet, as `render.pixels.grounds` names it; empty for parchment in a
    frame."""


def lowered(item: Item, by: int) -> Item:
    """Return an item moved down, in pixels."""
    if isinstance(item, Glow | Brackets | Slot | Panel | Rule | Paper):
        left, top, right, bottom = item.box
        return replace(item, box=Box(left, top + by, right, bottom + by))
    if isinstance(item, Cards):
        cards = tuple(card._replace(y=card.y + by) for card in item.cards)
        return replace(item, cards=cards)
    if isinstance(item, Pointer):
        return replace(item, points=tuple((x, y + by) for x, y in item.points))
    assert not (isinstance(item, Hexes) and item.clip), "a window has its place"
    return replace(item, y=item.y + by)


def describe(scene: Scene) -> str:
    """Write a scene down, one line an item."""
    lines = [f"Scene {scene.width}x{scene.height} {scene.ground}".rstrip()]
    for item in scene.items:
        lines.append(f"{type(item).__name__} {' '.join(_fields(item))}")
        if isinstance(item, Tiles | Hexes):
            lines += [f"  {cell} {art}" for cell, art in item.tiles]
        if isinstance(item, Cards):
            lines += [f"  {card.x},{card.y} {card.art}" for card in item.cards]
    return "\n".join(lines) + "\n"


def _fields(item: Item) -> Iterator[str]:
    for name, value in msgspec.structs.asdict(item).items():
        if name not in ("tiles", "cards") and value not in ("", None, False):
            yield f"{name}={_word(value)}"


def _word(value: object) -> str:
    if isinstance(value, Face):
        return value.name
    if isinstance(value, Cell):
        return str(value)
    if isinstance(value, tuple):
        return ",".join(map(_word, value))
    return str(value)
