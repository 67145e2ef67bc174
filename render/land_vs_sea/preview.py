"""The preview: a tile as it would lie, its legal turns, and the other choices with it."""

from collections.abc import Iterator

from msgspec import Struct

from games.core.hexes import HexRotation
from games.core.values import Cell
from games.land_vs_sea.actions import Pick, Stack, Theft
from games.land_vs_sea.chart import Laid
from games.land_vs_sea.components import FILLERS, TERRAIN
from games.land_vs_sea.view import Phase, View
from render.land_vs_sea import strip
from render.land_vs_sea.pieces import flags, glow, glow_at, half_width, hexes, letter, pile, thumb
from render.land_vs_sea.place import plan
from render.land_vs_sea.window import small_map, window_above
from render.sheet.marks import marks
from render.sheet.picture import Picture
from render.sheet.scene import Badge, Box, Item, Panel, Rule, Scene
from render.theme import BADGE, CARD, CREAM, EDGE, FRAME, GOLD, INK, WIDTH

_FOOT = 196
_LARGE = 110
"""The radius of a tile that is tried out: 190 pixels from side to side, 45 points of a phone."""
_WHOLE = 92
"""From which on the whole map shows it well enough."""
_R = 54
_TALLEST = 1200
"""Of a sheet with a tile that is tried out: more would show nothing that matters."""


class Ghost(Struct, frozen=True):
    """A tile that may come to lie there."""

    cell: Cell
    laid: Laid


def ghost_of(picture: Picture) -> Ghost | None:
    """Return the tile that is tried out, once its cell is chosen."""
    answers = dict(picture.focus.answers) if picture.focus else {}
    cell, rotation = answers.get("cell"), answers.get("rotation", HexRotation.R0)
    if not isinstance(cell, Cell) or not isinstance(rotation, HexRotation):
        return None
    return Ghost(cell, Laid(_face(picture, cell, answers.get("side")), rotation))


def _face(picture: Picture, cell: Cell, side: object) -> str:
    view: View = picture.view
    if view.phase is Phase.FILLING or not isinstance(side, Pick):
        return FILLERS[TERRAIN[view.frontier[cell][0]]]
    assert picture.focus
    held = view.hands[picture.focus.seat][side.tile]
    face = held.down if side.is_hidden else held.up
    assert face
    return face


def preview(picture: Picture, ghost: Ghost) -> Scene:
    """Lay out the map with the tile on it."""
    view: View = picture.view
    is_theft = bool(marks(picture.focus, Theft))
    foot = strip.public_height(view) if is_theft else _FOOT
    cells = [*view.tiles, ghost.cell]
    height = min(picture.room, _TALLEST)
    found = plan(cells, foot, height)
    tiles = {**view.tiles, ghost.cell: ghost.laid}
    if found.px >= _WHOLE:
        above: tuple[Item, ...] = (
            hexes(view, tiles, found, ghost.cell),
            *flags(view, found),
            glow(found, ghost.cell),
        )
        return Scene(WIDTH, found.height, (*above, *_foot(picture, ghost, found.height)))
    card = _card(picture, height)
    divided = window_above(cells, (ghost.cell,), foot, height, card, _LARGE)
    above = (
        hexes(view, tiles, divided.large, ghost.cell, divided.seen),
        *flags(view, divided.large, divided.shows),
        glow(divided.large, ghost.cell),
    )
    items = (*above, *_foot(picture, ghost, height))
    if not is_theft and card.width >= _NARROW and divided.is_whole(cells):
        items += (*small_map(view, tiles, divided, (ghost.cell,)),)
    return Scene(WIDTH, height, items)


_NARROW, _MAP = 150, 264
"""The least and the greatest width of the small map between turns and stacks."""


def _card(picture: Picture, height: int) -> Box:
    """Return the room for the small map in the foot."""
    turns, stacks = (len(marks(picture.focus, kind)) for kind in (HexRotation, Stack))
    left = EDGE + strip.WHO + 36 + max(1, turns) * (2 * half_width(_R) + 30)
    right = WIDTH - EDGE - 40 - stacks * (2 * half_width(_R) + 26)
    wide = min(_MAP, right - left)
    return Box(right - wide, height - EDGE - _FOOT + 14, right, height - EDGE - 14)


def _foot(picture: Picture, ghost: Ghost, height: int) -> Iterator[Item]:
    thefts = marks(picture.focus, Theft)
    return strip.public(picture, height, thefts) if thefts else _turns(picture, ghost, height)


def _turns(picture: Picture, ghost: Ghost, height: int) -> Iterator[Item]:
    """Show the lawful turns side by side with their numbers; at the right the stacks."""
    view: View = picture.view
    top = height - EDGE - _FOOT
    yield Panel(Box(EDGE + 2, top, WIDTH - EDGE - 2, height - EDGE), CARD)
    yield Rule(Box(EDGE, top, WIDTH - EDGE, top), FRAME, 3)
    turns, stacks = marks(picture.focus, HexRotation), marks(picture.focus, Stack)
    assert picture.focus
    yield from strip.who(
        picture, picture.focus.seat, Box(EDGE + 2, top + 2, EDGE + strip.WHO, height - EDGE)
    )
    x, y = EDGE + strip.WHO + 36 + half_width(_R), top + _FOOT // 2
    if not turns:
        yield thumb(view, ghost.laid.face, x, y, _R, ghost.laid.rotation)
    for mark in turns:
        yield thumb(view, ghost.laid.face, x, y, _R, mark.value)
        if mark.picked:
            yield glow_at(x, y, _R)
        colours = (CREAM, BADGE, GOLD) if mark.picked else (CREAM, INK, CREAM)
        yield Badge(x - half_width(_R) + 12, y - _R + 20, 28, mark.label, *colours)
        x += 2 * half_width(_R) + 30
    x = WIDTH - EDGE - 40 - half_width(_R) - (2 * half_width(_R) + 26) * (len(stacks) - 1)
    for index, mark in enumerate(stacks):
        yield from pile(view, index, x, y - 16, _R)
        if mark.picked:
            yield glow_at(x, y - 16, _R)
        yield letter(x - 40, y - 52, mark.label, 28, picked=mark.picked)
        x += 2 * half_width(_R) + 26
