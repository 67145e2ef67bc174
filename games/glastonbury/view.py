"""The knowledge of a viewer of Glastonbury."""

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from games.core.score import Result, ScoreLine
from games.core.values import Cell, Seat


class Phase(Enum):
    """The kind of decision that is due."""

    STANDING = "standing"
    """Corners to begin at are chosen."""
    TAKING = "taking"
    LOOKING = "looking"
    """Somebody looks into the own cauldron."""
    OVER = "over"


class Last(Struct, frozen=True):
    """The last deed, which everybody saw: where to look in the picture."""

    seat: Seat
    deed: str
    """`stand`, `take`, `appear`, `move`, `stay`, `close`."""
    cell: Cell | None = None
    """The cell where the card lay."""
    card: str | None = None
    """The card that was taken."""
    unlucky: tuple[Seat, ...] = ()
    """The players who have lost a top card by it."""


class PlayerView(Struct, frozen=True):
    """A wizard as this viewer sees it."""

    colour: str
    place: int | None
    """On the walk, 0 to 19; None before a corner is chosen."""
    top: str | None
    """The card on top of the cauldron."""
    cards: int
    """How many lie in it."""
    cauldron: tuple[str, ...]
    """All of them, the top one last, where the viewer may see them; else nothing."""
    spells: tuple[str, ...]
    """Spell cards taken so far, used ones among them."""
    appearances: int
    """How often a card can still be made to appear."""
    movements: int
    """How often one can still walk on from a corner."""
    powder: tuple[str, ...] = ()
    """When the game is over: the ingredients that the powder was added to."""
    recipes: tuple[str, ...] = ()
    """When the game is over."""


class View(Struct, frozen=True):
    """The table as one viewer knows it."""

    options: Mapping[str, str]
    phase: Phase
    turn: Seat | None
    """None when the game is over."""
    field: Mapping[Cell, str]
    """The cards that lie in the field."""
    stock: int
    players: tuple[PlayerView, ...]
    trail: tuple[int, ...]
    """The walk of the player on turn: places, the first of them where it began."""
    ahead: tuple[int, ...]
    """The places to which the movement spell would lead the player on turn; empty if there are
    none."""
    last: Last | None
    removed: str | None
    """Two players: the colour that is not in the game."""
    own: Seat | None
    """The seat whose secrets this view holds; None where it holds none."""
    recipes: tuple[str, ...]
    """One's own."""
    ender: Seat | None
    """The player who has ended the game."""
    lines: tuple[ScoreLine, ...]
    result: Result | None
