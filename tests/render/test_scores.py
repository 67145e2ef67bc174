"""The sheet of the final scores."""

from render.sheet.guide import FRIEZE
from render.sheet.look import Look
from render.sheet.scene import Box, Panel, Sprite
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


def test_before_pieces_of_the_game_all_stand_the_winner_largest_and_crowned() -> None:
    columns = (Column("icon/x", "gained", "#112233"),)
    names = ("Anna", "Boris", "Clara")
    rows = [
        Row((Sprite(f"token/{name}", 92, 124, 72),), name, (9 - n,), 9 - n, won=n == 0)
        for n, name in enumerate(names)
    ]
    pieces = (Panel(FRIEZE, "#112244"),)
    scene = scores("Scores", "Total", columns, rows, Look(("", ""), ("#111111", "#222222")), pieces)
    stand = [one for one in scene.items if isinstance(one, Sprite) and one.y < FRIEZE.bottom]
    people = [one for one in stand if one.art.startswith("token/")]
    assert [one.art for one in people] == [f"token/{name}" for name in names]
    assert max(people, key=lambda one: one.px).art == "token/Anna"
    (crown,) = (one for one in stand if one.art == "crown")
    assert crown.x == people[0].x
    assert crown.y - crown.px // 2 > FRIEZE.top
    assert len({one.x for one in people}) == len(people)
