"""Arrows in the pictures of lessons."""

from msgspec.structs import replace

import render
from bench.fold.looks import FRAME
from bot.features.lessons.shown import asked, focus_of, taught
from games import GAMES
from games.core.lessons import lessons_of
from games.core.values import TABLE
from render.sheet.pointing import ARROW, place_of
from render.sheet.scene import Badge, Box, Glow, Label, Pointer, Scene, Sprite
from render.sheet.text import width
from tests.properties import each
from tests.render.laar import positions as laar

STEPS = [
    (lesson.id, number)
    for game in GAMES.values()
    for lesson in lessons_of(game)
    for number, step in enumerate(lesson.step)
    if step.points
]


@each(("lesson", "number"), STEPS)
def test_arrow_hides_nothing_that_is_read(lesson: str, number: int) -> None:
    """Neither names and numbers, nor the strip at the top, which says what is asked."""
    at = taught(FRAME, lesson, number, "uk")
    picture = asked(FRAME, at, 1, focus_of(FRAME, at)).picture
    assert picture
    items = render.layout(picture).items
    arrows = [_round(item) for item in items if isinstance(item, Pointer) and item.fill == ARROW]
    read = [_said(item) for item in items if isinstance(item, Label)]
    read += [item.box for item in items if isinstance(item, Badge)]
    assert arrows
    assert not [one for one in read for arrow in arrows if one.common(arrow)]


def test_goods_of_both_are_seen_however_long_a_lesson_speaks() -> None:
    """A lesson of Laar speaks of the other's card, which lies in their row."""
    asks = laar.picture(laar.played(2, 1)[0], TABLE, path=())
    items = render.layout(replace(asks, room=640)).items
    names = {item.text for item in items if isinstance(item, Label)}
    assert {*laar.NAMES[:2]} <= names


def _round(arrow: Pointer) -> Box:
    lefts, tops = zip(*arrow.points, strict=True)
    return Box(min(lefts), min(tops), max(lefts), max(tops))


def _said(label: Label) -> Box:
    wide, high = width(label.text, label.face, label.px), label.px * 2 // 3
    left = label.x - {"l": 0, "m": wide // 2, "r": wide}[label.anchor[0]]
    return Box(left, label.y - high // 2, left + wide, label.y + high // 2)


def test_the_last_of_several_alike_is_pointed_at_where_a_lesson_says_so() -> None:
    """A hand has equal cards; the one that was just drawn is the last."""
    scene = Scene(900, 300, (Sprite("game/x", 100, 100, 50), Sprite("game/x", 700, 100, 50)))
    first, last = place_of(scene, "card x"), place_of(scene, "last x")
    assert first
    assert last
    assert (first.box.left, last.box.left) == (70, 670)


def test_a_cell_of_hexagons_is_framed_as_a_hexagon() -> None:
    at = taught(FRAME, "land_vs_sea", _HOLE, "en")
    picture = asked(FRAME, at, 1, focus_of(FRAME, at)).picture
    assert picture
    before = render.layout(replace(picture, points=())).items
    marks = render.layout(picture).items[len(before) :]
    assert [mark.art for mark in marks if isinstance(mark, Sprite)] == ["hexglow"]
    assert not [mark for mark in marks if isinstance(mark, Glow)]


_HOLE = 4
"""The step of Land vs Sea that speaks of a place on the map."""
