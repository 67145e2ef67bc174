"""The goods cards of Guilds of Laar, the effects of spells, the charts of beasts (`cards.toml`).

A card has five zones and becomes goods of one kind: the expert sent to it decides by which zone.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import Enum

from msgspec import Struct

from games.core.components import check_counts, load

CLASSES = 8
"""Of gems; 8 and 1 are neighbours."""

ROUNDS = 12
RESTING = 4
"""Rounds after which experts come back. Booklet, "Возвращение экспертов"."""


class Goods(Enum):
    """The kinds of goods that a card can become, each by an expert of its own."""

    SPICE = "spice"
    GEM = "gem"
    BEAST = "beast"
    WEAPON = "weapon"
    SPELL = "spell"

    def __str__(self) -> str:
        return self.value


SCORING = (Goods.SPELL, Goods.GEM, Goods.SPICE, Goods.BEAST, Goods.WEAPON)
"""The order in which goods are counted. Booklet, "Подсчёт очков"."""


class Spice(Enum):
    """Every different one makes all of them dearer."""

    ANISE = "anise"
    MINT = "mint"
    PEPPER = "pepper"
    JUNIPER = "juniper"
    LOTUS = "lotus"
    CLOVE = "clove"


class Beast(Enum):
    """The beasts of a chart."""

    UNICORN = "unicorn"
    PHOENIX = "phoenix"
    SPIDER = "spider"
    SERPENT = "serpent"


class Weapon(Enum):
    """A type of weapon: of two of a type neither strikes."""

    BOOMERANG = "boomerang"
    PINGA = "pinga"
    SHURIKEN = "shuriken"
    KATAR = "katar"

    def __str__(self) -> str:
        return self.value


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A goods card."""

    id: int
    spice: Spice
    gem: int
    """Its class, 1 to 8."""
    beast: Beast
    weapon: Weapon
    hits: tuple[int, int]
    """The strength of the weapon against the left neighbour and the right one."""
    spell: str
    """The id of a `Spell`."""

    def zone(self, goods: Goods) -> str:
        """Return the content of the card as goods of this kind: `anise`, `4`, `phoenix`, `katar`,
        `shift`.
        """
        found: Enum | int | str = getattr(self, goods.value)
        return found.value if isinstance(found, Enum) else str(found)


class Spell(Struct, frozen=True, forbid_unknown_fields=True):
    """The points or the effect of a spell."""

    id: str
    count: int
    """Cards in the box."""
    points: int = 0
    """For each set."""
    of: tuple[str, ...] = ()
    """The members of a set: kinds of goods, beasts, spices."""
    size: int = 0
    """How many different ones make a set; 0: all of them."""
    boosts: Weapon | None = None
    shifts: bool = False
    """Moves the class of a gem by one."""
    shields: bool = False
    universal: bool = False
    """May become any other goods at the end."""


class Chart(Struct, frozen=True, forbid_unknown_fields=True):
    """How beasts pay: points by the size of a set, beginning with one."""

    id: str
    different: tuple[int, ...] = ()
    equal: tuple[int, ...] = ()
    any: tuple[int, ...] = ()
    follows: Mapping[Beast, Mapping[Beast, int]] = {}
    """The points of a beast by the one taken after it; empty where sets pay."""


class _Box(Struct, frozen=True, forbid_unknown_fields=True):
    cards: int
    experts: int
    spice: int
    gem: int
    beast: int
    weapon: int


class _Spices(Struct, frozen=True, forbid_unknown_fields=True):
    points: tuple[int, ...]


class _Goods(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[Card, ...]


class File(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of the data file."""

    box: _Box
    spices: _Spices
    spell: tuple[Spell, ...]
    chart: tuple[Chart, ...]
    goods: _Goods


def read() -> File:
    """Read the data file."""
    return load("games.laar", "cards.toml", File)


def check(file: File) -> File:
    """Compare the cards with the figures of the booklet.

    :raises WrongComponents: naming every figure that differs.
    """
    counted = dict(_card_counts(file))
    box = {"cards": file.box.cards}
    box |= {f"spice {spice.value}": file.box.spice for spice in Spice}
    box |= {f"gem {gem}": file.box.gem for gem in range(1, CLASSES + 1)}
    box |= {f"beast {beast.value}": file.box.beast for beast in Beast}
    box |= {f"weapon {weapon.value}": file.box.weapon for weapon in Weapon}
    box |= {f"spell {spell.id}": spell.count for spell in file.spell}
    check_counts("laar cards", counted, box)
    check_counts("laar spells", {"all": sum(s.count for s in file.spell)}, {"all": file.box.cards})
    return file


def _card_counts(file: File) -> Iterator[tuple[str, int]]:
    cards = file.goods.cards
    yield "cards", len({card.id for card in cards})
    for goods in Goods:
        found = Counter(card.zone(goods) for card in cards)
        yield from ((f"{goods} {word}", count) for word, count in found.items())


_FILE = check(read())

CARDS: Mapping[int, Card] = {card.id: card for card in _FILE.goods.cards}
SPELLS: Mapping[str, Spell] = {spell.id: spell for spell in _FILE.spell}
CHARTS: Mapping[str, Chart] = {chart.id: chart for chart in _FILE.chart}
"""The beast charts I to V, in this order."""
SPICE_POINTS = _FILE.spices.points
"""For one different spice, two, and so on."""
EXPERT_SETS = _FILE.box.experts
