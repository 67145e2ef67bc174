"""A group's month as a sheet: the best on a podium, then all others, then the games that were
played most. It belongs to no game.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from render.pieces import followers
from render.sheet.people import AT_REST, CHOSEN, panel
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Rule, Scene, Sprite
from render.sheet.scores import heading
from render.sheet.text import fit, in_two, readable, width
from render.showcase import Emblem
from render.theme import BADGE, FRAME, INK, RULE, WIDTH, Face

PAGE = "month"
_LEFT, _RIGHT = 60, WIDTH - 60
_UNDER = 186
"""The y of the line below the title."""
_FEET = 470
"""The y of the highest block's top."""
_BLOCK, _APART = 344, 24
"""Width of a block of the podium, and pixels between two."""
_STEP, _LOWEST = 74, 150
"""How much lower each place stands, and how high the third block is."""
_FIGURE = 150
"""Pixels of a figure on the podium."""
_GAP = 34
_ROW = 76
_CARD, _EMBLEM = 404, 246
"""Height of a game's card, and of the small picture on it."""
_STONE = ("#d9cbb0", "#a8926a")
_ORDERS = ((0,), (0, 1), (1, 0, 2))
"""Where each stands, from the left, of one, two or three."""


class MonthPerson(Struct, frozen=True):
    """Somebody who has played."""

    name: str
    told: str
    """The number of wins in words."""
    place: int
    """From 1; equal ones share it."""


class MonthGame(Struct, frozen=True):
    """A game that was played."""

    id: str
    name: str
    told: str
    """The number of plays in words."""
    best: str
    """Who has won it most; empty where nobody is named."""


class Month(Struct, frozen=True):
    """The words of the sheet."""

    title: str
    below: str
    people: tuple[MonthPerson, ...]
    """Those who won most first."""
    games: tuple[MonthGame, ...]
    """At most three, the most played first."""
    podium: int
    """How many of the people stand on the podium: three at most, none without a win."""


def month_sheet(said: Month) -> Picture:
    """Return the picture that says so."""
    return Picture("", PAGE, view=said, names=())


def layout(picture: Picture, emblems: Mapping[str, Emblem]) -> Scene:
    """Lay out podium, people and games, one below the other."""
    month: Month = picture.view
    items: list[Item] = [*heading(month.title), *_centred_text(month.below, _UNDER, 46, FRAME)]
    y = _UNDER + _GAP + 10
    if month.podium:
        items += _podium(month.people[: month.podium])
        y = _FEET + 2 * _STEP + _LOWEST + _GAP
    rest = month.people[month.podium :]
    items += _rows(rest, y)
    y += (len(rest) + 1) // 2 * _ROW + (_GAP if rest else 0)
    items += _cards(month.games, y, emblems)
    return Scene(WIDTH, y + (_CARD + 44 if month.games else 10), tuple(items))


def _centred_text(said: str, y: int, px: int, ink: str) -> Iterator[Item]:
    text, px = fit(readable(said), Face.NAME, px, _RIGHT - _LEFT)
    yield Label(text, WIDTH // 2, y, Face.NAME, px, ink, "mm")


def _podium(people: Sequence[MonthPerson]) -> Iterator[Item]:
    """Lay out the blocks: the first in the middle, equal ones equally high."""
    ground = _FEET + 2 * _STEP + _LOWEST
    for at, one in enumerate(people):
        from_left = 2 * _ORDERS[len(people) - 1][at] - len(people) + 1
        middle = WIDTH // 2 + from_left * (_BLOCK + _APART) // 2
        top = _FEET + (one.place - 1) * _STEP
        box = Box(middle - _BLOCK // 2, top, middle + _BLOCK // 2, ground)
        yield from panel(box, CHOSEN if one.place == 1 else _STONE, 14)
        yield from _podium_figure(at, one, middle, top)
        yield from _block_text(one, middle, top)
    yield Rule(Box(_LEFT - 20, ground + 2, _RIGHT + 20, ground + 2), RULE, 4)


def _podium_figure(at: int, one: MonthPerson, middle: int, top: int) -> Iterator[Item]:
    """Place the figure of somebody on their block, with a crown on the head of the first."""
    feet = top - 12
    yield Sprite(followers.key(at, followers.STAND), middle, feet, _FIGURE)
    if one.place == 1:
        yield Sprite("crown", middle, feet - round(_FIGURE * 0.93), 74)


def _block_text(one: MonthPerson, middle: int, top: int) -> Iterator[Item]:
    """Write place, name and wins on the block."""
    lines = in_two(readable(one.name) or "?", Face.NAME, 50, _BLOCK - 28)
    y = top + (50 if len(lines) == 1 else 36)
    for line in lines:
        text, px = fit(line, Face.NAME, 50 if len(lines) == 1 else 42, _BLOCK - 28)
        yield Label(text, middle, y, Face.NAME, px, INK, "mm")
        y += 42
    told, px = fit(one.told, Face.FIGURE, 48, _BLOCK - 28)
    yield Label(told, middle, y + 12, Face.FIGURE, px, BADGE, "mm")


def _rows(people: Sequence[MonthPerson], top: int) -> Iterator[Item]:
    """Lay out all others in two columns, read from left to right."""
    wide = (_RIGHT - _LEFT - 2 * _GAP) // 2
    for number, one in enumerate(people):
        left = _LEFT + number % 2 * (wide + 2 * _GAP)
        middle = top + number // 2 * _ROW + _ROW // 2
        told, px = fit(one.told, Face.FIGURE, 42, 230)
        yield Label(told, left + wide, middle, Face.FIGURE, px, BADGE, "rm")
        name, px = fit(readable(one.name) or "?", Face.NAME, 46, wide - 250)
        yield Label(name, left, middle, Face.NAME, px, INK)
        if number + 2 < len(people):
            y = middle + _ROW // 2
            yield Rule(Box(left, y, left + wide, y), RULE, 2)


def _cards(games: Sequence[MonthGame], top: int, emblems: Mapping[str, Emblem]) -> Iterator[Item]:
    """Lay out the cards of the games in the middle of the sheet."""
    wide = (_RIGHT - _LEFT - 2 * _APART) // 3
    left = (WIDTH - len(games) * (wide + _APART) + _APART) // 2
    for number, game in enumerate(games):
        x = left + number * (wide + _APART)
        box = Box(x, top, x + wide, top + _CARD)
        yield from panel(box, AT_REST, 18)
        picture = Box(box.left, box.top + 8, box.right, box.top + 8 + _EMBLEM)
        yield from emblems[game.id](picture) if game.id in emblems else ()
        lines = ((game.name, 44, INK), (game.told, 40, FRAME), (game.best, 40, BADGE))
        for nth, (said, px, ink) in enumerate(lines):
            y = picture.bottom + 30 + nth * 46
            yield from _line(said, x + wide // 2, y, (px, wide - 24), ink, crowned=nth == 2)


def _line(
    said: str, middle: int, y: int, size: tuple[int, int], ink: str, *, crowned: bool
) -> Iterator[Item]:
    """Write a line of a card: who has won most has a small crown before the name.

    :param size: the pixels of its letters, and the room that it has.
    """
    if not said:
        return
    px, room = size
    aside = 52 if crowned else 0
    text, px = fit(readable(said), Face.NAME, px, room - aside)
    if crowned:
        left = middle - (width(text, Face.NAME, px) + aside) // 2
        yield Sprite("crown", left + 18, y + 14, 34)
    yield Label(text, middle + aside // 2, y, Face.NAME, px, ink, "mm")
