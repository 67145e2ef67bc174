"""The final sheet: everybody's role and gold in each round."""

from collections.abc import Iterator

from games.core.values import Seat
from games.saboteur.view import View
from render.pieces import icons
from render.saboteur.kit import MARGIN, role
from render.saboteur.signs import outcome_sign
from render.sheet.people import AT_REST, CHOSEN, name, panel, person
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Rule, Scene, Sprite
from render.sheet.text import fit
from render.theme import GOLD, INK, PALE, WIDTH, Face

_HEAD = 276
_ROW, _LOW = (116, 12), (90, 10)
"""Heights of a row and of the gap below it; and where there are more than nine."""
_COLUMNS = (560, 730, 900)
"""The x of each round's column on the final sheet."""
_TOTAL = WIDTH - MARGIN - 28


def sheet(picture: Picture) -> Scene:
    """Lay out the tale of the rounds: role and gold of each, the sum, the winners crowned."""
    view: View = picture.view
    assert view.result
    seats = [seat for place in view.result.ranking for seat in place]
    winners = view.result.ranking[0]
    said, px = fit(picture.words["saboteur-sheet"], Face.TITLE, 64, 440)
    items: list[Item] = [Label(said, MARGIN + 16, 120, Face.TITLE, px, GOLD, line=INK)]
    columns = _COLUMNS[-len(view.tales) :]
    for x, tale in zip(columns, view.tales, strict=True):
        items += outcome_sign(tale.outcome, x + 60, 112, 150)
    items.append(Sprite(icons.key("nugget3"), _TOTAL - 60, 112, 170))
    for number, x in enumerate(columns, 1):
        items.append(Label(str(number), x + 60, 222, Face.FIGURE, 50, PALE, "mm"))
    for box, seat in zip(_boxes(len(seats)), seats, strict=True):
        items += _row(picture, seat, box, seat in winners)
        items += _sums(picture, seat, box, columns)
    return Scene(WIDTH, _bottom(len(seats)), tuple(items), "cave/#f4b62c/130")


def _boxes(rows: int) -> Iterator[Box]:
    high, gap = _heights(rows)
    for row in range(rows):
        top = _HEAD + row * (high + gap)
        yield Box(MARGIN, top, WIDTH - MARGIN, top + high)


def _heights(rows: int) -> tuple[int, int]:
    return _ROW if rows <= 9 else _LOW


def _bottom(rows: int) -> int:
    high, gap = _heights(rows)
    return _HEAD + rows * (high + gap) + MARGIN - gap


def _row(picture: Picture, seat: Seat, box: Box, golden: bool) -> Iterator[Item]:
    yield from panel(box, CHOSEN if golden else AT_REST, 16)
    yield from person(picture, seat, MARGIN + 62, (box.top + box.bottom) // 2, 80)


def _sums(picture: Picture, seat: Seat, box: Box, columns: tuple[int, ...]) -> Iterator[Item]:
    view: View = picture.view
    assert view.result
    y = (box.top + box.bottom) // 2
    won = seat in view.result.ranking[0]
    x = MARGIN + 122
    if won:
        yield Sprite(icons.key("crown"), x + 34, y, 78)
        x += 84
    yield name(picture, seat, x, y, 46, columns[0] - x - 16)
    for left, tale in zip(columns, view.tales, strict=True):
        if seat >= len(tale.roles):  # joined later
            continue
        yield from role(tale.roles[seat], left + 34, y, 76)
        nuggets = tale.nuggets[seat]
        change = f"{nuggets:+}".replace("-", "−")
        said, ink = (change, INK) if nuggets else ("–", "#8a6a44")
        yield Label(said, left + 78, y + 2, Face.FIGURE, 46, ink)
    total = str(view.result.scores[seat])
    yield Label(total, _TOTAL, y + 2, Face.FIGURE, 72, INK, "rm")
    yield Rule(Box(_TOTAL - 108, box.top + 18, _TOTAL - 108, box.bottom - 18), "#b8935c", 2)
