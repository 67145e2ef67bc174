"""The cheat sheet: the points of each kind of region with the options of a table."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from games.core.contract import Options
from games.core.values import Cell, Seat
from games.land_vs_sea.components import Kind
from games.land_vs_sea.view import Side, View
from render.land_vs_sea.example import EXAMPLE
from render.land_vs_sea.pieces import BLEND
from render.sheet.guide import FRIEZE, Icon, Line
from render.sheet.guide import guide as laid_out
from render.sheet.look import Look
from render.sheet.picture import Picture
from render.sheet.scene import Box, Hexes, Item, Rule, Scene, Sprite
from render.theme import GOLD

LOOK = Look(
    ("#a9dfe0", "#5fb2c9"),
    ("#1f6a8c", "#144a66"),
    ("land_vs_sea/icon/land", "land_vs_sea/icon/sea"),
)
"""Of the cheat sheet and the last one."""
_TITLE = "land-vs-sea-lens-guide"
_WORDS = (
    *("area", "plus", "volcano", "chain", "chain-third", "traders", "route", "route-third"),
    *("waypoint", "again", "steal"),
)
WORDS = (_TITLE, *(f"land-vs-sea-guide-{word}" for word in _WORDS))


def guide_of(options: Options, seats: int) -> View:
    """Return a view of a table at which these things count, without a map. Booklet pp. 13-19."""
    is_third = seats == 3
    linked = {
        Kind.MOUNTAINS: options.get("mountains") == "on" or is_third,
        Kind.TRADE: options.get("caravans") == "on" or is_third,
    }
    waypoints = options.get("waypoints", "four") in {"on", *(("four",) if seats == 4 else ())}
    sides = (Side.LAND, Side.SEA, *((Side.CARTOGRAPHER,) if is_third else ()))
    view: View = EXAMPLE.view
    return replace(
        view,
        options=options,
        kinds=tuple(kind for kind, is_there in linked.items() if is_there),
        sides=sides,
        waypointers=(Seat(0),) if waypoints else (),
    )


def guide(picture: Picture) -> Scene:
    """Lay out what pays."""
    return laid_out(picture.words[_TITLE], lines(picture), LOOK, (*frieze(), *_pennants()))


_COASTS = (
    "LLSLSSh/180 LLSLSSd/0 SLSLLLg/300 SLSLLLa/120 LLLSSSe/180 LLLSSSb/0 SSLLLLf/60 LLSSLSc/300 "
    "LLSSLSa/120 SSLLLLj/240 SLSLLLe/300",
    "LLSLSSc/0 LLSLSSf/180 SSLLLLc/240 SSLLLLb/120 LLSSLSi/0 LLLSSSf/120 SLSLLLb/120 LLSSLSe/0 "
    "LLSSLSf/0 SSLLLLg/120 SSLLLLh/60 LLSLSSb/300",
)
"""Two rows of tiles whose sides match."""
_PX = 70


def _coasts() -> tuple[tuple[Cell, str], ...]:
    return tuple(
        (Cell(x - y, y), f"{BLEND}/{name}/-")
        for y, row in enumerate(_COASTS)
        for x, name in enumerate(row.split())
    )


def _top() -> Hexes:
    return Hexes(FRIEZE.left + 50, FRIEZE.top + 26, _PX, _coasts(), BLEND, clip=FRIEZE)


def frieze() -> Iterator[Item]:
    """Lay coasts along the top of a sheet."""
    yield _top()
    yield Rule(Box(FRIEZE.left, FRIEZE.bottom, FRIEZE.right, FRIEZE.bottom), GOLD, 5)


def _pennants() -> Iterator[Item]:
    """Put up the pennants of both sides."""
    for side, x in (("land", 1), ("sea", 8)):
        left, y = _top().at(Cell(x, 1))
        yield Sprite(f"land_vs_sea/flag/{side}", left, y - 4, 84)


def _coast(left: str, right: str, box: Box) -> Iterator[Item]:
    """Show a piece of the coast with two signs on it."""
    yield Hexes(box.left - 60, box.top + 30, 72, _coasts(), BLEND, clip=box)
    middle, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
    for art, x in ((left, middle - 150), (right, middle + 30)):
        foot = y + 50 if art.startswith("flag") else y
        yield Sprite(f"land_vs_sea/{art}", x, foot, 92)


def lines(picture: Picture) -> Sequence[Line]:
    """Return the lines of the cheat sheet, each only where it counts at the table."""
    return [*_lines(picture.words, picture.view)]


def _lines(words: Mapping[str, str], view: View) -> Iterator[Line]:
    def line(word: str, pays: str, *icons: str) -> Line:
        return Line(_side_by_side(icons), words[f"land-vs-sea-guide-{word}"], pays)

    third = "-third" if Side.CARTOGRAPHER in view.sides else ""
    yield line("area", "1", "land", "sea")._replace(scene=partial(_coast, "flag/land", "flag/sea"))
    yield line("plus", "1", "plus")._replace(scene=partial(_coast, "icon/plus", "icon/plus"))
    yield line("volcano", "5", "volcano", "whirlpool")
    if Kind.MOUNTAINS in view.kinds:
        yield line(f"chain{third}", "1", "mountains", "corals")
    if Kind.TRADE in view.kinds:
        yield line("traders", "2", "caravan", "caravan")
        yield line(f"route{third}", "1", "caravan", "ship")
    if view.waypointers:
        yield line("waypoint", "1", "waypoints")
    yield line("again", "", "again")
    yield line("steal", "", "steal")


def _side_by_side(names: tuple[str, ...]) -> tuple[Icon, ...]:
    apart = 48 if len(names) > 1 else 0
    px = 88 if len(names) > 1 else 94
    return tuple(
        Icon(f"land_vs_sea/icon/{name}", px, apart * (2 * place - 1))
        for place, name in enumerate(names)
    )
