"""The board: the field with the wizards around, beside it the cauldrons."""

from collections.abc import Iterator

from games.glastonbury.view import Phase, View
from render.glastonbury.field import SIDE, TOP, field
from render.glastonbury.kit import GROUND, strip
from render.glastonbury.people import people
from render.glastonbury.ways import Ways, ways
from render.sheet.picture import Picture
from render.sheet.scene import Item, Scene
from render.theme import WIDTH


def board(picture: Picture) -> Scene:
    """Lay out the field and the cauldrons."""
    return Scene(WIDTH, TOP + SIDE + 6, tuple(_items(picture, ways(picture))), GROUND)


def _items(picture: Picture, how: Ways) -> Iterator[Item]:
    view: View = picture.view
    seat = view.turn if view.phase is not Phase.OVER else view.ender
    yield from strip(picture, seat)
    yield from field(picture, how)
    yield from people(picture, how)
