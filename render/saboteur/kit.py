"""What all pictures of Saboteur share: the head, tokens with letters, tabs, chips, icons."""

from collections.abc import Iterator

from games.core.values import Seat
from games.saboteur.components import Role
from games.saboteur.view import View
from render.pieces import icons, tokens
from render.sheet.picture import Focus, Mark, Picture
from render.sheet.scene import Box, Item, Label, Panel, Rule, Sprite
from render.sheet.text import fit, readable, width
from render.theme import CREAM, GOLD, INK, STYLES, WIDTH, Face

GROUND = "cave"
TREASURE = "cave/#f4b62c/60"
"""Grounds: bare rock, and rock in the light of gold."""
HEAD = 96
"""Height of the strip at the top."""
MARGIN = 24
NIGHT = "#1a1322"
PALE = "#ffe9bc"
"""Of words on the dark."""
BRONZE = "#b8741a"
BACK = "#8e2f2a"
"""Of the deck's backs, and so of how many cards there are."""
GOLD_BACK = "#8a6412"

SIGNS = {Role.BLUE: "sign-drop", Role.GREEN: "sign-leaf"}
"""A team is known by its sign besides its colour."""
TEAMS = {Role.BLUE: "bl", Role.GREEN: "gr"}


def head(left: Iterator[Item], right: Iterator[Item]) -> Iterator[Item]:
    """Lay out the strip at the top."""
    yield Panel(Box(0, 0, WIDTH, HEAD), NIGHT)
    yield Rule(Box(0, HEAD - 3, WIDTH, HEAD - 3), BRONZE, 5)
    yield from left
    yield from right


def counters(view: View) -> Iterator[Item]:
    """Show which round it is and how many cards are left in the deck."""
    x = WIDTH - MARGIN - 54
    yield from chip(x, HEAD // 2 - 2, 54, str(view.deck))
    yield from round_of(view, x - 34)


def round_of(view: View, right: int = WIDTH - MARGIN) -> Iterator[Item]:
    """Show which round it is."""
    said, y = f"{view.round}/{view.rounds}", HEAD // 2 - 2
    yield Label(said, right, y + 2, Face.FIGURE, 46, PALE, "rm")
    yield Sprite(icons.key("hourglass"), right - width(said, Face.FIGURE, 46) - 36, y, 60)


def chip(x: int, y: int, wide: int, figure: str, back: str = BACK) -> Iterator[Item]:
    """Show a number on the back of a card, its left edge at x, its middle at the height of y."""
    high = wide * 4 // 3
    box = Box(x, y - high // 2, x + wide, y - high // 2 + high)
    yield Panel(box, "#f3e3bd", INK, 8)
    yield Panel(box.grown(-4), back, "", 5)
    text, px = fit(figure, Face.FIGURE, round(wide * 0.78), wide - 10)
    yield Label(text, x + wide // 2, y + 1, Face.FIGURE, px, "#ffffff", "mm")


def person(picture: Picture, seat: Seat, x: int, y: int, px: int) -> Iterator[Item]:
    """Place somebody's token, the letter of the name on it."""
    colour = colours(picture)[seat]
    style = STYLES[colour]
    ink, size, below = tokens.letter(style)
    initial = _initial(name_of(picture, seat))
    yield Sprite(tokens.key(colour), x, y, px)
    yield Label(initial, x, y + round(px * below), Face.FIGURE, round(px * size), ink, "mm")


def _initial(name: str) -> str:
    """Return a name's first letter, as a capital where there is one that can be written."""
    capital = name[0].upper()
    return capital if len(capital) == 1 and readable(capital, "") == capital else name[0]


def name_of(picture: Picture, seat: Seat) -> str:
    """Return somebody's name as it can be written."""
    return readable(picture.names[seat], STYLES[colours(picture)[seat]].letter)


def colours(picture: Picture) -> tuple[int, ...]:
    """Return the style that each seat has chosen."""
    return picture.colours or tuple(range(len(picture.names)))


def title(said: str, x: int, room: int, px: int = 48) -> Label:
    """Write the head's words."""
    said, px = fit(said, Face.TITLE, px, room)
    return Label(said, x, HEAD // 2, Face.TITLE, px, PALE)


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


def tab(x: int, y: int, label: str, px: int = 72) -> Iterator[Item]:
    """Put a letter on a thing that can be tapped; x, y is its middle."""
    if label:
        box = Box(x - px // 2, y - px // 2, x + px - px // 2, y + px - px // 2)
        yield Panel(box.grown(4), INK, "", px // 4 + 3)
        yield Panel(box, GOLD, "", px // 4)
        yield Label(label, x, y + 1, Face.FIGURE, round(px * 0.76), INK, "mm")


def times(x: int, y: int, count: int, px: int = 52) -> Iterator[Item]:
    """Say how many equal things there are; x, y is the lower right corner."""
    if count > 1:
        said = f"×{count}"
        wide = width(said, Face.FIGURE, px) + 28
        yield Panel(Box(x - wide, y - px - 12, x, y), NIGHT, CREAM, 14)
        yield Label(said, x - wide // 2, y - px // 2 - 5, Face.FIGURE, px, CREAM, "mm")


def marks(focus: Focus | None, *kinds: type) -> tuple[Mark, ...]:
    """Return what can be tapped among the options of one type."""
    rows = focus.rows if focus else ()
    return tuple(mark for row in rows for mark in row.marks if type(mark.value) in kinds)
