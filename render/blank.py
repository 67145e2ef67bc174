"""The picture that stands where none may be seen: before a message is filled, and once it is to be
forgotten (docs/adr/0033). It is the same at every moment of every table of a game.
"""

from collections.abc import Iterable

from render.pieces import icons
from render.sheet.picture import Picture
from render.sheet.scene import Scene, Sprite
from render.theme import WIDTH

PAGE = "blank"
_HEIGHT, _ICON = 420, 180


def blank(game: str) -> Picture:
    """Return the empty picture of a game."""
    return Picture(game, PAGE, view=None, names=())


def layout(grounds: Iterable[str]) -> Scene:
    """Lay an hourglass on the game's first ground, or on parchment."""
    glass = Sprite(icons.key("hourglass"), WIDTH // 2, _HEIGHT // 2, _ICON)
    return Scene(WIDTH, _HEIGHT, (glass,), next(iter(grounds), ""))
