"""Lenses (overlays) instead of the map: open areas, chains and routes, sides to come."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from games.core.hexes import neighbours
from games.land_vs_sea.chart import Region
from games.land_vs_sea.components import Kind, Special, Trader, face
from games.land_vs_sea.view import View
from render.land_vs_sea import strip
from render.land_vs_sea.art import palette
from render.land_vs_sea.art.places import places
from render.land_vs_sea.board import SHOWING
from render.land_vs_sea.pieces import flags, hexes, outline, spot_at
from render.land_vs_sea.place import Plan, plan
from render.sheet.explained import LINE, explained
from render.sheet.guide import GUIDE
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Panel, Rule, Scene, Sprite
from render.sheet.text import fit, width
from render.theme import CREAM, EDGE, INK, MARGIN, TALLEST, WIDTH, Face

AREAS, ROUTES, LEFT = "areas", "routes", "left"

_SHEET = Box(MARGIN, 0, WIDTH - MARGIN, TALLEST)
"""The part of a sheet where figures may stand."""
_LINKED = frozenset({Kind.MOUNTAINS, Kind.CORALS, Kind.TRADE})
_TEXT = 38


def lenses(view: View) -> tuple[str, ...]:
    """Return the lenses of a view."""
    counted = (ROUTES,) if _LINKED.intersection(view.kinds) else ()
    coming = (LEFT,) if _sides_to_come(view) else ()
    return (AREAS, *counted, *coming, *((GUIDE,) if view.result is None else ()))


def areas(picture: Picture) -> Scene:
    """Tint each open area and say what it would bring: its tiles, and its plus signs. All else
    steps back.
    """
    view: View = picture.view
    found = plan(view.tiles, _foot(view), SHOWING)
    items: list[Item] = [hexes(view, view.tiles, found), *tinted(view, found), *flags(view, found)]
    items += signed(view, found)
    return _scene(picture, found, items, "signs-areas")


def tinted(view: View, found: Plan) -> Iterator[Item]:
    """Tint each open area in the colour of its side, over a map that steps back."""
    for cell in view.tiles:
        yield Sprite("hexagon", *found.at(cell), found.px, _VEIL)
    for region in _open_ones(view):
        for spot in region.spots:
            laid = view.tiles[spot.cell]
            areas = face(laid.face, laid.rotation).areas
            index = [area.segment for area in areas].index(spot.segment)
            hue = palette.AREAS[region.kind.value]
            name = f"land_vs_sea/tint/{laid.face}/{laid.rotation.value}/{index}/{hue}"
            yield Sprite(name, *found.at(spot.cell), found.px)


_VEIL = 55
"""Percent of white over a map that steps back."""


def signed(view: View, found: Plan, by: int = 1, within: Box = _SHEET) -> Iterator[Item]:
    """Put the size of each open area on it, as a sign and figures.

    :param by: how many times as large as on a sheet.
    """
    placed = _area_tags(view, _open_ones(view), found, by, within)
    return (item for tag in _apart(placed) for item in _tag_items(tag))


def _open_ones(view: View) -> list[Region]:
    return [region for region in view.regions if _is_shown(region)]


def _foot(view: View) -> int:
    return strip.public_height(view) + LINE


def _scene(picture: Picture, found: Plan, items: Iterable[Item], signs: str) -> Scene:
    """Lay out a map, the meaning of its signs below it, and the players."""
    bottom = found.height - EDGE - strip.public_height(picture.view)
    explanation = picture.words[f"land-vs-sea-{signs}"]
    below = (*explained(explanation, bottom), *strip.public(picture, found.height))
    return Scene(WIDTH, found.height, (*items, *below))


def _is_shown(region: Region) -> bool:
    is_open = region.kind in AREA_SIGNS and region.open
    return bool(is_open and (region.tiles > 1 or region.plus))


class Tag(NamedTuple):
    """A few figures on the map."""

    said: str
    x: int
    y: int
    colour: str
    by: int = 1
    """How many times as large as on a sheet."""
    within: Box = _SHEET

    @property
    def box(self) -> Box:
        """The room that it takes, inside the sheet."""
        half = self.by * (width(self.said, Face.FIGURE, _TEXT) // 2 + 10)
        x = min(self.within.right - half, max(self.within.left + half, self.x))
        return Box(x - half, self.y - 24 * self.by, x + half, self.y + 24 * self.by)


def _area_tags(
    view: View, regions: Sequence[Region], found: Plan, by: int, within: Box
) -> Iterator[Tag]:
    """Place the figures of each area on one of its tiles: where they hide least of the tile's
    things, and nothing of each other.
    """
    taken = [*_thing_boxes(view, found)]
    for region in regions:
        plus, hue = f"+{region.plus}" if region.plus else "", palette.AREAS[region.kind.value]
        text = f"{AREA_SIGNS[region.kind]}{region.tiles}{plus}"
        at = (spot_at(view.tiles, found, spot) for spot in region.spots)
        tags = [Tag(text, *each, hue, by, within) for each in at]
        best = min(tags, key=lambda tag: sum(_overlap(tag.box, box) for box in taken))
        taken += [best.box] * 4  # a figure that cannot be read is worse than a coin that is hidden
        yield best


def _thing_boxes(view: View, found: Plan) -> Iterator[Box]:
    """Yield the boxes of the things on tiles."""
    for cell, laid in view.tiles.items():
        x, y = found.at(cell)
        for disc in places(laid.face, laid.rotation).taken:
            r = round(disc.r * found.px)
            at = (x + round(disc.at[0] * found.px), y + round(disc.at[1] * found.px))
            yield Box(*at, *at).grown(r)
    for spot in filter(None, view.waypoints):
        at = spot_at(view.tiles, found, spot)
        yield Box(*at, *at).grown(found.px // 2)


def _overlap(one: Box, other: Box) -> int:
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(0, wide) * max(0, high)


AREA_SIGNS = {Kind.LAND: "▲", Kind.SEA: "≈"}


def _apart(tags: Iterable[Tag]) -> list[Tag]:
    """Move tags down until none hides another."""
    placed: list[Tag] = []
    for tag in sorted(tags, key=lambda tag: tag.y):
        while any(tag.box.meets(other.box, 2) for other in placed):
            tag = tag._replace(y=tag.y + 12)
        placed.append(tag)
    return placed


def _tag_items(tag: Tag) -> Iterator[Item]:
    box, px = tag.box, tag.by * _TEXT
    yield Panel(box, tag.colour, CREAM, 12 * tag.by)
    yield Label(tag.said, (box.left + box.right) // 2, tag.y, Face.FIGURE, px, "#ffffff", "mm")


def routes(picture: Picture) -> Scene:
    """Draw the chains of mountains and corals and the trade routes, each with its length."""
    view: View = picture.view
    found = plan(view.tiles, _foot(view), SHOWING)
    items = (hexes(view, view.tiles, found), *linked(view, found))
    return _scene(picture, found, items, "signs-routes")


def linked(view: View, found: Plan, by: int = 1, within: Box = _SHEET) -> Iterator[Item]:
    """Join the tiles of each chain and route, and say how long it is.

    :param by: how many times as large as on a sheet.
    """
    chains = [r for r in view.regions if r.kind in _LINKED and len(r.spots) > 1]
    for region in chains:
        yield from _links(region, found, by)
    for tag in _apart(_length(view, region, found, by, within) for region in chains):
        yield from _tag_items(tag)


_COLOURS = {Kind.MOUNTAINS: "#5c4437", Kind.CORALS: "#b5382f", Kind.TRADE: palette.STEAL}


def _links(region: Region, found: Plan, by: int) -> Iterator[Item]:
    """Join the tiles of a chain."""
    cells = {spot.cell for spot in region.spots}
    for cell in cells:
        for beside in neighbours(cell)[:3]:
            if beside in cells:
                line = Box(*found.at(cell), *found.at(beside))
                yield Rule(line, CREAM, 16 * by)
                yield Rule(line, _COLOURS[region.kind], 9 * by)


def _length(view: View, region: Region, found: Plan, by: int, within: Box) -> Tag:
    x, y = found.at(region.spots[-1].cell)
    text = f"×{len(region.spots)}"
    if region.kind is Kind.TRADE:
        kinds = [face(view.tiles[spot.cell].face).trader for spot in region.spots]
        text = f"{kinds.count(Trader.CARAVAN)} : {kinds.count(Trader.SHIP)}"
    return Tag(text, x, y, _COLOURS[region.kind], by, within)


_R, _COLUMNS, _ROW = 84, 6, 250


def left(picture: Picture) -> Scene:
    """Show the sides that the viewer has not seen yet: by their edges, and by their signs.

    It is unknown which of these sides are undersides of tiles on the map; only their number is
    shown.
    """
    view: View = picture.view
    shapes: Counter[str] = Counter()
    sample: dict[str, str] = {}
    for name, count in view.unseen.items():
        shapes[_necklace(name)] += count
        sample.setdefault(_necklace(name), name)
    rows = -(-len(shapes) // _COLUMNS)
    height = 330 + rows * _ROW + LINE
    line = explained(picture.words["land-vs-sea-signs-left"], height - EDGE)
    return Scene(WIDTH, height, (*_heading(picture), *_shapes(shapes, sample), *line))


def _sides_to_come(view: View) -> int:
    """Return how many sides that the viewer has not seen are still in stacks and hands."""
    in_hands = sum(held.down is None for hand in view.hands for held in hand)
    return in_hands + sum(2 * pile.tiles - 1 for pile in view.stacks)


def _necklace(name: str) -> str:
    edges = name[:6]
    return min(edges[k:] + edges[:k] for k in range(6))


def _heading(picture: Picture) -> Iterator[Item]:
    view: View = picture.view
    unseen = sum(view.unseen.values())
    yield _line(picture, "unseen", unseen, 68, Face.TITLE, 60)
    yield _line(picture, "covered", unseen - _sides_to_come(view), 128, Face.NAME, 40)
    found = tuple(_sign_counts(view))
    step = (WIDTH - 2 * MARGIN) // max(1, len(found))
    for place, (sign, count) in enumerate(found):
        x = MARGIN + step // 2 + place * step
        yield Sprite(f"land_vs_sea/icon/{sign}", x - 40, 196, 70)
        yield Label(f"×{count}", x + 4, 198, Face.FIGURE, 42, INK)


def _line(picture: Picture, word: str, count: int, y: int, face: Face, px: int) -> Label:
    text, px = fit(f"{picture.words[f'land-vs-sea-{word}']}: {count}", face, px, 1160)
    return Label(text, WIDTH // 2, y, face, px, INK, "mm")


def _sign_counts(view: View) -> Iterator[tuple[str, int]]:
    """Count the signs on the sides that the viewer has not seen."""
    faces = [(face(name), count) for name, count in view.unseen.items()]
    plus = sum(area.plus * count for one, count in faces for area in one.areas)
    yield "plus", plus
    for special in Special:
        yield special.value, sum(count for one, count in faces if one.special is special)
    if Kind.TRADE in view.kinds:
        for trader in Trader:
            yield trader.value, sum(count for one, count in faces if one.trader is trader)
    for kind in (Kind.MOUNTAINS, Kind.CORALS):
        if kind in view.kinds:
            ranges = (n for one, n in faces for r in one.ranges if r.segment.kind is kind)
            yield kind.value, sum(ranges)


def _shapes(shapes: Counter[str], sample: dict[str, str]) -> Iterator[Item]:
    step = (WIDTH - 2 * MARGIN) // _COLUMNS
    for place, shape in enumerate(sorted(shapes)):
        row, column = divmod(place, _COLUMNS)
        x, y = MARGIN + step // 2 + column * step, 350 + row * _ROW
        yield outline(sample[shape], x, y, _R)
        yield Label(f"×{shapes[shape]}", x, y + _R + 32, Face.FIGURE, 46, INK, "mm")
