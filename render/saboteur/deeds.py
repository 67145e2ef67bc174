"""What a card would do to a person: the preview shows it in their panel."""

from msgspec import Struct

from games.core.values import Seat
from games.saboteur.components import CARDS, Tool
from games.saboteur.view import View
from render.pieces import icons
from render.saboteur.art.actions import icon_of
from render.sheet.picture import Focus


class Deed(Struct, frozen=True):
    """What would be seen at a person."""

    seat: Seat
    sprite: str
    """What is done, or what would lie there."""
    goes: str = ""
    """The card that would no longer lie there."""
    is_in_place: bool = False
    """Whether the sprite stands where that card lies now."""


_TAKEN = {"hands-off": "thief", "release": "trap"}
"""The cards that some cards take away."""


def deed_of(view: View, focus: Focus | None) -> Deed | None:
    """Return what the choice so far would do to somebody; None while nobody is chosen."""
    answers = dict(focus.answers) if focus else {}
    if "victim" in answers:
        return Deed(Seat(answers["victim"]), icons.key("thief"))
    id = answers.get("card", "")
    kind = CARDS[id].kind if id in CARDS else ""
    seat = view.viewer if kind == "thief" else answers.get("player")
    if seat is None:
        return None
    if kind == "break":
        return Deed(Seat(seat), icons.key(icon_of(CARDS[id].tools[0].value), "crossed"))
    if kind == "repair":
        return _mending_deed(Seat(seat), answers.get("tool"))
    return Deed(Seat(seat), icons.key(icon_of(kind)), _TAKEN.get(kind, ""))


def _mending_deed(seat: Seat, tool: Tool | None) -> Deed | None:
    """Return a tool whole again; None while it is not said which."""
    if tool is None:
        return None
    sprite = icons.key(icon_of(tool.value), "mended")
    return Deed(seat, sprite, f"break-{tool.value}", is_in_place=True)
