"""Some moves of a game by touch while workers are killed; `by_touch` plays whole ones."""

from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from playground.person import Post
from tests.browser.by_touch import played

pytestmark = pytest.mark.browser

TURNS = 2


def test_three_play_by_touch_and_by_buttons_while_workers_are_killed(
    browser: Browser, tmp_path: Path
) -> None:
    found = played(browser, tmp_path, "carcassonne", _each_has_moved)
    assert found.complaints == []
    assert "Traceback" not in found.log


def _each_has_moved(moves: Counter[str], _: list[Post]) -> bool:
    return len(moves) == len(("Anna", "Борис", "Оксана")) and min(moves.values()) >= TURNS
