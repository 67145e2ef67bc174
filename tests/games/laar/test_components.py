"""The cards have the totals of the booklet; which cards they are is a reconstruction."""

from collections import Counter

import pytest
from msgspec.structs import replace

from games.core.components import WrongComponents
from games.core.contract import defaults
from games.core.rng import Rng
from games.laar import GAME
from games.laar.components import (
    CARDS,
    CHARTS,
    EXPERT_SETS,
    SPELLS,
    SPICE_POINTS,
    Beast,
    Goods,
    Spice,
    Weapon,
    check,
    read,
)


def kinds(goods: Goods) -> Counter[str]:
    return Counter(card.zone(goods) for card in CARDS.values())


def test_48_cards_of_five_zones() -> None:
    """Booklet, "Состав игры"."""
    assert len(CARDS) == 48
    assert len(Goods) == 5


def test_zones_are_dealt_out_evenly() -> None:
    """Page, "Components": 6 x 8 spices, 8 x 6 gems, 4 x 12 beasts, 4 x 12 weapons."""
    assert kinds(Goods.SPICE) == {spice.value: 8 for spice in Spice}
    assert kinds(Goods.GEM) == {str(gem): 6 for gem in range(1, 9)}
    assert kinds(Goods.BEAST) == {beast.value: 12 for beast in Beast}
    assert kinds(Goods.WEAPON) == {weapon.value: 12 for weapon in Weapon}


def test_weapons_have_numbers_up_to_two() -> None:
    """Booklet, "Оружие": from 0 to 2."""
    assert {hit for card in CARDS.values() for hit in card.hits} == {0, 1, 2}


def test_every_kind_of_spell_is_there() -> None:
    """Booklet, "Подсчёт очков": what the symbols of this zone mean."""
    spells = kinds(Goods.SPELL)
    assert spells == {spell.id: spell.count for spell in SPELLS.values()}
    assert {f"per-{goods}" for goods in Goods} <= set(spells)
    assert {f"per-{beast.value}" for beast in Beast} <= set(spells)
    assert {f"boost-{weapon}" for weapon in Weapon} <= set(spells)
    assert {"five-kinds", "three-beasts", "shift", "shield", "universal"} <= set(spells)
    assert sum(word.startswith("pair-") for word in spells) == 6


def test_points() -> None:
    """Booklet, "Специи"; five beast charts."""
    assert SPICE_POINTS == (2, 4, 8, 12, 20, 30)
    assert list(CHARTS) == ["i", "ii", "iii", "iv", "v"]
    follows = CHARTS["v"].follows
    assert {points for row in follows.values() for points in row.values()} == {3, 4, 5}
    assert {len(row) for row in follows.values()} == {len(Beast)}


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_has_a_set_of_experts(seats: int) -> None:
    """Booklet, "Состав игры": four sets of five, the others go back into the box."""
    box = GAME.components(GAME.setup(defaults(GAME), seats, Rng(1)))
    assert {f"expert {goods}": box[f"expert {goods}"] for goods in Goods} == {
        f"expert {goods}": seats for goods in Goods
    }
    assert seats <= EXPERT_SETS == 4
    assert sum(count for name, count in box.items() if name.startswith("card")) == 48


def test_a_file_that_does_not_add_up_is_refused() -> None:
    file = read()
    short = replace(file, goods=replace(file.goods, cards=file.goods.cards[1:]))
    with pytest.raises(WrongComponents, match="cards"):
        check(short)


def test_beasts_follow_the_chart_that_was_agreed_or_chance() -> None:
    """Booklet, "Подготовка к игре": one of five at random. Option *beasts*."""
    for chart in CHARTS:
        options = {**defaults(GAME), "beasts": chart}
        assert GAME.setup(options, 2, Rng(1)).chart == chart
    drawn = {GAME.setup(defaults(GAME), 2, Rng(seed)).chart for seed in range(40)}
    assert drawn == set(CHARTS)
