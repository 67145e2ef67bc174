"""The knowledge of a viewer of Guilds of Laar."""

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from games.core.score import Result
from games.core.values import Seat, Viewer
from games.laar.components import Goods
from games.laar.stacks import Stacks
from games.laar.tally import Sheet
from games.laar.weapons import Stopped


class Phase(Enum):
    """The kind of decision that is due."""

    SENDING = "sending"
    """Experts are sent, in the order of turns."""
    TAKING = "taking"
    """Cards are taken, in the opposite order."""
    ASSIGNING = "assigning"
    """All rounds are over: universal goods are put where they shall count."""
    SHIELDING = "shielding"
    """Everything but weapons is counted; players choose the weapons that their shields stop."""
    OVER = "over"

    @property
    def opens_gems(self) -> bool:
        """Whether gems have been opened: they count before weapons. Booklet, "Подсчёт очков"."""
        return self in (Phase.SHIELDING, Phase.OVER)


class Lot(Struct, frozen=True, array_like=True):
    """A card on the market."""

    card: int
    expert: Goods | None = None
    """The kind of the expert beside it, and so the goods that it is now."""
    seat: Seat | None = None
    """The player who has sent the expert."""


class Last(Struct, frozen=True, array_like=True):
    """The last move: where to look in the picture."""

    seat: Seat
    goods: Goods | None = None
    """On which stack a card was laid; None where an expert was sent, or nothing moved."""


class PlayerView(Struct, frozen=True):
    """A player as this viewer sees them."""

    stacks: Stacks
    """Gems that they may not see are None."""
    experts: tuple[Goods, ...] | None
    """Those that they have got left; None where they may not see them."""
    left: int
    """How many they are."""
    stopped: Stopped
    """The weapons that their shields stop, as far as they have chosen."""


class View(Struct, frozen=True):
    """The table as one viewer knows it."""

    viewer: Viewer
    """The viewer whose secrets it holds; TABLE where nothing is secret."""
    options: Mapping[str, str]
    round: int
    """From 1."""
    rounds: int
    phase: Phase
    turn: Seat | None
    """The player who decides; None when the game is over."""
    first: Seat
    """The first player of this round."""
    order: tuple[Seat, ...]
    """The players who decide in this phase, `turn` first."""
    market: tuple[Lot | None, ...]
    """By place; None where the card has been taken."""
    players: tuple[PlayerView, ...]
    """By seat."""
    universals: tuple[int, ...]
    """Those universal goods of the one whose turn it is that shall be told what they are."""
    chart: str
    """How beasts pay: `i` to `v`."""
    deck: int
    """Cards to come."""
    last: Last | None
    sheets: tuple[Sheet, ...]
    """How everybody's points came about, by seat; empty until the end."""
    result: Result | None
