"""The strips at foot and top: each figure says what it counts, each token is seen."""

from collections.abc import Iterator
from importlib import import_module

from render import Picture, layout
from render.pieces.followers import ABBOT, BUILDER, LARGE, PIG, STAND
from render.sheet.head import HEAD
from render.sheet.legend import LegendEntry, legend
from render.sheet.scene import Box, Label, Sprite
from render.sheet.text import width
from tests.proofs import filled
from tests.properties import each

_HIGH = 720


@each("prospect", [None, 27])
@each("count", range(2, 7))
def test_a_figure_stands_by_each_number_of_what_is_at_home(
    count: int, prospect: int | None
) -> None:
    """With five people and points to come "×4" stood alone."""
    players = [LegendEntry(n, f"Name {n}", 112, n, prospect=prospect) for n in range(count)]
    items = tuple(legend(players, 0, _HIGH))
    figures = [item for item in items if isinstance(item, Sprite)]
    for number in (item for item in items if isinstance(item, Label) and item.text[0] == "×"):
        near = [f for f in figures if abs(f.x - number.x) <= 50 and abs(f.y - number.y) <= 40]
        assert near, number


@each("prospect", [None, 27])
@each("count", range(2, 7))
def test_figures_at_home_hide_no_number(count: int, prospect: int | None) -> None:
    """With two expansions and abbots everybody has four figures besides followers."""
    others = (LARGE, ABBOT, BUILDER, PIG)
    players = [
        LegendEntry(n, f"Name {n}", 112, n, others=others[: 4 - n % 3], prospect=prospect)
        for n in range(count)
    ]
    items = tuple(legend(players, 0, _HIGH))
    poses = [item for item in items if isinstance(item, Sprite) and STAND not in item.art]
    figures = [Box(f.x - f.px // 2, f.y - f.px, f.x + f.px // 2, f.y) for f in poses]
    assert len(figures) >= sum(len(player.others) for player in players)
    for said in filled(item for item in items if isinstance(item, Label)):
        wide = width(said.text, said.face, said.px)
        left = said.x - {"l": 0, "m": wide // 2, "r": wide}[said.anchor[0]]
        text = Box(left, said.y - said.px // 3, left + wide, said.y + said.px // 3)
        assert not any(_overlap(text, figure) for figure in figures), said.text


def _overlap(one: Box, other: Box) -> bool:
    beside = one.right <= other.left or other.right <= one.left
    return not (beside or one.bottom <= other.top or other.bottom <= one.top)


def _drawn() -> Iterator[Picture]:
    for game in ("laar", "saboteur", "glastonbury"):
        yield from (
            one() for one in import_module(f"tests.render.{game}.positions").GOLDEN.values()
        )


def test_a_token_on_a_dark_strip_lies_on_something_pale() -> None:
    """Black's had a contrast of 1.2 to the night."""
    seen = 0
    for picture in _drawn():
        sprites = [item for item in layout(picture).items if isinstance(item, Sprite)]
        discs = {(item.x, item.y) for item in sprites if item.art.startswith("disc/")}
        for item in sprites:
            if item.art.startswith("token/") and item.y < HEAD:
                seen += 1
                assert (item.x, item.y) in discs, picture.page
    assert seen
