"""What a picture of the Castle is drawn from, in words: all that it can tell, or give away."""

from collections.abc import Iterator

from games.castle.text import text_board
from games.castle.view import View
from render import Picture


def in_words(picture: Picture) -> Iterator[str]:
    """Yield the page, the tiles at hand, the wall and what everybody has."""
    view: View = picture.view
    yield f"page {picture.page}"
    yield f"tile {view.drawn}, held {' '.join(map(str, view.held))}, {view.left} left"
    faces = ("?" if face is None else str(face.value) for face in view.wall.values())
    yield f"wall {' '.join(faces)}"
    for name, points, taken, keep in zip(
        picture.names, view.scores, view.taken, view.keeps, strict=True
    ):
        won = " ".join(str(bonus.value) for bonus in taken)
        yield f"{name}: {points}, keep {keep.size if keep else '-'}, wall tiles {won or '-'}"


def drawn(picture: Picture) -> list[str]:
    """The castle in characters, of a page that shows it."""
    return text_board(picture.view).split("\n") if picture.page == "board" else []
