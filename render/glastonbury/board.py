"""The board: the field with the wizards around, beside it the cauldrons."""

from collections.abc import Iterator

from games.glastonbury.view import Phase, View
from render.glastonbury.field import field
from render.glastonbury.kit import GROUND, strip
from render.glastonbury.people import people
from render.glastonbury.plan import Plan, planned
from render.glastonbury.ways import ways
from render.sheet.picture import Picture
from render.sheet.scene import Item, Scene
from render.theme import WIDTH


def board(picture: Picture) -> Scene:
    """Lay out the field and the cauldrons."""
    plan = planned(picture.room)
    return Scene(WIDTH, plan.height, tuple(_items(picture, plan)), GROUND)


def _items(picture: Picture, plan: Plan) -> Iterator[Item]:
    view: View = picture.view
    how = ways(picture)
    yield from strip(picture, view.turn if view.phase is not Phase.OVER else view.ender)
    yield from field(picture, plan, how)
    yield from people(picture, plan, how)
