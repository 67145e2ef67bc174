"""Parts of all pictures of Carcassonne: sprites of tiles, followers on them, the drawn tile."""

from collections.abc import Iterable, Iterator, Mapping

from games.carcassonne.components import Colour, Feature, Figure, Segment, Spot
from games.carcassonne.view import Laid, View
from games.core.values import Cell, Rotation, Seat, neighbours
from render.carcassonne.art.faces import VARIANTS
from render.carcassonne.art.spots import pile_at, place_of, size_of
from render.pieces.followers import (
    ABBOT,
    BUILDER,
    LARGE,
    LARGE_LIE,
    LIE,
    PIG,
    SIZES,
    STAND,
    key,
)
from render.sheet.grid import copies
from render.sheet.legend import LegendEntry
from render.sheet.marks import tag
from render.sheet.people import name_of
from render.sheet.picture import Mark, Picture
from render.sheet.scene import Badge, Box, Brackets, Item, Label, Panel, Slot, Sprite, Thumb, Tiles
from render.theme import BADGE, CARD, CREAM, GOLD, INK, RULE, Face

CARD_SIZE = (224, 264)
"""Of the card with the drawn tile."""


def art(kind: str, rotation: Rotation, nth: int = 0) -> str:
    """Name the sprite of a tile; one copy of a kind has another face than the next."""
    return f"carcassonne/{kind}/{rotation.value}/{nth % VARIANTS}"


def in_hand(view: View, kind: str, rotation: Rotation = Rotation.R0) -> str:
    """Name the sprite of a tile that is not laid yet: it will lie there with the same face."""
    return art(kind, rotation, sum(tile.kind == kind for tile in view.tiles.values()))


def tiles_of(
    laid: Mapping[Cell, Laid], shown: Iterable[Cell] | None = None
) -> tuple[tuple[Cell, str], ...]:
    """Return cells and sprites, row by row.

    :param laid: all tiles, in the order in which they were laid.
    :param shown: the cells that matter, where it is not all of them.
    """
    numbered = zip(laid.items(), copies(tile.kind for tile in laid.values()), strict=True)
    arts = {cell: art(tile.kind, tile.rotation, nth) for (cell, tile), nth in numbered}
    cells = arts if shown is None else shown
    return tuple((cell, arts[cell]) for cell in sorted(cells, key=lambda cell: (cell.y, cell.x)))


def follower_height(px: int) -> int:
    """Return how tall a follower is on tiles of that size: never too small for a phone, and never
    taller than three quarters of its tile.
    """
    return max(min(40, round(px * 0.75)), round(px * 0.33))


_LEAST = 32
"""Of a figure where there is little room, unless all are smaller."""


def followers(
    picture: Picture, laid: Mapping[Cell, Laid], tiles: Tiles, larger: float = 1.0
) -> Iterator[Sprite]:
    """Place the followers, from the north to the south.

    :param larger: how large they are, of what they usually are on such tiles.
    """
    seen = dict(tiles.tiles)
    on_map = [meeple for meeple in picture.view.meeples if meeple.spot.cell in seen]
    for meeple in sorted(on_map, key=lambda m: (m.spot.cell.y, m.spot.cell.x)):
        colour = colours(picture)[meeple.seat]
        tile = laid[meeple.spot.cell]
        yield follower(colour, meeple.spot, tile, tiles, figure=meeple.figure, larger=larger)


def follower(
    colour: int,
    spot: Spot,
    tile: Laid,
    tiles: Tiles,
    strength: int = 100,
    figure: Figure = Figure.MEEPLE,
    larger: float = 1.0,
) -> Sprite:
    """Place one follower on its spot; on a field it lies."""
    cell, segment = spot
    x, y = place_of(tile.kind, tile.rotation, segment)
    pose = POSES[figure][is_farmer(segment)]
    share, box = size_of(tile.kind, tile.rotation, segment), tiles.box(cell)
    usual = follower_height(tiles.px)
    tall = round(larger * max(min(_LEAST, usual), round(share * usual)))
    foot = tall * (0.12 if pose in LYING else 0.38)
    tall = round(tall * SIZES.get(pose, 1))
    at = (round(box.left + x * tiles.px), round(box.top + y * tiles.px + foot))
    return Sprite(key(colour, pose), *at, tall, strength)


POSES = {
    Figure.MEEPLE: (STAND, LIE),
    Figure.ABBOT: (ABBOT, ABBOT),
    Figure.LARGE: (LARGE, LARGE_LIE),
    Figure.BUILDER: (BUILDER, BUILDER),
    Figure.PIG: (PIG, PIG),
}
"""How a figure is drawn, and on a field."""
LYING = (LIE, LARGE_LIE)


def is_farmer(segment: Segment) -> bool:
    """Say whether a follower there lies on a field."""
    return segment.feature is Feature.FIELD


def ingots(lying: Mapping[Cell, int], laid: Mapping[Cell, Laid], tiles: Tiles) -> Iterator[Item]:
    """Lay ingots on their tiles, with their number where there are several."""
    seen = dict(tiles.tiles)
    for cell, count in lying.items():
        if cell in seen:
            x, y = pile(laid[cell], tiles, cell)
            px = max(16, round(tiles.px * 0.28))
            yield Sprite("carcassonne/icon/ingot", x, y, px)
            if count > 1:
                yield from tag(x + px // 3, y - px // 2, str(count), max(15, round(px * 0.56)))


def pile(tile: Laid, tiles: Tiles, cell: Cell) -> tuple[int, int]:
    """Return where on the sheet the ingots of a tile lie."""
    (x, y), box = pile_at(tile.kind, tile.rotation), tiles.box(cell)
    return round(box.left + x * tiles.px), round(box.top + y * tiles.px)


def last_move(box: Box) -> Brackets:
    """Mark the tile that was laid last."""
    return Brackets(box)


def number(box: Box, label: str, *, stands_out: bool = True) -> Badge:
    """Number a free cell."""
    x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
    r = max(min(28, box.width // 2), round(box.width * 0.25))
    return Badge(x, y, r, label, *((CREAM, BADGE, GOLD) if stands_out else (INK, CARD, RULE)))


def standing_out(view: View, marks: Iterable[Mark]) -> frozenset[Cell]:
    """Return the places that people look for: where something of theirs goes on. While there are
    none, or no others, all are alike.
    """
    cells = frozenset(mark.value for mark in marks)
    return cells & frozenset(view.joining) or cells


def free(box: Box) -> Slot:
    """Mark a cell where the tile may go."""
    return Slot(box.grown(-max(2, round(box.width * 0.05))))


def holes(view: View) -> tuple[Cell, ...]:
    """Return the cells where no tile will ever fit, if tiles surround them: elsewhere they matter
    to nobody.
    """
    return tuple(
        cell
        for cell in view.barred
        if sum(beside in view.tiles for beside in neighbours(cell)) >= _SURROUNDED
    )


_SURROUNDED = 3
"""Tiles beside a hole, at least."""


def barred(box: Box) -> Sprite:
    """Mark a cell where no tile will ever fit."""
    x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
    return Sprite("barred", x, y, max(18, round(box.width * 0.16)))


def drawn_card(box: Box, name: str, left: int) -> Iterator[Item]:
    """Lay out the card that shows the drawn tile, a sprite, and how many are left in the stack."""
    yield Panel(box, CARD, INK, 18, shadow=True)
    yield Panel(box.grown(-7), CARD, RULE, 13)
    px = 188
    x = (box.left + box.right - px) // 2
    yield Thumb(name, x, box.top + 18, px)
    middle, y = (box.left + box.right) // 2, box.bottom - 32
    yield Sprite("carcassonne/stack", middle - 36, y + 3, 36)
    yield Label(str(left), middle + 2, y, Face.FIGURE, 46, INK)


def colours(picture: Picture) -> tuple[int, ...]:
    """Return the style that each seat has chosen; a player who plays all colours alone chooses
    none.
    """
    if picture.view.alone:
        return tuple(range(len(picture.view.scores)))
    return picture.colours or tuple(range(len(picture.names)))


def names(picture: Picture) -> tuple[str, ...]:
    """Return the names of those who have points: people, or colours."""
    if picture.view.alone:
        return tuple(picture.words[id] for id in COLOUR_WORDS[: len(picture.view.scores)])
    return tuple(name_of(picture, Seat(seat)) for seat in range(len(picture.names)))


COLOUR_WORDS = tuple(f"carcassonne-colour-{colour.value}" for colour in Colour)


def players(picture: Picture) -> list[LegendEntry]:
    """Return the seats for the strip at the foot."""
    view: View = picture.view
    winners = view.result.ranking[0] if view.result and not view.alone else ()
    return [
        LegendEntry(
            colour=colour,
            name=name,
            points=view.scores[seat],
            supply=view.supply[seat],
            won=seat in winners,
            prospect=view.prospects[seat] if view.prospects else None,
            others=tuple(POSES[kind][0] for kind, counts in view.others.items() if counts[seat]),
        )
        for seat, (colour, name) in enumerate(zip(colours(picture), names(picture), strict=True))
    ]


def spot_marks(picture: Picture, tiles: Tiles) -> Iterator[Badge]:
    """Put letters on the features of which one is to be named."""
    rows = picture.focus.rows if picture.focus else ()
    for mark in next((row.marks for row in rows if row.field == "spot"), ()):
        cell, segment = mark.value
        laid, box = picture.view.tiles[cell], tiles.box(cell)
        x, y = place_of(laid.kind, laid.rotation, segment)
        at = (round(box.left + x * tiles.px) + 34, round(box.top + y * tiles.px) - 26)
        yield Badge(*at, 26, mark.label, INK, CREAM, GOLD)
