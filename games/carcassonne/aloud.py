"""Carcassonne in words alone. A place is called by its row and column, as on the board in
characters: rows grow to the south, columns to the east, the first tile lies in row 0, column 0.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from games.carcassonne.actions import Post
from games.carcassonne.components import (
    Colour,
    Feature,
    Figure,
    Mark,
    Part,
    Segment,
    Spot,
    Tile,
    letter,
    tile,
)
from games.carcassonne.events import FeatureScored
from games.carcassonne.expansions import composed
from games.carcassonne.features import AROUND, Region, fitting, region_at
from games.carcassonne.goods import held
from games.carcassonne.holdings import holdings, landscape, stakes
from games.carcassonne.ruleset import with_tile
from games.carcassonne.telling import place_told
from games.carcassonne.view import Holding, Laid, View
from games.core.aloud import CONCERNS, Aloud, Answers, Lines, reader, weighed, within
from games.core.message import Message, Named, Variable
from games.core.values import Cell, Rotation, Seat, Side, Viewer, around, beside

T = TypeVar("T", Message, Named | Message)


def _brief(view: View, viewer: Viewer) -> Lines:
    """Name the place of the last tile, and those of the viewer's followers."""
    last = () if view.last is None else (_tile_at(view, view.last),)
    last_tiles = tuple(Message("carcassonne-aloud-last", {"tile": tile}) for tile in last)
    return (*last_tiles, _player(view, reader(viewer, view.turn)))


def _player(view: View, seat: Seat) -> Message:
    """Say how many followers somebody has left, and where the others stand."""
    regions = [r for r in landscape(view).regions if any(m.seat == seat for m in r.meeples)]
    left = Message("carcassonne-aloud-followers", {"count": view.supply[seat]})
    more = (kind for kind, counts in view.others.items() if counts[seat])
    at_home = (Message("carcassonne-aloud-home", {"figure": _figure(kind)}) for kind in more)
    stand = (_region(view, region, seat) for region in regions)
    details = (left, *at_home, *_goods(view, seat), *stand)
    return Message("carcassonne-aloud-player", {"who": _who(view, seat), "told": details})


def _goods(view: View, seat: Seat) -> Iterator[Message]:
    """Say which goods somebody has taken, if any."""
    tokens: dict[str, Variable] = {**held(view.goods, seat)}
    if any(tokens.values()):
        yield Message("carcassonne-aloud-goods", tokens)


def _goods_of(view: View, seat: Seat) -> Message:
    """Say which goods somebody has taken, or that there are none."""
    details = tuple(_goods(view, seat)) or (Message("carcassonne-aloud-nothing"),)
    return Message("carcassonne-aloud-player", {"who": _who(view, seat), "told": details})


def _figure(kind: Figure, count: int = 1) -> Message:
    return Message("carcassonne-aloud-figure", {"figure": kind.value, "count": count})


def _who(view: View, seat: Seat) -> Named | Message:
    if view.alone:
        return Message(f"carcassonne-colour-{list(Colour)[seat].value}")
    return Named(seat)


def _chapters(view: View, viewer: Viewer) -> Mapping[str, Lines]:
    """Return the chapters: the others' things, the unfinished features, and the places of all
    tiles.
    """
    count, own = len(view.supply), reader(viewer, view.turn)
    others = (Seat((own + step) % count) for step in range(1, count))
    unfinished = [r for r in landscape(view).regions if r.open and r.feature is not Feature.FIELD]
    unfinished.sort(key=lambda region: all(meeple.seat != own for meeple in region.meeples))
    cells = sorted(view.tiles, key=lambda cell: (cell.y, cell.x))
    return {
        "others": tuple(_player(view, seat) for seat in others),
        "unfinished": tuple(_gaps(view, region) for region in unfinished),
        "fields": tuple(_holding_description(view, holding) for holding in holdings(view)),
        "stakes": tuple(_holding_description(view, holding) for holding in stakes(view)),
        "goods": tuple(_goods_of(view, Seat(seat)) for seat in range(count)) if view.goods else (),
        "gold": tuple(_ingots(*each) for each in view.ingots.items()),
        "map": tuple(_tile_at(view, cell) for cell in cells),
        "left": tuple(_tiles_left(view)),
    }


def _holding_description(view: View, holding: Holding) -> Message:
    """Name the owners of a region, and its points: of a field now, of a feature at stake once it is
    completed.
    """
    region = region_at(landscape(view), holding.spots[0])
    who = tuple(
        _with_points(_with(_who(view, seat), seat, region), holding.points.get(seat))
        for seat in sorted({meeple.seat for meeple in region.meeples})
    )
    named = _region_name(region)
    return Message("carcassonne-aloud-owned", {"named": named, "who": who}) if who else named


def _with_points(who: Named | Message, points: int | None) -> Named | Message:
    """Add the points that somebody would be paid, if there are any."""
    variables: dict[str, Variable] = {"who": who, "points": points or 0}
    return Message("carcassonne-aloud-paid", variables) if points else who


def _tiles_left(view: View) -> Iterator[Message]:
    """Say how many tiles of each kind are still to come: kinds of one name together."""
    counts: dict[str, int] = defaultdict(int)
    for kind, count in view.remaining.items():
        has_name_of_its_own = _kind(view, kind)["garden"]
        counts[kind if has_name_of_its_own else letter(kind)] += count
    for kind, count in counts.items():
        if count:
            yield Message("carcassonne-aloud-left", {"count": count, **_kind(view, kind)})


def _ingots(cell: Cell, count: int) -> Message:
    """Say how much gold lies on a tile."""
    return Message("carcassonne-aloud-ingots", {"place": place_told(cell), "count": count})


def _gaps(view: View, region: Region) -> Message:
    """Describe a region, and the cells where it goes on, as far as a tile can lie there."""
    cells = sorted(region.open, key=lambda cell: (cell.y, cell.x))
    places = tuple(_gap(cell, is_barred=cell in view.barred) for cell in cells)
    return Message(
        "carcassonne-aloud-unfinished", {"region": _region(view, region), "places": places}
    )


def _gap(cell: Cell, *, is_barred: bool) -> Message:
    place = place_told(cell)
    return Message("carcassonne-aloud-barred", {"place": place}) if is_barred else place


def _region(view: View, region: Region, of: Seat | None = None) -> Message:
    """Name a region, and the owners of the followers on it.

    :param of: a seat that is not named if it alone has followers there.
    """
    named = _region_name(region)
    if of is None or {meeple.seat for meeple in region.meeples} != {of}:
        return _with_owners(view, named, region)
    return _with(named, of, region)


def _region_name(region: Region) -> Message:
    """Name a region by its first place, with its size and marks."""
    place = place_told(region.spots[0].cell)
    variables: dict[str, Variable] = {"feature": region.feature.value, "place": place}
    marks: dict[str, Variable] = {mark.value: region.marks.count(mark) for mark in Mark}
    return Message("carcassonne-aloud-region", {**variables, "tiles": region.tiles, **marks})


def _with_owners(view: View, named: Message, *regions: Region) -> Message:
    """Add the owners of the followers on the regions that a message names."""
    seats = sorted({meeple.seat for region in regions for meeple in region.meeples})
    if not seats:
        return named
    who = tuple(_with(_who(view, seat), seat, *regions) for seat in seats)
    return Message("carcassonne-aloud-owned", {"named": named, "who": who})


def _with(named: T, seat: Seat, *regions: Region) -> T | Message:
    """Add which figures of a seat stand there, unless it is one follower."""
    meeples = (meeple for region in regions for meeple in region.meeples if meeple.seat == seat)
    counts = Counter(meeple.figure for meeple in meeples)
    if counts == {Figure.MEEPLE: 1}:
        return named
    figures = tuple(_figure(kind, counts[kind]) for kind in Figure if counts[kind])
    return Message("carcassonne-aloud-with", {"named": named, "figures": figures})


def _tile_at(view: View, cell: Cell) -> Message:
    """Describe the tile at a place, and how it lies."""
    laid = view.tiles[cell]
    details = tuple(_tile_parts(view, laid))
    return Message("carcassonne-aloud-told", {"what": place_told(cell), "told": details})


def _kind(view: View, kind: str) -> dict[str, Variable]:
    garden = view.options["abbot"] == "on" and kind != letter(kind)
    return {"tile": letter(kind), "garden": int(garden)}


def _tile_parts(view: View, laid: Laid) -> Iterator[Message]:
    """Yield the parts of a tile, each with the sides that it reaches. All else is field."""
    lying = tile(laid.kind, laid.rotation)
    for part in _named_parts(view, laid.kind, laid.rotation):
        yield _part(part.segment.feature.value, part.sides)
        yield from map(_mark, part.marks)
    if river := tuple(side for side in Side if lying.edges[side] == "I"):
        yield _part("river", river)
    yield from map(_mark, lying.signs)


def _named_parts(view: View, kind: str, rotation: Rotation = Rotation.R0) -> tuple[Part, ...]:
    """Return the parts of a tile worth naming: gardens only where the table plays with them."""
    gardens = (Feature.GARDEN,) if _kind(view, kind)["garden"] else ()
    named = (*_NAMED, *gardens)
    return tuple(part for part in tile(kind, rotation).parts if part.segment.feature in named)


_NAMED = (Feature.CITY, Feature.ROAD, Feature.MONASTERY)


def _part(kind: str, sides: Iterable[Side]) -> Message:
    ways = tuple(Message("carcassonne-aloud-way", {"way": side.name.lower()}) for side in sides)
    variables: dict[str, Variable] = {"part": kind, "count": len(ways), "ways": ways}
    return Message("carcassonne-aloud-part", variables)


def _mark(mark: Mark) -> Message:
    return Message("carcassonne-aloud-mark", {"mark": mark.value})


def _side(side: Side, edge: str) -> Message:
    return Message("carcassonne-aloud-side", {"side": side.name.lower(), "edge": edge})


def _option(view: View, answers: Answers, field: str, option: Any) -> Message | None:
    """Describe an answer: a tile, a place, a rotation, or the feature that a figure would stand
    on.
    """
    if field == "tile" and option is not None:
        return Message("carcassonne-kind", _kind(view, option))
    if field == "beside" and option is not None:
        return _tile_at(view, option)
    if isinstance(option, Cell):
        return _empty_cell(view, option, answers.get("tile") or view.drawn)
    if isinstance(option, Rotation):
        return _rotation_description(view, answers, option)
    if isinstance(option, Segment):
        return _figure_place(view, answers, option, option.feature.value)
    if isinstance(option, Post):
        word = f"{option.figure.value}-{option.segment.feature.value}"
        return _figure_place(view, answers, option.segment, word)
    if isinstance(option, Spot):
        return _region(view, region_at(landscape(view), option))
    return None


def _empty_cell(view: View, cell: Cell, kind: str | None) -> Message:
    """Describe the surroundings of a place, and the features that the tile could complete there in
    some rotation.
    """
    land = landscape(view)
    near = (_adjoining_side(view, cell, side) for side in Side if beside(cell, side) in view.tiles)
    turns = fitting(kind, land.frontier[cell]) if kind else ()
    done = [region for turn in turns for region in _completions(view, cell, Laid(kind or "", turn))]
    told = {region.spots[0] for region in done}
    around_here = (region for region in land.regions if _waits_around(region, cell))
    waiting = (_region(view, region) for region in around_here if region.spots[0] not in told)
    regions = _once([_region(view, region) for region in done])
    could = tuple(Message("carcassonne-aloud-could", {"region": region}) for region in regions)
    details = (*_around(view, cell, kind), *near, *waiting, *could)
    return Message("carcassonne-aloud-told", {"what": place_told(cell), "told": details})


def _around(view: View, cell: Cell, kind: str | None) -> Iterator[Message]:
    """Say how many tiles lie round a place, where they decide what a tile scores there."""
    named = _named_parts(view, kind) if kind else ()
    if any(part.segment.feature in AROUND for part in named):
        count = sum(near in view.tiles for near in around(cell))
        yield Message(_AROUND, {"count": count})


_AROUND = "carcassonne-aloud-around"


def _once(messages: list[Message]) -> list[Message]:
    """Say nothing twice."""
    return [message for n, message in enumerate(messages) if message not in messages[:n]]


def _adjoining_side(view: View, cell: Cell, side: Side) -> Message:
    """Describe the side of a tile beside an empty cell, and its owners."""
    near = view.tiles[beside(cell, side)]
    edge = tile(near.kind, near.rotation).edges[side.opposite]
    slots = 0b11 << 2 * side if edge == "F" else 1 << _MIDDLES + side
    met = (region for region in landscape(view).regions if region.open.get(cell, 0) & slots)
    return _with_owners(view, _side(side, edge), *met)


_MIDDLES = 8
"""The first slot of the middles of sides, after those of their halves: see `features`."""


def _waits_around(region: Region, cell: Cell) -> bool:
    return region.feature in AROUND and cell in region.open and bool(region.meeples)


def _completions(view: View, cell: Cell, laid: Laid) -> Iterator[Region]:
    """Yield the features that a tile completes."""
    for region in with_tile(composed(view.options), landscape(view), cell, laid).regions:
        is_here = any(spot.cell == cell for spot in region.spots)
        is_round = region.feature in AROUND and cell in around(region.spots[0].cell)
        if not region.open and region.feature is not Feature.FIELD and (is_here or is_round):
            yield region


def _rotation_description(view: View, answers: Answers, rotation: Rotation) -> Message | None:
    """Describe the rotation of the tile, and the features that it completes."""
    kind, cell = answers.get("tile") or view.drawn, answers.get("cell")
    if kind is None or cell is None:
        return None
    laid = Laid(kind, rotation)
    done = (
        Message("carcassonne-aloud-completes", {"region": _region(view, region)})
        for region in _completions(view, cell, laid)
    )
    turn = Message("carcassonne-aloud-turned", {"degrees": int(rotation)})
    return Message(
        "carcassonne-aloud-told", {"what": turn, "told": (*_tile_parts(view, laid), *done)}
    )


def _figure_place(view: View, answers: Answers, segment: Segment, word: str) -> Message | None:
    """Name the part of the tile on which a figure would stand, and the size of its feature then.

    :param word: the word for the figure on its button.
    """
    kind, cell = answers.get("tile") or view.drawn, answers.get("cell")
    if kind is None or cell is None:
        return None
    laid = Laid(kind, answers.get("rotation", Rotation.R0))
    lying = tile(laid.kind, laid.rotation)
    region = region_at(
        with_tile(composed(view.options), landscape(view), cell, laid), Spot(cell, segment)
    )
    what = Message(f"carcassonne-meeple-{word}")
    told = (*_ways(lying.part(segment), lying), _size(region))
    return Message("carcassonne-aloud-told", {"what": what, "told": told})


def _size(region: Region) -> Message:
    """Say how large a feature is; of a monastery as its place was offered, by the tiles around."""
    if region.feature in AROUND:
        return Message(_AROUND, {"count": region.tiles - 1})
    state = "open" if region.open else "completed"
    return Message("carcassonne-aloud-size", {"tiles": region.tiles, "state": state})


def _ways(part: Part, lying: Tile) -> Iterator[Message]:
    """Yield the sides of a tile that a part reaches; of a field, the corners where it lies, and on
    which side, where another field lies in the same corner.
    """
    names = [side.name.lower() for side in part.sides]
    for corner, halves in _CORNERS.items():
        shared = halves.intersection(part.halves)
        names += [corner] if shared else []
        if shared and sum(not halves.isdisjoint(each.halves) for each in lying.parts) > 1:
            names += [Side(half // 2).name.lower() for half in shared]
    yield from (Message("carcassonne-aloud-way", {"way": name}) for name in names)


_CORNERS = {
    "nw": frozenset({0, 7}),
    "ne": frozenset({1, 2}),
    "se": frozenset({3, 4}),
    "sw": frozenset({5, 6}),
}
"""By corner of a tile, the half-edges beside it."""


def _news(view: View, event: Any) -> Message | None:
    """Describe the tile at the place of an event, and the part with a figure on it, or the road or
    city that was scored.
    """
    spot: Spot | None = getattr(event, "spot", None)
    if isinstance(event, FeatureScored):
        return place_told(event.place) if event.place else None
    cell: Cell | None = spot.cell if spot else getattr(event, "cell", None)
    if cell is None or cell not in view.tiles:
        return None
    return _stood(view, spot) if spot and _is_one_of(view, spot) else _tile_at(view, cell)


def _is_one_of(view: View, spot: Spot) -> bool:
    """Tell whether a tile has several parts of the kind on which a figure was placed."""
    laid = view.tiles[spot.cell]
    parts = tile(laid.kind, laid.rotation).parts
    return sum(part.segment.feature is spot.segment.feature for part in parts) > 1


def _stood(view: View, spot: Spot) -> Message:
    """Describe the tile at a place, and the part with a figure on it."""
    laid = view.tiles[spot.cell]
    lying = tile(laid.kind, laid.rotation)
    part = tuple(_ways(lying.part(spot.segment), lying))
    stood = Message("carcassonne-aloud-stood", {"ways": part})
    return Message(
        "carcassonne-aloud-told",
        {"what": place_told(spot.cell), "told": (*_tile_parts(view, laid), stood)},
    )


def _weigh(view: View, seat: Seat, description: Message) -> int:
    """Weigh an answer by the features that it completes, the owners of the features there, and the
    number of tiles around.
    """
    weight = weighed(description, seat, ("carcassonne-aloud-could", "carcassonne-aloud-completes"))
    for sentence in within(description):
        if isinstance(sentence, Message) and sentence.id == _AROUND:
            count = sentence.variables["count"]
            assert isinstance(count, int)
            weight = max(weight, CONCERNS) + count
    return weight


def _stock(view: View, field: str) -> Message | None:
    """Say how many followers the player on turn has left to place."""
    if field != "meeple" or view.turn is None:
        return None
    return Message("carcassonne-followers-left", {"count": view.supply[view.turn]})


ALOUD = Aloud(_brief, _chapters, _option, news=_news, place=place_told, weigh=_weigh, stock=_stock)
