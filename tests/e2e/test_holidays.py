"""Days away by taps: chosen in a private chat, told on the board, and a computer plays meanwhile
(docs/adr/0118), in each language.
"""

from datetime import UTC, datetime, timedelta

import pytest

from tests.e2e.conftest import Stage
from tests.e2e.groups import data_of, has, later, settings_page, verb

SAID = {
    "en": ("is away until", "Noted"),
    "ru": ("в отъезде", "Записано"),
    "uk": ("у від’їзді", "Записано"),
}


@pytest.mark.parametrize("language", SAID)
def test_who_is_awaited_goes_away_a_computer_plays_and_they_come_back(
    toys: Stage, language: str
) -> None:
    group = toys.group(language, language)
    board = group.begin("/play gifts")
    away = group.awaited(board)
    (other,) = {*group.people} - {away}
    told, noted = SAID[language]
    panel = settings_page(away, "away")
    today = (datetime.now(UTC) + timedelta(hours={"en": 0, "ru": 3, "uk": 2}[language])).date()
    day = today.toordinal()
    away.press(panel, data=f":hy:{day}:0")
    panel = later(away, panel)
    assert noted in (away.press(panel, data=f":hy:{day + 1}:{day}").text or "")
    board = group.wait(lambda post: told in post.text)
    assert "⏳" not in board.text
    agree = next(key.data for row in board.keyboard or () for key in row if verb(key) == "a")
    other.press(board, data=agree)
    board = group.wait(lambda post: told not in post.text and has(post, "c"), board.id - 1)
    planned = later(away, panel)
    away.press(planned, data=":hx")
    assert ":hy:" in str(later(away, planned).keyboard)
    away.press(board, data=data_of(board, "G"))
