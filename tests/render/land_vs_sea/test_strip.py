"""What the strip below the map says: for what one plays, and what can be chosen."""

from itertools import combinations
from math import hypot
from typing import TypeGuard

import pytest

from games.land_vs_sea.view import Phase
from render import Picture, layout
from render.sheet.scene import Badge, Hexagon, Label, Sprite
from tests.proofs import filled
from tests.render.land_vs_sea.positions import WORDS, asked, at, picture, recorded


def _private() -> list[Picture]:
    laying = at(Phase.LAYING, 20)
    assert laying.turn is not None
    quiet = picture(laying, laying.turn)
    return [quiet, asked(laying), asked(laying, 1), asked(laying, 1, 4)]


@pytest.mark.parametrize("step", range(4))
def test_each_private_picture_says_for_what_one_plays(step: int) -> None:
    """Large, with the colour and the pennant."""
    shown = _private()[step]
    side = shown.view.sides[at(Phase.LAYING, 20).turn].value
    scene = layout(shown)
    words = [i for i in scene.items if isinstance(i, Label)]
    (word,) = (one for one in words if one.text == WORDS[f"land-vs-sea-side-{side}"])
    assert word.px >= 38
    pennants = [i for i in scene.items if isinstance(i, Sprite) and "/flag/" in i.art]
    assert any(one.px >= 78 and f"/flag/{side}" in one.art for one in pennants)


def test_once_a_side_is_chosen_it_alone_is_shown_beside_the_map() -> None:
    """The hand left three fifths of its strip empty and told nothing new."""
    scene = layout(asked(at(Phase.LAYING, 20), 1))
    assert len([item for item in scene.items if isinstance(item, Hexagon)]) == 1
    letters = [i.label for i in scene.items if isinstance(i, Badge) and i.label.isalpha()]
    assert letters == ["B"]


def test_no_stack_is_ticked_in_advance() -> None:
    """Whoever confirms has said from which stack the next tile is drawn."""
    shown = asked(at(Phase.LAYING, 20), 1, 4)
    assert shown.focus
    (stacks,) = (row for row in shown.focus.rows if row.field == "stack")
    assert len(stacks.marks) == 2
    assert not any(mark.picked for mark in stacks.marks)
    assert not shown.focus.decided
    taken = asked(at(Phase.LAYING, 20), 1, 4, 1)
    assert taken.focus
    assert taken.focus.decided


def test_stack_that_a_hint_draws_from_is_marked() -> None:
    """A hint chooses it without a tap, and leaves no letter to choose by."""
    drawing = at(Phase.DRAWING, 0)
    at_rest, first, second = (
        {(item.x, item.y) for item in layout(asked(drawing, *path)).items if _is_glow(item)}
        for path in ((), (0,), (1,))
    )
    assert len(first - at_rest) == len(second - at_rest) == 1
    assert first != second


def _is_glow(item: object) -> TypeGuard[Sprite]:
    return isinstance(item, Sprite) and item.art == "hexglow"


def test_no_letter_of_a_waypoint_lies_on_another() -> None:
    """Each place that can be tapped is seen, however many areas are asked for."""
    counted = 0
    for state in recorded():
        if state.phase is not Phase.MARKING:
            continue
        letters = [i for i in layout(picture(state, path=())).items if isinstance(i, Badge)]
        counted = max(counted, len(letters))
        for one, other in filled(combinations(letters, 2)):
            assert hypot(one.x - other.x, one.y - other.y) >= one.r + other.r
    assert counted > 20
