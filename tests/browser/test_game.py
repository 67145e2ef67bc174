"""The whole product as a person meets it: `python -m playground`, a browser, and taps alone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.scene import Window, phone

pytestmark = pytest.mark.browser

ANNA, BORIS = "Anna", "Борис"
NO_FOLLOWER = re.compile("No follower")
ENDS_TURN = re.compile("Confirm|^No follower")
"""Stands on the preview from its first look: in a first game no follower is one green tap."""
ASKED = re.compile("where does the tile go|place a follower")
"""A tile that fits in one place only, as a monastery below the first tile, stands there at once."""


@pytest.fixture
def window(launched: Callable[..., Window]) -> Window:
    return launched()


def test_two_people_play_with_taps_alone(window: Window) -> None:
    page = window.page
    open_a_table(page)
    board = last(page, ANNA)
    expect(board.locator(".photo")).to_be_visible()
    assert {take_turn(page), take_turn(page)} == {ANNA, BORIS}


def test_one_person_plays_alone_three_taps_from_the_first_screen(window: Window) -> None:
    """Play alone, the game, a place for the tile: there is the preview of the first move."""
    page = window.page
    expect(phone(page, ANNA).get_by_text("Hello!")).to_be_visible()
    page.get_by_role("button", name="Play alone").click()
    phone(page, ANNA).get_by_role("button", name="Try Carcassonne now").click()
    board = last(page, ANNA)
    expect(board.locator(".photo")).to_be_visible()
    expect(board).to_contain_text(ASKED)
    keyboard = board.locator(".keyboard")
    if choose_a_place(keyboard):
        expect(keyboard.get_by_role("button", name="Back")).to_be_visible()
    expect(keyboard.get_by_role("button", name=NO_FOLLOWER)).to_be_visible()


def open_a_table(page: Page) -> None:
    """From the command menu to the first board."""
    anna, boris = phone(page, ANNA), phone(page, BORIS)
    expect(anna.get_by_text("Hello!")).to_be_visible()
    anna.get_by_role("button", name="Commands").click()
    anna.get_by_role("option", name="/play").click()
    anna.get_by_role("button", name=re.compile("^Carcassonne")).click()
    expect(last(page, BORIS)).to_contain_text(ANNA)
    boris.get_by_role("button", name="Join").click()
    expect(last(page, ANNA)).to_contain_text(BORIS)
    anna.get_by_role("button", name="Start", exact=True).click()
    expect(last(page, ANNA)).to_contain_text(ASKED)


def take_turn(page: Page) -> str:
    """Lay the tile on the first cell without a follower; the name of who did it."""
    name, before = whose_turn(page), last(page, ANNA).get_attribute("data-key") or ""
    keyboard = last(page, name).locator(".keyboard")
    choose_a_place(keyboard)
    keyboard.get_by_role("button", name=ENDS_TURN).click()
    expect(last(page, ANNA)).not_to_have_attribute("data-key", before)
    expect(last(page, ANNA)).to_contain_text(ASKED)
    return name


def choose_a_place(keyboard: Locator) -> bool:
    """Tap the first cell; False where there is none: a tile that fits in one place only is
    previewed there at once.
    """
    cell = keyboard.get_by_role("button", name="1", exact=True)
    expect(cell.or_(keyboard.get_by_role("button", name=ENDS_TURN))).to_be_visible()
    if is_asked := cell.is_visible():
        cell.click()
    return is_asked


def whose_turn(page: Page) -> str:
    """The person whom the newest board calls, as that phone itself marks it."""
    called = page.locator(".phone article:last-of-type .mention.me")
    expect(called).to_have_count(1)
    return ANNA if last(page, ANNA).locator(".mention.me").count() else BORIS


def last(page: Page, name: str) -> Locator:
    """The newest message on a person's phone."""
    return phone(page, name).locator("article").last
