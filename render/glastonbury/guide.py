"""The cheat sheet: the points of ingredients, colours, powder and recipes, and the effects of
spells.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from games.core.contract import Options
from games.glastonbury.components import APPEARANCE, BAD_LUCK, EYEBALL, MOVEMENT, POWDER
from games.glastonbury.view import View
from render.glastonbury.art.hues import HUES
from render.glastonbury.example import EXAMPLE
from render.glastonbury.kit import GROUND, MARGIN, card, thing
from render.pieces import icons
from render.sheet.guide import FRIEZE, Icon, Line, seal_of, signboard
from render.sheet.look import Look
from render.sheet.people import panel
from render.sheet.picture import Picture
from render.sheet.scene import (
    Box,
    Cards,
    Item,
    Label,
    Panel,
    Placed,
    Rule,
    Scene,
    Sprite,
    lowered,
)
from render.sheet.text import fit, lines_within
from render.theme import INK, NIGHT, PALE, WIDTH, Face

LOOK = Look(("#54448f", "#2b2060"), ("#54448f", "#2b2060"), row=("#3c3163", "#2a2148"), ink=PALE)
_TITLE = "glastonbury-lens-guide"
_SPELLS = (BAD_LUCK, EYEBALL, APPEARANCE, MOVEMENT)
_WORDS = ("one", "two", "three", "four", "own", "powder", "steps", *_SPELLS, "colour", "task")
WORDS = (
    _TITLE,
    *(f"glastonbury-guide-{word}" for word in _WORDS),
    *(f"glastonbury-spell-{id}" for id in (POWDER, *_SPELLS)),
)
_APART, _CARD, _SPELL = 40, 90, 112


def guide_of(options: Options, seats: int) -> View:
    """Return a view of a table with `seats` seats."""
    view: View = EXAMPLE.view
    return replace(view, options=options, players=view.players[:seats])


def guide(picture: Picture) -> Scene:
    """Lay out what a cauldron brings: sets of a kind, what else pays; in two columns what spells
    do.
    """
    title, rest = picture.words[_TITLE], lines(picture)[len(_SETS) :]
    paid, known = ([line for line in rest if bool(line.pays) is pays] for pays in (True, False))
    sets, y = _sets(), FRIEZE.bottom + 16
    items = [*_frieze(title), *signboard(title, LOOK.banner)]
    items += [lowered(item, y) for item in sets.items]
    y += sets.height + _GAP
    for block, columns in ((paid, 1), (known, 2)):
        box, found = _block(block, columns, y)
        items += found
        y = box.bottom + _GAP
    return Scene(WIDTH, y + 4, tuple(items), GROUND)


_GAP, _AIR = 16, 20
"""Between blocks; above and below the words of an entry."""
_HEADING, _TEXT = 46, 40
"""Heights of letters."""
_LINES = 43
"""From one line of words to the next."""
_WARM, _HAIRLINE, _FIELD = "#ffcf9e", "#5b4b92", "#322856"
"""Of headings; of lines between entries; of panels, in one colour: so large ones are made of a
small one at no cost."""


def _block(shown: Sequence[Line], columns: int, top: int) -> tuple[Box, Sequence[Item]]:
    """Lay out entries in one panel, a row of them as high as its longest words need."""
    items: list[Item] = []
    wide, y = (WIDTH - 2 * MARGIN) // columns, top
    for first in range(0, len(shown), columns):
        row = shown[first : first + columns]
        texts = [_lines_below(line, wide) for line in row]
        high = max(_LEAST, 2 * _AIR + _LINES * (1 + max(map(len, texts))))
        if first:
            items.append(Rule(Box(MARGIN + 16, y, WIDTH - MARGIN - 16, y), _HAIRLINE, 3))
        for column, (line, text) in enumerate(zip(row, texts, strict=True)):
            left = MARGIN + column * wide
            items += _entry(line, text, Box(left, y, left + wide, y + high))
        y += high
    box = Box(MARGIN, top, WIDTH - MARGIN, y)
    return box, [Panel(box, _FIELD, INK, 12, shadow=True), *items]


_LEAST = 128
"""The least height of an entry, for its picture."""


def _picture_room(line: Line) -> int:
    """Return how wide the picture of an entry is."""
    return 214 if line.pays else 148


def _lines_below(line: Line, wide: int) -> Sequence[str]:
    """Return the words below an entry's heading, in lines."""
    room = wide - _picture_room(line) - (170 if line.pays else 16)
    return _even_lines(_heading_and_rest(line.said)[1], room)


def _even_lines(said: str, room: int) -> Sequence[str]:
    """Return words in as few lines as have room, about as long as each other."""
    lines = lines_within(said, Face.NAME, _TEXT, room)
    for narrower in range(room, room // 2, -20):
        tried = lines_within(said, Face.NAME, _TEXT, narrower)
        if len(tried) > len(lines):
            break
        lines = tried
    return lines


def _heading_and_rest(said: str) -> tuple[str, str]:
    """Return the heading of an entry and the rest of its words, with a capital."""
    cut = min((at for sign in ".:" if (at := said.find(f"{sign} ")) > 0), default=len(said))
    rest = said[cut + 2 :]
    return said[:cut], rest[:1].upper() + rest[1:]


def _entry(line: Line, text: Sequence[str], box: Box) -> Iterator[Item]:
    """Lay out one entry: its picture, its heading, its words, its points."""
    middle, y = box.left + _picture_room(line) // 2, (box.top + box.bottom) // 2
    for icon in line.icons:
        if icon.is_card:
            at = Placed(icon.art, middle + icon.x - icon.px // 2, y + icon.y - icon.px // 2)
            yield Cards(icon.px, (at,), square=True)
        else:
            if not line.pays:  # beside cards it lies on one
                yield Panel(Box(middle, y, middle, y).grown(_SPELL // 2), "#8676c2", INK, 8)
            yield Sprite(icon.art, middle + icon.x, y + icon.y, icon.px)
    x, room = box.left + _picture_room(line), box.width - _picture_room(line) - 16
    top = y - _LINES * len(text) // 2
    heading, px = fit(
        _heading_and_rest(line.said)[0], Face.NAME, _HEADING, room - (154 if line.pays else 0)
    )
    yield Label(heading, x, top + 1, Face.NAME, px, _WARM)
    for number, words in enumerate(text, 1):
        yield Label(words, x, top + 4 + number * _LINES, Face.NAME, _TEXT, PALE)
    if line.pays:
        yield from seal_of(line.pays, box.right - 86, y, 88)


_SETS = (
    (("frog-4",), "", "−4"),
    (("frog-4", "frog-3"), "", "0"),
    (("frog-4", "frog-3", "frog-2"), "4 + 3 + 2", "+9"),
    (("frog-4", "frog-3", "frog-2", "frog-1"), "4 + 3 + 2 + 1 + 5", "+15"),
)
"""Cards of a kind, how their points come about, and these."""
_SET, _STEP = 118, 54


def _sets() -> Scene:
    """Show what one of a kind brings, two, three and four, beside each other."""
    high, wide = 278, WIDTH - 2 * MARGIN
    items: list[Item] = [*panel(Box(MARGIN, 0, WIDTH - MARGIN, high), LOOK.row)]
    top, foot = LOOK.plaque
    for column, (ids, sum, points) in enumerate(_SETS):
        left, right = (MARGIN + 6 + (wide - 6) * (column + end) // len(_SETS) for end in (0, 1))
        x = (left + right - 6) // 2
        items.append(Panel(Box(left, 6, right - 6, high - 6), top, "", 9, foot=foot))
        start = x - (_SET + _STEP * (len(ids) - 1)) // 2
        fan = tuple(Placed(card(id), start + place * _STEP, 20) for place, id in enumerate(ids))
        items.append(Cards(_SET, fan, square=True))
        if sum:
            items.append(Label(sum, x, 166, Face.NAME, 40, PALE, "mm"))
        items += seal_of(points, x, 226 if sum else 202, 84)
    return Scene(WIDTH, high, tuple(items))


_SHELF = ("rose-3", "honey-2", "acorn-1", "bone-4"), ("frog-4", "grapes-2", "feather-3", "egg-1")
_TILE, _PITCH = 106, 114


def _frieze(title: str) -> Iterator[Item]:
    """Set ingredients along the top, as far as the title leaves room, and kettles on the fire."""
    yield Panel(Box(0, 0, WIDTH, FRIEZE.bottom + 6), NIGHT)
    free = min(item.box.left for item in signboard(title, LOOK.banner) if isinstance(item, Panel))
    count = (free - 154 - 8) // _PITCH
    start = 154 + (free - 154 - count * _PITCH) // 2
    places = range(start, start + count * _PITCH, _PITCH)
    y = FRIEZE.bottom - _TILE - 22
    west = [Placed(card(id), x, y) for id, x in zip(_SHELF[0], places, strict=False)]
    east = [
        Placed(card(id), WIDTH - x - _TILE, y) for id, x in zip(_SHELF[1], places, strict=False)
    ]
    yield Cards(_TILE, (*west, *east), square=True)
    hues = [HUES[colour].tone for colour in HUES]
    for tone, x in zip((hues[0], hues[-1]), (78, WIDTH - 78), strict=True):
        yield Sprite(f"glastonbury/kettle/{tone}/lit", x, FRIEZE.bottom - 66, 132)
    yield Rule(Box(0, FRIEZE.bottom + 6, WIDTH, FRIEZE.bottom + 6), "#b8741a", 5)


def lines(picture: Picture) -> Sequence[Line]:
    """Return the lines about a cauldron's points, recipes only where they are dealt."""
    view: View = picture.view
    return [*_lines(picture.words, view.options, len(view.players))]


def _lines(words: Mapping[str, str], options: Mapping[str, str], seats: int) -> Iterator[Line]:
    def line(word: str, pays: str, *of: Icon) -> Line:
        name, said = words.get(f"glastonbury-spell-{word}"), words[f"glastonbury-guide-{word}"]
        return Line(of, f"{name}. {said}" if name else said, pays)

    yield line("one", "−4", *_fanned_cards("frog-4"))
    yield line("two", "0", *_fanned_cards("frog-4", "frog-3"))
    yield line("three", "+9", *_fanned_cards("frog-4", "frog-3", "frog-2"))
    yield line("four", "+15", *_fanned_cards("frog-4", "frog-3", "frog-2", "frog-1"))
    yield line("own", "×2", Icon(thing("wizard"), 108))
    yield line("powder", "", Icon(card(POWDER), _SPELL, is_card=True))
    yield line("steps", "", Icon(thing("footprints"), 104))
    yield from (line(id, "", Icon(card(id), _SPELL, is_card=True)) for id in _SPELLS)
    if options.get("recipes") == "on":
        brown = _fanned_cards("acorn-4", "snail-2", "acorn-1")
        yield line("colour", "+2" if seats == 4 else "+1", *brown)
        yield line("task", "+10", Icon(icons.key("glastonbury-cauldron", "mended"), 112))


def _fanned_cards(*ids: str) -> tuple[Icon, ...]:
    """Lay cards over each other so that each number is seen."""
    first = -_APART * (len(ids) - 1) // 2
    return tuple(
        Icon(card(id), _CARD, first + place * _APART, is_card=True) for place, id in enumerate(ids)
    )
