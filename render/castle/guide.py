"""The cheat sheet: the points of each kind of feature with the options of a table."""

from collections.abc import Iterator, Mapping, Sequence

from games.castle.view import View
from render.pieces import icons
from render.pieces.followers import STAND, key
from render.sheet.guide import Icon, Line
from render.sheet.guide import guide as laid_out
from render.sheet.look import Look
from render.sheet.picture import Picture
from render.sheet.scene import Scene

LOOK = Look(
    ("#b6c97a", "#8fa655"),
    ("#2f5368", "#1f3a4c"),
    (icons.key("castle-keep"), icons.key("castle-tower")),
    ("#e4ddd0", "#c6bcab"),
)
"""Of the cheat sheet and the last one."""
_TITLE = "castle-lens-guide"
_WORDS = ("path", "house", "tower", "court", "keep", "bonus", "home", "tie")
WORDS = (_TITLE, *(f"castle-guide-{word}" for word in _WORDS))


def guide(picture: Picture) -> Scene:
    """Lay out what pays."""
    return laid_out(picture.words[_TITLE], lines(picture), LOOK)


def lines(picture: Picture) -> Sequence[Line]:
    """Return the lines of the cheat sheet, wall tiles only where they are in play."""
    view: View = picture.view
    return [*_lines(picture.words, view.options)]


def _lines(words: Mapping[str, str], options: Mapping[str, str]) -> Iterator[Line]:
    def line(word: str, pays: str) -> Line:
        icon = Icon(icons.key(f"castle-{word}"), 108)
        return Line((icon,), words[f"castle-guide-{word}"], pays)

    yield line("path", "1 / 2")
    yield line("house", "1")
    yield line("tower", "2")
    yield line("court", "3")
    yield line("keep", "1")
    if options.get("wall_tiles", "hidden") != "off":
        yield line("bonus", "")
    yield Line((Icon(key(0, STAND), 92, 0, 44),), words["castle-guide-home"], "")
    both = (Icon(key(0, STAND), 84, -42, 42), Icon(key(1, STAND), 84, 42, 42))
    yield Line(both, words["castle-guide-tie"], "0")
