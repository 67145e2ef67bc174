"""Lenses (overlays) instead of the map: the owners of fields, the stakes on roads with inns and in
cities with cathedrals, and the tiles left.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from games.carcassonne import goods
from games.carcassonne.components import Mark, Spot
from games.carcassonne.view import Holding, View
from games.core.values import Rotation, Seat
from render.carcassonne.pieces import art, colours, follower, is_farmer, players, tiles_of
from render.pieces.tokens import key
from render.sheet.explained import LINE, explained
from render.sheet.grid import WHOLE, plan
from render.sheet.guide import GUIDE
from render.sheet.legend import legend, legend_height
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Panel, Rule, Scene, Sprite, Thumb, Tiles
from render.sheet.text import fit, width
from render.theme import CARD, EDGE, INK, MARGIN, PAPER, RULE, WIDTH, Face

FIELDS, STAKES, GOODS, GOLD, LEFT = "fields", "stakes", "goods", "gold", "left"

_FADED = 38
"""Percent of a follower who is not concerned."""


def lenses(view: View) -> tuple[str, ...]:
    """Return the lenses of a view: fields that somebody holds, features at stake, goods and gold
    that somebody has taken, tiles where people count; the cheat sheet.
    """
    there = {
        FIELDS: any(is_farmer(figure.spot.segment) for figure in view.meeples),
        STAKES: view.at_stake,
        GOODS: any(good in view.goods for good in goods.GOODS),
        GOLD: Mark.GOLD in view.goods,
        LEFT: any(view.remaining.values()),
        GUIDE: view.result is None,
    }
    return tuple(page for page, is_there in there.items() if is_there)


def held(picture: Picture) -> Scene:
    """Lay out the whole map, with features in the colours of their holders: each field, or those at
    stake.
    """
    view: View = picture.view
    foot = legend_height(players(picture))
    found = plan([*view.tiles], None, foot + LINE, WHOLE)
    assert found, "the smallest tiles of 84 in a line fit"
    tiles = Tiles(found.x, found.y, found.px, tiles_of(view.tiles))
    sheet = Box(EDGE, 0, WIDTH - EDGE, found.height)
    items: list[Item] = [tiles, *layer(picture, tiles), *worth(picture, tiles, sheet)]
    signs = picture.words[f"carcassonne-signs-{picture.page}"]
    items += explained(signs, found.height - EDGE - foot)
    items += legend(players(picture), view.turn, found.height)
    return Scene(WIDTH, found.height, tuple(items))


def layer(picture: Picture, tiles: Tiles) -> Iterator[Item]:
    """Lay what is held over the map, and all followers."""
    yield from _veil(tiles)
    for holding in picture.view.holdings:
        yield from _patches(picture, holding, tiles)
    yield from _figures(picture, tiles)


def worth(picture: Picture, tiles: Tiles, within: Box, by: int = 1) -> Iterator[Item]:
    """Say of each holding what it pays.

    :param by: how many times as large as on a sheet.
    """
    for holding in picture.view.holdings:
        yield from _worth(picture, holding, tiles, within, by)


def _veil(tiles: Tiles) -> Iterator[Panel]:
    """Take the colour out of the land: features that stay grey are nobody's."""
    yield from (Panel(tiles.box(cell), "#a9a595", strength=_VEIL) for cell, _ in tiles.tiles)


_VEIL = 58
"""Percent."""


def _patches(picture: Picture, holding: Holding, tiles: Tiles) -> Iterator[Sprite]:
    owners = "+".join(str(colours(picture)[seat]) for seat in holding.owners)
    for cell, segment in holding.spots:
        laid, box = picture.view.tiles[cell], tiles.box(cell)
        name = f"carcassonne/patch/{laid.kind}/{laid.rotation.value}/{segment}/{owners}"
        yield Sprite(name, box.left, box.top, tiles.px)


def _figures(picture: Picture, tiles: Tiles) -> Iterator[Sprite]:
    """Place all followers; those who stand elsewhere step back."""
    view: View = picture.view
    shown = {spot for holding in view.holdings for spot in holding.spots}
    for meeple in sorted(view.meeples, key=lambda meeple: meeple.spot in shown):
        laid, colour = view.tiles[meeple.spot.cell], colours(picture)[meeple.seat]
        strength = 100 if meeple.spot in shown else _FADED
        yield follower(colour, meeple.spot, laid, tiles, strength, meeple.figure)


def _worth(
    picture: Picture, holding: Holding, tiles: Tiles, within: Box, by: int
) -> Iterator[Item]:
    """Put the points of a feature below an owner's follower; where not all owners would get the
    same, beside each one's token.
    """
    if not holding.points:
        return
    at = next(m.spot for m in picture.view.meeples if _lies_for(m.spot, m.seat, holding))
    figure = follower(0, at, picture.view.tiles[at.cell], tiles)
    said = _owner_figures(holding)
    wide = by * (sum(_room(seat, text) for seat, text in said) + _GAP)
    x = min(max(figure.x - wide // 2, within.left), within.right - wide)
    y = figure.y + round(figure.px * 0.34) + 20 * by
    yield Panel(Box(x, y - 22 * by, x + wide, y + 22 * by), CARD, INK, 9 * by)
    for seat, text in said:
        if seat is not None:
            middle = x + by * (_GAP + _TOKEN // 2)
            yield Sprite(key(colours(picture)[seat]), middle, y, by * _TOKEN)
        x += by * _room(seat, text)
        yield Label(text, x, y, Face.FIGURE, by * _TEXT, INK, "rm")


def _owner_figures(holding: Holding) -> list[tuple[Seat | None, str]]:
    """Return the figures to show: one for all owners alike, or one for each."""
    points = dict.fromkeys(holding.owners, 0) | dict(holding.points)
    if len(points) == len(holding.owners) and len(set(points.values())) == 1:
        return [(None, f"+{points[holding.owners[0]]}")]
    return [(seat, f"+{points[seat]}") for seat in sorted(points)]


def _room(seat: Seat | None, text: str) -> int:
    token = 0 if seat is None else _TOKEN + _NEAR
    return _GAP + token + width(text, Face.FIGURE, _TEXT)


_TEXT, _TOKEN, _NEAR, _GAP = 38, 34, 4, 8
"""Pixels of a figure, of a token, from it to its figure, and between two of them."""


def _lies_for(spot: Spot, seat: int, holding: Holding) -> bool:
    return seat == holding.owners[0] and spot in holding.spots


_HEAD = 150
"""Pixels above the first row."""


class _Grid(Struct, frozen=True):
    """How kinds of tiles stand side by side."""

    most: int
    """So many kinds it holds on a picture that is not too tall."""
    columns: int
    thumb: int
    """The side of a tile."""
    row: int
    """From one row to the next."""


_GRIDS = (_Grid(30, 6, 142, 206), _Grid(42, 7, 142, 206), _Grid(48, 8, 142, 206))
_SMALLEST = _Grid(90, 10, 106, 162)


def left(picture: Picture) -> Scene:
    """Lay out every kind of tile, with the number that nobody has seen yet."""
    counts = _tile_counts(picture.view)
    grid = next((each for each in _GRIDS if len(counts) <= each.most), _SMALLEST)
    rows = -(-len(counts) // grid.columns)
    items = [*_title(picture, sum(counts.values()))]
    step = (WIDTH - 2 * MARGIN) // grid.columns
    for n, (kind, count) in enumerate(counts.items()):
        x = MARGIN + step * (n % grid.columns) + (step - grid.thumb) // 2
        items += _kind(kind, count, (x, _HEAD + grid.row * (n // grid.columns)), grid.thumb)
    height = _HEAD + grid.row * rows + MARGIN + LINE
    signs = "carcassonne-signs-unseen" if is_shorter(picture.view) else "carcassonne-signs-left"
    items += explained(picture.words[signs], height - EDGE)
    return Scene(WIDTH, height, tuple(items))


def is_shorter(view: View) -> bool:
    """Tell whether some of the unseen tiles will not be played."""
    return view.options.get("stack", "all") != "all"


def _tile_counts(view: View) -> dict[str, int]:
    """Count the tiles left by set, those of the base game first; gardens are decoration here."""
    counts: Counter[str] = Counter()
    for kind, count in view.remaining.items():
        counts[kind.removesuffix("g")] += count
    return dict(sorted(counts.items(), key=lambda each: (len(each[0]), each[0])))


def _title(picture: Picture, count: int) -> Iterator[Item]:
    of = f" / {count}" if is_shorter(picture.view) else ""
    title = f"{picture.words['carcassonne-lens-left']}: {picture.view.left if of else count}{of}"
    title, px = fit(title, Face.TITLE, 60, 1000)
    yield Label(title, WIDTH // 2, 78, Face.TITLE, px, INK, "mm")
    yield Rule(Box(WIDTH // 2 - 300, 122, WIDTH // 2 + 300, 122), RULE, 3)


def _kind(kind: str, count: int, at: tuple[int, int], px: int) -> Iterator[Item]:
    x, y = at
    yield Thumb(art(kind, Rotation.R0), x, y, px)
    if not count:
        yield Panel(Box(x - 3, y - 3, x + px + 3, y + px + 3), PAPER, strength=78)
    label = f"×{count}" if count else "–"
    middle = x + px // 2
    yield Label(label, middle, y + px + 28, Face.FIGURE, 40, INK if count else RULE, "mm")
