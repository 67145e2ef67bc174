"""People on the sheet: their tokens and names, and the panels on which these stand."""

from collections.abc import Iterator

from games.core.values import Seat
from render.pieces import tokens
from render.sheet.picture import Picture
from render.sheet.scene import Box, Glow, Item, Label, Panel, Sprite
from render.sheet.text import first_sign, fit_name, readable
from render.theme import CREAM, INK, STYLES, Face

Tone = tuple[str, str]
"""The colours of a panel, at its top and at its foot."""
AT_REST: Tone = ("#efe3c6", "#d9c394")
CHOSEN: Tone = ("#fff6d8", "#ffd970")
ASIDE: Tone = ("#b3a78f", "#968a72")


def panel(box: Box, tone: Tone = AT_REST, radius: int = 12) -> Iterator[Item]:
    """Lay out a panel; a panel in the tone `CHOSEN`, for the player on turn or a winner, glows."""
    if tone is CHOSEN:
        yield Glow(box, 6)
    top, foot = tone
    yield Panel(box, top, INK, radius, shadow=True, foot=foot)


def person(picture: Picture, seat: Seat, x: int, y: int, px: int) -> Iterator[Sprite | Label]:
    """Place a seat's token, with the first letter of the name on it if there is room; x, y is its
    middle.
    """
    colour = colours(picture)[seat]
    yield Sprite(tokens.key(colour), x, y, px)
    ink, tall, below = tokens.letter(STYLES[colour], px)
    if tall:
        initial = _initial(readable(picture.names[seat]) or UNNAMED)
        face = Face.TITLE if initial in _LOW else Face.FIGURE
        yield Label(initial, x, y + below, face, tall, ink, "mm")


_LOW = "JЈ"
"""Letters that go below the line in the face of figures: in a small shape they look like a 1."""


def on_dark(picture: Picture, seat: Seat, x: int, y: int, px: int) -> Iterator[Sprite | Label]:
    """Place a seat's token on a dark ground, with a pale disc below it."""
    yield disc(x, y, px)
    yield from person(picture, seat, x, y, px)


def disc(x: int, y: int, px: int) -> Sprite:
    """Place a pale disc below a token: a black token would be lost in the dark."""
    return Sprite(f"disc/{CREAM}/{INK}/{px // 2 + 3}", x, y, 1)


def name(picture: Picture, seat: Seat, x: int, y: int, px: int, room: int, ink: str = INK) -> Label:
    """Write a seat's name from x on, at the height of y, at most `room` pixels long."""
    said, px = fit_name(name_of(picture, seat), Face.NAME, px, room)
    return Label(said, x, y, Face.NAME, px, ink)


def name_of(picture: Picture, seat: Seat) -> str:
    """Return a seat's name in letters that the faces can write, without the sign of a computer,
    which tokens have.
    """
    return readable(picture.names[seat].replace(_ROBOT, "")) or UNNAMED


def colours(picture: Picture) -> tuple[int, ...]:
    """Return the style that each seat has chosen."""
    return picture.colours or tuple(range(len(picture.names)))


_ROBOT = "\N{ROBOT FACE} "
UNNAMED = "?"
"""The name of a person whose own name has no visible letter, where the bot found no other."""


def _initial(name: str) -> str:
    """Return a name's first letter, as a capital if the faces can write that capital."""
    first = first_sign(name)
    capital = first.title()
    return capital if len(capital) == len(first) and readable(capital) == capital else first
