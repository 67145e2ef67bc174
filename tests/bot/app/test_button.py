"""The way to the page: only where there is one, and never where the game forgets."""

import subprocess
import sys

import pytest
from msgspec.structs import replace

from bot.display.lobby.options import OPTIONS, options_panel
from bot.display.surfaces import surfaces
from bot.display.values import Button
from bot.process.settings import BadSettings, read_settings
from bot.reconciler.api.calls import written
from bot.table.gathering import SetOnlookers
from bot.table.values import Live, Place, with_changes
from bot.texts.frame import Frame
from bot.texts.reader import public_reader
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, STRANGER, begun, do, lobby, over, refusal

WITH_PAGE = replace(FRAME, app="https://example.org/play")
LINK = "https://t.me/some_bot/play?startapp=0123456789"
PAGE = "https://example.org/play?table=0123456789"


def ways(live: Live, *, page: bool = True) -> dict[str, list[Button]]:
    """The buttons to the page, by surface."""
    shown = surfaces(WITH_PAGE if page else FRAME, live)
    found = {
        surface.key: [
            button
            for row in (*surface.keyboard, *surface.more)
            for button in row
            if button.page or (button.url or "").startswith(LINK)
        ]
        for surface in shown
    }
    return {key: buttons for key, buttons in found.items() if buttons}


def test_group_has_a_link_and_a_hand_a_page_of_its_own() -> None:
    """Telegram takes no button of the kind `web_app` in groups:
    https://core.telegram.org/bots/api#inlinekeyboardbutton
    """
    found = ways(begun("saboteur", ANNA, BORIS, CLARA))
    assert [(button.url, button.page) for button in found["board"]] == [(LINK, None)]
    assert {key for key in found if key != "board"} == {"hand0", "hand1", "hand2"}
    hands = [button for key in found if key != "board" for button in found[key]]
    assert {(button.url, button.page) for button in hands} == {(None, PAGE)}


def test_board_in_a_private_chat_has_a_page() -> None:
    live = with_changes(begun("carcassonne", ANNA, BORIS), place=Place(ANNA.id))
    near, listed = ways(live)["board"]  # as it stands, and behind "⋯"
    assert near == listed
    assert (button := near).page == PAGE
    assert f'"web_app":{{"url":"{PAGE}"}}' in written(((button,),))


@pytest.mark.parametrize("game", ["carcassonne", "saboteur", "laar"])
def test_nothing_leads_there_without_a_page_or_after_the_game(game: str) -> None:
    people = (ANNA, BORIS, CLARA)
    assert ways(begun(game, *people), page=False) == {}
    assert ways(over(game, *people)) == {}


@pytest.mark.parametrize("game", ["carcassonne", "saboteur"])
def test_host_lets_whoever_has_the_link_look_on(game: str) -> None:
    """docs/adr/0107: only where there is a page, and a group that others are not in."""
    live = lobby(game, ANNA, BORIS, CLARA)
    assert not live.table.onlookers
    assert switches(WITH_PAGE, live) == ["🔗 Watching: group only"]
    assert switches(FRAME, live) == []
    assert switches(WITH_PAGE, with_changes(live, place=Place(ANNA.id))) == []
    assert refusal(live, BORIS, SetOnlookers(onlookers=True))
    open_to_all = do(live, ANNA, SetOnlookers(onlookers=True))
    assert open_to_all.table.onlookers
    assert switches(WITH_PAGE, open_to_all) == ["🔗 Watching: anyone with the link"]


SHUT = "🔗 Watching: group only"


@pytest.mark.parametrize("game", ["carcassonne", "saboteur"])
def test_who_is_in_charge_shuts_the_link_while_the_game_runs_and_afterwards(game: str) -> None:
    """Nobody opens it then: people have sat down to play before their group."""
    people = (ANNA, BORIS, CLARA)
    for live in (begun(game, *people), over(game, *people)):
        assert SHUT not in listed(live)
        assert refusal(live, ANNA, SetOnlookers(onlookers=True)) == "refused-begun"
        watched = with_changes(live, onlookers=True)
        assert SHUT in listed(watched)
        assert refusal(watched, BORIS, SetOnlookers(onlookers=False)) == "refused-only-host"
        for user in (ANNA, replace(STRANGER, is_admin=True)):
            shut = do(watched, user, SetOnlookers(onlookers=False))
            assert not shut.table.onlookers
            assert SHUT not in listed(shut)


def listed(live: Live) -> list[str]:
    """The texts of all buttons of the group, and behind "⋯"."""
    shown = [one for one in surfaces(WITH_PAGE, live) if one.place.is_group]
    return [b.text for one in shown for row in (*one.keyboard, *one.more) for b in row]


def switches(frame: Frame, live: Live) -> list[str]:
    _, rows = options_panel(public_reader(frame, live.table), live.table, OPTIONS)
    return [button.text for row in rows for button in row if button.text.startswith("🔗")]


def test_nothing_leads_there_where_the_game_forgets() -> None:
    assert ways(begun("glastonbury", ANNA, BORIS, CLARA)) == {}


_LOOK = """
import asyncio, sys, bot.__main__
from bot.process.page import opened_page
from bot.process.settings import read_settings
async def look(**more):
    settings = read_settings({"TELEGRAM_TOKEN": "1:x", **more})
    async with opened_page(settings, None, None, None) as page:
        print(len(page.routes), any(name.startswith("bot.app") for name in sys.modules))
asyncio.run(look())
"""


def test_nothing_of_it_is_loaded_or_served_without_a_page() -> None:
    told = subprocess.run([sys.executable, "-c", _LOOK], capture_output=True, text=True, check=True)
    assert told.stdout == "0 False\n"


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org",
        "http://example.org/play",
        "https://example.org/a/",
        "https://e.org/p?x",
    ],
)
def test_address_must_end_in_the_short_name(url: str) -> None:
    with pytest.raises(BadSettings, match="APP_URL must be"):
        read_settings({"TELEGRAM_TOKEN": "1:x", "APP_URL": url})


@pytest.mark.parametrize(
    "url", ["https://e.org/play", "https://e.org/a/b_3", "http://127.0.0.1:8/play"]
)
def test_address_may_be_any_of_ours(url: str) -> None:
    assert read_settings({"TELEGRAM_TOKEN": "1:x", "APP_URL": url}).app_url == url
