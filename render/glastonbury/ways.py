"""The marks on a picture of the field: the line before the wizard, the cards to tap, the chosen
one. All follow from the view and the focus.
"""

from typing import Any

from msgspec import Struct

from games.core.values import Cell, Seat
from games.glastonbury.actions import Appear, Keep, Move, Stay
from games.glastonbury.field import BEFORE, CELLS
from games.glastonbury.view import Phase, View
from render.sheet.marks import marks
from render.sheet.picture import Focus, Mark, Picture


class Ways(Struct, frozen=True):
    """The parts of the board that draw the eye."""

    lit: frozenset[Cell]
    """The cells that stand out, while all others step back. Empty: all stand out."""
    marks: tuple[Mark, ...]
    """The cells to tap."""
    chosen: Cell | None
    """The card that is taken."""
    kept: bool
    """Whether it goes to the taker."""
    place: int | None
    """The place, in this picture, of the wizard whose turn it is."""
    trail: tuple[int, ...]
    """The places that it has walked by."""
    spell: str
    """The name of the spell that is used; empty if none is."""
    taker: Seat | None


def ways(picture: Picture) -> Ways:
    """Return where to look in the picture of a field."""
    view: View = picture.view
    said: dict[str, Any] = dict(picture.focus.answers) if picture.focus else {}
    kind, chosen = said.get("kind"), said.get("cell")
    trail = (*view.trail[:-1], *view.ahead) if kind is Move else view.trail
    place = trail[-1] if trail and view.phase is Phase.TAKING else None
    line = frozenset(CELLS[at] for at in BEFORE[place]) if place is not None else frozenset()
    options = _cells(picture.focus)
    lit = frozenset({chosen}) if chosen else frozenset(m.value for m in options) or line
    return Ways(
        lit=lit,
        marks=options if chosen is None else (),
        chosen=chosen,
        kept=said.get("kept") is not Keep.LEAVE,
        place=place,
        trail=() if kind is Stay else trail,
        spell={Appear: "appearance", Move: "movement"}.get(kind, "") if kind else "",
        taker=view.turn,
    )


def _cells(focus: Focus | None) -> tuple[Mark, ...]:
    return marks(focus, Cell)
