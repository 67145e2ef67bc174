"""A person's view as the page gets it: lines of JSON. PURE."""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

import render
from bot.app.faces import Named
from bot.app.looks import Look
from render import Chart, Plain

_LEFT_OUT = ("chart", "picture")
_FEW = 9
"""Faces that come as they are, at once."""


def told(
    look: Look, faces: Mapping[Plain, Named], has: Collection[str], said: str, where: str
) -> bytes:
    """Serialise a view: a line with the view, and a line with the faces that the page lacks, by
    their names, in base64. Many faces come small first, and in a third line in full size.

    :param has: the names of the faces that the page has.
    :param said: the words with which a press is refused; empty if it is not.
    :param where: the address of the board that a press has changed.
    """
    fields = {
        field: value
        for field, value in msgspec.structs.asdict(look).items()
        if field not in _LEFT_OUT
    }
    chart = _chart(look, look.chart, faces) if look.chart else None
    dress = render.dress(look.picture.game) if look.picture else None
    more = {"said": said, "where": where, "map": chart, "pictured": look.picture is not None}
    lacking = {one.name: one.face for one in faces.values() if one.name not in has}
    small = {name: face.small for name, face in lacking.items()}
    files = {name: face.file for name, face in lacking.items()}
    are_many = len(lacking) > _FEW
    seen = {**fields, **more, "dress": dress, "small": are_many}
    lines = (seen, small, files) if are_many else (seen, files)
    return b"".join(b"%b\n" % msgspec.json.encode(line) for line in lines)


def plains_of(chart: Chart) -> tuple[Plain, ...]:
    """Return the plain faces that a chart needs."""
    placed, held = (*chart.lights, *chart.placed), (each.thing for each in chart.held)
    lying = (each.plain for each in placed)
    return tuple(dict.fromkeys((chart.ground, *lying, *held, *chart.pieces)))


def _chart(look: Look, chart: Chart, faces: Mapping[Plain, Named]) -> dict[str, Any]:
    """Serialise a map: its faces once, then the placed faces by their numbers."""
    plains = plains_of(chart)
    numbers = {plain: number for number, plain in enumerate(plains)}
    options = _options(look)
    return {
        "faces": [
            [faces[plain].name, face.left, face.top, face.width, face.height]
            for plain in plains
            for face in (faces[plain].face,)
        ],
        **{
            name: [[numbers[each.plain], each.x, each.y, each.strength] for each in placed]
            for name, placed in (("lights", chart.lights), ("placed", chart.placed))
        },
        "ground": numbers[chart.ground],
        "onSheet": not chart.ground.name,
        "pieces": [numbers[one] for one in chart.pieces],
        "glows": chart.glows,
        "lasts": chart.lasts,
        "slots": chart.slots,
        "places": [
            (badge.x, badge.y, badge.r, badge.ink, badge.fill, badge.ring, *options[badge.label])
            for badge in chart.badges
            if badge.label in options
        ],
        "held": [
            (numbers[each.thing], each.count, each.picked, *options.get(each.label, ()))
            for each in chart.held
        ],
    }


def _options(look: Look) -> dict[str, tuple[int, int]]:
    """Return by its label which option of which question lies on the map, or in the hand."""
    return {
        option.label: (asked, index)
        for asked, question in reversed([*enumerate(look.questions)])
        if not question.turns
        for index, option in enumerate(question.options)
        if option.label
    }
