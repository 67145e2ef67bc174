"""The cheat sheet: the points of each kind of feature with the options of a table."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from games.castle.view import View
from games.core.values import Cell, Rotation
from render.castle.art import palette as p
from render.castle.pieces import art
from render.pieces import icons
from render.pieces.followers import STAND, key
from render.sheet.guide import FRIEZE, Icon, Line, strip
from render.sheet.guide import guide as laid_out
from render.sheet.look import Look
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Panel, Scene, Sprite, Tiles
from render.theme import WIDTH, Face

LOOK = Look(
    ("#b6c97a", "#8fa655"),
    ("#2f5368", "#1f3a4c"),
    (icons.key("castle-keep"), icons.key("castle-tower")),
    ("#efe7d8", "#cdc2b0"),
)
"""Of the cheat sheet and the last one."""
_TITLE = "castle-lens-guide"
_WORDS = ("path", "house", "tower", "court", "keep", "bonus", "home", "tie")
WORDS = (_TITLE, *(f"castle-guide-{word}" for word in _WORDS))


def guide(picture: Picture) -> Scene:
    """Lay out what pays."""
    return laid_out(picture.words[_TITLE], lines(picture), LOOK, (*frieze(), *_people()), _GROUND)


_ROW = ("47", "07", "29", "41", "37", "49", "29", "47", "07", "41")
_GROUND, _PX, _MERLON = "ward", 128, 40


def frieze() -> Iterator[Item]:
    """Lay the ward along the top of a sheet, behind its wall with the numbers of the track."""
    row = tuple((Cell(x, 0), art(kind, Rotation.R180)) for x, kind in enumerate(_ROW))
    yield Tiles(0, 6, _PX, row)
    top, foot = FRIEZE.bottom - 48, FRIEZE.bottom
    for x in range(-8, WIDTH, _MERLON):
        yield Panel(Box(x, top - 18, x + 24, top + 8), p.STONE_LIGHT, p.STONE_SHADE, 3)
    yield Panel(Box(0, top, WIDTH, foot), p.STONE_LIGHT, p.STONE_SHADE, foot=p.STONE_DARK)
    for number, x in zip((0, 10, 25, 35), (176, 372, 908, 1104), strict=True):
        slab = Box(x - 34, top + 6, x + 34, foot - 5)
        yield Panel(slab, p.SLAB, p.STONE_SHADE, 8)
        yield Label(str(number), x, (top + foot) // 2 + 1, Face.FIGURE, 42, p.FIGURE, "mm")
    for x in (64, WIDTH - 64):
        yield Sprite(icons.key("castle-keep"), x, FRIEZE.bottom - 76, 156)


def _people() -> Iterator[Item]:
    for colour, x in ((0, 274), (1, 1006)):
        yield Sprite(key(colour, STAND), x, FRIEZE.bottom - 8, 78)


def lines(picture: Picture) -> Sequence[Line]:
    """Return the lines of the cheat sheet, wall tiles only where they are in play."""
    view: View = picture.view
    return [*_lines(picture.words, view.options)]


def _lines(words: Mapping[str, str], options: Mapping[str, str]) -> Iterator[Line]:
    def line(word: str, pays: str, tiles: str = "", where: float = 2) -> Line:
        icon = Icon(icons.key(f"castle-{word}"), 108)
        scene = partial(strip, art, tiles, key(0, STAND), where) if tiles else None
        return Line((icon,), words[f"castle-guide-{word}"], pays, scene)

    yield line("path", "1 / 2", "25 01/90 02/90 27", 1.5)
    yield line("house", "1", "48 04 04/180 41/90", 1.7)
    yield line("tower", "2", "43/90 07 07/180 48", 1.6)
    yield line("court", "3", "48 49 48 49", 1.5)
    keep = (Icon(icons.key("castle-keep"), 110, -38), Icon(icons.key("castle-squares"), 84, 54))
    yield Line(keep, words["castle-guide-keep"], "1")
    if options.get("wall_tiles", "hidden") != "off":
        yield line("bonus", "")
    yield Line((Icon(key(0, STAND), 92, 0, 44),), words["castle-guide-home"], "")
    both = (Icon(key(0, STAND), 84, -42, 42), Icon(key(1, STAND), 84, 42, 42))
    yield Line(both, words["castle-guide-tie"], "0")
