"""What the pictures that people call up say."""

from games.core.values import TABLE
from render import layout
from render.sheet.scene import Label
from tests.render.land_vs_sea.positions import WORDS, picture, recorded


def test_of_the_sides_that_nobody_has_seen_it_is_said_how_many_never_come() -> None:
    """Booklet pp. 5-6: a tile lies on the side that it hides, or on one that all have seen."""
    for state in recorded()[:60:10]:
        scene = layout(picture(state, page="left"))
        said = [item.text for item in scene.items if isinstance(item, Label)]
        under = sum(TABLE not in side.seen for side in state.gone)
        unseen = sum(picture(state).view.unseen.values())
        assert f"{WORDS['land-vs-sea-unseen']}: {unseen}" in said
        assert f"{WORDS['land-vs-sea-covered']}: {under}" in said
