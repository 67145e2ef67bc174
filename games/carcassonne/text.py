"""Carcassonne in words and characters, for those who do not see the picture.

A tile is five characters by three: `#` city, `-` `|` `+` road, `o` the end of a road, `M`
monastery, `*` a shield, `$` gold, `~` river, `.` field; a digit is the meeple of that player, the
first being 1.

    .###.     tile D: city in the north, a road from west to east
    -----
    .....
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, repeat

from games.carcassonne.components import Colour, Feature, Figure, Mark, Part, letter, tile
from games.carcassonne.view import Deployed, Laid, Lot, View, other_hands, shown_hand
from games.core.message import Message, Named, Variable
from games.core.textmap import Block, draw
from games.core.values import Rotation, Side

WIDTH, HEIGHT = 5, 3
"""Of a tile, in characters."""


def status(view: View) -> tuple[Message, ...]:
    """Say which tile is drawn or which are held, and how many are left."""
    if view.turn is None:
        return ()
    besides = sum(map(len, view.hands)) - bool(view.hands and not view.pending)  # all but the next
    left = Message("carcassonne-status-left", {"left": view.left, "held": besides})
    hands = (*_tiles_in_hand(view), *_next_ones(view)) if view.hands else ()
    colours = _colours(view) if view.alone else ()
    lot = () if view.lot is None else (_lot(view.lot),)
    return (*lot, *colours, *_drawn_tile(view), *hands, left)


def acting(view: View) -> Message | None:
    """Say which colour's turn it is, where one person plays them all."""
    if not view.alone or view.turn is None:
        return None
    return Message("carcassonne-acting", {"colour": list(Colour)[view.turn].value})


def _colours(view: View) -> Iterator[Message]:
    """Describe all colours that one person plays."""
    names = [colour.value for colour in Colour]
    for name, points in zip(names, view.scores, strict=False):
        yield Message("carcassonne-status-colour", {"colour": name, "points": points})


def _drawn_tile(view: View) -> Iterator[Message]:
    """Say which tile is to be placed, where there is no choice."""
    (*others, kind) = view.playable or (view.drawn,)
    if kind is not None and not others:
        yield Message("carcassonne-status-drawn", _tile(view, kind))


def _tiles_in_hand(view: View) -> Iterator[Message]:
    """Name the tiles to choose from; for a player who waits, their hand."""
    if len(view.playable) > 1:
        for mark, kind in zip(_MARKS, view.playable, strict=False):
            yield Message("carcassonne-status-held", {"letter": mark, **_tile(view, kind)})
    elif not view.playable:
        ids = chain(("carcassonne-status-hand",), repeat("carcassonne-status-more"))
        for id, kind in zip(ids, filter(None, shown_hand(view)), strict=False):
            yield Message(id, _tile(view, kind))


_MARKS = "ABC"
"""The names of the tiles of a hand, as on the buttons."""


def _next_ones(view: View) -> Iterator[Message]:
    """Name the next tile of each other player, where each has one that everybody sees."""
    colours = [colour.value for colour in Colour]
    for seat, held in other_hands(view):
        said = _tile(view, held[0])
        if len(held) == 1 and view.alone:
            yield Message("carcassonne-status-next-colour", {"colour": colours[seat], **said})
        elif len(held) == 1:
            yield Message("carcassonne-status-next", {"seat": Named(seat), **said})


def _tile(view: View, kind: str) -> dict[str, Variable]:
    """Name a tile, and its garden where that matters."""
    garden = view.options["abbot"] == "on" and kind != letter(kind)
    return {"tile": letter(kind), "garden": int(garden)}


def _lot(lot: Lot) -> Message:
    return Message("carcassonne-status-lot", {"seat": Named(lot.seat), "ends": lot.ends})


def scores(view: View) -> tuple[int, ...]:
    """Return the points by seat; of all the colours that one plays alone, those of the last."""
    return (min(view.scores),) if view.alone else view.scores


def prospects(view: View) -> tuple[int, ...]:
    """Return the further points of each seat if the game ended now."""
    return () if view.alone else view.prospects


def text_board(view: View) -> str:
    """Draw the landscape between its coordinates, and the drawn tile below."""
    land = "\n".join(_map_lines(view))
    tiles = [view.drawn] if view.drawn else [kind for kind in shown_hand(view) if kind]
    if not tiles:
        return land
    blocks = [block(Laid(kind, Rotation.R0)) for kind in tiles]
    return "\n".join((land, "", *("  ".join(lines) for lines in zip(*blocks, strict=True))))


def block(laid: Laid, meeples: Iterable[Deployed] = (), gold: bool = False) -> Block:
    """Draw a tile with the meeples on it, and whether there is gold."""
    characters = [["."] * WIDTH for _ in range(HEIGHT)]
    lying = tile(laid.kind, laid.rotation)
    for (column, line), character in _river(lying.edges):
        characters[line][column] = character
    for part in lying.parts:
        for (column, line), character in _PENCILS[part.segment.feature](part):
            characters[line][column] = character
    if gold:
        column, line = next((at for at in _CORNERS if characters[at[1]][at[0]] == "."), _CORNERS[0])
        characters[line][column] = "$"
    for meeple in meeples:
        column, line = _stand(lying.part(meeple.spot.segment), characters)
        before = _BEFORE[meeple.figure]
        if before:  # of the two characters both are inside the tile
            column = max(column, 1)
            characters[line][column - 1] = before
        characters[line][column] = str(meeple.seat + 1)
    return tuple("".join(line) for line in characters)


_BEFORE = {
    Figure.MEEPLE: "",
    Figure.ABBOT: "",
    Figure.LARGE: "L",
    Figure.BUILDER: "b",
    Figure.PIG: "p",
}
"""The letter before the digit of a figure."""

_Position = tuple[int, int]
"""Column and line inside a tile."""

Stroke = tuple[_Position, str]

_CENTRE = (2, 1)

_MIDDLES = ((2, 0), (4, 1), (2, 2), (0, 1))
"""By sides."""

_CORNERS = ((4, 0), (4, 2), (0, 2), (0, 0))
"""Between each side and the next one clockwise."""

_HALVES = ((1, 0), (3, 0), (4, 0), (4, 2), (3, 2), (1, 2), (0, 2), (0, 0))
"""By half-edges (`components.HALVES`)."""

_WALLS = (((1, 0), (2, 0), (3, 0)), ((4, 1),), ((1, 2), (2, 2), (3, 2)), ((0, 1),))
"""By sides: the characters that a city fills there."""

_INNER = ((), ((3, 1),), (), ((1, 1),))
"""By sides: the characters between the middle of the side and the centre."""


def _river(edges: str) -> Iterator[Stroke]:
    wet = [side for side in Side if edges[side] == "I"]
    yield from ((place, "~") for side in wet for place in (_MIDDLES[side], *_INNER[side], _CENTRE))


def _city(part: Part) -> Iterator[Stroke]:
    corners = [_CORNERS[side] for side in part.sides if (side + 1) % 4 in part.sides]
    places = [place for side in part.sides for place in _WALLS[side]]
    if len(part.sides) > 1:
        places += [_CENTRE, *(place for side in part.sides for place in _INNER[side])]
    yield from ((place, "#") for place in places + corners)
    yield from (((corners or [_CENTRE])[0], _SIGNS[mark]) for mark in part.marks)


_SIGNS = {
    Mark.SHIELD: "*",
    Mark.CATHEDRAL: "A",
    Mark.INN: "i",
    Mark.WINE: "v",
    Mark.WHEAT: "w",
    Mark.CLOTH: "c",
}
"""The signs of marks in a city or on a road."""


def _road(part: Part) -> Iterator[Stroke]:
    for side in part.sides:
        stroke = "-" if side in (Side.E, Side.W) else "|"
        yield from ((place, stroke) for place in (_MIDDLES[side], *_INNER[side]))
    yield _CENTRE, _CENTRES.get(part.sides, "+" if len(part.sides) > 1 else "o")
    yield from ((_CORNERS[part.sides[0]], _SIGNS[mark]) for mark in part.marks)


_CENTRES: Mapping[tuple[Side, ...], str] = {(Side.N, Side.S): "|", (Side.E, Side.W): "-"}
"""Of straight roads; others bend, or end in the middle of the tile."""


def _monastery(part: Part) -> Iterator[Stroke]:
    yield _CENTRE, "M"


def _no_strokes(part: Part) -> Iterator[Stroke]:
    return iter(())


_PENCILS = {
    Feature.CITY: _city,
    Feature.ROAD: _road,
    Feature.MONASTERY: _monastery,
    Feature.FIELD: _no_strokes,
    Feature.GARDEN: _no_strokes,
}


def _stand(part: Part, drawn: list[list[str]]) -> _Position:
    """Return where the figure on a part is drawn; in a garden, in a corner that is field."""
    if part.segment.feature is Feature.GARDEN:
        return next((c, line) for c, line in _CORNERS if drawn[line][c] == ".")
    if part.sides:
        return _MIDDLES[part.sides[0]]
    return _HALVES[part.halves[0]] if part.halves else _CENTRE


def _map_lines(view: View) -> Iterator[str]:
    """Yield the lines of the map, with x above and y at the left."""
    blocks = {
        cell: block(laid, (m for m in view.meeples if m.spot.cell == cell), cell in view.ingots)
        for cell, laid in view.tiles.items()
    }
    west, east = min(c.x for c in blocks), max(c.x for c in blocks)
    north = min(c.y for c in blocks)
    yield (_MARGIN + "".join(f"{x:^{WIDTH}}" for x in range(west, east + 1))).rstrip()
    for number, line in enumerate(draw(blocks, WIDTH, HEIGHT).split("\n")):
        row, inside = divmod(number, HEIGHT)
        label = f"{north + row:>3} " if inside == HEIGHT // 2 else _MARGIN
        yield (label + line).rstrip()


_MARGIN = " " * 4
