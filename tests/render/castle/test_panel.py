"""Panels of the players beside the castle."""

import render
from render.sheet.scene import Label
from tests.games.castle.script import Scenario, run
from tests.render.castle.positions import picture


def test_the_size_of_a_keep_counts_the_wall_tiles_that_make_it_larger() -> None:
    keeps = ("Anna house0@A3 7", "Bob house0@A5 9")
    state = run(Scenario("", "", (), keeps=keeps, taken=("Bob keep",), stack=("31",))).state
    said = {item.text for item in render.layout(picture(state)).items if isinstance(item, Label)}
    assert {"7", "11"} <= said
    assert "9" not in said


def test_the_plaque_counts_the_tiles_that_are_held_among_those_to_come() -> None:
    state = run(Scenario("", "", (), held=("49", "12"))).state
    assert len(state.stack) == 3
    said = [item.text for item in render.layout(picture(state)).items if isinstance(item, Label)]
    assert "5" in said
    assert "3" not in said
