"""Parts of the pictures of Land vs Sea: tiles, flags, places, stacks."""

from collections.abc import Callable, Iterator, Mapping
from math import sqrt

from games.core.hexes import HexRotation
from games.core.values import Cell, Seat
from games.land_vs_sea.chart import Laid
from games.land_vs_sea.components import TERRAIN, Kind, Spot, face
from games.land_vs_sea.view import View
from render.land_vs_sea.art.faces import OUTLINE
from render.land_vs_sea.art.places import places
from render.land_vs_sea.place import Plan
from render.sheet.marks import marks
from render.sheet.picture import Picture
from render.sheet.scene import Badge, Box, Hexagon, Hexes, Item, Label, Sprite
from render.theme import BADGE, CARD, CREAM, GOLD, INK, RULE, Face

BLEND = "land_vs_sea"


def shown(view: View) -> str:
    """Return the details of tiles that count at this table: m for ranges, t for traders."""
    marks = (("m", Kind.MOUNTAINS), ("t", Kind.TRADE))
    return "".join(mark for mark, kind in marks if kind in view.kinds) or "-"


def art(view: View, name: str, rotation: HexRotation = HexRotation.R0) -> str:
    """Name the sprite of a tile, without its layer."""
    return f"land_vs_sea/{name}/{rotation.value}/{shown(view)}"


def hexes(
    view: View,
    tiles: Mapping[Cell, Laid],
    plan: Plan,
    lifted: Cell | None = None,
    clip: Box | None = None,
) -> Hexes:
    """Lay tiles on the sheet as a plan says."""
    arts = tuple((cell, art(view, laid.face, laid.rotation)) for cell, laid in tiles.items())
    return Hexes(plan.x, plan.y, plan.px, arts, BLEND, lifted, clip)


def thumb(view: View, name: str, x: int, y: int, px: int, rotation: HexRotation) -> Hexagon:
    """Lay one tile alone round x, y."""
    return Hexagon(art(view, name, rotation), x, y, px, BLEND)


def outline(name: str, x: int, y: int, px: int) -> Hexagon:
    """Lay a tile alone round x, y: its land and sea, and nothing that is on them."""
    return Hexagon(f"land_vs_sea/{name}/{HexRotation.R0.value}/{OUTLINE}", x, y, px, BLEND)


def standing_out(picture: Picture) -> frozenset[Cell]:
    """Return the places that people look for: where an area of their own side goes on. Where there
    are none, or no others, all are alike.
    """
    view: View = picture.view
    cells = frozenset(mark.value for mark in marks(picture.focus, Cell))
    side = view.sides[picture.focus.seat].value if picture.focus else ""
    edge = _EDGES.get(side)
    own = frozenset(cell for cell in cells if edge and edge in view.frontier.get(cell, ""))
    return own or cells


_EDGES = {kind.value: edge for edge, kind in TERRAIN.items()}


def number(plan: Plan, cell: Cell, label: str, *, stands_out: bool = True) -> Iterator[Item]:
    """Offer a free cell under its number."""
    (x, y), px = plan.at(cell), plan.px
    if px > 28:
        yield Sprite("hexslot", x, y, px)
    inks = (CREAM, BADGE, GOLD) if stands_out else (INK, CARD, RULE)
    yield Badge(x, y, max(24, min(42, round(px * 0.66))), label, *inks)


def letter(x: int, y: int, label: str, r: int = 30, *, picked: bool = False) -> Badge:
    """Put a letter on a thing that can be tapped."""
    return Badge(x, y, r, label, *((CREAM, BADGE, GOLD) if picked else (INK, CREAM, INK)))


def glow(plan: Plan, cell: Cell) -> Sprite:
    """Mark a cell as what to look at."""
    return Sprite("hexglow", *plan.at(cell), plan.px)


def last(plan: Plan, cell: Cell) -> Sprite:
    """Mark a cell where a tile was laid last."""
    return Sprite("hexlast", *plan.at(cell), plan.px)


def flags(
    view: View, plan: Plan, is_there: Callable[[Cell], bool] = lambda cell: True
) -> Iterator[Sprite]:
    """Stand the waypoints on the map, those on some cells or all."""
    for seat, spot in enumerate(view.waypoints):
        if spot and is_there(spot.cell):
            x, y = spot_at(view.tiles, plan, spot)
            px = max(min(42, 2 * plan.px), round(plan.px * 0.58))
            name = flag(view, Seat(seat))
            yield Sprite(name, x - round(px * 0.3), y + round(px * 0.5), px)


def flag(view: View, seat: Seat) -> str:
    """Name the pennant of a seat: the second of a team has tails."""
    side = view.sides[seat]
    second = "/2" if side in view.sides[:seat] else ""
    return f"land_vs_sea/flag/{side.value}{second}"


def spot_at(tiles: Mapping[Cell, Laid], plan: Plan, spot: Spot) -> tuple[int, int]:
    """Return where a flag stands on an area of a tile."""
    laid = tiles[spot.cell]
    segments = [area.segment for area in face(laid.face, laid.rotation).areas]
    at = places(laid.face, laid.rotation).flags[segments.index(spot.segment)]
    x, y = plan.at(spot.cell)
    return x + round(at[0] * plan.px), y + round(at[1] * plan.px)


def pile(view: View, index: int, x: int, y: int, px: int) -> Iterator[Item]:
    """Show the top of a stack and how many tiles it has."""
    stack = view.stacks[index]
    deep = min(3, stack.tiles - 1)
    for k in range(deep, 0, -1):
        yield Sprite("hexback", x + 4 * k, y + 5 * k, px)
    yield thumb(view, stack.top, x, y, px, HexRotation.R0)
    yield Label(f"×{stack.tiles}", x, y + px + 22, Face.FIGURE, 38, INK, "mm")


def half_width(px: int) -> int:
    """Return half the width of a hexagon."""
    return round(px * sqrt(3) / 2)


def glow_at(x: int, y: int, px: int) -> Sprite:
    """Mark a tile that lies beside the map."""
    return Sprite("hexglow", x, y, px)
