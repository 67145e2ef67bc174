"""The board: the map, the last move, waypoints; what is asked on it; and who plays."""

from collections.abc import Iterator, Mapping

from games.core.values import TABLE, Cell, Seat
from games.land_vs_sea.actions import Pick, Stack, Theft
from games.land_vs_sea.components import Spot
from games.land_vs_sea.view import Laid, Phase, View
from render.land_vs_sea import strip
from render.land_vs_sea.pieces import flags, glow, hexes, letter, number, spot_at
from render.land_vs_sea.place import Plan, plan
from render.sheet.marks import marks
from render.sheet.picture import Picture
from render.sheet.scene import Item, Scene, Sprite
from render.theme import WIDTH

ASKING, SHOWING = 1200, 1440
"""The tallest sheets: with a question below them, and without."""
_A_ROW = 6
"""Numbers in a row of buttons: the more rows, the less tall the picture may be."""
_LEAST = 860


def board(picture: Picture) -> Scene:
    """Lay out the whole map; below, everybody, or one's own tiles to choose from."""
    view: View = picture.view
    asked = picture.focus is not None
    foot = strip.OWN if _shows_own(picture) else strip.PUBLIC
    numbered = [mark.value for mark in marks(picture.focus, Cell)]
    rows = -(-len(numbered) // _A_ROW)
    tallest = max(_LEAST, ASKING - 90 * max(0, rows - 2)) if asked else SHOWING
    found = plan([*view.tiles, *numbered], foot, tallest)
    return Scene(WIDTH, found.height, tuple(_items(picture, found)))


def _shows_own(picture: Picture) -> bool:
    """Tell whether the foot shows the own tiles: their owner looks, and chooses among them."""
    view: View = picture.view
    return (
        view.viewer is not TABLE
        and bool(view.hands[view.viewer])
        and view.phase in (Phase.LAYING, Phase.DRAWING)
        and not marks(picture.focus, Theft)
    )


def _items(picture: Picture, found: Plan) -> Iterator[Item]:
    view: View = picture.view
    yield hexes(view, view.tiles, found)
    yield from on_the_map(view, found)
    for mark in marks(picture.focus, Cell):
        yield from number(found, mark.value, mark.label)
    yield from _letters(picture, view.tiles, found)
    if _shows_own(picture):
        assert view.viewer is not None
        yield from own_strip(picture, view.viewer, found.height)
    else:
        yield from strip.public(picture, found.height, marks(picture.focus, Theft))


def on_the_map(view: View, found: Plan) -> Iterator[Item]:
    """Mark the last move and holes, and stand the waypoints."""
    for cell in holes(view):
        yield Sprite("hexhole", *found.at(cell), found.px)
    if view.last:
        yield from (glow(found, cell) for cell in view.last.cells)
    yield from (glow(found, cell) for cell in view.holes)
    yield from flags(view, found)


def holes(view: View) -> list[Cell]:
    """Return the empty cells with six equal edges, which no tile will fill any more."""
    if not view.filled:
        return []
    return [cell for cell, required in view.frontier.items() if required in ("L" * 6, "S" * 6)]


def _letters(picture: Picture, tiles: Mapping[Cell, Laid], found: Plan) -> Iterator[Item]:
    """Letter the areas where a waypoint may go."""
    for mark in marks(picture.focus, Spot):
        x, y = spot_at(tiles, found, mark.value)
        r = 26 if len(mark.label) < 2 else 30
        yield letter(x, y, mark.label, r, picked=mark.picked)


def own_strip(picture: Picture, seat: Seat, height: int) -> Iterator[Item]:
    """Lay out the own tiles as far as the choice has come."""
    answers = dict(picture.focus.answers) if picture.focus else {}
    picked = answers.get("side")
    yield from strip.own(
        picture,
        seat,
        height,
        marks(picture.focus, Pick),
        marks(picture.focus, Stack),
        picked.value if isinstance(picked, Pick) else "",
    )
