"""A ribbon in each player's colour along the wall, from its beginning to their marker."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from games.castle.board import TRACK
from games.castle.view import View
from render.castle.layout import Layout
from render.castle.track import spaces, towers
from render.sheet.people import colours
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Rule
from render.theme import INK, STYLES
from render.tools.curves import Point

_WIDE, _RIM = 0.07, 4
"""The width of a ribbon, in squares; pixels of its dark rim, both sides together."""
_ASIDE = 0.09
"""How far a ribbon lies from the middle of the track: two lie beside each other."""


def ribbons(picture: Picture, place: Layout) -> Iterator[Item]:
    """Lay both ribbons on the wall; they go in straight pieces from corner to corner."""
    view: View = picture.view
    for seat, points in enumerate(view.scores):
        aside = _ASIDE * (2 * seat - 1)
        corners = [place.at((x + aside, y + aside)) for x, y in _way(points % TRACK)]
        wide = max(5, round(_WIDE * place.px))
        colour = STYLES[colours(picture)[seat]].body
        for fill, more in ((INK, _RIM), (colour, 0)):
            for (x, y), (to_x, to_y) in pairwise(corners):
                box = Box(min(x, to_x), min(y, to_y), max(x, to_x), max(y, to_y))
                yield Rule(box, fill, wide + more)


def _way(points: int) -> Sequence[Point]:
    """Return the way from the first space to that of the points: its ends and its corners."""
    begun, end = spaces()[0], spaces()[points]
    return begun, *(at for first, at in sorted(towers().items()) if first < points), end
