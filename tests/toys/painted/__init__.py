"""Painted: the pictures of a game that stands outside `render`, and nothing else of it.

Nobody in `render` or in `bot` knows its name, yet its art, its icons and its ground are drawn, in
processes of painters, too: a picture that reaches them brings its view, which imports this module.
It is the shortest painter to read; a game in `render` has the same record without a folder.
"""

from pathlib import Path

from msgspec import Struct

import render
from games.core.values import Seat
from render.painter import Example, Painter
from render.pieces import icons
from render.sheet.cards import STRIP, Held, strip
from render.sheet.head import HEAD, head, title
from render.sheet.marks import marks
from render.sheet.people import AT_REST, CHOSEN, name, name_of, panel, person
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Scene
from render.sheet.scores import Column, Row, scores
from render.theme import WIDTH
from tests.toys.painted.art import ARTISTS, GROUNDS, key

GROUND = "painted-waves"


class View(Struct, frozen=True):
    """What one knows: one's own fish, and who has how many."""

    fish: tuple[int, ...]
    """By size, 1 to 3."""
    turn: Seat | None = None
    caught: tuple[tuple[int, ...], ...] = ()
    """At the end, by seat and by size."""


def pages(view: View) -> tuple[str, ...]:
    """Name the board, and the sheet at the end."""
    return ("board", "sheet") if view.caught else ("board",)


def layout(picture: Picture) -> Scene:
    """Lay out one picture."""
    return _sheet(picture) if picture.page == "sheet" else _board(picture)


def _sheet(picture: Picture) -> Scene:
    """Lay out who has caught what."""
    word, caught = picture.words["painted-title"], picture.view.caught
    best = max(map(sum, caught))
    columns = [
        Column(icons.key("painted-fish", look), word, fill)
        for look, fill in (("broken", "#ffb866"), ("whole", "#ee7f22"), ("mended", "#a64c10"))
    ]
    rows = [
        Row(
            tuple(person(picture, Seat(seat), 92, 94, 76)),
            name_of(picture, Seat(seat)),
            points,
            sum(points),
            won=sum(points) == best,
        )
        for seat, points in enumerate(caught)
    ]
    return scores(word, "Σ", columns, rows)


def _board(picture: Picture) -> Scene:
    """Lay out the hand, its letters, and the people."""
    view: View = picture.view
    labels = {mark.value: mark.label for mark in marks(picture.focus, int)}
    cards = [Held(key(size), view.fish.count(size), labels.get(size, "")) for size in (1, 2, 3)]
    items: list[Item] = [*head([title(picture.words["painted-title"], 24, 800)], [])]
    items += strip(cards, HEAD)
    for seat in map(Seat, range(len(picture.names))):
        items += _line(picture, seat, HEAD + STRIP + 24 + 108 * seat)
    return Scene(WIDTH, HEAD + STRIP + 24 + 108 * len(picture.names), tuple(items), GROUND)


def _line(picture: Picture, seat: Seat, top: int) -> list[Item]:
    box = Box(24, top, WIDTH - 24, top + 84)
    return [
        *panel(box, CHOSEN if picture.view.turn == seat else AT_REST),
        *person(picture, seat, 66, top + 42, 62),
        name(picture, seat, 110, top + 42, 36, 600),
    ]


PAINTER = Painter(
    game="painted",
    pages=pages,
    words=("painted-title",),
    layout=layout,
    example=Example(View((1, 2, 3)), ()),
    artists=ARTISTS,
    grounds=GROUNDS,
    folder=Path(__file__).parent,
)

render.add(PAINTER)
