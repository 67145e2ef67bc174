"""A choice in the private chat: a place, a player, a card. First the hand below the maze; once a
card is chosen that card alone, small, and its target gets the room.
"""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from games.core.values import Cell, Rotation, Seat
from games.saboteur.components import Tool
from games.saboteur.maze import Laid, joined_cells
from games.saboteur.view import View
from render.pieces import icons
from render.saboteur import troubles
from render.saboteur.art.actions import icon_of
from render.saboteur.deeds import deed_of
from render.saboteur.hand import ROW, held, private_head, row
from render.saboteur.kit import GROUND, bench
from render.saboteur.maze import Ghost, Spread, cells, ghost, maze, numbers, spread
from render.saboteur.people import PanelStyle, height, people, thing
from render.saboteur.people import looks as usual
from render.saboteur.played import HIGH, LOW, emblem, free_corner, size, small
from render.saboteur.window import window
from render.sheet.head import HEAD
from render.sheet.marks import marks, tab
from render.sheet.picture import Focus, Mark, Picture
from render.sheet.scene import Box, Glow, Item, Panel, Scene, Sprite
from render.theme import INK, WIDTH

_BAND = 190
"""Height of a row of tools, or of one's own cards on the table."""
_LEAST = 620
"""Of a maze: less of it could not be understood."""


def choice(picture: Picture) -> Scene:
    """Lay out what is asked, with the label of each option where the option is."""
    focus = picture.focus
    assert focus
    asks = _people if _is_about_people(picture.view, focus) else _on_maze if _card(focus) else _hand
    items, bottom = asks(picture, focus)
    return Scene(WIDTH, bottom, tuple(items), GROUND)


def _is_about_people(view: View, focus: Focus) -> bool:
    """Tell whether something is done to a person, be it the player."""
    is_asked = "player" in dict(focus.answers) or bool(marks(focus, int))
    return is_asked or deed_of(view, focus) is not None


def _card(focus: Focus) -> str:
    """Return the card that is played; "" while none is chosen, or where some are discarded."""
    card: str = dict(focus.answers).get("card", "")
    return card


def _people(picture: Picture, focus: Focus) -> tuple[list[Item], int]:
    """Lay out the people; those who cannot be chosen step back, and the chosen one, with what
    would be done to them, is golden. Their places depend on nothing but their number: whoever is
    chosen, nobody moves. The sheet is as tall as that with the hand, which this one follows; what
    is left of it shows the maze.
    """
    view: View = picture.view
    band = _band(view, focus)
    how = looks(view, focus, usual(view).columns)
    below = height(view, how) + (_BAND if band else 0)
    spare = max(0, _hand_bottom(picture, focus) - HEAD - below)
    items: list[Item] = []
    if spare >= _GLIMPSE:
        items += maze(view, spread(cells(view), HEAD, spare))
    items += private_head(picture, emblem(_card(focus)))
    top = HEAD + (spare if spare >= _GLIMPSE else spare // 2)
    items += (bench(top), *people(picture, top, how))
    if band:
        items += _row_of_things(band, top + height(view, how))
    return items, HEAD + spare + below


_GLIMPSE = 330
"""The least height of a maze above people."""


def looks(view: View, focus: Focus | None, columns: int) -> PanelStyle:
    """Return the style of the people: while one of them is asked for, those who cannot be chosen
    step back, and the chosen one is golden.
    """
    if focus is None or not _is_about_people(view, focus):
        return replace(usual(view), columns=columns)
    deed, chosen = deed_of(view, focus), dict(focus.answers).get("player")
    seats = (chosen, deed.seat if deed else None)
    golden = frozenset(Seat(seat) for seat in seats if seat is not None)
    options = frozenset(Seat(mark.value) for mark in marks(focus, int))
    return PanelStyle(columns, options | golden, golden, figures=False, deed=deed, is_tall=True)


def _hand(picture: Picture, focus: Focus) -> tuple[list[Item], int]:
    """Lay out the maze, the cards before the others, and the hand."""
    view: View = picture.view
    band = _band(view, focus)
    where = _above_hand(picture, focus)[0]
    bottom = where.bottom
    is_flat = where.is_cut or band or troubles.height(view) or troubles.is_high(view)
    items = [*maze(view, where), bench(bottom + (0 if is_flat else _STANDING))]
    items += (*private_head(picture), *troubles.troubles(picture, bottom))
    bottom += troubles.height(view)
    if band:
        items += _row_of_things(band, bottom)
        bottom += _BAND
    items += row(held(view, focus), bottom)
    return items, bottom + ROW


_STANDING = 72
"""By how much cards stand out above the edge of the bench on which they lie."""


def _above_hand(picture: Picture, focus: Focus) -> tuple[Spread, int]:
    """Return where the maze lies above the hand, and how much room there is below it."""
    view: View = picture.view
    below = ROW + troubles.height(view) + (_BAND if _band(view, focus) else 0)
    return window(view, (), HEAD, max(_LEAST, picture.room - HEAD - below)), below


def _hand_bottom(picture: Picture, focus: Focus) -> int:
    where, below = _above_hand(picture, focus)
    return min(where.bottom + below, max(picture.room, HEAD))


def _on_maze(picture: Picture, focus: Focus) -> tuple[list[Item], int]:
    """Lay out the maze with the numbers of the options, and the chosen card where it hides
    nothing.
    """
    view: View = picture.view
    asked, chosen = marks(focus, Cell), place_of(focus)
    more = (*(mark.value for mark in asked), *([chosen] if chosen else []))
    turns, room = marks(focus, Rotation), max(_LEAST, picture.room - HEAD)
    where = window(view, more, HEAD, room)
    corner = free_corner(size(turns), _boxes(view, more, where), where)
    below = 0 if corner else HIGH
    if below:
        where = window(view, more, HEAD, max(_LEAST, room - below))
        corner = (LOW, where.bottom)
    assert corner
    is_last_shown = chosen is None and not _is_last_asked(view, asked)
    ahead = _joined_by(view, _ghost(focus, chosen)) if chosen else view
    items: list[Item] = [*maze(ahead, where, last=is_last_shown)]
    items += numbers(asked, view, where)
    if chosen:
        items += would_be(view, focus, chosen, where)
    items += [*([bench(where.bottom)] if below else []), *private_head(picture)]
    items += small(_card(focus), turns, *corner)
    return items, where.bottom + below


def _is_last_asked(view: View, asked: Iterable[Mark]) -> bool:
    """Tell whether the place of the last move is offered: it must not look as if it were chosen."""
    return view.last is not None and view.last.cell in {mark.value for mark in asked}


def _boxes(view: View, more: tuple[Cell, ...], where: Spread) -> list[Box]:
    return [where.box(cell) for cell in cells(view, more)]


def place_of(focus: Focus) -> Cell | None:
    """Return the cell, or the goal, that is chosen."""
    answers = dict(focus.answers)
    found: Cell | None = answers.get("cell", answers.get("goal"))
    return found


def would_be(view: View, focus: Focus, cell: Cell, where: Spread) -> Iterator[Item]:
    """Show the preview: the card in its place, the rock that would fall, the goal looked at."""
    laid = _ghost(focus, cell)
    box = where.box(cell)
    if laid:
        yield from ghost(laid, where)
        return
    x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
    art = "rockfall" if cell in view.maze else icon_of(_card(focus))
    yield Sprite(icons.key(art), x, y, box.width)
    yield Glow(box, max(5, where.px // 18))


def _ghost(focus: Focus, cell: Cell) -> Ghost | None:
    answers = dict(focus.answers)
    return (cell, answers["card"], answers["turned"]) if "turned" in answers else None


def _joined_by(view: View, ghost: Ghost | None) -> View:
    """Return the view with the tunnels lit that a tunnel would join with the start again."""
    if ghost is None:
        return view
    cell, card, turned = ghost
    goals = {goal.cell: Laid(goal.face, goal.turned) for goal in view.goals if goal.face}
    joined = joined_cells({**view.maze, **goals, cell: Laid(card, turned)})
    return replace(view, joined=tuple({*view.joined, *joined} - {cell}))


Thing = tuple[str, Mark]
"""The sprite of a tool or a card before a player, and its mark."""


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
