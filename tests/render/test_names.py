"""Names come in any script; whatever they are, something that can be read stands in the picture."""

import pytest

from render.sheet.text import fit, readable, runs, width
from render.theme import SMALLEST_TEXT, Face


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Оксана Їжак-Ґудзь", "Оксана Їжак-Ґудзь"),
        ("Ёлка № 1", "Ёлка № 1"),
        ("王芳", "WangFang"),
        ("Max 🎲", "Max"),
        ("😀👍🏽", "E"),
        ("\u200b\u2060", "E"),
        ("   ", "E"),
        ("", "E"),
        ("  Anna\n Maria ", "Anna Maria"),
        ("Zoe\u0308", "Zoë"),
    ],
)
def test_a_name_becomes_readable(name: str, written: str) -> None:
    assert readable(name, "E") == written


@pytest.mark.parametrize("name", ["שלום", "ქეთევან", "محمد", "ひかり", "한솔", "𝓐𝓷𝓷𝓪", "ꙮ ok", "?"])
def test_no_script_turns_into_boxes_or_nothing(name: str) -> None:
    written = readable(name, "E")
    assert written
    assert "?" not in written or name == "?"
    assert all(run.font(30).getlength(run.text) >= 0 for run in runs(written, Face.NAME))


def test_a_long_name_gets_smaller_then_shorter() -> None:
    text, px = fit("Константинопольская", Face.NAME, 34, 260)
    assert (text, px) == ("Константинопольская", px)
    assert SMALLEST_TEXT <= px < 34
    text, px = fit("Константинопольская", Face.NAME, 34, 120)
    assert text.endswith("…")
    assert px == SMALLEST_TEXT
    assert width(text, Face.NAME, px) <= 120


def test_figures_are_of_one_width() -> None:
    widths = {width(figure * 4, Face.FIGURE, 46) for figure in "0123456789"}
    assert len(widths) == 1
