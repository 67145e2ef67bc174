"""The sheet of the final scores."""

from render.sheet.scene import Box, Panel
from render.sheet.scores import Column, Row, scores
from render.theme import WIDTH


def test_the_bar_of_who_has_lost_points_stays_on_the_sheet() -> None:
    """It is as long as what they have gained: more than anybody's sum."""
    columns = (Column("icon/x", "gained", "#112233"), Column("icon/y", "lost", "#445566"))
    rows = (Row((), "Anna", (2, 0), 2, won=True), Row((), "Boris", (40, -39), 1, won=False))
    scene = scores("Scores", "Total", columns, rows)
    bars = [one.box for one in scene.items if isinstance(one, Panel) and one.fill == "#112233"]
    sheet = Box(0, 0, WIDTH, scene.height)
    assert len(bars) == len(rows)
    assert [bar for bar in bars if not sheet.holds(bar)] == []
