"""Lists of the people: who was what when a round ends, and at the end who got how much."""

from collections.abc import Iterator

from games.core.values import Seat
from games.saboteur.components import Role
from games.saboteur.view import Tale, View
from render import icons
from render.picture import Picture
from render.saboteur.kit import MARGIN, PALE, name_of, person, role
from render.saboteur.people import AT_REST, CHOSEN
from render.saboteur.signs import HUES, outcome_sign, outcome_word
from render.scene import Box, Glow, Item, Label, Panel, Rule, Scene, Sprite
from render.text import fit, width
from render.theme import GOLD, INK, WIDTH, Face

_HEAD, _GAP = 276, 12
_COLUMNS = (560, 730, 900)
"""Where the rounds begin on the final sheet."""
_TOTAL = WIDTH - MARGIN - 28


def round_end(picture: Picture) -> Scene:
    """Lay out who was what in the last round, and who won it; the gold stays secret."""
    view: View = picture.view
    tale = view.tales[-1]
    seats = sorted(map(Seat, range(len(tale.roles))), key=lambda seat: seat not in tale.winners)
    items = [*_crown_of(picture, tale, len(view.tales))]
    for box, seat in zip(_boxes(len(seats)), seats, strict=True):
        won = seat in tale.winners
        items += _row(picture, seat, box, won)
        y = (box.top + box.bottom) // 2
        items += role(tale.roles[seat], 188, y, box.height - 14)
        items.append(_name(picture, seat, 254, y, 460))
        items.append(_role_word(picture, tale.roles[seat], y))
        if won:
            items.append(Sprite(icons.key("nugget"), _TOTAL - 26, y, 70))
        elif seat == tale.finisher:
            items.append(Sprite(icons.key("pickaxe"), _TOTAL - 26, y, 70))
    return Scene(WIDTH, _bottom(len(seats)), tuple(items), f"cave/{HUES[tale.outcome]}/130")


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


def _crown_of(picture: Picture, tale: Tale, number: int) -> Iterator[Item]:
    """Say above the list how the round ended."""
    middle = WIDTH // 2
    yield from outcome_sign(tale.outcome, middle, 102, 180)
    said, px = fit(picture.words[outcome_word(tale.outcome)], Face.TITLE, 66, WIDTH - 2 * MARGIN)
    yield Label(said, middle, 226, Face.TITLE, px, GOLD, "mm", INK)
    yield Sprite(icons.key("hourglass"), 70, 76, 84)
    yield Label(f"{number}/{picture.view.rounds}", 120, 80, Face.FIGURE, 56, PALE)
    if tale.crystals:
        yield Label(f"×{tale.crystals}", WIDTH - MARGIN, 80, Face.FIGURE, 56, PALE, "rm")
        x = WIDTH - MARGIN - width(f"×{tale.crystals}", Face.FIGURE, 56) - 52
        yield Sprite(icons.key("crystal"), x, 76, 92)


def _boxes(rows: int) -> Iterator[Box]:
    high = _row_height(rows)
    for row in range(rows):
        top = _HEAD + row * (high + _GAP)
        yield Box(MARGIN, top, WIDTH - MARGIN, top + high)


def _row_height(rows: int) -> int:
    return 116 if rows <= 9 else 96


def _bottom(rows: int) -> int:
    return _HEAD + rows * (_row_height(rows) + _GAP) + MARGIN - _GAP


def _row(picture: Picture, seat: Seat, box: Box, golden: bool) -> Iterator[Item]:
    if golden:
        yield Glow(box, 6)
    top, foot = CHOSEN if golden else AT_REST
    yield Panel(box, top, INK, 16, shadow=True, foot=foot)
    yield from person(picture, seat, MARGIN + 62, (box.top + box.bottom) // 2, 80)


def _name(picture: Picture, seat: Seat, x: int, y: int, room: int) -> Label:
    name, px = fit(name_of(picture, seat), Face.NAME, 46, room)
    return Label(name, x, y, Face.NAME, px, INK)


def _role_word(picture: Picture, who: Role, y: int) -> Label:
    said, px = fit(picture.words[f"saboteur-role-{who}"], Face.NAME, 40, 430)
    return Label(said, _TOTAL - 90, y, Face.NAME, px, "#6e411d", "rm")


def _sums(picture: Picture, seat: Seat, box: Box, columns: tuple[int, ...]) -> Iterator[Item]:
    view: View = picture.view
    assert view.result
    y = (box.top + box.bottom) // 2
    won = seat in view.result.ranking[0]
    x = MARGIN + 122
    if won:
        yield Sprite(icons.key("crown"), x + 34, y, 78)
        x += 84
    yield _name(picture, seat, x, y, columns[0] - x - 16)
    for left, tale in zip(columns, view.tales, strict=True):
        yield from role(tale.roles[seat], left + 34, y, 76)
        nuggets = tale.nuggets[seat]
        said, ink = (f"+{nuggets}", INK) if nuggets else ("–", "#8a6a44")
        yield Label(said, left + 78, y + 2, Face.FIGURE, 46, ink)
    total = str(view.result.scores[seat])
    yield Label(total, _TOTAL, y + 2, Face.FIGURE, 72, INK, "rm")
    yield Rule(Box(_TOTAL - 108, box.top + 18, _TOTAL - 108, box.bottom - 18), "#b8935c", 2)
