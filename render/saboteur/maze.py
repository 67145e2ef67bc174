"""The maze: the used rock and a little round it, joined tunnels lit, goals, the last move."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from msgspec import Struct

from games.core.values import Cell, Rotation
from games.saboteur.view import Goal, View
from render.pieces import icons
from render.saboteur.art import pieces
from render.saboteur.kit import MARGIN
from render.sheet.grid import Extent, extent
from render.sheet.head import HEAD
from render.sheet.marks import tag
from render.sheet.picture import Mark
from render.sheet.scene import Badge, Box, Brackets, Cards, Glow, Item, Placed, Slot, Sprite
from render.theme import CREAM, GOLD, INK, WIDTH

LADDER = (152, 140, 128, 118, 104, 100, 92, 84, 78, 72, 66, 60, 54, 48, 42, 36, 30)
"""Widths of cards in a maze: few, so that sprites are found again from one turn to the next."""
RIM, SILL = 0.3, 0.18
"""Rock that is seen beside the maze, and above and below it, in widths of a card."""

Ghost = tuple[Cell, str, Rotation]


class Spread(Struct, frozen=True):
    """The places of a maze's cells."""

    x: int
    y: int
    """The upper left corner of cell (0, 0)."""
    px: int
    """The width of a card; its height is half as much more."""
    bottom: int
    """The lower end of the rock round the maze."""
    is_cut: bool = False
    """Whether the maze goes on outside of its visible part."""

    def box(self, cell: Cell) -> Box:
        """Return where a cell lies."""
        left, top = self.x + cell.x * self.px, self.y + cell.y * self.px * 3 // 2
        return Box(left, top, left + self.px, top + self.px * 3 // 2)

    def shows(self, card: Placed) -> bool:
        """Say whether anything of a card is seen that lies in this maze."""
        return -self.px < card.x < WIDTH and HEAD - self.px * 3 // 2 < card.y < self.bottom


def cells(view: View, more: Iterable[Cell] = ()) -> list[Cell]:
    """Return the cells that a picture of the maze must show."""
    last = [view.last.cell] if view.last and view.last.cell else []
    return [*view.maze, *(goal.cell for goal in view.goals), *last, *more]


def spread(shown: list[Cell], top: int, room: int, sizes: Sequence[int] = LADDER) -> Spread:
    """Lay the cells below `top`, as large as the width and `room` pixels of height allow."""
    reach = extent(shown)
    px = next((px for px in sizes if fits(reach, px, room)), sizes[-1])
    wide, high = reach.columns * px, reach.rows * px * 3 // 2
    rim = round(px * SILL) + MARGIN // 2
    left = (WIDTH - wide) // 2 - reach.left * px
    return Spread(left, top + rim - reach.top * px * 3 // 2, px, top + high + 2 * rim)


def fits(reach: Extent, px: int, room: int) -> bool:
    """Tell whether cells of this size fit the width and `room` pixels of height."""
    beside, above = (2 * (round(px * rim) + MARGIN // 2) for rim in (RIM, SILL))
    return reach.columns * px + beside <= WIDTH and reach.rows * px * 3 // 2 + above <= room


def maze(view: View, where: Spread, last: bool = True) -> Iterator[Item]:
    """Lay out tunnels and goals, and mark the `last` move with golden corners."""
    laid = [(cell, one.card, one.turned) for cell, one in view.maze.items()]
    laid += [(goal.cell, goal.known, goal.turned) for goal in view.goals if goal.known]
    seen = {goal.cell for goal in view.goals if goal.known and not goal.face}
    joined = {*view.joined, *seen}
    cards = [
        Placed(pieces.key(card, turned, cell in joined), *where.box(cell)[:2])
        for cell, card, turned in sorted(laid)
    ]
    hidden = [goal for goal in view.goals if not goal.known]
    cards += [Placed("saboteur/back/goal", *where.box(goal.cell)[:2]) for goal in hidden]
    yield from _survey(view, where)
    yield from _light(view.joined, where)
    cards = [card for card in cards if not where.is_cut or where.shows(card)]
    lit = {where.box(cell)[:2] for cell in view.joined}  # their shadow lies in their light
    for flat in (False, True):
        some = tuple(card for card in cards if (card[1:] in lit) is flat)
        yield Cards(where.px, some, flat=flat)
    if last and view.last and view.last.cell:
        yield from _last(view, where.box(view.last.cell))
    for goal in view.goals:
        if goal.cell in seen:
            yield from _peek_sign(goal, where)


def _survey(view: View, where: Spread) -> Iterator[Sprite]:
    """Chalk the corners of cards on the rock between the entrance and the goals: one sees at a
    glance how many are missing.
    """
    taken = {*view.maze, *(goal.cell for goal in view.goals)}
    if not taken:  # a hand alone, which shows no maze
        return
    reach = extent([*taken])
    rows, columns = (
        range(first, first + count)
        for first, count in ((reach.top, reach.rows), (reach.left, reach.columns))
    )
    for cell in (Cell(x, y) for y, x in product(rows, columns)):
        box = where.box(cell)
        if cell not in taken and where.shows(Placed("", box.left, box.top)):
            yield Sprite(_CHALK, box.left, box.top, where.px)


_CHALK = "saboteur/survey/card"


def _light(joined: Iterable[Cell], where: Spread) -> Iterator[Sprite]:
    """Light the rock along the way, run by run of cells side by side."""
    for run in _runs(joined):
        box = where.box(run[0])
        if not where.is_cut or HEAD - 2 * where.px < box.top < where.bottom:
            yield Sprite(f"saboteur/glow/{len(run)}", box.left, box.top, where.px)


def _runs(cells: Iterable[Cell]) -> Iterator[list[Cell]]:
    """Yield the cells row by row, in runs without a gap, each of `_LONGEST` at most."""
    run: list[Cell] = []
    for cell in sorted(cells, key=lambda cell: (cell.y, cell.x)):
        if run and (cell != run[-1]._replace(x=run[-1].x + 1) or len(run) == _LONGEST):
            yield run
            run = []
        run.append(cell)
    if run:
        yield run


_LONGEST = 9


def _last(view: View, box: Box) -> Iterator[Item]:
    """Mark the last move; where nothing lies now, a rock has fallen."""
    assert view.last
    if view.last.cell not in cells(view)[: len(view.maze) + len(view.goals)]:
        x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
        yield Sprite(icons.key("rockfall"), x, y, box.width * 3 // 4, 70)
    yield Brackets(box)


def _peek_sign(goal: Goal, where: Spread) -> Iterator[Item]:
    """Tell a goal that only this viewer knows from one that lies open: the glass covers a third of
    its width at most.
    """
    box, px = where.box(goal.cell), where.px // 3
    yield Sprite(icons.key("magnifier"), box.right - px // 2, box.top + px // 2, px)


def ghost(chosen: Ghost, where: Spread) -> Iterator[Item]:
    """Show a card as it would lie."""
    cell, card, turned = chosen
    box = where.box(cell)
    yield Cards(where.px, (Placed(pieces.key(card, turned), *box[:2]),))
    yield Glow(box, max(5, where.px // 18))


def numbers(asked: Iterable[Mark], view: View, where: Spread) -> Iterator[Item]:
    """Number the cells that can be tapped: on a free one, dashed, and on a goal that nobody has
    seen, a disc; on a card a tag in its corner that is as wide as its figures, so that its tunnels
    are seen.
    """
    taken = {*view.maze, *(goal.cell for goal in view.goals if goal.known)}
    goals = {goal.cell for goal in view.goals}
    px = where.px
    for mark in asked:
        box = where.box(mark.value)
        if mark.value in taken:
            yield from tag(box.left, box.top, mark.label, max(_TAG, px * 38 // 100))
            continue
        if mark.value not in goals:
            yield Slot(box.grown(-max(3, px // 24)), "#5d4c5e", GOLD)
        x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
        yield Badge(x, y, px * 43 // 100, mark.label, INK, CREAM, INK)


_TAG = 40
"""The least height of a number on a card: its figures are 11 points of a phone."""
