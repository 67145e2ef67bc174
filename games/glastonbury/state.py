"""The state of a game of Glastonbury: everything, hidden parts included."""

from collections.abc import Mapping

from msgspec import Struct

from games.core.rng import Rng
from games.core.score import ScoreLine
from games.core.values import Seat
from games.glastonbury.view import Last, Phase


class Wizard(Struct, frozen=True, array_like=True):
    """A player's figure and their things."""

    place: int | None = None
    """On the walk; None before a corner is chosen."""
    cauldron: tuple[str, ...] = ()
    """The top card last."""
    spells: tuple[str, ...] = ()
    """All spell cards taken, in order; used ones, too: recipe B counts them."""
    appearances: int = 0
    """Uses left."""
    movements: int = 0
    recipes: tuple[str, ...] = ()


class CauldronLine(ScoreLine, frozen=True, kw_only=True, array_like=True):
    """A score line; `where` names the ingredient or the recipe."""

    where: str


class State(Struct, frozen=True):
    """Everything."""

    options: Mapping[str, str]
    phase: Phase
    turn: Seat
    """The player who decides; the last one when the game is over."""
    field: tuple[str, ...]
    """See `field`."""
    stock: tuple[str, ...]
    """The next card to be drawn first."""
    wizards: tuple[Wizard, ...]
    """By seat."""
    gone: tuple[str, ...]
    """Cards out of the game, in the order of the box, so that it tells nothing."""
    removed: str | None
    """Two players: the colour whose ingredients are not in the game."""
    spare: tuple[str, ...]
    """Recipes that nobody has."""
    trail: tuple[int, ...]
    """Places that the one whose turn it is has come by, the first of them where the walk began."""
    last: Last | None
    ender: Seat | None
    powder: tuple[tuple[str, ...], ...]
    """By seat, once the game is over: the ingredients that powder was added to."""
    lines: tuple[CauldronLine, ...]
    """The payments at the end."""
    rng: Rng
