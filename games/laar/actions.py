"""The decisions of a player of Guilds of Laar."""

from games.core.contract import Action
from games.core.values import Cell
from games.laar.components import Goods, Weapon


class Send(Action, frozen=True):
    """Send an expert to a card of the market. Booklet, "Назначение экспертов"."""

    cell: Cell
    expert: Goods
    """The kind of expert, which is the kind of goods that the card will become."""

    def __str__(self) -> str:
        return f"send {self.cell} {self.expert}"


class Take(Action, frozen=True):
    """Take a card of the market. Booklet, "Приобретение товаров"."""

    card: Cell
    goods: Goods
    """The kind of goods; the first player may change it for the last card."""

    def __str__(self) -> str:
        return f"take {self.card} {self.goods}"


class Assign(Action, frozen=True):
    """Choose the kind of a universal good at the end. Booklet, "Подсчёт очков"."""

    universal: int
    """The id of its card."""
    stack: Goods
    """SPELL: it stays among the spells."""

    def __str__(self) -> str:
        return f"assign {self.universal} {self.stack}"


class Shield(Action, frozen=True):
    """Choose the weapons that a shield stops."""

    weapon: Weapon

    def __str__(self) -> str:
        return f"shield {self.weapon}"
