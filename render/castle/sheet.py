"""The final sheet: the winner, and the points by category."""

from collections import Counter

from games.castle.view import View
from games.core.score import ranking
from games.core.values import Seat
from render.castle.art import palette as p
from render.castle.guide import LOOK, frieze
from render.pieces import icons
from render.pieces.followers import STAND, key
from render.sheet.people import colours, name_of
from render.sheet.picture import Picture
from render.sheet.scene import Scene, Sprite
from render.sheet.scores import Column, Row, scores
from render.theme import GOLD

_COLUMNS = {
    "path": ("castle-path", p.PATH),
    "house": ("castle-house", p.ROOF),
    "tower": ("castle-tower", p.SLATE),
    "court": ("castle-court", p.COURT),
    "keep": ("castle-keep", p.STONE),
    "bonus": ("castle-points", GOLD),
}
"""By category: the icon at the head, and the colour of its part of the bars."""


def sheet(picture: Picture) -> Scene:
    """Lay out the points of both players by category, best first."""
    view, words = picture.view, picture.words
    columns = [each for each in _COLUMNS if each != "bonus" or _has_bonuses(view)]
    heads = [
        Column(icons.key(_COLUMNS[each][0]), words[f"castle-category-{each}"], _COLUMNS[each][1])
        for each in columns
    ]
    return scores(
        words["castle-sheet"], words["castle-total"], heads, _rows(picture, columns), LOOK, frieze()
    )


def _has_bonuses(view: View) -> bool:
    return view.options["wall_tiles"] != "off"


def _rows(picture: Picture, columns: list[str]) -> list[Row]:
    view: View = picture.view
    paid: Counter[tuple[Seat, str]] = Counter()
    for line in view.lines:
        paid[line.seat, line.category] += line.points
    places = ranking(view.scores)
    return [
        Row(
            figure=(Sprite(key(colours(picture)[seat], STAND), 92, 124, 72),),
            name=name_of(picture, seat),
            points=tuple(paid[seat, column] for column in columns),
            total=view.scores[seat],
            won=seat in places[0],
        )
        for place in places
        for seat in place
    ]
