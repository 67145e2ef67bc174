"""The Castle in words and characters, for those who do not see the picture.

A tile is five characters by three: `#` house, `^` tower, `-` `|` `+` path, `o` the end of a path,
`*` a square, `w` a well, `m` a market, `.` court; a digit is the follower of that player, the first
being 1. An empty square of the castle is `'`; start spaces, in the wall, are `=` for a path and `.`
or `m` for a court.

    .|.#     a path from north to south, a house in the east
    .|.#
    .|.#
"""

from collections.abc import Iterable, Iterator

from games.castle.board import SQUARES, STARTS, Start
from games.castle.castle_map import Deployed, Laid
from games.castle.components import Feature, Part, Tile, tile
from games.castle.view import View
from games.core.message import Message
from games.core.textmap import Block, draw
from games.core.values import Rotation, Side

WIDTH, HEIGHT = 5, 3
"""Of a tile, in characters."""


def status(view: View) -> tuple[Message, ...]:
    """Describe the drawn tile, from the top, and count the tiles left."""
    if view.turn is None:
        return ()
    held = sum(kind is not None for kind in view.held)
    left = Message("castle-status-left", {"left": view.left + held})
    if view.drawn is None:
        return (left,)
    tile = tuple(sides_of(view.drawn, Rotation.R0))
    return Message("castle-status-drawn", {"tile": tile}), left


def sides_of(kind: str, rotation: Rotation) -> Iterator[Message]:
    """Yield the features on the four sides of a tile, from the top, and in its middle."""
    lying = tile(kind, rotation)
    for side in Side:
        edge = EDGES[lying.edges[side]].value
        yield Message("castle-side", {"side": side.name.lower(), "edge": edge})
    if lying.square:
        yield Message("castle-mark", {"mark": "square"})
    for part in lying.parts:
        for mark, count in (("well", part.wells), ("market", part.markets)):
            yield from (Message("castle-mark", {"mark": mark}),) * count


EDGES = {"P": Feature.PATH, "H": Feature.HOUSE, "T": Feature.TOWER, "C": Feature.COURT}


def scores(view: View) -> tuple[int, ...]:
    """Return the points by seat."""
    return view.scores


def text_board(view: View) -> str:
    """Draw the castle between its coordinates, and the next tile."""
    return "\n".join((*_castle_lines(view), *_next(view))).rstrip()


def block(laid: Laid, followers: Iterable[Deployed] = ()) -> Block:
    """Draw a tile with the followers on it."""
    lying = tile(laid.kind, laid.rotation)
    characters = [["."] * WIDTH for _ in range(HEIGHT)]
    for part in sorted(lying.parts, key=lambda part: part.segment.feature is Feature.PATH):
        for (column, line), character in _strokes(lying, part):
            characters[line][column] = character
    for follower in followers:
        column, line = _stand(lying.part(follower.spot.segment))
        characters[line][column] = str(follower.seat + 1)
    return tuple("".join(line) for line in characters)


_Position = tuple[int, int]
"""Column and line inside a tile."""

_CENTRE = (2, 1)
_MIDDLES = ((2, 0), (4, 1), (2, 2), (0, 1))
"""By sides."""
_INNER = ((), ((3, 1),), (), ((1, 1),))
"""By side, the characters between the middle of the side and the centre."""
_WALLS = (((1, 0), (2, 0), (3, 0)), ((4, 1),), ((1, 2), (2, 2), (3, 2)), ((0, 1),))
"""By side, the characters that a building fills."""
_CORNERS = ((4, 0), (4, 2), (0, 2), (0, 0))
"""Between each side and the next one clockwise."""
_HALVES = ((1, 0), (3, 0), (4, 0), (4, 2), (3, 2), (1, 2), (0, 2), (0, 0))
"""By half-edges."""
_SIGNS = {Feature.HOUSE: "#", Feature.TOWER: "^"}


def _strokes(lying: Tile, part: Part) -> Iterator[tuple[_Position, str]]:
    if part.segment.feature is Feature.PATH:
        yield from _path(lying, part)
    elif part.segment.feature is Feature.COURT:
        if part.markets:
            yield _stand(part), "m"
    else:
        sign = _SIGNS[part.segment.feature]
        corners = (_CORNERS[side] for side in part.sides if (side + 1) % 4 in part.sides)
        inner = (place for side in part.sides for place in _INNER[side])
        places = (place for side in part.sides for place in _WALLS[side])
        wide = (*inner, _CENTRE) if len(part.sides) > 1 else ()
        yield from ((place, sign) for place in (*places, *corners, *wide))


def _path(lying: Tile, part: Part) -> Iterator[tuple[_Position, str]]:
    for side in part.sides:
        stroke = "-" if side in (Side.E, Side.W) else "|"
        yield from ((place, stroke) for place in (_MIDDLES[side], *_INNER[side]))
    middle = "+" if len(part.sides) > 1 else "o"
    yield _CENTRE, "w" if part.wells else "*" if lying.square else middle


def _stand(part: Part) -> _Position:
    """Return where a figure on a part is drawn, or its market."""
    return _MIDDLES[part.sides[0]] if part.sides else _HALVES[part.halves[0]]


def _castle_lines(view: View) -> Iterator[str]:
    """Yield the lines of the castle, with letters above and numbers at the left."""
    blocks = dict.fromkeys(SQUARES, _EMPTY) | {start.cell: _gate(start) for start in STARTS}
    standing = [figure for region in view.castle_map.regions for figure in region.meeples]
    for cell, laid in view.castle_map.tiles.items():
        blocks[cell] = block(laid, (figure for figure in standing if figure.spot.cell == cell))
    yield (_MARGIN + "".join(f"{sign:^{WIDTH}}" for sign in " ABCDEFGHIJ")).rstrip()
    for number, line in enumerate(draw(blocks, WIDTH, HEIGHT).split("\n")):
        row, inside = divmod(number, HEIGHT)
        is_named = inside == HEIGHT // 2 and 1 <= row <= _ROWS
        yield ((f"{row:>3} " if is_named else _MARGIN) + line).rstrip()


_ROWS = 1 + max(cell.y for cell in SQUARES)
_EMPTY: Block = ("     ", "  '  ", "     ")
_MARGIN = " " * 4


def _gate(start: Start) -> Block:
    """Draw a start space: the sign of its opening, on the side of the opening."""
    sign = "=" if start.feature is Feature.PATH else "m" if start.markets else "."
    characters = [[" "] * WIDTH for _ in range(HEIGHT)]
    column, line = _MIDDLES[start.side]
    characters[line][column] = sign
    return tuple("".join(line) for line in characters)


def _next(view: View) -> Iterator[str]:
    """Yield the tile that is laid next, and those that are held beside it."""
    kinds = [kind for kind in (view.drawn, *view.held) if kind is not None]
    if kinds:
        blocks = [block(Laid(kind, Rotation.R0)) for kind in kinds]
        yield from ("", *("  ".join(lines) for lines in zip(*blocks, strict=True)))
