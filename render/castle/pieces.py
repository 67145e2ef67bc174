"""Pieces of the castle: tiles, followers, markers, keeps, wall tiles, and marks on them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from games.castle.board import TRACK, WALLS, tower_at
from games.castle.castle_map import Deployed, Laid
from games.castle.components import Bonus, Spot
from games.castle.view import View
from games.core.values import Cell, Rotation
from render.castle.art import palette as p
from render.castle.art.faces import VARIANTS
from render.castle.art.shapes import spots
from render.castle.layout import Layout
from render.castle.track import outward, towers
from render.pieces import icons, tokens
from render.pieces.followers import STAND, key
from render.sheet.grid import copies
from render.sheet.people import colours
from render.sheet.picture import Picture
from render.sheet.scene import Badge, Box, Brackets, Item, Label, Panel, Slot, Sprite, Tiles
from render.sheet.text import width
from render.theme import BADGE, CREAM, GOLD, INK, SMALLEST_TEXT, Face

SIGNS: Mapping[Bonus, tuple[str, str]] = {
    Bonus.TURN: ("castle-turn", ""),
    Bonus.DOUBLE_TOWER: ("castle-tower", "×2"),
    Bonus.DOUBLE_HOUSE: ("castle-house", "×2"),
    Bonus.OPEN_PATH: ("castle-open-path", ""),
    Bonus.OPEN_HOUSE: ("castle-open-house", ""),
    Bonus.OPEN_TOWER: ("castle-open-tower", ""),
    Bonus.MARKETS: ("castle-court", "+1"),
    Bonus.KEEP: ("castle-keep", "+2"),
    Bonus.POINTS: ("castle-points", "5"),
}
"""The icon of a wall tile, and the text on it; a building site need not be finished to score."""


def art(kind: str, rotation: Rotation, nth: int = 0) -> str:
    """Name the sprite of a tile; one copy of a kind has another face than the next."""
    return f"castle/{kind}/{rotation.value}/{nth % VARIANTS}"


def in_hand(view: View, kind: str, rotation: Rotation = Rotation.R0) -> str:
    """Name the sprite of a tile that is not laid yet: it will lie there with the same face."""
    return art(kind, rotation, sum(tile.kind == kind for tile in view.castle_map.tiles.values()))


def tiles(place: Layout, laid: Mapping[Cell, Laid], lifted: Cell | None = None) -> Iterator[Tiles]:
    """Lay tiles in the castle; nothing before the first.

    :param laid: in the order in which they were laid.
    """
    numbered = zip(laid.items(), copies(tile.kind for tile in laid.values()), strict=True)
    arts = {cell: art(tile.kind, tile.rotation, nth) for (cell, tile), nth in numbered}
    if arts:
        cells = sorted(arts, key=lambda cell: (cell.y, cell.x))
        found = tuple((cell, arts[cell]) for cell in cells)
        yield Tiles(place.x, place.y, place.px, found, lifted, p.DUSK, _BACK)


_BACK = 0.15
"""How much of their light squares give up for a tile that is tried out."""


def spot_at(place: Layout, laid: Mapping[Cell, Laid], spot: Spot) -> tuple[int, int]:
    """Return where a spot lies on the sheet."""
    tile = laid[spot.cell]
    x, y = spots(tile.kind, tile.rotation)[spot.segment]
    return place.at((spot.cell.x + x, spot.cell.y + y))


def followers(picture: Picture, place: Layout, laid: Mapping[Cell, Laid]) -> Iterator[Sprite]:
    """Stand the followers, from the north to the south."""
    view: View = picture.view
    standing = [figure for region in view.castle_map.regions for figure in region.meeples]
    for figure in sorted(standing, key=lambda each: (each.spot.cell.y, each.spot.cell.x)):
        yield follower(picture, place, laid, figure)


def follower(
    picture: Picture, place: Layout, laid: Mapping[Cell, Laid], figure: Deployed
) -> Sprite:
    """Stand one follower on its spot."""
    x, y = spot_at(place, laid, figure.spot)
    tall = max(_TALL, round(place.px * 0.62))
    return Sprite(key(colours(picture)[figure.seat], STAND), x, y + round(0.38 * tall), tall)


_TALL = 52
"""The least height of a figure: 12 points of a phone."""


def numbers(place: Layout, scores: Sequence[int] = ()) -> Iterator[Item]:
    """Write every fifth number on the wall, where no tower and no marker stands; in the north on
    its outer edge, for heads of those who stand before it reach up to the walk.
    """
    standing = {(points % TRACK + near) % TRACK for points in scores for near in (-1, 0, 1)}
    for number in range(0, TRACK, 5):
        if tower_at(number) is None and number not in standing:
            x, y = place.space(number)
            y -= round(_OUTER * place.px) if number in _northern() else 0
            said, px = str(number), max(_NUMBER, round(place.px * 0.42))
            half = width(said, Face.FIGURE, px) // 2 + 7
            high = round(px * 0.42)
            yield Panel(Box(x - half, y - high, x + half, y + high), p.SLAB, p.STONE_SHADE, 8)
            yield Label(said, x, y + 1, Face.FIGURE, px, p.FIGURE, "mm")


@cache
def _northern() -> frozenset[int]:
    """Return the spaces on walls that bound the castle in the north."""
    return frozenset(n for wall in WALLS if outward(wall)[1] < 0 for n in wall.spaces)


_OUTER = 0.24
"""How far such a number lies from the middle of the walk, in squares."""
_NUMBER = 40
"""The least size of a number on the wall."""


def wall_tiles(view: View, place: Layout) -> Iterator[Item]:
    """Lay the wall tiles on their towers: shields while their faces are hidden."""
    for tower, bonus in view.wall.items():
        x, y = place.at(towers()[tower])
        if bonus is None:
            yield Sprite(icons.key("castle-bonus"), x, y, round(place.px * 0.6))
        else:
            yield from slab(x, y, max(46, round(place.px * 0.56)), bonus)


def slab(x: int, y: int, px: int, bonus: Bonus) -> Iterator[Item]:
    """Show the face of a wall tile; x, y is its middle."""
    half = px // 2
    yield Panel(Box(x - half, y - half, x + half, y + half), _FACE, INK, px // 6)
    name, said = SIGNS[bonus]
    yield Sprite(icons.key(name), x, y - (px // 12 if said else 0), round(px * 0.86))
    if said:
        size = max(SMALLEST_TEXT, round(px * 0.46))
        at = (x, y) if bonus is Bonus.POINTS else (x + half - px // 4, y + half - size // 3)
        yield Label(said, *at, Face.FIGURE, size, INK, "mm", "#fff6df")


_FACE = "#f2e8d0"
"""Of a wall tile whose face is seen."""


def plate(left: int, y: int, high: int, bonus: Bonus) -> Iterator[Item]:
    """Show a wall tile as wide as `plate_width`, its sign beside the icon: nothing covers it.

    :param left: its left edge; its middle is at the height of y.
    """
    name, said = SIGNS[bonus]
    box = Box(left, y - high // 2, left + plate_width(high, bonus), y - high // 2 + high)
    yield Panel(box, _FACE, INK, high // 6)
    is_pair = _is_pair(bonus)
    x = left + round(high * 0.47) if is_pair else (box.left + box.right) // 2
    yield Sprite(icons.key(name), x, y, high - 10)
    if said:
        size = max(SMALLEST_TEXT, round(high * 0.5))
        beside = box.right - 6 - width(said, Face.FIGURE, size) // 2
        at = (beside, y + 2) if is_pair else (x, y)
        yield Label(said, *at, Face.FIGURE, size, INK, "mm")


def plate_width(high: int, bonus: Bonus) -> int:
    """Return the width of a plate with a wall tile: square without a sign beside the icon."""
    return max(round(high * 1.6), 92) if _is_pair(bonus) else high


def _is_pair(bonus: Bonus) -> bool:
    """Tell whether a sign stands beside the icon of a wall tile."""
    return bool(SIGNS[bonus][1]) and bonus is not Bonus.POINTS


def markers(picture: Picture, place: Layout) -> Iterator[Sprite]:
    """Stand the markers on the wall; two on one space side by side."""
    points = picture.view.scores
    shared = points[0] % TRACK == points[1] % TRACK
    tall = max(_TALL, round(place.px * 0.62))
    for seat in (0, 1):
        x, y = place.space(points[seat])
        aside = round(0.17 * place.px) * (2 * seat - 1) if shared else 0
        colour = colours(picture)[seat]
        yield Sprite(key(colour, STAND), x + aside, y + round(0.3 * tall), tall)


def keeps(picture: Picture, place: Layout) -> Iterator[Item]:
    """Stand the keeps on their houses, each on its owner's token."""
    view: View = picture.view
    for seat, keep in enumerate(view.keeps):
        if keep and keep.spot.cell in view.castle_map.tiles:
            x, y = spot_at(place, view.castle_map.tiles, keep.spot)
            px = max(34, round(place.px * 0.46))
            yield Sprite(tokens.key(colours(picture)[seat]), x, y + px // 3, round(px * 0.9))
            yield Sprite(icons.key("castle-keep"), x, y - px // 6, px)


def last_move(box: Box) -> Brackets:
    """Mark the tile that was laid last."""
    return Brackets(box)


def slot(box: Box, label: str) -> Iterator[Item]:
    """Number a square where the tile may go."""
    yield Slot(box.grown(-3), _LIT, _LIT_RIM)
    x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
    yield Badge(x, y, round(box.width * 0.36), label, INK, _LAMP, _LAMP)


_LIT, _LIT_RIM, _LAMP = "#ffd893", "#d9b67c", "#f7dfae"
"""Of a square that can be chosen: a lamp stands on its stones."""


def letter(x: int, y: int, label: str, *, picked: bool = False, r: int = 26) -> Badge:
    """Put a letter on something that can be tapped."""
    colours = (CREAM, BADGE, GOLD) if picked else (INK, CREAM, p.STONE_DARK)
    return Badge(x, y, r, label, *colours)
