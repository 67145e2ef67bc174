"""Land vs Sea in words alone. Places are called as in the log: the row from north to south, and the
place in it from west to east; rows slant, so that place 0 lies half a step further east in each.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.core.aloud import COMPLETES, Aloud, Answers, Lines, reader, within
from games.core.hexes import HexRotation, HexSide, row_by_row
from games.core.message import Message, Named, Variable
from games.core.regions import ANY, region_of
from games.core.values import TABLE, Cell, Seat, Viewer
from games.land_vs_sea.actions import Pick, Stack, Theft
from games.land_vs_sea.chart import AREAS, Chart, Laid, Region, lay, turns
from games.land_vs_sea.components import FILLERS, TERRAIN, Face, Kind, Piece, Spot, face
from games.land_vs_sea.events import TileStolen
from games.land_vs_sea.scoring import OWNERS
from games.land_vs_sea.telling import place_told
from games.land_vs_sea.view import Phase, Side, View


def _brief(view: View, viewer: Viewer) -> Lines:
    """Name the places of the last tiles, and describe the viewer's hand."""
    cells = view.last.cells if view.last else ()
    last = (Message("land-vs-sea-aloud-last", {"tile": _tile_at(view, cell)}) for cell in cells)
    own = () if viewer is TABLE else tuple(_hand(view, viewer))
    return (*last, *own)


def _hand(view: View, seat: Seat) -> Iterator[Message]:
    """Yield the tiles in a player's hand, as far as the viewer has seen them."""
    for number, held in enumerate(view.hands[seat]):
        yield _side(view, number, held.up, "up")
        if held.down is not None:
            yield _side(view, number, held.down, "down")


def _side(view: View, number: int, name: str, which: str, could: Lines = ()) -> Message:
    """Describe one side of a tile in hand, and the areas that it could complete."""
    side = Message("land-vs-sea-aloud-side", {"tile": number + 1, "side": which})
    told = (*_face_parts(view, face(name)), *could)
    return Message("land-vs-sea-aloud-told", {"what": side, "told": told})


def _face_parts(view: View, lying: Face) -> Iterator[Message]:
    """Yield the parts of a face as it lies: its areas, mountains and traders, and its action."""
    yield from map(_piece, lying.areas)
    yield from (_piece(piece) for piece in lying.ranges if piece.segment.kind in view.kinds)
    if lying.trader and Kind.TRADE in view.kinds:
        yield _thing_name(lying.trader.value)
    if lying.special:
        yield _thing_name(lying.special.value)


def _thing_name(thing: str) -> Message:
    return Message("land-vs-sea-aloud-thing", {"thing": thing})


def _piece(piece: Piece) -> Message:
    """Describe a piece of a face, the sides that it reaches, and its bonus."""
    ways = tuple(map(_way, piece.sides))
    said: dict[str, Variable] = {
        "thing": _thing_name(piece.segment.kind.value),
        "ways": ways,
        "plus": piece.plus,
    }
    return Message("land-vs-sea-aloud-piece", said)


def _way(side: int) -> Message:
    return Message("land-vs-sea-aloud-way", {"way": HexSide(side).name.lower()})


def _chapters(view: View, viewer: Viewer) -> Mapping[str, Lines]:
    """Return the chapters: the others' hands and the stacks, the unfinished regions, and the places
    of all tiles.
    """
    count, own = len(view.hands), reader(viewer, view.turn)
    others = (Seat((own + step) % count) for step in range(1, count))
    areas = (one for one in view.regions if one.kind in AREAS and one.open)
    chains = (one for one in view.regions if one.kind not in AREAS)
    return {
        "others": (*(_player(view, seat) for seat in others), *_stacks(view)),
        "areas": tuple(map(_gaps, areas)),
        "routes": tuple(map(_region, chains)),
        "map": tuple(_tile_at(view, cell) for cell in sorted(view.tiles, key=row_by_row)),
        "left": tuple(_unseen_count(view, name) for name in view.unseen),
    }


def _unseen_count(view: View, name: str) -> Message:
    """Say how many there are of a face that the viewer has not seen."""
    shown = tuple(_face_parts(view, face(name)))
    return Message("land-vs-sea-aloud-left", {"count": view.unseen[name], "shown": shown})


def _player(view: View, seat: Seat) -> Message:
    """Describe a player's side and hand, as far as the viewer has seen it."""
    side = Message(f"land-vs-sea-side-{view.sides[seat].value}")
    told = (side, *_hand(view, seat))
    return Message("land-vs-sea-aloud-player", {"seat": Named(seat), "told": told})


def _stacks(view: View) -> Iterator[Message]:
    for number, pile in enumerate(view.stacks, 1):
        top = tuple(_face_parts(view, face(pile.top)))
        stack = Message("land-vs-sea-aloud-stack", {"stack": number})
        told = (Message("land-vs-sea-aloud-pile", {"tiles": pile.tiles, "top": top}),)
        yield Message("land-vs-sea-aloud-told", {"what": stack, "told": told})


def _gaps(region: Region) -> Message:
    """Describe a region, and the cells where it goes on."""
    places = tuple(map(place_told, sorted(region.open, key=row_by_row)))
    return Message("land-vs-sea-aloud-unfinished", {"region": _region(region), "places": places})


def _region(region: Region) -> Message:
    """Name a region by its first place, with its size and bonus."""
    said: dict[str, Variable] = {"thing": _thing_name(region.kind.value), "tiles": region.tiles}
    place = place_told(region.spots[0].cell)
    return Message("land-vs-sea-aloud-region", {**said, "place": place, "plus": region.plus})


def _tile_at(view: View, cell: Cell) -> Message:
    """Describe the tile at a place, and name the owner of a waypoint there."""
    laid = view.tiles[cell]
    flags = (
        Message("land-vs-sea-aloud-flag", {"seat": Named(Seat(seat))})
        for seat, spot in enumerate(view.waypoints)
        if spot and spot.cell == cell
    )
    told = (*_face_parts(view, face(laid.face, laid.rotation)), *flags)
    return Message("land-vs-sea-aloud-told", {"what": place_told(cell), "told": told})


def _option(view: View, answers: Answers, field: str, option: Any) -> Message | None:
    """Describe an answer: a side of a tile, a place, a rotation, a stack."""
    if isinstance(option, Pick):
        which = "down" if option.is_hidden else "up"
        name = _picked_face(view, option)
        return _side(view, option.tile, name, which, _could(view, name)) if name else None
    if isinstance(option, Stack):
        return tuple(_stacks(view))[option.index]
    if isinstance(option, Theft):
        up = view.hands[option.seat][option.tile].up
        said: dict[str, Variable] = {
            "seat": Named(option.seat),
            "side": _side(view, option.tile, up, "up"),
        }
        return Message("land-vs-sea-aloud-theft", said)
    if isinstance(option, Spot):
        return _waypoint_description(view, option)
    if field == "cell":
        return _empty_cell(view, option, _face_to_lay(view, answers, option))
    if isinstance(option, HexRotation):
        name = _face_to_lay(view, answers, answers["cell"])
        return _rotation_description(view, answers["cell"], Laid(name, option)) if name else None
    return None


def _picked_face(view: View, pick: Pick) -> str | None:
    held = view.hands[reader(view.viewer, view.turn)][pick.tile]
    return held.down if pick.is_hidden else held.up


def _face_to_lay(view: View, answers: Answers, cell: Cell) -> str | None:
    """Return the face that is being laid: the player's own, or the one that fills a hole."""
    if view.phase is Phase.FILLING:
        return FILLERS[TERRAIN[view.frontier[cell][0]]]
    return _picked_face(view, answers["side"])


def _could(view: View, name: str) -> Lines:
    """Say which areas a face could complete, wherever it were laid: those that lack one tile."""
    fitting = turns(name, frozenset(view.kinds))
    gaps = (one.open for one in view.regions if one.kind in AREAS and len(one.open) == 1)
    cells = sorted({cell for gap in gaps for cell in gap}, key=row_by_row)
    done = [
        one
        for cell in cells
        for turn in fitting.get(view.frontier[cell], ())
        for one in _brought(view, cell, Laid(name, turn), "could")
        if one.id == _COMPLETES
    ]
    return _once(done)


def _once(said: Sequence[Message]) -> Lines:
    return tuple(one for n, one in enumerate(said) if one not in said[:n])


def _waypoint_description(view: View, spot: Spot) -> Message:
    """Say on which area of which tile a waypoint would stand."""
    laid = view.tiles[spot.cell]
    area = _piece(face(laid.face, laid.rotation).area(spot.segment))
    told = (area, _region(region_of(view.regions, spot)))
    return Message("land-vs-sea-aloud-told", {"what": place_told(spot.cell), "told": told})


def _empty_cell(view: View, cell: Cell, name: str | None) -> Message:
    """Describe the surroundings of a place, and the regions that the tile could complete or link
    there.
    """
    edges = view.frontier[cell]
    near = (
        Message(
            "land-vs-sea-aloud-edge", {"way": _way(side), "thing": _thing_name(TERRAIN[edge].value)}
        )
        for side, edge in enumerate(edges)
        if edge != ANY
    )
    fitting = turns(name, frozenset(view.kinds)).get(edges, ()) if name else ()
    done = [
        one for turn in fitting for one in _brought(view, cell, Laid(name or "", turn), "could")
    ]
    told = (*near, *_once(done))
    return Message("land-vs-sea-aloud-told", {"what": place_told(cell), "told": told})


def _brought(view: View, cell: Cell, laid: Laid, how: str) -> Iterator[Message]:
    """Yield the areas that a tile completes, and the chains and routes that it makes longer.

    :param how: `could`, in some way; or `does`.
    """
    chart = lay(Chart(view.tiles, view.regions, view.frontier), cell, laid, frozenset(view.kinds))
    for region in chart.regions:
        is_here = region.spots[-1].cell == cell
        if is_here and region.kind in AREAS and not region.open and region.tiles > 1:
            said: dict[str, Variable] = {"region": _region(region), "how": how}
            yield Message(_COMPLETES, said)
        if is_here and region.kind not in AREAS and region.tiles > 1:
            yield Message("land-vs-sea-aloud-links", {"region": _region(region), "how": how})


_COMPLETES = "land-vs-sea-aloud-completes"


def _rotation_description(view: View, cell: Cell, laid: Laid) -> Message:
    """Describe the rotation of the tile, and its results."""
    told = (
        *_face_parts(view, face(laid.face, laid.rotation)),
        *_brought(view, cell, laid, "does"),
    )
    turn = Message("land-vs-sea-aloud-turned", {"degrees": int(laid.rotation)})
    return Message("land-vs-sea-aloud-told", {"what": turn, "told": told})


def _news(view: View, event: Any) -> Message | None:
    """Describe the tile at the place of an event; of a stolen tile, the public side."""
    if isinstance(event, TileStolen):
        return _stolen(view, event)
    cell: Cell | None = getattr(event, "cell", None)
    return _tile_at(view, cell) if cell is not None and cell in view.tiles else None


def _stolen(view: View, theft: TileStolen) -> Message | None:
    """Describe the public side of a stolen tile, as long as it is the last one in hand."""
    if view.last is None or (view.last.seat, view.last.robbed) != (theft.seat, theft.player):
        return None
    told = tuple(_face_parts(view, face(view.hands[theft.seat][-1].up)))
    return Message("land-vs-sea-aloud-stolen", {"told": told})


def _weigh(view: View, seat: Seat, told: Message) -> int:
    """Weigh an answer by whether what it completes or links scores for somebody's side."""
    done = (one for one in within(told) if isinstance(one, Message) and one.id in _BRINGING)
    paid = any(_scores(view.sides[seat], one.variables["region"]) for one in done)
    return COMPLETES if paid else 0


_BRINGING = (_COMPLETES, "land-vs-sea-aloud-links")


def _scores(side: Side, region: Variable) -> bool:
    """Tell whether a side scores a region at all: plus signs go to the player who completes it."""
    assert isinstance(region, Message)
    thing = region.variables["thing"]
    assert isinstance(thing, Message)
    kind = Kind(thing.variables["thing"])
    is_linked = side is Side.CARTOGRAPHER and kind not in AREAS
    return bool(region.variables["plus"]) or OWNERS.get(kind) is side or is_linked


ALOUD = Aloud(_brief, _chapters, _option, news=_news, place=place_told, weigh=_weigh)
