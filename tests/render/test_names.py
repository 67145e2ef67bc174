"""Names come in any script; they stand in pictures as their owners write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.sheet.runs import SPARES, face_for, has_glyph, runs
from render.sheet.text import first_sign, fit, readable, width
from render.theme import SMALLEST_TEXT, Face
from render.warm_up import warm_up


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Оксана Їжак-Ґудзь", "Оксана Їжак-Ґудзь"),
        ("Ёлка № 1", "Ёлка № 1"),
        ("  Anna\n Maria ", "Anna Maria"),
        ("Zoe\u0308", "Zoë"),
        ("𝓐𝓷𝓷𝓪", "Anna"),
        ("Max 🎲", "Max 🎲"),
        ("😀👍🏽", "😀👍🏽"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("王芳", "王芳"),
        ("山田 ひかり", "山田 ひかり"),
        ("ⴰⵏⵏⴰ", "anna"),
        ("\u2067Anna\u2069", "Anna"),
        ("\u200b\u2060", ""),
        ("\u3164\u2800", ""),
        ("\u200d", ""),
        ("   ", ""),
    ],
)
def test_a_name_becomes_readable(name: str, written: str) -> None:
    assert readable(name) == written


@pytest.mark.parametrize(
    "name", ["שלום", "ქეთევან", "محمد", "ひかり", "한솔", "प्रिया", "สมชาย", "🦊"]
)
def test_names_in_scripts_of_the_world_are_written_as_they_are(name: str) -> None:
    (run,) = runs(readable(name), Face.NAME)
    assert run.text == name
    assert run.face in SPARES


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("שלום דוד", ["שלום דוד"]),
        ("Anna שלום דוד", ["Anna ", "שלום דוד"]),
        ("שלום Anna דוד", ["דוד", " ", "Anna", "שלום "]),
        ("דוד 12", ["12", "דוד "]),
        ("Anna שלום محمد 12", ["Anna ", "12", "محمد ", "שלום "]),
        ("Anna 12 (דוד)", ["Anna 12 (", "דוד", ")"]),
    ],
)
def test_words_that_run_to_the_left_stand_in_their_order(name: str, seen: list[str]) -> None:
    """Source: Unicode's UAX #9."""
    found = runs(name, Face.NAME)
    assert [run.text for run in found] == seen
    words = [run for run in found if run.text.strip()]
    assert [run.is_rtl for run in words] == [not run.text.isascii() for run in words]


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("Anna", "A"),
        ("👍🏽 Max", "👍🏽"),
        ("🇺🇦 Оля", "🇺🇦"),
        ("👨\u200d👩\u200d👧!", "👨\u200d👩\u200d👧"),
        ("❤\ufe0f", "❤\ufe0f"),
    ],
)
def test_the_first_sign_of_a_name_is_whole(name: str, first: str) -> None:
    assert first_sign(name) == first


def test_space_beside_an_emoji_is_no_wider_than_others() -> None:
    """Those of emoji are as wide as emoji."""
    robot, ada = width("🤖", Face.NAME, 40), width("Ada", Face.NAME, 40)
    space = width("A A", Face.NAME, 40) - width("AA", Face.NAME, 40)
    assert width("🤖 Ada", Face.NAME, 40) - robot - ada <= 2 * space


def test_a_long_name_gets_smaller_then_shorter() -> None:
    text, px = fit("Константинопольская", Face.NAME, 50, 400)
    assert (text, px) == ("Константинопольская", px)
    assert SMALLEST_TEXT <= px < 50
    text, px = fit("Константинопольская", Face.NAME, 50, 120)
    assert text.endswith("…")
    assert px == SMALLEST_TEXT
    assert width(text, Face.NAME, px) <= 120


@given(st.text(max_size=40), st.integers(60, 400))
def test_any_name_fits_where_it_is_written(name: str, room: int) -> None:
    """In letters that can be read, unless there is no room for one."""
    text, px = fit(readable(name), Face.NAME, 50, room)
    assert SMALLEST_TEXT <= px <= 50
    assert width(text, Face.NAME, px) <= room or text == "…"
    assert readable(readable(name)) == readable(name)


def test_figures_are_of_one_width() -> None:
    widths = {width(figure * 4, Face.FIGURE, 46) for figure in "0123456789"}
    assert len(widths) == 1


def test_once_a_process_is_warm_the_faces_of_usual_letters_are_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for remembered in (face_for, readable, runs):
        remembered.cache_clear()
    assert [scene.height for scene in warm_up(880)] == [880, 880]
    asked: list[str] = []

    def noted(face: Face, letter: str) -> bool:
        asked.append(letter)
        return has_glyph(face, letter)

    monkeypatch.setattr("render.sheet.runs.has_glyph", noted)
    assert readable("Ґжицький Ёжик Quux") == "Ґжицький Ёжик Quux"
    assert asked == ["Ё"]
