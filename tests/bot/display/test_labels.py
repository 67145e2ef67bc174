"""No label of settings is cut: a keyboard is as wide as a picture, 300 points of a phone."""

from typing import get_args

import pytest

from bot.display.lobby.options import MORE, OPTIONS
from bot.display.lobby.surface import host_panel
from bot.display.values import Keyboard
from bot.handlers.features import ROUTES
from bot.handlers.pages.settings_pages import Page, group_panel, settings_panel
from bot.store.profiles import Profile
from bot.table.habits import Habits
from bot.texts.catalogues import LANGUAGES
from bot.texts.reader import public_reader
from tests.bot.tables import ALL, ANNA, FRAME, NOON, lobby
from tests.properties import each

SWITCHES = ROUTES.entrances.switches

WIDTHS = {2: 16, 3: 9, 4: 6, 5: 4, 6: 2, 7: 2, 8: 2}
"""By buttons in a row, letters that each has room for."""


def cut(keyboard: Keyboard) -> list[str]:
    return [
        button.text
        for row in keyboard
        for button in row
        if len(row) > 1 and len(button.text) > WIDTHS[len(row)]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_of_people_and_groups_are_read_whole(language: str) -> None:
    for ticked in (True, False):
        habits = Habits("half" if ticked else "daily")
        mine = Profile(language=language, confirms=ticked, soon=ticked, habits=habits)
        for page in get_args(Page):
            assert cut(settings_panel(FRAME, language, mine, SWITCHES, NOON, page).keyboard) == []
        group = Profile(language=language, pins=ticked, levels=ticked)
        assert cut(group_panel(FRAME, language, group, SWITCHES, may_change=True).keyboard) == []


@each("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_options_of_games_are_read_whole(game: str, language: str) -> None:
    table = lobby(game, ANNA, language=language).table
    panels = (OPTIONS, MORE, *(f"{OPTIONS}/{option.id}" for option in ALL[game].options))
    for panel in panels:
        assert cut(host_panel(public_reader(FRAME, table), table, panel)[1]) == []
