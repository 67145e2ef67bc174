"""The sheet of standings: long names and long facts keep apart."""

from itertools import combinations

from render import layout
from render.sheet.scene import Box, Label
from render.sheet.text import width
from render.standings import Fact, Standings, StandingsRow, standing_sheet
from tests.proofs import filled

SAID = Standings(
    "Все игры · 128 партий",
    ("Партии", "Победы", "%"),
    (
        StandingsRow(
            "Константин Константинопольский-Задунайский", ("128", "64", "50 %"), leads=True
        ),
    ),
    (
        Fact(
            "Суша против моря. Больше всего очков: 212", "Константин Константинопольский и Ярослава"
        ),
        Fact("Гномы-вредители. Больше всего очков: 12", "Мах, Ярослава и Константин"),
        Fact("Games", "12"),
    ),
)


def _box(label: Label) -> Box:
    wide = width(label.text, label.face, label.px)
    left = label.x - {"l": 0, "m": wide // 2, "r": wide}[label.anchor[0]]
    return Box(left, label.y - label.px // 3, left + wide, label.y + label.px // 3)


def test_nothing_is_written_over_something_else() -> None:
    """A fact of one person with a long name was written over its own value."""
    boxes = [_box(i) for i in layout(standing_sheet(SAID)).items if isinstance(i, Label)]
    assert not any(filled(one.meets(other) for one, other in combinations(boxes, 2)))


def test_what_is_short_stays_in_one_line() -> None:
    labels = {i.text: i for i in layout(standing_sheet(SAID)).items if isinstance(i, Label)}
    assert labels["Games"].y == labels["12"].y
