from pathlib import Path

from tests.render.played import check_pictures


def test_pictures_of_recorded_games_are_as_they_were(tmp_path: Path) -> None:
    check_pictures("glastonbury", tmp_path)
