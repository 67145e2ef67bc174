"""A choice in the private chat: where, whom, which; above it maze or people, below the hand."""

from collections.abc import Iterator

from games.core.values import Cell, Rotation, Seat
from games.saboteur.components import Tool
from games.saboteur.view import View
from render.pieces import icons
from render.saboteur import troubles
from render.saboteur.art import pieces
from render.saboteur.art.actions import icon_of
from render.saboteur.hand import held, private_head
from render.saboteur.kit import GROUND
from render.saboteur.maze import Ghost, Spread, cells, ghost, maze, numbers, spread
from render.saboteur.people import Looks, height, people, thing
from render.sheet.cards import STRIP, strip
from render.sheet.head import HEAD
from render.sheet.marks import marks, tab
from render.sheet.picture import Focus, Mark, Picture
from render.sheet.scene import Badge, Box, Cards, Glow, Item, Panel, Placed, Scene, Sprite
from render.theme import CREAM, GOLD, INK, WIDTH

_BAND = 190
"""Height of a row of tools, or of one's own cards on the table."""
_LEAST = 1040
"""Of a sheet: below it, cards in a maze could not be told apart."""
_TURNED = 176
"""Width of a card that is shown in both its turns."""


def choice(picture: Picture) -> Scene:
    """Lay out what is asked, with the label of each option where the option is."""
    view: View = picture.view
    focus = picture.focus
    assert focus
    items = [*private_head(picture)]
    if _asks_for_people(focus):
        body, bottom = _people(picture, focus)
    else:
        body, bottom = _maze(view, focus, picture.room)
        body += troubles.troubles(picture, bottom)
        bottom += troubles.height(view)
    items += body
    band = _band(view, focus)
    if band:
        items += _row_of_things(band, bottom)
        bottom += _BAND
    items += _foot(view, focus, bottom)
    return Scene(WIDTH, bottom + STRIP, tuple(items), GROUND)


def _asks_for_people(focus: Focus) -> bool:
    return "player" in dict(focus.answers) or bool(marks(focus, int))


def _people(picture: Picture, focus: Focus) -> tuple[list[Item], int]:
    """Lay out the people; who cannot be chosen steps back, who is chosen is golden."""
    view: View = picture.view
    chosen = dict(focus.answers).get("player")
    options = frozenset(Seat(mark.value) for mark in marks(focus, int))
    golden = frozenset() if chosen is None else frozenset({Seat(chosen)})
    how = Looks(2 if len(view.players) <= 8 else 3, options | golden, golden)
    return [*people(picture, HEAD, how)], HEAD + height(view, how.columns)


def _maze(view: View, focus: Focus, tallest: int) -> tuple[list[Item], int]:
    asked, chosen = marks(focus, Cell), _place(focus)
    more = [*(mark.value for mark in asked), *([chosen] if chosen else [])]
    below = STRIP + troubles.height(view) + (_BAND if _band(view, focus) else 0)
    where = spread(cells(view, more), HEAD, max(_LEAST, tallest) - HEAD - below)
    items: list[Item] = [*maze(view, where, last=chosen is None)]
    items += numbers(asked, view, where)
    if chosen:
        items += _chosen(view, focus, chosen, where)
    return items, where.bottom


def _place(focus: Focus) -> Cell | None:
    """Return the cell, or the goal, that is chosen."""
    answers = dict(focus.answers)
    found: Cell | None = answers.get("cell", answers.get("goal"))
    return found


def _chosen(view: View, focus: Focus, cell: Cell, where: Spread) -> Iterator[Item]:
    """Show what would be: the card in its place, the rock that would fall, the goal looked at."""
    laid = _ghost(focus, cell)
    box = where.box(cell)
    if laid:
        yield from ghost(laid, where)
        return
    card = dict(focus.answers)["card"]
    x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
    yield Sprite(icons.key("rockfall" if cell in view.maze else icon_of(card)), x, y, box.width)
    yield Glow(box, max(5, where.px // 18))


def _ghost(focus: Focus, cell: Cell) -> Ghost | None:
    answers = dict(focus.answers)
    return (cell, answers["card"], answers["turned"]) if "turned" in answers else None


def _foot(view: View, focus: Focus, top: int) -> Iterator[Item]:
    """Show both turns of the card if it can be turned, else the hand."""
    turns = marks(focus, Rotation)
    if turns:
        yield from _turns(dict(focus.answers)["card"], turns, top)
    else:
        yield from strip(held(view, focus), top)


def _turns(card: str, turns: tuple[Mark, ...], top: int) -> Iterator[Item]:
    step = _TURNED + 90
    left, y = (WIDTH - step * len(turns) + 90) // 2, top + (STRIP - _TURNED * 3 // 2) // 2
    for i, mark in enumerate(turns):
        x = left + i * step
        yield Cards(_TURNED, (Placed(pieces.key(card, mark.value), x, y),))
        if mark.picked:
            yield Glow(Box(x, y, x + _TURNED, y + _TURNED * 3 // 2), 8)
        yield Badge(x + 6, y + 6, 40, mark.label, INK, GOLD if mark.picked else CREAM, INK)


Thing = tuple[str, Mark]
"""What a tool or a card looks like that lies before one, and its mark."""


def _band(view: View, focus: Focus) -> list[Thing]:
    tools = [(f"break-{mark.value}", mark) for mark in marks(focus, Tool)]
    rows = [row for row in focus.rows if row.field == "lying"]
    chosen = [value for field, value in focus.answers if field == "lying" and not rows]
    cards = [mark for row in rows for mark in row.marks]
    cards += [Mark(value, "", picked=True) for value in chosen]
    return tools + [(mark.value, mark) for mark in cards]


def _row_of_things(band: list[Thing], top: int) -> Iterator[Item]:
    step = 210
    left, y = (WIDTH - step * len(band)) // 2, top + _BAND // 2
    for i, (what, mark) in enumerate(band):
        x = left + i * step + step // 2
        box = Box(x - 84, top + 12, x + 84, top + _BAND - 12)
        if mark.picked:
            yield Glow(box, 8)
        yield Panel(box, "#efe3c6", INK, 14, shadow=True, foot="#d9c394")
        yield from thing(what, x + 8, y, 136)
        yield from tab(box.left + 20, box.top + 20, mark.label, 62)
