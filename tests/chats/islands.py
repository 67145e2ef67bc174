"""What a picture of Land vs Sea is drawn from, in words: all that it can tell, or give away."""

from collections.abc import Iterator

from games.land_vs_sea.text import text_board
from games.land_vs_sea.view import View
from render import Picture


def in_words(picture: Picture) -> Iterator[str]:
    """Yield the page, the last tile, what everybody holds as far as its reader sees it."""
    view: View = picture.view
    yield f"page {picture.page}"
    if view.last:
        yield "last " + " ".join(map(str, view.last.cells))
    for name, points, hand in zip(picture.names, view.scores, view.hands, strict=True):
        held = " ".join(f"{tile.up}/{tile.down or '?'}" for tile in hand)
        yield f"{name} {points} {held}".strip()
    yield "stacks " + " ".join(f"{pile.top}/? x{pile.tiles}" for pile in view.stacks)


def drawn(picture: Picture) -> list[str]:
    """The map in characters, of a page that shows one."""
    if picture.page != "board":
        return []
    return [line for line in text_board(picture.view).split("\n") if line.strip()]
