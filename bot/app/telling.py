"""What somebody sees, as the page is told: JSON. PURE."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from bot.app.looks import Look
from render import Chart, Face, Plain

_LEFT_OUT = ("chart", "picture")


def told(look: Look, faces: Mapping[Plain, Face], name: Callable[[Plain], str], said: str) -> bytes:
    """Write a look down.

    :param name: what a face is called in an address.
    :param said: what a press is answered with.
    """
    fields = {
        field: value
        for field, value in msgspec.structs.asdict(look).items()
        if field not in _LEFT_OUT
    }
    chart = _chart(look, look.chart, faces, name) if look.chart else None
    return msgspec.json.encode(
        {**fields, "said": said, "map": chart, "pictured": look.picture is not None}
    )


def plains_of(chart: Chart) -> tuple[Plain, ...]:
    """Return what there must be faces of."""
    placed = (each.plain for each in chart.placed)
    return tuple(dict.fromkeys((*placed, *(each.thing for each in chart.held))))


def _chart(
    look: Look, chart: Chart, faces: Mapping[Plain, Face], name: Callable[[Plain], str]
) -> dict[str, Any]:
    """Write a map down: faces once, then what lies where, by their numbers."""
    plains = plains_of(chart)
    numbers = {plain: number for number, plain in enumerate(plains)}
    options = _options(look)
    return {
        "faces": [
            [name(plain), face.left, face.top, face.width, face.height]
            for plain in plains
            for face in (faces[plain],)
        ],
        "placed": [[numbers[each.plain], each.x, each.y, each.strength] for each in chart.placed],
        "ground": name(chart.ground),
        "glows": chart.glows,
        "slots": chart.slots,
        "places": [
            (badge.x, badge.y, badge.r, *options[badge.label])
            for badge in chart.badges
            if badge.label in options
        ],
        "held": [(numbers[each.thing], *options.get(each.label, ())) for each in chart.held],
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
