"""Pictures for one player alone: their own cauldron, while they look into it; their recipes."""

from collections.abc import Iterator

from games.glastonbury.view import View
from render.glastonbury.kit import GROUND, card, strip, thing, tone
from render.sheet.head import HEAD
from render.sheet.picture import Picture
from render.sheet.scene import Box, Cards, Glow, Item, Placed, Scene, Sprite
from render.theme import WIDTH

_COLUMNS = 6
_PITCH = 200
_CARD = 184
_RECIPE = 400


def cauldron(picture: Picture) -> Scene:
    """Lay out all cards of the own cauldron, the first one first; the top card glows."""
    view: View = picture.view
    assert view.own is not None
    cards = view.players[view.own].cauldron
    rows = -(-len(cards) // _COLUMNS)
    items = [*strip(picture, view.own), *_brew(view)]
    return Scene(WIDTH, HEAD + 40 + rows * _PITCH + 20, tuple(items), GROUND)


def _brew(view: View) -> Iterator[Item]:
    assert view.own is not None
    player = view.players[view.own]
    yield Sprite(thing("cauldron", tone(player)), WIDTH - 300, HEAD // 2 - 2, 84)
    placed = []
    for at, id in enumerate(player.cauldron):
        row, column = divmod(at, _COLUMNS)
        placed.append(Placed(card(id), 44 + column * _PITCH, HEAD + 36 + row * _PITCH))
    last = placed[-1]
    yield Glow(Box(last.x, last.y, last.x + _CARD, last.y + _CARD), 8)
    yield Cards(_CARD, tuple(placed), square=True)


def recipes(picture: Picture) -> Scene:
    """Lay out a player's recipes, large."""
    view: View = picture.view
    each = 2 if len(view.players) == 4 else 1
    high = _RECIPE * 3 // 2
    items = (
        Sprite(f"glastonbury/recipe/{id}/{each}", 190 + place * 500, 50, _RECIPE)
        for place, id in enumerate(view.recipes)
    )
    return Scene(WIDTH, high + 100, tuple(items), GROUND)
