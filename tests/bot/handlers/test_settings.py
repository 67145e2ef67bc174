"""The panel of a private chat's settings, on a phone: words that are cut off say nothing."""

from typing import get_args

import pytest

from bot.handlers.features import ROUTES
from bot.handlers.pages.settings_pages import Page, settings_panel
from bot.store.profiles import Profile
from bot.table.hours import REMINDERS, Habits
from bot.texts.catalogues import LANGUAGES
from tests.bot.tables import FRAME, NOON

_WIDTHS = {1: 34, 2: 18, 3: 12, 4: 9, 7: 2}
"""Characters on a button, by how many stand in its row: a keyboard is 300 points wide."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reminders", REMINDERS)
def test_words_fit_on_their_buttons(language: str, reminders: str) -> None:
    profile = Profile(habits=Habits(reminders=reminders))
    pages = (
        settings_panel(FRAME, language, profile, ROUTES.switches, NOON, page)
        for page in get_args(Page)
    )
    rows = [row for page in pages for row in page.keyboard]
    long = [b.text for row in rows for b in row if len(b.text) > _WIDTHS[len(row)]]
    assert long == []
