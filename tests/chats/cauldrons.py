"""What a picture of Glastonbury is drawn from, in words: all that it can tell, or give away."""

from collections.abc import Iterator

from games.glastonbury.text import sign, text_board
from games.glastonbury.view import PlayerView, View
from render import Picture


def in_words(picture: Picture) -> Iterator[str]:
    """Yield the page, the last deed, what lies on top of each cauldron, one's own recipes."""
    view: View = picture.view
    yield f"page {picture.page}"
    if view.last:
        yield f"last {view.last.deed} {view.last.cell or ''} {view.last.card or ''}".rstrip()
    for name, player in zip(picture.names, view.players, strict=True):
        yield f"{name} {' '.join(_before(player))}"
    if view.recipes:
        yield "recipes " + " ".join(view.recipes)


def drawn(picture: Picture) -> list[str]:
    """The field in characters, of a page that shows it."""
    if picture.page != "board":
        return []
    return [line for line in text_board(picture.view).split("\n") if line.strip()]


def _before(player: PlayerView) -> Iterator[str]:
    yield f"{sign(player.top)} of {player.cards}" if player.top else "nothing"
    if player.cauldron:
        yield "(" + " ".join(map(sign, player.cauldron)) + ")"
    yield from player.recipes
