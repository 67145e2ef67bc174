"""What the pictures that people call up say."""

from itertools import combinations, pairwise

from games.core.values import TABLE
from render import layout
from render.land_vs_sea.lenses import AREA_SIGNS
from render.sheet.scene import Label, Panel, Sprite
from tests.proofs import filled
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


def test_each_open_area_is_tinted_in_one_colour_and_bears_its_figures() -> None:
    """A figure alone did not say to which area it belongs."""
    shown = picture(recorded()[60], page="areas")
    items = layout(shown).items
    tints = [i.art.split("/") for i in items if isinstance(i, Sprite) and "/tint/" in i.art]
    areas = [
        region
        for region in shown.view.regions
        if region.kind in AREA_SIGNS and region.open and (region.tiles > 1 or region.plus)
    ]
    assert areas
    assert len(tints) == sum(len(area.spots) for area in areas)
    figures = [i.text for i in items if isinstance(i, Label) and i.text[:1] in "▲≈"]
    assert len([said for said in figures if ":" not in said]) == len(areas)


def test_the_signs_of_a_lens_are_explained_below_it() -> None:
    """Short forms as "×2" and "1:1" mean nothing to whoever sees them for the first time."""
    for page in ("areas", "routes"):
        said = [i for i in layout(picture(recorded()[60], page=page)).items if isinstance(i, Label)]
        (line,) = (one for one in said if one.text == WORDS[f"land-vs-sea-signs-{page}"])
        assert line.px >= 36


def test_figures_of_areas_do_not_hide_each_other() -> None:
    for state in filled(recorded()[20::9]):
        items = layout(picture(state, page="areas")).items
        boxes = [
            below.box
            for below, item in pairwise(items)
            if isinstance(item, Label) and isinstance(below, Panel) and item.text[:1] in "▲≈"
        ]
        assert not any(filled(one.meets(other) for one, other in combinations(boxes, 2)))
