"""The points of spells: each on its own; a card may count for several. Booklet, "Подсчёт очков",
FAQ.
"""

from collections import Counter

from msgspec import Struct

from games.laar.components import CARDS, SPELLS, Goods, Spell
from games.laar.stacks import Stacks, counted, known


class Paid(Struct, frozen=True, array_like=True):
    """A spell as it is counted."""

    card: int
    sets: int
    """How often it pays."""
    points: int


def paid_spells(stacks: Stacks) -> tuple[Paid, ...]:
    """Return the points of each spell, in the order in which they were taken."""
    found = counted(stacks)
    return tuple(_spell_payment(card, found) for card in known(stacks, Goods.SPELL))


def _spell_payment(card: int, found: Counter[str]) -> Paid:
    spell = SPELLS[CARDS[card].spell]
    count = sets(spell, found) if spell.of else 0
    return Paid(card, count, count * spell.points)


def sets(spell: Spell, found: Counter[str]) -> int:
    """Return how many sets of different things there are of those that a spell names."""
    size, counts = spell.size or len(spell.of), [found[word] for word in spell.of]
    return next(n for n in range(max(counts), -1, -1) if _are_there(counts, n, size))


def _are_there(counts: list[int], sets: int, size: int) -> bool:
    """Tell whether `sets` sets of `size` can be made, none with two of a sort."""
    return sum(min(count, sets) for count in counts) >= sets * size
