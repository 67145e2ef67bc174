"""The final sheet: the winners, and the points by category."""

from collections import Counter

from games.carcassonne.view import View
from games.core.score import ranking
from games.core.values import Seat
from render.carcassonne.art import goods, palette
from render.carcassonne.guide import LOOK, frieze
from render.carcassonne.pieces import colours, names
from render.pieces.followers import STAND, key
from render.sheet.picture import Picture
from render.sheet.scene import Scene, Sprite
from render.sheet.scores import Column, Row, scores

_FILLS = {
    "start": palette.PENNON,
    "road": "#e3d3a4",
    "city": palette.ROOFS[0],
    "monastery": "#7a5aa0",
    "garden": palette.BLOSSOM,
    "field": palette.FIELD,
    "goods": goods.OAK,
    "gold": palette.GOLD,
}
"""Of the bars, in the order of the columns: none is the sheet's own, or close to a person's."""
_NEEDED = {
    "field": ("farmers", "on"),
    "garden": ("abbot", "off"),
    "goods": ("traders", "off"),
    "gold": ("mines", "off"),
}
"""Options without which a column would be empty, and their usual values."""


def sheet(picture: Picture) -> Scene:
    """Lay out the points of every seat by category, best first."""
    view: View = picture.view
    columns, said = _columns(view), picture.words
    heads = [
        Column(f"carcassonne/icon/{column}", said[f"carcassonne-category-{column}"], _FILLS[column])
        for column in columns
    ]
    rows = _rows(picture, columns)
    title, total = said["carcassonne-sheet"], said["carcassonne-total"]
    return scores(title, total, heads, rows, LOOK, frieze())


def _columns(view: View) -> tuple[str, ...]:
    """Return the categories that can have brought points; a player alone has no farmers, but a head
    start.
    """
    never = ("field", "goods", "gold") if view.alone else ("start",)
    played = (c for c in _FILLS if view.options.get(*_NEEDED.get(c, ("", "on"))) != "off")
    return tuple(column for column in played if column not in never)


def _rows(picture: Picture, columns: tuple[str, ...]) -> list[Row]:
    """Return a line for each seat, best first; in a game played alone, the last colour is the one
    that counts.
    """
    view: View = picture.view
    paid: Counter[tuple[Seat, str]] = Counter()
    for line in view.lines:
        paid[line.seat, line.category] += line.points
    places = ranking(view.scores)
    counts = places[-1] if view.alone else places[0]
    return [
        Row(
            figure=(Sprite(key(colours(picture)[seat], STAND), 92, 124, 72),),
            name=names(picture)[seat],
            points=tuple(paid[seat, column] for column in columns),
            total=view.scores[seat],
            won=seat in counts,
        )
        for place in places
        for seat in place
    ]
