"""The events of a game of Guilds of Laar. All are announced: nothing here is secret.

The class of a gem is announced when it is taken. Booklet, "Приобретение товаров"; ruling 7.
"""

from enum import Enum

from games.core.contract import PublicEvent
from games.core.values import Seat
from games.laar.components import CARDS, Goods, Weapon
from games.laar.weapons import Side


class Tie(Enum):
    """The tie-breaker between equal points. Booklet, "Подсчёт очков"."""

    POINTS = "points"
    """Fewer points from weapons."""
    CARDS = "cards"
    """Fewer weapons."""


class Thing(PublicEvent, frozen=True):
    """Something that a card is."""

    seat: Seat
    goods: Goods
    what: str
    """`anise`, the class of a gem, a beast, a weapon, the id of a spell."""
    left: int
    """Of a weapon: its strength to the left; likewise `right`."""
    right: int


class ExpertSent(Thing, frozen=True):
    """An expert was sent: the goods that the card is now."""


class GoodsTaken(Thing, frozen=True):
    """A card was taken; of a gem all hear the class."""


class GoodsChanged(Thing, frozen=True):
    """The first player has made something else of the last card, and takes it."""


class GoodsAssigned(Thing, frozen=True):
    """A universal good was put where it shall count; among the spells it stays a spell."""


def thing(kind: type[Thing], seat: Seat, goods: Goods, card: int) -> Thing:
    """Return an event about a card as goods of a kind."""
    left, right = CARDS[card].hits
    return kind(seat, goods, CARDS[card].zone(goods), left, right)


class ExpertsBack(PublicEvent, frozen=True):
    """Everybody has all five experts again; somebody is first."""

    seat: Seat


class WeaponStopped(PublicEvent, frozen=True):
    """A shield stops a type of weapon."""

    seat: Seat
    what: Weapon


class SideChosen(PublicEvent, frozen=True):
    """Of two players, one strikes with the better side of their weapons. Ruling 4."""

    seat: Seat
    side: Side
    points: int
    other: int
    """The points that the other side would have taken."""


class TieBroken(PublicEvent, frozen=True):
    """Of several with most points one wins, or some do."""

    seats: tuple[Seat, ...]
    """The winners."""
    tie: Tie
