"""What a player of Guilds of Laar decides."""

from games.core.contract import Action
from games.core.values import Cell
from games.laar.components import Goods, Weapon


class Send(Action, frozen=True):
    """Send an expert to a card of the market. Booklet, "Назначение экспертов"."""

    cell: Cell
    expert: Goods
    """Whose expert: what the card will be."""

    def __str__(self) -> str:
        return f"send {self.cell} {self.expert}"


class Take(Action, frozen=True):
    """Take a card of the market. Booklet, "Приобретение товаров"."""

    card: Cell
    goods: Goods
    """What it is; the first player may make something else of the last card."""

    def __str__(self) -> str:
        return f"take {self.card} {self.goods}"


class Assign(Action, frozen=True):
    """Say what a universal good is in the end. Booklet, "Подсчёт очков"."""

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
