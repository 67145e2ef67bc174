"""The cards of Glastonbury (`box.toml`): ingredients, magic powder, spells, recipes."""

from collections.abc import Mapping

from msgspec import Struct

from games.core.components import check_counts, load

POWDER, BAD_LUCK, EYEBALL = "powder", "bad-luck", "eyeball"
APPEARANCE, MOVEMENT = "appearance", "movement"


class Card(Struct, frozen=True):
    """One card of the field. All four of a kind differ in value; powders and spells are alike."""

    id: str
    """`frog-3`, `powder`, `bad-luck`."""
    kind: str
    colour: str = ""
    """Of an ingredient: one of `COLOURS`."""
    value: int = 0
    """Steps of the wizard above whose cauldron it lies, and points."""
    is_spell: bool = False
    at_once: bool = False
    """A spell that acts when it is taken."""
    uses: int = 0
    """How often a spell that is kept can be used."""


class _Counts(Struct, forbid_unknown_fields=True):
    ingredients: int
    powders: int
    spells: int
    recipes_a: int
    recipes_b: int


class _Layout(Struct, forbid_unknown_fields=True):
    cards: int
    values: tuple[int, ...]


class _Colour(Struct, forbid_unknown_fields=True):
    id: str
    kinds: tuple[str, ...]
    wizard: bool = False


class _Spell(Struct, forbid_unknown_fields=True):
    id: str
    count: int
    at_once: bool = False
    uses: int = 0


class _Goal(Struct, forbid_unknown_fields=True):
    id: str


class _File(Struct, forbid_unknown_fields=True):
    box: _Counts
    layout: _Layout
    colour: tuple[_Colour, ...]
    spell: tuple[_Spell, ...]
    goal: tuple[_Goal, ...]


_FILE = load("games.glastonbury", "box.toml", _File)


def _ingredients() -> list[Card]:
    return [
        Card(f"{kind}-{value}", kind, colour.id, value)
        for colour in _FILE.colour
        for kind in colour.kinds
        for value in _FILE.layout.values
    ]


def _spell(spell: _Spell) -> Card:
    return Card(spell.id, spell.id, is_spell=True, at_once=spell.at_once, uses=spell.uses)


CARDS: Mapping[str, Card] = {
    card.id: card for card in (*_ingredients(), Card(POWDER, POWDER), *map(_spell, _FILE.spell))
}
"""Each card by its id."""

COLOURS = tuple(colour.id for colour in _FILE.colour)
"""All nine; those of the wizards first, in the order of the seats."""
WIZARDS = tuple(colour.id for colour in _FILE.colour if colour.wizard)
KINDS: Mapping[str, str] = {kind: c.id for c in _FILE.colour for kind in c.kinds}
"""The colour of each ingredient."""

RECIPES_A = tuple(colour.id for colour in _FILE.colour if not colour.wizard)
"""Most cards of that colour."""
RECIPES_B = tuple(goal.id for goal in _FILE.goal)
"""The goals that are worth ten points."""

LAID_OUT = _FILE.layout.cards
"""Cards of the first field."""

DECK: tuple[str, ...] = (
    *(card.id for card in _ingredients()),
    *(POWDER,) * _FILE.box.powders,
    *(spell.id for spell in _FILE.spell for _ in range(spell.count)),
)
"""All cards that are shuffled."""


def _check() -> None:
    """Compare the file with the counts of the booklet."""
    found = {
        "ingredients": sum(id in CARDS and CARDS[id].value > 0 for id in DECK),
        "spells": sum(CARDS[id].is_spell for id in DECK),
        "recipes_a": len(RECIPES_A),
        "recipes_b": len(RECIPES_B),
    }
    box = {name: getattr(_FILE.box, name) for name in found}
    check_counts("glastonbury", found, box)


_check()
