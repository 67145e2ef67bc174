"""The castle to be kept: every tile large, with the letters and numbers of the log."""

from collections.abc import Iterator

from games.castle.view import View
from games.core.values import Seat
from render.castle.layout import Layout
from render.castle.pieces import followers, keeps, markers, numbers, tiles, wall_tiles
from render.sheet.people import name, person
from render.sheet.picture import Picture
from render.sheet.scene import Item, Label, Scene, Sprite
from render.theme import FRAME, INK, Face

PX = 150
_RIM = 230


def export(picture: Picture) -> Scene:
    """Lay out the whole castle, and below it the players with their points."""
    view: View = picture.view
    found = Layout(9 * PX + 2 * _RIM + 60, _RIM, _RIM, PX)
    width = 10 * PX + 2 * _RIM
    items = (
        Sprite("castle/walls", found.x, found.y, PX),
        *tiles(found, view.castle_map.tiles),
        *numbers(found),
        *wall_tiles(view, found),
        *keeps(picture, found),
        *followers(picture, found, view.castle_map.tiles),
        *markers(picture, found),
        *_coordinates(found),
        *_players(picture, found.height - 70, width),
    )
    return Scene(width, found.height, items)


def _coordinates(found: Layout) -> Iterator[Item]:
    """Write letters above and below the castle, numbers at its sides."""
    for x, sign in enumerate("ABCDEFGHIJ"):
        for y in (-1.15, 10.1):
            yield Label(sign, *found.at((x + 0.5, y)), Face.NAME, 40, FRAME, "mm")
    for y in range(9):
        for side in (-1.15, 11.15):
            yield Label(str(y + 1), *found.at((side, y + 0.5)), Face.NAME, 40, FRAME, "mm")


def _players(picture: Picture, y: int, width: int) -> Iterator[Item]:
    for seat in (0, 1):
        x = 80 + seat * width // 2
        yield from person(picture, Seat(seat), x, y, 60)
        yield name(picture, Seat(seat), x + 44, y, 44, width // 2 - 280)
        points = str(picture.view.scores[seat])
        yield Label(points, x + width // 2 - 130, y, Face.FIGURE, 64, INK, "rm")
