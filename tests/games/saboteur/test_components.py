"""The cards are those of the boxes; which tunnels they are is reconstructed (`base.toml`)."""

import re
from collections import Counter

import pytest

from bot.texts.catalogues import LANGUAGES
from games.core.contract import defaults
from games.core.message import Message
from games.core.values import Rotation, Side
from games.saboteur import GAME
from games.saboteur.components import (
    BASE,
    CARDS,
    GOAL_CARDS,
    GOALS,
    SECOND,
    START,
    Gold,
    Role,
    lying,
    turns,
)
from tests.contract.texts import say
from tests.properties import each

TUNNELS = [card.id for card in CARDS.values() if card.kind == "tunnel"]


def counted(box: tuple[str, ...]) -> Counter[str]:
    return Counter(CARDS[id].kind for id in box)


def test_base_game_has_40_tunnels_and_27_actions() -> None:
    """Booklet: 44 tunnel cards with the start and three goals, 27 action cards."""
    assert counted(BASE.cards) == {"tunnel": 40, "break": 9, "repair": 9, "rockfall": 3, "map": 6}
    assert len(GOAL_CARDS) + 1 == 44 - 40


def test_base_tunnels() -> None:
    count = Counter(id for id in BASE.cards if CARDS[id].kind == "tunnel")
    passages = {"ns": 4, "ew": 3, "ne": 5, "nw": 4, "nes": 5, "new": 5, "nesw": 5}
    dead = ("nesw", "nes", "new", "ns", "ew", "ne", "nw", "n", "e")
    assert count == {**passages, **{f"x-{exits}": 1 for exits in dead}}
    assert sum(passages.values()) == 31


def test_base_actions() -> None:
    count = Counter(id for id in BASE.cards if CARDS[id].kind in ("break", "repair"))
    single = ("pick", "lamp", "cart")
    double = ("pick-lamp", "pick-cart", "lamp-cart")
    assert count == {
        **{f"break-{tool}": 3 for tool in single},
        **{f"repair-{tool}": 2 for tool in single},
        **{f"repair-{tools}": 1 for tools in double},
    }


def test_gold_cards() -> None:
    """Booklet: 28 cards. Page: 16 of one, 8 of two, 4 of three."""
    assert Counter(BASE.gold) == {Gold.ONE: 16, Gold.TWO: 8, Gold.THREE: 4}
    assert len(BASE.gold) == 28
    assert SECOND.gold == ()


@pytest.mark.parametrize(
    ("players", "saboteurs", "diggers", "hand"),
    [
        (3, 1, 3, 6),
        (4, 1, 4, 6),
        (5, 2, 4, 6),
        (6, 2, 5, 5),
        (7, 3, 5, 5),
        (8, 3, 6, 4),
        (9, 3, 7, 4),
        (10, 4, 7, 4),
    ],
)
def test_roles_and_hands(players: int, saboteurs: int, diggers: int, hand: int) -> None:
    """Booklet, "Подготовка к игре" and "Подготовка к 1-му раунду": one role more than players."""
    assert Counter(BASE.roles[players]) == {Role.SABOTEUR: saboteurs, Role.DIGGER: diggers}
    assert len(BASE.roles[players]) == players + 1
    assert BASE.hands[players] == hand


def test_second_box_has_30_tunnels_and_21_actions() -> None:
    """Booklet: 66 cards, of which 15 dwarves. Its list of actions adds up to 20: the 21st is one
    more rockfall.
    """
    assert counted(SECOND.cards) == {
        "tunnel": 30,
        "thief": 4,
        "hands-off": 3,
        "swap-hands": 2,
        "inspection": 2,
        "swap-role": 2,
        "trap": 3,
        "release": 4,
        "rockfall": 1,
    }
    assert len(SECOND.cards) + len(SECOND.roles[2]) == 66
    assert len(BASE.cards) + len(SECOND.cards) == 118


def test_second_tunnels() -> None:
    """Booklet: 2 bridges, 2 double curves, 4 ladders, 3 doors of each colour; page: 10 crystals."""
    tunnels = [CARDS[id] for id in SECOND.cards if CARDS[id].kind == "tunnel"]
    assert sum(len(card.ways) == 2 for card in tunnels) == 4
    assert sum(card.source for card in tunnels) == 4
    doors = Counter(card.door.value for card in tunnels if card.door)
    assert doors == {"green": 3, "blue": 3}
    assert sum(card.crystal for card in tunnels) == 10


def test_second_roles_are_15_however_many_play() -> None:
    for players in range(2, 13):
        assert Counter(SECOND.roles[players]) == {
            Role.BLUE: 4,
            Role.GREEN: 4,
            Role.BOSS: 1,
            Role.PROFITEER: 1,
            Role.GEOLOGIST: 2,
            Role.SABOTEUR: 3,
        }
        assert SECOND.hands[players] == 6
    assert set(SECOND.hands) == set(range(2, 13))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_the_second_begin_with_its_roles(language: str) -> None:
    """Saboteur 2, "Подготовка к 1-му раунду": all are shuffled; the rules before say otherwise."""
    agreed: dict[str, int | str] = {**defaults(GAME), "expansion": "on", "players": 0}
    rules = say(GAME.package, language, Message("saboteur-rules-expansion-on", agreed))
    _, first, *_ = rules.split("\n")
    dealt = SECOND.roles[2]
    assert [*map(int, re.findall(r"\d+", first))] == [len(dealt), *Counter(dealt).values()]


def test_goals_lie_seven_empty_columns_from_the_start_and_one_row_apart() -> None:
    assert {goal.x - START.x - 1 for goal in GOALS} == {7}
    assert [goal.y - START.y for goal in GOALS] == [-2, 0, 2]


@each("id", TUNNELS)
def test_a_card_is_known_by_its_exits(id: str) -> None:
    """Its id names them: ways first, stubs after an x."""
    words = ("bridge", "double", "ladder", "green", "blue", "crystal")
    named = id
    for word in words:
        named = named.removeprefix(f"{word}-").removeprefix(word)
    sides = {Side[letter.upper()] for letter in named if letter in "nesw"} or set(Side)
    assert lying(id).exits == sides


@each("id", TUNNELS)
def test_a_side_belongs_to_one_way_or_is_a_stub(id: str) -> None:
    card = CARDS[id]
    sides = [side for way in card.ways for side in way] + list(card.stubs)
    assert len(sides) == len(set(sides)) == len(card.exits)


def test_a_card_is_turned_by_half() -> None:
    """Long side to long side: never by a quarter."""
    assert lying("ne", Rotation.R180).ways == ((Side.S, Side.W),)
    assert lying("ns-xe", Rotation.R180).stubs == (Side.W,)
    assert {len(turns(id)) for id in TUNNELS} == {1, 2}
    assert turns("nesw") == turns("bridge") == (Rotation.R0,)
    assert turns("new") == (Rotation.R0, Rotation.R180)
