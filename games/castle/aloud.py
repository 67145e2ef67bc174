"""The Castle in words alone. Squares are called as everywhere: a letter from west to east, a number
from north to south.
"""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from games.castle.actions import Payment
from games.castle.board import SQUARES, TRACK
from games.castle.castle_map import FIRST, Laid, Region, fitting, lay
from games.castle.components import Feature, Part, Segment, Spot, square, tile
from games.castle.options import composed
from games.castle.telling import player_told
from games.castle.text import EDGES, sides_of
from games.castle.view import View
from games.core.aloud import Aloud, Answers, Lines, reader, weighed
from games.core.message import Message, Named, Variable
from games.core.regions import ANY, region_of
from games.core.values import Cell, Rotation, Seat, Side, Viewer, beside

T = TypeVar("T", Message, Named | Message)


def _brief(view: View, viewer: Viewer) -> Lines:
    """Name the place of the last tile, and the viewer's own things."""
    last = () if view.last is None else (_tile_at(view, view.last),)
    said = tuple(Message("castle-aloud-last", {"tile": tile}) for tile in last)
    return (*said, _player(view, reader(viewer, view.turn)))


def _player(view: View, seat: Seat) -> Message:
    """Describe a player's things, and the places of the followers."""
    regions = [r for r in view.castle_map.regions if any(m.seat == seat for m in r.meeples)]
    told = (_marker(view, seat), *player_told(view, seat), *(_region(one, seat) for one in regions))
    return Message("castle-aloud-player", {"seat": Named(seat), "told": told})


def _marker(view: View, seat: Seat) -> Message:
    """Say where on the wall somebody's points stand, and how far the next wall tile is."""
    space = view.scores[seat] % TRACK
    ahead = {(tower - space) % TRACK: tower for tower in view.wall}
    steps = min(ahead, default=0)
    said = {"space": space, "steps": steps, "tower": ahead.get(steps, 0)}
    return Message("castle-aloud-marker", said)


def _tower(view: View, tower: int) -> Message:
    """Say on which spaces a corner tower stands, and which wall tile lies there."""
    said: dict[str, Variable] = {"space": tower, "next": (tower + 1) % TRACK}
    return Message("castle-aloud-tower", {**said, "bonus": str(view.wall[tower] or "hidden")})


def _chapters(view: View, viewer: Viewer) -> Mapping[str, Lines]:
    """Return the chapters: the others' things, the unfinished features, the wall, and the
    castle.
    """
    count, own = len(view.supply), reader(viewer, view.turn)
    unfinished = (r for r in view.castle_map.regions if r.open and r.feature is not Feature.COURT)
    cells = sorted(view.castle_map.tiles, key=lambda cell: (cell.y, cell.x))
    return {
        "others": tuple(_player(view, Seat((own + step) % count)) for step in range(1, count)),
        "unfinished": tuple(map(_gaps, unfinished)),
        "wall": tuple(_tower(view, tower) for tower in sorted(view.wall)),
        "map": tuple(_tile_at(view, cell) for cell in cells),
        "left": tuple(_tiles_left(kind, count) for kind, count in view.remaining.items() if count),
    }


def _tiles_left(kind: str, count: int) -> Message:
    """Say how many tiles of a kind are still to come."""
    sides = tuple(sides_of(kind, Rotation.R0))
    return Message("castle-aloud-left", {"count": count, "sides": sides})


def _gaps(region: Region) -> Message:
    """Describe a region, and the squares where it goes on."""
    places = tuple(map(_square, sorted(region.open)))
    return Message("castle-aloud-unfinished", {"region": _region(region), "places": places})


def _square(cell: Cell) -> Message:
    return Message("castle-aloud-square", {"square": square(cell)})


def _region(region: Region, of: Seat | None = None) -> Message:
    """Name a region by a square, with its size and the owners of the followers on it.

    :param of: a seat that is not named if it alone has followers there.
    """
    inside = (spot.cell for spot in region.spots if spot.cell in SQUARES)
    place = square(next(inside, next(iter(region.open), Cell(0, 0))))
    said: dict[str, Variable] = {"feature": region.feature.value, "square": place}
    marks = {"wells": region.wells, "markets": region.markets}
    named = Message("castle-aloud-region", {**said, "tiles": region.tiles, **marks})
    if of is None or {follower.seat for follower in region.meeples} != {of}:
        return _with_owners(named, region)
    return _with(named, of, region)


def _with_owners(named: Message, *regions: Region) -> Message:
    """Add the owners of the followers on the regions that a message names."""
    seats = sorted({follower.seat for region in regions for follower in region.meeples})
    if not seats:
        return named
    told = tuple(_with(Named(seat), seat, *regions) for seat in seats)
    return Message("castle-aloud-owned", {"named": named, "seats": told})


def _with(named: T, seat: Seat, *regions: Region) -> T | Message:
    """Add the number of a seat's followers there, unless it is one."""
    count = sum(one.seat == seat for region in regions for one in region.meeples)
    return named if count == 1 else Message("castle-aloud-with", {"named": named, "count": count})


def _tile_at(view: View, cell: Cell) -> Message:
    """Describe the tile on a square, and how it lies."""
    laid = view.castle_map.tiles[cell]
    sides = tuple(sides_of(laid.kind, laid.rotation))
    return Message("castle-aloud-told", {"what": _square(cell), "told": sides})


def _option(view: View, answers: Answers, field: str, option: Any) -> Message | None:
    """Describe an answer: a square, a rotation, or the feature that a follower would stand on."""
    if isinstance(option, Payment):
        region = _region(region_of(view.castle_map.regions, option.spot))
        doubled = int(option.doubled)
        return Message("castle-aloud-payment", {"region": region, "doubled": doubled})
    if view.drawn is None:
        return None
    if field == "cell":
        return _empty_square(view, option, view.drawn)
    if isinstance(option, Rotation):
        return _rotation_description(view, answers["cell"], Laid(view.drawn, option))
    if field == "follower" and option is not None:
        return _follower_place(view, answers["cell"], Laid(view.drawn, answers["rotation"]), option)
    return None


def _empty_square(view: View, cell: Cell, kind: str) -> Message:
    """Describe the surroundings of a square, and the features that the tile could complete there in
    some rotation.
    """
    turns = fitting(kind, view.castle_map.frontier[cell], composed(view.options).matches)
    done = [
        _region(region)
        for turn in turns
        for region in _completions(view, cell, Laid(kind, turn))
        if region.tiles > 1
    ]
    once = (one for n, one in enumerate(done) if one not in done[:n])
    could = (Message("castle-aloud-could", {"region": one}) for one in once)
    told = (*_around(view, cell), *could)
    return Message("castle-aloud-told", {"what": _square(cell), "told": told})


def _around(view: View, cell: Cell) -> Iterator[Message]:
    """Yield the features on the sides of an empty square, and their owners."""
    for side, edge in zip(Side, view.castle_map.frontier[cell], strict=True):
        if edge != ANY:
            feature = EDGES[edge]
            slots = 0b11 << 2 * side
            if feature is not Feature.COURT:
                slots = 1 << FIRST[feature] + side
            met = (one for one in view.castle_map.regions if one.open.get(cell, 0) & slots)
            said = {"side": side.name.lower(), "edge": feature.value}
            yield _with_owners(Message("castle-side", said), *met)
        elif beside(cell, side) not in SQUARES:
            yield Message("castle-aloud-wall", {"side": side.name.lower()})


def _completions(view: View, cell: Cell, laid: Laid) -> Iterator[Region]:
    for region in lay(view.castle_map, cell, laid).regions:
        is_here = any(spot.cell == cell for spot in region.spots)
        if is_here and not region.open and region.feature is not Feature.COURT:
            yield region


def _rotation_description(view: View, cell: Cell, laid: Laid) -> Message:
    """Describe the rotation of the tile, and the features that it completes."""
    done = _completions(view, cell, laid)
    told = (
        *sides_of(laid.kind, laid.rotation),
        *(Message("castle-aloud-completes", {"region": _region(one)}) for one in done),
    )
    turn = Message("castle-aloud-turned", {"degrees": int(laid.rotation)})
    return Message("castle-aloud-told", {"what": turn, "told": told})


def _follower_place(view: View, cell: Cell, laid: Laid, segment: Segment) -> Message:
    """Name the part of the tile on which a follower would stand, and the size of its feature
    then.
    """
    part = tile(laid.kind, laid.rotation).part(segment)
    region = region_of(lay(view.castle_map, cell, laid).regions, Spot(cell, segment))
    state = "open" if region.open else "completed"
    size = Message("castle-aloud-size", {"tiles": region.tiles, "state": state})
    what = Message(f"castle-follower-{segment.feature.value}")
    return Message("castle-aloud-told", {"what": what, "told": (*_ways(part), size)})


def _ways(part: Part) -> Iterator[Message]:
    """Yield the sides of a tile that a part reaches; of a court, the corners where it lies."""
    yield from (Message("castle-aloud-way", {"way": side.name.lower()}) for side in part.sides)
    corners = [name for name, halves in _CORNERS.items() if not halves.isdisjoint(part.halves)]
    yield from (Message("castle-aloud-way", {"way": name}) for name in corners)


def _short(view: View, answers: Answers, field: str, option: Any) -> Message | None:
    """Say where on the tile a follower would stand."""
    if field != "follower" or option is None or view.drawn is None:
        return None
    part = tile(view.drawn, answers["rotation"]).part(option)
    corners = (name for name, halves in _CORNERS.items() if not halves.isdisjoint(part.halves))
    where = "".join(_ARROWS[way] for way in (*(s.name.lower() for s in part.sides), *corners))
    what = Message(f"castle-follower-{option.feature.value}")
    return Message("castle-aloud-short", {"what": what, "where": where})


_ARROWS = dict(zip(("n", "ne", "e", "se", "s", "sw", "w", "nw"), "↑↗→↘↓↙←↖", strict=True))

_CORNERS = {
    "nw": frozenset({0, 7}),
    "ne": frozenset({1, 2}),
    "se": frozenset({3, 4}),
    "sw": frozenset({5, 6}),
}
"""By corner of a tile, the half-edges beside it."""


def _news(view: View, event: Any) -> Message | None:
    """Describe the tile at the place of an event."""
    spot: Spot | None = getattr(event, "spot", None)
    cell: Cell | None = spot.cell if spot else getattr(event, "cell", None)
    return _tile_at(view, cell) if cell is not None and cell in view.castle_map.tiles else None


def _weigh(view: View, seat: Seat, told: Message) -> int:
    """Weigh an answer by the features that it completes, and the owners of the features there."""
    return weighed(told, seat, ("castle-aloud-could", "castle-aloud-completes"))


def _stock(view: View, field: str) -> Message | None:
    """Say how many followers the player on turn has left to place."""
    if field != "follower" or view.turn is None:
        return None
    return Message("castle-followers-left", {"count": view.supply[view.turn]})


ALOUD = Aloud(
    _brief, _chapters, _option, _short, news=_news, place=_square, weigh=_weigh, stock=_stock
)
