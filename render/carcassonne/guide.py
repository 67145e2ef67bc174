"""The cheat sheet: the points of each kind of feature with the options of a table."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from games.carcassonne.gold import SCALE
from games.carcassonne.view import View
from games.core.values import Cell, Rotation
from render.carcassonne.pieces import art
from render.pieces.followers import BUILDER, LARGE, LIE, PIG, STAND, key
from render.sheet.guide import FRIEZE, Icon, Line, strip
from render.sheet.guide import guide as laid_out
from render.sheet.look import Look
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Panel, Rule, Scene, Sprite, Tiles
from render.theme import GOLD, WIDTH

LOOK = Look(
    ("#b4cc82", "#8fae5e"),
    ("#a8432b", "#7b2a1c"),
    ("carcassonne/icon/city", "carcassonne/icon/monastery"),
)
"""Of the cheat sheet and the last one."""
_TITLE = "carcassonne-lens-guide"
_WORDS = (
    *("road", "city", "small", "monastery", "open", "garden", "field", "inn", "cathedral"),
    *("field-first", "field-second", "large", "builder", "pig", "pig-first"),
    *("goods", "gold", "home", "tie"),
)
WORDS = (_TITLE, *(f"carcassonne-guide-{word}" for word in _WORDS))


def guide(picture: Picture) -> Scene:
    """Lay out what pays."""
    return laid_out(picture.words[_TITLE], lines(picture), LOOK, (*frieze(), *_people()))


_ROW = "J D U L D U D W D K"
"""A road from west to east below city walls."""
_PX = 123


def frieze() -> Iterator[Item]:
    """Lay a road along the top of a sheet."""
    yield Panel(FRIEZE, "#c9e0e6", foot="#eef0d2")
    kinds = enumerate(_ROW.split())
    left, top = (WIDTH - 10 * _PX) // 2, FRIEZE.bottom - _PX - 2
    row = tuple((Cell(x, 0), art(kind, Rotation.R0)) for x, kind in kinds)
    yield Tiles(left, top, _PX, row)
    yield Rule(Box(FRIEZE.left, FRIEZE.bottom, FRIEZE.right, FRIEZE.bottom), GOLD, 5)


def _people() -> Iterator[Item]:
    for colour, x in enumerate((94, 388, 912, 1204)):
        yield Sprite(key(colour, STAND), x, FRIEZE.bottom - 36, 72)


def lines(picture: Picture) -> Sequence[Line]:
    """Return the lines of the cheat sheet, each only where it counts at the table."""
    view: View = picture.view
    return [*_lines(picture.words, view.options)]


def _lines(words: Mapping[str, str], options: Mapping[str, str]) -> Iterator[Line]:
    rivals = options.get("mode", "versus") == "versus"
    yield _plate(words, "road", "1", "W U U W", 1.5)
    yield _plate(words, "city", "2", "E/90 F G E/270", 1.7)
    if options.get("small_city") == "2":
        yield _line(words, "city", "1", "small")
    yield _plate(words, "monastery", "1", "V B E/180 U/90", 2.1)
    unfinished = (Icon("carcassonne/icon/road", 52, -66), Icon("carcassonne/icon/city", 66))
    alone = Icon("carcassonne/icon/monastery", 58, 66)
    pays = "1" if options.get("unfinished", "score") == "score" else "0"
    yield Line((*unfinished, alone), words["carcassonne-guide-open"], pays)
    if options.get("abbot") == "on":
        yield _line(words, "garden", "1")
    if (edition := _farmers(options)) != "off":
        pays = "4" if edition == "first" else "3"
        yield _plate(words, _FIELDS[edition], pays, "E/90 H/90 E/270 V", 1.5, LIE)
    yield from _of_boxes(words, options)
    yield from _figures(words, options)
    if rivals:
        both = (Icon(key(0, STAND), 84, -42, 42), Icon(key(1, STAND), 84, 42, 42))
        yield Line(both, words["carcassonne-guide-tie"], "")


def _of_boxes(words: Mapping[str, str], options: Mapping[str, str]) -> Iterator[Line]:
    """Yield what pays with boxes that a table plays with."""
    if options.get("inns") == "on":
        inn = (Icon("carcassonne/icon/road", 90), Icon("carcassonne/icon/inn", 230, 0, -8))
        yield Line(inn, words["carcassonne-guide-inn"], "2 / 0")
        cathedral = (Icon("carcassonne/icon/cathedral", 126),)
        yield Line(cathedral, words["carcassonne-guide-cathedral"], "3 / 0")
    if options.get("traders") == "on":
        yield _line(words, "goods", "10")
    if options.get("mines") == "on":
        yield _line(words, "gold", "–".join(str(each) for _, each in (SCALE[0], SCALE[-1])))


def _line(words: Mapping[str, str], icon: str, pays: str, word: str = "") -> Line:
    return Line((_icon(icon),), words[f"carcassonne-guide-{word or icon}"], pays)


def _plate(
    words: Mapping[str, str], word: str, pays: str, tiles: str, where: float, pose: str = STAND
) -> Line:
    """Return a line with a piece of the map, see `strip`."""
    icon = _icon(word.partition("-")[0])
    scene = partial(strip, art, tiles, key(0, pose), where)
    return Line((icon,), words[f"carcassonne-guide-{word}"], pays, scene)


_FIELDS = {"on": "field", "first": "field-first", "second": "field-second"}
"""What farmers score by each edition: the first one counts by cities, not by fields."""


def _farmers(options: Mapping[str, str]) -> str:
    """Return by which rules fields score: nobody lies on them where colours play together."""
    if options.get("mode", "versus") != "versus":
        return "off"
    return options.get("farmers", "on")


def _figures(words: Mapping[str, str], options: Mapping[str, str]) -> Iterator[Line]:
    """Yield what the figures do that a table plays with."""

    def figure(pose: str, word: str, pays: str = "") -> Line:
        return Line((Icon(key(0, pose), 72, 0, 40),), words[f"carcassonne-guide-{word}"], pays)

    if options.get("inns") == "on" and options.get("mode", "versus") == "versus":
        yield figure(LARGE, "large")
    if options.get("traders") == "on":
        yield figure(BUILDER, "builder")
        if (edition := _farmers(options)) != "off":
            yield figure(PIG, "pig-first" if edition == "first" else "pig", "+1")
    yield figure(STAND, "home")


def _icon(name: str) -> Icon:
    return Icon(f"carcassonne/icon/{name}", 90)
