"""The final sheet: the winners, and the points by category."""

from collections import Counter

from games.core.score import ranking
from games.core.values import Seat
from games.land_vs_sea.components import Kind
from games.land_vs_sea.view import View
from render.land_vs_sea.art import palette
from render.land_vs_sea.guide import LOOK, frieze
from render.land_vs_sea.pieces import flag
from render.sheet.people import name_of
from render.sheet.picture import Picture
from render.sheet.scene import Scene, Sprite
from render.sheet.scores import Column, Row, scores

_FILLS = {
    "land": palette.LAND,
    "sea": palette.SEA,
    "plus": palette.COIN,
    "chains": "#f0705e",
    "traders": palette.WOOD_LIGHT,
    "routes": palette.STEAL,
    "waypoints": palette.SIDES["land"],
}
"""Of the bars, in the order of the columns."""
_NEEDED = {"chains": Kind.MOUNTAINS, "traders": Kind.TRADE, "routes": Kind.TRADE}


def sheet(picture: Picture) -> Scene:
    """Lay out the points of every side by category, best first: a team is one row."""
    view: View = picture.view
    columns = _columns(view)
    heads = [
        Column(
            f"land_vs_sea/icon/{column}",
            picture.words[f"land-vs-sea-category-{column}"],
            _FILLS[column],
        )
        for column in columns
    ]
    words = picture.words
    return scores(
        words["land-vs-sea-sheet"],
        words["land-vs-sea-total"],
        heads,
        _rows(picture),
        LOOK,
        frieze(),
    )


def _columns(view: View) -> tuple[str, ...]:
    """Return the categories that can have brought points at this table."""
    played = [c for c in _FILLS if c not in _NEEDED or _NEEDED[c] in view.kinds]
    return tuple(c for c in played if c != "waypoints" or view.waypointers)


def _rows(picture: Picture) -> list[Row]:
    view: View = picture.view
    paid: Counter[tuple[Seat, str]] = Counter()
    for line in view.lines:
        paid[line.seat, line.category] += line.points
    places = ranking(view.scores)
    first = [
        seat for place in places for seat in place if view.sides[seat] not in view.sides[:seat]
    ]
    return [
        Row(
            figure=(Sprite(flag(view, seat), 76, 126, 54),),
            name=_names(picture, seat),
            points=tuple(paid[seat, column] for column in _columns(view)),
            total=view.scores[seat],
            won=seat in places[0],
        )
        for seat in first
    ]


def _names(picture: Picture, seat: Seat) -> str:
    view: View = picture.view
    team = [Seat(s) for s, side in enumerate(view.sides) if side is view.sides[seat]]
    return " · ".join(name_of(picture, each) for each in team)
