"""High contrast (docs/adr/0129): turns a laid out scene into one for people who see little, or see
colours otherwise. No layout knows of it. Whatever it changes has another name, so no cache mixes
the two.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import hypot
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from render.sheet.scene import (
    Badge,
    Box,
    Cards,
    Glow,
    Hexagon,
    Hexes,
    InHand,
    Item,
    Label,
    Panel,
    Paper,
    Rule,
    Scene,
    Slot,
    Sprite,
    Thumb,
    Tiles,
)
from render.sheet.text import width
from render.theme import BOLD, PAPER, STAIN, Face
from render.tools.colour import contrast, mix, rgb

T = TypeVar("T")


class Night(NamedTuple):
    """The colours of a night that parchment becomes below a map."""

    deep: str
    light: str
    """Where it is light."""


DARK = Night("#211b2c", "#3a3048")
"""Of games without a night of their own."""


class Curve(NamedTuple):
    """How colours change."""

    gamma: float
    """By which they grow deeper."""
    pivot: float = 1.0
    """Those that are lighter grow lighter instead."""
    chroma: float = 1.0
    """How much of their colour they keep."""
    least: float = 0.0
    """How light the darkest remain, where lines must not run together."""


class Contrast(Struct, frozen=True):
    """What high contrast changes."""

    moonlight: str = "#f1e2c0"
    """The colour of rims in the dark, of maps, cards and free cells: moonlight."""
    grounds: Curve = Curve(1.12, 1.0, 1.2)
    """Of grounds that are no parchment, and of walls with what lies between them: their colours
    grow deeper, and none black."""
    tiles: Curve = Curve(2.0, 0.9, 1.12, 0.04)
    cards: Curve = Curve(1.3, 0.86, 1.1)
    pale_cards: Curve = Curve(2.2, 0.9, 1.0, 0.05)
    land: Curve = Curve(1.1, 1.0, 0.85)
    sea: Curve = Curve(2.2, 1.0, 0.9)
    """Of land, and of what is none, on maps of hexagons."""
    free: float = 0.16
    """How much moonlight lies on a free cell."""
    outline: float = 0.016
    """How thick an outline round a thing is, in its units, dark and light each."""
    halo: str = "#fff6e2"
    contour: str = "#1d1218"
    """The colours of that outline: its light rim, and what lies within."""
    edge: float = 0.04
    edges: float = 0.08
    """How broad lines and rims on land and cards are, in its units, and how much they stand out."""
    rim: float = 0.014
    """How broad the light rim of a card is, in its width."""
    line: int = 3
    """Pixels by which the outline of a panel is thicker."""
    lit: float = 4.5
    """How many times as bright as a dark panel its outline is."""
    panel: float = 13.0
    """How many times as bright as a dark panel white words on it are, at least."""
    glow: float = 1.7
    """How broad the frame of what is pointed at is, of what it was."""
    badge: float = 1.2
    """How large the disc of a number on the map is, of what it was."""
    veil: float = 0.1
    """How much of its colour what steps back gives up; coasts and walls stay clear."""
    words: float = 9.0
    """How many times as bright as its ground a word is, or the ground as the word."""
    figure: float = 1.35
    """How large figures get, where there is room for them."""


CONTRAST = Contrast()
PREFIX = "contrast"


def art_of(name: str) -> str:
    """Name a sprite, a tile, a ground or a blend in high contrast."""
    word, *told = name.split("/")
    if word in _OF_PEOPLE:
        return "/".join((word, told[0] + BOLD, *told[1:]))
    return f"{PREFIX}/{name}"


def is_sharp(name: str) -> bool:
    """Tell whether a tile or a blend of this name is one in high contrast."""
    return name.startswith(f"{PREFIX}/")


_OF_PEOPLE = ("follower", "token")
"""Sprites that are drawn otherwise, in a style of their own, and not only outlined."""


def ground_of(ground: str, night: Night) -> str:
    """Name a ground in high contrast: parchment becomes a night."""
    return art_of(ground or "/".join((SHEET, *night)))


def is_night(ground: str) -> bool:
    """Tell whether a ground is parchment that has become a night."""
    return ground.startswith(art_of(SHEET))


SHEET = "parchment"


def contrasted(scene: Scene, night: Night = DARK, *, is_map: bool = True) -> Scene:
    """Return a scene in high contrast. A sheet of parchment with a map on it becomes dark; one with
    words stays light.

    :param is_map: whether tiles are a map, and not small pictures among words.
    """
    has_map = is_map and any(isinstance(item, Tiles | Hexes) for item in scene.items)
    ground = ground_of(scene.ground, night) if scene.ground or has_map else ""
    sheet = Box(0, 0, scene.width, scene.height)
    items = contrasted_items(scene.items, ground, sheet, night)
    return replace(scene, items=items, ground=ground)


def contrasted_items(
    items: Sequence[T], ground: str, sheet: Box, night: Night = DARK
) -> tuple[T, ...]:
    """Return items in high contrast.

    :param ground: the ground below them, empty for light parchment.
    :param sheet: where figures have room to grow that lie on no panel.
    """
    rooms = _Rooms(items, sheet, is_dark=bool(ground))
    changed: list[Any] = []
    for item in items:
        if isinstance(item, InHand):
            (thing,) = _items_in_contrast(item.thing)
            changed.append(replace(item, thing=thing))
        elif isinstance(item, Label):
            changed.append(rooms.grown(item))
        elif isinstance(item, Badge):
            changed.append(rooms.spread(item))
        elif isinstance(item, Paper):
            changed.append(replace(item, ground=ground))
        elif isinstance(item, Slot):
            changed.append(_slot(item, night))
        else:
            changed += _items_in_contrast(item)
    return tuple(changed)


def _items_in_contrast(item: Any) -> Iterator[Any]:
    change = _CHANGES.get(type(item))
    if change is None:
        yield item
    else:
        yield from change(item)


def _tiles(item: Tiles) -> Iterator[Item]:
    yield replace(item, tiles=tuple((cell, art_of(art)) for cell, art in item.tiles))


def _hexes(item: Hexes) -> Iterator[Item]:
    tiles = tuple((cell, art_of(art)) for cell, art in item.tiles)
    yield replace(item, tiles=tiles, blend=art_of(item.blend))


def _hexagon(item: Hexagon) -> Iterator[Item]:
    yield replace(item, art=art_of(item.art), blend=art_of(item.blend))


def _art(item: Sprite | Thumb) -> Iterator[Item]:
    yield replace(item, art=art_of(item.art))


def _cards(item: Cards) -> Iterator[Item]:
    yield replace(item, cards=tuple(card._replace(art=art_of(card.art)) for card in item.cards))


def _glow(item: Glow) -> Iterator[Item]:
    yield replace(item, width=round(item.width * CONTRAST.glow))


def _slot(item: Slot, night: Night) -> Slot:
    free = mix(night.light, CONTRAST.moonlight, CONTRAST.free)
    return replace(item, fill=item.fill or free, line=item.line or CONTRAST.moonlight)


def _panel(item: Panel) -> Iterator[Item]:
    if item.strength < _WHOLE:
        yield item
        return
    if item.line:
        by, line = CONTRAST.line, _outline(item.fill) if _is_dark(item.fill) else item.line
        yield Panel(item.box.grown(by), line, "", item.radius + by if item.radius else 0)
    yield replace(item, fill=clear(item.fill), foot=item.foot and clear(item.foot))


_WHOLE = 100


def clear(colour: str) -> str:
    """Return the colour of a panel: lighter if it is light, darker if it is dark, and as it was if
    it is a colour that tells something.
    """
    if _is_dark(colour):
        return _deep(colour)
    is_neutral = max(rgb(colour)) - min(rgb(colour)) < _COLOURFUL
    is_pale = is_neutral and contrast(colour, "#000000") > _LIGHT
    return mix(colour, "#fffaf0", 0.5) if is_pale else colour


def _deep(colour: str) -> str:
    """Return a dark colour as deep as words on it need; its hue remains."""
    shares = (mix(colour, "#000000", share / 20) for share in range(20))
    return next(share for share in shares if contrast(share, "#ffffff") >= CONTRAST.panel)


def _outline(fill: str) -> str:
    """Return the colour of the outline of a dark panel: moonlight, as bright as it must be."""
    deep = _deep(fill)
    shares = (mix(deep, CONTRAST.moonlight, share / 20) for share in range(20))
    return next(
        (share for share in shares if contrast(share, deep) >= CONTRAST.lit), CONTRAST.moonlight
    )


def _is_dark(colour: str) -> bool:
    is_neutral = max(rgb(colour)) - min(rgb(colour)) < _COLOURFUL
    return is_neutral and contrast(colour, "#000000") < _DARK


_DARK, _LIGHT = 3.2, 9.0
"""How many times as bright as black a panel is that counts as dark, and as light."""
_COLOURFUL = 80
"""By how much red, green and blue differ in a colour that tells something, as gold does."""


def _rule(item: Rule) -> Iterator[Item]:
    yield replace(item, width=item.width + 2)


_CHANGES: Mapping[type[Any], Callable[[Any], Iterator[Item]]] = {
    Cards: _cards,
    Glow: _glow,
    Hexagon: _hexagon,
    Hexes: _hexes,
    Panel: _panel,
    Rule: _rule,
    Sprite: _art,
    Thumb: _art,
    Tiles: _tiles,
}


class _Rooms:
    """The room that figures and the discs of numbers have to grow."""

    def __init__(self, items: Iterable[Any], sheet: Box, *, is_dark: bool) -> None:
        listed = tuple(items)
        self._sheet, self._is_dark = sheet, is_dark
        self._panels = [item for item in listed if isinstance(item, Panel)]
        self._badges = [item for item in listed if isinstance(item, Badge)]
        self._tokens = [box for item in listed if _is_token(item) for box in _boxes(item)]
        self._taken = [box for item in listed for box in _boxes(item)]

    def spread(self, badge: Badge) -> Badge:
        """Return a badge larger, as far as it stays away from others."""
        gaps = [
            hypot(badge.x - other.x, badge.y - other.y) * badge.r / (badge.r + other.r)
            for other in self._badges
            if other is not badge
        ]
        room = int(min(gaps, default=badge.r * CONTRAST.badge))
        return replace(badge, r=max(badge.r, min(round(badge.r * CONTRAST.badge), room)))

    def grown(self, label: Label) -> Label:
        """Return a label larger, if it is a figure, as far as it stays on its panel and away from
        others; with a contour, if it lies on no panel, or on a token.
        """
        box = _box(label)
        below = min(
            (panel for panel in self._panels if panel.box.holds(box)),
            key=lambda panel: panel.box.width * panel.box.height,
            default=None,
        )
        on = below.box if below else self._sheet
        is_on_token = any(token.holds(_middle(box)) for token in self._tokens)
        if is_on_token or (below is None and self._is_dark):
            label = replace(label, line=label.line or _opposite(label.fill))
        elif not label.line:
            grounds = (PAPER, STAIN)
            if below:
                grounds = (clear(below.fill), clear(below.foot or below.fill))
            label = replace(label, fill=legible(label.fill, grounds))
        if label.face is not Face.FIGURE:
            return label
        apart = [taken for taken in self._taken if not taken.meets(box, 1)]
        for px in range(round(label.px * CONTRAST.figure), label.px, -1):
            larger = replace(label, px=px)
            place = _box(larger)
            if on.holds(place) and not any(taken.meets(place, _GAP) for taken in apart):
                self._taken.append(place)
                return larger
        return label


def legible(ink: str, grounds: Sequence[str]) -> str:
    """Return the colour of words, so much darker or lighter that they stand out from their
    grounds; black or white where no more can be done.
    """
    end = max("#000000", "#ffffff", key=lambda one: min(contrast(one, at) for at in grounds))
    for share in range(0, 100, 10):
        changed = mix(ink, end, share / 100)
        if all(contrast(changed, ground) >= CONTRAST.words for ground in grounds):
            return changed
    return end


def _opposite(colour: str) -> str:
    """Return white for dark colours, black for light ones."""
    red, green, blue = rgb(colour)
    return "#000000" if 2 * red + 5 * green + blue > 8 * 110 else "#ffffff"


_GAP = 8
"""Pixels that stay between two things."""
_TALL = 0.72
"""The height of a figure, of the size of its type."""


def _is_token(item: Any) -> bool:
    return isinstance(item, Sprite) and item.art.startswith("token/")


def _middle(box: Box) -> Box:
    x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
    return Box(x, y, x, y)


def _boxes(item: Any) -> Iterator[Box]:
    """Yield the boxes that an item takes, if figures must keep off it."""
    if isinstance(item, Label):
        yield _box(item)
    elif isinstance(item, Sprite):  # a figure's feet are its origin
        half = item.px // 2
        up = item.px if item.art.startswith("follower/") else half
        yield Box(item.x - half, item.y - up, item.x + half, item.y - up + item.px)
    elif isinstance(item, Hexagon):
        yield Box(item.x, item.y, item.x, item.y).grown(item.px)
    elif isinstance(item, Thumb):
        yield Box(item.x, item.y, item.x + item.px, item.y + item.px)
    elif isinstance(item, Badge):
        yield item.box
    elif isinstance(item, Cards):
        high = item.px if item.square else item.px * 3 // 2
        yield from (Box(at.x, at.y, at.x + item.px, at.y + high) for at in item.cards)


def _box(item: Label) -> Box:
    """Return the box that a label takes."""
    wide, high = width(item.text, item.face, item.px), round(item.px * _TALL)
    left = item.x - round(wide * {"l": 0.0, "m": 0.5, "r": 1.0}[item.anchor[0]])
    top = item.y - high // 2
    return Box(left, top, left + wide, top + high)
