"""What every preview of the recorded game promises."""

from games.castle import GAME
from games.castle.actions import Place
from games.core.choices import decision, path_to
from games.core.values import Rotation
from render import layout
from render.sheet.marks import marks
from render.sheet.scene import Badge, Box, Panel, Thumb
from tests.render.castle.positions import picture, states


def test_every_turn_is_seen_and_every_badge_has_its_label() -> None:
    for state in states()[::6]:
        actions = decision(GAME, state, state.turn)
        for action in [action for action in actions if isinstance(action, Place)][::9]:
            asked = picture(state, path_to(actions, action))
            items = layout(asked).items
            assert all(item.label for item in items if isinstance(item, Badge))
            turns = len(marks(asked.focus, Rotation))
            large, *thumbs = [item for item in items if isinstance(item, Thumb)]
            assert len(thumbs) == turns
            below = [item.box for item in items if isinstance(item, Panel)]
            for thumb in thumbs:
                box = Box(thumb.x, thumb.y, thumb.x + thumb.px, thumb.y + thumb.px)
                assert box.bottom <= large.y + large.px + 12
                assert not any(box.meets(panel) for panel in below)
