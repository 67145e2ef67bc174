"""The cheat sheet: the points of each kind of feature with the options of a table."""

from collections.abc import Iterator, Mapping, Sequence

from games.carcassonne.gold import SCALE
from games.carcassonne.view import View
from render.pieces.followers import STAND, key
from render.sheet.guide import Icon, Line
from render.sheet.guide import guide as laid_out
from render.sheet.picture import Picture
from render.sheet.scene import Scene

_TITLE = "carcassonne-lens-guide"
_WORDS = (
    *("road", "city", "small", "monastery", "open", "garden", "field", "inn", "cathedral"),
    *("goods", "gold", "home", "tie"),
)
WORDS = (_TITLE, *(f"carcassonne-guide-{word}" for word in _WORDS))


def guide(picture: Picture) -> Scene:
    """Lay out what pays."""
    return laid_out(picture.words[_TITLE], lines(picture))


def lines(picture: Picture) -> Sequence[Line]:
    """Return the lines of the cheat sheet, each only where it counts at the table."""
    view: View = picture.view
    return [*_lines(picture.words, view.options)]


def _lines(words: Mapping[str, str], options: Mapping[str, str]) -> Iterator[Line]:
    def line(icon: str, word: str, pays: str) -> Line:
        return Line((_icon(icon),), words[f"carcassonne-guide-{word}"], pays)

    counts = options.get("unfinished", "score") == "score"
    yield line("road", "road", "1")
    yield line("city", "city", "2")
    if options.get("small_city") == "2":
        yield line("city", "small", "1")
    yield line("monastery", "monastery", "1")
    yield line("city", "open", "1" if counts else "0")
    if options.get("abbot") == "on":
        yield line("garden", "garden", "1")
    farmers, rivals = options.get("farmers", "on"), options.get("mode", "versus") == "versus"
    if farmers != "off" and rivals:
        yield line("field", "field", "4" if farmers == "first" else "3")
    if options.get("inns") == "on":
        yield line("road", "inn", "2 / 0")
        yield line("city", "cathedral", "3 / 0")
    if options.get("traders") == "on":
        yield line("goods", "goods", "10")
    if options.get("mines") == "on":
        yield line("gold", "gold", "–".join(str(each) for _, each in (SCALE[0], SCALE[-1])))
    follower = Icon(key(0, STAND), 92, 0, 44)
    yield Line((follower,), words["carcassonne-guide-home"], "")
    if rivals:
        both = (Icon(key(0, STAND), 84, -42, 42), Icon(key(1, STAND), 84, 42, 42))
        yield Line(both, words["carcassonne-guide-tie"], "")


def _icon(name: str) -> Icon:
    return Icon(f"carcassonne/icon/{name}", 90)
