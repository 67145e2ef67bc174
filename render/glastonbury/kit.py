"""Parts of all pictures of Glastonbury: names of sprites, measures, the strip at the top."""

from collections.abc import Iterator

from games.core.values import Seat
from games.glastonbury.view import Phase, PlayerView, View
from render.glastonbury.art.hues import HUES
from render.pieces import icons
from render.sheet.head import HEAD, head, title
from render.sheet.people import name_of, on_dark
from render.sheet.picture import Picture
from render.sheet.scene import Item, Label, Sprite
from render.sheet.text import width
from render.theme import PALE, WIDTH, Face

GROUND = "night"
MARGIN = 14
GAIN, LOSS = "#1f6b2c", "#a8231c"
"""Of points; a sign stands before them, too."""


def card(id: str) -> str:
    """Name a card of the field; its unit is its width, its origin its upper left corner."""
    return f"glastonbury/card/{id}"


def thing(name: str, team: str = "st") -> str:
    """Name one of the game's icons."""
    return icons.key(f"glastonbury-{name}", team=team)


def tone(player: PlayerView) -> str:
    """Return the tone of a wizard's hat and cauldron."""
    return HUES[player.colour].tone


def signed(points: int) -> str:
    """Write points with their sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def strip(picture: Picture, seat: Seat | None, said: str = "") -> Iterator[Item]:
    """Lay out the strip at the top: a player or a title, and the number of cards in the stock."""
    view: View = picture.view
    left: list[Item] = []
    x = 24
    if seat is not None:
        left += on_dark(picture, seat, 54, HEAD // 2 - 2, 70)
        x, said = 106, said or name_of(picture, seat)
    if said:
        left.append(title(said, x, 880, 46))
    yield from head(left, [] if view.phase is Phase.OVER else _stock(view.stock))


def _stock(stock: int) -> Iterator[Item]:
    y, x = HEAD // 2 - 2, WIDTH - 26
    yield Label(str(stock), x, y + 2, Face.FIGURE, 50, PALE, "rm")
    yield Sprite(icons.key("cards"), x - width(str(stock), Face.FIGURE, 50) - 46, y, 66)
