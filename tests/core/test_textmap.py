"""Maps in characters: what is drawn is read back."""

from games.core.textmap import draw, read
from games.core.values import Cell

L_SHAPE = {
    Cell(-1, 2): ("ab", "cd"),
    Cell(0, 2): ("ef", "gh"),
    Cell(0, 3): ("ij", "kl"),
}

L_MAP = """\
abef
cdgh
  ij
  kl"""


def test_blocks_are_drawn_in_their_places() -> None:
    assert draw(L_SHAPE, 2, 2) == L_MAP


def test_what_was_drawn_is_read_back() -> None:
    assert read(L_MAP, 2, 2, corner=Cell(-1, 2)) == L_SHAPE


def test_common_indentation_and_empty_lines_around_mean_nothing() -> None:
    assert read("\n    ab\n    cd\n  ", 2, 2) == {Cell(0, 0): ("ab", "cd")}


def test_trailing_spaces_may_be_missing() -> None:
    assert read("ab x\ncd", 2, 2) == {Cell(0, 0): ("ab", "cd"), Cell(1, 0): (" x", "  ")}


def test_nothing_draws_as_nothing() -> None:
    assert draw({}, 5, 3) == ""
