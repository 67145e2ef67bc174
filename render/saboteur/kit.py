"""Parts of all pictures of Saboteur: grounds, counters in the head, medals of roles."""

from collections.abc import Iterator

from games.saboteur.components import Role
from games.saboteur.view import View
from render.pieces import icons
from render.saboteur.art.pieces import BENCH
from render.sheet.head import HEAD
from render.sheet.scene import Item, Label, Sprite
from render.sheet.text import fit, width
from render.theme import CREAM, PALE, SMALLEST_TEXT, WIDTH, Face

GROUND = "cave"
TREASURE = "cave/#f4b62c/60"
"""Grounds: bare rock, and rock in the light of gold."""
MARGIN = 24

SIGNS = {Role.BLUE: "sign-drop", Role.GREEN: "sign-leaf"}
"""A team is known by its sign besides its colour."""
TEAMS = {Role.BLUE: "bl", Role.GREEN: "gr"}


_LIP = 10
"""By how much its edge rises above what lies on it."""
_RIM = "#2b1418"
"""The contour of white figures on cards."""


def bench(top: int) -> Sprite:
    """Place the workbench, from `top` down to the foot of the sheet."""
    return Sprite(BENCH, 0, top - _LIP, WIDTH)


def counters(view: View) -> Iterator[Item]:
    """Show which round it is and how many cards are left in the deck."""
    right = WIDTH - MARGIN
    yield from pile(right, HEAD // 2 - 2, 62, view.deck)
    yield from round_of(view, right - 62 - 28)


def pile(right: int, y: int, px: int, count: int, kind: str = "deck") -> Iterator[Item]:
    """Count hidden cards on a small pile of them, whose right side is given, and its middle y."""
    x = right - px // 2
    yield Sprite(f"saboteur/pile/{kind}", x, y, px)
    x, y = x + px * 6 // 100, y + px * 8 // 100  # the middle of the uppermost card
    said, tall = fit(str(count), Face.FIGURE, max(SMALLEST_TEXT, px * 64 // 100), px * 80 // 100)
    yield Label(said, x, y, Face.FIGURE, tall, "#ffffff", "mm", _RIM)  # also where planks are pale


def round_of(view: View, right: int = WIDTH - MARGIN) -> Iterator[Item]:
    """Show which round it is."""
    said, y = f"{view.round}/{view.rounds}", HEAD // 2 - 2
    yield Label(said, right, y + 2, Face.FIGURE, 46, PALE, "rm")
    yield Sprite(icons.key("hourglass"), right - width(said, Face.FIGURE, 46) - 36, y, 60)


def role(who: Role, x: int, y: int, px: int) -> Iterator[Item]:
    """Place a role's medal; a team has its sign beside the helmet."""
    yield Sprite(icons.key(role_icon(who), team=TEAMS.get(who, "st")), x, y, px)
    if who in SIGNS:
        r = max(15, px * 21 // 100)
        at = (x + px * 38 // 100, y + px * 30 // 100)
        yield Sprite(f"disc/{CREAM}/{CREAM}/{r}", *at, 1)
        yield Sprite(icons.key(SIGNS[who], team=TEAMS[who]), *at, round(r * 1.7))


def role_icon(who: Role) -> str:
    """Return the icon of a role: diggers of both teams are diggers."""
    return "digger" if who in SIGNS else who.value
