"""The current decision, above everybody's goods: the market, universal goods, weapons to be
stopped.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from games.core.values import Cell
from games.laar.components import Goods, Weapon
from games.laar.view import Phase, View
from games.laar.weapons import threats
from render.laar import rows
from render.laar.art.measures import CARD
from render.laar.charts import chart
from render.laar.kit import MARGIN, RED, field, signed, thing
from render.laar.market import (
    COLUMNS,
    choice,
    corner,
    height,
    lettered,
    lines,
    lying,
    market,
    stall,
    stall_box,
)
from render.sheet.head import HEAD
from render.sheet.marks import tab
from render.sheet.picture import Picture
from render.sheet.scene import Box, Glow, Item, Label, Sprite
from render.theme import INK, WIDTH, Face

Stage = tuple[Sequence[Item], int]
"""Things on the sheet, and where they end."""


def _market(picture: Picture) -> Stage:
    """Show the market; beside an odd card lies the chart of beasts."""
    view: View = picture.view
    shown = _market_lines(picture)
    items: list[Item] = []
    place = len(lying(view))
    if place % COLUMNS and place // COLUMNS in shown:
        x, y = corner(Cell(place % COLUMNS, place // COLUMNS), HEAD, shown.start)
        items += chart(view.chart, stall_box(x, y), words=picture.words)
    return [*items, *market(picture, HEAD, shown)], HEAD + height(len(shown))


def _market_lines(picture: Picture) -> range:
    """Return the lines of the market to show: once a card is chosen its line alone, where there is
    no room for more above the goods of the player who decides.
    """
    every, chosen = lines(picture.view), choice(picture.focus).card
    if chosen is None or HEAD + height(len(every)) + rows.height(1) + MARGIN <= picture.room:
        return every
    line = lying(picture.view)[chosen].y
    return range(line, line + 1)


def _universals(picture: Picture) -> Stage:
    """Show the universal goods of the player who decides, with all their zones."""
    view: View = picture.view
    items: list[Item] = []
    for place, id in enumerate(view.universals):
        items += _universal(picture, id, *_corner(place, len(view.universals)))
    for place, id in enumerate(view.universals):
        items += _universal_marks(picture, id, *_corner(place, len(view.universals)))
    return items, HEAD + height(-(-len(view.universals) // COLUMNS))


def _corner(place: int, count: int) -> tuple[int, int]:
    """Return where a universal good lies; an odd one in the middle."""
    x, y = corner(Cell(place % COLUMNS, place // COLUMNS), HEAD)
    return ((WIDTH - CARD[0]) // 2 if count % COLUMNS and place == count - 1 else x), y


def _universal(picture: Picture, id: int, x: int, y: int) -> Iterator[Item]:
    view: View = picture.view
    answers: dict[str, Any] = dict(picture.focus.answers) if picture.focus else {}
    picked = answers.get("universal") == id
    goods = answers.get("stack") if picked else None
    aside = "universal" in answers and not picked
    yield from stall(id, goods, x, y, view.universals.index(id), aside=aside)
    if picked:
        yield Glow(stall_box(x, y), 6)


def _universal_marks(picture: Picture, id: int, x: int, y: int) -> Iterator[Item]:
    view: View = picture.view
    answers: dict[str, Any] = dict(picture.focus.answers) if picture.focus else {}
    if answers.get("universal") == id or len(view.universals) == 1:
        yield from lettered(x, y, choice(picture.focus).letters)
    yield from tab(x + 34, y - 8, _labels(picture, int).get(id, ""), 66)


def _labels(picture: Picture, kind: type) -> dict[Any, str]:
    found = picture.focus.rows if picture.focus else ()
    marks = (mark for row in found for mark in row.marks)
    return {mark.value: mark.label for mark in marks if type(mark.value) is kind}


_HIGH = 206
"""Height of the panels of weapons."""


def _threats(picture: Picture) -> Stage:
    """Show the weapons that strike the player who decides, and the points that each takes."""
    view: View = picture.view
    assert view.turn is not None
    struck = threats(tuple(player.stacks for player in view.players), view.turn)
    wide = (WIDTH - MARGIN) // max(1, len(struck)) - MARGIN
    items: list[Item] = []
    for place, (weapon, points) in enumerate(struck.items()):
        x = MARGIN + place * (wide + MARGIN)
        items += _threat(picture, weapon, points, Box(x, HEAD + 14, x + wide, HEAD + 14 + _HIGH))
    return items, HEAD + 14 + _HIGH


def _threat(picture: Picture, weapon: Weapon, points: int, box: Box) -> Iterator[Item]:
    view: View = picture.view
    picked = picture.focus is not None and dict(picture.focus.answers).get("weapon") is weapon
    stopped = picked or (view.turn is not None and weapon in view.players[view.turn].stopped)
    x, y = box.left + box.width // 2, box.top + 80
    yield field(Goods.WEAPON, box)
    if picked:
        yield Glow(box, 6)
    yield Sprite(thing(weapon.value), x, y, 124, 40 if stopped else 100)
    if stopped:
        yield Sprite(thing("shield"), x, y + 10, 96)
    said, ink = ("0", INK) if stopped else (signed(-points), RED)
    yield Label(said, x, box.bottom - 34, Face.FIGURE, 56, ink, "mm")
    yield from tab(box.left + 46, box.top + 46, _labels(picture, Weapon).get(weapon, ""), 66)


def _empty_stage(picture: Picture) -> Stage:
    """Show everybody's goods only, all of them open."""
    return (), HEAD


STAGES: Mapping[Phase, Callable[[Picture], Stage]] = {
    Phase.SENDING: _market,
    Phase.TAKING: _market,
    Phase.ASSIGNING: _universals,
    Phase.SHIELDING: _threats,
    Phase.OVER: _empty_stage,
}
