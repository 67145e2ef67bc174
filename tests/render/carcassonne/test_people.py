"""People in the pictures: their colours, their followers, their crowns, what they were paid for."""

import pytest
from msgspec.structs import replace

from games.core.values import Seat
from render import carcassonne
from render.sheet.guide import FRIEZE
from render.sheet.scene import Badge, Label, Scene, Sprite
from render.theme import STYLES
from tests.proofs import filled
from tests.render.carcassonne import positions


def test_people_wear_the_colours_that_they_chose() -> None:
    scene = carcassonne.layout(positions.choosing())
    worn = {item.art.split("/")[1] for item in figures(scene)}
    assert worn == {"0", "5", "2", "3"}


@pytest.mark.parametrize("colour", range(len(STYLES)))
def test_letters_are_ringed_in_the_colour_of_who_chooses(colour: int) -> None:
    asked = replace(positions.previewing(), colours=(colour - 1, colour, colour - 2, colour - 3))
    letters = [
        i for i in carcassonne.layout(asked).items if isinstance(i, Badge) and i.label == "A"
    ]
    assert [badge.ring in (STYLES[colour].colour, STYLES[colour].emblem) for badge in letters] == [
        True
    ]


def test_winners_who_share_are_all_crowned() -> None:
    scene = carcassonne.layout(positions.ended())
    crowns = [item for item in scene.items if isinstance(item, Sprite) and item.art == "crown"]
    assert len(positions.ended().view.result.ranking[0]) == 2
    assert len(crowns) == 2 * 2  # in their rows, and before the road along the top
    heads = [item.y - item.px for item in figures(scene)]
    for crown in filled(crowns):  # above a head, not on the face
        assert min(abs(crown.y - head) for head in heads) <= 4


def test_winners_are_crowned_on_the_last_board_too() -> None:
    scene = carcassonne.layout(replace(positions.ended(), page="board"))
    crowns = [item for item in scene.items if isinstance(item, Sprite) and item.art == "crown"]
    heads = [item for item in figures(scene) if item.px == 56]
    assert [crown.x for crown in crowns] == [head.x for head in heads]
    assert {head.art for head in heads} == {"follower/1/stand", "follower/2/stand"}


def test_the_sheet_says_what_was_paid_for_what() -> None:
    scene = carcassonne.layout(positions.ended())
    rows = sorted({item.y for item in figures(scene) if item.y > FRIEZE.bottom})
    told = [
        [i.text for i in scene.items if isinstance(i, Label) and 0 < y - i.y < 100] for y in rows
    ]
    assert told[0] == ["Max", "–", "14", "–", "–", "14"]
    assert told[1] == ["Дмитро", "2", "–", "9", "3", "14"]
    assert told[2] == ["Оксана", "7", "–", "–", "–", "7"]


def test_without_farmers_the_sheet_has_no_fields() -> None:
    asked = positions.ended()
    scene = carcassonne.layout(
        replace(asked, view=replace(asked.view, options={"farmers": "off", "abbot": "off"}))
    )
    assert not any(
        filled(isinstance(i, Sprite) and i.art == "carcassonne/icon/field" for i in scene.items)
    )


def test_a_picked_follower_stands_on_its_spot_and_a_farmer_lies() -> None:
    road, field = positions.segment("road0"), positions.segment("field1")
    for segment, pose in ((road, "stand"), (field, "lie")):
        before = figures(carcassonne.layout(positions.previewing()))
        after = figures(carcassonne.layout(positions.previewing(segment, decided=True)))
        (added,) = set(after) - set(before)
        assert added.art == f"follower/{Seat(1)}/{pose}"


def figures(scene: Scene) -> list[Sprite]:
    """Return all followers of a scene."""
    return [i for i in scene.items if isinstance(i, Sprite) and i.art.startswith("follower/")]
