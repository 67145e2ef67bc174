"""The panel of a private chat's settings, on a phone: words that are cut off say nothing."""

from typing import get_args

import pytest
from prometheus_client import REGISTRY

from bot.display import buttons
from bot.handlers.features import ROUTES
from bot.handlers.pages.settings_pages import Page, settings_panel
from bot.service.zones import guess_zones
from bot.store.profiles import Profile
from bot.table.habits import REMINDERS, Habits
from bot.table.values import with_changes
from bot.table.zones import CITIES
from bot.texts.catalogues import LANGUAGES
from tests.bot.handlers.pressing import Pressed
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, GROUP, NOON, begun

_WIDTHS = {1: 34, 2: 18, 3: 12, 4: 9, 7: 2}
"""Characters on a button, by how many stand in its row: a keyboard is 300 points wide."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reminders", REMINDERS)
def test_words_fit_on_their_buttons(language: str, reminders: str) -> None:
    profile = Profile(habits=Habits(reminders=reminders))
    pages = (
        settings_panel(FRAME, language, profile, ROUTES.entrances.switches, NOON, page)
        for page in get_args(Page)
    )
    rows = [row for page in pages for row in page.keyboard]
    long = [b.text for row in rows for b in row if len(b.text) > _WIDTHS[len(row)]]
    assert long == []


async def test_a_city_is_chosen_by_a_button_or_typed(bot: Pressed) -> None:
    await bot.store.profiles.change(ANNA.id, habits=Habits(offset=120))
    await bot.press(ANNA, ANNA.id, buttons.City("", [*CITIES].index("Asia/Kathmandu")))
    assert (await bot.store.profiles.of(ANNA.id)).habits == Habits(
        offset=120, zone="Asia/Kathmandu"
    )
    for typed, zone in (("Berlin", "Europe/Berlin"), ("new york", "America/New_York")):
        (said,) = await bot.say(ANNA, ANNA.id, f"/settings {typed}")
        assert "Your clock: " in said
        assert (await bot.store.profiles.of(ANNA.id)).habits.zone == zone
    (said,) = await bot.say(ANNA, ANNA.id, "/settings Atlantis <b>")
    assert "Atlantis &lt;b&gt;" in said
    assert (await bot.store.profiles.of(ANNA.id)).habits.zone == "America/New_York"
    await bot.press(ANNA, ANNA.id, buttons.Offset("", 180))  # of a message of 0.1.0
    assert (await bot.store.profiles.of(ANNA.id)).habits == Habits(offset=180)


async def test_no_other_city_can_be_pressed(bot: Pressed) -> None:
    for city in (-1, len(CITIES)):
        said = await bot.press(ANNA, ANNA.id, buttons.City("", city))
        assert said == FRAME.say("en", "refused-outdated")


async def test_who_has_not_said_is_guessed_to_live_where_most_live_with_whom_they_play(
    bot: Pressed,
) -> None:
    live = begun("gifts", ANNA, BORIS, CLARA)
    for user in (BORIS, CLARA):
        await bot.store.profiles.change(user.id, habits=Habits(zone="Asia/Tbilisi"))
    await guess_zones(bot.store, with_changes(live, strangers=True).table)
    assert (await bot.store.profiles.of(ANNA.id)).habits.near == ""
    await guess_zones(bot.store, live.table)
    for id in (ANNA.id, GROUP.chat):
        assert (await bot.store.profiles.of(id)).habits.near == "Asia/Tbilisi"
    assert (await bot.store.profiles.of(BORIS.id)).habits.near == ""


async def test_presses_are_counted_by_what_the_button_does(bot: Pressed) -> None:
    def counted(kind: str) -> float:
        return REGISTRY.get_sample_value("nastolka_presses_total", {"kind": kind}) or 0

    languages, others = counted("Language"), counted("Settings")
    await bot.press(ANNA, ANNA.id, buttons.Language("", "uk"))
    assert (counted("Language"), counted("Settings")) == (languages + 1, others)
