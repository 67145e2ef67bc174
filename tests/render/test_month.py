"""The sheet of a month: long names keep apart, and nothing is too small or runs off."""

from itertools import combinations

import pytest

from render import Month, MonthGame, MonthPerson, Picture, layout, month_sheet
from render.sheet.scene import Box, Label, Scene
from render.sheet.text import width
from render.theme import SMALLEST_TEXT, TALLEST, WIDTH
from tests.proofs import filled

LONG = "Константин Константинопольский-Задунайский"
GAMES = tuple(
    MonthGame(id, name, "128 партий", f"{LONG}: 64 победы")
    for id, name in (
        ("carcassonne", "Каркассон"),
        ("land_vs_sea", "Суша против моря"),
        ("saboteur", "Гномы-вредители"),
    )
)


def a_month(people: int = 10, podium: int = 3) -> Picture:
    names = (LONG, "Ян", "Ярослава Всеволодовна")
    rows = tuple(MonthPerson(f"{names[n % 3]}", "128 побед", min(n, 2) + 1) for n in range(people))
    return month_sheet(Month("Сентябрь 2026", f"{LONG} · 128 партий", rows, GAMES, podium))


def laid_out(people: int, podium: int) -> Scene:
    return layout(a_month(people, podium))


def _box(label: Label) -> Box:
    wide = width(label.text, label.face, label.px)
    left = label.x - {"l": 0, "m": wide // 2, "r": wide}[label.anchor[0]]
    return Box(left, label.y - label.px // 3, left + wide, label.y + label.px // 3)


@pytest.mark.parametrize(("people", "podium"), [(1, 1), (2, 2), (10, 3), (11, 3), (9, 1), (12, 0)])
def test_nothing_is_written_over_something_else_or_off_the_sheet(people: int, podium: int) -> None:
    scene = laid_out(people, podium)
    labels = [item for item in scene.items if isinstance(item, Label)]
    boxes = [_box(label) for label in labels]
    assert not any(filled(one.meets(other) for one, other in combinations(boxes, 2)))
    assert all(filled(Box(30, 30, WIDTH - 30, scene.height - 20).holds(box) for box in boxes))
    assert all(filled(label.px >= SMALLEST_TEXT for label in labels))
    assert scene.height <= TALLEST


@pytest.mark.parametrize(("podium", "order"), [(1, "A"), (2, "AB"), (3, "BAC")])
def test_the_first_of_three_stands_in_the_middle_and_highest(podium: int, order: str) -> None:
    people = tuple(MonthPerson(name, "", place) for place, name in enumerate("ABC", 1))
    scene = layout(month_sheet(Month("", "", people[:podium], (), podium)))
    names = [item for item in scene.items if isinstance(item, Label) and item.text in {*"ABC"}]
    assert "".join(one.text for one in sorted(names, key=lambda one: one.x)) == order
    assert "".join(one.text for one in sorted(names, key=lambda one: one.y)) == "ABC"[:podium]


def test_who_share_a_place_stand_equally_high() -> None:
    people = tuple(MonthPerson(name, "", place) for name, place in (("A", 1), ("B", 1), ("C", 3)))
    scene = layout(month_sheet(Month("", "", people, (), 3)))
    names = [item for item in scene.items if isinstance(item, Label) and item.text in {*"ABC"}]
    high = {one.text: one.y for one in names}
    assert high["A"] == high["B"] < high["C"]
