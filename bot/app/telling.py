"""What somebody sees, as the page is told: JSON. PURE."""

from collections.abc import Callable, Iterator, Mapping
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


def _chart(
    look: Look, chart: Chart, faces: Mapping[Plain, Face], name: Callable[[Plain], str]
) -> dict[str, Any]:
    """Write a map down: faces once, then what lies where, by their numbers."""
    plains = tuple(dict.fromkeys(each.plain for each in chart.placed))
    numbers = {plain: number for number, plain in enumerate(plains)}
    return {
        "faces": [
            [name(plain), face.left, face.top, face.width, face.height]
            for plain in plains
            for face in (faces[plain],)
        ],
        "placed": [[numbers[each.plain], each.x, each.y, each.strength] for each in chart.placed],
        "glows": chart.glows,
        "places": list(_places(look, chart)),
    }


def _places(look: Look, chart: Chart) -> Iterator[tuple[int, int, int, int, int]]:
    """Yield where options lie: x, y, radius, which question, which option."""
    where = {
        option.label: (asked, index)
        for asked, question in reversed([*enumerate(look.questions)])
        if not question.turns
        for index, option in enumerate(question.options)
        if option.label
    }
    for badge in chart.badges:
        if badge.label in where:
            yield badge.x, badge.y, badge.r, *where[badge.label]
