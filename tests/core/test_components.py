"""Component files are typed, and their counts are checked."""

import pytest

from games.core.components import WrongComponents, check_counts, load


def test_a_file_becomes_typed_data() -> None:
    box = load("games.carcassonne", "tiles.toml", dict[str, object])
    assert box["start"] == "D"


def test_a_file_of_another_shape_is_refused_by_name() -> None:
    with pytest.raises(WrongComponents, match=r"games\.carcassonne/tiles\.toml"):
        load("games.carcassonne", "tiles.toml", dict[str, int])


def test_right_counts_pass_and_uncounted_figures_do_not_matter() -> None:
    check_counts("toys", {"ball": 2, "kite": 1}, {"ball": 2})
    with pytest.raises(WrongComponents, match=r"expected \{'doll': \(None, 1\)\}$"):
        check_counts("toys", {"ball": 2, "kite": 1}, {"ball": 2, "doll": 1})


def test_every_wrong_count_is_named() -> None:
    with pytest.raises(WrongComponents, match=r"toys: .*'ball': \(2, 3\).*'doll': \(None, 1\)"):
        check_counts("toys", {"ball": 2, "kite": 1}, {"ball": 3, "kite": 1, "doll": 1})
