"""What every preview of the recorded game promises."""

import pytest
from msgspec.structs import replace

from games.castle import GAME
from games.castle.actions import Place
from games.core.choices import decision, path_to
from games.core.values import Rotation
from render import layout
from render.sheet.marks import marks
from render.sheet.scene import Badge, Box, Label, Panel, Thumb, Tiles
from tests.proofs import filled
from tests.render.castle.positions import picture, states


@pytest.mark.parametrize("room", [800, 880, 1200, 1440])
def test_every_turn_is_seen_and_every_badge_has_its_label(room: int) -> None:
    """No badge and no follower lies over a turn, and no panel."""
    for state in states()[::6]:
        actions = decision(GAME, state, state.turn)
        for action in [action for action in actions if isinstance(action, Place)][::9]:
            asked = picture(state, path_to(actions, action), room=room)
            items = layout(asked).items
            assert [i for i in items if isinstance(i, Badge) and not i.label] == []
            turns = len(marks(asked.focus, Rotation))
            large, *thumbs = [item for item in items if isinstance(item, Thumb)]
            assert len(thumbs) == turns
            tile = Box(large.x, large.y, large.x + large.px, large.y + large.px)
            below = [item.box for item in items if isinstance(item, Panel)]
            # or nothing: a square may take the tile in one way
            for thumb in thumbs:
                box = Box(thumb.x, thumb.y, thumb.x + thumb.px, thumb.y + thumb.px)
                assert box.bottom <= large.y + large.px + 280
                assert not any(filled(box.meets(panel) for panel in below))
                assert not box.meets(tile)


@pytest.mark.parametrize("room", [640, 720, 800, 880, 1200])
def test_wall_tiles_are_seen_whole_or_not_at_all(room: int) -> None:
    """Beside a tile that is tried out the next card cut them off."""
    slabs = 0
    for state in states()[::6]:
        actions = decision(GAME, state, state.turn)
        for action in [action for action in actions if isinstance(action, Place)][::19]:
            items = layout(picture(state, path_to(actions, action), room=room)).items
            panels = [item for item in items if isinstance(item, Panel)]
            cards = [panel.box for panel in panels if panel.shadow]
            # or nothing: a low picture shows none whole, and so none
            for slab in (panel.box for panel in panels if panel.fill == SLAB):
                assert any(card.holds(slab) for card in cards)
                assert not any(card.meets(slab) and not card.holds(slab) for card in cards)
                slabs += 1
    assert slabs or room < 800


SLAB = "#f2e8d0"
"""What wall tiles are made of."""


def test_places_have_letters_and_people_none() -> None:
    """The tokens of Anna and Clara looked like the places A and C."""
    asked = picture(states()[0], ())
    items = layout(replace(asked, names=("Anna", "Clara"))).items
    assert not [i for i in items if isinstance(i, Label) and i.text in ("A", "C")]


def test_the_room_that_a_phone_leaves_is_used() -> None:
    """The preview used a sheet of 800 pixels where 880 fitted, squares of 17 points."""
    asked = picture(states()[30], (1,), room=880)
    scene = layout(asked)
    (castle,) = (item for item in scene.items if isinstance(item, Tiles))
    assert scene.height == 880
    assert castle.px >= 77
