"""The points that weapons take from the neighbours. Booklet, "оружие"; rulings 3 and 4."""

from collections import Counter
from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from games.core.values import Seat
from games.laar.components import CARDS, Goods, Weapon
from games.laar.stacks import Stacks, known, spells

BOOST = 2
"""The strength that a booster adds on both sides."""


class Side(Enum):
    """The neighbour who is struck: the left one is the next in the order of turns."""

    LEFT = "left"
    RIGHT = "right"


class Arm(Struct, frozen=True, array_like=True):
    """A weapon as it is counted: nothing on either side where there are two of its type."""

    card: int
    left: int
    right: int


def arms(stacks: Stacks) -> tuple[Arm, ...]:
    """Return the weapons of a stack, boosted or void."""
    cards = [CARDS[card] for card in known(stacks, Goods.WEAPON)]
    types = Counter(card.weapon for card in cards)
    more = Counter(spell.boosts for spell in spells(stacks))
    return tuple(
        Arm(card.id, *(hit + BOOST * more[card.weapon] for hit in card.hits))
        if types[card.weapon] == 1
        else Arm(card.id, 0, 0)
        for card in cards
    )


def shields(stacks: Stacks) -> int:
    """Return how many types of weapons somebody can stop."""
    return sum(spell.shields for spell in spells(stacks))


Stopped = tuple[Weapon, ...]
"""The types that somebody's shields stop."""


class Blow(Struct, frozen=True, array_like=True):
    """The strike of a player's weapons at one neighbour."""

    seat: Seat
    """The player who strikes."""
    side: Side
    target: Seat
    points: int


def blows(stacks: tuple[Stacks, ...], stopped: tuple[Stopped, ...]) -> tuple[Blow, ...]:
    """Return all strikes: of two players each strikes with their better side only."""
    both = [sides(stacks, stopped, Seat(seat)) for seat in range(len(stacks))]
    if len(stacks) == 2:
        return tuple(max(pair, key=lambda blow: blow.points) for pair in both)
    return tuple(blow for pair in both for blow in pair)


def sides(
    stacks: tuple[Stacks, ...], stopped: tuple[Stopped, ...], seat: Seat
) -> tuple[Blow, Blow]:
    """Return the strikes of a seat's weapons to the left and to the right."""
    left, right = (_blow(stacks, stopped, seat, side) for side in Side)
    return left, right


def _blow(stacks: tuple[Stacks, ...], stopped: tuple[Stopped, ...], seat: Seat, side: Side) -> Blow:
    target = neighbour(seat, side, len(stacks))
    points = sum(
        arm.left if side is Side.LEFT else arm.right
        for arm in arms(stacks[seat])
        if CARDS[arm.card].weapon not in stopped[target]
    )
    return Blow(seat, side, target, points)


def neighbour(seat: Seat, side: Side, seats: int) -> Seat:
    """Return the neighbour of a seat to the left or to the right."""
    return Seat((seat + (1 if side is Side.LEFT else -1)) % seats)


def threats(stacks: tuple[Stacks, ...], seat: Seat) -> Mapping[Weapon, int]:
    """Return the types of weapons that strike a seat, and how hard at most."""
    found: Counter[Weapon] = Counter()
    for side in Side:
        for arm in arms(stacks[neighbour(seat, side, len(stacks))]):
            # who sits to my left strikes me with the right number
            hit = arm.right if side is Side.LEFT else arm.left
            weapon = CARDS[arm.card].weapon
            alone = len(stacks) == 2
            found[weapon] = max(found[weapon], hit) if alone else found[weapon] + hit
    return {weapon: found[weapon] for weapon in Weapon if found[weapon]}


def suffered(stacks: tuple[Stacks, ...], seat: Seat, stopping: Stopped) -> int:
    """Return the points that weapons take from a seat that stops these types."""
    stopped = tuple(stopping if at == seat else () for at in range(len(stacks)))
    return sum(blow.points for blow in blows(stacks, stopped) if blow.target == seat)


def net(struck: tuple[Blow, ...], seats: int) -> tuple[int, ...]:
    """Return by seat the points of weapons: one player gains what another loses."""
    points = [0] * seats
    for blow in struck:
        points[blow.seat] += blow.points
        points[blow.target] -= blow.points
    return tuple(points)
