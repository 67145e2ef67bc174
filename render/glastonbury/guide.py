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
from render.glastonbury.kit import GROUND, card, thing
from render.sheet.guide import FRIEZE, Icon, Line
from render.sheet.guide import guide as laid_out
from render.sheet.look import Look
from render.sheet.picture import Picture
from render.sheet.scene import Box, Cards, Item, Panel, Placed, Rule, Scene, Sprite
from render.theme import NIGHT, PALE, WIDTH

LOOK = Look(("#54448f", "#2b2060"), ("#54448f", "#2b2060"), row=("#3c3163", "#2a2148"), ink=PALE)
_TITLE = "glastonbury-lens-guide"
_SPELLS = (BAD_LUCK, EYEBALL, APPEARANCE, MOVEMENT)
_WORDS = ("one", "two", "three", "four", "own", "powder", "steps", *_SPELLS, "colour", "task")
WORDS = (
    _TITLE,
    *(f"glastonbury-guide-{word}" for word in _WORDS),
    *(f"glastonbury-spell-{id}" for id in (POWDER, *_SPELLS)),
)
_APART, _CARD = 34, 92


def guide_of(options: Options, seats: int) -> View:
    """Return a view of a table with `seats` seats."""
    view: View = EXAMPLE.view
    return replace(view, options=options, players=view.players[:seats])


def guide(picture: Picture) -> Scene:
    """Lay out what a cauldron brings."""
    return laid_out(picture.words[_TITLE], lines(picture), LOOK, _frieze(), GROUND)


_SHELF = "rose-3 honey-2 acorn-1 frog-4 rose-1 honey-4 acorn-3 frog-2"
_TILE = 106


def _frieze() -> Iterator[Item]:
    """Set ingredients along the top, and kettles on the fire."""
    yield Panel(Box(0, 0, WIDTH, FRIEZE.bottom + 6), NIGHT)
    places = (*range(158, 158 + 4 * _TILE, _TILE + 4), *range(834 - 150, 1122, _TILE + 4))
    shelf = zip(_SHELF.split(), places, strict=False)
    cards = tuple(Placed(card(id), x, FRIEZE.bottom - _TILE - 22) for id, x in shelf)
    yield Cards(_TILE, cards, square=True)
    hues = [HUES[colour].tone for colour in HUES]
    for tone, x in zip((hues[0], hues[-1]), (82, WIDTH - 82), strict=True):
        yield Sprite(f"glastonbury/kettle/{tone}/lit", x, FRIEZE.bottom - 66, 132)
    yield Rule(Box(0, FRIEZE.bottom + 6, WIDTH, FRIEZE.bottom + 6), "#b8741a", 5)


def lines(picture: Picture) -> Sequence[Line]:
    """Return the lines about a cauldron's points, recipes only where they are dealt."""
    view: View = picture.view
    return [*_lines(picture.words, view.options, len(view.players))]


def _lines(words: Mapping[str, str], options: Mapping[str, str], seats: int) -> Iterator[Line]:
    def line(word: str, pays: str, *icons: Icon) -> Line:
        name, said = words.get(f"glastonbury-spell-{word}"), words[f"glastonbury-guide-{word}"]
        return Line(icons, f"{name}. {said}" if name else said, pays)

    yield line("one", "−4", *_fanned_cards("frog-4"))
    yield line("two", "0", *_fanned_cards("frog-4", "frog-3"))
    yield line("three", "+9", *_fanned_cards("frog-4", "frog-3", "frog-2"))
    yield line("four", "+15", *_fanned_cards("frog-4", "frog-3", "frog-2", "frog-1"))
    yield line("own", "×2", Icon(thing("wizard"), 108))
    yield line("powder", "", Icon(card(POWDER), _CARD + 8, is_card=True))
    yield line("steps", "", Icon(thing("footprints"), 104))
    yield from (line(id, "", Icon(card(id), _CARD + 8, is_card=True)) for id in _SPELLS)
    if options.get("recipes") == "on":
        yield line("colour", "+2" if seats == 4 else "+1", Icon(thing("cauldron"), 104))
        yield line("task", "+10", Icon(thing("cauldron"), 104))


def _fanned_cards(*ids: str) -> tuple[Icon, ...]:
    """Lay cards over each other so that each number is seen."""
    first = -_APART * (len(ids) - 1) // 2
    return tuple(
        Icon(card(id), _CARD, first + place * _APART, is_card=True) for place, id in enumerate(ids)
    )
