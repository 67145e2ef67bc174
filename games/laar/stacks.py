"""The goods somebody has: five stacks of cards, the last one taken on top."""

from collections import Counter
from collections.abc import Mapping

from games.laar.components import CARDS, Goods, Spell
from games.laar.components import SPELLS as ALL

Stacks = Mapping[Goods, tuple[int | None, ...]]
"""Ids of cards by kind of goods, in the order in which they were taken; None lies face down."""

EMPTY: Stacks = dict.fromkeys(Goods, ())


def with_card(stacks: Stacks, goods: Goods, card: int) -> Stacks:
    """Lay a card on top of a stack."""
    return {**stacks, goods: (*stacks[goods], card)}


def without_card(stacks: Stacks, goods: Goods, card: int) -> Stacks:
    """Take a card out of a stack."""
    return {**stacks, goods: tuple(each for each in stacks[goods] if each != card)}


def known(stacks: Stacks, goods: Goods) -> tuple[int, ...]:
    """Return the cards of a stack that can be seen."""
    return tuple(card for card in stacks[goods] if card is not None)


def words(stacks: Stacks, goods: Goods) -> tuple[str, ...]:
    """Name the cards of a stack."""
    return tuple(CARDS[card].zone(goods) for card in known(stacks, goods))


def spells(stacks: Stacks) -> tuple[Spell, ...]:
    """Return somebody's spells."""
    return tuple(ALL[word] for word in words(stacks, Goods.SPELL))


def universals(stacks: Stacks) -> tuple[int, ...]:
    """Return the universal goods that lie among somebody's spells."""
    cards = known(stacks, Goods.SPELL)
    return tuple(card for card in cards if ALL[CARDS[card].spell].universal)


def counted(stacks: Stacks) -> Counter[str]:
    """Count the cards of each kind, and the different spices and beasts among them."""
    found = Counter({goods.value: len(stacks[goods]) for goods in Goods})
    found.update(words(stacks, Goods.SPICE))
    found.update(words(stacks, Goods.BEAST))
    return found
