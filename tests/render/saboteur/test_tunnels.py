"""The drawing proves the topology: who walks on it gets where the card leads, and nowhere else."""

from collections import deque
from itertools import chain
from statistics import mean

import pytest
from PIL import Image, ImageChops, ImageStat

from games.core.values import Rotation
from games.saboteur.components import CARDS, Card, Door, lying, turns
from render.pixels.sprites import sprite
from render.saboteur.art.cards import card, ground, plan
from render.saboteur.art.geometry import Passage
from render.saboteur.art.passages import passage
from tests.proofs import filled
from tests.properties import each

PX = 100
LYING = [(id, turned) for id, one in CARDS.items() if one.exits for turned in turns(id)]
BRIDGES = [(id, turned) for id, turned in LYING if passage(id, turned).feature == "bridge"]
LEVEL = [face for face in LYING if face not in BRIDGES]

MOUTHS = {"N": (50, 1), "E": (98, 75), "S": (50, 148), "W": (1, 75)}


def flooded(plan: Image.Image, side: str) -> frozenset[str]:
    """Walk on the white from a mouth, and return all mouths that are reached."""
    pixels, seen = plan.tobytes(), {MOUTHS[side]}
    queue = deque(seen)
    while queue:
        x, y = queue.popleft()
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            inside = 0 <= near[0] < plan.width and 0 <= near[1] < plan.height
            if inside and near not in seen and pixels[near[0] + near[1] * plan.width] > 128:
                seen.add(near)
                queue.append(near)
    return frozenset(other for other, at in MOUTHS.items() if at in seen)


def ways(one: Card) -> set[frozenset[str]]:
    """Return what each tunnel of a card joins, blocked ends as tunnels of their own."""
    led = {frozenset(side.name for side in way) for way in one.ways}
    return led | {frozenset(side.name) for side in one.stubs}


def exits(one: Card) -> list[str]:
    return [side.name for side in one.exits]


@each(("id", "turned"), LEVEL)
def test_mouths_are_joined_as_the_card_says(id: str, turned: Rotation) -> None:
    drawn, one = plan(passage(id, turned), PX), lying(id, turned)
    assert {flooded(drawn, side) for side in exits(one)} == ways(one)


@each(("id", "turned"), LYING)
def test_a_side_without_an_exit_is_rock(id: str, turned: Rotation) -> None:
    drawn, one = plan(passage(id, turned), PX), lying(id, turned)
    for side, at in MOUTHS.items():
        assert (drawn.tobytes()[at[0] + at[1] * PX] > 128) == (side in exits(one)), side


@pytest.mark.parametrize(("id", "turned"), BRIDGES)
def test_a_bridge_leads_over_the_other_tunnel_and_not_into_it(id: str, turned: Rotation) -> None:
    shape = passage(id, turned)
    drawn = plan(shape, PX)
    assert flooded(drawn, "W") == flooded(drawn, "E") == {"W", "E"}
    assert flooded(drawn, "N") == {"N"}  # it goes on below the planks
    below = plan(Passage(("NS",), shape.stubs), PX)
    assert flooded(below, "N") == {"N", "S"}


def test_the_proof_bites_when_something_else_is_drawn() -> None:
    wrong = Passage(("NES",), "W")
    assert flooded(plan(wrong, PX), "N") != {"N", "E", "S", "W"}
    assert flooded(plan(Passage(("NESW",)), PX), "N") == {"N", "E", "S", "W"}
    # the ends of a dead end would be joined if no stones lay in them
    assert flooded(plan(Passage((), "NS"), PX), "N") == {"N"}
    assert flooded(plan(Passage(("NS",)), PX), "N") == {"N", "S"}


def border(shape: Passage, side: str) -> Image.Image:
    """Return a line of pixels along a side, where a mouth is, just inside of the card's frame."""
    face = card(shape, True, PX).convert("RGB")
    boxes = {"N": (26, 3, 74, 4), "S": (26, 146, 74, 147)}
    boxes |= {"W": (3, 51, 4, 99), "E": (96, 51, 97, 99)}
    line = face.crop(boxes[side])
    return line if side in "NS" else line.transpose(Image.Transpose.ROTATE_90)


@pytest.mark.parametrize("sides", ["NS", "EW"])
def test_any_two_mouths_fit(sides: str) -> None:
    """A card may lie beside any other: what is drawn at their seam is the same."""
    shapes = [(passage(id, turned), lying(id, turned)) for id, turned in LYING]
    lines = [border(shape, side) for shape, one in shapes for side in exits(one) if side in sides]
    assert len(lines) > 60
    apart = [mean(ImageStat.Stat(ImageChops.difference(lines[0], line)).mean) for line in lines]
    assert max(apart) < 32  # some have rails, some have not
    bare = border(Passage((), "NS" if sides == "EW" else "EW"), sides[0])
    assert mean(ImageStat.Stat(ImageChops.difference(lines[0], bare)).mean) > 40


def test_the_floor_reaches_the_seam_in_the_same_place_on_every_card() -> None:
    for id, turned in LYING:
        drawn = plan(passage(id, turned), PX)
        for side in filled(exits(lying(id, turned))):
            x, y = MOUTHS[side]
            box = (0, y, PX, y + 1) if side in "NS" else (x, 0, x + 1, PX * 3 // 2)
            line = drawn.crop(box).point(lambda v: 255 if v > 128 else 0)
            middle = (50, 75)[side in "EW"]
            left, top, right, bottom = line.getbbox() or (0, 0, 0, 0)
            first, last = (left, right) if side in "NS" else (top, bottom)
            assert abs(first + last - 2 * middle) <= 2
            assert 28 <= last - first <= 33


def test_cards_without_light_are_told_from_lit_ones() -> None:
    for id, turned in LYING:
        shape = passage(id, turned)
        lit, dark = (card(shape, light, PX).convert("L") for light in (True, False))
        assert ImageStat.Stat(lit).mean[0] - ImageStat.Stat(dark).mean[0] > 15, id


def test_every_card_looks_different() -> None:
    looks = {
        (id, turned): sprite(f"saboteur/card/{id}/{turned.value}/lit", 76).image
        for id, turned in chain(LYING, ((id, Rotation.R0) for id in CARDS if not CARDS[id].exits))
    }
    assert len({image.tobytes() for image in looks.values()}) == len(looks)


def test_doors_wear_the_sign_of_their_team() -> None:
    """Green and blue are told apart by leaf and drop, not by hue alone: compare without colour."""
    for way in ("EW", "NS"):
        green, blue = (card(Passage((way,), "", team), True, 200) for team in ("green", "blue"))
        apart = ImageChops.difference(green.convert("L"), blue.convert("L"))
        sign = apart.crop((84, 134, 116, 166))
        assert ImageStat.Stat(sign).extrema[0][1] > 60
    assert {one.door for one in CARDS.values()} == {None, Door.BLUE, Door.GREEN}


def test_a_turned_card_has_its_light_where_all_have_it() -> None:
    """Nothing is turned but the topology: the rock below is the same."""
    for id in ("ne", "x-nes", "crystal-w"):
        upright, turned = (
            card(passage(id, rotation), True, PX) for rotation in (Rotation.R0, Rotation.R180)
        )
        for image in (upright, turned):
            below, turned_below = (
                ImageStat.Stat(ImageChops.difference(_relief(image), _relief(rock))).mean[0]
                for rock in (ground(PX), ground(PX).rotate(180))
            )
            assert below < turned_below * 2 / 3


def _relief(image: Image.Image) -> Image.Image:
    """Return how bright the facets of a card's corner are beside each other."""
    corner = image.crop((4, 4, 24, 24)).convert("L")
    middle = ImageStat.Stat(corner).mean[0]
    return corner.point([max(0, min(255, round(v - middle + 128))) for v in range(256)])
