"""Positions written down: asymmetric on purpose, for symmetry hides swapped axes."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

import render
from games.carcassonne.actions import Place
from games.carcassonne.components import Feature, Segment, Spot
from games.carcassonne.view import Deployed, Laid, View
from games.core.score import Reason, Result, ScoreLine, ranking
from games.core.values import Cell, Rotation, Seat, neighbours
from render import Focus, Mark, MarkRow, Picture
from tests.render.carcassonne.tables import WORDS

NAMES = ("Оксана", "Max", "Дмитро", "Ярослава")

LINES = """
0,0 D 0
1,0 V 0 0 road0
0,-1 P 270
2,0 R 90 2 city0
0,1 Mg 180 3 city0
-1,0 K 270 0 city0
-2,0 S 0 1 road0
0,2 I 90 2 city0
-1,-1 E 90
1,-1 U 0 0 road0
0,-2 K 0
0,3 V 270
1,-2 Vg 180
-1,1 W 90 0 field0
"""
"""A cell, a kind of tile and its rotation; the seat and the segment of a follower on it."""

CELLS = ("0,-3", "1,-3", "2,-2", "-3,0", "3,0", "-2,1", "2,1", "1,2", "-1,3", "1,3", "0,4")
"""Where the drawn tile K fits."""


def view(lines: str = LINES, drawn: str | None = "K", result: Result | None = None) -> View:
    """Return the table that the lines tell of."""
    laid: dict[Cell, Laid] = {}
    meeples: list[Deployed] = []
    for line in lines.split("\n"):
        if line:
            at, kind, degrees, *follower = line.split()
            laid[cell(at)] = Laid(kind, Rotation(int(degrees)))
            if follower:
                seat, word = follower
                spot = Spot(cell(at), segment(word))
                meeples.append(Deployed(Seat(int(seat)), spot))
    return View(
        tiles=laid,
        meeples=tuple(meeples),
        drawn=drawn,
        left=57 if drawn else 0,
        turn=Seat(1) if drawn else None,
        last=[*laid][-1],
        scores=result.scores if result else (12, 7, 0, 104),
        supply=(3, 6, 5, 6),
        options={"farmers": "on", "abbot": "off"},
        lines=result.lines if result else (),
        result=result,
    )


def cell(word: str) -> Cell:
    """Read a cell."""
    x, y = word.split(",")
    return Cell(int(x), int(y))


def segment(word: str) -> Segment:
    """Read the name of a segment."""
    return Segment(Feature(word[:-1]), int(word[-1]))


def plain() -> Picture:
    """Nothing is asked."""
    return Picture("carcassonne", "board", view(), NAMES)


def choosing() -> Picture:
    """The cell is asked, by a person who chose the sixth colour."""
    marks = tuple(Mark(cell(word), str(n + 1)) for n, word in enumerate(CELLS))
    focus = Focus(Seat(1), (("kind", Place),), (MarkRow("cell", marks),))
    return Picture("carcassonne", "board", view(), NAMES, (0, 5, 2, 3), focus=focus)


def by_region(region: int | None = None) -> Picture:
    """The same on a map that goes far to the north-east: which region is asked, or where in one."""
    asked, stairs = choosing(), [Cell((n + 1) // 2 - 9, -n // 2 - 2) for n in range(60)]
    grown = {**{cell: Laid("U", Rotation.R90) for cell in stairs}, **asked.view.tiles}
    cells = [cell for n, cell in enumerate(_free(grown)) if n % 3 == 1]
    marks = tuple(Mark(cell, str(n + 1)) for n, cell in enumerate(cells))
    asked = replace(asked, view=replace(asked.view, tiles=grown), room=880)
    focus = Focus(Seat(1), (("kind", Place),), (MarkRow("cell", marks),))
    regions = render.regions(replace(asked, focus=focus))
    return replace(asked, focus=replace(focus, regions=regions, region=region))


def _free(laid: Iterable[Cell]) -> list[Cell]:
    beside = {cell for one in laid for cell in neighbours(one)} - {*laid}
    return sorted(beside, key=lambda cell: (cell.y, cell.x))


def previewing(meeple: Segment | None = None, decided: bool = False) -> Picture:
    """The tile lies at 1,3, turned once; two fields and the road are free, the city is not."""
    answers: tuple[tuple[str, Any], ...] = (
        ("kind", Place),
        ("cell", cell("1,3")),
        ("rotation", Rotation.R90),
    )
    places = (Segment(Feature.ROAD, 0), Segment(Feature.FIELD, 0), Segment(Feature.FIELD, 1), None)
    turns = (Mark(Rotation.R0, "1"), Mark(Rotation.R90, "2", picked=True))
    letters = tuple(
        Mark(place, "ABCD"[n], decided and place == meeple) for n, place in enumerate(places)
    )
    rows = (MarkRow("rotation", turns), MarkRow("meeple", letters))
    if decided:
        answers = (*answers, ("meeple", meeple))
    return Picture(
        "carcassonne", "board", view(), NAMES, focus=Focus(Seat(1), answers, rows, decided)
    )


def ended() -> Picture:
    """The game is over, and two share the win."""
    paid = (
        (0, "road", "tiles", 4, 4),
        (1, "city", "tiles", 6, 12),
        (1, "city", "shields", 1, 2),
        (2, "monastery", "tiles", 9, 9),
        (2, "field", "cities", 1, 3),
        (2, "road", "tiles", 2, 2),
        (0, "road", "tiles", 3, 3),
    )
    lines = tuple(
        ScoreLine(Seat(seat), category, None, (Reason(what, count, points),))
        for seat, category, what, count, points in paid
    )
    scores = tuple(sum(line.points for line in lines if line.seat == s) for s in range(4))
    result = Result(ranking(scores), scores, lines)
    over = view(drawn=None, result=result)
    return Picture("carcassonne", "sheet", over, NAMES, words=WORDS)


GOLDEN: dict[str, Callable[[], Picture]] = {
    "carcassonne-plain": plain,
    "carcassonne-choosing": choosing,
    "carcassonne-regions": by_region,
    "carcassonne-region": lambda: by_region(1),
    "carcassonne-previewing": previewing,
    "carcassonne-decided": lambda: previewing(Segment(Feature.FIELD, 1), decided=True),
    "carcassonne-ended": ended,
}
"""By the names of their files, which begin with the game's id."""
PAINTED = ("carcassonne-choosing", "carcassonne-decided", "carcassonne-ended")
"""Those that are kept as pictures, too."""
