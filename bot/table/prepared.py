"""Stored form of a move that was prepared before its turn (docs/adr/0094). PURE."""

from msgspec import Struct

from games.core.values import Seat

AHEAD = ("p", "q")
"""How stamps of decisions begin that are taken ahead: of a move, and of the one that is made if the
first does not fit.
"""


class Prepared(Struct, frozen=True, omit_defaults=True):
    """A move that is made once the turn of its seat comes, if it still fits."""

    seat: Seat
    action: str = ""
    """In notation. Empty: the seat idles turn after turn, as long as the game lets it."""
    concern: str = ""
    """Digest of the part of the position that the move was chosen for, see `games.core.ahead`."""
    is_void: bool = False
    """Whether the turn has come and the move did not fit: its person is notified, and decides."""
